// What is measured in the browser, one thing at a time: tools/web bench
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

const { launchOptions } = tests.use!;

export default defineConfig(tests, {
  projects: [{ name: 'bench', testDir: 'bench', testMatch: '*.bench.ts' }],
  outputDir: '../build/web-tests/bench',
  workers: 1,
  reporter: [['line']],
  // What is measured is optimized.
  use: {
    launchOptions: {
      ...launchOptions,
      args: launchOptions!.args!.filter((each) => !each.startsWith('--js-flags')),
    },
  },
});
