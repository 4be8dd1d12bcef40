/** Whether the cards of a Jolly Hand all go into melds, except one that may be discarded (§8.3): the answer to a request for a hint. */

import { isJoker } from '@client/games/french/cards';
import { jokersFit, MELDS, type Meld } from './melds';

type Hand = { cards: readonly string[]; jokers: number };

export function clears(hand: readonly string[]): boolean {
  const cards = hand.filter((card) => !isJoker(card)).sort();
  return search({ cards, jokers: hand.length - cards.length }, 1, new Map<string, boolean>());
}

/** The first card is either discarded or in some meld. */
function search(hand: Hand, spare: number, known: Map<string, boolean>): boolean {
  const [first, ...others] = hand.cards;
  if (first === undefined) return hand.jokers <= spare;
  const key = `${hand.cards.join()} ${hand.jokers} ${spare}`;
  const found =
    known.get(key) ??
    ((spare > 0 && search({ ...hand, cards: others }, spare - 1, known)) || MELDS.some((meld) => meld.cards.includes(first) && [...without(meld, hand)].some((left) => search(left, spare, known))));
  known.set(key, found);
  return found;
}

/** The cards left of a hand after a meld. A joker may also stand for a card that the hand has but needs elsewhere. */
function* without(meld: Meld, hand: Hand, jokers: readonly boolean[] = []): Generator<Hand, void> {
  const card = meld.cards[jokers.length];
  if (card === undefined) {
    yield hand;
    return;
  }
  const place = hand.cards.indexOf(card);
  if (place >= 0) yield* without(meld, { ...hand, cards: hand.cards.filter((_, at) => at !== place) }, [...jokers, false]);
  if (hand.jokers > 0 && jokersFit(meld.kind, [...jokers, true])) yield* without(meld, { ...hand, jokers: hand.jokers - 1 }, [...jokers, true]);
}
