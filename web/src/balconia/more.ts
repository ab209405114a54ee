// What nobody needs to begin a match of Balconia.

import type { GameMore } from '../table/gameModule';
import Gallery from './gallery/Gallery.svelte';
import ReplayBoard from './replay/ReplayBoard.svelte';
import { telling } from './replay/telling';
import type { Balconia } from './views';

export const more: GameMore<Balconia> = { Gallery, ReplayBoard, telling };
