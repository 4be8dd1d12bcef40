/** What the lobby knows about Potter before it is loaded. */

import Card from '@client/games/french/Card.svelte';
import type { Entry } from '@client/games/lobby-entries';
import { t } from '@client/words.svelte';

export default {
  place: 2,
  opponents: [1, 2, 3, 4],
  first: 2,
  matches: [],
  length: { option: 'target', values: [50, 100, 200], first: 200, word: (target) => t('web-length-points', { target }) },
  fan: { cards: ['7♠', '7♥', '3♦=7♦', 'Q♣', 'K♣'], Card },
} satisfies Entry;
