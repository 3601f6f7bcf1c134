/** What is said aloud: to screen readers through a live region, and, where the reader wants it, by the device's voice. */
import { untrack } from 'svelte';
import { preferences } from './device.svelte';
import { language } from './texts.svelte';

const MOST = 6;

const said = $state<{ id: number; text: string }[]>([]);
let count = 0;

/** The last things said, for the live region in App.svelte. */
export const spoken = (): readonly { id: number; text: string }[] => said;

/** Saying something never makes an effect run again, wherever it is said from. */
export function announce(text: string): void {
  if (text) untrack(() => tell(text));
}

function tell(text: string): void {
  said.push({ id: count++, text });
  if (said.length > MOST) said.shift();
  if (preferences.speech) speakAloud(text);
}

function speakAloud(text: string): void {
  if (!('speechSynthesis' in window)) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = language();
  speechSynthesis.speak(speech);
}

/** Sound is never heard over speech. */
export function isSpeaking(): boolean {
  return 'speechSynthesis' in window && speechSynthesis.speaking;
}
