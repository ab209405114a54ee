import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './app/ui.css';
import { startSettings } from './app/settings.svelte';

await startSettings();
mount(App, { target: document.body });
