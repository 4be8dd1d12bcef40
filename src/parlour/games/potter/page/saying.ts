/** The line above the hand: what the chosen cards are, or what the turn still asks for. */

import type { Trouble } from '@client/table.svelte';
import { t } from '@client/words.svelte';
import { faceOf, meaningOf, rankOf } from '@client/games/french/cards';
import type { Saying } from '@client/games/saying';
import { whyKept, wildsOf, type Reading, type Verdict } from './melds';
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
};

const plain = (text: string, rule = ''): Saying => ({ text, rule, tone: '' });
const good = (text: string): Saying => ({ text, rule: '', tone: 'good' });

export function sayingFor(now: Now): Saying {
  const { view, names, playing, myTurn, trouble, cards } = now;
  if (trouble) return { text: t(trouble.key, trouble.args), rule: trouble.rule, tone: 'bad' };
  if (cards.length && !(myTurn && view.owes === 'draw')) return aboutCards(now);
  if (!playing) return plain(t('potter-over-line'));
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

function aboutCards(now: Now): Saying {
  const { verdict, fitting, cards, view } = now;
  switch (verdict.kind) {
    case 'meld':
      return good(named(verdict.reading));
    case 'several':
      return good(t('potter-verdict-several', choices(verdict.readings)));
    case 'needs-sallan':
      return plain(t('potter-verdict-sallan', { what: named(verdict.reading) }), 'P12');
  }
  if (fitting.length) return good(t('potter-verdict-fits', { count: fitting.length, melds: fitting }));
  if (cards.length === 1 && now.myTurn && view.owes === 'discard') return aboutDiscard(cards[0]!, now);
  if (verdict.kind === 'no') return plain(t('potter-verdict-no', { why: verdict.why, missing: verdict.missing, count: verdict.missing.length }), cards.length > 2 ? verdict.rule : '');
  return plain('');
}

function aboutDiscard(card: string, { view, you }: Now): Saying {
  const top = view.discard.at(-1);
  const kept = whyKept(card, top, view.potter, view.banned[you ?? 0] ?? []);
  if (kept) return plain(t('potter-verdict-kept', { why: kept.why, card, top: top ?? '' }), kept.rule);
  return plain(t('potter-verdict-discard', { card, left: view.hands[you ?? 0]!.length - 1 }));
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
