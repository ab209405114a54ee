// What the things of High-Rises and the plays with them are called: cards, floors, buttons.

import { text } from '../texts/texts.svelte';
import { isNumber } from './art/pairs';
import type { Card, NumberCard } from './content';
import type { Floor, HighriseAction, HighriseSeat, HighriseView } from './views';
import type { Reader } from './words';

/** "a 5", "a joker". */
export function someCard(card: Card): string {
  return text(`card-${card}-some`);
}

/** A card's name by itself: "5, number card", "joker". */
export function cardName(card: Card): string {
  return isNumber(card) ? text('hr-number-card', { card }) : text(`card-${card}`);
}

/** Short enough to stand on the card; numbers need none. */
export function cardCaption(card: Card): string {
  return isNumber(card) ? '' : text(`card-${card}-caption`);
}

/** What a card does; of a number, what numbers are for. */
export function cardEffect(card: Card): string {
  return text(isNumber(card) ? 'card-number-effect' : `card-${card}-effect`);
}

/** "guard dog: Guards a floor …"; a number says itself what it is. */
export function cardMeaning(card: Card): string {
  const effect = cardEffect(card);
  return isNumber(card) ? effect : text('aid-card', { card: text(`card-${card}`), effect });
}

/** "floor 2: 3 and joker as 6, guarded by a dog". */
export function floorWords({ values, cards, dog }: Floor, floor: number): string {
  const [low, high] = values.map((value, place) =>
    cards[place] === 'joker' ? text('value-joker', { value }) : value,
  ) as [string | number, string | number];
  return text('floor-words', { floor, low, high, guarded: dog ? 'yes' : 'no' });
}

/** An action as a label: "Steal a 4 from Ann". */
export function actionLabel(action: HighriseAction, view: HighriseView, reader: Reader): string {
  switch (action.do) {
    case 'build': {
      const [low, high] = action.cards.map((card) => text(`card-${card}`)) as [string, string];
      return text('play-build', { low, high });
    }
    case 'steal': {
      const taken = takenFrom(view, action.from, action.with);
      const victim = reader.nameOf(action.from);
      return taken?.card === 'joker'
        ? text('play-steal-joker', { value: taken.value, victim })
        : text('play-steal', { card: taken ? someCard(taken.card) : '', victim });
    }
    case 'dog':
      return text('play-dog', { floor: action.floor });
    case 'bone':
      return text('play-bone', { victim: reader.nameOf(action.to), floor: action.floor });
    case 'hammer':
    case 'ball':
    case 'milkshake':
    case 'thief':
      return text(`play-${action.do}`, { victim: reader.nameOf(action.to) });
    case 'end':
      return text('end-turn', { count: view.draws_at_end });
    case 'super_thief':
    case 'van':
      return text(`play-${action.do}`);
    default: // chance's
      return '';
  }
}

/** The card of a top floor that a number card takes. */
export function takenFrom(
  view: HighriseView,
  from: HighriseSeat,
  by: Card,
): { card: Card; value: number } | null {
  const { tower, taken_by } = view.seats[from] ?? {};
  const top = tower?.at(-1);
  const place = taken_by?.indexOf(by as NumberCard);
  const card = top?.cards[place ?? -1];
  const value = top?.values[place ?? -1];
  return card !== undefined && value !== undefined ? { card, value } : null;
}
