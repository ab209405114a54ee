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

/** Tables whose engine answers each call with these orders, with line 1 open. */
function tablesWith(orders: Record<string, string[][]>) {
  const calls: string[][] = [];
  const told: object[] = [];
  const engine = {
    tables: (name: string, _now: string, ...texts: string[]) => {
      calls.push([name, ...texts]);
      return orders[name] ?? [];
    },
  };
  const lines = {
    show: (connection: number, said: string) => {
      told.push({ connection, ...(JSON.parse(said) as object) });
    },
    wanted: vi.fn(),
    say: vi.fn(),
  };
  const code = {} as WebAssembly.Module;
  const tables = new LocalTables(code, engine as unknown as EngineModule, lines);
  tables.connect(1, 'device-1', 'Ann');
  calls.length = 0;
  return { tables, calls, told, lines };
}

const append = (command: string) => [
  ...['append', 'm', 'playing', '7', 'device-1 device-2', 'device-2', '{"game":"balconia"}'],
  ...['8', '1', '', '{}', '9', '1', command, '{}'],
];

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
  const { tables, calls } = tablesWith({ say: [['content', 'hash', '{}'], append('device-1 c1')] });
  tables.say(1, 'one');
  tables.say(1, 'two');
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.slice(2)).toEqual([
    ['not_storable', 'm'],
    ['stored', 'm', 'fresh'],
  ]);
});

test('an order to append is kept as rows and what lists show', async () => {
  store.append.mockResolvedValue(false);
  const { tables, calls } = tablesWith({ say: [append('device-1 c1')] });
  tables.say(1, 'one');
  await vi.advanceTimersByTimeAsync(0);
  const rows = [
    { seq: 8, time: 1, command: '', body: '{}' },
    { seq: 9, time: 1, command: 'device-1 c1', body: '{}' },
  ];
  expect(store.append).toHaveBeenCalledWith('m', rows, {
    phase: 'playing',
    touched: 7,
    members: ['device-1', 'device-2'],
    awaited: ['device-2'],
    card: { game: 'balconia' },
  });
  expect(calls.at(-1)).toEqual(['stored', 'm', 'stale']);
});

test('what a bot did waits until it can be stored, and everybody is told so', async () => {
  store.append.mockImplementationOnce(full).mockImplementationOnce(full).mockResolvedValue(true);
  const { tables, calls, told } = tablesWith({ say: [append('')] });
  tables.say(1, 'one');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([{ connection: 1, type: 'paused' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.append).toHaveBeenCalledTimes(3);
  expect(told.at(-1)).toEqual({ connection: 1, type: 'resumed' });
  expect(calls.slice(1)).toEqual([['stored', 'm', 'fresh']]);
});

test('of a match that cannot be read everybody is told, and nobody waits for it', async () => {
  store.rows.mockImplementation(full);
  const { tables, calls, told } = tablesWith({
    say: [['load', 'm']],
    loaded: [['show', '1', '{"type":"error","match":"m","code":"unknown_match"}']],
  });
  tables.say(1, 'watch');
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.slice(1)).toEqual([['loaded', 'm', '']]);
  expect(told.at(-1)).toMatchObject({ type: 'error', match: 'm', code: 'not_loaded' });
  tables.hangUp(1);
  tables.say(2, 'watch');
  await vi.advanceTimersByTimeAsync(0);
  expect(told.filter((each) => 'text' in each)).toHaveLength(1);
});

test('where something is missing it is watched again; a content that is unknown is wanted', () => {
  const { tables, lines } = tablesWith({
    hear: [
      ['watch', '1', 'm', '8'],
      ['wanted', '1', 'balconia', 'hash', '{"type":"table"}'],
    ],
  });
  tables.call('hear', '1', '{}');
  expect(lines.say).toHaveBeenCalledWith(1, { type: 'watch', match: 'm', after: 8 });
  expect(lines.wanted).toHaveBeenCalledWith(1, 'balconia', 'hash', '{"type":"table"}');
  expect(() => tablesWith({ nonsense: [['error', 'why']] }).tables.call('nonsense')).toThrow('why');
});

test('a bot whose worker does not start plays all the same; the next gets another', async () => {
  const { tables, calls } = tablesWith({ say: [['think', 'm', '7', '{}']] });
  tables.say(1, 'one');
  const [first] = FakeWorker.all;
  first?.onerror?.({ preventDefault: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.slice(1)).toEqual([['forget_thinker'], ['thought', 'm', '7', 'null']]);
  tables.say(1, 'two');
  const second = FakeWorker.all[1];
  expect(second?.posted).toHaveLength(2);
  second?.onmessage?.({ data: { id: 2, answer: '{"action":{"keep":[0,1]}}' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.at(-1)).toEqual(['thought', 'm', '7', '{"action":{"keep":[0,1]}}']);
});

test('everybody who asks for a record gets it', async () => {
  const { tables } = tablesWith({ hang_up: [['record', 'm', 'all of it']] });
  const asked = [tables.record('m'), tables.record('m')];
  tables.hangUp(1);
  expect(await Promise.all(asked)).toEqual(['all of it', 'all of it']);
});
