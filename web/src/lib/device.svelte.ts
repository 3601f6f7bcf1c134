/** What this device keeps: how its reader likes the page, and the keys of the seats it sits at. */
import type { Noted } from '../fairness/noted';
import type { Language } from './texts.svelte';

export interface Preferences {
  name: string;
  /** Empty: as the browser says. */
  language: Language | '';
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'less' | 'full';
  hand: 'right' | 'left';
  size: number;
  sound: boolean;
  speech: boolean;
  /** How fast the oven is emptied, 1 to 8. */
  speed: number;
  /** The level of the bots to play with. */
  bots: string;
}

/** A seat that this device holds the key of. */
export interface KeptSeat {
  key: string;
  name: string;
  game: string;
  /** When it was last used, in milliseconds since 1970. */
  used: number;
}

const isPhone = matchMedia('(pointer: coarse)').matches;

const FIRST: Preferences = {
  name: '',
  language: '',
  theme: 'auto',
  motion: 'auto',
  hand: 'right',
  size: 1,
  sound: !isPhone,
  speech: false,
  speed: 1,
  bots: 'regular',
};

function kept<T extends object>(name: string, first: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`forno.${name}`) ?? 'null');
    return found && typeof found === 'object' ? { ...first, ...found } : { ...first };
  } catch {
    return { ...first };
  }
}

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`forno.${name}`, JSON.stringify(value));
  } catch {
    // A device that keeps nothing can still play; it only cannot come back by itself.
  }
}

export const preferences = $state(kept('preferences', FIRST));
export const seats = $state(kept<Record<string, KeptSeat>>('seats', {}));
const notes = kept<Record<string, Noted>>('notes', {});

/** Keep what changes, and let the page follow it. Called once by the root component. */
export function followPreferences(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let changes = $state(0);
  dark.addEventListener('change', () => changes++);
  still.addEventListener('change', () => changes++);
  $effect(() => {
    void changes;
    const { theme, motion, hand, size } = preferences;
    const root = document.documentElement;
    root.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
    root.dataset.motion = motion === 'auto' ? (still.matches ? 'less' : 'full') : motion;
    root.dataset.hand = hand;
    root.style.setProperty('--size', String(size));
    keep('preferences', preferences);
  });
}

export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'less';
}

/** Another tab may have kept a seat meanwhile: only the one that changes is written over. */
export function keepSeat(room: string, seat: KeptSeat): void {
  seats[room] = seat;
  keep('seats', { ...kept<Record<string, KeptSeat>>('seats', {}), [room]: seat });
}

export function forgetSeat(room: string): void {
  delete seats[room];
  const others = kept<Record<string, KeptSeat>>('seats', {});
  delete others[room];
  keep('seats', others);
}

/** What this device saw promised before a deal, to compare with the record afterwards. */
export function note(room: string, number: number, seen: Noted): void {
  notes[`${room}/${number}`] = { ...notes[`${room}/${number}`], ...seen };
  keep('notes', notes);
}

export function noted(room: string, number: number): Noted | undefined {
  return notes[`${room}/${number}`];
}

// --- secrets, made here

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** A key of a seat, or an invitation: 192 bits, base64url. */
export function makeKey(): string {
  return btoa(String.fromCharCode(...bytes(24))).replaceAll('+', '-').replaceAll('/', '_');
}

/** The number of a command: 128 bits. */
export function makeCommand(): string {
  return [...bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
