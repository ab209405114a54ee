// Nim, as the app knows it.

import type { GameModule } from '../../../web/src/table/gameModule';
import Nothing from './Nothing.svelte';
import Picture from './Picture.svelte';
import SeatMark from './SeatMark.svelte';
import type { Nim } from './views';
import { say } from './words';

export const nim: GameModule<Nim> = {
  name: 'nim',
  words: {
    name: () => say('game-nim'),
    about: () => say('game-nim-about'),
    pitch: () => say('game-nim-pitch'),
    content: () => say('setup-content-nim'),
  },
  usualBot: 'random',
  Symbols: Nothing,
  Picture,
  SeatMark,
  aid: {
    sections: [{ title: () => say('help-nim-title'), text: () => say('help-nim-text') }],
    Examples: Nothing,
    parts: [],
    Part: Nothing,
  },
  paceOf: ({ told }) => (told ? 500 : 0),
  soundsOf: () => [],
  table: async () => (await import('./Table.svelte')).default,
  more: async () => (await import('./more')).more,
};
