// What is measured in the browser, one thing at a time: tools/web bench
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

const { launchOptions } = tests.use!;

export default defineConfig(tests, {
  testDir: 'bench',
  testMatch: '*.bench.ts',
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
