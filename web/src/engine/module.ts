// The engine as a WebAssembly module: texts in, texts out. Runs in workers only.

import { pack, unpackAll } from './packing';
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

  /** Calls loggia_NAME with a text; its answer is JSON. */
  call(name: string, text?: string): unknown {
    return JSON.parse(this.text(name, text));
  }

  /** The same where the answer is a plain text. */
  text(name: string, text?: string): string {
    const given = text === undefined ? undefined : new TextEncoder().encode(text);
    const bytes = this.#from(this.#called(name, given));
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  /** A call of wasm/local_tables.h, and the orders that it leads to. */
  tables(...call: string[]): string[][] {
    const orders = this.#called('tables', pack(call));
    const [size, at] = new Uint32Array(this.#exports.memory.buffer, orders, 2);
    return unpackAll(this.#from(at!).subarray(0, size));
  }

  /** Calls it with bytes; where its answer lies. */
  #called(name: string, bytes?: Uint8Array): number {
    const { loggia_allocate: allocate, loggia_release: release } = this.#exports;
    const run = this.#exports[`loggia_${name}`]!;
    if (!bytes) return run() as number;
    const pointer = allocate!(bytes.length) as number;
    this.#from(pointer).set(bytes);
    const answer = run(pointer, bytes.length) as number;
    release!(pointer);
    return answer;
  }

  #from(pointer: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, pointer);
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
