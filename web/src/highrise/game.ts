// High-Rises, as the app knows it.

import type { GameModule } from '../table/gameModule';
import { text } from '../texts/texts.svelte';
import Picture from './art/Picture.svelte';
import SeatMark from './art/SeatMark.svelte';
import Symbols from './art/Symbols.svelte';
import { aid } from './help/aid';
import { paceOf } from './pace';
import { soundsOf } from './sounds';
import type { Highrise } from './views';

export const highrise: GameModule<Highrise> = {
  name: 'highrise',
  words: {
    name: () => text('game-highrise'),
    about: () => text('game-highrise-about'),
    // It counts the floors.
    pitch: (options) => (options && 'floors' in options ? '' : text('game-highrise-pitch')),
    content: () => text('setup-content-highrise'),
    credits: {
      title: () => text('about-highrise-title'),
      people: () => text('about-highrise-credits'),
      publishers: () => text('about-highrise-publishers'),
    },
  },
  usualBot: 'tenant',
  Symbols,
  Picture,
  SeatMark,
  aid,
  paceOf,
  soundsOf,
  table: async () => (await import('./HighriseTable.svelte')).default,
  more: async () => (await import('./more')).more,
};
