/** Being told that it is one's turn: in the tab's title, by a sound, aloud; and a screen that stays lit meanwhile. */
import { onDestroy, untrack } from 'svelte';
import { announce } from '../lib/announce.svelte';
import type { LiveTable } from '../lib/live.svelte';
import { isAsked } from '../lib/sitting';
import { play } from '../lib/sound';
import { maybe, say } from '../lib/texts.svelte';

export function attend(at: () => LiveTable | null): void {
  const table = $derived(at());
  const game = $derived(table?.known?.game ?? null);
  const asked = $derived(table !== null && game !== null && isAsked(table));
  const isPlaying = $derived(table?.known?.room.status === 'playing' && table.you !== null);
  const name = $derived(table?.known ? (maybe(`game-${table.known.room.game}`) ?? table.known.room.game) : '');

  $effect(() => {
    document.title = name ? say(asked ? 'table-title-turn' : 'table-title', { game: name }) : 'Forno';
  });
  $effect(() => {
    if (asked) untrack(() => tellTurn(game?.view.game));
  });
  $effect(() => (isPlaying ? keepLit() : undefined));
  onDestroy(() => (document.title = 'Forno'));
}

/** Our own tables read out the very question; another game's turn is announced here. */
const READS_ITSELF: (string | undefined)[] = ['pizza', 'solo'];

function tellTurn(family: string | undefined): void {
  if (!READS_ITSELF.includes(family)) announce(say('table-your-turn'));
  void play('turn');
}

/** Where the device can: the screen stays on while one plays. It is asked anew whenever the page is seen again. */
function keepLit(): (() => void) | undefined {
  if (!('wakeLock' in navigator) || !matchMedia('(pointer: coarse)').matches) return undefined;
  let lamp: WakeLockSentinel | null = null;
  let isOver = false;
  const light = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    try {
      lamp = await navigator.wakeLock.request('screen');
      if (isOver) void lamp.release();
    } catch {
      // A device that saves its battery says no; one can play all the same.
    }
  };
  document.addEventListener('visibilitychange', light);
  void light();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', light);
    void lamp?.release();
  };
}
