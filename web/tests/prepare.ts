// Before all tests, once: a copy of the app whose workers draw from seeds. Suites side by side have one each.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedApp } from './seeds';
import { web } from './server';

export default function prepare(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-seeded-'));
  seedApp(web, folder);
  process.env['LOGGIA_SEEDED_WEB'] = folder;
  return () => rmSync(folder, { recursive: true });
}
