// Who sits where, in words.

import type { Happened, SeatName } from '../engine/views';
import { text, textOr } from '../texts/texts.svelte';
import type { Chair } from '../engine/wire';

export type Names<Seat extends SeatName = SeatName> = Record<Seat, string>;

export function botName(bot: string): string {
  return textOr(bot, `bot-${bot}`);
}

/** "Tenant": how strong somebody is, if that is known. */
export function botLevel(bot: string): string {
  return textOr('', `bot-${bot}-level`);
}

/** "Otto (Tenant)". */
export function botInWords(bot: string): string {
  const [name, level] = [botName(bot), botLevel(bot)];
  return level ? text('bot-in-words', { name, level }) : name;
}

/** As the game's texts have it. */
export function seatName(seat: SeatName): string {
  return textOr(seat, `seat-${seat}`);
}

/** A chair where nobody sits is called by its seat. */
export function playerName(player: Chair, seat: SeatName): string {
  if (player === null) return seatName(seat);
  return 'name' in player ? player.name : botName(player.bot);
}

/** The chair of who plays only against bots and has told no name: you. */
export function yourChair(chairs: Chair[]): Chair {
  const people = chairs.filter((chair) => chair !== null && 'name' in chair);
  return people.length === 1 && people[0]?.name === '' ? people[0] : null;
}

/** Who has told no name, as at a table on this device, is you or has the number of the chair. */
export function withNames(chairs: Chair[]): Chair[] {
  const yours = yourChair(chairs);
  return chairs.map((chair, place) => {
    if (!chair || !('name' in chair) || chair.name !== '') return chair;
    const name = chair === yours ? text('you') : text('player-number', { number: place + 1 });
    return { ...chair, name };
  });
}

/** Who a record says it was: "person Ann", "tenant", or nobody in particular. */
export function playerOf(recorded: string): Chair {
  if (recorded === '' || recorded === 'person') return null;
  const name = /^person (.+)$/.exec(recorded)?.[1];
  return name === undefined ? { bot: recorded } : { name };
}

/** As they are called, which may be the same twice: beside the marks of the seats. */
export function shortNamesOf<Seat extends SeatName>(
  seats: readonly Seat[],
  playerAt: (seat: Seat) => Chair,
): Names<Seat> {
  const names = seats.map((seat) => [seat, playerName(playerAt(seat), seat)]);
  return Object.fromEntries(names) as Names<Seat>;
}

/** Every name but once: who shares a name with another is told by the seat. */
export function namesOf<Seat extends SeatName>(
  seats: readonly Seat[],
  playerAt: (seat: Seat) => Chair,
): Names<Seat> {
  const plain = Object.entries(shortNamesOf(seats, playerAt)) as [Seat, string][];
  const names = plain.map(([seat, name]) => {
    const isShared = plain.filter(([, other]) => other === name).length > 1;
    return [seat, isShared ? text('name-at-seat', { name, seat: seatName(seat) }) : name];
  });
  return Object.fromEntries(names) as Names<Seat>;
}

/** Who sat in a seat until an event or longer, if a bot has taken it since. */
export type Former = (seat: SeatName, seq: number) => string | undefined;

export function formerOf(history: Happened[]): Former {
  const taken = history.flatMap(({ seq, aside }) => {
    return aside?.what === 'replaced' ? [{ ...aside, seq }] : [];
  });
  return (seat, seq) => taken.find((each) => each.seat === seat && each.seq >= seq)?.former;
}
