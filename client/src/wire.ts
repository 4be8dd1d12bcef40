// Written by `make types` from src/parlour/wire; do not edit.

export const VERSION = 2;

/** What a seat, or a spectator, sees of every game; the keys of the game itself follow. */
export type View<Options = Record<string, unknown>> = {
  game: string;
  seats: number;
  /** The seat to act, none when the game is over. */
  turn: number | null;
  turns: number;
  starter: number;
  /** All of them, with their values. */
  options: Options;
  over: boolean;
  winners: number[];
  /** Who sees it. */
  seat: number | null;
};

/** The first message: the version the page was built for, the last `seq` it has seen, its language. */
export interface Hello {
  t: 'hello';
  v: number;
  have?: number;
  locale?: string;
  reading?: number | null;
}

/** Take a free seat, this one or any. */
export interface Sit {
  t: 'sit';
  cmd: string;
  name: string;
  nonce: string;
  seat?: number | null;
}

/** Leave the seat before the game begins. */
export interface Stand {
  t: 'stand';
  cmd: string;
}

/** The host puts a computer player on a free seat; without a level the seat becomes free again. */
export interface SitBot {
  t: 'sit_bot';
  cmd: string;
  seat: number;
  level?: string | null;
}

/** The host sets the number of seats and the options of the game, before it begins. */
export interface SetOptions {
  t: 'options';
  cmd: string;
  seats: number;
  options: Record<string, unknown>;
}

/** The host lets the game begin. */
export interface Start {
  t: 'start';
  cmd: string;
}

/** Play a move in notation; `turn` is the number of moves played so far, so that no move comes too late unseen. */
export interface Do {
  t: 'do';
  cmd: string;
  turn: number;
  move: string;
}

/** Let the computer play this seat for one action, or for the rest of the turn. */
export interface PlayForMe {
  t: 'play_for_me';
  cmd: string;
  turn: number;
  scope: 'action' | 'turn';
}

/** Ask what to do now: 1 the kind of action, 2 the action, 3 the reasons. */
export interface AskHint {
  t: 'hint';
  turn: number;
  level: 1 | 2 | 3;
}

/** Whether this connection wants to hear after every move how the game stands. */
export interface WatchChances {
  t: 'chances';
  on: boolean;
}

/** Ask which rule speaks against a move, without playing it; `turn` and `move` are those of `do`. */
export interface AskWhy {
  t: 'why';
  turn: number;
  move: string;
}

/** The page has opened a window by itself, after so many moves, or it is closed: computers wait meanwhile. */
export interface Reading {
  t: 'reading';
  turn: number;
  on: boolean;
}

/** Take the last move back. */
export interface TakeBack {
  t: 'take_back';
  cmd: string;
}

/** Another game with the same people: it begins when all of them have said so. */
export interface Rematch {
  t: 'rematch';
  cmd: string;
  nonce: string;
}

/** The host sets the seconds of a turn, if any, and whether games are rated, before the first one begins. */
export interface SetTerms {
  t: 'terms';
  cmd: string;
  clock: number | null;
  rated: boolean;
}

/** The host frees the seat of somebody who has left before the game began. */
export interface Remove {
  t: 'remove';
  cmd: string;
  seat: number;
}

/** The host hands the table to somebody else. */
export interface PassHost {
  t: 'pass_host';
  cmd: string;
  seat: number;
}

/** Still thinking, after a warning; or back at the table. */
export interface Here {
  t: 'here';
  cmd: string;
}

/** Give up: a computer plays on, and the seat is ranked last. */
export interface Resign {
  t: 'resign';
  cmd: string;
}

/** Be for skipping who is on turn, or for ending the game; or no more. */
export interface Vote {
  t: 'vote';
  cmd: string;
  what: 'skip' | 'end';
  yes: boolean;
}

/** Ask the others to undo your last move. */
export interface AskUndo {
  t: 'undo';
  cmd: string;
}

/** Agree that a move is undone, or not; who asked takes it back with no. */
export interface AnswerUndo {
  t: 'answer_undo';
  cmd: string;
  yes: boolean;
}

