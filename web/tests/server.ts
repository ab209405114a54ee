// A real server for the tests: its own folder, its own port, and it can be killed and come back.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
export const loggia = process.env['LOGGIA'] ?? join(root, 'build/release/loggia');
export const web = process.env['LOGGIA_WEB'] ?? join(root, 'build/web');

// All people of a test come from one address.
const unlimited = ['--guests-per-minute', '0', '--requests-per-second', '0'];

export class Server {
  url = '';
  #folder = mkdtempSync(join(tmpdir(), 'loggia-web-'));
  #process: ChildProcess | undefined;
  #web: string;

  /** With the app, or with a folder that holds another one. */
  constructor(folder = web) {
    this.#web = folder;
  }

  async start(): Promise<void> {
    const address = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
    const child = spawn(
      loggia,
      ['serve', '--listen', address, '--data', this.#folder, '--web', this.#web, ...unlimited],
      { stdio: ['ignore', 'pipe', 'ignore'] },
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

  /** Without a goodbye. */
  kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return Promise.resolve();
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
