/** Events in few lines: a taken pile is only counted if the rest of the turn is told too; on its own, its cards are listed. */

import type { Facts } from '@client/facts';
import { cardsOf } from '@client/games/french/cards';
import { eventGrouper } from '@client/games/french/group-events';
import { readings } from './melds';
import type { PotterEvent } from './view';

const inFewLines = eventGrouper('potter', (cards) => readings(cards, [], { potter: '', sallan: true, aceHigh: true })[0]);

export const groupEvents = (events: PotterEvent[]): Facts[] => inFewLines(events).map((event) => (events.length > 1 && event.event === 'potter-pile-taken' ? counted(event) : event));

const counted = (event: Facts): Facts => ({ ...event, event: 'potter-web-pile-taken', cards: cardsOf(event.cards).length });
