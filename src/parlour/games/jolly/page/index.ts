import { cardName, TOKEN } from '@client/games/french/cards';
import Token from '@client/games/french/Token.svelte';
import type { GameUi } from '@client/games/registry';
import { ACTIONS } from './actions';
import { storyOf } from './ending-story';
import { groupEvents } from './group-events';
import Legend from './Legend.svelte';
import Table from './Table.svelte';
import { handPoints, huntOf } from './rules';
import { SEAT_FIELDS, type JollyEvent, type JollyView } from './view';
import './lesson.css';

const LONG = 4; // cards: a longer meld is worth a remark

const jolly: GameUi<JollyView, JollyEvent> = {
  name: 'jolly',
  seats: [2, 2],
  options: [
    { name: 'starter', kind: 'seat', first: 'random' },
    {
      name: 'hunt',
      kind: 'choice',
      values: [
        ['added', 'jolly-hunt-added'],
        ['within', 'jolly-hunt-within'],
      ],
      first: 'added',
    },
    { name: 'final_discard', kind: 'flag', first: true },
    {
      name: 'jolly_hand_failure',
      kind: 'choice',
      values: [
        ['game', 'jolly-failure-game'],
        ['turn', 'jolly-failure-turn'],
      ],
      first: 'game',
    },
    { name: 'round_limit', kind: 'whole', low: 10, high: 1000, first: 100 },
  ],
  seatFields: SEAT_FIELDS,
  milestones: ['jolly-game-won', 'jolly-game-drawn'],
  quiet: ['jolly-card-drawn'],
  score: 'web-cards',
  worth: (view, seat) => handPoints(view.hands[seat]!),
  dealt: huntOf,
  moments: (event) => {
    if (event.event === 'jolly-player-opened') return [{ seat: event.seat, moment: 'opening' }];
    if (event.event === 'jolly-jolly-conceded') return [{ seat: event.seat, moment: 'bust' }];
    return event.event === 'jolly-meld-laid' && event.cards.length > LONG ? [{ seat: event.seat, moment: 'stroke' }] : [];
  },
  groupEvents,
  story: storyOf,
  Table,
  Legend,
  Token,
  token: TOKEN,
  cardName,
  keys: [
    ['← → ↑ ↓', 'web-key-arrows'],
    ['⇧ ← →', 'web-key-carry'],
    ['Space', 'web-key-space'],
    ['Enter', 'web-key-enter'],
    ...Object.values(ACTIONS).map(({ letter, word }): [string, string] => [letter, word]),
    ['U', 'web-take-back'],
    ['Z', 'jolly-take-all-back'],
    ['O', 'jolly-key-sort'],
    ['V', 'jolly-key-pile'],
    ['Esc', 'web-key-escape'],
  ],
};

export default jolly;
