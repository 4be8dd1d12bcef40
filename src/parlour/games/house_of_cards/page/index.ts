import type { GameUi } from '@client/games/registry';
import { LETTERS } from './actions';
import { cardName, TOKEN } from './cards';
import { storyOf } from './ending-story';
import { groupEvents } from './group-events';
import Legend from './Legend.svelte';
import Table from './Table.svelte';
import { MILESTONES } from './last-round';
import Token from './Token.svelte';
import { SEAT_FIELDS, type HouseEvent, type HouseView } from './view';
import './lesson.css';

const LIMITS: Record<number, number> = { 2: 15, 3: 21, 4: 25 };
const DEALT: Record<number, number> = { 2: 15, 3: 12, 4: 10 };
const QUICK = 8;

const house_of_cards: GameUi<HouseView, HouseEvent> = {
  name: 'house_of_cards',
  seats: [2, 4],
  options: [
    {
      name: 'preset',
      kind: 'choice',
      values: [
        ['standard', 'house_of_cards-web-preset-standard'],
        ['quick', 'house_of_cards-web-preset-quick'],
      ],
      first: 'standard',
    },
    { name: 'limit', kind: 'usual', low: 10, high: 40, usual: (seats) => LIMITS[seats] ?? 25 },
    { name: 'cards', kind: 'usual', low: 5, high: 20, usual: (seats, options) => (options.preset === 'quick' ? QUICK : (DEALT[seats] ?? 10)) },
    { name: 'memory_aid', kind: 'flag', first: false },
    { name: 'last_card_must_fit', kind: 'flag', first: false },
    { name: 'turn_limit', kind: 'whole', low: 50, high: 10_000, first: 1000 },
  ],
  seatFields: SEAT_FIELDS,
  milestones: MILESTONES,
  quiet: ['house_of_cards-card-drawn', 'house_of_cards-cards-given'], // the tale says who was given cards
  afresh: ['house_of_cards-deck-reshuffled', 'house_of_cards-round-begun'],
  moments: (event) => {
    if (event.event === 'house_of_cards-limit-exceeded') return [{ seat: event.seat, moment: 'bust' }];
    return event.event === 'house_of_cards-limit-hit' ? [{ seat: event.seat, moment: 'stroke' }] : [];
  },
  groupEvents,
  score: 'web-cards',
  story: storyOf,
  Table,
  Legend,
  Token,
  token: TOKEN,
  cardName,
  keys: [
    ['← →', 'web-key-arrows'],
    ['1 2', 'house_of_cards-web-key-card'],
    ['Space', 'web-key-space'],
    ['Enter', 'web-key-enter'],
    [LETTERS.play, 'house_of_cards-web-act-play'],
    [LETTERS.remove, 'house_of_cards-web-key-remove'],
    [LETTERS.swap, 'house_of_cards-web-key-swap'],
    [LETTERS.reshuffle, 'house_of_cards-web-act-reshuffle'],
    [LETTERS.keep, 'house_of_cards-web-key-keep'],
    [LETTERS.computer, 'web-play-for-me'],
    ['D', 'house_of_cards-web-key-deck'],
    ['V', 'house_of_cards-web-key-pile'],
    ['U', 'web-take-back'],
    ['Esc', 'web-key-escape'],
  ],
};

export default house_of_cards;
