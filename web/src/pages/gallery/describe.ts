// Balconies, conditions, doors and cards in the reader's language, put together from game.ftl.

import type { Pictogram } from '../../art/balconia/pictogram';
import { isNumber } from '../../art/highrise/pairs';
import type { Card, Condition, Door, Face } from '../../engine/content';
import { hasText, listed, text } from '../../texts/texts.svelte';

/** "2 points for each cat around it." */
export function describeCondition(condition: Condition): string {
  const where = text(`where-${condition.where}`);
  if ('each' in condition) {
    const { each: points, what } = condition;
    return typeof what === 'object'
      ? text('condition-each-without', { points, where, without: piece(what.no, 'without') })
      : text('condition-each', { points, where, each: piece(what, 'each') });
  }
  const points = condition.if;
  if ('lacks' in condition) {
    return text('condition-if-lacks', { points, where, none: piece(condition.lacks, 'none') });
  }
  const [first, second] = condition.has.map((symbol) => piece(symbol, 'some'));
  return second === undefined
    ? text('condition-if-has', { points, where, thing: first ?? '' })
    : text('condition-if-has-both', { points, where, first: first ?? '', second });
}

/** What the plaque of a face says, or that it has none. */
export function describePlaque({ condition, lovebird }: Face): string {
  if (condition) return describeCondition(condition);
  return text(lovebird ? `condition-lovebird-${lovebird}` : 'condition-none');
}

/** What a face shows, as a list: "2 cats", "a lovebird facing left". */
export function thingsOn({ elements, lovebird }: Face): string[] {
  const things = Object.entries(elements).map(([element, count]) =>
    text(`element-${element}-count`, { count }),
  );
  return lovebird ? [...things, text(`lovebird-${lovebird}-some`)] : things;
}

export function describeFace(face: Face): string {
  const condition = describePlaque(face);
  const things = thingsOn(face);
  return things.length === 0
    ? text('face-bare', { condition })
    : text('face', { things: listed(things), condition });
}

export function describeDoor(
  door: Door,
  fewerOf: 'either' | 'strict' | 'left_only' = 'either',
): string {
  if ('majority' in door) return text('door-majority', named(door.majority));
  if ('difference' in door) return text('door-difference', named(door.difference));
  return text(`door-fewer_of-${fewerOf}`, {
    ...named(door.fewer_of),
    firstEach: piece(door.fewer_of[0], 'each'),
    secondEach: piece(door.fewer_of[1], 'each'),
  });
}

/** "Rose gate" in the reader's words; other sets' names as they are. */
export function entranceName(name: string): string {
  const id = `entrance-${name.toLowerCase().replaceAll(' ', '-')}`;
  return hasText(id) ? text(id) : name;
}

export function pictogramName(name: Pictogram): string {
  return text(name.startsWith('lovebird') ? name.replace('_', '-') : `element-${name}`);
}

export function pictogramMeaning(name: Pictogram): string {
  return text(name.startsWith('lovebird') ? `help-${name.replace('_', '-')}` : `help-element-${name}`);
}

/** "guard dog: Guards a floor …"; of a number, what numbers are for. */
export function describeCard(card: Card): string {
  if (isNumber(card)) return text('card-number-effect');
  return text('aid-card', { card: text(`card-${card}`), effect: text(`card-${card}-effect`) });
}

function named([first, second]: [string, string]): { first: string; second: string } {
  return { first: piece(first, 'of'), second: piece(second, 'of') };
}

type Piece = 'each' | 'some' | 'none' | 'of' | 'without';

function piece(symbol: string, form: Piece): string {
  return text(`element-${symbol}-${form}`);
}
