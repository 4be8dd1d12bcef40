/** The line above the hand: what the chosen cards are, or what is still to do this turn. */

import type { Reason } from '@client/refusals.svelte';
import type { Trouble } from '@client/table.svelte';
import { t } from '@client/words.svelte';
import { faceOf, meaningOf, rankOf } from '@client/games/french/cards';
import { good, plain, reasonAgainst, type Saying } from '@client/games/verdict';
import { wildsOf, type Reading, type Verdict } from './melds';
import { MOST_TAKEN, PENALTY } from './rules';
import type { PotterView } from './view';

export type Now = {
  view: PotterView;
  legal: readonly string[];
  you: number | null;
  names: string[];
  playing: boolean;
  myTurn: boolean;
  trouble: Trouble | null;
  /** The chosen cards, what they are, and the melds they fit. */
  cards: readonly string[];
  verdict: Verdict;
  fitting: readonly number[];
  /** The law's answer about the move in question. */
  reason: Reason | null;
};

const canDiscard = ({ myTurn, legal, cards }: Chosen): boolean => myTurn && cards.length === 1 && legal.includes(`discard ${cards[0]}`);

type Chosen = Pick<Now, 'view' | 'legal' | 'myTurn' | 'cards' | 'verdict' | 'fitting'>;

/** The move that the chosen cards would make, if only the law knows why it is not allowed. */
export function doubtOf(chosen: Chosen): string | null {
  const { view, myTurn, cards, verdict, fitting } = chosen;
  if (!myTurn || view.owes === 'draw' || verdict.kind !== 'no' || fitting.length || canDiscard(chosen)) return null;
  return cards.length === 1 && view.owes === 'discard' ? `discard ${cards[0]}` : `meld ${cards.join(' ')}`;
}

export function sayingFor(now: Now): Saying {
  const { view, names, playing, myTurn, trouble, cards } = now;
  if (trouble) return { text: t(trouble.key, trouble.args), rule: trouble.rule, tone: 'bad' };
  if (!playing) return plain(t('potter-over-line'));
  const about = cards.length && !(myTurn && view.owes === 'draw') ? aboutCards(now) : null;
  if (about) return about;
  return myTurn ? owed(now) : plain(t('web-turn-of', { name: names[view.turn ?? 0] ?? '' }));
}

/** What the turn still owes, in one sentence. */
function owed({ view, legal, you }: Now): Saying {
  if (view.owes === 'meld') return plain(t('potter-owes-meld', { penalty: PENALTY }), 'P4');
  if (view.owes === 'draw') {
    if (legal.includes('take')) return plain(t('potter-owes-draw-or-take', { cards: view.discard.length, penalty: PENALTY }));
    return view.discard.length > MOST_TAKEN ? plain(t('potter-owes-draw-big', { most: MOST_TAKEN }), 'P3') : plain(t('potter-owes-draw'));
  }
  if (legal.includes('end')) return plain(t('potter-owes-end'), 'P16');
  return plain(t(view.sallan[you ?? 0] ? 'potter-owes-discard-sallan' : 'potter-owes-discard'));
}

/** What the chosen cards are, or why they are not a meld; null if somebody else is on turn. */
function aboutCards(now: Now): Saying | null {
  const { verdict, fitting, cards, view, you, myTurn } = now;
  if (verdict.kind === 'meld') return good(verdict.readings.length > 1 ? t('potter-verdict-several', choices(verdict.readings)) : named(verdict.readings[0]));
  if (fitting.length) return good(t('potter-verdict-fits', { count: fitting.length, melds: fitting }));
  if (canDiscard(now)) return plain(t('potter-verdict-discard', { card: cards[0], left: view.hands[you ?? 0]!.length - 1 }));
  return myTurn ? reasonAgainst(doubtOf(now), now.reason) : null;
}

/** "Run 5♠ - 8♠", and what its wilds stand for. */
function named(reading: Reading): string {
  const meanings = reading.cards.map(meaningOf);
  const what = reading.kind === 'run' ? t('potter-verdict-run', { low: meanings[0], high: meanings.at(-1) }) : t('potter-verdict-set', { rank: rankOf(meanings[0]!) });
  const wilds = wildsOf(reading).map((wild) => t('potter-verdict-wild', { card: faceOf(wild), meaning: meaningOf(wild) }));
  return [what, ...wilds].join(' ');
}

function choices(readings: readonly Reading[]): { card: string; meanings: string[] } {
  const wilds = readings.map((reading) => wildsOf(reading));
  return { card: wilds[0]!.map(faceOf).join(' '), meanings: wilds.map((some) => some.map(meaningOf).join(' ')) };
}
