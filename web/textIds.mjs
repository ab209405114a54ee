// Writes src/texts/ids.ts: the name of every text, as a type. A test says whether it is current.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('src/texts/', import.meta.url);

/** The ids of English, file by file; the other languages have the same. */
export function writtenIds() {
  const files = readdirSync(new URL('en/', folder)).sort();
  const groups = files.map((file) => {
    const ids = readFileSync(new URL(`en/${file}`, folder), 'utf8').matchAll(/^([a-z][\w-]*) =/gm);
    return `  // ${file}\n${[...ids].map(([, id]) => `  | '${id}'`).join('\n')}`;
  });
  return `// Written by textIds.mjs: \`npm run text-ids\`.\n\n/** The name of a text in the Fluent files. */\nexport type TextId =\n${groups.join('\n')};\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(new URL('ids.ts', folder), writtenIds());
