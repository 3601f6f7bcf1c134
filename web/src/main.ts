import { mount } from 'svelte';
import App from './App.svelte';
import { followSeats } from './device/key-ring';
import { preferences } from './device/preferences.svelte';
import { preferredLanguage, setLanguage } from './i18n/texts.svelte';
import './style.css';

await setLanguage(preferences.language || preferredLanguage(), 'words', 'home');
mount(App, { target: document.getElementById('page')! });
registerServiceWorker();
followSeats();

/** Let the page be installed and opened offline, where the browser allows it (https or this machine). */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // After loading: caching files for later must not slow down what is shown now.
  const register = (): void => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
