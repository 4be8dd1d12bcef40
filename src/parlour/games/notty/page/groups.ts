/** What chosen cards are, for the words only (§5): `legal` decides whether a move may be played, and the law says why not. */

import { colourOf, numberOf, sorted, type Colour } from './cards';

export type Verdict = { kind: 'none' | 'no-group' } | { kind: 'run'; colour: Colour; count: number } | { kind: 'set'; number: number; count: number };

export function judge(cards: readonly string[]): Verdict {
  if (cards.length === 0) return { kind: 'none' };
  const count = new Set(cards).size;
  const numbers = new Set(cards.map(numberOf));
  if (count < 3 || count < cards.length) return { kind: 'no-group' };
  if (new Set(cards.map(colourOf)).size === 1) {
    const inARow = Math.max(...numbers) - Math.min(...numbers) === count - 1;
    return inARow ? { kind: 'run', colour: colourOf(cards[0]!), count } : { kind: 'no-group' };
  }
  return numbers.size === 1 && count >= 4 ? { kind: 'set', number: numberOf(cards[0]!), count } : { kind: 'no-group' };
}

const asKey = (cards: readonly string[]): string => sorted(cards).join(' ');

/** The legal move that discards exactly these cards; undefined if there is none. */
export function groupMove(legal: readonly string[], cards: readonly string[]): string | undefined {
  const wanted = asKey(cards);
  return legal.find((move) => move.startsWith('group ') && asKey(move.slice(6).split(/[\s,]+/)) === wanted);
}

/** The move that the chosen cards would make, if only the law knows why it is not allowed. */
export const doubtOf = (cards: readonly string[], group: string | undefined): string | null => (cards.length === 0 || group ? null : `group ${cards.join(' ')}`);
