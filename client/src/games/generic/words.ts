/** Words for a game without its own table: the game's words if it has some, otherwise its bare names made readable. */

import type { Outside } from '../offers.svelte';
import { knows, t } from '../../words.svelte';
import { verbOf } from './moves';

/** `turn_limit` is the turn limit. */
export const readable = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

const own = (key: string, name: string): string => (knows(key) ? t(key) : readable(name));

/** The button label for a move's first word. */
export const actWord = (game: string, verb: string): string => own(`${game}-act-${verb}`, verb);

/** The label for a part of the view. */
export const partWord = (game: string, key: string): string => own(`${game}-view-${key.replaceAll('.', '-')}`, key);

/** Defaults for the messages that the page needs by name, in case the game does not bring them. */
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
