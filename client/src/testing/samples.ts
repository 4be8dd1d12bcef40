/** Tables, seats and situations for the tests of this page, as the server would send them. */

import type { Facts } from '../facts';
import type { GameUi } from '../games/registry';
import type { SeatInfo, Situation, TableInfo } from '../wire';
import { bring, speak } from '../words.svelte';

export const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({ kind: 'person', name, online: true, ...more });
export const computer = (level = 'easy'): SeatInfo => ({ kind: 'computer', level, online: true });
export const FREE: SeatInfo = { kind: 'free' };

export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  table: 'abc',
  game: 'whist',
  visibility: 'private',
  phase: 'playing',
  seats: [person('Ann'), person('Ben')],
  host: 0,
  options: {},
  commitment: '',
  games_played: 1,
  resumed: false,
  match: null,
  spectators: 0,
  code: '',
  rated: false,
  clock: null,
  time: null,
  can_skip_at: null,
  skip_votes: [],
  end_votes: [],
  undo: null,
  reading: null,
  pace: 'normal',
  helped: [],
  ended: '',
  paused: '',
  closed: '',
  ...more,
});

/** The part of a larger object that a test needs. */
export const part = <T>(some: unknown): T => some as T;

export const situation = (view: Facts, more: Partial<Situation> = {}): Situation => ({ view: part(view), legal: [], moves: 0, take_back: null, ...more });

/** A game that exists in no room, to test what all games share without any of them. */
export const gameUi = (more: Partial<GameUi> = {}): GameUi =>
  part({
    name: 'whist',
    seats: [2, 3],
    options: [],
    seatFields: ['seat', 'winner', 'winners'],
    milestones: [],
    score: 'web-cards',
    token: /\b[RGYKB][1-9]\b/,
    cardName: (card: string) => card,
    keys: [],
    ...more,
  });

const WORDS = `whist-name = Whist
whist-option-target = Target. The game ends there.
whist-card-drawn = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $card }.
whist-no-trick = { $cards } is no trick ({ $rule }).
`;

/** Load English, including the words of this game. */
export async function speakOfWhist(): Promise<void> {
  await bring(() => Promise.resolve([WORDS]));
  await speak('en');
}
