/** Notty's cards: `R5` is the red five; every card exists twice. */

import { t } from '@client/words.svelte';
import './colours.css';

export const COLOURS = ['R', 'G', 'Y', 'K', 'B'] as const;
export type Colour = (typeof COLOURS)[number];

export const colourOf = (card: string): Colour => card[0] as Colour;
export const numberOf = (card: string): number => Number(card.slice(1));

/** The card in words, for screen readers. */
export const cardName = (card: string): string => t('notty-card', { colour: colourOf(card), number: numberOf(card) });

export const HAND_LIMIT = 20;

/** The sort key of a card: by colour, then by number. */
export const rank = (card: string): number => COLOURS.indexOf(colourOf(card)) * 9 + numberOf(card) - 1;

export const sorted = (cards: Iterable<string>): string[] => [...cards].sort((a, b) => rank(a) - rank(b));

/** One of the two copies of a card, and who holds it. */
export type Copy = { id: string; card: string; owner: number };

/**
 * The copies behind the hands. A copy stays the same while it is in a hand or goes from hand to hand, so that it can be seen moving.
 */
export function follow(before: readonly Copy[], hands: readonly (readonly string[])[]): Copy[] {
  const wanted = new Map<string, number[]>();
  hands.forEach((hand, owner) => hand.forEach((card) => wanted.set(card, [...(wanted.get(card) ?? []), owner])));
  const after: Copy[] = [];
  for (const [card, owners] of wanted) {
    const left = before.filter((copy) => copy.card === card);
    const open: number[] = [];
    for (const owner of owners) {
      const at = left.findIndex((copy) => copy.owner === owner);
      if (at >= 0) after.push(...left.splice(at, 1));
      else open.push(owner);
    }
    for (const owner of open) {
      const moved = left.shift();
      const taken = new Set(after.map((copy) => copy.id));
      const fresh = [`${card}a`, `${card}b`].find((id) => !taken.has(id)) ?? `${card}c`;
      after.push({ id: moved?.id ?? fresh, card, owner });
    }
  }
  return after.sort((a, b) => rank(a.card) - rank(b.card) || (a.id < b.id ? -1 : 1));
}
