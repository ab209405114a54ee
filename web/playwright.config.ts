// Tests of the app in Debian's Chromium, against the real server:
//   LOGGIA=../build/release/loggia npx playwright test
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  outputDir: '../build/web-tests',
  // Whole games on a busy machine.
  timeout: 180_000,
  // What fails once is a race: in the app or in the test.
  retries: 0,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  // Says little of what passes, and what failed at the end.
  reporter: [['dot']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
    trace: 'retain-on-failure',
  },
});
