/** Whom this device does not want to hear. The server keeps silent for us; what it does not tell is whom we chose. */
import { SvelteSet } from 'svelte/reactivity';

export class Muted {
  private readonly seats: SvelteSet<number>;
  private readonly name: string;

  constructor(room: string) {
    this.name = `forno.muted/${room}`;
    this.seats = new SvelteSet(JSON.parse(localStorage.getItem(this.name) ?? '[]') as number[]);
  }

  has(seat: number): boolean {
    return this.seats.has(seat);
  }

  set(seat: number, on: boolean): void {
    if (on) this.seats.add(seat);
    else this.seats.delete(seat);
    localStorage.setItem(this.name, JSON.stringify([...this.seats]));
  }
}
