/** Something said at the table, in words: the text as it is, or what a gesture means. */

import type { Said } from '../wire';
import { knows, t } from '../words.svelte';

export const emoteWords = (id: string): string => (knows(`web-emote-${id}`) ? t(`web-emote-${id}`) : id);

export const saidWords = (said: Said): string => said.text || emoteWords(said.emote ?? '');
