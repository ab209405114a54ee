// Where things stand on a balcony of 100 × 100. Every kind has its fixed place, so that the eye
// learns where to look; only sizes give way when a place is crowded.

import type { Element, Face } from '../content';

export interface Item {
  href: string;
  x: number;
  y: number;
  size: number;
  /** Looks the other way. */
  flip?: boolean;
  /** Which inhabitant or cloth: a class with its colours. */
  kind?: string;
  /** So many of them, where they are too many to draw. */
  count?: number;
}

export interface Layout {
  sunblinds: Item[];
  laundry: Item[];
  persons: Item[];
  floating: Item[];
  railing: Item[];
  flowers: Item[];
}

/** The class with the colour of a block's shutters. */
export function shuttersOf(variant: number): string {
  return `b-shut-${(variant * 2 + 1) % 5}`;
}

const flowers = [
  'flower_magenta',
  'flower_light_pink',
  'flower_purple',
  'flower_orange',
  'flower_turquoise',
  'flower_white',
] as const satisfies readonly Element[];

/** Draws up to `room` pieces one by one, more as one symbol with a number. */
function pieces(count: number, room = 3): { shown: number; count?: number } {
  return count > room ? { shown: 1, count } : { shown: count };
}

/** `n` places of `width` side by side around the middle. */
function spread(n: number, width: number): number[] {
  return Array.from({ length: n }, (_, i) => 50 + (i - (n - 1) / 2) * width);
}

function place(href: string, middle: number, y: number, size: number, more: Partial<Item> = {}) {
  return { href, x: middle - size / 2, y, size, ...more };
}

function counted(more: { count?: number }): Partial<Item> {
  return more.count ? { count: more.count } : {};
}

function layoutSunblinds(n: number): Item[] {
  const some = pieces(n);
  if (some.shown === 1) return [place('b-awning', 50, 1, 50, counted(some))];
  return spread(some.shown, 29).map((x) => place('b-sunblind', x, -4, 28));
}

function layoutLaundry(n: number, seed: number): Item[] {
  const some = pieces(n);
  // One or two pieces leave the middle to the head below.
  const xs = [[36], [34, 66], [31, 50, 69]][some.shown - 1] ?? [];
  return xs.map((x, i) => {
    const kind = (i + seed) % 3;
    const drop = x === 50 ? 18.5 : 17.5;
    const href = kind ? `b-laundry-${kind}` : 'b-laundry';
    return place(href, x, drop, 18, { kind: `b-cloth-${kind}`, ...counted(some) });
  });
}

function layoutPersons(face: Face, seed: number): Item[] {
  const { elements, lovebird } = face;
  // The lovebird is one of the persons listed (B-15), never one more.
  const upright = (elements.person ?? 0) - (lovebird ? 1 : 0);
  const some = pieces(Math.max(0, upright));
  const all = some.shown + (lovebird ? 1 : 0);
  const low = Boolean(elements.laundry);
  const size = all > 2 ? 23 : all > 1 ? (low ? 24 : 27) : low ? 28 : 33;
  const xs = spread(all, all > 2 ? 15 : 19);
  const who = (i: number) => `b-who-${(seed + i * 5) % 6}`;
  const items = xs.slice(0, some.shown).map((x, i) => {
    const shape = ((seed >> 1) + i) % 3;
    const href = shape ? `b-person-${shape}` : 'b-person';
    return place(href, x, 59 - size, size, { kind: who(i), ...counted(some) });
  });
  if (lovebird) {
    const larger = low ? 32 : 39;
    const lean = (lovebird === 'left' ? -1 : 1) * (all > 1 ? -4 : 3);
    const x = (xs[all - 1] ?? 50) + lean;
    const y = 59 - larger * 0.93;
    items.push(place(`b-lovebird_${lovebird}`, x, y, larger, { kind: who(all) }));
  }
  return items;
}

// Cats come from the left, birds from the right; the places in the middle belong to the window.
const perches = [10, 90, 28, 72];

function layoutRailing(cats: number, birds: number): Item[] {
  const crowded = cats + birds > perches.length;
  const cat = pieces(cats, crowded ? 1 : 3);
  const bird = pieces(birds, crowded ? 1 : 3);
  const free = [...perches];
  const take = (order: number[]) => {
    const x = order.find((at) => free.includes(at)) ?? 50;
    free.splice(free.indexOf(x), 1);
    return x;
  };
  const sit = (href: string, order: number[], some: { shown: number; count?: number }) =>
    Array.from({ length: some.shown }, () => {
      const x = take(order);
      return place(href, x, 36.5, 18.5, { flip: x > 50, ...counted(some) });
    });
  return [...sit('b-cat', [10, 28, 90, 72], cat), ...sit('b-bird', [90, 72, 10, 28], bird)];
}

/** Hearts on the left of the window, notes on the right, above whoever sits on the railing. */
function layoutFloating(face: Face, railing: Item[]): Item[] {
  const stack = (element: 'heart' | 'note', x: number) => {
    const room = railing.some((item) => Math.abs(item.x + item.size / 2 - x) < 12) ? 2 : 3;
    const some = pieces(face.elements[element] ?? 0, room);
    return Array.from({ length: some.shown }, (_, i) =>
      place(`b-${element}`, x, 2 + i * 17.5, 16.5, counted(some)),
    );
  };
  return [...stack('heart', 9), ...stack('note', 91)];
}

function layoutFlowers(face: Face): Item[] {
  const total = flowers.reduce((sum, flower) => sum + (face.elements[flower] ?? 0), 0);
  const list = flowers.flatMap((flower) => {
    const some = pieces(face.elements[flower] ?? 0, total > 5 ? 1 : 3);
    return Array.from({ length: some.shown }, () => ({ flower, some }));
  });
  const size = Math.min(18, 90 / Math.max(1, list.length));
  const xs = spread(list.length, size);
  return list.map(({ flower, some }, i) =>
    place(`b-${flower}`, xs[i] ?? 50, 70 - size, size, counted(some)),
  );
}

export function layout(face: Face, variant: number): Layout {
  const { sunblind = 0, laundry = 0, cat = 0, bird = 0 } = face.elements;
  const railing = layoutRailing(cat, bird);
  // The four faces of a block have different inhabitants.
  const seed = variant + 3 * cat + 2 * bird + laundry + (face.elements.heart ?? 0);
  return {
    sunblinds: layoutSunblinds(sunblind),
    laundry: layoutLaundry(laundry, seed),
    persons: layoutPersons(face, seed),
    floating: layoutFloating(face, railing),
    railing,
    flowers: layoutFlowers(face),
  };
}
