// Lines to where tables are: a WebSocket to the server, which heals itself, or the engine's worker
// for tables on this device. Whoever holds one hears `opened` each time it is there anew.

import { Pauses } from '../app/pauses';
import { noteOutdated } from '../app/updates.svelte';
import { engine, engineLost } from '../engine/engine';
import type { Heard, Said } from './messages';

export interface Line {
  say(message: Said): void;
  close(): void;
}

export interface Listener {
  opened(): void;
  heard(message: Heard): void;
  /** Gone for now, or for good: why is a close code of docs/PROTOCOL.md. */
  lost(code: number): void;
}

export type LineMaker = (listener: Listener) => Line;

type Timer = ReturnType<typeof setTimeout> | undefined;

const shortestPause = 250;
/** How long a line may be silent before it is asked; sooner, once a command was said on it. Who looks at
    the page believes what it says of others, and is not to be told old news. */
const longestSilence = { visible: 4_000, hidden: 20_000 };
const longestReply = 2_000;
/** How long it may be silent after that, before it counts as dead; longer, if the one before died so. */
const shortestPatience = 4_000;
const longestPatience = 32_000;
const broken = 1006;
const loggedOut = 4001;

/** `isForgotten` asks whether the server knew us and does not any more. */
export function webLine(listener: Listener, isForgotten: () => Promise<boolean>): Line {
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  let socket: WebSocket | undefined;
  const pauses = new Pauses(shortestPause);
  let retry: Timer;
  let silence: Timer;
  let patience = shortestPatience;
  let isAwaited = false; // a word, soon
  let isClosed = false;

  function connect(): void {
    clearTimeout(retry);
    retry = undefined;
    const opening = new WebSocket(url);
    socket = opening;
    waitForWord(longestSilence.hidden);
    opening.onopen = () => {
      waitForWord();
      pauses.reset();
      listener.opened();
    };
    opening.onmessage = ({ data }) => {
      waitForWord();
      const message = JSON.parse(String(data)) as Heard;
      if (message.type === 'pong') patience = shortestPatience;
      if (message.type === 'reload') noteOutdated();
      if (message.type === 'welcome' && message.name === null) void endIfForgotten(opening);
      listener.heard(message);
    };
    opening.onclose = async ({ code }) => {
      if (isClosed || socket !== opening) return;
      listener.lost(broken);
      // Who was logged out may have come back in another tab.
      if (code === loggedOut) await endIfForgotten(opening);
      if (isClosed || socket !== opening) return;
      clearTimeout(silence);
      retry = setTimeout(connect, pauses.next());
    };
  }

  async function endIfForgotten(by: WebSocket): Promise<void> {
    if (!(await isForgotten()) || isClosed || socket !== by) return;
    close();
    listener.lost(loggedOut);
  }

  function waitForWord(pause = longestSilence[document.visibilityState]): void {
    isAwaited = false;
    clearTimeout(silence);
    silence = setTimeout(ask, pause);
  }

  /** Networks change and die without a word, and a browser then keeps its socket for minutes. */
  function ask(): void {
    send({ type: 'ping' });
    isAwaited = true;
    clearTimeout(silence);
    silence = setTimeout(() => {
      patience = Math.min(2 * patience, longestPatience);
      const dead = socket;
      socket = undefined;
      dead?.close();
      listener.lost(broken);
      connect();
    }, patience);
  }

  // Into a tunnel, or back from one or a nap: no need to wait for the pause to end, and the line may
  // be dead.
  function hurry(): void {
    if (document.visibilityState === 'hidden') return;
    if (retry === undefined) return ask();
    pauses.reset();
    connect();
  }

  function send(message: Said): boolean {
    const isOpen = socket?.readyState === WebSocket.OPEN;
    if (isOpen) socket?.send(JSON.stringify(message));
    return isOpen;
  }

  function say(message: Said): void {
    if (!send(message) || isAwaited || !('id' in message)) return;
    isAwaited = true;
    clearTimeout(silence);
    silence = setTimeout(ask, longestReply);
  }

  function close(): void {
    isClosed = true;
    clearTimeout(retry);
    clearTimeout(silence);
    removeEventListener('online', hurry);
    removeEventListener('offline', hurry);
    document.removeEventListener('visibilitychange', hurry);
    socket?.close();
  }

  addEventListener('online', hurry);
  addEventListener('offline', hurry);
  document.addEventListener('visibilitychange', hurry);
  connect();
  return { say, close };
}

export function localLine(guest: string, name: string): LineMaker {
  return (listener) => {
    const line = engine.open(guest, name, {
      heard: (text) => listener.heard(JSON.parse(text) as Heard),
      lost: () => listener.lost(engineLost),
    });
    queueMicrotask(() => listener.opened());
    return { say: (message) => line.say(JSON.stringify(message)), close: () => line.close() };
  };
}
