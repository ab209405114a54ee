// A line to the server, a WebSocket that heals itself. Runs in the engine's worker, which has no page
// to look at and is told of it.

import { Pauses } from './pauses';
import type { Heard, Said } from './wire';

export interface ServerListener {
  /** It is there, anew. */
  opened(): void;
  heard(text: string): void;
  /** Gone for now, or for good: why is a close code of docs/PROTOCOL.md. */
  lost(code: number): void;
  /** Whether the server knew us and does not any more. */
  isForgotten(): Promise<boolean>;
}

export type Visibility = 'visible' | 'hidden';

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

export type ServerLine = ReturnType<typeof serverLine>;

export function serverLine(listener: ServerListener, visibility: () => Visibility) {
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
      listener.heard(String(data));
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
    if (!(await listener.isForgotten()) || isClosed || socket !== by) return;
    close();
    listener.lost(loggedOut);
  }

  function waitForWord(pause = longestSilence[visibility()]): void {
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

  /** Into a tunnel, or back from one or a nap: no need to wait for the pause to end, and the line may
      be dead. */
  function hurry(): void {
    if (visibility() === 'hidden') return;
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
    socket?.close();
  }

  /** What a text that was heard says. */
  function understood(message: Heard): void {
    if (message.type === 'pong') patience = shortestPatience;
    if (message.type === 'welcome' && message.name === null && socket) void endIfForgotten(socket);
  }

  connect();
  return { say, close, hurry, understood };
}