/** Say something to the table. */
export interface Say {
  t: 'say';
  cmd: string;
  text: string;
}

/** A gesture. */
export interface Emote {
  t: 'emote';
  cmd: string;
  id: string;
}

/** Ping */
export interface Ping {
  t: 'ping';
  n: number;
}

/** Who sits on a seat. */
export interface SeatInfo {
  kind: 'free' | 'person' | 'computer';
  name?: string;
  level?: string;
  online?: boolean;
  ready?: boolean;
  bot?: boolean;
  stand_in?: boolean;
  resigned?: boolean;
  grace_until?: number | null;
}

/** The time of the turn: whose it is, when it ends, whether they were warned and can have more. */
export interface ClockInfo {
  seat: number;
  until: number;
  warned: boolean;
  extended: boolean;
}

/** Somebody wants their last move undone; who has agreed. */
export interface UndoInfo {
  seat: number;
  move: string;
  agreed: number[];
}

/** Who reads a window that the page opened: the table waits for them, among people until a moment. */
export interface ReadingInfo {
  seats: number[];
  until: number | null;
}

/** How a match stands: games won or points, a seat; the games over so far; the seat that has won it. */
export interface MatchInfo {
  kind: 'games' | 'points';
  target: number;
  scores: number[];
  games: number;
  winner: number | null;
}

/** The table as everybody may see it. */
export interface TableInfo {
  table: string;
  game: string;
  visibility: 'public' | 'private' | 'quick' | 'show';
  phase: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  host: number | null;
  options: Record<string, unknown>;
  commitment: string;
  games_played: number;
  resumed: boolean;
  match: MatchInfo | null;
  spectators: number;
  code: string;
  rated: boolean;
  clock: number | null;
  time: ClockInfo | null;
  can_skip_at: number | null;
  skip_votes: number[];
  end_votes: number[];
  undo: UndoInfo | null;
  reading: ReadingInfo | null;
  helped: number[];
  ended: string;
  paused: string;
  closed: string;
}

/** How a game ended: no winner in a draw; `ranking` lists the places, each with its seats. */
export interface GameResult {
  winners: number[];
  scores: number[];
  ranking: number[][];
}

/** A game as one seat, or a spectator, sees it. `moves` counts the moves so far: a client's `turn`. */
export interface Situation {
  view: View & Record<string, unknown>;
  legal: string[];
  moves: number;
  take_back: string | null;
  result?: GameResult | null;
  secret?: string | null;
  seed?: string | null;
  longer?: string[];
}

/** A move of the past, as this seat saw it. */
export interface Told {
  by: number;
  move: string;
  events: Record<string, unknown>[];
  computer?: boolean;
}

/** Something said at the table, or a gesture: text only, to be shown as text. */
export interface Said {
  t: 'said';
  seq: number;
  seat: number;
  at: number;
  text?: string;
  emote?: string;
}

/** The answer to hello: who you are here, the version of the game's rules, and the house's time. */
export interface Welcome {
  t: 'welcome';
  v: number;
  you: number | null;
  table: string;
  seq: number;
  now: number;
  rules_version: number;
  emotes: string[];
}

/** The whole table: on joining, after a gap, after every change that is not a move. */
export interface State {
  t: 'state';
  seq: number;
  info: TableInfo;
  situation?: Situation | null;
  log?: Told[] | null;
  taken_back?: string;
  said_no?: number | null;
  talk?: Said[] | null;
}

/** What happened, as this seat sees it, and what the table is like now. `seq` has no gaps. */
export interface Events {
  t: 'events';
  seq: number;
  by: number;
  move: string;
  events: Record<string, unknown>[];
  info: TableInfo;
  situation: Situation;
  computer?: boolean;
}

/** It is done and kept. */
export interface Ack {
  t: 'ack';
  cmd: string;
  seq: number;
  repeat?: boolean;
}

