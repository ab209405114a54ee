// The player aid of High-Rises.

import type { Aid } from '../../table/gameModule';
import { text } from '../../texts/texts.svelte';
import Cards from './Cards.svelte';
import Examples from './Examples.svelte';

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const aid: Aid = {
  sections: sections.map((number) => ({
    title: () => text(`help-highrise-${number}-title`),
    text: () => text(`help-highrise-${number}-text`),
  })),
  Examples,
  parts: [{ key: 'cards', title: () => text('aid-cards') }],
  Part: Cards,
};
