/** How each seat is marked: people by the face they have chosen or one by their name, computers by their character. */

import type { Face, SeatInfo } from '../wire';
import { AVATARS, COLOURS } from './drawings';

export type Look = { kind: 'person'; face: Face } | { kind: 'computer'; level: string; number: number };

type Seat = Pick<SeatInfo, 'kind' | 'name' | 'level' | 'face'>;

const AVATAR_NAMES = Object.keys(AVATARS) as Face['avatar'][];
const COLOUR_NAMES = Object.keys(COLOURS) as Face['colour'][];

/** A number by a text, the same on every page (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/** The face of somebody who has chosen none. */
export function faceByName(name: string): Face {
  const number = numberOf(name);
  return { avatar: AVATAR_NAMES[number % AVATAR_NAMES.length]!, colour: COLOUR_NAMES[(number >>> 8) % COLOUR_NAMES.length]! };
}

const known = (face: Face | null | undefined): face is Face => face != null && face.avatar in AVATARS && face.colour in COLOURS;
const same = (one: Face, other: Face): boolean => one.avatar === other.avatar && one.colour === other.colour;

/** The face by name of a person, or the next one that nobody at the table has yet. */
function freeFace(name: string, taken: readonly Face[]): Face {
  const face = faceByName(name);
  while (taken.some((one) => same(one, face))) face.avatar = AVATAR_NAMES[(AVATAR_NAMES.indexOf(face.avatar) + 1) % AVATAR_NAMES.length]!;
  return face;
}

/** The looks of all seats; a free seat has none. */
export function looksOf(seats: readonly Seat[]): (Look | null)[] {
  const taken = seats.flatMap(({ face }) => (known(face) ? [face] : []));
  return seats.map((seat, place) => {
    if (seat.kind === 'free') return null;
    if (seat.kind === 'computer') return { kind: 'computer', level: seat.level ?? '', number: numberAt(seats, place) };
    if (known(seat.face)) return { kind: 'person', face: seat.face };
    const face = freeFace(seat.name ?? '', taken);
    taken.push(face);
    return { kind: 'person', face };
  });
}

/** Which computer of its level this is at the table, from 0. */
export const numberAt = (seats: readonly Seat[], place: number): number => seats.slice(0, place).filter((one) => one.kind === 'computer' && one.level === seats[place]?.level).length;

/** The context key under which a table tells its parts how the seats look. */
export const LOOKS = Symbol('how the seats look');
