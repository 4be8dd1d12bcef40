/** Moves in notation, whatever they mean: their first word, and the cards they name. Only the server decides what is legal. */

import { faceOf, type IsCard } from './cards';

const wordsOf = (move: string): string[] => move.split(/[\s,]+/);
export const verbOf = (move: string): string => wordsOf(move)[0] ?? '';
export const restOf = (move: string): string => move.slice(verbOf(move).length).trim();

/** The cards that a move needs from the hand. */
export function handCards(move: string, hand: readonly string[], isCard: IsCard): string[] {
  const left = [...hand];
  const named = wordsOf(move).slice(1).filter(isCard).map(faceOf);
  return named.filter((card) => left.includes(card) && left.splice(left.indexOf(card), 1).length > 0);
}

const asKey = (cards: readonly string[]): string => [...cards].sort().join(' ');

function holds(cards: readonly string[], chosen: readonly string[]): boolean {
  const left = [...cards];
  return chosen.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1).length > 0);
}

export type Holding = { hand: readonly string[]; chosen: readonly string[]; isCard: IsCard };

/** The moves that use exactly the chosen cards. */
export const exactMoves = (moves: readonly string[], { hand, chosen, isCard }: Holding): string[] =>
  chosen.length ? moves.filter((move) => asKey(handCards(move, hand, isCard)) === asKey(chosen)) : [];

/** The moves of one kind that fit the choice: those with exactly these cards, otherwise those that include them. For a kind without cards, all. */
export function readings(legal: readonly string[], verb: string, holding: Holding): string[] {
  const moves = legal.filter((move) => verbOf(move) === verb);
  const needs = (move: string): string[] => handCards(move, holding.hand, holding.isCard);
  if (holding.chosen.length === 0 || moves.every((move) => needs(move).length === 0)) return moves;
  const exact = exactMoves(moves, holding);
  return exact.length ? exact : moves.filter((move) => holds(needs(move), holding.chosen));
}

/** A move of this kind with the chosen cards, or with some of the hand: not legal, but the law will say why. */
export function withCards(kind: string, { hand, chosen, isCard }: Holding): string {
  if (chosen.length) return [verbOf(kind), ...chosen].join(' ');
  const left = [...hand];
  return wordsOf(kind)
    .map((word) => (isCard(word) ? (left.shift() ?? word) : word))
    .join(' ');
}

// The keys that the page already uses, and those for what most games have.
const TAKEN = 'hulrwiqpv';
const USUAL: Record<string, string> = { draw: 'd', take: 't', meld: 'm', add: 'a', swap: 's', steal: 's', discard: 'x', drop: 'x', group: 'g', end: 'e' };

/** A key for each kind of move: the usual letter, otherwise one from its name, otherwise any. */
export function lettersOf(verbs: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const free = (letter: string | undefined): letter is string => !!letter && /[a-z]/.test(letter) && !TAKEN.includes(letter) && ![...found.values()].includes(letter);
  const usual = verbs.filter((verb) => USUAL[verb]);
  for (const verb of [...usual, ...verbs.filter((one) => !usual.includes(one))]) {
    const letter = [USUAL[verb], ...verb.toLowerCase(), ...'abcdefgjkmnostxyz'].find(free);
    if (letter) found.set(verb, letter);
  }
  return found;
}
