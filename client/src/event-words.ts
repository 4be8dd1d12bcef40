/** Events and reasons in words: seats become names, and the reader's own seat becomes `you`, which the words know. */

import { characterName } from './faces/characters';
import { looksOf, numberAt, type Look } from './faces/looks';
import type { Facts } from './facts';
import type { GameUi } from './games/registry';
import type { Because, SeatInfo } from './wire';
import { t } from './words.svelte';

/** The facts in a reason that name seats. */
const REASON_SEATS = ['seat', 'thief', 'victim', 'winner', 'starter'];

/** The reader, and the game. */
export type Reader = { game: GameUi | null; seats: readonly SeatInfo[]; you: number | null };

/** The server's name for people who have given none: shown in each reader's own language. */
export const GUEST = 'Guest';

export const personName = (name: string): string => (name === GUEST ? t('web-you-name') : name);

/** The name of a seat, even if nobody has given it one. */
export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  const who = seats[seat];
  if (who?.kind === 'computer' && (!who.name || who.name === who.level)) {
    const character = (place: number): string => characterName(seats[place]?.level ?? '', numberAt(seats, place));
    if (character(seat)) return character(seat);
    const computers = seats.flatMap((one, place) => (one.kind === 'computer' && !character(place) ? [place] : []));
    return computers.length > 1 ? t('web-computer-n', { n: computers.indexOf(seat) + 1 }) : t('web-computer');
  }
  if (who?.name) return personName(who.name);
  return t('web-seat-n', { n: seat + 1 });
}

/** "Computer 2" in two letters: C2. */
export const shortName = (name: string): string => [...name].slice(0, 1).join('') + (/\d+$/.exec(name)?.[0] ?? '');

/** The players of a past game: nobody is away from it. */
export function atRest(seats: readonly SeatInfo[]): (SeatInfo & { look: Look | null })[] {
  const looks = looksOf(seats);
  return seats.map((seat, place) => ({ ...seat, online: true, stand_in: false, grace_until: null, look: looks[place]! }));
}

export const namesOf = (seats: readonly SeatInfo[]): string[] => seats.map((_, seat) => nameOf(seats, seat));

/** Joins several names: a single `you` selects a variant of the message; among others it is a word itself. */
export const listed = (names: readonly string[]): string[] => names.map((name) => (name === 'you' && names.length > 1 ? t('web-you') : name));

function withNames(facts: Facts, fields: readonly string[], name: (seat: number) => string): Facts {
  const told: Facts = { ...facts };
  for (const field of fields) {
    const fact = told[field];
    if (Array.isArray(fact)) told[field] = listed(fact.map((seat) => name(Number(seat))));
    else if (typeof fact === 'number') told[field] = name(fact);
  }
  return told;
}

function tell({ game, seats, you }: Reader, event: Facts): string {
  const facts = withNames(event, game?.seatFields ?? [], (seat) => (seat === you ? 'you' : nameOf(seats, seat)));
  for (const [field, fact] of Object.entries(facts)) if (fact === '??') facts[field] = 'hidden'; // messages can select by it
  return t(String(event.event), facts);
}

/** Merges consecutive events that differ only in their card, such as cards drawn in a row, into one with all the cards. */
export function joined(events: readonly Facts[]): Facts[] {
  const told: Facts[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (before && seenCard(before) && seenCard(event) && sameBut(before, event)) told[told.length - 1] = { ...before, card: `${String(before.card)}, ${String(event.card)}` };
    else told.push(event);
  }
  return told;
}

const seenCard = ({ card }: Facts): boolean => typeof card === 'string' && card !== '??';
const sameBut = (one: Facts, other: Facts): boolean => JSON.stringify({ ...one, card: '' }) === JSON.stringify({ ...other, card: '' });

/** The events of a turn that deserve a line: without those that the game calls quiet, unless there is nothing else. */
export function worthTelling(game: GameUi | null, turn: Facts[], otherwise = turn): Facts[] {
  const worth = turn.filter(({ event }) => !game?.quiet?.includes(String(event)));
  return worth.length ? worth : otherwise;
}

/** The lines that describe a move, or a whole turn. */
export const linesOf = (reader: Reader, events: Facts[]): string[] => joined(reader.game?.groupEvents?.(events) ?? events).map((event) => tell(reader, event));

/** The sentences of a hint or a judgement. They address the player on turn, so everybody else is named. The comparison with another move is one sentence, and comes last: what is said about "it" is said about the advised move. */
export function sentencesOf(seats: readonly SeatInfo[], reasons: readonly Because[]): string[] {
  const texts = reasons.map(({ key, args }) =>
    t(
      key,
      withNames(args, REASON_SEATS, (seat) => nameOf(seats, seat)),
    ),
  );
  const compared = reasons.findIndex(({ key }) => key === 'hint-better' || key === 'hint-close');
  if (compared < 0) return texts;
  const comparison = texts.splice(compared, 2).join(' ');
  return [...texts, comparison];
}

/** A share in per cent. */
export const percent = (share: number): number => Math.round(100 * share);

/** "62% ± 2": a chance and its error, if it has one. What all playouts say alike is still an estimate, unless it is certain. */
export const chanceWords = (share: number, error?: number): string =>
  error === undefined || share === 0 || share === 1 ? t('web-percent', { share: percent(share) }) : t('web-percent-error', { share: percent(share), error: Math.max(1, percent(error)) });
