// The built program with the built app on a port of its own, and a browser, for whoever takes pictures.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';

export const root = resolve(import.meta.dirname, '..');

export async function startServer() {
  const server = spawn(
    `${root}/build/release/loggia`,
    ['serve', '--listen', '127.0.0.1:0', '--data', 'memory:', '--web', `${root}/build/web`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise((open) => {
    server.stdout.on('data', (data) => {
      const found = /open at (http\S+)/.exec(String(data));
      if (found) open(found[1]);
    });
  });
  return { server, url };
}

export function startBrowser() {
  return chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
}
