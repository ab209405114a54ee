// What nobody needs to begin a match of High-Rises.

import type { GameMore } from '../table/gameModule';
import Gallery from './gallery/Gallery.svelte';
import CardThing from './replay/CardThing.svelte';
import ReplayBoard from './replay/ReplayBoard.svelte';
import { telling } from './replay/telling';
import type { Highrise } from './views';

export const more: GameMore<Highrise> = { Gallery, ReplayBoard, Thing: CardThing, telling };
