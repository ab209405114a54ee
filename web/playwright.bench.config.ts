// What is measured in the browser, one thing at a time: tools/web bench
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig(tests, {
  testDir: 'bench',
  testMatch: '*.bench.ts',
  workers: 1,
  reporter: [['line']],
});
