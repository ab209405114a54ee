// Starts the app with these games.

import { mount } from 'svelte';
import App from './App.svelte';
import './fonts/fonts.css';
import './app.css';
import './app/ui.css';
import { startSettings } from './app/settings.svelte';
import { stayOffline } from './app/updates.svelte';
import { engine } from './engine/engine';
import type { GameModule } from './table/gameModule';
import { know } from './table/games';

export async function start(games: readonly GameModule[]): Promise<void> {
  know(games);
  engine.warmUp();
  engine.watchPage();
  await startSettings();
  mount(App, { target: document.body });
  void stayOffline();
}
