/** What a card in your hand would do now. The resulting sum comes from the server; the rest is derived from it. */

import { numberOf, specialOf } from './cards';
import { lastPlay } from './rules';
import type { HouseView } from './view';

export type Effect = 'number' | 'doubled' | 'hallows' | 'echo' | 'mirror' | 'shield-echo' | 'shield-mirror' | 'shield' | 'swap';

export type Outcome = {
  card: string;
  sum: number;
  kind: 'safe' | 'exact' | 'over' | 'wins';
  /** How far over the limit. */
  over: number;
  /** The number of cards that costs (§7.2). */
  cost: number;
  effect: Effect;
  /** What is added to the sum, or taken off it. */
  amount: number;
};

/** By card; empty while a choice is open, because then no card is played. */
export function outcomesOf(view: HouseView, you: number | null): ReadonlyMap<string, Outcome> {
  if (you === null || view.choice.length > 0) return new Map();
  return new Map(view.hands[you]!.flatMap((card, place) => (view.would[place] === undefined ? [] : [[card, outcome(view, you, card, view.would[place])]])));
}

function outcome(view: HouseView, you: number, card: string, sum: number): Outcome {
  const over = Math.max(0, sum - view.limit);
  const printed = numberOf(card) ?? (specialOf(card) === 'Mirror' ? (view.last_number ?? 0) : 0);
  const cost = over > 0 ? Math.min(printed, view.leftover) : 0;
  const last = view.hands[you]!.length === 1 && view.decks[you] === 0;
  const wins = last && !(view.options.last_card_must_fit && cost > 0);
  const kind = wins ? 'wins' : over > 0 ? 'over' : sum === view.limit ? 'exact' : 'safe';
  return { card, sum, kind, over, cost, effect: effectOf(view, card), amount: Math.abs(sum - view.sum) };
}

function effectOf(view: HouseView, card: string): Effect {
  switch (specialOf(card)) {
    case null:
      return view.echo ? 'doubled' : 'number';
    case 'Hallows':
      return 'hallows';
    case 'Echo':
      return 'echo';
    case 'Mirror':
      return 'mirror';
    case 'Swap':
      return 'swap';
    case 'Shield': {
      const before = specialOf(lastPlay(view) ?? 'G0');
      return before === 'Echo' ? 'shield-echo' : before === 'Mirror' ? 'shield-mirror' : 'shield';
    }
  }
}
