// Four people at each of many matches who play as soon as it is their turn: node load.mjs ADDRESS MATCHES SECONDS
// Prints what benchmarks/server/load.py prints.

import { io } from 'socket.io-client';
import { game } from './game.mjs';

const [address, matches, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const SEATS = 4;
const WARM_UP = 1000;
const seen = { counting: false, answers: [], spreads: [] };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Match {
  constructor(name) {
    this.name = name;
    this.players = [...Array(SEATS).keys()].map((seat) => new Player(this, String(seat)));
    this.number = -1;
    this.told = 0;
    this.done = 0;
  }

  // A seat was told of state `number`; the mover's own is the acknowledgement.
  spread(number, isMover) {
    if (number !== this.number) [this.number, this.told, this.done] = [number, 0, 0];
    this.told += 1;
    const now = performance.now();
    if (isMover) this.done = now;
    if (this.told === SEATS && this.done && seen.counting) seen.spreads.push(now - this.done);
  }
}

class Player {
  constructor(match, seat) {
    [this.match, this.seat, this.began, this.state] = [match, seat, 0, null];
  }

  connect() {
    this.socket = io(`${address}/${game.name}`, { transports: ['websocket'], forceNew: true });
    return new Promise((resolve, reject) => {
      this.socket.on('connect_error', reject);
      this.socket.on('connect', () => this.socket.emit('sync', this.match.name, this.seat, undefined, SEATS));
      this.socket.once('sync', (_, told) => resolve((this.state = told.state)));
      this.socket.on('update', (_, state) => this.hear(state));
    });
  }

  hear(state) {
    if (this.state && state._stateID <= this.state._stateID) return;
    this.state = state;
    this.match.spread(state._stateID, this.began > 0);
    if (this.began && seen.counting) seen.answers.push(performance.now() - this.began);
    this.began = 0;
    this.look();
  }

  look() {
    if (this.state.ctx.currentPlayer !== this.seat) return;
    const place = Math.floor(Math.random() * this.state.G.players[this.seat].hand.length);
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [place], playerID: this.seat } };
    this.began = performance.now();
    this.socket.emit('update', action, this.state._stateID, this.match.name, this.seat);
  }
}

function percentile(values, percent) {
  const ranked = values.toSorted((one, other) => one - other);
  return ranked[Math.min(ranked.length - 1, Math.floor((ranked.length * percent) / 100))] ?? 0;
}

const all = [...Array(matches).keys()].map((number) => new Match(`match-${number}-${process.pid}`));
for (const match of all) for (const player of match.players) await player.connect();
for (const match of all) for (const player of match.players) player.look();
await pause(WARM_UP);
seen.counting = true;
const began = performance.now();
const before = process.cpuUsage();
console.log('counting');
await pause(seconds * 1000);
seen.counting = false;
const took = (performance.now() - began) / 1000;
const used = process.cpuUsage(before);
console.log('counted');
const moves = seen.answers.length;
const times = { p50: percentile(seen.answers, 50), p99: percentile(seen.answers, 99) };
const spread = { spread_p99: percentile(seen.spreads, 99) };
const busy = (used.user + used.system) / 1e6 / took;
console.log(JSON.stringify({ moves, seconds: took, rate: moves / took, ...times, ...spread, busy }));
process.exit(0);
