/** The cards: `G7` is Gryffindor's seven, `R-Echo` Ravenclaw's Echo. A number exists twice, a special once. */

import { t } from '@client/words.svelte';
import { UNSEEN } from '@client/games/cards';
import './colours.css';

export const HOUSES = ['G', 'R', 'H', 'S'] as const;
export type House = (typeof HOUSES)[number];
export const SPECIALS = ['Hallows', 'Shield', 'Echo', 'Mirror', 'Swap'] as const;
export type Special = (typeof SPECIALS)[number];

/** A card in a line of text. */
export const TOKEN = /\b[GRHS](?:\d|-(?:Hallows|Shield|Echo|Mirror|Swap))(?![\w-])/;

export const houseOf = (card: string): House => card[0] as House;
/** Null for a number. */
export const specialOf = (card: string): Special | null => (card[1] === '-' ? (card.slice(2) as Special) : null);
/** Null for a special. */
export const numberOf = (card: string): number | null => (card[1] === '-' ? null : Number(card[1]));

export const houseName = (house: House): string => t('house_of_cards-web-house', { house });
/** The letter of a house on its cards: the initial of its name in the page's language. */
export const houseLetter = (house: House): string => t('house_of_cards-web-letter', { house });
export const specialName = (special: Special): string => t('house_of_cards-web-special', { special });

const faceName = (card: string): string => {
  const special = specialOf(card);
  return special ? specialName(special) : String(numberOf(card));
};

/** The card in words, for screen readers. */
export const cardName = (card: string): string => (card === UNSEEN ? t('web-card-unseen') : t('house_of_cards-web-card', { house: houseName(houseOf(card)), face: faceName(card) }));

/** The card in a few letters, for a button. */
export const shortName = (card: string): string => `${houseLetter(houseOf(card))} ${faceName(card)}`;
