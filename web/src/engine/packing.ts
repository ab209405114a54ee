// Lists of texts, as calls and orders cross between a worker and the module (wasm/texts.h).

export function pack(texts: string[]): Uint8Array {
  const encoder = new TextEncoder();
  const parts = texts.map((text) => encoder.encode(text));
  const size = parts.reduce((sum, part) => sum + 4 + part.length, 4);
  const bytes = new Uint8Array(size);
  const numbers = new DataView(bytes.buffer);
  numbers.setUint32(0, parts.length, true);
  let at = 4;
  for (const part of parts) {
    numbers.setUint32(at, part.length, true);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}

/** Lists one after the other, to the end. */
export function unpackAll(bytes: Uint8Array): string[][] {
  const decoder = new TextDecoder();
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const number = () => {
    at += 4;
    return numbers.getUint32(at - 4, true);
  };
  const text = () => {
    const size = number();
    at += size;
    return decoder.decode(bytes.subarray(at - size, at));
  };
  const lists: string[][] = [];
  while (at < bytes.length) lists.push(Array.from({ length: number() }, text));
  return lists;
}
