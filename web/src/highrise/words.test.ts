// The log's sentences: who did what to whom, as the reader would be told.

import { beforeAll, expect, test, vi } from 'vitest';
import type { Frame } from '../engine/views';
import { speak } from '../texts/texts.svelte';
import type { NumberCard } from './content';
import { resultLines } from './ending';
import { actionLabel, cardMeaning, cardName } from './labels';
import { turnsOf } from './turns';
import type {
  Floor,
  Highrise,
  HighriseAction,
  HighrisePlace,
  HighriseSeat,
  HighriseView,
} from './views';
import { linesOf, logOf, newsOf, type Reader } from './words';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const names = { red: 'Ann', blue: 'Ben', yellow: 'Cy', white: 'Di' };
const readBy = (me: HighriseSeat | null): Reader => ({ me, nameOf: (seat) => names[seat] });

const floor = (low: number, dog = false): Floor => ({
  values: [low, 9 - low],
  cards: [low, 9 - low] as Floor['cards'],
  dog,
});
const jokerFloor: Floor = { values: [3, 6], cards: ['joker', 6], dog: false };

const place = (tower: Floor[], hand_size: number): HighrisePlace => ({
  tower,
  taken_by: (tower.at(-1)?.values.toReversed() ?? []) as [NumberCard, NumberCard],
  milkshakes: 0,
  hand_size,
});

const table = (red: Floor[], blue: Floor[], more: Partial<HighriseView> = {}): HighriseView => ({
  viewer: 'red',
  phase: 'play',
  seat: 'red',
  deck: 20,
  discard: [],
  van: false,
  turns: 4,
  idle_turns: 0,
  seats: { red: place(red, 4), blue: place(blue, 5) },
  draws_at_end: 0,
  turns_to_stall: 6,
  floors: 5,
  ...more,
});

const frame = (action: HighriseAction, view: HighriseView, by: HighriseSeat = 'red'): Frame<Highrise> => ({
  seq: 7,
  event: { seq: 7, by, action },
  view,
});

const told = (of: Frame<Highrise>, before: HighriseView, me: HighriseSeat | null) =>
  linesOf(of, before, readBy(me)).map((line) => line.text);

test('a floor that is built is told with its number and its cards', () => {
  const built = frame({ do: 'build', cards: [4, 5] }, table([floor(4)], []));
  expect(told(built, table([], []), 'red')).toEqual(['You build floor 1: 4\u00a0+\u00a05.']);
  expect(told(built, table([], []), 'blue')).toEqual(['Ann builds floor 1: 4\u00a0+\u00a05.']);
  const wild = frame({ do: 'build', cards: [6, 'joker'] }, table([jokerFloor], []));
  expect(told(wild, table([], []), 'blue')).toEqual(['Ann builds floor 1: 6\u00a0+\u00a0joker as 3.']);
});

test('a theft is told by the card that was taken, and strikes its victim', () => {
  const before = table([], [floor(4)]);
  const stolen = frame({ do: 'steal', from: 'blue', with: 5 }, table([floor(4)], []));
  const [line] = linesOf(stolen, before, readBy('blue'));
  expect(line?.text).toBe('Ann plays a 5 and steals a 4 from your top floor. That floor is gone.');
  expect([line?.isHit, line?.card, line?.seat]).toEqual([true, 5, 'red']);
  expect(linesOf(stolen, before, readBy(null))[0]?.isHit).toBe(false);
});

test('what strikes everybody strikes nobody who only reads', () => {
  for (const card of ['super_thief', 'van'] as const) {
    const struck = frame({ do: card }, table([], []));
    const hits = (['red', 'blue', null] as const).map((me) => linesOf(struck, table([], []), readBy(me))[0]?.isHit);
    expect(hits, card).toEqual([false, true, false]);
  }
});

test('a wrecking ball takes the dog along', () => {
  const struck = frame({ do: 'ball', to: 'blue' }, table([], [floor(1)]));
  expect(told(struck, table([], [floor(1), floor(2, true)]), 'red')).toEqual([
    'Your wrecking ball destroys Ben’s floor 2, and the dog goes too.',
  ]);
});

test('only the two of them are told which card a thief took', () => {
  const before = table([], [], { phase: 'theft', robbed: 'blue' });
  const seen = frame({ do: 'theft', from: 'blue', by: 'red', card: 'dog' }, table([], []));
  const unseen = frame({ do: 'theft', from: 'blue', by: 'red', card: null }, table([], []));
  expect(told(seen, before, 'blue')).toEqual(['Ann takes a guard dog from your hand.']);
  expect(told(unseen, before, 'yellow')).toEqual(['Ann takes a card from Ben’s hand.']);
});

test('cards that others draw at the end of a turn are told once', () => {
  const before = table([], [], { draws_at_end: 2 });
  const ended = frame({ do: 'end' }, table([], [], { phase: 'refill' }));
  const draw = frame({ do: 'draw', seat: 'red', card: null }, table([], [], { phase: 'refill' }));
  const started: Frame<Highrise> = { seq: 6, event: { seq: 6 }, view: before };
  expect(logOf([started, ended, draw, draw], readBy('blue')).map((line) => line.text)).toEqual([
    'Ann ends the turn and draws 2 cards.',
  ]);
});

test('turns that are lost are told of whom it concerns', () => {
  const lost: Frame<Highrise> = {
    ...frame({ do: 'end' }, table([], [])),
    happenings: [{ what: 'lost_turn', seat: 'blue' }],
  };
  const lines = linesOf(lost, table([], []), readBy('blue'));
  expect(lines.map((line) => line.text)).toEqual([
    'Ann ends the turn.',
    'You drink your milkshake and lose this turn.',
  ]);
  expect(lines.map((line) => line.isHit)).toEqual([false, true]);
});

