// The log's sentences: who did what to whom, as the reader would be told.

import { beforeAll, expect, test, vi } from 'vitest';
import type { Happened as AnyHappened } from '../engine/views';
import { speak } from '../texts/texts.svelte';
import type { NumberCard } from './content';
import { resultLines } from './ending';
import { actionLabel, cardMeaning, cardName } from './labels';
import { turnsOf } from './turns';
import type {
  Floor,
  Happening,
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

type Happened = AnyHappened<Highrise>;

let seq = 0;
const happened = (...told: Happening[]): Happened => ({ seq: ++seq, told });

const told = (happening: Happening, me: HighriseSeat | null) =>
  linesOf(happened(happening), readBy(me)).map((line) => line.text);

test('a floor that is built is told with its number and its cards', () => {
  const built = { what: 'built', by: 'red', floor: 1, cards: [4, 5] } as const;
  expect(told({ ...built, cards: [4, 5] }, 'red')).toEqual(['You build floor 1: 4\u00a0+\u00a05.']);
  expect(told({ ...built, cards: [4, 5] }, 'blue')).toEqual(['Ann builds floor 1: 4\u00a0+\u00a05.']);
  expect(told({ ...built, cards: [6, 'joker'], value: 3 }, 'blue')).toEqual([
    'Ann builds floor 1: 6\u00a0+\u00a0joker as 3.',
  ]);
});

test('a theft is told by the card that was taken, and strikes its victim', () => {
  const stolen = happened({ what: 'stole', by: 'red', from: 'blue', with: 5, card: 4, floor: 1 });
  const [line] = linesOf(stolen, readBy('blue'));
  expect(line?.text).toBe('Ann plays a 5 and steals a 4 from your top floor. That floor is gone.');
  expect([line?.isHit, line?.card, line?.cards, line?.seat]).toEqual([true, 5, [5, 4], 'red']);
  expect(linesOf(stolen, readBy(null))[0]?.isHit).toBe(false);
});

test('what strikes everybody strikes nobody who only reads', () => {
  for (const what of ['super_thief', 'van'] as const) {
    const struck = happened({ what, by: 'red' });
    const hits = (['red', 'blue', null] as const).map((me) => linesOf(struck, readBy(me))[0]?.isHit);
    expect(hits, what).toEqual([false, true, false]);
  }
});

test('a wrecking ball takes the dog along', () => {
  expect(told({ what: 'ball', by: 'red', to: 'blue', floor: 2, dog: true }, 'red')).toEqual([
    'Your wrecking ball destroys Ben’s floor 2, and the dog goes too.',
  ]);
});

test('only the two of them are told which card a thief took', () => {
  const took = { what: 'took', seat: 'red', from: 'blue' } as const;
  expect(told({ ...took, card: 'dog' }, 'blue')).toEqual(['Ann takes a guard dog from your hand.']);
  expect(told(took, 'yellow')).toEqual(['Ann takes a card from Ben’s hand.']);
});

test('cards that are drawn at the end of a turn are told once', () => {
  const ended: Happening = { what: 'ended', by: 'red', draws: 2 };
  expect(told(ended, 'blue')).toEqual(['Ann ends the turn and draws 2 cards.']);
  expect(told(ended, 'red'), 'these are seen one by one').toEqual(['You end your turn.']);
});

test('turns that are lost are told of whom it concerns', () => {
  const lost = happened({ what: 'ended', by: 'red' }, { what: 'lost_turn', seat: 'blue' });
  const lines = linesOf(lost, readBy('blue'));
  expect(lines.map((line) => line.text)).toEqual([
    'Ann ends the turn.',
    'You drink your milkshake and lose this turn.',
  ]);
  expect(lines.map((line) => line.isHit)).toEqual([false, true]);
});

test('a turn that was lost is told instead of the milkshake that cost it', () => {
  const treat = () => happened({ what: 'milkshake', by: 'red', to: 'blue' });
  const lose = () => happened({ what: 'ended', by: 'red' }, { what: 'lost_turn', seat: 'blue' });
  const news = (...history: Happened[]) =>
    newsOf(history, logOf(history, readBy('blue')), 'blue').map((line) => line.text);
  const treated = 'Ann treats you to a milkshake. It costs you your next turn.';
  const lost = 'You drink your milkshake and lose this turn.';
  expect(news(treat())).toEqual([treated]);
  expect(news(treat(), lose())).toEqual([lost]);
  expect(news(treat(), treat(), lose())).toEqual([treated, lost]);
  expect(news(treat(), lose(), treat())).toEqual([lost, treated]);
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
  const lines = (view: HighriseView, winners: HighriseSeat[], ...told: Happening[]) =>
    resultLines({ view, result: { winners, scores: {} }, history: [happened(...told)] }, readBy('red'));
  const stalled = { what: 'stalled' as const };
  expect(lines(table(five, []), ['red'])).toEqual(['You complete floor 5 and win.', '5 floors to 0.']);
  expect(lines(table([floor(4)], []), ['red'], stalled).slice(0, 2)).toEqual([
    'You win with 1 floor.',
    '1 floor to 0.',
  ]);
  expect(lines(table([], []), ['red', 'blue'], stalled)).toEqual([
    'You share the victory with Ben.',
    '0 floors each.',
    'No card has moved for too long, so the match ends. ' +
      'The tallest tower wins, and equal ones share the victory.',
  ]);
  expect(lines(table([], []), ['blue', 'white'], stalled)[0]).toBe(
    'Ben and Di share the victory.',
  );
  const resigned = { winners: ['blue' as const], scores: {}, resigned: 'red' as const };
  const ended = { view: table([], []), result: resigned };
  const end = (reason?: string) => {
    const aside = { what: 'resigned' as const, by: 'red' as const, ...(reason && { reason }) };
    return resultLines({ ...ended, history: [{ seq: 9, aside }] }, readBy('red'));
  };
  expect(end()).toEqual(['Ben wins.', 'You resign.']);
  expect(end('ran out of time')[1]).toBe('Your time is up.');
});

test('the log is told turn by turn: whose, what was drawn, and what was done', () => {
  const turn = (number: number, seat: HighriseSeat) => ({ what: 'turn', number, seat }) as const;
  const drew = { what: 'drew', seat: 'blue' } as const;
  const history: Happened[] = [
    happened(turn(3, 'blue')),
    happened(drew),
    happened({ what: 'milkshake', by: 'blue', to: 'red' }),
    happened({ what: 'ended', by: 'blue', draws: 2 }),
    { seq: ++seq },
    happened({ what: 'lost_turn', seat: 'red' }, turn(5, 'blue')),
    happened(drew),
    happened({ what: 'ended', by: 'blue' }, turn(6, 'red')),
    happened({ what: 'drew', seat: 'red', card: 5 }),
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

test('what is taken back is told in the turn it ends, and the log goes on with the one before', () => {
  const history: Happened[] = [
    happened({ what: 'turn', number: 3, seat: 'blue' }),
    happened({ what: 'ended', by: 'blue' }, { what: 'turn', number: 4, seat: 'red' }),
    { ...happened({ what: 'turn', number: 3, seat: 'blue' }), aside: { what: 'undone', by: 'blue', to: 1 } },
    happened({ what: 'van', by: 'blue' }),
  ];
  const turns = turnsOf(history, readBy(null));
  expect(turns.map(({ number, deeds }) => [number, deeds.map(({ id }) => id)])).toEqual([
    [3, []],
    [4, ['log-undo']],
    [3, ['log-van']],
  ]);
});
