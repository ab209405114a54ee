// The line to the server, over sockets that break, die without a word, or end for good.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Heard } from './wire';
import { type ServerLine, serverLine, type Visibility } from './serverLine';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  sent: string[] = [];
  onopen!: () => void;
  onmessage!: (event: { data: string }) => void;
  onclose!: (event: { code: number }) => Promise<void>;

  constructor() {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** As where nobody is at the other end: that it is closed is not told. */
  close(): void {
    this.readyState = 2;
  }
}

const ping = JSON.stringify({ type: 'ping' });
let told: (string | number)[];
let isForgotten: () => Promise<boolean>;
let line: ServerLine;
let visibility: Visibility;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://loggia/' });
  FakeSocket.all = [];
  told = [];
  isForgotten = () => Promise.resolve(false);
  visibility = 'visible';
  const listener = {
    opened: () => told.push('opened'),
    heard: (text: string) => {
      const message = JSON.parse(text) as Heard;
      told.push(message.type);
      line.understood(message);
    },
    lost: (code: number) => told.push(code),
    isForgotten: () => isForgotten(),
  };
  line = serverLine(listener, () => visibility);
  FakeSocket.last.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a line that answers pings is kept', async () => {
  const socket = FakeSocket.last;
  socket.send = (text) => {
    socket.sent.push(text);
    queueMicrotask(() => socket.onmessage({ data: '{"type":"pong"}' }));
  };
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(FakeSocket.all.length).toBe(1);
  expect(new Set(socket.sent)).toEqual(new Set([ping]));
  expect(told).not.toContain(1006);
});

test('a line that died without a word is noticed within eight seconds', async () => {
  await vi.advanceTimersByTimeAsync(8_000);
  expect(FakeSocket.all[0]?.sent).toEqual([ping]);
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.last.open();
  expect(told).toEqual(['opened', 1006, 'opened']);
});

test('a line that is slow rather than dead is given more time', async () => {
  await vi.advanceTimersByTimeAsync(8_000);
  FakeSocket.last.open();
  await vi.advanceTimersByTimeAsync(11_000);
  FakeSocket.last.onmessage({ data: '{"type":"pong"}' });
  expect(told).toEqual(['opened', 1006, 'opened', 'pong']);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(FakeSocket.all.length).toBe(3);
});

test('what is said and not answered is noticed sooner, however much is said', async () => {
  for (let i = 0; i < 5; ++i) {
    line.say({ type: 'do', id: `${i}`, match: 'm', what: { resign: true } });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(told).toEqual(['opened']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(['opened', 1006]);
});

test('a socket that never opens is tried anew', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBe(3);
});

test('when the page is come back to or the network changes, the line is asked at once', async () => {
  visibility = 'hidden';
  line.hurry();
  expect(FakeSocket.last.sent).toEqual([]);
  visibility = 'visible';
  line.hurry();
  expect(FakeSocket.last.sent).toEqual([ping]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all.length).toBe(2);
});

test('who was logged out, and is known again, is only told of a line that broke', async () => {
  await FakeSocket.last.onclose({ code: 4001 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all.length).toBe(2);
  expect(told).toEqual(['opened', 1006]);
});

test('who was logged out for good hears it last', async () => {
  isForgotten = () => Promise.resolve(true);
  await FakeSocket.last.onclose({ code: 4001 });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(FakeSocket.all.length).toBe(1);
  expect(told).toEqual(['opened', 1006, 4001]);
});

test('who is greeted as a stranger stays, unless the server knew a name before', async () => {
  const greet = () => FakeSocket.last.onmessage({ data: '{"type":"welcome","name":null,"time":0}' });
  greet();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['opened', 'welcome']);
  isForgotten = () => Promise.resolve(true);
  greet();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['opened', 'welcome', 'welcome', 4001]);
});
