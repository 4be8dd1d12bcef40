/** What the lobby knows about House of Cards before it is loaded. */

import type { Entry } from '@client/games/lobby-entries';
import { t } from '@client/words.svelte';
import Card from './Card.svelte';

export default {
  place: 4,
  opponents: [1, 2, 3],
  first: 2,
  matches: [],
  length: { option: 'preset', values: ['standard', 'quick'], first: 'standard', word: (preset) => t(`web-length-${preset}`) },
  fan: { cards: ['R4', 'H7', 'G-Hallows', 'S9', 'R-Echo'], Card },
} satisfies Entry;
