// Nobody waits for an answer that cannot come: from a desk that is closed, or without an engine.
// And a desk goes by the server's clock, whatever its own says.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from '../engine/fakeWorker';

vi.stubGlobal('Worker', FakeWorker);
const { engine } = await import('../engine/engine');
const { Desk } = await import('./desk.svelte');
const { localDesk, makeLocal } = await import('./local');

const spec = { game: 'balconia' as const, chairs: ['me' as const, { bot: 'tenant' }] };
const newest = () => FakeWorker.all.at(-1)!;
const breakDown = () => newest().onerror?.({ preventDefault: () => undefined });

function newDesk() {
  const said: object[] = [];
  const preview = () => Promise.resolve(null);
  const desk = new Desk(() => ({ say: (message) => said.push(message), preview, close: () => undefined }));
  desk.opened();
  return { desk, said };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.useRealTimers());

test('a desk that is closed answers what waits, and what comes after', async () => {
  const { desk, said } = newDesk();
  const made = desk.make(spec);
  desk.close();
  await expect(made).rejects.toMatchObject({ kind: 'error', code: 'no_guest' });
  await expect(desk.make(spec)).rejects.toMatchObject({ code: 'no_guest' });
  expect(said).toHaveLength(2);
});

test('who is logged out hears so, and who only lost the line is answered later', async () => {
  const { desk, said } = newDesk();
  const made = desk.make(spec);
  desk.lost(1006);
  desk.opened();
  expect(said.filter((message) => 'spec' in message)).toHaveLength(2);
  desk.lost(4001);
  await expect(made).rejects.toMatchObject({ code: 'no_guest' });
  expect(desk.state).toBe('ended');
});

test('without an engine no match is made, and whoever asked hears it', async () => {
  const made = makeLocal({ game: 'balconia', people: ['Ann'], bots: ['tenant'] });
  await Promise.resolve();
  breakDown();
  await expect(made).rejects.toMatchObject({ kind: 'error', code: 'not_loaded' });
});

test('without an engine a table says that it cannot be loaded', async () => {
  const desk = localDesk('device-1', 'Ann');
  const table = desk.watch('m');
  await Promise.resolve();
  breakDown();
  expect(table.failure).toBe('not_loaded');
  const broken = newest();
  desk.unwatch('m');
  desk.close();
  expect(newest()).toBe(broken);
});

test('a question without an answer is refused; the next one starts the engine anew', async () => {
  const asked = engine.games();
  const broken = newest();
  breakDown();
  await expect(asked).rejects.toThrow('could not be loaded');
  expect(broken.terminate).toHaveBeenCalled();
  const again = engine.games();
  expect(newest()).not.toBe(broken);
  newest().onmessage?.({ data: { id: newest().posted[0]?.id, answer: [] } });
  expect(await again).toEqual([]);
});

test.each([
  ['slow', 90_000],
  ['fast', -90_000],
])('on a device whose clock is %s, a deadline comes when it comes on the server', (_, ahead) => {
  vi.useFakeTimers();
  const { desk } = newDesk();
  const deadline = Date.now() + ahead + 10_000;
  desk.heard({ type: 'welcome', protocol: 1, name: 'Ann', time: Date.now() + ahead });
  vi.advanceTimersByTime(4000);
  expect(deadline - (Date.now() + desk.clockOffset)).toBe(6000);
});

test('a server that speaks otherwise makes the whole app outdated', async () => {
  const { isOutdated } = await import('../app/updates.svelte');
  const { webLine } = await import('./lines');
  const forgotten = vi.fn();
  const desk = new Desk(webLine(true, forgotten));
  const tell = (more: object) => newest().onmessage?.({ data: { ...newest().posted.at(-1), ...more } });
  const { connect: connection } = newest().posted.at(-1) as { connect?: number };
  expect(isOutdated()).toBe(false);
  tell({ connection, opened: true });
  expect(desk.state).toBe('open');
  tell({ connection, heard: { type: 'reload', protocol: 2 } });
  expect(isOutdated()).toBe(true);
  tell({ connection, lost: 4001 });
  expect(desk.state).toBe('ended');
  expect(forgotten).toHaveBeenCalled();
});
