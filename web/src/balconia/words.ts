// What Balconia shows, in words: faces, conditions, sums, doors and pictograms, put together from the
// pieces of texts/*/game.ftl. What things are worth is the engine's word.

import type { OptionValue } from '../engine/views';
import { listed, text, textOr } from '../texts/texts.svelte';
import type { Pictogram } from './art/pictogram';
import type { Condition, Door, Element, Face, Symbol as ElementSymbol, What } from './content';
import type { CellName, FewerOf, ShownBalcony, ShownDoor, ShownFacade, Tally } from './views';

/** "+4", "−2", "±0": with a real minus sign. */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

export function changeWords(points: number): string {
  return text('score-change', { points: Math.abs(points), change: signed(points) });
}

export function elementCount(symbol: Exclude<What, object>, count: number): string {
  return text(`element-${symbol}-count`, { count });
}

function tallyWords({ what, count }: Tally): string {
  if (typeof what !== 'object') return elementCount(what, count);
  const without = text(`element-${what.no}-without`);
  return text('balcony-without-count', { count, without });
}

const some = (symbol: ElementSymbol) => text(`element-${symbol}-some`);

/** What a plaque says, or that there is none: "2 points for each cat around it." */
export function conditionWords({ condition, lovebird }: Omit<Face, 'elements'>): string {
  if (lovebird) return text(`condition-lovebird-${lovebird}`);
  if (!condition) return text('condition-none');
  const where = text(`where-${condition.where}`);
  if ('has' in condition) {
    const [first, second] = condition.has;
    const points = condition.if;
    if (!second) return text('condition-if-has', { points, thing: some(first!), where });
    return text('condition-if-has-both', {
      points,
      first: some(first!),
      second: some(second),
      where,
    });
  }
  if ('lacks' in condition) {
    const none = text(`element-${condition.lacks}-none`);
    return text('condition-if-lacks', { points: condition.if, none, where });
  }
  const { what, each: points } = condition;
  if (typeof what === 'object') {
    const without = text(`element-${what.no}-without`);
    return text('condition-each-without', { points, where, without });
  }
  return text('condition-each', { points, each: text(`element-${what}-each`), where });
}

/** What stands on a balcony, without its condition: "2 cats and 1 bird"; empty if nothing does. */
export function thingsWords({ elements, lovebird }: Face): string {
  const things = Object.entries(elements).map(([element, count]) =>
    elementCount(element as Element, count),
  );
  if (lovebird) things.push(text(`lovebird-${lovebird}-some`));
  return listed(things);
}

/** "Balcony with 2 cats and 1 bird. 2 points for each cat in its row." */
export function faceWords(face: Face): string {
  const things = thingsWords(face);
  const condition = conditionWords(face);
  return things === '' ? text('face-bare', { condition }) : text('face', { things, condition });
}

/** What a cell is worth, and why; nothing, where nothing stands. */
export function sumAt(facade: ShownFacade, cell: CellName, doorCell: CellName | undefined): string {
  const balcony = facade.cells[cell];
  if (balcony) return sumWords(balcony);
  return cell === doorCell ? doorSumWords(facade.door) : '';
}

/** How a balcony came by its points: "2 pieces of laundry × 2 = 4 points". */
export function sumWords(balcony: ShownBalcony): string {
  const { shows, region, partner } = balcony;
  if (shows.lovebird) {
    if (partner) return text('sum-lovebird-paired', { cell: partner });
    return text(region.length === 0 ? 'sum-lovebird-outside' : 'sum-lovebird-alone');
  }
  if (!shows.condition) return text('sum-no-condition');
  if (region.length === 0) return text('sum-outside');
  return 'each' in shows.condition
    ? eachSumWords(balcony, shows.condition)
    : ifSumWords(balcony, shows.condition);
}

function eachSumWords(
  { counted, times, each, points }: ShownBalcony,
  { what, where: place }: Extract<Condition, { each: number }>,
): string {
  const where = text(`where-${place}`);
  if (typeof what === 'object') {
    const without = text(`element-${what.no}-without`);
    if (times === 0) return text('sum-none-without', { where, without });
    const things = text('balcony-without-count', { count: times, without });
    return text('sum-each', { things, each, points });
  }
  if (times === 0) {
    return text('sum-none', { none: text(`element-${what}-none`), where, points });
  }
  const things = elementCount(what, times);
  if (what !== 'flower_colours') return text('sum-each', { things, each, points });
  const flowers = listed(counted.map(tallyWords));
  return text('sum-colours', { flowers, things, each, points });
}

function ifSumWords(
  { counted, points }: ShownBalcony,
  condition: Extract<Condition, { if: number }>,
): string {
  const where = text(`where-${condition.where}`);
  const isNothing = counted.length === 1 && counted[0]!.count === 0;
  if (isNothing) {
    const symbol = 'lacks' in condition ? condition.lacks : condition.has[0]!;
    return text('sum-none', { none: text(`element-${symbol}-none`), where, points });
  }
  return text('sum-there', { things: listed(counted.map(tallyWords)), where, points });
}

export function fewerOf(options: Record<string, OptionValue> | undefined): FewerOf {
  return (options?.['fewer_of'] as FewerOf | undefined) ?? 'either';
}

/** What a door asks for; doors that count the fewer differ by edition. */
export function doorWords(door: Door, edition: FewerOf = 'either'): string {
  const [kind, pair] = doorKind(door);
  const words = {
    first: text(`element-${pair[0]}-of`),
    second: text(`element-${pair[1]}-of`),
    firstEach: text(`element-${pair[0]}-each`),
    secondEach: text(`element-${pair[1]}-each`),
  };
  return text(kind === 'fewer_of' ? `door-fewer_of-${edition}` : `door-${kind}`, words);
}

function doorKind(
  door: Door,
): ['majority' | 'fewer_of' | 'difference', [ElementSymbol, ElementSymbol]] {
  if ('majority' in door) return ['majority', door.majority];
  return 'fewer_of' in door ? ['fewer_of', door.fewer_of] : ['difference', door.difference];
}

export function doorSumWords({ door, own, others, open, points }: ShownDoor): string {
  const [kind] = doorKind(door);
  const first = tallyWords(own[0]);
  const second = tallyWords(own[1]);
  if (open) return text('sum-door-open', { first, second });
  if (kind === 'majority') {
    return text('sum-door-majority', {
      first,
      second,
      otherFirst: others?.[0].count ?? 0,
      otherSecond: others?.[1].count ?? 0,
      points,
    });
  }
  if (kind === 'fewer_of') return text('sum-door-fewer_of', { first, second, points });
  const counts = [own[0].count, own[1].count];
  return text('sum-door-difference', {
    first,
    second,
    more: Math.max(...counts),
    less: Math.min(...counts),
    points,
  });
}

/** "Rose gate" in the reader's words; other sets' names as they are. */
export function entranceName(name: string): string {
  const id = `entrance-${name.toLowerCase().replaceAll(' ', '-')}`;
  return textOr(name, id);
}

function pictogramId(name: Pictogram) {
  if (name === 'lovebird_left') return 'lovebird-left';
  return name === 'lovebird_right' ? 'lovebird-right' : (`element-${name}` as const);
}

export function pictogramName(name: Pictogram): string {
  return text(pictogramId(name));
}

export function pictogramMeaning(name: Pictogram): string {
  return text(`help-${pictogramId(name)}`);
}
