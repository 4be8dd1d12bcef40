/** The events of one move in few lines: a long meld gets one line, and so do cards that were laid off together. */

import type { Facts } from '../../facts';
import { cardsOf } from './cards';

/** `read` puts the cards of a meld in order, and may add facts about it. */
export function eventGrouper(game: string, read: (cards: string[]) => Facts | undefined): (events: Facts[]) => Facts[] {
  return (events) => {
    const told: Facts[] = [];
    for (const event of events) {
      const place = event.event === `${game}-card-added` ? told.findIndex((one) => one.number === event.number) : -1;
      const before = told[place];
      if (!before) {
        told.push(event);
      } else if (before.event === `${game}-meld-laid`) {
        const cards = [...cardsOf(before.cards), String(event.card)];
        told[place] = { ...before, ...(read(cards) ?? { cards }) };
      } else {
        told[place] = { ...before, card: `${String(before.card)}, ${String(event.card)}` };
      }
    }
    return told;
  };
}
