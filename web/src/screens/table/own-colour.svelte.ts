/** Sitting down with the colour that the reader picked at an earlier table, while it is free. (setup.colour) */
import { untrack } from 'svelte';
import { preferences } from '../../device/preferences.svelte';
import { gameOffer, loadCatalogue } from '../../net/catalogue.svelte';
import type { LiveTable } from '../../net/live-table.svelte';
import type { RoomView } from '../../protocol';

/** The remembered colour, if this seat has none yet and the game has it free; else null. */
export function ownColour(room: RoomView, seat: number | null, colours: readonly string[]): string | null {
  const { colour } = preferences;
  if (seat === null || room.status !== 'lobby' || room.seats[seat]?.colour) return null;
  const isTaken = room.seats.some((other) => other.colour === colour);
  return colour && colours.includes(colour) && !isTaken ? colour : null;
}

/** Pick the remembered colour once for each game of a table. Call in a component. */
export function pickOwnColour(table: () => LiveTable | null): void {
  let pickedFor = '';
  void loadCatalogue().catch(() => undefined);
  $effect(() => {
    const current = table();
    if (!current?.snapshot) return;
    const { room, you } = current;
    const colours = gameOffer(room.game)?.colours ?? [];
    const occasion = `${room.game}/${room.number}/${you}`;
    const colour = ownColour(room, you, colours);
    if (!colours.length || you === null || room.status !== 'lobby' || pickedFor === occasion) return;
    pickedFor = occasion;
    untrack(() => {
      if (colour) void current.send({ type: 'choose-colour', seat: you, colour });
    });
  });
}
