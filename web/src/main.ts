import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './lib/device.svelte';
import { load, preferred, speak } from './lib/texts.svelte';
import { keepPage } from './worker/register';
import './style.css';

await speak(preferences.language || preferred());
await load('words', 'home');
mount(App, { target: document.getElementById('page')! });
keepPage();
