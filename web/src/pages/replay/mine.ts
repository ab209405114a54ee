// Who looks at a record: whether they played in it, as far as this device or the server knows.

import { engine } from '../../engine/engine';
import type { SeatName } from '../../engine/views';
import { online } from '../../table/online.svelte';
import { type Names, withNames } from '../../table/players';

export interface Looker {
  me: SeatName | null;
  /** Of those whom the record does not name. */
  names: Partial<Names>;
}

export const stranger: Looker = { me: null, names: {} };

/** Of the record at /replay/local-ID or /replay/online-ID. */
export async function lookerAt(place: string): Promise<Looker> {
  const [, kind, match = ''] = /^(local|online)-(.+)$/.exec(place) ?? [];
  if (kind === 'local') return onDevice(match);
  return kind === 'online' ? { me: await seatOnline(match), names: {} } : stranger;
}

/** Who alone plays against bots here is you. */
async function onDevice(match: string): Promise<Looker> {
  const found = (await engine.localMatches()).find((each) => each.match === match);
  const people = withNames(found?.card.chairs ?? []).filter((chair) => chair && 'name' in chair);
  const names: Partial<Names> = {};
  for (const chair of people) if (chair?.seat && 'name' in chair) names[chair.seat] = chair.name;
  return { me: people.length === 1 ? (people[0]?.seat ?? null) : null, names };
}

async function seatOnline(match: string): Promise<SeatName | null> {
  const mine = (await online.who()) === null ? [] : await online.matches();
  const found = mine.find((each) => each.match === match);
  const chair = found?.chair === undefined ? null : found.chairs[found.chair - 1];
  return chair?.seat ?? null;
}
