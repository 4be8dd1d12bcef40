/** Who has won, in a few words. */

import { t } from '../words.svelte';

export function resultTitle(winners: readonly number[], names: readonly string[], you: number | null): string {
  if (winners.length === 0) return t('web-result-draw');
  if (winners.length === 1 && winners[0] === you) return t('web-result-you');
  return t('web-result', { names: winners.map((seat) => names[seat] ?? ''), count: winners.length });
}