test('a turn that was lost is told instead of the milkshake that cost it', () => {
  const before: Frame<Highrise> = { seq: 4, event: { seq: 4 }, view: table([], []) };
  const treated = { ...frame({ do: 'milkshake', to: 'blue' }, table([], [])), seq: 5 };
  const lost: Frame<Highrise> = {
    ...frame({ do: 'end' }, table([], [])),
    seq: 6,
    happenings: [{ what: 'lost_turn', seat: 'blue' }],
  };
  const news = (...history: Frame<Highrise>[]) =>
    newsOf(history, logOf(history, readBy('blue')), 'blue').map((line) => line.text);
  const treat = 'Ann treats you to a milkshake. It costs you your next turn.';
  expect(news(before, treated)).toEqual([treat]);
  expect(news(before, treated, lost)).toEqual(['You drink your milkshake and lose this turn.']);
  expect(news(before, treated, { ...treated, seq: 5.5 }, lost)).toEqual([
    treat,
    'You drink your milkshake and lose this turn.',
  ]);
  expect(news(before, treated, lost, { ...treated, seq: 7 })).toEqual([
    'You drink your milkshake and lose this turn.',
    treat,
  ]);
});

test('labels say what a press would do', () => {
  const view = table([], [jokerFloor], { draws_at_end: 2 });
  const label = (action: HighriseAction) => actionLabel(action, view, readBy('red'));
  expect(label({ do: 'steal', from: 'blue', with: 6 })).toBe(
    'Steal the joker worth 3 from Ben',
  );
  expect(label({ do: 'build', cards: [4, 'joker'] })).toBe('Build 4\u00a0+\u00a0joker');
  expect(label({ do: 'end' })).toBe('End turn, draw 2 cards');
  expect(cardName(5)).toBe('5, number card');
  expect(cardMeaning('bone')).toBe('bone: Lures an opponent’s guard dog away from any floor.');
  expect(cardMeaning(4)).toMatch(/^Two cards that add up to nine/);
});

test('the end says who won and why it was over', () => {
  const five = [1, 2, 3, 4, 1].map((low) => floor(low));
  const lines = (view: HighriseView, winners: HighriseSeat[]) =>
    resultLines({ view, result: { winners, scores: {} }, history: [] }, readBy('red'));
  expect(lines(table(five, []), ['red'])).toEqual(['You complete floor 5 and win.', '5 floors to 0.']);
  expect(lines(table([floor(4)], [], { turns_to_stall: 0 }), ['red']).slice(0, 2)).toEqual([
    'You win with 1 floor.',
    '1 floor to 0.',
  ]);
  expect(lines(table([], [], { turns_to_stall: 0 }), ['red', 'blue'])).toEqual([
    'You share the victory with Ben.',
    '0 floors each.',
    'No card has moved for too long, so the match ends. ' +
      'The tallest tower wins, and equal ones share the victory.',
  ]);
  expect(lines(table([], [], { turns_to_stall: 0 }), ['blue', 'white'])[0]).toBe(
    'Ben and Di share the victory.',
  );
  const resigned = { winners: ['blue' as const], scores: {}, resigned: 'red' as const };
  const ended = { view: table([], []), result: resigned };
  const end = (event: Partial<Frame<Highrise>['event']>) =>
    resultLines({ ...ended, history: [{ seq: 9, event: { seq: 9, ...event } }] }, readBy('red'));
  expect(end({ resign: 'red' })).toEqual(['Ben wins.', 'You resign.']);
  expect(end({ resign: 'red', reason: 'ran out of time' })[1]).toBe('Your time is up.');
});

test('the log is told turn by turn: whose, what was drawn, and what was done', () => {
  const at = (turns: number, seat: HighriseSeat, more: Partial<HighriseView> = {}) =>
    table([], [], { turns, seat, ...more });
  let seq = 0;
  const next = (action: HighriseAction, view: HighriseView, by: string): Frame<Highrise> => ({
    seq: ++seq,
    event: { seq, by, action } as Frame<Highrise>['event'],
    view,
  });
  const draw = (seat: HighriseSeat, card: 5 | null): HighriseAction => ({ do: 'draw', seat, card });
  const history: Frame<Highrise>[] = [
    { seq: 0, event: { seq: 0 }, view: at(3, 'blue', { phase: 'draw' }) },
    next(draw('blue', null), at(3, 'blue', { draws_at_end: 2 }), 'chance'),
    next({ do: 'milkshake', to: 'red' }, at(3, 'blue', { draws_at_end: 2 }), 'blue'),
    next({ do: 'end' }, at(3, 'blue', { phase: 'refill' }), 'blue'),
    next(draw('blue', null), at(3, 'blue', { phase: 'refill' }), 'chance'),
    {
      ...next(draw('blue', null), at(5, 'blue', { phase: 'draw' }), 'chance'),
      happenings: [{ what: 'lost_turn', seat: 'red' }],
    },
    next(draw('blue', null), at(5, 'blue'), 'chance'),
    next({ do: 'end' }, at(6, 'red', { phase: 'draw' }), 'blue'),
    next(draw('red', 5), at(6, 'red'), 'chance'),
  ];
  const turns = turnsOf(history, readBy('red'));
  expect(turns.map(({ isOver }) => isOver)).toEqual([true, true, true, false]);
  const told = turns.map(({ name, drawn, deeds }) => [name, drawn, deeds.map((line) => line.text)]);
  expect(told).toEqual([
    ['Ben', [null, null, null], ['Ben treats you to a milkshake. It costs you your next turn.']],
    ['You', [], ['You drink your milkshake and lose this turn.']],
    ['Ben', [null], []],
    ['You', [5], []],
  ]);
});
