// Tests of the app in Debian's Chromium, against the real server:
//   LOGGIA=../build/release/loggia npx playwright test
import { defineConfig } from '@playwright/test';

export default defineConfig({
  // What is local asks nothing of a server but the app's files, and no program but for positions.
  projects: ['local', 'online'].map((name) => ({
    name,
    testDir: `tests/${name}`,
    outputDir: `../build/web-tests/${name}`,
  })),
  globalSetup: './tests/prepare.ts',
  // Only what hangs is out of time, however busy the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // What fails once is a race: in the app or in the test.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Says little of what passes, and what failed at the end.
  reporter: [['dot']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    // It loads the whole app, for each context anew: allowed where a test is about it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        // No page lives long enough for optimized JavaScript to pay.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
