// Lines to where tables are: a WebSocket to the server, which heals itself, or the engine's worker
// for tables on this device. Whoever holds one hears `opened` each time it is there anew.

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

const longestPause = 15_000;
const loggedOut = 4001;

/** `isStranger` asks whether the server does not know us any more. */
export function webLine(listener: Listener, isStranger: () => Promise<boolean>): Line {
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  let socket: WebSocket | undefined;
  let pause = 250;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function connect(): void {
    clearTimeout(timer);
    timer = undefined;
    const opening = new WebSocket(url);
    socket = opening;
    let hasOpened = false;
    opening.onopen = () => {
      hasOpened = true;
      pause = 250;
      listener.opened();
    };
    opening.onmessage = ({ data }) => listener.heard(JSON.parse(String(data)) as Heard);
    opening.onclose = async ({ code }) => {
      if (isClosed || socket !== opening) return;
      listener.lost(code);
      // A browser does not say why a line was not opened.
      const isEnded = code === loggedOut || !hasOpened ? await isStranger() : false;
      if (isClosed || socket !== opening) return;
      if (isEnded) return listener.lost(loggedOut);
      timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, longestPause);
    };
  }

  // Back from a tunnel or a nap: no need to wait for the pause to end.
  function hurry(): void {
    if (timer === undefined || document.visibilityState === 'hidden') return;
    pause = 250;
    connect();
  }

  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  connect();
  return {
    say(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket?.close();
    },
  };
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
