// The engine as a WebAssembly module: texts in, texts out. Runs in workers only.

import wasmUrl from '../../../build/wasm/loggia.wasm?url';

type Exports = Record<string, CallableFunction> & { memory: WebAssembly.Memory };

export class EngineModule {
  #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** Compiled code, which workers can hand to each other. */
  static compile(): Promise<WebAssembly.Module> {
    return WebAssembly.compileStreaming(fetch(wasmUrl));
  }

  static async load(code: WebAssembly.Module): Promise<EngineModule> {
    let memory: WebAssembly.Memory | undefined;
    const imports = { wasi_snapshot_preview1: wasi(() => memory as WebAssembly.Memory) };
    const instance = await WebAssembly.instantiate(code, imports);
    const exports = instance.exports as Exports;
    memory = exports.memory;
    (exports._initialize as () => void)();
    return new EngineModule(exports);
  }

  /** Calls loggia_NAME with texts; its answer is JSON. */
  call(name: string, ...texts: string[]): unknown {
    return JSON.parse(this.text(name, ...texts));
  }

  /** The same where the answer is a plain text. */
  text(name: string, ...texts: string[]): string {
    const { loggia_allocate: allocate, loggia_release: release, memory } = this.#exports;
    const encoder = new TextEncoder();
    const given = texts.flatMap((text) => {
      const bytes = encoder.encode(text);
      const pointer = allocate!(bytes.length) as number;
      new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
      return [pointer, bytes.length];
    });
    const answer = this.#textAt(this.#exports[`loggia_${name}`]!(...given) as number);
    for (let i = 0; i < given.length; i += 2) release!(given[i]);
    return answer;
  }

  #textAt(pointer: number): string {
    const bytes = new Uint8Array(this.#exports.memory.buffer, pointer);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }
}

/** The little of WASI that the engine asks for: time, noise, and somewhere for its last words. */
function wasi(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const view = () => new DataView(memory().buffer);
  const nothing = () => 0;
  return {
    environ_get: nothing,
    environ_sizes_get: (count: number, size: number) => {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    clock_time_get: (_clock: number, _precision: bigint, result: number) => {
      view().setBigUint64(result, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    random_get: (pointer: number, size: number) => {
      crypto.getRandomValues(new Uint8Array(memory().buffer, pointer, size));
      return 0;
    },
    fd_close: nothing,
    fd_seek: nothing,
    fd_write: (_fd: number, vectors: number, count: number, written: number) => {
      let size = 0;
      let text = '';
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(vectors + 8 * i, true);
        const length = view().getUint32(vectors + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, at, length));
        size += length;
      }
      view().setUint32(written, size, true);
      console.warn(text);
      return 0;
    },
    proc_exit: (code: number) => {
      throw new Error(`the engine stopped (${code})`);
    },
  };
}
