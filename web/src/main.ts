import { linkTo } from './device/base';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './device/preferences.svelte';
import { onSeatsChanged } from './device/seats.svelte';
import { preferredLanguage, setLanguage } from './i18n/texts.svelte';
import './style.css';

/** Time after which the service worker is registered where a browser has no idle callbacks: Safari. */
const REGISTER_MS = 3000;

await setLanguage(preferences.language || preferredLanguage(), 'words', 'home');
mount(App, { target: document.getElementById('page')! });
onSeatsChanged(() => void shareSeats().catch(() => undefined));
registerServiceWorker();

/** Bring a change of this device's seats to the reader's other devices. */
async function shareSeats(): Promise<void> {
  (await import('./device/key-ring')).syncRingSoon();
}

/** Let the page be installed and opened offline, where the browser allows it (https or this machine). */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // In a quiet moment after loading: caching files for later must not slow down what is shown now.
  const register = (): void => void navigator.serviceWorker.register(linkTo('/worker.js')).catch(() => undefined);
  const registerWhenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(register);
    else setTimeout(register, REGISTER_MS);
  };
  if (document.readyState === 'complete') registerWhenIdle();
  else addEventListener('load', registerWhenIdle, { once: true });
}
