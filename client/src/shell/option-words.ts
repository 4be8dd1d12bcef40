/** Options in a rule book as the table setup names them: `turn_limit` is a name for programs. */

import type { GameUi } from '../games/registry';
import { optionName } from '../games/changed-options';
import { t } from '../words.svelte';
import type { Block, Span } from './markdown';

function wordsOf(game: GameUi): ReadonlyMap<string, string> {
  const names = game.options.map(({ name }): [string, string] => [name, optionName(game.name, name)]);
  const values = game.options.flatMap((option) => (option.kind === 'choice' ? option.values.map(([value, word]): [string, string] => [value, t(word)]) : []));
  return new Map([...values, ...names]);
}

// "(option `target`)" after a sentence that explains the choice: without the name nothing would be left.
const OPENED = /\s\((?:[^\s()]+\s)?$/;
const CLOSED = /^(?:\s[^\s()]+)?\)/;

function spoken(spans: readonly Span[], words: ReadonlyMap<string, string>): Span[] {
  const found = spans.map((span) => ({ ...span }));
  found.forEach((span, place) => {
    const word = span.kind === 'code' ? words.get(span.text) : undefined;
    if (word === undefined) return;
    const [before, after] = [found[place - 1], found[place + 1]];
    const alone = before && after && OPENED.test(before.text) && CLOSED.test(after.text);
    if (alone) [before.text, after.text] = [before.text.replace(OPENED, ''), after.text.replace(CLOSED, '')];
    found[place] = { kind: 'text', text: alone ? '' : t('rules-option', { name: word }) };
  });
  return found;
}

export function inWords(parts: readonly Block[], game: GameUi | null): Block[] {
  const words = game ? wordsOf(game) : new Map<string, string>();
  return parts.map((part) => (part.kind === 'table' ? part : { ...part, spans: spoken(part.spans, words) }));
}
