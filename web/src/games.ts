// The list of the games. Nothing else outside their own folders names one.

import { balconia } from './balconia/game';
import { highrise } from './highrise/game';
import { anyGame } from './table/gameModule';

export const games = [anyGame(balconia), anyGame(highrise)];
