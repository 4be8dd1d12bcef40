/** The line above the hand: what the chosen cards are and count, or what the turn still owes, in whole sentences. */

import type { Reason } from '@client/refusals.svelte';
import type { Trouble } from '@client/table.svelte';
import { t } from '@client/words.svelte';
import { cardName, isWild, meaningOf, rankOf } from '@client/games/french/cards';
import { good, plain, reasonAgainst, type Saying } from '@client/games/verdict';
import { jokersOf, moveOf, type Reading, type Verdict } from './melds';
import { FIRST_MELDS, homelessJokers, isOpen } from './rules';
import type { JollyView } from './view';

export type Now = {
  view: JollyView;
  legal: readonly string[];
  names: string[];
  you: number | null;
  playing: boolean;
  myTurn: boolean;
  trouble: Trouble | null;
  /** The chosen cards, what they are, the ways to lay them now, the melds they fit, and the melds whose joker they could take. */
  cards: readonly string[];
  verdict: Verdict;
  melds: readonly string[];
  fitting: readonly number[];
  swapping: readonly number[];
  /** Why the game is drawn, if it is. */
  drawn: string | null;
  /** The law's answer about the move in question. */
  reason: Reason | null;
};

type Chosen = Pick<Now, 'view' | 'legal' | 'myTurn' | 'cards' | 'melds' | 'fitting' | 'swapping'>;

const canDiscard = ({ myTurn, legal, cards }: Chosen): boolean => myTurn && cards.length === 1 && legal.includes(`discard ${cards[0]}`);

/** The move that the chosen cards would make, if only the law knows why it is not allowed. */
export function doubtOf(chosen: Chosen): string | null {
  const { view, myTurn, cards, melds, fitting, swapping } = chosen;
  if (!myTurn || view.phase === 'draw' || cards.length === 0 || melds.length || fitting.length || swapping.length || canDiscard(chosen)) return null;
  return cards.length === 1 ? `discard ${cards[0]}` : `meld ${cards.join(' ')}`;
}

export function sayingFor(now: Now): Saying {
  const { view, playing, myTurn, trouble, cards } = now;
  if (trouble) return { text: refused(trouble, view), rule: trouble.rule, tone: 'bad' };
  if (!playing) return plain(ended(now));
  const about = cards.length && !(myTurn && view.phase === 'draw') ? aboutCards(now) : null;
  if (about) return about;
  if (myTurn) return owed(now);
  return plain(t('web-turn-of', { name: now.names[view.turn ?? 0] ?? '' }));
}

/** A move that leads nowhere is refused because of what the turn owes, which is added here. */
function refused({ key, args }: Trouble, view: JollyView): string {
  const owed = key === 'jolly-leads-nowhere' ? debtsOf(view).map((debt) => debt.text) : [];
  return [t(key, args), ...owed].join(' ');
}

function ended({ view, names, you, drawn }: Now): string {
  const winner = view.winners[0];
  if (winner === undefined) return drawn ? t('jolly-game-drawn', { why: drawn }) : t('jolly-over-line');
  return t('jolly-game-won', { seat: winner === you ? 'you' : (names[winner] ?? '') });
}

/** The cards under the stock: the Jolly card, and those only the starter has seen. */
export const underWords = ({ jolly_card }: JollyView, bottom: readonly string[]): string =>
  [jolly_card ? t('jolly-under-stock', { card: cardName(jolly_card) }) : '', bottom.length ? t('jolly-bottom-seen', { cards: bottom.map(cardName) }) : ''].filter(Boolean).join(' ');