/** It breaks a rule; nothing has changed. `key` and `args` are words of locales/. */
export interface Refused {
  t: 'refused';
  cmd: string;
  key: string;
  args: Record<string, unknown>;
  rule?: string;
}

/** A move came between; look again. */
export interface Stale {
  t: 'stale';
  cmd: string;
  seq: number;
}

/** The message could not be understood or taken. */
export interface Error {
  t: 'error';
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
  t: 'hint';
  turn: number;
  level: number;
  move: string | null;
  reasons: Because[];
  win_chance: number;
  error: number;
}

/** How the game stands: every seat's chance to win, from what this connection may know. */
export interface Chances {
  t: 'chances';
  turn: number;
  shares: number[];
  error: number;
}

/** The answer to `why`: the refusal that `do` would get, in its words, or no key if the move is allowed. */
export interface Reason {
  t: 'reason';
  turn: number;
  move: string;
  key?: string | null;
  args?: Record<string, unknown>;
  rule?: string;
}

/** The time of a seat's turn ends soon. */
export interface Warn {
  t: 'warn';
  seat: number;
  ms_left: number;
}

/** What a rated game made of a seat's rating, and how unsure it is. */
export interface Score {
  seat: number;
  before: number;
  after: number;
  error: number;
}

/** What the game that has just ended made of everybody's ratings. */
export interface Rated {
  t: 'rated';
  number: number;
  against: 'people' | 'computers';
  scores: Score[];
}

/** Nothing can be kept now, so nothing happens; it goes on by itself. */
export interface Paused {
  t: 'paused';
  key: string;
  args: Record<string, unknown>;
}

/** A word of the house to everybody: text only, to be shown as text. */
export interface Notice {
  t: 'notice';
  text: string;
}

/** Pong */
export interface Pong {
  t: 'pong';
  n: number;
}

/** The server ends the connection and says why. */
export interface Bye {
  t: 'bye';
  key: string;
  args: Record<string, unknown>;
}

/** A computer player of the menu, with its measured rating if it has one. */
export interface LevelOffer {
  name: string;
  rating: number | null;
}

/** An option of a game, as its form asks for it; `words` are the values of a choice. */
export interface OptionOffer {
  name: string;
  kind: string;
  default: unknown;
  low: number | null;
  high: number | null;
  words: string[];
}

/** Where a game from outside has a page of its own: a module, and a style sheet if it brings one. */
export interface OutsidePage {
  module: string;
  style?: string | null;
}

/** What the page needs for a table of a game that it does not know. */
export interface OutsideGame {
  seats: number[];
  options: OptionOffer[];
  cards: string[];
  moves: string[];
  seat_fields: string[];
  seat_lists: string[];
  piles: string[];
  matches: ('games' | 'points')[];
  page?: OutsidePage | null;
}

/** What the hall offers for a game: the levels from the weakest on, and the one for who does not choose. */
export interface GameOffer {
  name: string;
  levels: LevelOffer[];
  first: string;
  outside?: OutsideGame | null;
  lesson?: boolean;
}

/** A match: best of a number of games, or to a number of points. */
export interface MatchWish {
  kind: 'games' | 'points';
  target: number;
}

/** A moment of a finished game: what if one had played on from here? The opener sits where the turn is. */
export interface StartFrom {
  table: string;
  game: number;
  move: number;
}

/** Who sits at a public table. */
export interface PublicSeat {
  kind: 'free' | 'person' | 'computer';
  name?: string;
  level?: string;
  bot?: boolean;
}

/** A public table, as the hall lists it. */
export interface PublicTable {
  table: string;
  game: string;
  phase: 'open' | 'playing' | 'over';
  seats: PublicSeat[];
  match: MatchWish | null;
  clock: number | null;
  rated: boolean;
}

/** A new table. A quick one names its first guest and the level of the computers, if not the first of the offer. */
export interface OpenTable {
  game: string;
  visibility: 'public' | 'private' | 'quick' | 'show';
  seats: number;
  options?: Record<string, unknown>;
  name?: string | null;
  nonce?: string;
  level?: string | null;
  levels?: string[];
  match?: MatchWish | null;
  start?: StartFrom | null;
  clock?: number | null;
  rated?: boolean | null;
  sit?: boolean;
}

