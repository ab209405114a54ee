import { mount } from 'svelte';
import App from './App.svelte';
import './fonts/fonts.css';
import './app.css';
import './app/ui.css';
import { startSettings } from './app/settings.svelte';
import { stayOffline } from './app/updates.svelte';
import { engine } from './engine/engine';

engine.warmUp();
engine.watchPage();
await startSettings();
mount(App, { target: document.body });
void stayOffline();
