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
    const imports = { host: host(() => memory as WebAssembly.Memory) };
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

/** What the engine asks of the browser: time, and noise. */
function host(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  return {
    now: () => performance.now(),
    random: (pointer: number, size: number) => {
      crypto.getRandomValues(new Uint8Array(memory().buffer, pointer, size));
    },
  };
}
