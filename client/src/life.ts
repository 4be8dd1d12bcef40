/** What can be asked of a table besides playing, as far as this page can know; the house has the last word. */

import type { ClockInfo, SeatInfo, TableInfo } from './wire';

/** A seat as the table shows it: where it stands, and the time of its turn if it runs. */
export type SeatNow = SeatInfo & { place?: number; time?: ClockInfo | null; clock?: number | null };

/** The seats with what is shown beside them. */
export const seatsNow = (info: TableInfo): SeatNow[] => info.seats.map((seat, place) => ({ ...seat, place, time: info.time?.seat === place ? info.time : null, clock: info.clock }));

const places = (info: TableInfo, which: (seat: SeatInfo) => boolean): number[] => info.seats.flatMap((seat, place) => (which(seat) ? [place] : []));

/** The seats of people, outside programs among them. */
export const people = (info: TableInfo): number[] => places(info, (seat) => seat.kind === 'person');

/** The seats that their people play themselves. */
export const holders = (info: TableInfo): number[] => places(info, (seat) => seat.kind === 'person' && !seat.stand_in && !seat.resigned);

/** Whether people play against each other here, and not one of them against programs. */
export const betweenPeople = (info: TableInfo): boolean => places(info, (seat) => seat.kind === 'person' && !seat.bot).length > 1;

/** In a rated game between people nobody is helped. */
export const allowsHelp = (info: TableInfo): boolean => !(info.rated && betweenPeople(info));

/** Whether help would make this game unrated for somebody whose game is rated so far. */
export const helpCosts = (info: TableInfo, you: number): boolean => info.rated && info.phase === 'playing' && !info.helped.includes(you);

/** Under this name the page of a table tells its parts what play for me costs, if that is still to be said, and hears that it was agreed to. */
export const PLAY_COSTS = Symbol('what play for me costs');
export type PlayCosts = { unsaid: () => boolean; agree: () => void };

/** Whether this seat plays the game on the table itself. */
export const plays = (info: TableInfo, you: number | null): you is number => you !== null && info.phase === 'playing' && holders(info).includes(you);

/** Who must still agree that a move is undone. */
export const undoWaitsFor = (info: TableInfo): number[] => holders(info).filter((seat) => seat !== info.undo?.seat && !info.undo?.agreed.includes(seat));

/** Who may vote: who plays here, but nobody about themselves. */
export const voters = (info: TableInfo, what: 'skip' | 'end', onTurn: number | null): number[] => holders(info).filter((seat) => what === 'end' || seat !== onTurn);

/** How many of the voters it takes: more than half. */
export const votesNeeded = (voters: readonly number[]): number => Math.floor(voters.length / 2) + 1;

/** Who has not said yet whether they want another game; nobody waits for who has left. */
export const rematchWaitsFor = (info: TableInfo): number[] => holders(info).filter((seat) => !info.seats[seat]!.ready);
