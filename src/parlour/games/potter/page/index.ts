import { cardName, TOKEN } from '@client/games/french/cards';
import Token from '@client/games/french/Token.svelte';
import type { GameUi } from '@client/games/registry';
import { storyOf } from './ending-story';
import { groupEvents } from './group-events';
import { MILESTONES } from './score-sheet';
import Legend from './Legend.svelte';
import Table from './Table.svelte';
import { SEAT_FIELDS, type PotterEvent, type PotterView } from './view';
import './lesson.css';

const LONG = 4; // cards: a longer meld is worth a remark

const potter: GameUi<PotterView, PotterEvent> = {
  name: 'potter',
  seats: [2, 5],
  options: [
    { name: 'target', kind: 'whole', low: 50, high: 500, first: 200 },
    { name: 'ace_high_runs', kind: 'flag', first: false },
  ],
  seatFields: SEAT_FIELDS,
  milestones: MILESTONES,
  standing: (view, seat) => view.scores[seat]!,
  quiet: ['potter-card-drawn'],
  score: 'web-points',
  moments: (event) => {
    if (event.event === 'potter-became-sallan') return [{ seat: event.seat, moment: 'opening' }];
    if (event.event === 'potter-pile-returned') return [{ seat: event.seat, moment: 'bust' }];
    return event.event === 'potter-meld-laid' && event.cards.length > LONG ? [{ seat: event.seat, moment: 'stroke' }] : [];
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
    ['D', 'potter-act-draw'],
    ['T', 'potter-act-take'],
    ['M', 'potter-act-meld'],
    ['A', 'potter-act-add'],
    ['X', 'potter-act-discard'],
    ['E', 'potter-act-end'],
    ['B', 'potter-act-return'],
    ['P', 'web-play-for-me'],
    ['U', 'web-take-back'],
    ['O', 'potter-key-sort'],
    ['V', 'potter-key-pile'],
    ['C', 'potter-sheet'],
    ['Esc', 'web-key-escape'],
  ],
};

export default potter;
