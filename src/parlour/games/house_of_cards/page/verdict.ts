/** The line above the hand: what the chosen card would do, the current offer, or whose turn it is. */

import type { Trouble } from '@client/table.svelte';
import { t } from '@client/words.svelte';
import { plain, type Saying } from '@client/games/verdict';
import { ruleOf } from './actions';
import { houseName } from './cards';
import type { Outcome } from './outcome';
import { GIVEN, streakHouse } from './rules';
import type { HouseView } from './view';

export type Now = {
  view: HouseView;
  names: string[];
  you: number | null;
  playing: boolean;
  myTurn: boolean;
  trouble: Trouble | null;
  /** The chosen card, and what it would do. */
  card: string | undefined;
  outcome: Outcome | undefined;
};

export function sayingFor(now: Now): Saying {
  const { view, names, playing, myTurn, trouble, outcome } = now;
  if (trouble) return { text: t(trouble.key, trouble.args), rule: trouble.rule, tone: 'bad' };
  if (!playing) return plain(t('house_of_cards-web-over'));
  const name = names[view.turn ?? 0] ?? '';
  const offer = view.choice[0];
  if (offer && !myTurn) return plain(t('house_of_cards-web-other-offer', { name, offer }));
  if (offer) return asked(now);
  if (outcome) return aboutCard(now, outcome);
  if (!myTurn) return plain(t('web-turn-of', { name }));
  return plain(view.echo ? t('house_of_cards-web-play-echo') : t('house_of_cards-web-play-one'));
}

/** The offer's question, or what giving the chosen card away would do. */
function asked({ view, you, card }: Now): Saying {
  const offer = view.choice[0]!;
  if (card && offer !== 'reshuffle') return { text: t(`house_of_cards-web-give-${offer}`, { card }), rule: '', tone: 'ask' };
  const house = streakHouse(view, you ?? 0);
  const facts = { house: house ? houseName(house) : '', top: view.known_top.at(-1) ?? 'none', ended: view.sum > view.limit ? 'exceeded' : 'hit', limit: view.limit };
  return { text: t(`house_of_cards-web-ask-${offer}`, facts), rule: ruleOf(offer), tone: 'ask' };
}

/** "G7 counts double, 14: the sum becomes 18. 3 over the limit: it costs 7 cards." */
function aboutCard({ view, you }: Now, { card, sum, kind, over, cost, effect, amount }: Outcome): Saying {
  const exchange = you !== null && view.decks[you]! > 1; // one is drawn first
  const does = t('house_of_cards-web-does', { card, effect, sum, amount, exchange: String(exchange) });
  const then = t('house_of_cards-web-then', { kind, left: view.limit - sum, over, cost, given: GIVEN, others: view.seats - 1 });
  return { text: `${does} ${then}`, rule: '', tone: kind === 'over' ? 'bad' : kind === 'safe' ? '' : 'good' };
}
