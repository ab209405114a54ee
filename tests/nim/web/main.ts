import { games } from '../../../web/src/games';
import { start } from '../../../web/src/start';
import { anyGame } from '../../../web/src/table/gameModule';
import { speakAlso } from '../../../web/src/texts/texts.svelte';
import { nim } from './game';
import english from './en.ftl?raw';

speakAlso({ './en/nim.ftl': () => Promise.resolve(english) });
void start([...games, anyGame(nim)]);
