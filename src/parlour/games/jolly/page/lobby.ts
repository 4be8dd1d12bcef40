/** What the lobby knows about Jolly before it is loaded. */

import Card from '@client/games/french/Card.svelte';
import type { Entry } from '@client/games/lobby-entries';

export default {
  place: 3,
  opponents: [1],
  first: 1,
  matches: ['games', 'points'],
  fan: { cards: ['9♥', '10♥', 'JK', 'Q♥', 'A♠'], Card },
} satisfies Entry;
