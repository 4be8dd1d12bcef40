/** The joker hunt (§1.5) on the table: three cards come out from under the stock and turn over, as far as the reader may see them. */

import Card from '@client/games/french/Card.svelte';
import { isJoker, UNSEEN } from '@client/games/french/cards';
import { fly, seatSpot } from '@client/games/card-flight';
import { drawn, turnOver } from '@client/games/moments';
import { travelTime } from '@client/settings.svelte';

const REST = 700; // ms for which the cards are looked at

/** `starter` gets the jokers. */
export function showHunt(table: HTMLElement, air: HTMLElement, delay: number, cards: readonly string[], starter: number): void {
  const stock = table.querySelector('.stock svg');
  if (!stock || cards.length === 0) return;
  const home = stock.getBoundingClientRect();
  const step = travelTime() * 0.6;
  const hand = seatSpot(table, starter) ?? table.querySelector('.own .slot')?.getBoundingClientRect();
  cards.forEach((card, place) => {
    const spot = new DOMRect(home.left + (place + 0.35) * home.width * 1.12, home.top + home.height * 0.3, home.width, home.height);
    const begin = delay + place * step;
    const face = card === UNSEEN ? (stock.cloneNode(true) as Element) : drawn(Card, { card });
    const leave = (): void => {
      const to = isJoker(card) && hand ? new DOMRect(hand.left + hand.width / 2 - 15, hand.top, 30, 42) : home;
      fly(air, face, spot, to);
    };
    fly(air, stock, home, spot, { delay: begin });
    turnOver(air, stock, face, spot, { delay: begin + travelTime(), hold: REST + (cards.length - place) * step }, leave);
  });
}
