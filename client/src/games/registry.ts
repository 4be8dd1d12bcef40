/** The games that this page can show. A game is loaded when somebody comes to its table. */

import type { Component, Snippet } from 'svelte';
import { getText } from '../api';
import type { LastMove, Trouble } from '../table.svelte';
import type { Facts } from '../facts';
import type { SeatNow } from '../life';
import type { MatchInfo, Situation } from '../wire';
import { learnOffers, outsideGames } from './offers.svelte';
import { roomOf } from './shown';

export { SHOWN, shownGames } from './shown';

export type PlayForMe = (scope: 'action' | 'turn') => void;

/** What a game's table gets from the frame around it. */
export type TableProps = {
  situation: Situation;
  seats: SeatNow[];
  names: string[];
  you: number | null;
  playing: boolean;
  last: LastMove | null;
  /** The last move in words. */
  lastLine: string;
  trouble: Trouble | null;
  waiting: boolean;
  /** The events of the whole game that the game's score sheet is made of, in order. */
  milestones?: Facts[];
  /** Which game of this table it is. */
  game?: number;
  /** How the match stands, where one is played. */
  match?: MatchInfo | null;
  /** A move that is advised: what it is about is marked. */
  suggested?: string | null;
  /** Only to be looked at: no actions, no keys. */
  still?: boolean;
  /** A tool beside the line above the hand. */
  help?: Snippet | undefined;
  /** A tool beside take back, where that is closed. */
  undo?: Snippet | undefined;
  act: (move: string) => void;
  /** Null where nobody is helped. */
  playForMe: PlayForMe | null;
  takeBack: () => void;
  complain: (key: string, args?: Facts, rule?: string) => void;
  calm: () => void;
  openRule: (rule: string) => void;
};

/** What the window of the result shows of how a game ended, besides who stands where: `order` is the seats from the first place on. */
export type EndingProps = { view: Facts; milestones: Facts[]; names: string[]; order: number[] };

export type OptionField =
  | { name: string; kind: 'seat'; first: string }
  | { name: string; kind: 'whole'; low: number; high: number; first: number }
  /** A number that depends on the table, as long as nobody wishes for another one. */
  | { name: string; kind: 'usual'; low: number; high: number; usual: (seats: number, options: Facts) => number }
  | { name: string; kind: 'flag'; first: boolean }
  /** Each value with its word. */
  | { name: string; kind: 'choice'; values: [value: string, word: string][]; first: string };

export type GameUi = {
  name: string;
  seats: [low: number, high: number];
  options: OptionField[];
  /** The fields of events that name seats. */
  seatFields: string[];
  /** The events that a score sheet is made of. */
  milestones: string[];
  /** The word for a score, with its `count`. */
  score: string;
  /** What a seat's hand counts at the end, in a match for points. */
  worth?: (view: Facts, seat: number) => number;
  /** The events that go without saying, where the whole turn of somebody else is told. */
  quiet?: string[];
  /** If the last of these ends a turn, only they are told of it: the line is to end with what counts now. */
  afresh?: string[];
  /** How many points a seat has so far, where a game is broken off. */
  standing?: (view: Facts, seat: number) => number;
  /** What everybody is told of the deal, as an event; null where the view no longer shows it. */
  dealt?: (view: Facts) => Facts | null;
  /** The events of one move, with those as one that are told in one line. */
  gather?: (events: Facts[]) => Facts[];
  Table: Component<TableProps>;
  /** What is to be seen of the end, in the window of the result. */
  Ending?: Component<EndingProps>;
  /** What the marks on the table mean. */
  Legend: Component;
  /** How this game's cards look inside a line of text. */
  Token: Component<{ card: string }>;
  token: RegExp;
  /** A card in words, for those who listen. */
  cardName: (card: string) => string;
  /** Keys of this game: the key, and the word for what it does. */
  keys: [key: string, word: string][];
};

const LOADERS = byRoom(import.meta.glob<GameUi>('@games/*/page/index.ts', { import: 'default' }));

function byRoom<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [roomOf(path), file]));
}

const RULEBOOKS = import.meta.glob<string>('@games/*/rulebook.*.md', { query: '?raw', import: 'default' });

const loaded = new Map<string, Promise<GameUi | null>>();

/** The page's own table of a game; a game from outside has the plain one. Null of what the house does not know. */
export function loadGame(name: string): Promise<GameUi | null> {
  const known = loaded.get(name);
  if (known) return known;
  const asked = LOADERS[name]?.() ?? loadOutside(name);
  loaded.set(name, asked);
  asked.catch(() => loaded.delete(name)); // the next one may have more luck
  return asked;
}

/** Whether the house has a game of this name; where it cannot be asked, it may have. */
export async function isKnown(name: string): Promise<boolean> {
  if (name in LOADERS) return true;
  await learnOffers().catch(() => null);
  return outsideGames().some((one) => one.name === name);
}

async function loadOutside(name: string): Promise<GameUi | null> {
  const [{ default: uiOf }] = await Promise.all([import('./generic'), learnOffers()]);
  const found = outsideGames().find((one) => one.name === name);
  return found ? uiOf(found) : null;
}

/** The rule book of a game in a language, in English where it is not written in it; empty where there is none. */
export async function loadRulebook(game: string, language: string): Promise<string> {
  if (!(game in LOADERS)) return getText(game, 'rulebook', language);
  const find = (tongue: string) => Object.entries(RULEBOOKS).find(([path]) => path.endsWith(`/${game}/rulebook.${tongue}.md`))?.[1];
  return (await (find(language) ?? find('en'))?.()) ?? '';
}
