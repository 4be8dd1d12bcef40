/** The line above the hand: what the chosen cards are, why they are not a group, or what the turn still offers. */

import type { Reason } from '@client/refusals.svelte';
import type { Trouble } from '@client/table.svelte';
import { t } from '@client/words.svelte';
import { good, plain, reasonAgainst, type Saying } from '@client/games/verdict';
import { HAND_LIMIT } from './cards';
import { judge } from './groups';
import type { NottyView } from './view';

export type Now = {
  view: NottyView;
  legal: readonly string[];
  names: string[];
  /** The seat at the bottom of the table. */
  bottom: number;
  playing: boolean;
  myTurn: boolean;
  trouble: Trouble | null;
  /** The warning while a question is open whose answer could hurt the player. */
  warning: Saying | null;
  cards: readonly string[];
  /** The move in question, and the law's answer about it. */
  doubt: string | null;
  reason: Reason | null;
};

export function sayingFor(now: Now): Saying {
  const { view, names, playing, myTurn, trouble, warning, cards } = now;
  if (trouble) return { text: t(trouble.key, trouble.args), rule: trouble.rule, tone: 'bad' };
  if (warning) return warning;
  if (myTurn && view.cycling) return cards.length === 1 ? good(t('notty-drop-this', { card: cards[0]! })) : plain(t('notty-choose-drop'), '§4.6');
  if (!playing) return plain(t('notty-game-over-line'));
  return aboutCards(now) ?? plain(myTurn ? t(turnLine(now)) : t('web-turn-of', { name: names[view.turn ?? 0] ?? '' }));
}

/** What the chosen cards are; undefined if none are chosen, or if somebody else is on turn. */
function aboutCards({ cards, myTurn, doubt, reason }: Now): Saying | null {
  const verdict = judge(cards);
  switch (verdict.kind) {
    case 'run':
      return good(t('notty-verdict-run', { colour: verdict.colour, count: verdict.count }));
    case 'set':
      return good(t('notty-verdict-set', { number: verdict.number, count: verdict.count }));
    case 'no-group':
      return myTurn ? reasonAgainst(doubt, reason) : null;
    case 'none':
      return null;
  }
}

/** What a turn still offers, if nothing is chosen. */
function turnLine({ view, legal, bottom }: Now): string {
  const held = view.hands[bottom]!.length;
  if (legal.length === 1 && held >= HAND_LIMIT) return 'notty-full-line';
  if (legal.some((move) => /^(draw|steal|cycle)/.test(move))) return 'notty-your-turn-line';
  return held < 3 ? 'notty-only-end-line' : 'notty-group-or-end-line';
}
