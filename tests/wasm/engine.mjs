// The module for the browser, loaded in Node: texts in, texts out.
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

export async function load(path) {
  const wasi = new WASI({ version: 'preview1' });
  const { instance } = await WebAssembly.instantiate(readFileSync(path), {
    wasi_snapshot_preview1: wasi.wasiImport,
  });
  wasi.initialize(instance);
  const engine = instance.exports;

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
