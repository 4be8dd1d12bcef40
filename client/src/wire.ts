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

/** Ask what to do now: 1 the kind of action, 2 the action, 3 the reasons. */
export interface AskHint {
  t: "hint";
  turn: number;
  level: 1 | 2 | 3;
}

/** Whether this connection wants to hear after every move how the game stands. */
export interface WatchChances {
  t: "chances";
  on: boolean;
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

/** A reason: words of locales/ and their facts. */
export interface Because {
  key: string;
  args: Record<string, unknown>;
}

/** What to do now and why. At the first level the move is not told; the chances are those of the asking seat. */
export interface Hint {
  t: "hint";
  turn: number;
  level: number;
  move: string | null;
  reasons: Because[];
  win_chance: number;
  error: number;
}

/** How the game stands: every seat's chance to win, from what this connection may know. */
export interface Chances {
  t: "chances";
  turn: number;
  shares: number[];
  error: number;
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

/** A moment of a finished game: what if one had played on from here? The opener sits where the turn is. */
export interface StartFrom {
  table: string;
  game: number;
  move: number;
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
  start?: StartFrom | null;
}

/** Take a seat, this one or any. */
export interface SitDown {
  name: string;
  nonce: string;
  seat?: number | null;
}

/** A decision of a finished game, judged on what its player could know. */
export interface ReviewedMove {
  by: number;
  move: string;
  label: "forced" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  chance: number;
  best: string;
  best_chance: number;
  loss: number;
  error: number;
  luck: number[];
  reasons: Because[];
}

/** What a seat's result is made of: an even share, luck and skill add up to it. */
export interface SeatReview {
  even: number;
  deal: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  labels: Record<string, number>;
}

/** A finished game, looked at again. `curve` has each seat's chance before every move and at the end. */
export interface Review {
  game: string;
  seats: SeatInfo[];
  winners: number[];
  moves: ReviewedMove[];
  curve: number[][];
  sums: SeatReview[];
  turning: number[];
}

/** A review that is being made, or is ready. */
export interface ReviewWork {
  done: number;
  of: number;
  review?: Review | null;
}

/** A position of a finished game as one seat saw it, or with `seat` null as a spectator did. */
export interface Moment {
  move: number;
  situation: Situation;
  last: Told | null;
}

/** A puzzle, by its game and number; the numbers begin at 1. */
export interface PuzzlePlace {
  game: string;
  number: number;
}

/** How many puzzles each game has, and the one of the day. */
export interface PuzzleList {
  counts: Record<string, number>;
  today: PuzzlePlace;
}

/** A position with one clearly best move; `you` is on turn. */
export interface Puzzle {
  game: string;
  number: number;
  of: number;
  you: number;
  seats: SeatInfo[];
  situation: Situation;
}

/** A move, tried. */
export interface PuzzleTry {
  move: string;
}

/** Whether it was the best one; which is, what each wins, and why. */
export interface PuzzleVerdict {
  right: boolean;
  best: string;
  best_chance: number;
  chance: number;
  reasons: Because[];
}

export type FromClient = Hello | Sit | Stand | SitBot | SetOptions | Start | Do | PlayForMe | AskHint | WatchChances | TakeBack | Rematch | Ping;

export type FromServer = Welcome | State | Events | Ack | Refused | Stale | Error | Hint | Chances | Pong | Bye;
