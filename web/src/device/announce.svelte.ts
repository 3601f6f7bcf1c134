/** Announcements: to screen readers through a live region and, where the reader wants it, by the device's voice. */
import { untrack } from 'svelte';
import { language } from '../i18n/texts.svelte';
import { preferences } from './preferences.svelte';

interface Announcement {
  id: number;
  text: string;
}

const MAX_IN_REGION = 6;

const region = $state<Announcement[]>([]);
let count = 0;

/** The latest announcements, for the live region in App.svelte. */
export const announcements = (): readonly Announcement[] => region;

/** Announce a text. Untracked, so that an effect may call it without running again. */
export function announce(text: string): void {
  if (text) untrack(() => add(text));
}

/** Take back what was announced, also what is being said: another person looks at the screen now. */
export function clearAnnouncements(): void {
  untrack(() => region.splice(0));
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}

function add(text: string): void {
  region.push({ id: count++, text });
  if (region.length > MAX_IN_REGION) region.shift();
  if (preferences.speech) speak(text);
}

function speak(text: string): void {
  if (!('speechSynthesis' in window)) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = language();
  speechSynthesis.speak(speech);
}

export function isSpeaking(): boolean {
  return 'speechSynthesis' in window && speechSynthesis.speaking;
}
