/** An advised move, split into the parts that can be marked on the table. */

import type { Lying } from './selection.svelte';

export type Advice = { move: string; verb: string; cards: string[]; /** The meld it is about. */ meld: number | null };

/** `add A♠=9♥ to 2` is about the ace of spades and the second meld. */
export function adviceOf(move: string | null | undefined): Advice | null {
  if (!move) return null;
  const [verb = '', ...rest] = move.split(' ');
  const end = rest.findIndex((word) => word === 'to' || word === 'in');
  const cards = (end < 0 ? rest : rest.slice(0, end)).map((card) => card.split('=')[0]!);
  return { move, verb, cards, meld: end < 0 ? null : Number(rest[end + 1]) };
}

/** The copies in your hand that the advice is about; of identical cards, as many as it needs. */
export function advisedCopies(advice: Advice | null, lying: readonly Lying[]): ReadonlySet<string> {
  const left = [...(advice?.cards ?? [])];
  const mine = lying.filter((card) => card.mine);
  return new Set(mine.filter(({ card }) => left.includes(card) && left.splice(left.indexOf(card), 1).length > 0).map(({ id }) => id));
}
