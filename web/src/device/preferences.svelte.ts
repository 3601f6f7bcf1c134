/** The reader's preferences: stored on this device, and applied to the document. */
import type { Language } from '../i18n/texts.svelte';
import type { PersonFace } from '../protocol';
import { readStored, writeStored } from './storage';

export interface Preferences {
  name: string;
  /** Null: the table gives one. */
  face: PersonFace | null;
  /** The colour that this device asks for at each table; empty: what is left. (setup.colour) */
  colour: string;
  /** Empty: the browser's language. */
  language: Language | '';
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'less' | 'full';
  hand: 'right' | 'left';
  /** Text size, as a factor. */
  size: number;
  /** Sound and vibration. */
  sound: boolean;
  /** Notifications while the page is hidden or closed. */
  calls: boolean;
  /** Whether notifications wait until the quiet hours are over, which are times of day: `22:00`. */
  quiet: boolean;
  quietBegins: string;
  quietEnds: string;
  speech: boolean;
  /** Playback speed of others' moves and of the oven's emptying, one of SPEEDS. */
  speed: number;
  /** Level of the bots in the free seats of a new table. */
  bots: string;
  /** Tips at the table for the first games. */
  tips: boolean;
  /** Names of the tips that were seen: each is shown in one game. */
  tipsSeen: string[];
}

/** Factors of the playback's speed. */
export const SPEEDS = [1, 2, 4, 8] as const;

const DEFAULTS: Preferences = {
  name: '',
  face: null,
  colour: '',
  language: '',
  theme: 'auto',
  motion: 'auto',
  hand: 'right',
  size: 1,
  sound: true,
  calls: false,
  quiet: true,
  quietBegins: '22:00',
  quietEnds: '08:00',
  speech: false,
  speed: 1,
  bots: 'regular',
  tips: true,
  tipsSeen: [],
};

export const preferences = $state(readStored('preferences', DEFAULTS));

/** Store the preferences and apply them to the document whenever they change. Call once, in the root component. */
export function applyPreferences(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let changes = $state(0);
  dark.addEventListener('change', () => changes++);
  reduced.addEventListener('change', () => changes++);
  $effect(() => {
    void changes;
    const { theme, motion, hand, size } = preferences;
    const root = document.documentElement;
    root.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
    root.dataset.motion = motion === 'auto' ? (reduced.matches ? 'less' : 'full') : motion;
    root.dataset.hand = hand;
    root.style.setProperty('--size', String(size));
    writeStored('preferences', preferences);
  });
}

export function isMotionReduced(): boolean {
  return document.documentElement.dataset.motion === 'less';
}
