import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { registerServiceWorker } from './offline';
import { tidy } from './router.svelte';
import { settings } from './settings.svelte';

// A shortcut of the installed app names a game.
const wished = new URLSearchParams(location.search).get('game');
if (wished !== null) {
  settings.game = wished;
  tidy();
}

mount(App, { target: document.getElementById('parlour')! });
registerServiceWorker();
