// Written by `python -m parlour.wire.typescript` from src/parlour/wire; do not edit.

export const VERSION = 1;

/** The first message: the version the page was built for, the last `seq` it has seen, its language. */
export interface Hello {
  t: "hello";
  v: number;
  have?: number;
  locale?: string;
}

/** Take a free seat, this one or any. */
export interface Sit {
  t: "sit";
  cmd: string;
  name: string;
  nonce: string;
  seat?: number | null;
}

/** Leave the seat before the game begins. */
export interface Stand {
  t: "stand";
  cmd: string;
}

/** The host puts a computer player on a free seat; without a level the seat becomes free again. */
export interface SitBot {
  t: "sit_bot";
  cmd: string;
  seat: number;
  level?: string | null;
}

/** The host sets the number of seats and the options of the game, before it begins. */
export interface SetOptions {
  t: "options";
  cmd: string;
  seats: number;
  options: Record<string, unknown>;
}

/** The host lets the game begin. */
export interface Start {
  t: "start";
  cmd: string;
}

/** Play a move in notation; `turn` is the number of moves played so far, so that no move comes too late unseen. */
export interface Do {
  t: "do";
  cmd: string;
  turn: number;
  move: string;
}

/** Let the computer play this seat for one action, or for the rest of the turn. */
export interface PlayForMe {
  t: "play_for_me";
  cmd: string;
  turn: number;
  scope: "action" | "turn";
}

/** Take the last move back. */
export interface TakeBack {
  t: "take_back";
  cmd: string;
}

/** Another game with the same people: it begins when all of them have said so. */
export interface Rematch {
  t: "rematch";
  cmd: string;
  nonce: string;
}

/** Ping */
export interface Ping {
  t: "ping";
  n: number;
}

/** Who sits on a seat. */
export interface SeatInfo {
  kind: "free" | "person" | "computer";
  name?: string;
  level?: string;
  online?: boolean;
  ready?: boolean;
}

/** How a match stands: games won or points, a seat; the games over so far; the seat that has won it. */
export interface MatchInfo {
  kind: "games" | "points";
  target: number;
  scores: number[];
  games: number;
  winner: number | null;
}

/** The table as everybody may see it. */
export interface TableInfo {
  table: string;
  game: string;
  visibility: "public" | "private" | "quick";
  phase: "open" | "playing" | "over";
  seats: SeatInfo[];
  host: number | null;
  options: Record<string, unknown>;
  commitment: string;
  games_played: number;
  match: MatchInfo | null;
  spectators: number;
}

/** A game as one seat, or a spectator, sees it. `moves` counts the moves so far: a client's `turn`. */
export interface Situation {
  view: Record<string, unknown>;
  legal: string[];
  moves: number;
  take_back: string | null;
  result?: Record<string, unknown> | null;
  secret?: string | null;
  seed?: string | null;
}

/** A move of the past, as this seat saw it. */
export interface Told {
  by: number;
  move: string;
  events: Record<string, unknown>[];
}

/** The answer to hello. */
export interface Welcome {
  t: "welcome";
  v: number;
  you: number | null;
  table: string;
  seq: number;
  now: number;
}

/** The whole table: on joining, after a gap, after every change that is not a move. */
export interface State {
  t: "state";
  seq: number;
  table: TableInfo;
  situation?: Situation | null;
  log?: Told[] | null;
  taken_back?: string;
}

/** What happened, as this seat sees it, and what the table is like now. `seq` has no gaps. */
export interface Events {
  t: "events";
  seq: number;
  by: number;
  move: string;
  events: Record<string, unknown>[];
  table: TableInfo;
  situation: Situation;
}

/** It is done and kept. */
export interface Ack {
  t: "ack";
  cmd: string;
  seq: number;
  repeat?: boolean;
}

/** It breaks a rule; nothing has changed. `key` and `args` are words of locales/. */
export interface Refused {
  t: "refused";
  cmd: string;
  key: string;
  args: Record<string, unknown>;
  rule?: string;
}

/** A move came between; look again. */
export interface Stale {
  t: "stale";
  cmd: string;
  seq: number;
}

/** The message could not be understood or taken. */
export interface Error {
  t: "error";
  key: string;
  args: Record<string, unknown>;
  cmd?: string;
}

/** Pong */
export interface Pong {
  t: "pong";
  n: number;
}

/** The server ends the connection and says why. */
export interface Bye {
  t: "bye";
  key: string;
  args: Record<string, unknown>;
}

/** A computer player of the menu, with its measured rating if it has one. */
export interface LevelOffer {
  name: string;
  rating: number | null;
}

/** What the hall offers for a game: the levels from the weakest on, and the one for who does not choose. */
export interface GameOffer {
  name: string;
  levels: LevelOffer[];
  first: string;
}

/** A match: best of so many games, or to so many points. */
export interface MatchWish {
  kind: "games" | "points";
  target: number;
}

/** A new table. A quick one names its first guest and the level of the computers, if not the first of the offer. */
export interface OpenTable {
  game: string;
  visibility: "public" | "private" | "quick";
  seats: number;
  options?: Record<string, unknown>;
  name?: string;
  nonce?: string;
  level?: string | null;
  match?: MatchWish | null;
}

/** Take a seat, this one or any. */
export interface SitDown {
  name: string;
  nonce: string;
  seat?: number | null;
}

export type FromClient = Hello | Sit | Stand | SitBot | SetOptions | Start | Do | PlayForMe | TakeBack | Rematch | Ping;

export type FromServer = Welcome | State | Events | Ack | Refused | Stale | Error | Pong | Bye;
