// What one points with: texts say "tap" or "point at".

import { MediaQuery } from 'svelte/reactivity';

const isCoarse = new MediaQuery('pointer: coarse');

export function pointer(): 'coarse' | 'fine' {
  return isCoarse.current ? 'coarse' : 'fine';
}
