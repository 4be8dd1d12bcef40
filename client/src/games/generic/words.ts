/** Words for a game that nobody has drawn a table for: its own where it has some, else its bare names made readable. */

import type { Outside } from '../offers.svelte';
import { knows, t } from '../../words.svelte';
import { verbOf } from './moves';

/** `turn_limit` is the turn limit. */
export const readable = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

const own = (key: string, name: string): string => (knows(key) ? t(key) : readable(name));

/** What a move's first word is called on its button. */
export const actWord = (game: string, verb: string): string => own(`${game}-act-${verb}`, verb);

/** What a part of the view is called. */
export const partWord = (game: string, key: string): string => own(`${game}-view-${key.replaceAll('.', '-')}`, key);

/** The messages that the house asks for by name, for those that a game does not bring. */
export function standIns({ name, outside }: Outside, brought: string): string {
  const wanted: [key: string, words: string][] = [
    [`${name}-name`, readable(name)],
    [`${name}-pitch`, '{ generic-pitch }'],
    ...outside.options.flatMap((option): [string, string][] => [
      [`${name}-option-${option.name}`, readable(option.name)],
      ...option.words.map((word): [string, string] => [`${name}-option-${option.name}-${word}`, readable(word)]),
    ]),
    ...outside.moves.map(verbOf).map((verb): [string, string] => [`${name}-act-${verb}`, readable(verb)]),
  ];
  const lacking = wanted.filter(([key]) => /^[a-zA-Z][\w-]*$/.test(key) && !new RegExp(`^${key} *=`, 'm').test(brought));
  return lacking.map(([key, words]) => `${key} = ${words}\n`).join('');
}
