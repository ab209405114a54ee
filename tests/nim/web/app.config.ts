// The web app with Nim: all of it as it is, but where it begins, and the engine's module.

import { resolve } from 'node:path';
import app from '../../../web/vite.config';

const root = resolve(import.meta.dirname, '../../..');

export default {
  ...app,
  root: resolve(root, 'web'),
  resolve: {
    alias: [
      { find: '/src/main.ts', replacement: resolve(import.meta.dirname, 'main.ts') },
      { find: /^.*\/loggia\.wasm/, replacement: resolve(root, 'build/wasm/loggia_with_nim.wasm') },
    ],
  },
  build: { ...app.build, outDir: '../build/web-with-nim' },
};