/** Take a seat, this one or any; who sits already goes on under the new name. */
export interface SitDown {
  name: string | null;
  nonce: string;
  seat?: number | null;
}

/** A decision of a finished game, judged on what its player could know. */
export interface ReviewedMove {
  by: number;
  move: string;
  label: 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  chance: number;
  best: string;
  best_chance: number;
  loss: number;
  error: number;
  reveals: boolean;
  luck: number[];
  reasons: Because[];
  computer?: boolean;
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

/** A finished game as one reader could know it: all chances before every move and at the end, one whole each. */
export interface Eyes {
  curve: number[][];
  turning: number[];
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
  eyes: Eyes[];
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

/** A step of a lesson: what is told (a key), its rule, the move and the table before it. */
export interface LessonStep {
  scene: number;
  words: string;
  rule: string;
  move: string;
  situation: Situation;
  then: Moment[];
}

/** A first hand that teaches by doing; `learned` are keys. */
export interface Lesson {
  game: string;
  you: number;
  seats: SeatInfo[];
  steps: LessonStep[];
  learned: string[];
}

/** A move, tried at a step of a lesson. */
export interface LessonTry {
  move: string;
}

/** Whether it is what the step is about; if not, why it is refused. Without a key it is allowed too. */
export interface LessonAnswer {
  right: boolean;
  key?: string;
  args?: Record<string, unknown>;
  rule?: string;
}

/** What somebody has achieved in a game, against people or against computers. */
export interface Standing {
  game: string;
  against: 'people' | 'computers';
  rating: number;
  error: number;
  games: number;
  won: number;
}

/** An outside program that plays under somebody's responsibility. */
export interface BotInfo {
  id: string;
  name: string;
}

/** What the house knows of whoever asks; nothing of who has no cookie yet. */
export interface Me {
  id: string;
  name: string;
  listed: boolean;
  since: number;
  standings: Standing[];
  bots: BotInfo[];
}

/** Another name, and whether leaderboards show it. */
export interface Rename {
  name: string;
  listed?: boolean;
}

/** Continue on another device: the code opens once, and not for long. */
export interface OneTimeCode {
  code: string;
  seconds: number;
}

/** A code from another device. */
export interface UseCode {
  code: string;
}

/** A name for an outside program. */
export interface NewBot {
  name: string;
}

/** What an outside program shows as `Authorization: Bearer`; it is told once. */
export interface BotToken {
  id: string;
  name: string;
  token: string;
}

/** A place on a leaderboard. `level` names a computer player of the house, which has no name of its own. */
export interface Leader {
  name: string;
  rating: number;
  error: number;
  games: number;
  won: number;
  you?: boolean;
  bot?: boolean;
  level?: string;
}

/** A table at which somebody sits, to go on with: also after a game, where somebody else waits for another one. */
export interface OwnTable {
  table: string;
  game: string;
  phase: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  you: number;
  your_turn: boolean;
  until: number | null;
  at: number;
}

/** A game that somebody has finished, to look back at; one that was broken off has no review. */
export interface OwnGame {
  table: string;
  number: number;
  game: string;
  seats: SeatInfo[];
  you: number;
  place: number | null;
  won: boolean;
  review: boolean;
  at: number;
}

export type FromClient =
  | Hello
  | Sit
  | Stand
  | SitBot
  | SetOptions
  | Start
  | Do
  | PlayForMe
  | AskHint
  | WatchChances
  | AskWhy
  | Reading
  | TakeBack
  | Rematch
  | SetTerms
  | Remove
  | PassHost
  | Here
  | Resign
  | Vote
  | AskUndo
  | AnswerUndo
  | Say
  | Emote
  | Ping;

export type FromServer = Welcome | State | Events | Said | Ack | Refused | Stale | Error | Hint | Chances | Reason | Warn | Rated | Paused | Notice | Pong | Bye;
