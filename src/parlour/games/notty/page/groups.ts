/** What chosen cards are, for words only (§5): whether a move may be played is always asked of `legal`. */

import { colourOf, numberOf, sorted, type Colour } from './cards';

export type Verdict =
  | { kind: 'none' }
  | { kind: 'run'; colour: Colour; count: number }
  | { kind: 'set'; number: number; count: number }
  | { kind: 'no-group'; why: 'few' | 'twice' | 'gap' | 'three' | 'mixed'; rule: string; missing: string[] };

const RULE = { few: '§5.4', twice: '§5.2', gap: '§5.1', three: '§5.3', mixed: '§5.4' } as const;

export function judge(cards: readonly string[]): Verdict {
  if (cards.length === 0) return { kind: 'none' };
  const kinds = new Set(cards);
  const colours = new Set(cards.map(colourOf));
  const numbers = sorted(cards).map(numberOf);
  const no = (why: keyof typeof RULE, missing: string[] = []): Verdict => ({ kind: 'no-group', why, rule: RULE[why], missing });
  if (cards.length < 3) return no('few');
  if (kinds.size < cards.length) return no('twice');
  if (colours.size === 1) {
    const colour = colourOf(cards[0]!);
    const missing = between(numbers).map((number) => `${colour}${number}`);
    return missing.length ? no('gap', missing) : { kind: 'run', colour, count: cards.length };
  }
  if (new Set(numbers).size > 1) return no('mixed');
  return cards.length < 4 ? no('three') : { kind: 'set', number: numbers[0]!, count: cards.length };
}

/** The numbers that are missing between the smallest and the largest. */
function between(numbers: number[]): number[] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: high - low + 1 }, (_, step) => low + step).filter((number) => !numbers.includes(number));
}

const asKey = (cards: readonly string[]): string => sorted(cards).join(' ');

/** The legal move that discards just these cards; undefined if there is none. */
export function groupMove(legal: readonly string[], cards: readonly string[]): string | undefined {
  const wanted = asKey(cards);
  return legal.find((move) => move.startsWith('group ') && asKey(move.slice(6).split(/[\s,]+/)) === wanted);
}