/** What the turn owes before it may end, one sentence for each debt. */
export function debtsOf(view: JollyView): { owed: 'opening' | 'taken' | 'jokers'; text: string; rule: string }[] {
  return view.owes.flatMap((owed) => {
    if (owed === 'opening' && view.opening)
      return { owed, text: t('jolly-debt-opening', { pure: String(view.opening.pure), missing: Math.max(0, view.opening.needed - view.opening.points) }), rule: 'J8' };
    if (owed === 'taken') return { owed, text: t('jolly-debt-taken', { card: view.taken }), rule: 'J9' };
    if (owed === 'jokers') return { owed, text: t('jolly-debt-jokers', { count: homelessJokers(view) }), rule: 'J11' };
    return [];
  });
}

/** The card whose discard wins the game. */
const lastCard = ({ view, legal }: Now): string | undefined => {
  const [card, ...more] = view.turn === null ? [] : view.hands[view.turn]!;
  return card && more.length === 0 && legal.includes(`discard ${card}`) ? card : undefined;
};

function owed(now: Now): Saying {
  const { view, legal } = now;
  const last = lastCard(now);
  if (last) return plain(t('jolly-discard-last', { card: last }), 'J15');
  if (view.first_discard) return plain(t('jolly-owes-first'), 'J2');
  if (view.phase === 'jolly') return plain(t('jolly-owes-clear'), 'J14');
  if (view.phase === 'draw') {
    if (legal.includes('take')) return plain(t('jolly-owes-draw-or-take', { card: view.discard.at(-1) ?? '' }), 'J10');
    return plain(t('jolly-owes-draw'));
  }
  const [debt] = debtsOf(view); // the row above shows them all
  if (debt) return plain(debt.text, debt.rule);
  if (view.round < FIRST_MELDS) return plain(t('jolly-owes-early'), 'J4');
  return isOpen(view) && view.opening ? plain(t('jolly-owes-opened', { points: view.opening.points }), 'J8') : plain(t('jolly-owes-discard'));
}

/** What the chosen cards are and count, or why they are not a meld; null if somebody else is on turn. */
function aboutCards(now: Now): Saying | null {
  const { verdict, melds, fitting, swapping, cards, view } = now;
  const fits = [
    swapping.length ? t('jolly-verdict-swap', { melds: swapping, count: swapping.length }) : '',
    fitting.length ? t('jolly-verdict-fits', { count: fitting.length, melds: fitting }) : '',
  ].filter(Boolean);
  if (verdict.kind === 'meld') {
    const open = verdict.readings.filter((reading) => melds.includes(moveOf(reading)));
    const what = several(open.length ? open : verdict.readings);
    if (open.length || fits.length) return good([what, open.length > 1 ? t('jolly-verdict-choose') : '', ...fits].filter(Boolean).join(' '));
    const against = reasonAgainst(doubtOf(now), now.reason);
    return { ...against, text: `${what} ${against.text}`.trim() };
  }
  if (fits.length) return good(fits.join(' '));
  if (cards[0] === lastCard(now)) return owed(now);
  if (canDiscard(now)) return plain(t(view.round < FIRST_MELDS ? 'jolly-verdict-discard-only' : 'jolly-verdict-discard', { card: cards[0] }));
  return now.myTurn ? reasonAgainst(doubtOf(now), now.reason) : null;
}

/** "Run 5♠ to 8♠, 26 points.", and what its jokers stand for. */
function named(reading: Reading): string {
  const meanings = reading.cards.map(meaningOf);
  const facts = { low: meanings[0], high: meanings.at(-1), rank: rankOf(meanings[0]!), points: reading.points };
  const jokers = jokersOf(reading)
    .filter(isWild)
    .map((joker) => t('jolly-verdict-joker', { meaning: meaningOf(joker) }));
  return [t(`jolly-verdict-${reading.kind}`, facts), ...jokers].join(' ');
}

/** What the joker could stand for, and the points of the meld in each case. */
function several(readings: readonly Reading[]): string {
  if (readings.length === 1) return named(readings[0]!);
  return t('jolly-verdict-several', { ways: readings.map((reading) => `${jokersOf(reading).map(meaningOf).join(' ')} (${reading.points})`) });
}
