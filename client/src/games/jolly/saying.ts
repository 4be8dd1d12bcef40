/** The line above the hand: what the chosen cards are and count, or what the turn still owes, in whole sentences. */

import type { Trouble } from '../../table.svelte';
import { t } from '../../words.svelte';
import { isWild, meaningOf, rankOf } from '../french/cards';
import type { Saying } from '../saying';
import { jokersOf, type Reading, type Verdict } from './melds';
import { FIRST_MELDS, homelessJokers, type JollyView } from './view';

export type Now = {
  view: JollyView;
  legal: readonly string[];
  names: string[];
  playing: boolean;
  myTurn: boolean;
  trouble: Trouble | null;
  /** The chosen cards, what they are, the melds they fit, and those whose joker they could take. */
  cards: readonly string[];
  verdict: Verdict;
  fitting: readonly number[];
  swapping: readonly number[];
  /** Why the game is drawn, if it is. */
  drawn: string | null;
};

const plain = (text: string, rule = ''): Saying => ({ text, rule, tone: '' });
const good = (text: string): Saying => ({ text, rule: '', tone: 'good' });

export function sayingFor(now: Now): Saying {
  const { view, names, playing, myTurn, trouble, cards, drawn } = now;
  if (trouble) return { text: t(trouble.key, trouble.args), rule: trouble.rule, tone: 'bad' };
  if (cards.length) return aboutCards(now);
  if (!playing) return plain(drawn ? t('jolly-game-drawn', { why: drawn }) : t('jolly-over-line'));
  if (myTurn) return owed(now);
  return plain(t('web-turn-of', { name: names[view.turn ?? 0] ?? '' }));
}

/** What the turn owes before it may end: one sentence each. */
export function debtsOf(view: JollyView): { owed: 'opening' | 'taken' | 'jokers'; text: string; rule: string }[] {
  return view.owes.flatMap((owed) => {
    if (owed === 'opening' && view.opening) return { owed, text: t('jolly-debt-opening', { pure: String(view.opening.pure), missing: Math.max(0, view.opening.needed - view.opening.points) }), rule: 'J8' };
    if (owed === 'taken') return { owed, text: t('jolly-debt-taken', { card: view.taken }), rule: 'J9' };
    if (owed === 'jokers') return { owed, text: t('jolly-debt-jokers', { count: homelessJokers(view) }), rule: 'J11' };
    return [];
  });
}

function owed({ view, legal }: Now): Saying {
  if (view.first_discard) return plain(t('jolly-owes-first'), 'J1');
  if (view.phase === 'jolly') return plain(t('jolly-owes-clear'), 'J14');
  if (view.phase === 'draw') {
    if (legal.includes('take')) return plain(t('jolly-owes-draw-or-take', { card: view.discard.at(-1) ?? '' }), 'J10');
    return plain(t('jolly-owes-draw'));
  }
  const debts = debtsOf(view);
  if (debts.length) return plain(debts.map((debt) => debt.text).join(' '), debts[0]!.rule);
  return view.round < FIRST_MELDS ? plain(t('jolly-owes-early'), 'J4') : plain(t('jolly-owes-discard'));
}

function aboutCards(now: Now): Saying {
  const { verdict, fitting, swapping, cards, view } = now;
  if (verdict.kind === 'meld') return verdict.readings.length > 1 ? good(several(verdict.readings)) : good(named(verdict.readings[0]));
  const fits = [
    swapping.length ? t('jolly-verdict-swap', { melds: swapping, count: swapping.length }) : '',
    fitting.length ? t('jolly-verdict-fits', { count: fitting.length, melds: fitting }) : '',
  ].filter(Boolean);
  if (fits.length) return good(fits.join(' '));
  if (cards.length === 1 && now.myTurn && now.legal.includes(`discard ${cards[0]}`)) {
    return plain(t(view.round < FIRST_MELDS || view.first_discard ? 'jolly-verdict-discard-only' : 'jolly-verdict-discard', { card: cards[0] }));
  }
  if (verdict.kind === 'no') return plain(t('jolly-verdict-no', { why: verdict.why, missing: verdict.missing, count: verdict.missing.length }), cards.length > 2 ? 'J5' : '');
  return plain('');
}

/** "Run 5♠ to 8♠, 26 points.", and what its jokers stand for. */
function named(reading: Reading): string {
  const meanings = reading.cards.map(meaningOf);
  const facts = { low: meanings[0], high: meanings.at(-1), rank: rankOf(meanings[0]!), points: reading.points };
  const jokers = jokersOf(reading).filter(isWild).map((joker) => t('jolly-verdict-joker', { meaning: meaningOf(joker) }));
  return [t(`jolly-verdict-${reading.kind}`, facts), ...jokers].join(' ');
}

/** What the joker could stand for, and what each meld would count then. */
function several(readings: readonly Reading[]): string {
  return t('jolly-verdict-several', { ways: readings.map((reading) => `${jokersOf(reading).map(meaningOf).join(' ')} (${reading.points})`) });
}
