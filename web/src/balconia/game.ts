// Balconia, as the app knows it.

import type { GameModule } from '../table/gameModule';
import { text } from '../texts/texts.svelte';
import Picture from './art/Picture.svelte';
import SeatMark from './art/SeatMark.svelte';
import Symbols from './art/Symbols.svelte';
import { aid } from './help/aid';
import { paceOf } from './pace';
import { soundsOf } from './sounds';
import type { Balconia } from './views';

export const balconia: GameModule<Balconia> = {
  name: 'balconia',
  words: {
    name: () => text('game-balconia'),
    about: () => text('game-balconia-about'),
    pitch: () => text('game-balconia-pitch'),
    content: () => text('setup-content-balconia'),
    credits: {
      title: () => text('about-balconia-title'),
      people: () => text('about-balconia-credits'),
      publishers: () => text('about-balconia-publishers'),
    },
  },
  usualBot: 'tenant',
  Symbols,
  Picture,
  SeatMark,
  aid,
  paceOf,
  soundsOf,
  table: async () => (await import('./BalconiaTable.svelte')).default,
  more: async () => (await import('./more')).more,
};
