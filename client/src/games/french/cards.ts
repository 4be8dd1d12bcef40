/** French-suited cards: `7♥`, `10♣`, `A♠`, the joker `JK`; `3♥=9♣` and `JK=9♣` are wilds that stand for 9♣. */

import { t } from '../../words.svelte';
import { UNSEEN } from '../cards';
import type { Wish } from '../layout';

export const SUITS = ['♠', '♥', '♦', '♣'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Suit = (typeof SUITS)[number];
export const SUIT_NAMES: Record<Suit, string> = { '♠': 'spade', '♥': 'heart', '♦': 'diamond', '♣': 'club' };
export type Rank = (typeof RANKS)[number];

export { UNSEEN };
export const JOKER = 'JK';

/** A card in a line of text. */
export const TOKEN = /(?:JK|(?:10|[2-9AJQK])[♠♥♦♣])(?:=(?:10|[2-9AJQK])[♠♥♦♣])?/;

/** The physical card, also for a wild. */
export const faceOf = (text: string): string => text.split('=')[0]!;
/** The card it counts as. */
export const meaningOf = (text: string): string => text.split('=')[1] ?? text;
export const isWild = (text: string): boolean => text.includes('=');
export const isJoker = (text: string): boolean => faceOf(text) === JOKER;

export const suitOf = (card: string): Suit => faceOf(card).slice(-1) as Suit;
export const rankOf = (card: string): Rank => faceOf(card).slice(0, -1) as Rank;
/** 0 for the ace up to 12 for the king. */
export const heightOf = (card: string): number => RANKS.indexOf(rankOf(card));

export type Sorting = 'suit' | 'rank';

// Black and red alternate, so that neighbouring suits can be told apart at a glance.
const SIDE_BY_SIDE = '♠♥♣♦';
const suitPlace = (card: string): number => (isJoker(card) ? SUITS.length : SIDE_BY_SIDE.indexOf(suitOf(card)));
const rankPlace = (card: string): number => (isJoker(card) ? RANKS.length : heightOf(card));

export const COMPARE: Record<Sorting, (a: string, b: string) => number> = {
  suit: (a, b) => suitPlace(a) - suitPlace(b) || rankPlace(a) - rankPlace(b),
  rank: (a, b) => rankPlace(a) - rankPlace(b) || suitPlace(a) - suitPlace(b),
};

/** The cards in an event, given as a list or as text. */
export function cardsOf(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.map(String);
  return typeof fact === 'string' && fact ? fact.split(/[\s,]+/) : [];
}

/** The card in words, for screen readers. */
export function cardName(text: string): string {
  if (text === UNSEEN) return t('web-card-unseen');
  const name = (card: string): string => (isJoker(card) ? t('web-french-joker') : t('web-french-card', { rank: Number(rankOf(card)) || rankOf(card), suit: SUIT_NAMES[suitOf(card)] }));
  return isWild(text) ? t('web-french-wild', { card: name(faceOf(text)), meaning: name(meaningOf(text)) }) : name(text);
}

// Rank and suit are in the left column, with a mark beside them.
const INDEX = { across: 0.64, down: 0.6 };

export const OWN: Wish = { strip: 44, widest: 148, mostRows: 3, rise: 12, gap: 6, index: INDEX };
