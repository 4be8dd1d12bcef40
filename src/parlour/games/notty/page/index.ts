import type { GameUi } from '@client/games/registry';
import { cardName } from './cards';
import { storyOf } from './ending-story';
import { groupEvents } from './group-events';
import LaidDown from './LaidDown.svelte';
import Legend from './Legend.svelte';
import Table from './Table.svelte';
import Token from './Token.svelte';
import { SEAT_FIELDS, type NottyEvent, type NottyView } from './view';
import './lesson.css';

const LONG = 3; // cards: a group of more is worth a remark

const notty: GameUi<NottyView, NottyEvent> = {
  name: 'notty',
  seats: [2, 3],
  options: [
    { name: 'first_player', kind: 'seat', first: 'random' },
    { name: 'turn_limit', kind: 'whole', low: 20, high: 10_000, first: 300 },
    { name: 'cycle_at_limit', kind: 'flag', first: false },
  ],
  seatFields: SEAT_FIELDS,
  milestones: ['notty-groups-laid-down'],
  quiet: ['notty-turn-ended'],
  moments: (event) => {
    if (event.event === 'notty-card-stolen')
      return [
        { seat: event.thief, moment: 'steal' },
        { seat: event.victim, moment: 'robbed' },
      ];
    return event.event === 'notty-group-discarded' && event.cards.length > LONG ? [{ seat: event.seat, moment: 'stroke' }] : [];
  },
  groupEvents,
  score: 'web-cards',
  story: storyOf,
  Table,
  Ending: LaidDown,
  Legend,
  Token,
  token: /\b[RGYKB][1-9]\b/,
  cardName,
  keys: [
    ['← → ↑ ↓', 'web-key-arrows'],
    ['Space', 'web-key-space'],
    ['Enter', 'web-key-enter'],
    ['D', 'notty-act-draw'],
    ['S', 'notty-act-steal'],
    ['C', 'notty-act-cycle'],
    ['X', 'notty-act-drop'],
    ['G', 'notty-act-group'],
    ['E', 'notty-act-end'],
    ['P', 'web-play-for-me'],
    ['U', 'web-take-back'],
    ['Esc', 'web-key-escape'],
  ],
};

export default notty;
