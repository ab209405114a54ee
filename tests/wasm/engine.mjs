// The module for the browser, loaded in Node: texts in, texts out.
// Its chance follows from LOGGIA_SEED (a whole number, usually 0), and its clock stands still, so that
// no bot is cut short for being slow. A test that fails says how to run it again.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const seed = Number(process.env.LOGGIA_SEED ?? 0);

process.on('exit', (code) => {
  const again = `LOGGIA_SEED=${seed} node --no-warnings ${process.argv.slice(1).join(' ')}`;
  if (code !== 0) console.error(`again: ${again}`);
});

function seededBytes() {
  let drawn = 0;
  return (size) => {
    const hash = createHash('shake256', { outputLength: size });
    return hash.update(`${seed} ${++drawn}`).digest();
  };
}

export async function load(path) {
  let engine;
  const bytes = seededBytes();
  const host = {
    now: () => 0,
    random: (pointer, size) =>
      new Uint8Array(engine.memory.buffer, pointer, size).set(bytes(size)),
  };
  const { instance } = await WebAssembly.instantiate(readFileSync(path), { host });
  engine = instance.exports;
  engine._initialize();

  function textAt(pointer) {
    const bytes = new Uint8Array(engine.memory.buffer, pointer);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  return function call(name, ...texts) {
    const given = texts.map((text) => {
      const bytes = new TextEncoder().encode(text);
      const pointer = engine.loggia_allocate(bytes.length);
      new Uint8Array(engine.memory.buffer, pointer, bytes.length).set(bytes);
      return [pointer, bytes.length];
    });
    const answer = textAt(engine[name](...given.flat()));
    for (const [pointer] of given) engine.loggia_release(pointer);
    return answer;
  };
}
