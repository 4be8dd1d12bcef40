/** The text of the line above the hand, and the rule behind it. */

import type { Reason } from '../refusals.svelte';
import { t } from '../words.svelte';

export type Saying = { text: string; rule: string; tone: '' | 'good' | 'bad' | 'ask' };

export const plain = (text: string, rule = ''): Saying => ({ text, rule, tone: '' });
export const good = (text: string): Saying => ({ text, rule: '', tone: 'good' });

/** The law's objection to the move in question; nothing until it has answered. */
export function reasonAgainst(doubt: string | null, reason: Reason | null): Saying {
  return doubt !== null && reason?.move === doubt && reason.key ? plain(t(reason.key, reason.args), reason.rule) : plain('');
}
