/** Synthesized sound effects: no files. Silent unless the reader wants them, and while the device speaks. */
import { isSpeaking } from './announce.svelte';
import { preferences } from './preferences.svelte';

type Parameters = [volume: number, randomness: number, ...(number | undefined)[]];

// Rows of zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, ...
const SOUNDS = {
  card: [0.35, 0.03, 190, 0, 0.008, 0.03, 4, 2.2, -8, 0, 0, 0, 0, 1.2],
  bell: [0.5, 0, 1180, 0, 0.05, 0.55, 0, 1, 0, 0, 590, 0.06],
  thud: [0.6, 0, 82, 0.004, 0.03, 0.16, 1, 1.6, -1, 0, 0, 0, 0, 0.6],
  win: [0.5, 0, 392, 0.02, 0.32, 0.5, 0, 1, 0, 0, 196, 0.11, 0.11],
  turn: [0.4, 0, 523, 0.01, 0.12, 0.2, 0, 1, 0, 0, 131, 0.08, 0.16],
} satisfies Record<string, Parameters>;

export type Sound = keyof typeof SOUNDS;

const samples = new Map<Sound, number[]>();
let playing = 0;

/** Play a sound; on a hidden page only the one that calls the reader to their turn. */
export async function playSound(sound: Sound): Promise<void> {
  if (!preferences.sound || isSpeaking() || (document.hidden && sound !== 'turn')) return;
  const { ZZFX } = await import('zzfx');
  const [volume, randomness, ...shape]: Parameters = SOUNDS[sound];
  const built = samples.get(sound) ?? ZZFX.buildSamples(volume, 0, ...shape);
  samples.set(sound, built);
  playing += 1;
  void ZZFX.audioContext.resume();
  const rate = 1 + randomness * (2 * Math.random() - 1);
  ZZFX.playSamples([built], 1, rate).onended = () => {
    playing -= 1;
    // An audio output takes processor time also in silence.
    if (!playing) void ZZFX.audioContext.suspend();
  };
}
