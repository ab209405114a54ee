import { games } from './games';
import { start } from './start';

void start(games);
