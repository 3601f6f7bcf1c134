/**
 * Confirmations of what the page has shown, at a table that waits for its only person: there the server lets nothing
 * happen before the last frame is confirmed. After an absence the page confirms nothing until the reader goes on.
 * (house.absent)
 */

/** A page that was hidden, asleep or without a connection for longer has been left. */
export const ABSENCE_MS = 10_000;
const HEARTBEAT_MS = 2000;

interface WaitingTable {
  /** Whether there is a table on the screen. */
  readonly isShown: boolean;
  /** Whether the game waits for the reader, and this page shows it. */
  readonly isWaiting: boolean;
  /** Whether something would happen without the reader's move: a bot's turn, a jump-in. */
  readonly goesOnAlone: boolean;
  /** Whether the reader has been at this game before, with this page or another one. */
  readonly isKnown: boolean;
  readonly isConnected: boolean;
  /** Confirm the last frame. */
  confirm(): void;
}

export class ShownFrames {
  /** The reader has been away: the table is shown as it was, until they go on. */
  isPaused = $state(false);
  /** The time at which the reader was last known to look at the table; 0 before the first state of it. */
  private lookedAt = 0;
  /** Something is still being played back, which the reader has not seen. */
  private isBehind = false;
  private nextDrawing = 0;
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);

  constructor(private readonly table: WaitingTable) {
    document.addEventListener('visibilitychange', this.update);
  }

  close(): void {
    clearInterval(this.heartbeat);
    cancelAnimationFrame(this.nextDrawing);
    document.removeEventListener('visibilitychange', this.update);
  }

  /** Confirm the table as it is now once it is drawn, or stop there after an absence. */
  readonly update = (): void => {
    if (document.visibilityState === 'hidden' || !this.table.isShown) return;
    const { isWaiting } = this.table;
    this.isPaused = isWaiting && this.table.goesOnAlone && (this.isPaused || this.wasAway);
    if (this.table.isConnected) this.lookedAt = Date.now();
    cancelAnimationFrame(this.nextDrawing);
    if (isWaiting && !this.isPaused && !this.isBehind) this.nextDrawing = requestAnimationFrame(() => this.drawn());
  };

  /** The reader goes on: by the button, or by a move. */
  goOn(): void {
    this.lookedAt = Date.now();
    this.isPaused = false;
    this.update();
  }

  /** Confirm nothing while the table plays back what the reader has to see. */
  playBack(isBehind: boolean): void {
    if (isBehind === this.isBehind) return;
    this.isBehind = isBehind;
    this.update();
  }

  private get wasAway(): boolean {
    return this.lookedAt ? Date.now() - this.lookedAt > ABSENCE_MS : this.table.isKnown;
  }

  /** An animation frame that was asked for before the page was hidden comes after it is back. */
  private drawn(): void {
    if (document.visibilityState === 'hidden') return;
    if (this.wasAway) this.update();
    else this.table.confirm();
  }

  /** A device that was asleep shows it by a gap between two beats. */
  private beat(): void {
    if (document.visibilityState === 'hidden' || !this.table.isConnected || !this.lookedAt) return;
    if (this.wasAway) this.update();
    else this.lookedAt = Date.now();
  }
}
