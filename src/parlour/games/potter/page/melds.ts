/** What chosen cards are, for words and for what lights up (§4, §6): whether a move may be played is the server's word. */

import { faceOf, heightOf, isWild, meaningOf, RANKS, rankOf, SUITS, suitOf } from '@client/games/french/cards';

/** A way to read cards as a meld: all its cards from low to high, and of those the new ones; wilds as `3♥=9♣`. */
export type Reading = { kind: 'run' | 'set'; cards: string[]; added: string[] };

export type House = { potter: string; sallan: boolean; aceHigh: boolean };

export type Verdict =
  | { kind: 'none' }
  | { kind: 'meld'; reading: Reading }
  | { kind: 'several'; readings: Reading[] }
  | { kind: 'needs-sallan'; reading: Reading }
  | { kind: 'no'; why: 'few' | 'high' | 'corner' | 'gap' | 'suits' | 'natural' | 'mixed'; rule: string; missing: string[] };

const ACE_HIGH = [...RANKS.slice(1), 'A'];

/** Every meld of this many cards, each from low to high. */
function* melds(size: number, aceHigh: boolean): Generator<[Reading['kind'], string[]]> {
  for (const ladder of aceHigh ? [RANKS, ACE_HIGH] : [RANKS]) {
    for (let low = 0; low + size <= ladder.length; low++) {
      if (ladder !== RANKS && low + size < ladder.length) continue; // without its ace it is in the other ladder
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
 * How these cards make a meld, with what lies there already. A Potter is itself wherever it fits as itself (P10), so only
 * the readings with the fewest wilds are told.
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
  const found = readings([], cards, house);
  const first = found[0];
  if (!first) return whyNot(cards, house);
  if (wildsOf(first).length && !house.sallan) return { kind: 'needs-sallan', reading: first };
  return found.length > 1 ? { kind: 'several', readings: found } : { kind: 'meld', reading: first };
}

function whyNot(cards: readonly string[], { potter, sallan, aceHigh }: House): Verdict {
  const no = (why: Extract<Verdict, { kind: 'no' }>['why'], rule = 'P9', missing: string[] = []): Verdict => ({ kind: 'no', why, rule, missing });
  if (cards.length < 3) return no('few');
  const plain = sallan ? cards.filter((card) => rankOf(card) !== potter) : [...cards];
  if (plain.length === 0) return no('natural', 'P11');
  const suits = new Set(plain.map(suitOf));
  const ranks = new Set(plain.map(rankOf));
  if (ranks.size === 1 && plain.length > 1) return no('suits');
  if (suits.size > 1) return no('mixed');
  if (!aceHigh && ranks.has('A') && ranks.has('K') && !ranks.has('2')) return no('high', 'P8');
  if (ranks.has('A') && ranks.has('K')) return no('corner', 'P8');
  return no('gap', 'P9', between(plain));
}

/** The cards that are missing between the lowest and the highest. */
function between(cards: readonly string[]): string[] {
  const heights = cards.map(heightOf);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return RANKS.slice(low, high + 1)
    .map((rank) => rank + suitOf(cards[0]!))
    .filter((card) => !cards.includes(card));
}

/** Why a card may not be discarded (§6.8, §7.1, §9.3); null if nothing speaks against it. */
export function whyKept(card: string, top: string | undefined, potter: string, banned: readonly string[]): { why: 'potter' | 'banned' | 'rank' | 'neighbour'; rule: string } | null {
  if (rankOf(card) === potter) return { why: 'potter', rule: 'P15' };
  if (banned.includes(card)) return { why: 'banned', rule: 'P19' };
  if (!top) return null;
  if (rankOf(card) === rankOf(top)) return { why: 'rank', rule: 'P14' };
  return suitOf(card) === suitOf(top) && Math.abs(heightOf(card) - heightOf(top)) === 1 ? { why: 'neighbour', rule: 'P14' } : null;
}

/** The lay-offs of these cards onto a meld: for a single card the legal moves, for several what they can be read as. */
export function layOffs(legal: readonly string[], number: number, meld: readonly string[], cards: readonly string[], house: House): string[] {
  if (cards.length === 1) {
    return legal.filter((move) => {
      const [, text, where] = /^add (\S+) to (\d+)$/.exec(move) ?? [];
      return text !== undefined && Number(where) === number && faceOf(text) === cards[0];
    });
  }
  return readings(meld, cards, house).map((reading) => `add ${reading.added.join(' ')} to ${number}`);
}
