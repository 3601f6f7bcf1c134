/**
 * Several people on one device, who pass it round: the seats that it holds at a table, and commands in the name of one
 * of them. (house.hot-seat)
 */
import { seats } from '../device/seats.svelte';
import { language } from '../i18n/texts.svelte';
import type { BotFace, PersonFace, Refusal, RoomView } from '../protocol';
import { RefusedError } from './api';
import { Connection, type Command } from './connection';

/** A seat that this device holds. */
export interface DeviceSeat {
  seat: number;
  person: number;
  key: string;
  name: string;
  face: PersonFace | BotFace | null;
}

/** The key of a person in a room, if this device has it. */
export const keyOfPerson = (room: string, person: number | null): string | undefined =>
  seats[room]?.find((one) => person !== null && one.person === person)?.key;

/** Ask with each key that this device has in a room, until the server lets one of its people read. */
export async function askWithKeys<T>(room: string, ask: (key: string | undefined) => Promise<T>): Promise<T> {
  const [first, ...others] = (seats[room] ?? []).map(({ key }) => key);
  let answer = ask(first);
  for (const key of others) answer = answer.catch((error: unknown) => (error instanceof RefusedError ? ask(key) : Promise.reject(error)));
  return answer;
}

/** The seats of this device at a table, in their order around it. */
export function ownSeats(room: RoomView): (DeviceSeat & { device: number | null })[] {
  return room.seats.flatMap(({ person, name, face, device }, seat) => {
    const key = keyOfPerson(room.room, person);
    return key === undefined ? [] : [{ seat, person: person!, key, name, face, device }];
  });
}

/** The seats of people who pass this device round; none if fewer than two of them sit at the table. */
export function sharedSeats(room: RoomView): DeviceSeat[] {
  const own = ownSeats(room);
  const shared = own.filter(({ device }) => device !== null && own.some((other) => other.device === device));
  return shared.length > 1 ? shared : [];
}

interface Answered {
  /** The id of the person whom the key opens. */
  person: number | null;
  refusal: Refusal | null;
}

/** Greet as one of this device's people over a connection of its own, and send a command if there is one. */
export function actAs(room: string, key: string, command: Command | null): Promise<Answered> {
  return new Promise((resolve) => {
    let person: number | null = null;
    const end = (refusal: Refusal | null): void => {
      connection.close();
      resolve({ person, refusal });
    };
    const ignore = (): void => undefined;
    const connection = new Connection(
      room,
      {
        welcome(welcome) {
          person = welcome.person;
          if (!command) end(null);
        },
        refused: end,
        stateChanged: ignore,
        snapshot: ignore,
        frame: ignore,
        texts: ignore,
        presence: ignore,
        announcement: ignore,
      },
      key,
      language(),
    );
    if (command) void connection.send(command).then((answer) => end(answer.type === 'refusal' ? answer : null));
  });
}
