/** The table of a game that comes without one; the server supplies everything the page needs to know about it. */

import type { OptionOffer } from '../../wire';
import { knows } from '../../words.svelte';
import type { Outside } from '../offers.svelte';
import type { GameUi, OptionField } from '../registry';
import { cardName, tokenOf } from './cards';
import { lettersOf, verbOf } from './moves';
import Legend from './Legend.svelte';
import Table from './Table.svelte';
import Token from './Token.svelte';

export { loadPage } from '../outside/pages.svelte';

/** An option as the table setup presents it. One that depends on the table in a way only the game knows keeps its value. */
function fieldOf(game: string, { name, kind, default: first, low, high, words }: OptionOffer): OptionField[] {
  if (kind === 'flag') return [{ name, kind, first: first === true }];
  if (kind === 'seat') return [{ name, kind, first: String(first) }];
  if (kind === 'choice') return [{ name, kind, first: String(first), values: words.map((word): [string, string] => [word, `${game}-option-${name}-${word}`]) }];
  return kind === 'whole' && typeof first === 'number' ? [{ name, kind, first, low: low ?? 0, high: high ?? first }] : [];
}

export default function uiOf({ name, outside }: Outside): GameUi {
  const letters = lettersOf(outside.moves.map(verbOf));
  return {
    name,
    seats: [outside.seats[0]!, outside.seats[1]!],
    options: outside.options.flatMap((option) => fieldOf(name, option)),
    seatFields: outside.seat_fields,
    milestones: [],
    score: knows(`${name}-score`) ? `${name}-score` : 'generic-score',
    Table,
    Legend,
    Token,
    token: tokenOf(outside.cards),
    cardName,
    keys: [
      ['← → ↑ ↓', 'web-key-arrows'],
      ['Space', 'web-key-space'],
      ['Enter', 'web-key-enter'],
      ...[...letters].map(([verb, letter]): [string, string] => [letter.toUpperCase(), `${name}-act-${verb}`]),
      ['P', 'web-play-for-me'],
      ['U', 'web-take-back'],
      ['Esc', 'web-key-escape'],
    ],
  };
}
