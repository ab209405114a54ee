// Whether a screen has room for everything at once: the whole board, and all steps beside it.

import { MediaQuery } from 'svelte/reactivity';

/** As Watching.svelte has it. */
export const isLarge = new MediaQuery('(min-aspect-ratio: 1) and (min-width: 62rem) and (min-height: 40rem)');
