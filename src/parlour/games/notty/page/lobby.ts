/** What the lobby knows about Notty before it is loaded. */

import type { Entry } from '@client/games/lobby-entries';
import { t } from '@client/words.svelte';
import Card from './Card.svelte';

export default {
  place: 1,
  opponents: [1, 2],
  first: 1,
  matches: [],
  length: { option: 'turn_limit', values: [40, 100, 300], first: 100, word: (turns) => t('web-length-turns', { turns }) },
  fan: { cards: ['R3', 'G7', 'Y5', 'K9', 'B4'], Card },
} satisfies Entry;
