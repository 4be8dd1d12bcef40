/** What chosen cards are, for the words and for highlighting (§4, §6); only the server decides whether a move is legal. */

import { faceOf, isWild, meaningOf, RANKS, rankOf, SUITS } from '@client/games/french/cards';
import type { PotterView } from './view';

/** A way to read cards as a meld: all its cards from low to high, and the new ones among them; wilds as `3♥=9♣`. */
export type Reading = { kind: 'run' | 'set'; cards: string[]; added: string[] };

export type House = { potter: string; sallan: boolean; aceHigh: boolean };

/** Chosen cards: none, a meld in one or several ways, or something else, which the law explains. */
export type Verdict = { kind: 'none' | 'no' } | { kind: 'meld'; readings: [Reading, ...Reading[]] };

const ACE_HIGH = [...RANKS.slice(1), 'A'];

/** Every meld of this many cards, each from low to high. */
function* melds(size: number, aceHigh: boolean): Generator<[Reading['kind'], string[]]> {
  for (const ladder of aceHigh ? [RANKS, ACE_HIGH] : [RANKS]) {
    for (let low = 0; low + size <= ladder.length; low++) {
      if (ladder !== RANKS && low + size < ladder.length) continue; // without its ace it is on the other ladder
      for (const suit of SUITS) yield ['run', ladder.slice(low, low + size).map((rank) => rank + suit)];
    }
  }
  if (size > 4) return;
  for (const rank of RANKS) {
    if (size === 4) yield ['set', SUITS.map((suit) => rank + suit)];
    else for (const left of SUITS) yield ['set', SUITS.filter((suit) => suit !== left).map((suit) => rank + suit)];
  }
}

/**
 * How these cards make a meld with those already there. A Potter is itself wherever it fits as itself (P10), so only
 * the readings with the fewest wilds are returned.
 */
export function readings(laid: readonly string[], cards: readonly string[], { potter, aceHigh }: House): Reading[] {
  if (laid.length + cards.length < 3) return [];
  const found: (Reading & { wilds: number })[] = [];
  const there = new Map(laid.map((card) => [meaningOf(card), card]));
  for (const [kind, target] of melds(laid.length + cards.length, aceHigh)) {
    if (![...there.keys()].every((card) => target.includes(card))) continue;
    const free = target.filter((card) => !there.has(card));
    const wilds = cards.filter((card) => !free.includes(card));
    if (wilds.some((card) => rankOf(card) !== potter) || (laid.length === 0 && wilds.length === cards.length)) continue;
    const left = [...wilds];
    const text = (card: string): string => there.get(card) ?? (cards.includes(card) ? card : `${left.shift()}=${card}`);
    const all = target.map(text);
    found.push({ kind, cards: all, added: all.filter((card) => !laid.includes(card)), wilds: wilds.length });
  }
  const fewest = Math.min(...found.map((reading) => reading.wilds));
  return found.filter((reading) => reading.wilds === fewest);
}

export const wildsOf = (reading: Reading): string[] => reading.added.filter(isWild);

export function judge(cards: readonly string[], house: House): Verdict {
  if (cards.length === 0) return { kind: 'none' };
  const [first, ...others] = readings([], cards, house);
  const allowed = first !== undefined && (house.sallan || wildsOf(first).length === 0); // P12
  return allowed ? { kind: 'meld', readings: [first, ...others] } : { kind: 'no' };
}

export const meldMoves = (verdict: Verdict): string[] => (verdict.kind === 'meld' ? verdict.readings.map(({ cards }) => `meld ${cards.join(' ')}`) : []);

/** The lay-offs of these cards, by the number of the meld: open to a Sallan who owes no meld (P4, P13). */
export function allLayOffs({ table, owes }: PotterView, legal: readonly string[], cards: readonly string[], house: House): Map<number, string[]> {
  if (!house.sallan || owes !== 'discard' || cards.length === 0) return new Map();
  const found = table.map((meld, index): [number, string[]] => [index + 1, layOffs(legal, index + 1, meld, cards, house)]);
  return new Map(found.filter(([, moves]) => moves.length));
}

/** The lay-offs of these cards onto a meld: for a single card the legal moves, for several what they can be read as. */
function layOffs(legal: readonly string[], number: number, meld: readonly string[], cards: readonly string[], house: House): string[] {
  if (cards.length === 1) {
    return legal.filter((move) => {
      const [, text, where] = /^add (\S+) to (\d+)$/.exec(move) ?? [];
      return text !== undefined && Number(where) === number && faceOf(text) === cards[0];
    });
  }
  return readings(meld, cards, house).map((reading) => `add ${reading.added.join(' ')} to ${number}`);
}
