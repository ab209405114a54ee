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

  /** Where its answer lies. */
  function called(name, bytes) {
    if (!bytes) return engine[name]();
    const pointer = engine.loggia_allocate(bytes.length);
    new Uint8Array(engine.memory.buffer, pointer, bytes.length).set(bytes);
    const answer = engine[name](pointer, bytes.length);
    engine.loggia_release(pointer);
    return answer;
  }

  const call = (name, text) =>
    textAt(called(name, text === undefined ? undefined : new TextEncoder().encode(text)));
  /** A call of wasm/local_tables.h, and its orders: lists of texts, all of them packed (wasm/texts.h). */
  call.tables = (...texts) => call.packed(pack(texts));
  call.packed = (bytes) => {
    const orders = called('loggia_tables', bytes); // which may move the memory
    const [size, at] = new Uint32Array(engine.memory.buffer, orders, 2);
    return unpackAll(Buffer.from(engine.memory.buffer, at, size));
  };
  return call;
}

const number = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

export function pack(texts) {
  const parts = texts.map((text) => Buffer.from(text));
  return Buffer.concat([number(parts.length), ...parts.flatMap((part) => [number(part.length), part])]);
}

function unpackAll(bytes) {
  let at = 0;
  const next = () => bytes.readUInt32LE((at += 4) - 4);
  const text = () => {
    const size = next();
    return bytes.toString('utf8', at, (at += size));
  };
  const lists = [];
  while (at < bytes.length) lists.push(Array.from({ length: next() }, text));
  return lists;
}
