/** Tables and games on the server, for the home screen. */
import { firstSeat, forgetSeat, seats } from '../../device/seats.svelte';
import { fetchOwnTables, fetchPublicTables, RefusedError } from '../../net/api';
import { loadCatalogue } from '../../net/catalogue.svelte';
import type { ListedRoom, OwnTable } from '../../protocol';
import { isBuiltIn, type GameOffer } from './game-offers';
import { isOwnTurn, rank } from './table-news';

const MAX_ASKED = 50;
/** The own tables are asked for again after this time, while the page is visible. */
const POLL_MS = 10_000;
/** The same while every table waits for the reader, who may play on another device. */
const SLOW_POLL_MS = 60_000;
/** After each request that fails the time doubles, up to this one. */
const MAX_POLL_MS = 160_000;

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
const byVisit = (): string[] => Object.keys(seats).sort((one, other) => firstSeat(other)!.used - firstSeat(one)!.used);
const ownKeys = (): string => ownSeats().map(({ key }) => key).sort().join();

export class ServerTables {
  publicTables = $state.raw<ListedRoom[]>([]);
  /** Tables that this device has a seat at, by room. */
  ownTables = $state.raw<Record<string, OwnTable>>({});
  /** Tables whose seat was lost since the screen was opened; the device has forgotten them. */
  lostTables = $state.raw<LostTable[]>([]);
  /** The own tables have been asked for, and are in their order: nothing moves under a finger any more. */
  isSorted = $state(false);
  /** The rooms of this device in the order that they are listed in: an answer that comes later moves none. */
  private order = $state.raw<string[]>([]);
  /** Counts the changes of that order: instead of items that move, the list has new ones. */
  sorting = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pollMs = POLL_MS;
  private isClosed = false;
  /** Numbers of the last request for the own tables, and of the last one that was answered. */
  private asked = 0;
  private answered = 0;
  /** Games of other packages. */
  otherGames = $state.raw<GameOffer[]>([]);
  /** The server did not answer the last requests. */
  hasFailed = $state(false);

  /** The rooms of this device, and the lost ones in the places that they had. */
  get ownRooms(): string[] {
    const isListed = (room: string): boolean => room in seats || this.lost(room) !== null;
    return [...new Set([...this.order, ...byVisit()])].filter(isListed);
  }

  /** The room as one whose seat was lost; null if it was not. */
  lost(room: string): LostTable | null {
    return this.lostTables.find((table) => table.room === room) ?? null;
  }

  /** Lost tables first, then those where others wait for the reader, the rest by how far they are and by the last visit. */
  private sort(): void {
    const waitedMs = (room: string): number => this.ownTables[room]?.since_ms ?? 0;
    const rankOf = (room: string): number => (this.lost(room) ? -1 : rank(this.ownTables[room]));
    const isLonger = (one: string, other: string): number => (rankOf(one) ? 0 : waitedMs(one) - waitedMs(other));
    const rooms = [...this.lostTables.map(({ room }) => room), ...byVisit()];
    const sorted = rooms.sort((one, other) => rankOf(one) - rankOf(other) || isLonger(one, other));
    if (sorted.join() !== this.ownRooms.join()) this.sorting += 1;
    this.order = sorted;
  }

  /** Fetch the reader's own tables, the public tables and the games on offer. The own tables keep their order if asked to. */
  async refresh(keepsOrder = false): Promise<void> {
    this.pause();
    if (!keepsOrder) this.isSorted = false;
    const own = this.fetchOwn(keepsOrder).finally(() => (this.isSorted = true));
    const requests = [own, this.fetchPublic(), this.fetchGames()];
    const results = await Promise.allSettled(requests);
    this.hasFailed = results.some(isUnanswered);
    this.pollAfter(results[0]!);
  }

  /** Ask no more: nobody sees the list. */
  pause(): void {
    clearTimeout(this.timer);
  }

  /** Fetch how the own tables are now. */
  private async poll(): Promise<void> {
    const [result] = await Promise.allSettled([this.fetchTables(true)]);
    this.hasFailed = isUnanswered(result);
    this.pollAfter(result);
  }

  private pollAfter(last: PromiseSettledResult<void>): void {
    const usualMs = Object.values(this.ownTables).every(({ waits }) => waits) ? SLOW_POLL_MS : POLL_MS;
    this.pollMs = last.status === 'fulfilled' ? usualMs : Math.min(MAX_POLL_MS, 2 * this.pollMs);
    this.pause();
    if (document.visibilityState === 'visible' && !this.isClosed) this.timer = setTimeout(() => void this.poll(), this.pollMs);
  }

  close(): void {
    this.isClosed = true;
    this.pause();
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
  private async fetchOwn(keepsOrder: boolean): Promise<void> {
    await this.fetchTables(keepsOrder);
    const known = ownKeys();
    const { syncRing } = await import('../../device/key-ring');
    await syncRing();
    if (ownKeys() === known) return;
    await this.fetchTables(keepsOrder);
  }

  private async fetchTables(keepsOrder: boolean): Promise<void> {
    const asked = ownSeats().sort((one, other) => other.used - one.used).slice(0, MAX_ASKED);
    if (!asked.length) return;
    const request = ++this.asked;
    const answers = await fetchOwnTables(
      asked.map(({ room, key, number = 0, decision = 0 }) => ({ room, key, number, decision })),
    );
    if (request < this.answered) return;
    this.answered = request;
    answers.forEach(({ rule }, index) => rule && this.forget(asked[index]!, rule));
    const tables: Record<string, OwnTable> = {};
    for (const table of answers) if (!table.rule && (!tables[table.room] || isOwnTurn(table))) tables[table.room] = table;
    this.ownTables = tables;
    if (!keepsOrder) this.sort();
  }

  /** Forget a seat that was lost. The table is lost with the last one. */
  private forget({ room, key, game }: { room: string; key: string; game: string }, rule: string): void {
    if (!seats[room]) return;
    forgetSeat(room, key);
    if (!seats[room]) this.lostTables = [...this.lostTables, { room, rule, game }];
  }
}
