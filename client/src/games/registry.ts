/** The games that this page can show. A game is loaded when its table is first opened. */

import type { Component, Snippet } from 'svelte';
import { getText } from '../api';
import type { LastMove, Trouble } from '../table.svelte';
import type { Noted } from '../faces/remarks.svelte';
import type { Facts } from '../facts';
import type { SeatNow } from '../table-actions';
import type { Reason } from '../refusals.svelte';
import type { MatchInfo, Situation, View } from '../wire';
import { learnOffers, outsideGames } from './offers.svelte';
import { roomOf } from './lobby-entries';
import type { Finished, Story } from './story';

export { BUILT_IN_GAMES, lobbyGames } from './lobby-entries';

export type PlayForMe = (scope: 'action' | 'turn') => void;

/** A view of any game: the parts they all share, and facts that only its own page knows. */
export type AnyView = View & Facts;

/** The keys of a game's events. */
export type EventKey<Event> = Event extends { event: infer Key extends string } ? Key : string;

/** What a game's table gets from the frame around it, typed with the game's own views and events. */
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
  /** The page was there when the cards were dealt, even if this table has been loaded since. */
  sawDeal?: boolean;
  /** The events of the whole game that make up its score sheet, in order. */
  milestones?: Event[];
  /** Which game of this table it is. */
  game?: number;
  /** The score of the match, if one is being played. */
  match?: MatchInfo | null;
  /** The law's answer about the move in question. */
  reason?: Reason | null;
  /** The advised move, marked on the table. */
  suggested?: string | null;
  /** Display only: no actions, no keys. */
  still?: boolean;
  /** A tool beside the line above the hand. */
  help?: Snippet | undefined;
  /** A tool beside take back, when that is not possible. */
  undo?: Snippet | undefined;
  act: (move: string) => void;
  /** Ask the law why it would refuse a move, without playing it; null if there is no such move. */
  askWhy?: (move: string | null) => void;
  /** Null where no help is allowed. */
  playForMe: PlayForMe | null;
  takeBack: () => void;
  complain: (key: string, args?: Facts, rule?: string) => void;
  calm: () => void;
  openRule: (rule: string) => void;
};

/** What the result window shows about the end of a game besides the ranking: `order` lists the seats from first place on. */
export type EndingProps<GameView = AnyView, Event = Facts> = { view: GameView; milestones: Event[]; names: string[]; order: number[] };

export type OptionField<Name = string> =
  | { name: Name; kind: 'seat'; first: string }
  | { name: Name; kind: 'whole'; low: number; high: number; first: number }
  /** A number that depends on the table, unless somebody chooses another. */
  | { name: Name; kind: 'usual'; low: number; high: number; usual: (seats: number, options: Facts) => number }
  | { name: Name; kind: 'flag'; first: boolean }
  /** Each value with its label. */
  | { name: Name; kind: 'choice'; values: [value: string, word: string][]; first: string };

/** A game's page, typed with the view and events of its own room (view.ts). */
export type GameUi<GameView extends View<unknown> = AnyView, Event = Facts> = {
  name: string;
  seats: [low: number, high: number];
  options: OptionField<keyof GameView['options']>[];
  /** The event fields that name seats. */
  seatFields: string[];
  /** The events that make up a score sheet. */
  milestones: EventKey<Event>[];
  /** The key of the words for a score, with its `count`. */
  score: string;
  /** The points in a seat's hand at the end, in a match for points. */
  worth?: (view: GameView, seat: number) => number;
  /** The events left out when another player's whole turn is told. */
  quiet?: EventKey<Event>[];
  /** If the last of these happens, only these are told: the line should end with what matters now. */
  afresh?: EventKey<Event>[];
  /** The moments in an event at which computer players may say something: whose, and what it was. */
  moments?: (event: Event) => Noted[];
  /** A seat's points so far, for an abandoned game. */
  standing?: (view: GameView, seat: number) => number;
  /** What everybody is told about the deal, as an event; null once the view no longer shows it. */
  dealt?: (view: GameView) => Facts | null;
  /** The events of one move, with those that share a line merged. */
  groupEvents?: (events: Event[]) => Facts[];
  /** The story of a finished game; null if there is nothing special to tell. */
  story?: (game: Finished<GameView, Event>) => Story | null;
  Table: Component<TableProps<GameView, Event>>;
  /** The end of the game, as shown in the result window. */
  Ending?: Component<EndingProps<GameView, Event>>;
  /** The legend of the table. */
  Legend: Component;
  /** How this game's cards look inside a line of text. */
  Token: Component<{ card: string }>;
  token: RegExp;
  /** A card in words, for screen readers. */
  cardName: (card: string) => string;
  /** Keys of this game: the key, and the words for what it does. */
  keys: [key: string, word: string][];
};

const LOADERS = byRoom(import.meta.glob<GameUi>('@games/*/page/index.ts', { import: 'default' }));

function byRoom<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [roomOf(path), file]));
}

const RULEBOOKS = import.meta.glob<string>('@games/*/rulebook.*.md', { query: '?raw', import: 'default' });

const loaded = new Map<string, Promise<GameUi | null>>();

/** The page's own table for a game; a game from outside has the generic one, with the felt that it may bring. Null if the server does not know the game. */
export function loadGame(name: string): Promise<GameUi | null> {
  const known = loaded.get(name);
  if (known) return known;
  const asked = LOADERS[name]?.() ?? loadOutside(name);
  loaded.set(name, asked);
  asked.catch(() => loaded.delete(name)); // the next attempt may succeed
  return asked;
}

/** Whether the server has a game of this name; if it cannot be reached, it may have. */
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

/** The rule book of a game in a language, or in English if there is none in that language; empty if there is none at all. */
export async function loadRulebook(game: string, language: string): Promise<string> {
  if (!(game in LOADERS)) return getText(game, 'rulebook', language);
  const find = (tongue: string) => Object.entries(RULEBOOKS).find(([path]) => path.endsWith(`/${game}/rulebook.${tongue}.md`))?.[1];
  return (await (find(language) ?? find('en'))?.()) ?? '';
}
