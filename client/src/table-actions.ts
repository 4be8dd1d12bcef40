/** What can be done at a table besides playing, as far as this page can know; the server has the last word. */

import { looksOf, type Look } from './faces/looks';
import { isHere } from './here/messages';
import type { ClockInfo, SeatInfo, TableInfo } from './wire';

/** A seat as the table shows it: its state, and the time left for its turn if a clock is running. */
export type SeatNow = SeatInfo & { place?: number; look?: Look | null; time?: ClockInfo | null; clock?: number | null };

/** The seats with what is shown beside them. */
export function seatsNow(info: TableInfo): SeatNow[] {
  const looks = looksOf(info.seats);
  return info.seats.map((seat, place) => ({ ...seat, place, look: looks[place]!, time: info.time?.seat === place ? info.time : null, clock: info.clock }));
}

const places = (info: TableInfo, which: (seat: SeatInfo) => boolean): number[] => info.seats.flatMap((seat, place) => (which(seat) ? [place] : []));

/** The seats of people, including outside programs. */
export const people = (info: TableInfo): number[] => places(info, (seat) => seat.kind === 'person');

/** The seats whose people play themselves. */
export const holders = (info: TableInfo): number[] => places(info, (seat) => seat.kind === 'person' && !seat.stand_in && !seat.resigned);

/** Whether people play against each other here, rather than one person against programs. */
export const betweenPeople = (info: TableInfo): boolean => places(info, (seat) => seat.kind === 'person' && !seat.bot).length > 1;

/** In a rated game between people nobody gets help. */
export const allowsHelp = (info: TableInfo): boolean => !info.tournament && !(info.rated && betweenPeople(info));

/** Hints are searched for, which takes a server. */
export const allowsHints = (info: TableInfo): boolean => allowsHelp(info) && !isHere(info.table);

/** Whether help would make this game, rated so far, unrated. */
export const helpCosts = (info: TableInfo, you: number): boolean => info.rated && info.phase === 'playing' && !info.helped.includes(you);

/** The context key under which a table's page tells its parts what "play for me" costs, if that has not been said yet, and learns that it was accepted. */
export const PLAY_COSTS = Symbol('what play for me costs');
export type PlayCosts = { unsaid: () => boolean; agree: () => void };

/** Whether this seat plays the game on the table itself. */
export const plays = (info: TableInfo, you: number | null): you is number => you !== null && info.phase === 'playing' && holders(info).includes(you);

/** The seats that must still agree to undo a move. */
export const undoWaitsFor = (info: TableInfo): number[] => holders(info).filter((seat) => seat !== info.undo?.seat && !info.undo?.agreed.includes(seat));

/** The seats that may vote: those that play here, except on a vote about themselves. */
export const voters = (info: TableInfo, what: 'skip' | 'end', onTurn: number | null): number[] => holders(info).filter((seat) => what === 'end' || seat !== onTurn);

/** The number of votes needed: more than half. */
export const votesNeeded = (voters: readonly number[]): number => Math.floor(voters.length / 2) + 1;

/** The seats that have not yet said whether they want another game; nobody waits for people who have left. */
export const rematchWaitsFor = (info: TableInfo): number[] => holders(info).filter((seat) => !info.seats[seat]!.ready);
