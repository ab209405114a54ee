// The words of whole matches, as rows of their tables' logs have them (tests/golden/logs): what every
// seat and who looks on is told, and what their replays say. `tools/web test logs -u` writes them anew.

import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { tell, turnsOf as balconiaTurns } from '../balconia/history';
import { telling as houses } from '../balconia/replay/telling';
import type { Balconia } from '../balconia/views';
import { EngineModule } from '../engine/module';
import type { Happened, Replay, SeatName } from '../engine/views';
import { telling as towers } from '../highrise/replay/telling';
import { turnsOf } from '../highrise/turns';
import type { Highrise } from '../highrise/views';
import { logOf, newsOf } from '../highrise/words';
import type { Chair, Heard } from '../engine/wire';
import type { Telling } from '../table/gameModule';
import { namesOf, withNames } from '../table/players';
import { type Language, speak } from '../texts/texts.svelte';
import { stranger as anybody } from './replay/mine';
import { takenBack } from './replay/replayer.svelte';
import { inSteps, resultOf, stepsOf } from './replay/sentences';

vi.mock('../engine/engine', () => ({ engine: {} }));
vi.mock('../table/online.svelte', () => ({ online: {} }));

// Only what hangs is out of time, however busy the machine is.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = new URL('../../../tests/golden/logs/', import.meta.url);
const module = new URL('../../../build/wasm/loggia.wasm', import.meta.url);
const code = new WebAssembly.Module(readFileSync(module));
const matches = readdirSync(folder).flatMap((file) => /^(.+)\.jsonl$/.exec(file)?.[1] ?? []);

const stranger = '9';
const everybody = ['1', '2', '3', '4', stranger];

type Table = Extract<Heard, { type: 'table' }>;

const now = '1700000000000';

/** A table that comes out of its rows, what somebody is shown who comes to it, and its replay. */
class Rows {
  #engine: EngineModule;
  #rows: string[];
  #shown = '';
  #record = '';

  private constructor(engine: EngineModule, match: string) {
    const bodies = readFileSync(new URL(`${match}.jsonl`, folder), 'utf8').trim().split('\n');
    this.#rows = bodies.flatMap((body, place) => [`${place + 1}`, now, '', body]);
    this.#engine = engine;
  }

  static async of(match: string): Promise<Rows> {
    return new Rows(await EngineModule.load(code), match);
  }

  #call(name: string, ...texts: string[]): void {
    for (const [what, first = '', second = ''] of this.#engine.tables(name, now, ...texts)) {
      if (what === 'load') this.#call('loaded', first, '', ...this.#rows);
      else if (what === 'show') this.#shown = second;
      else if (what === 'record') this.#record = second;
    }
  }

  /** What who has seen so much is shown then. */
  shownTo(connection: string, seen = this.#rows.length): string {
    this.#call('connect', connection, `guest-${connection}`, '');
    this.#call('say', connection, JSON.stringify({ type: 'hello', protocol: 1 }));
    this.#call('seen', connection, 'm', `${seen}`);
    this.#call('say', connection, JSON.stringify({ type: 'watch', match: 'm', after: 0 }));
    return this.#shown;
  }

  replay(): Replay {
    this.#call('record', 'm');
    return this.#engine.call('replay', this.#record) as Replay;
  }
}

function highriseLines(
  history: Happened<Highrise>[],
  me: Highrise['seat'] | null,
  nameOf: (seat: SeatName) => string,
): string[] {
  const reader = { me, nameOf };
  const lines = logOf(history, reader);
  const log = lines.map(({ seq, id, seat, card, cards, isHit, isMinor, text }) => {
    const marks = `${isHit ? '!' : ''}${isMinor ? '-' : ''}`;
    return `${seq} ${seat} ${id}${marks} ${card} [${cards.join()}] ${text}`;
  });
  const turns = turnsOf(history, reader).flatMap(({ number, seat, name, drawn, deeds, isOver }) => [
    `${number} ${seat} ${name} [${drawn.map(String).join()}]${isOver ? ' over' : ''}`,
    ...deeds.map(({ seq, id }) => `  ${seq} ${id}`),
  ]);
  const news = history.flatMap(({ seq }, place) => {
    if (place % 9 > 0) return [];
    const shown = history.slice(0, place + 1);
    return `${seq}: ${newsOf(shown, logOf(shown, reader), me).map((line) => line.seq).join()}`;
  });
  return [...log, 'Turns', ...turns, 'News', ...news];
}

