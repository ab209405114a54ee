// A real server for the tests: its own folder, its own port, and it can be killed and come back. What
// it draws follows from a seed, and its wall clock may be the test's (tests/test_world.cpp).

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
export const loggia = process.env['LOGGIA'] ?? join(root, 'build/release/loggia');
export const web = process.env['LOGGIA_WEB'] ?? join(root, 'build/web');
/** The app whose workers draw from seeds; prepare.ts makes it of the one that is built. */
const seededWeb = () => process.env['LOGGIA_SEEDED_WEB'] ?? web;

// All people of a test come from one address.
const unlimited = ['--guests-per-minute', '0', '--requests-per-second', '0'];

export interface Setting {
  seed?: string;
  /** Another app than usual. */
  app?: string;
}

export class Server {
  url = '';
  #folder = mkdtempSync(join(tmpdir(), 'loggia-web-'));
  #process: ChildProcess | undefined;
  #app: string;
  #seed: string;
  #starts = 0;
  #clock: string | undefined;

  constructor({ seed = '', app = seededWeb() }: Setting = {}) {
    this.#app = app;
    this.#seed = seed;
  }

  async start(): Promise<void> {
    const address = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
    const world = {
      LD_PRELOAD: join(dirname(loggia), 'libtest_world.so'),
      // Whoever comes after a restart is given other words.
      LOGGIA_NOISE: `${this.#seed} ${++this.#starts}`,
      ...(this.#clock ? { LOGGIA_CLOCK: this.#clock } : {}),
    };
    const child = spawn(
      loggia,
      ['serve', '--listen', address, '--data', this.#folder, '--web', this.#app, ...unlimited],
      { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...world } },
    );
    this.#process = child;
    this.url = await new Promise<string>((opened, failed) => {
      let said = '';
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        const found = /Loggia is open at (http\S+)/.exec(said);
        if (found?.[1]) opened(found[1]);
      });
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Its clock stands at this time from now on: set it before the start, and move it as you like. */
  setClock(milliseconds: number): void {
    this.#clock ??= join(this.#folder, 'clock');
    writeFileSync(`${this.#clock}.new`, String(milliseconds));
    renameSync(`${this.#clock}.new`, this.#clock);
  }

  /** Without a goodbye. */
  kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((gone) => {
      child.on('exit', () => gone());
      child.kill('SIGKILL');
    });
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
