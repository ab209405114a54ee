// Tables on this device: against bots, and for several people who hand it around.

import { engine } from '../engine/engine';
import type { LocalMatch } from '../engine/localStore';
import type { OptionValue } from '../engine/views';
import type { Spec, WantedSpec } from '../engine/wire';
import { Desk } from './desk.svelte';
import { localLine } from './lines';

export interface LocalSpec {
  game: string;
  /** Names of those who share the device; empty: told by none. */
  people: string[];
  bots: string[];
  /** Who sits on which chair; left out: people first. */
  order?: ('person' | 'bot')[];
  options?: Record<string, OptionValue>;
  content?: string;
  seats?: Spec['seats'];
}

/** Who the nth person at this device is to the tables. */
export function guestAt(place: number): string {
  return `device-${place + 1}`;
}

export function localDesk(guest: string, name: string): Desk {
  return new Desk(localLine(guest, name));
}

/** A new match with everybody seated; returns its id. */
export async function makeLocal(local: LocalSpec): Promise<string> {
  const order = local.order ?? [
    ...local.people.map(() => 'person' as const),
    ...local.bots.map(() => 'bot' as const),
  ];
  const bots = [...local.bots];
  const chairs = order.map((who, chair): WantedSpec['chairs'][number] => {
    if (who === 'bot') return { bot: bots.shift()! };
    return chair === order.indexOf('person') ? 'me' : 'open';
  });
  const places = order.flatMap((who, chair) => (who === 'person' ? [chair + 1] : []));
  const spec: WantedSpec = { game: local.game, chairs, seats: local.seats ?? 'drawn' };
  spec.options = { ...local.options };
  if (local.content) spec.content = local.content;
  let match = '';
  for (const [place, name] of local.people.entries()) {
    const desk = localDesk(guestAt(place), name);
    try {
      if (place === 0) match = (await desk.make(spec)).match;
      else await desk.sit(match, places[place] ?? place + 1);
    } finally {
      desk.close();
    }
  }
  return match;
}

/** The same people, bots, options and content again; seats as they were settled, drawn or chosen. */
export async function makeLocalAgain(match: LocalMatch): Promise<string> {
  const { card } = match;
  const content = await engine.contentNamed(card.game, card.content);
  const local: LocalSpec = {
    game: card.game,
    people: card.chairs.flatMap((chair) => (chair && 'name' in chair ? [chair.name] : [])),
    bots: card.chairs.flatMap((chair) => (chair && 'bot' in chair ? [chair.bot] : [])),
  };
  local.order = card.chairs.map((chair) => (chair && 'bot' in chair ? 'bot' : 'person'));
  if (card.seats) local.seats = card.seats;
  if (card.options) local.options = card.options;
  if (content) local.content = content;
  return makeLocal(local);
}

export async function findLocal(match: string): Promise<LocalMatch | undefined> {
  return (await engine.localMatches()).find((each) => each.match === match);
}
