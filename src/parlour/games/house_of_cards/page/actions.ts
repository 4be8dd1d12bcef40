/** The actions, their keys, and the answers to offers. */

import { t } from '@client/words.svelte';
import { shortName } from './cards';
import type { Offer } from './rules';

export const LETTERS = { play: 'X', keep: 'K', remove: 'A', swap: 'S', reshuffle: 'M', computer: 'P' } as const;

/** An answer to an offer: the move, its words, its key. */
export type Answer = { move: string; word: string; state: string; letter: string };

const keep = (offer: Offer): Answer => ({ move: 'keep', word: t('house_of_cards-web-keep', { offer }), state: '', letter: LETTERS.keep });

/** Each hand card can be given away, or none; identical cards are listed once. */
export function answersTo(offer: Offer, hand: readonly string[]): Answer[] {
  if (offer === 'reshuffle') return [{ move: 'reshuffle', word: t('house_of_cards-web-act-reshuffle'), state: '', letter: LETTERS.reshuffle }, keep(offer)];
  const [verb, word] = offer === 'house' ? ['remove', t('house_of_cards-web-act-remove')] : ['swap', t('house_of_cards-web-act-swap')];
  const cards = [...new Set(hand)];
  return [...cards.map((card, place) => ({ move: `${verb} ${card}`, word, state: shortName(card), letter: String(place + 1) })), keep(offer)];
}

/** The rule behind an offer. */
export const ruleOf = (offer: Offer): string => ({ house: 'H14', swap: 'H10', reshuffle: '§7.3' })[offer];
