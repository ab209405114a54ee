// How things move in a scene, as keyframes: they end where they belong, and `from` is where they come
// from, seen from there. How far they swing or hop is told in parts of their own size, since that goes with
// the towers'. Transforms and opacity only, which need no layout and no painting.

import { impact } from './scenes';

export interface Point {
  x: number;
  y: number;
}

const at = ({ x, y }: Point, part: number, more = '') =>
  `translate(${x * part}px, ${y * part}px) ${more}`;

/** In steps from where it comes from to where it belongs, with a hop in each. */
function hops(from: Point, until: number): Keyframe[] {
  const steps = 6;
  return Array.from({ length: steps + 1 }, (_, step) => ({
    offset: (until * step) / steps,
    transform: at(from, 1 - step / steps, `translateY(${step % 2 ? -20 : 0}%) rotate(${step % 2 ? 5 : -5}deg)`),
    opacity: 1,
  }));
}

const gone = (transform: string): Keyframe => ({ offset: 1, transform, opacity: 0 });

export const moves = {
  /** Straight, and there it stays. */
  fly: (from: Point) => [{ transform: at(from, 1, 'scale(0.5)') }, { transform: 'none' }],
  /** A card that is shown to what it calls for. */
  call: (from: Point) => [
    { transform: at(from, 1, 'scale(0.5)'), easing: 'ease-out' },
    { offset: impact, transform: 'none', opacity: 1 },
    { offset: 0.7, transform: 'rotate(-6deg)', opacity: 1 },
    gone('scale(0.7)'),
  ],
  follow: (from: Point) => [
    { transform: at(from, 1), opacity: 0 },
    { offset: impact - 0.01, transform: at(from, 1), opacity: 0 },
    { offset: impact, transform: at(from, 1), opacity: 1, easing: 'ease-in-out' },
    { transform: 'none', opacity: 1 },
  ],
  trot: (from: Point) => [...hops(from, 0.85), gone('none')],
  sneak: (from: Point) => [...hops(from, 0.8), { transform: 'scale(1.15)', opacity: 1 }],
  /** Raised beside the floor, and brought down twice. */
  strike: (from: Point) => [
    { transform: at(from, 1, 'scale(0.6)'), opacity: 1, easing: 'ease-out' },
    { offset: 0.26, transform: 'translate(50%, -45%) rotate(55deg)', opacity: 1, easing: 'ease-in' },
    { offset: impact, transform: 'rotate(-25deg)', opacity: 1, easing: 'ease-out' },
    { offset: 0.6, transform: 'translate(40%, -30%) rotate(40deg)', opacity: 1, easing: 'ease-in' },
    { offset: 0.76, transform: 'rotate(-25deg)', opacity: 1 },
    gone('translate(15%, -10%)'),
  ],
  /** Hanging from high above. */
  swing: () => [
    { transform: 'translateY(-310%) rotate(80deg) translateY(310%)', opacity: 0, easing: 'ease-in' },
    { offset: 0.08, transform: 'translateY(-310%) rotate(72deg) translateY(310%)', opacity: 1, easing: 'ease-in' },
    { offset: impact, transform: 'none', opacity: 1, easing: 'ease-out' },
    { offset: 0.75, transform: 'translateY(-310%) rotate(-38deg) translateY(310%)', opacity: 1, easing: 'ease-in' },
    gone('translateY(-310%) rotate(-20deg) translateY(310%)'),
  ],
  burst: () => [
    { transform: 'scale(0.2)', opacity: 0 },
    { offset: impact, transform: 'scale(0.2)', opacity: 0 },
    { offset: impact + 0.08, transform: 'scale(0.6)', opacity: 0.95, easing: 'ease-out' },
    gone('scale(1.25)'),
  ],
  /** Thrown to the dog, and on to the street. */
  lure: (from: Point) => [
    { transform: at(from, 1, 'rotate(-180deg)'), opacity: 1, easing: 'ease-out' },
    { offset: impact, transform: 'translateY(-35%)', opacity: 1, easing: 'ease-in' },
    { offset: 0.9, transform: 'translate(150%, 195%) rotate(300deg)', opacity: 1 },
    gone('translate(185%, 195%) rotate(340deg)'),
  ],
  runAfter: () => [
    { transform: 'none', opacity: 1 },
    { offset: impact, transform: 'translateY(-15%)', opacity: 1, easing: 'ease-in' },
    { offset: 0.92, transform: 'translate(120%, 185%) rotate(18deg)', opacity: 1 },
    gone('translate(175%, 185%)'),
  ],
  /** Served, and tipped over whom it concerns. */
  tip: (from: Point) => [
    { transform: at(from, 1, 'scale(0.6)'), opacity: 1, easing: 'ease-out' },
    { offset: 0.5, transform: 'translateY(-60%)', opacity: 1, easing: 'ease-in' },
    { offset: 0.72, transform: 'translateY(-45%) rotate(115deg)', opacity: 1 },
    { offset: 0.84, transform: 'translateY(-40%) rotate(105deg)', opacity: 1 },
    gone('translateY(-35%) rotate(0deg)'),
  ],
  loom: (from: Point) => [
    { transform: at(from, 1, 'scale(0.4)'), opacity: 1, easing: 'ease-out' },
    { offset: 0.5, transform: 'scale(1.1) rotate(-4deg)', opacity: 1 },
    { transform: 'scale(1) rotate(4deg)', opacity: 1 },
  ],
  /** Out of one hand, in an arc, into the other. */
  slip: (from: Point) => [
    { transform: at(from, 1, 'scale(0.6)'), opacity: 1, easing: 'ease-in' },
    { offset: 0.5, transform: at(from, 0.5, 'translateY(-70%) rotate(-10deg)'), opacity: 1, easing: 'ease-out' },
    { transform: 'none', opacity: 1 },
  ],
  slipOff: (from: Point) => [
    { transform: at(from, 1, 'translate(-40%, -10%)'), opacity: 1, easing: 'ease-in' },
    { offset: 0.5, transform: at(from, 0.5, 'translate(-40%, -85%)'), opacity: 1, easing: 'ease-out' },
    gone('translate(-40%, -10%)'),
  ],
  /** On the ground. */
  drive: (from: Point) => [
    { transform: at(from, 1, 'translateY(-30%)'), easing: 'ease-out' },
    { offset: 0.5, transform: at(from, 0.5, 'translateY(-30%) rotate(-2deg)'), easing: 'ease-in' },
    { transform: 'translateY(-30%)' },
  ],
} satisfies Record<string, (from: Point) => Keyframe[]>;

export type Move = keyof typeof moves;
