/** The options of a table that differ from the default, each with its value in words. */

import type { Facts } from '../facts';
import { t } from '../words.svelte';
import type { OptionField } from './registry';

type Set = { game: string; seats: number; options: Facts };

/** The label in the table setup up to its first full stop or colon; what follows is explanation. */
export const optionName = (game: string, option: string): string => t(`${game}-option-${option}`).split(/[.:](?:\s|$)/)[0]!;

/** The default. */
export const isUsual = (option: OptionField, { seats, options }: Omit<Set, 'game'>): boolean => options[option.name] === (option.kind === 'usual' ? option.usual(seats, options) : option.first);

function word(option: OptionField, value: unknown, name: (seat: number) => string): string {
  if (option.kind === 'flag') return value === true ? t('web-on') : t('web-off');
  if (option.kind === 'choice') return t(option.values.find(([one]) => one === value)?.[1] ?? String(value));
  return option.kind === 'seat' && typeof value === 'number' ? name(value) : String(value);
}

export const unusual = (fields: readonly OptionField[], set: Set, name = (seat: number): string => t('web-seat-n', { n: seat + 1 })): [option: string, value: string][] =>
  fields.flatMap((option) => {
    const value = set.options[option.name];
    return value === undefined || value === null || isUsual(option, set) ? [] : [[optionName(set.game, option.name), word(option, value, name)]];
  });
