// The app with Nim in a browser, as the product's app is tested.

import { resolve } from 'node:path';
import app from '../../../web/playwright.config';

const build = resolve(import.meta.dirname, '../../../build');
process.env['LOGGIA_WEB'] ??= resolve(build, 'web-with-nim');

export default {
  ...app,
  projects: [{ name: 'nim', testDir: '.', outputDir: resolve(build, 'web-tests/nim') }],
  globalSetup: '../../../web/tests/prepare.ts',
};