function balconiaLines(
  history: Happened<Balconia>[],
  me: Balconia['seat'] | null,
  nameOf: (seat: SeatName) => string,
): string[] {
  const teller = { me, names: { green: nameOf('green'), pink: nameOf('pink') } };
  const log = tell(history, teller).map(({ seq, by, change, words }) => `${seq} ${by} ${change} ${words}`);
  const turns = balconiaTurns(history, teller).map(({ told, disc }) => {
    const faces = disc?.faces.map((face) => JSON.stringify(face).length).join();
    const halves = disc?.halves && `green ${disc.halves.green.join()} pink ${disc.halves.pink.join()}`;
    return `${disc?.number} (${faces}) ${halves}: ${told.map(({ seq }) => seq).join()}`;
  });
  return [...log, 'Turns', ...turns];
}

function replayLines(replay: Replay, me: SeatName | null): string[] {
  const looker = me === null ? anybody : { me, names: { [me]: 'Myself' } };
  const telling = (replay.game === 'balconia' ? houses : towers) as Telling;
  const kept = inSteps(replay);
  const steps = stepsOf(kept, telling, looker).map(({ seq, words, things, turn }) => {
    return `${seq} ${turn ? `(${turn.seat} ${turn.name}) ` : ''}[${things.join()}] ${words}`;
  });
  const taken = [...takenBack(kept.frames)].join();
  return [...steps, `${kept.frames.length} frames, taken back: ${taken}`, resultOf(kept, telling, looker)];
}

async function storyOf(
  match: string,
  language: Language,
  viewers: string[],
  seen?: number,
): Promise<string> {
  await speak(language);
  const rows = await Rows.of(match);
  const story: string[] = [];
  for (const connection of viewers) {
    const table = JSON.parse(rows.shownTo(connection, seen)) as Table;
    if (table.chair === null && connection !== stranger) continue;
    const { past = [], frames, now } = table;
    const history = [...past.map((facts, place) => ({ ...facts, seq: place + 1 })), ...frames];
    expect(past).toHaveLength(Math.min(seen ?? Infinity, now.seq));
    const me = now.me ?? null;
    const seats = now.seats!;
    const chairs: Chair[] = withNames(table.chairs);
    const chairOf = (seat: SeatName) => seats.find((each) => each.seat === seat)!.chair;
    const names = namesOf(
      seats.map(({ seat }) => seat),
      (seat) => chairs[chairOf(seat) - 1] ?? null,
    );
    const nameOf = (seat: SeatName) => names[seat] ?? '';
    const lines =
      now.made.game === 'balconia'
        ? balconiaLines(history as Happened<Balconia>[], me as Balconia['seat'] | null, nameOf)
        : highriseLines(history as Happened<Highrise>[], me as Highrise['seat'] | null, nameOf);
    story.push(`# ${me ?? 'Somebody who looks on'}`, ...lines, '');
  }
  const replay = rows.replay();
  const lookers = viewers === everybody ? [null, replay.seats[1]!.seat] : [null];
  for (const me of lookers) story.push(`# The replay, for ${me ?? 'a stranger'}`, ...replayLines(replay, me), '');
  return story.join('\n');
}

test.each(['highrise-2', 'balconia-plain'])('%s is shown with less than 20 KB', async (match) => {
  const rows = await Rows.of(match);
  expect(rows.shownTo('1').length).toBeLessThan(20_000);
});

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

describe.each(matches)('%s', (match) => {
  const golden = (language: Language) => new URL(`${match}.${language}.txt`, folder).pathname;

  test('is told to everybody in English', async () => {
    const story = await storyOf(match, 'en', everybody);
    await expect(story).toMatchFileSnapshot(golden('en'));
    expect(await storyOf(match, 'en', everybody, 30), 'some of it was shown happen').toBe(story);
  });

  test.each(['fr', 'ru'] as const)('is told to one seat in %s', async (language) => {
    await expect(await storyOf(match, language, ['2'])).toMatchFileSnapshot(golden(language));
  });
});
