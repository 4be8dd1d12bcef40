/** Cards of any deck, by name; French-suited ones look as they do in the other games. */

import { t } from '../../words.svelte';
import { UNSEEN } from '../cards';
import { cardName as frenchName, TOKEN } from '../french/cards';
import type { Wish } from '../layout';

const FRENCH = new RegExp(`^(?:${TOKEN.source})$`);
export const isFrench = (card: string): boolean => FRENCH.test(card);

/** The physical card, even if it stands for another one. */
export const faceOf = (card: string): string => card.split('=')[0]!;

export type IsCard = (word: unknown) => word is string;

/** Whether a word of a move, or of a view, is a card of this deck. */
export function cardTest(deck: readonly string[]): IsCard {
  const names = new Set(deck);
  return (word): word is string => typeof word === 'string' && (word === UNSEEN || names.has(word) || names.has(faceOf(word)));
}

/** Matches the deck's cards in a line of text. Longer names come first, so that no shorter one is found inside them. */
export function tokenOf(deck: readonly string[]): RegExp {
  const names = [...deck].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return names.length ? new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`) : /(?!)/;
}

/** A card in words, for screen readers. */
export function cardName(card: string): string {
  if (card === UNSEEN) return t('web-card-unseen');
  return isFrench(card) ? frenchName(card) : card;
}

// The name is in the left column.
export const OWN: Wish = { strip: 44, widest: 148, mostRows: 3, rise: 12, gap: 6, index: { across: 0.64, down: 0.54 } };
