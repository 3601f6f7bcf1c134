/** Tables and games on the server, for the home screen. */
import { forgetSeat } from '../../device/seats.svelte';
import { fetchPublicTables, fetchRoom, RefusedError } from '../../net/api';
import { loadCatalogue } from '../../net/catalogue.svelte';
import type { ListedRoom, RoomView } from '../../protocol';
import { isBuiltIn, type GameOffer } from './game-offers';

/** The server did not answer; a refusal is an answer. */
const isUnanswered = (request: PromiseSettledResult<void>): boolean =>
  request.status === 'rejected' && !(request.reason instanceof RefusedError);

export class ServerTables {
  publicTables = $state.raw<ListedRoom[]>([]);
  /** Rooms that this device has a seat in, by id. */
  rooms = $state.raw<Record<string, RoomView>>({});
  /** Games of other packages. */
  otherGames = $state.raw<GameOffer[]>([]);
  /** The server did not answer the last requests. */
  hasFailed = $state(false);

  /** Fetch the public tables, the games on offer and these rooms. */
  async refresh(rooms: readonly string[] = []): Promise<void> {
    const requests = [this.fetchTables(), this.fetchGames(), ...rooms.map((room) => this.fetchRoom(room))];
    this.hasFailed = (await Promise.allSettled(requests)).some(isUnanswered);
  }

  /** Fetch those of these rooms that are not known yet. */
  async fetchMissing(rooms: readonly string[]): Promise<void> {
    const missing = rooms.filter((room) => !this.rooms[room]);
    const requests = await Promise.allSettled(missing.map((room) => this.fetchRoom(room)));
    if (requests.some(isUnanswered)) this.hasFailed = true;
  }

  private async fetchTables(): Promise<void> {
    this.publicTables = await fetchPublicTables();
  }

  private async fetchGames(): Promise<void> {
    const others = (await loadCatalogue()).games.filter(({ game }) => !isBuiltIn(game));
    this.otherGames = others.map(({ game, least, most }) => ({ game, least, most, minutes: null }));
  }

  /** Fetch a room; this device's seat in a room that no longer exists is forgotten. */
  private async fetchRoom(room: string): Promise<void> {
    try {
      const view = await fetchRoom(room);
      this.rooms = { ...this.rooms, [room]: view };
    } catch (error) {
      if (!(error instanceof RefusedError) || error.refusal.rule !== 'house.missing') throw error;
      forgetSeat(room);
    }
  }
}
