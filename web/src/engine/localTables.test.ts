// What the worker does where the store or the bots' worker refuses: somebody is always told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from './fakeWorker';
import type { EngineModule } from './module';

const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
const store = { append: vi.fn(), rows: vi.fn(), content: vi.fn(), putContent: vi.fn() };
vi.mock('./localStore', () => ({
  LocalStore: class {
    append = store.append;
    rows = store.rows;
    content = store.content;
    putContent = store.putContent;
  },
}));

const reported = vi.fn();
vi.stubGlobal('Worker', FakeWorker);
vi.stubGlobal('reportError', reported);
const { LocalTables } = await import('./localTables');

type Call = Record<string, unknown>;

/** Tables whose engine answers each call with these orders, with line 1 open. */
function tablesWith(orders: Record<string, object[]>) {
  const calls: Call[] = [];
  const told: object[] = [];
  const call = (_: string, text: string) => {
    const { now, ...made } = JSON.parse(text) as Call;
    calls.push(made);
    return orders[made['call'] as string] ?? [];
  };
  const code = {} as WebAssembly.Module;
  const tables = new LocalTables(code, { call } as unknown as EngineModule, (connection, said) => {
    told.push({ connection, ...(JSON.parse(said) as object) });
  });
  tables.connect(1, 'device-1', 'Ann');
  calls.length = 0;
  return { tables, calls, told };
}

const append = (command: string) => ({
  append: 'm',
  rows: [
    { seq: 8, time: 1, command: '', body: '{}' },
    { seq: 9, time: 1, command, body: '{}' },
  ],
  summary: {},
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const each of Object.values(store)) each.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  expect(reported).not.toHaveBeenCalled();
});

test('what somebody did and cannot be stored is answered; what follows is stored', async () => {
  store.putContent.mockImplementation(full);
  store.append.mockImplementationOnce(full).mockResolvedValue(true);
  const content = { content: 'hash', text: '{}' };
  const { tables, calls } = tablesWith({ receive: [content, append('device-1 c1')] });
  tables.receive(1, 'one');
  tables.receive(1, 'two');
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.slice(2)).toEqual([
    { call: 'not_storable', match: 'm' },
    { call: 'stored', match: 'm', fresh: true },
  ]);
});

test('what a bot did waits until it can be stored, and everybody is told so', async () => {
  store.append.mockImplementationOnce(full).mockImplementationOnce(full).mockResolvedValue(true);
  const { tables, calls, told } = tablesWith({ receive: [append('')] });
  tables.receive(1, 'one');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([{ connection: 1, type: 'paused' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.append).toHaveBeenCalledTimes(3);
  expect(told.at(-1)).toEqual({ connection: 1, type: 'resumed' });
  expect(calls.slice(1)).toEqual([{ call: 'stored', match: 'm', fresh: true }]);
});

test('of a match that cannot be read everybody is told, and nobody waits for it', async () => {
  store.rows.mockImplementation(full);
  const { tables, calls, told } = tablesWith({
    receive: [{ load: 'm' }],
    loaded: [{ send: 1, text: '{"type":"error","match":"m","code":"unknown_match"}' }],
  });
  tables.receive(1, 'watch');
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.slice(1)).toEqual([{ call: 'loaded', match: 'm', rows: [], content: '' }]);
  expect(told.at(-1)).toMatchObject({ type: 'error', match: 'm', code: 'not_loaded' });
  tables.disconnect(1);
  tables.receive(2, 'watch');
  await vi.advanceTimersByTimeAsync(0);
  expect(told.filter((each) => 'text' in each)).toHaveLength(1);
});

test('a bot whose worker does not start plays all the same; the next gets another', async () => {
  const { tables, calls } = tablesWith({ receive: [{ think: 'm', seq: 7, thought: {} }] });
  tables.receive(1, 'one');
  const [first] = FakeWorker.all;
  first?.onerror?.({ preventDefault: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.slice(1)).toEqual([{ call: 'thought', match: 'm', seq: 7, action: null }]);
  tables.receive(1, 'two');
  const second = FakeWorker.all[1];
  expect(second?.posted).toHaveLength(2);
  second?.onmessage?.({ data: { id: 2, answer: { action: { keep: [0, 1] } } } });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.at(-1)).toMatchObject({ call: 'thought', action: { keep: [0, 1] } });
});

test('everybody who asks for a record gets it', async () => {
  const { tables } = tablesWith({ disconnect: [{ record: 'm', text: 'all of it' }] });
  const asked = [tables.record('m'), tables.record('m')];
  tables.disconnect(1);
  expect(await Promise.all(asked)).toEqual(['all of it', 'all of it']);
});
