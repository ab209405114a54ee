// Two last steps of a build: the service worker learns which files there are, and every file that
// gains from it gets compressed siblings, which the server hands out (.br, .gz).

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

// Not the page: the server writes into its head what a link shows of itself.
const compressible = /\.(js|css|wasm|svg|json|webmanifest)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => String(name))
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}

/** Pictures for those who show links to us. */
const forOthers = /^links\//;

/** Files to be there offline, and a version that changes with any of them. */
function listed(folder: string): { version: string; files: string[] } {
  const files = filesIn(folder).filter(
    (name) => !/\.(br|gz|map)$/.test(name) && !forOthers.test(name) && name !== 'sw.js',
  );
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
  return { version: hash.digest('hex').slice(0, 16), files: files.map((name) => `/${name}`) };
}

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'loggia-offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const { version, files } = listed(folder);
      const source = readFileSync(join(import.meta.dirname, 'serviceWorker.js'), 'utf8');
      writeFileSync(
        join(folder, 'sw.js'),
        `const version = ${JSON.stringify(version)};\nconst files = ${JSON.stringify(files)};\n${source}`,
      );
      for (const name of filesIn(folder).filter((each) => compressible.test(each))) {
        const bytes = readFileSync(join(folder, name));
        const brotli = brotliCompressSync(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_LGWIN]: 22,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        });
        if (brotli.length >= bytes.length) continue;
        writeFileSync(join(folder, `${name}.br`), brotli);
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
