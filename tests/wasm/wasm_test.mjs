// The module for the browser does what the native program does: same signature, same results.
// Usage: node wasm_test.mjs MODULE LOGGIA
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load, seed as offset } from './engine.mjs';

const [modulePath, loggia] = process.argv.slice(2);
const call = await load(modulePath);

function native(...args) {
  return execFileSync(loggia, args, { encoding: 'utf8' });
}

const bench = JSON.parse(native('bench', '--rounds', '1', '--json'));
assert.equal(call('loggia_signature'), bench.signature);

const folder = mkdtempSync(join(tmpdir(), 'loggia-wasm-'));
try {
  for (const game of ['balconia', 'highrise']) {
    for (let seed = 1 + 10 * offset; seed <= 10 + 10 * offset; ++seed) {
      const file = join(folder, `${game}-${seed}.json`);
      native('simulate', game, '--games', '1', '--seed', `${seed}`, '--record', file);
      const text = readFileSync(file, 'utf8');
      const record = JSON.parse(text);
      const replay = JSON.parse(call('loggia_replay', text));
      assert.deepEqual(replay.result, record.result);
      assert.deepEqual(
        replay.frames.map(({ event }) => event),
        record.entries.map(({ seq, ...event }) => event),
      );
      if (game === 'highrise') continue;
      const { facades } = replay.frames.at(-1).view;
      for (const seat of ['green', 'pink']) {
        assert.equal(facades[seat].total, record.result.scores[seat]);
      }
    }
  }
  assert.match(JSON.parse(call('loggia_replay', '{')).error, /line 1/);
} finally {
  rmSync(folder, { recursive: true });
}

// What a browser downloads before the first game.
const downloaded = brotliCompressSync(readFileSync(modulePath)).length;
assert.ok(downloaded < 150_000, `${downloaded} bytes are more than a first visit may cost`);
console.log(`wasm: signature ${bench.signature}, 20 matches agree, ${downloaded} bytes compressed`);
