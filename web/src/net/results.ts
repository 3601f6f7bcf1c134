/** The results that the reader looks at while the others go on, kept over a reload of this tab. */
import type { GameSummary, GameView, RoomView, SeatResult, SeatView } from '../protocol';

interface Results {
  room: RoomView;
  game: GameView;
  you: number | null;
}

const storageName = (id: string): string => `forno.results/${id}`;

/** Note the number of the game whose results are looked at; null: none. */
export function noteReading(id: string, number: number | null): void {
  if (number === null) sessionStorage.removeItem(storageName(id));
  else sessionStorage.setItem(storageName(id), String(number));
}

/** The results that were looked at, if the server still has them: until the next deal. */
export function restoredResults(
  id: string,
  room: RoomView,
  last: GameView | null,
  person: number | null,
): Results | null {
  const summary = room.games.find(({ number }) => number === last?.number);
  if (room.status !== 'lobby' || !last || !summary) return null;
  if (sessionStorage.getItem(storageName(id)) !== String(last.number)) return null;
  const seat = summary.seats.findIndex((result) => result.person !== null && result.person === person);
  return { room: roomAtEnd(room, summary), game: last, you: seat < 0 ? null : seat };
}

/** The room at the end of a game, as far as its summary tells. */
function roomAtEnd(room: RoomView, { number, game, seats }: GameSummary): RoomView {
  const options = game === room.game ? room.options : {};
  return { ...room, number, game, options, status: 'over', vote: null, source: null, seats: seats.map(seatAtEnd) };
}

const seatAtEnd = ({ person, bot, name, face }: SeatResult): SeatView => ({
  person,
  bot,
  name,
  face,
  away: false,
  has_left: false,
  reserved: false,
  ready: false,
  contributed: true,
  colour: '',
  device: null,
});
