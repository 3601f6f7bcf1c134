/** Tables and games on the server, for the home screen. */
import { firstSeat, forgetSeat, seats } from '../../device/seats.svelte';
import { fetchOwnTables, fetchPublicTables, RefusedError } from '../../net/api';
import { loadCatalogue } from '../../net/catalogue.svelte';
import type { ListedRoom, OwnTable } from '../../protocol';
import { isBuiltIn, type GameOffer } from './game-offers';
import { isOwnTurn, rank } from './table-news';

const MAX_ASKED = 50;

/** A table that the reader no longer has a seat at. */
export interface LostTable {
  room: string;
  game: string;
  /** `house.missing` or `house.key` */
  rule: string;
}

/** The server did not answer; a refusal is an answer. */
const isUnanswered = (request: PromiseSettledResult<void>): boolean =>
  request.status === 'rejected' && !(request.reason instanceof RefusedError);

const ownSeats = () => Object.entries(seats).flatMap(([room, list]) => list.map((seat) => ({ room, ...seat })));
const ownKeys = (): string => ownSeats().map(({ key }) => key).sort().join();

export class ServerTables {
  publicTables = $state.raw<ListedRoom[]>([]);
  /** Tables that this device has a seat at, by room. */
  ownTables = $state.raw<Record<string, OwnTable>>({});
  /** Tables whose seat was lost since the screen was opened; the device has forgotten them. */
  lostTables = $state.raw<LostTable[]>([]);
  /** The own tables have been asked for, and are in their order: nothing moves under a finger any more. */
  isSorted = $state(false);
  /** Games of other packages. */
  otherGames = $state.raw<GameOffer[]>([]);
  /** The server did not answer the last requests. */
  hasFailed = $state(false);

  /** Rooms of this device: the reader's turn first, then by how far they are and by the last visit. */
  get ownRooms(): string[] {
    const byWaiting = (one: string, other: string): number =>
      (this.ownTables[one]?.since_ms ?? 0) - (this.ownTables[other]?.since_ms ?? 0);
    const byVisit = (one: string, other: string): number => firstSeat(other)!.used - firstSeat(one)!.used;
    const rankOf = (room: string): number => rank(this.ownTables[room]);
    return Object.keys(seats).sort(
      (one, other) => rankOf(one) - rankOf(other) || (rankOf(one) ? byVisit(one, other) : byWaiting(one, other)),
    );
  }

  /** Fetch the reader's own tables, the public tables and the games on offer. */
  async refresh(): Promise<void> {
    const own = this.fetchOwn().finally(() => (this.isSorted = true));
    const requests = [own, this.fetchPublic(), this.fetchGames()];
    this.hasFailed = (await Promise.allSettled(requests)).some(isUnanswered);
  }

  dismiss(lost: LostTable): void {
    this.lostTables = this.lostTables.filter((table) => table !== lost);
  }

  private async fetchPublic(): Promise<void> {
    this.publicTables = await fetchPublicTables();
  }

  private async fetchGames(): Promise<void> {
    const others = (await loadCatalogue()).games.filter(({ game }) => !isBuiltIn(game));
    this.otherGames = others.map(({ game, least, most }) => ({ game, least, most, minutes: null }));
  }

  /** Fetch the own tables, also those of the reader's other devices. A seat that was lost is said, and forgotten. */
  private async fetchOwn(): Promise<void> {
    await this.fetchTables();
    const known = ownKeys();
    const { syncRing } = await import('../../device/key-ring');
    await syncRing();
    if (ownKeys() !== known) await this.fetchTables();
  }

  private async fetchTables(): Promise<void> {
    const asked = ownSeats().sort((one, other) => other.used - one.used).slice(0, MAX_ASKED);
    if (!asked.length) return;
    const answers = await fetchOwnTables(
      asked.map(({ room, key, number = 0, decision = 0 }) => ({ room, key, number, decision })),
    );
    answers.forEach(({ rule }, index) => rule && this.forget(asked[index]!, rule));
    const tables: Record<string, OwnTable> = {};
    for (const table of answers) if (!table.rule && (!tables[table.room] || isOwnTurn(table))) tables[table.room] = table;
    this.ownTables = tables;
  }

  /** Forget a seat that was lost. The table is lost with the last one. */
  private forget({ room, key, game }: { room: string; key: string; game: string }, rule: string): void {
    if (!seats[room]) return;
    forgetSeat(room, key);
    if (!seats[room]) this.lostTables = [...this.lostTables, { room, rule, game }];
  }
}
