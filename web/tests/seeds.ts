// The chance of a test. Whatever the app draws, in a page or in a worker, follows from the test's
// name, so that the same commit deals the same hands on every machine. LOGGIA_SEED=7 deals others:
// tests/lottery asks for many.

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { BrowserContext, TestInfo } from '@playwright/test';

const asked = process.env['LOGGIA_SEED'] ?? '0';

/** By what a test does, wherever its file is. */
export function seedOf({ titlePath }: TestInfo): string {
  return [asked, ...titlePath.slice(1)].join(' › ');
}

/** The one line that does the same again. */
export function again({ file, title, project }: TestInfo): string {
  const words = title.replace(/[.*+?^${}()|[\]\\]/g, '.').replace(/["`'’“”]/g, '.');
  const seed = asked === '0' ? '' : `LOGGIA_SEED=${asked} `;
  const command = process.env['LOGGIA_AGAIN'] ?? 'tools/web browser';
  return `${seed}${command} ${relative(dirname(project.testDir), file)} -g "${words}"`;
}

/** Every page of this context, and every worker of its pages, draws from the seed. */
export async function seedContext(context: BrowserContext, seed: string): Promise<void> {
  await context.addInitScript(`(${drawFrom})(${JSON.stringify(seed)});`);
}

/** A copy of the built app whose workers draw from the name that their page gives them. */
export function seedApp(app: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(app, folder, { recursive: true });
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets)) {
    if (!/^(worker|thinker)-[\w-]+\.js/.test(name)) continue;
    const path = join(assets, name);
    if (name.endsWith('.js')) writeFileSync(path, `(${drawFrom})();\n${readFileSync(path, 'utf8')}`);
    else rmSync(path); // as it was, compressed
  }
}

/** Runs in the page or the worker. What is loaded again draws otherwise: words must not repeat. */
function drawFrom(given?: string): void {
  const isPage = given !== undefined;
  let seed = given ?? self.name;
  if (isPage) {
    try {
      const documents = Number(localStorage.getItem('tests.documents') ?? 0) + 1;
      localStorage.setItem('tests.documents', String(documents));
      seed += ` ${documents}`;
    } catch {
      // Where nothing can be kept, nothing is loaded again.
    }
  } else {
    // However slow the machine is, no thought is cut short.
    performance.now = () => 0;
  }

  // FNV-1a makes four words of the seed, sfc32 goes on from there.
  const state = [1, 2, 3, 4].map((salt) => {
    let hash = 0x811c9dc5 ^ salt;
    for (const letter of seed) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
    return hash;
  }) as [number, number, number, number];
  const next = (): number => {
    const [a, b, c, count] = state;
    const sum = (a + b + count) | 0;
    state[3] = (count + 1) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) next();

  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const { buffer, byteOffset, byteLength } = array;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (let place = 0; place < byteLength; place++) bytes[place] = next() >>> 24;
    return array;
  };

  const Plain = self.Worker;
  let workers = 0;
  self.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, { ...options, name: `${seed} ${++workers}` });
    }
  };
}
