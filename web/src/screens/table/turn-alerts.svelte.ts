/**
 * Alerts that it is the reader's turn: title of the tab, badge of the app, sound, vibration, announcement, and a
 * notification of the server's where the reader wants it; and a wake lock during the game.
 */
import { onDestroy, untrack } from 'svelte';
import { announce } from '../../device/announce.svelte';
import { closeNotifications, shareSubscription } from '../../device/calls.svelte';
import { preferences } from '../../device/preferences.svelte';
import { seats } from '../../device/seats.svelte';
import { playSound } from '../../device/sound';
import { gameName } from '../../i18n/names';
import { say } from '../../i18n/texts.svelte';
import type { LiveTable } from '../../net/live-table.svelte';
import { isAsked } from '../../net/table-source';
import type { AnyRoomEvent } from '../../protocol';
import { describeRoomEvent } from './room-text';

/** Alert for as long as the calling component lives. */
export function alertTurns(source: () => LiveTable | null): void {
  const table = $derived(source());
  const game = $derived(table?.snapshot?.game ?? null);
  const you = $derived(table?.snapshot?.you ?? null);
  const asked = $derived(game !== null && isAsked({ game, you }));
  /** The person of a shared device who owes a decision, and which: called by name. (house.hot-seat) */
  const next = $derived(table?.nextHere ?? null);
  const turn = $derived(next ? (table?.snapshot?.turn?.decision ?? null) : null);
  const isSeated = $derived(you !== null || (table?.deviceSeats.length ?? 0) > 0);
  const isPlaying = $derived(table?.snapshot?.room.status === 'playing' && isSeated);
  const name = $derived(table?.snapshot ? gameName(table.snapshot.room.game) : '');

  $effect(() => {
    if (!name) document.title = 'Forno';
    else if (next) document.title = say('table-title-name', { name: next.name, game: name });
    else document.title = say(asked ? 'table-title-turn' : 'table-title', { game: name });
  });
  $effect(() => {
    if (asked && !next) untrack(() => alertTurn(game?.view.game));
  });
  $effect(() => {
    if (turn !== null) untrack(callByDevice);
  });
  $effect(() => table?.onRoomEvents((events) => tellNews(events, table)));
  $effect(() => (isPlaying ? holdWakeLock() : undefined));

  let isHidden = $state(document.hidden);
  const readVisibility = (): void => void (isHidden = document.hidden);
  document.addEventListener('visibilitychange', readVisibility);
  $effect(() => {
    if ((asked || next) && isHidden) void navigator.setAppBadge?.(1).catch(() => undefined);
  });
  // A notification is out of date once somebody looks at the table, or the decision is answered.
  $effect(() => {
    if (table && (!isHidden || !(asked || next))) void closeNotifications(table.id);
  });
  $effect(() => {
    const { calls } = preferences;
    const keys = table && seats[table.id]?.map(({ key }) => key).join(); // after a change of a key its subscription is gone
    if (isSeated && calls && keys) untrack(() => void shareSubscription(table!.id));
  });
  onDestroy(() => {
    document.removeEventListener('visibilitychange', readVisibility);
    document.title = 'Forno';
  });
}

/** Families whose tables announce the question itself. */
const ANNOUNCES_QUESTION: (string | undefined)[] = ['pizza', 'solo'];

function alertTurn(family: string | undefined): void {
  if (!ANNOUNCES_QUESTION.includes(family)) announce(say('table-your-turn'));
  callByDevice();
}

/** What happens among the people at the table and is worth an announcement. Votes and requests have bars that speak. */
const NEWS: readonly AnyRoomEvent['event'][] = [
  'seat-taken', 'seat-left', 'queue-joined', 'queue-left', 'made-way', 'seat-taken-over',
  'player-away', 'player-back', 'host-changed', 'game-changed', 'vote-failed', 'nudged', 'name-changed',
];

/** Announce what happened at the table as it is now; a nudge of the reader is heard and felt as well. */
function tellNews(events: readonly AnyRoomEvent[], { snapshot, person, deviceSeats }: LiveTable): void {
  const names = snapshot!.room.seats.map(({ name }) => name);
  const { you } = snapshot!;
  for (const event of events) {
    if (NEWS.includes(event.event) || (event.event === 'game-ended' && event.early)) announce(describeRoomEvent(event, names, you, person));
    if (event.event === 'nudged' && [you, ...deviceSeats.map(({ seat }) => seat)].includes(event.seat)) callByDevice();
  }
}

const VIBRATION_MS = [60, 80, 60];

/** Sound and vibration, by one switch. Browsers ignore both before the first tap. */
function callByDevice(): void {
  void playSound('turn');
  if (preferences.sound && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(VIBRATION_MS);
}

/** Keep the screen of a phone on. The browser drops the lock when the page is hidden; it is requested again after. */
function holdWakeLock(): (() => void) | undefined {
  if (!('wakeLock' in navigator) || !matchMedia('(pointer: coarse)').matches) return undefined;
  let lock: WakeLockSentinel | null = null;
  let isReleased = false;
  const request = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isReleased) void lock.release();
    } catch {
      // A device that saves its battery refuses; the game goes on without.
    }
  };
  document.addEventListener('visibilitychange', request);
  void request();
  return () => {
    isReleased = true;
    document.removeEventListener('visibilitychange', request);
    void lock?.release();
  };
}
