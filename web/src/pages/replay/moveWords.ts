// What happened at a move of a record, in sentences for somebody who looks on from outside.

import type { BlockSet, Card } from '../../engine/content';
import type {
  BalconiaAction,
  BalconiaView,
  Frame,
  Happening,
  HighriseAction,
  HighriseSeat,
  HighriseView,
  Replay,
} from '../../engine/views';
import { text } from '../../texts/texts.svelte';
import { entranceName } from '../gallery/describe';
import { namesAt, playerName, type Names } from './names';

const you = 'other';

export function moveWords(replay: Replay, at: number): string {
  const frame = replay.frames[at];
  if (!frame) return '';
  const names = namesAt(replay, at);
  const before = replay.frames[at - 1]?.view;
  const happened = (frame.happenings ?? []).map((each) => happeningWords(each, replay, names));
  return [eventWords(replay, frame, before, names), ...happened].join(' ');
}

function eventWords(
  replay: Replay,
  { event, view }: Frame,
  before: Frame['view'],
  names: Names,
): string {
  const { action, by } = event;
  if (action) {
    const name = by && by !== 'chance' ? (names[by] ?? '') : '';
    return 'do' in action
      ? highriseWords(action, name, names, before as HighriseView, view as HighriseView)
      : balconiaWords(action, name, before as BalconiaView, replay.content as BlockSet);
  }
  if (event.undo !== undefined) {
    // The first move taken back was a decision, and whoever took it takes it back.
    const decided = replay.frames[event.undo]?.event.by;
    return text('log-undo', { name: decided && decided !== 'chance' ? (names[decided] ?? '') : '', you });
  }
  if (event.resign) return resignWords(names[event.resign] ?? '', event.reason);
  const { seat, player } = event;
  if (!seat || !player) return '';
  return text('log-stand-in', { player: playerName(player), name: text(`seat-${seat}`) });
}

export function resignWords(name: string, reason: string | undefined): string {
  const ways: Record<string, string> = { left: 'log-left', 'ran out of time': 'log-timeout' };
  return text(ways[reason ?? ''] ?? 'log-resigned', { name, you });
}

function balconiaWords(
  action: BalconiaAction,
  name: string,
  before: BalconiaView | undefined,
  { entrances }: BlockSet,
): string {
  if ('entrance' in action) {
    const entrance = entranceName(entrances[action.entrance - 1]?.name ?? '');
    return text('log-entrance', { entrance });
  }
  if ('door' in action) return text('log-door', { cell: action.door });
  if ('token' in action) return text('log-token', { token: action.token });
  if ('keep' in action) return text('log-keep', { name, you });
  return text('log-place', { name, you, cell: action.place, block: before?.disc?.number ?? 0 });
}

function highriseWords(
  action: HighriseAction,
  name: string,
  names: Names,
  before: HighriseView | undefined,
  after: HighriseView,
): string {
  const victimOf = (seat: HighriseSeat) => names[seat] ?? '';
  const topOf = (seat: HighriseSeat) => before?.seats[seat]?.tower.at(-1);
  const heightOf = (seat: HighriseSeat) => before?.seats[seat]?.tower.length ?? 0;
  const built = before ? (after.seats[before.seat]?.tower.length ?? 0) : 0;
  switch (action.do) {
    case 'draw':
      return text('log-draw', { name: victimOf(action.seat), you, card: some(action.card) });
    case 'theft': {
      const victim = victimOf(action.from);
      return text('log-theft', { name: victimOf(action.by), victim, you, card: some(action.card) });
    }
    case 'build': {
      const numbers = action.cards.filter((card) => card !== 'joker').map(Number);
      const [low = 0, high = 0] = numbers.sort((one, other) => one - other);
      return numbers.length === 2
        ? text('log-build', { name, you, floor: built, low, high })
        : text('log-build-joker', { name, you, floor: built, number: low, value: 9 - low });
    }
    case 'steal': {
      const value = 9 - Number(action.with);
      const top = topOf(action.from);
      const isJoker = top?.cards[top.values.indexOf(value)] === 'joker';
      const told = { name, you, victim: victimOf(action.from), with: some(action.with), floor: built };
      return isJoker
        ? text('log-steal-joker', { ...told, value })
        : text('log-steal', { ...told, card: some(value as Card) });
    }
    case 'dog':
      return text('log-dog', { name, you, floor: action.floor });
    case 'bone':
      return text('log-bone', { name, you, victim: victimOf(action.to), floor: action.floor });
    case 'ball':
    case 'hammer': {
      const id = action.do === 'ball' && topOf(action.to)?.dog ? 'log-ball-dog' : `log-${action.do}`;
      return text(id, { name, you, victim: victimOf(action.to), floor: heightOf(action.to) });
    }
    case 'milkshake':
    case 'thief':
      return text(`log-${action.do}`, { name, you, victim: victimOf(action.to) });
    case 'end':
      return text('log-end', { name, you, count: 0 });
    default:
      return text(`log-${action.do}`, { name, you });
  }
}

function some(card: Card | null): string {
  return text(`card-${card}-some`);
}

function happeningWords({ what, seat }: Happening, { options }: Replay, names: Names): string {
  const name = seat ? (names[seat] ?? '') : '';
  return text(`log-${what.replace('_', '-')}`, {
    name,
    you,
    count: Number(options['turn_limit'] ?? 0),
  });
}
