// The module for the browser does what the native program does: same signature, same scores.
// Usage: node wasm_test.mjs MODULE LOGGIA SOURCE_DIR
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './engine.mjs';

const [modulePath, loggia, sourceDir] = process.argv.slice(2);
const call = await load(modulePath);

function native(...args) {
  return execFileSync(loggia, args, { encoding: 'utf8' });
}

const bench = JSON.parse(native('bench', '--rounds', '1', '--json'));
assert.equal(call('loggia_signature'), bench.signature);

const folder = mkdtempSync(join(tmpdir(), 'loggia-wasm-'));
try {
  const blocks = readFileSync(join(sourceDir, 'content/balconia/standard.json'), 'utf8');
  for (let seed = 1; seed <= 20; ++seed) {
    const record = join(folder, `match-${seed}.json`);
    native('simulate', 'balconia', '--games', '1', '--seed', `${seed}`, '--record', record);
    const match = readFileSync(record, 'utf8');
    const transcript = call('loggia_transcript', match);
    assert.ok(native('replay', record).startsWith(transcript), `transcript of seed ${seed}`);

    const cells = {};
    let token = 0;
    for (const { by, action } of JSON.parse(match).entries) {
      if (action.token) token = action.token;
      const green = by === 'green' ? action.face : (action.face + 2) % 4;
      if (action.place) cells[action.place] = { block: token, green };
    }
    const building = JSON.stringify({
      format: 'loggia.building/1', blocks: 'standard', entrance: 1 + (seed % 3), door: 'c1', cells,
    });
    const file = join(folder, 'building.json');
    writeFileSync(file, building);
    assert.deepEqual(
      JSON.parse(call('loggia_score', building, blocks)),
      JSON.parse(native('score', file, '--json', '--explain')),
    );
  }
  assert.match(JSON.parse(call('loggia_transcript', '{')).error, /line 1/);
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`wasm: signature ${bench.signature}, 20 matches and buildings agree`);
