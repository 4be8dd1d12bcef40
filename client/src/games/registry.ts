/** The games that this page can show. A game is loaded when somebody comes to its table. */

import type { Component, Snippet } from 'svelte';
import { getText } from '../api';
import type { LastMove, Trouble } from '../table.svelte';
import type { Facts } from '../facts';
import type { SeatNow } from '../life';
import type { Reason } from '../reasons.svelte';
import type { MatchInfo, Situation, View } from '../wire';
import { learnOffers, outsideGames } from './offers.svelte';
import { roomOf } from './shown';

export { SHOWN, shownGames } from './shown';

export type PlayForMe = (scope: 'action' | 'turn') => void;

/** A view of any game: what all of them have, and facts that only its own page knows. */
export type AnyView = View & Facts;

/** The keys of a game's events. */
export type EventKey<Event> = Event extends { event: infer Key extends string } ? Key : string;

/** What a game's table gets from the frame around it: each page its own views and events. */
export type TableProps<GameView = AnyView, Event = Facts> = {
  situation: Omit<Situation, 'view'> & { view: GameView };
  seats: SeatNow[];
  names: string[];
  you: number | null;
  playing: boolean;
  last: LastMove<Event> | null;
  /** The last move in words. */
  lastLine: string;
  trouble: Trouble | null;
  waiting: boolean;
  /** The events of the whole game that the game's score sheet is made of, in order. */
  milestones?: Event[];
  /** Which game of this table it is. */
  game?: number;
  /** How the match stands, where one is played. */
  match?: MatchInfo | null;
  /** What the law has answered about the move that was asked about. */
  reason?: Reason | null;
  /** A move that is advised: what it is about is marked. */
  suggested?: string | null;
  /** Only to be looked at: no actions, no keys. */
  still?: boolean;
  /** A tool beside the line above the hand. */
  help?: Snippet | undefined;
  /** A tool beside take back, where that is closed. */
  undo?: Snippet | undefined;
  act: (move: string) => void;
  /** Ask the law why it would refuse a move, without playing it; null where none is in doubt. */
  askWhy?: (move: string | null) => void;
  /** Null where nobody is helped. */
  playForMe: PlayForMe | null;
  takeBack: () => void;
  complain: (key: string, args?: Facts, rule?: string) => void;
  calm: () => void;
  openRule: (rule: string) => void;
};

/** What the window of the result shows of how a game ended, besides who stands where: `order` is the seats from the first place on. */
export type EndingProps<GameView = AnyView, Event = Facts> = { view: GameView; milestones: Event[]; names: string[]; order: number[] };

export type OptionField<Name = string> =
  | { name: Name; kind: 'seat'; first: string }
  | { name: Name; kind: 'whole'; low: number; high: number; first: number }
  /** A number that depends on the table, as long as nobody wishes for another one. */
  | { name: Name; kind: 'usual'; low: number; high: number; usual: (seats: number, options: Facts) => number }
  | { name: Name; kind: 'flag'; first: boolean }
  /** Each value with its word. */
  | { name: Name; kind: 'choice'; values: [value: string, word: string][]; first: string };

/** A game's page. A room names its own view and events (its view.ts), and each page gets no other game's. */
export type GameUi<GameView extends View<unknown> = AnyView, Event = Facts> = {
  name: string;
  seats: [low: number, high: number];
  options: OptionField<keyof GameView['options']>[];
  /** The fields of events that name seats. */
  seatFields: string[];
  /** The events that a score sheet is made of. */
  milestones: EventKey<Event>[];
  /** The word for a score, with its `count`. */
  score: string;
  /** What a seat's hand counts at the end, in a match for points. */
  worth?: (view: GameView, seat: number) => number;
  /** The events that go without saying, where the whole turn of somebody else is told. */
  quiet?: EventKey<Event>[];
  /** If the last of these ends a turn, only they are told of it: the line is to end with what counts now. */
  afresh?: EventKey<Event>[];
  /** How many points a seat has so far, where a game is broken off. */
  standing?: (view: GameView, seat: number) => number;
  /** What everybody is told of the deal, as an event; null where the view no longer shows it. */
  dealt?: (view: GameView) => Facts | null;
  /** The events of one move, with those as one that are told in one line. */
  gather?: (events: Event[]) => Facts[];
  Table: Component<TableProps<GameView, Event>>;
  /** What is to be seen of the end, in the window of the result. */
  Ending?: Component<EndingProps<GameView, Event>>;
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

/** The page's own table of a game; a game from outside has the plain one, with the felt that it may bring. Null of what the house does not know. */
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
  const [{ default: uiOf, loadPage }] = await Promise.all([import('./generic'), learnOffers()]);
  const found = outsideGames().find((one) => one.name === name);
  if (!found) return null;
  if (found.outside.page) await loadPage(name, found.outside.page);
  return uiOf(found);
}

/** The rule book of a game in a language, in English where it is not written in it; empty where there is none. */
export async function loadRulebook(game: string, language: string): Promise<string> {
  if (!(game in LOADERS)) return getText(game, 'rulebook', language);
  const find = (tongue: string) => Object.entries(RULEBOOKS).find(([path]) => path.endsWith(`/${game}/rulebook.${tongue}.md`))?.[1];
  return (await (find(language) ?? find('en'))?.()) ?? '';
}
