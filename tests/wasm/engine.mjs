// The module for the browser, loaded in Node: texts in, texts out.
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';

export async function load(path) {
  let engine;
  const host = {
    now: () => performance.now(),
    random: (pointer, size) =>
      webcrypto.getRandomValues(new Uint8Array(engine.memory.buffer, pointer, size)),
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
