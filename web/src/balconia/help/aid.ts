// The player aid of Balconia.

import type { Aid } from '../../table/gameModule';
import { text } from '../../texts/texts.svelte';
import Examples from './Examples.svelte';
import Pictures from './Pictures.svelte';

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const parts = ['elements', 'where', 'points', 'doors'] as const;

export const aid: Aid = {
  sections: sections.map((number) => ({
    title: () => text(`help-balconia-${number}-title`),
    text: () => text(`help-balconia-${number}-text`),
  })),
  Examples,
  parts: parts.map((key) => ({ key, title: () => text(`aid-${key}`) })),
  Part: Pictures,
};
