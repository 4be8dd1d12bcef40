/** What chosen cards are and count, for the words and for highlighting (§2, §4); only the server decides whether a move is legal. */

import { heightOf, isJoker, isWild, JOKER, meaningOf, RANKS, rankOf, SUITS } from '@client/games/french/cards';

/** A way to read cards as a meld: all its cards from low to high, the new ones among them, and its points. */
export type Reading = { kind: 'run' | 'set'; cards: string[]; added: string[]; points: number };

/** Chosen cards: none, a meld in one or several ways, or something else, which the law explains. */
export type Verdict = { kind: 'none' | 'no' } | { kind: 'meld'; readings: [Reading, ...Reading[]] };

export type Meld = { kind: Reading['kind']; cards: string[] };

const ACE_HIGH = [...RANKS.slice(1), 'A'];
const LONGEST = 13; // §4.2

/** Every meld of this many cards, each from low to high. */
function* melds(size: number): Generator<Meld> {
  for (const ladder of [RANKS, ACE_HIGH]) {
    for (let low = 0; low + size <= ladder.length; low++) {
      if (ladder !== RANKS && low + size < ladder.length) continue; // without its ace it is on the other ladder
      for (const suit of SUITS) yield { kind: 'run', cards: ladder.slice(low, low + size).map((rank) => rank + suit) };
    }
  }
  if (size > SUITS.length) return;
  for (const rank of RANKS) {
    if (size === SUITS.length) yield { kind: 'set', cards: SUITS.map((suit) => rank + suit) };
    else for (const left of SUITS) yield { kind: 'set', cards: SUITS.filter((suit) => suit !== left).map((suit) => rank + suit) };
  }
}

export const MELDS: readonly Meld[] = Array.from({ length: LONGEST - 2 }, (_, more) => [...melds(3 + more)]).flat();

/** §4.1, §4.4: at most one joker in a set, and no two next to each other in a run. */
export const jokersFit = (kind: Meld['kind'], jokers: readonly boolean[]): boolean =>
  kind === 'run' ? !jokers.some((joker, place) => joker && jokers[place - 1]) : jokers.filter(Boolean).length <= 1;

/** §2: an ace counts 1 at the low end of a run, and 10 everywhere else. */
function valueOf({ kind, cards }: Meld): number {
  const lowAce = kind === 'run' && rankOf(cards[0]!) === 'A';
  return cards.reduce((sum, card, place) => sum + (rankOf(card) === 'A' ? (lowAce && place === 0 ? 1 : 10) : Math.min(10, heightOf(card) + 1)), 0);
}

/** The same card as itself and as what a joker stands for, or twice as itself. */
const isTwice = (cards: readonly string[]): boolean => new Set(cards).size < cards.length;

/** How these cards make a meld with those already there: more points first, then higher cards (§4.7). */
export function readings(laid: readonly string[], cards: readonly string[]): Reading[] {
  const size = laid.length + cards.length;
  const named = [...laid, ...cards].filter((card) => card !== JOKER).map((card) => [meaningOf(card), card] as const);
  if (size < 3 || size > LONGEST || named.length === 0 || isTwice(named.map(([meaning]) => meaning))) return [];
  const there = new Map(named);
  const found: Reading[] = [];
  for (const meld of MELDS) {
    if (meld.cards.length !== size || ![...there.keys()].every((card) => meld.cards.includes(card))) continue;
    const jokers = meld.cards.map((card) => isJoker(there.get(card) ?? JOKER));
    if (jokersFit(meld.kind, jokers)) found.push(readingOf(meld, there, laid));
  }
  found.sort((a, b) => b.points - a.points || highest(b) - highest(a));
  return found.filter((one, place) => found.findIndex((other) => other.cards.join() === one.cards.join()) === place);
}

function readingOf(meld: Meld, there: ReadonlyMap<string, string>, laid: readonly string[]): Reading {
  // In a set of three a joker is any missing suit (§4.8), and lies last.
  const open = meld.kind === 'set' && meld.cards.length === 3;
  const texts = meld.cards.map((card) => there.get(card) ?? (open ? JOKER : `${JOKER}=${card}`));
  const cards = open ? [...texts.filter((card) => !isJoker(card)), ...texts.filter(isJoker)] : texts;
  const old = laid.includes(JOKER) ? cards.filter(isJoker) : []; // it was there already, and now has its suit
  return { kind: meld.kind, cards, added: cards.filter((card) => !laid.includes(card) && !old.includes(card)), points: valueOf(meld) };
}

const highest = (reading: Reading): number => {
  const card = meaningOf(reading.cards.at(-1)!);
  return rankOf(card) === 'A' ? RANKS.length : heightOf(card);
};

export const jokersOf = (reading: Reading): string[] => reading.added.filter(isJoker);
/** §5.1: a run without a joker. */
export const isPure = (reading: Reading): boolean => reading.kind === 'run' && !reading.cards.some(isJoker);

export function judge(cards: readonly string[]): Verdict {
  if (cards.length === 0) return { kind: 'none' };
  const [first, ...rest] = readings([], cards);
  return first ? { kind: 'meld', readings: [first, ...rest] } : { kind: 'no' };
}

/** The moves that lay these cards as a new meld. */
export const meldMoves = (allowed: readonly string[], verdict: Verdict): string[] => (verdict.kind === 'meld' ? among(allowed, verdict.readings.map(moveOf)) : []);
export const moveOf = (reading: Reading): string => `meld ${reading.cards.join(' ')}`;
const sameCards = (move: string): string => move.split(' ').sort().join(' ');

/** The lay-offs of these cards, by the number of the meld. */
export function allLayOffs(table: readonly (readonly string[])[], allowed: readonly string[], cards: readonly string[]): Map<number, string[]> {
  const found = table.map((meld, index): [number, string[]] => [index + 1, layOffs(allowed, index + 1, meld, cards)]);
  return new Map(found.filter(([, moves]) => moves.length));
}

function layOffs(allowed: readonly string[], number: number, meld: readonly string[], cards: readonly string[]): string[] {
  return among(
    allowed,
    readings(meld, cards).map((reading) => `add ${reading.added.join(' ')} to ${number}`),
  );
}

/** The moves that the law allows, in whatever order it writes the cards. */
function among(allowed: readonly string[], moves: readonly string[]): string[] {
  const known = new Set(allowed.map(sameCards));
  return moves.filter((move) => known.has(sameCards(move)));
}

/** The melds whose joker this card would replace. */
export function swapsOf(legal: readonly string[], card: string): number[] {
  return legal.flatMap((move) => {
    const [, text, where] = /^swap (\S+) in (\d+)$/.exec(move) ?? [];
    return text === card ? [Number(where)] : [];
  });
}

export const meaningsOf = (reading: Reading): string[] => jokersOf(reading).filter(isWild).map(meaningOf);
