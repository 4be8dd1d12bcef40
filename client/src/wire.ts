// Written by `make types` from src/parlour/wire; do not edit.

export const VERSION = 2;

/** The keys of a view that every game has, for one seat or a spectator; the game's own keys follow. */
export type View<Options = Record<string, unknown>> = {
  game: string;
  seats: number;
  /** The seat on turn; null when the game is over. */
  turn: number | null;
  turns: number;
  starter: number;
  /** All options with their values. */
  options: Options;
  over: boolean;
  winners: number[];
  /** The seat that sees this view; null for a spectator. */
  seat: number | null;
};

/** The first message: the version that the page was built for, the last `seq` it has seen, its language, and how */
export interface Hello {
  t: 'hello';
  v: number;
  have?: number;
  locale?: string;
  reading?: number | null;
  pace?: 'calm' | 'normal' | 'brisk' | 'at_once';
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

/** Seat a computer player on a free seat, as the host; without a level the seat becomes free again. */
export interface SitBot {
  t: 'sit_bot';
  cmd: string;
  seat: number;
  level?: string | null;
}

/** Set the number of seats and the options of the game, as the host, before it begins. */
export interface SetOptions {
  t: 'options';
  cmd: string;
  seats: number;
  options: Record<string, unknown>;
}

/** Begin the game, as the host. */
export interface Start {
  t: 'start';
  cmd: string;
}

/** Play a move in notation; `turn` is the number of moves so far, so that a move for an earlier state is refused. */
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

/** Start or stop receiving the chances after every move. */
export interface WatchChances {
  t: 'chances';
  on: boolean;
}

/** Ask which rule refuses a move, without playing it; `turn` and `move` are those of `do`. */
export interface AskWhy {
  t: 'why';
  turn: number;
  move: string;
}

/** The page has opened a window by itself, after `turn` moves, or has closed it: computers wait meanwhile. */
export interface Reading {
  t: 'reading';
  turn: number;
  on: boolean;
}

/** Choose how fast the computers play: the calmest choice of the people at a table holds. */
export interface SetPace {
  t: 'pace';
  pace: 'calm' | 'normal' | 'brisk' | 'at_once';
}

/** Ask for no more pauses until a person is on turn; `turn` is the number of moves so far. It happens once everybody */
export interface SkipAhead {
  t: 'skip';
  turn: number;
}

/** Take the last move back. */
export interface TakeBack {
  t: 'take_back';
  cmd: string;
}

/** Ask for another game with the same people: it begins when all of them have asked. */
export interface Rematch {
  t: 'rematch';
  cmd: string;
  nonce: string;
}

/** Set the seconds per turn, if any, and whether games are rated, as the host, before the first game. */
export interface SetTerms {
  t: 'terms';
  cmd: string;
  clock: number | null;
  rated: boolean;
}

/** Free the seat of somebody who left before the game began, as the host. */
export interface Remove {
  t: 'remove';
  cmd: string;
  seat: number;
}

/** Hand the table to somebody else, as the host. */
export interface PassHost {
  t: 'pass_host';
  cmd: string;
  seat: number;
}

/** Answer a warning with "still thinking", or come back to the table. */
export interface Here {
  t: 'here';
  cmd: string;
}

/** Resign: a computer plays on, and the seat is ranked last. */
export interface Resign {
  t: 'resign';
  cmd: string;
}

/** Vote to skip the player on turn, or to end the game; or withdraw the vote. */
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

/** Agree to an undo, or refuse it; the person who asked withdraws the request with no. */
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

/** Make a gesture at the table. */
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

/** The avatar that marks a person's seats, and its colour. */
export interface Face {
  avatar: 'fox' | 'hare' | 'cat' | 'bear' | 'owl' | 'frog' | 'badger' | 'fish' | 'moon' | 'sun' | 'leaf' | 'acorn' | 'mushroom' | 'lantern' | 'teapot' | 'boat';
  colour: 'brass' | 'wine' | 'leaf' | 'teal' | 'night' | 'plum' | 'rust' | 'slate';
}

/** The occupant of a seat. A person who has chosen no face gets one from the page, by their name. */
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
  face?: Face | null;
}

/** The clock of the turn: its seat, when its time is up, whether the player was warned and can have more. */
export interface ClockInfo {
  seat: number;
  until: number;
  warned: boolean;
  extended: boolean;
}

/** A request to undo a seat's last move, and the seats that have agreed. */
export interface UndoInfo {
  seat: number;
  move: string;
  agreed: number[];
}

/** The readers of a window that the page opened: the table waits for them, among several people until `until`. */
export interface ReadingInfo {
  seats: number[];
  until: number | null;
}

/** The score of a match: games won or points per seat, the number of finished games, and the winner. */
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
  pace: 'calm' | 'normal' | 'brisk' | 'at_once';
  helped: number[];
  ended: string;
  paused: string;
  closed: string;
  party?: string;
  tournament?: string;
  to_take?: number[];
}

/** The result of a game: a draw has no winners; `ranking` lists the places, each with its seats. */
export interface GameResult {
  winners: number[];
  scores: number[];
  ranking: number[][];
}

/** A game as one seat, or a spectator, sees it. `moves` is the number of moves so far: a client's `turn`. */
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

/** An earlier move, as this seat saw it. */
export interface Told {
  by: number;
  move: string;
  events: Record<string, unknown>[];
  computer?: boolean;
}

/** A line of chat or a gesture: plain text, to be shown as such. A friend who watches has no seat, but a name. */
export interface Said {
  t: 'said';
  seq: number;
  seat: number | null;
  at: number;
  text?: string;
  emote?: string;
  name?: string;
}

/** The answer to hello: who you are here, the version of the game's rules, and the server's time. */
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

/** The whole table: on joining, after a gap, and after every change that is not a move. */
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

/** The events of a move, as this seat sees them, and the table after it. `seq` has no gaps. */
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

/** A command was accepted and is stored. */
export interface Ack {
  t: 'ack';
  cmd: string;
  seq: number;
  repeat?: boolean;
}

/** A command breaks a rule; nothing has changed. `key` and `args` are words of locales/. */
export interface Refused {
  t: 'refused';
  cmd: string;
  key: string;
  args: Record<string, unknown>;
  rule?: string;
}

/** A command was sent for an earlier state: another move came first. */
export interface Stale {
  t: 'stale';
  cmd: string;
  seq: number;
}

/** A message could not be decoded or processed. */
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

/** What to do now, and why. The first level does not reveal the move; the chances are those of the asking seat. */
export interface Hint {
  t: 'hint';
  turn: number;
  level: number;
  move: string | null;
  reasons: Because[];
  win_chance: number;
  error: number;
}

/** Every seat's chance to win, from what this connection may know. */
export interface Chances {
  t: 'chances';
  turn: number;
  shares: number[];
  error: number;
}

/** The answer to `why`: the refusal that `do` would get, in the same words, or no key if the move is legal. */
export interface Reason {
  t: 'reason';
  turn: number;
  move: string;
  key?: string | null;
  args?: Record<string, unknown>;
  rule?: string;
}

/** The time of a seat's turn is almost up. */
export interface Warn {
  t: 'warn';
  seat: number;
  ms_left: number;
}

/** The change of a seat's rating by a game, with its uncertainty. */
export interface Score {
  seat: number;
  before: number;
  after: number;
  error: number;
}

/** The changes of all ratings by the game that has just ended. */
export interface Rated {
  t: 'rated';
  number: number;
  against: 'people' | 'computers';
  scores: Score[];
}

/** The store cannot be written now, so the table is paused; it goes on by itself. */
export interface Paused {
  t: 'paused';
  key: string;
  args: Record<string, unknown>;
}

/** A notice from the host of the server to everybody: plain text, to be shown as such. */
export interface Notice {
  t: 'notice';
  text: string;
}

/** Pong */
export interface Pong {
  t: 'pong';
  n: number;
}

/** The server ends the connection, for this reason. */
export interface Bye {
  t: 'bye';
  key: string;
  args: Record<string, unknown>;
}

/** Another node of the server has the table: reconnect to the WebSocket at `url`, relative to this page, and send */
export interface Moved {
  t: 'moved';
  url: string;
}

/** A level of computer player that the menu offers, with its measured rating if it has one. */
export interface LevelOffer {
  name: string;
  rating: number | null;
}

/** An option of a game, as a form shows it; `words` are the values of a choice. */
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

/** The shape of a game that the page does not know, as it needs it to draw a table. */
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

/** What the lobby offers for a game: its levels from the weakest to the strongest, and the default one. */
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

/** A moment of a finished game to play on from: what if? The opener takes the seat on turn. */
export interface StartFrom {
  table: string;
  game: number;
  move: number;
}

/** An occupied seat at a public table. */
export interface PublicSeat {
  kind: 'free' | 'person' | 'computer';
  name?: string;
  level?: string;
  bot?: boolean;
  face?: Face | null;
}

/** A public table, as the lobby lists it. */
export interface PublicTable {
  table: string;
  game: string;
  phase: 'open' | 'playing' | 'over';
  seats: PublicSeat[];
  match: MatchWish | null;
  clock: number | null;
  rated: boolean;
}

/** A new table. For a quick one, `level` is that of the computers, by default the one that the lobby offers. */
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

/** Take a seat, this one or any. A person who is already seated goes on under the new name. */
export interface SitDown {
  name: string | null;
  nonce: string;
  seat?: number | null;
}

/** Open a party or join it; a member gives a new share in the randomness of its next deal. */
export interface JoinParty {
  name?: string | null;
  nonce?: string;
}

/** The member that a host removes, or who becomes the host. */
export interface MemberWish {
  member: number;
}

/** The name that a host gives a party or a tournament; an empty one takes it away. */
export interface RenameGathering {
  title: string;
}

/** Whether a member of a party only watches, until they say otherwise. */
export interface WatchWish {
  only: boolean;
}

/** The next game of a party: `players` are the members who play, in the order of their seats, with or without the */
export interface NextGame {
  game: string;
  seats: number;
  players: number[];
  after: number;
  options?: Record<string, unknown>;
  level?: string | null;
  clock?: number | null;
}

/** Take the seat of a computer, or of somebody who resigned, in the middle of a game. */
export interface TakeSeat {
  seat: number;
  nonce?: string;
}

/** A member of a party, by their number there. Without a face of their own they get one from the page, by name. */
export interface PartyMember {
  member: number;
  name: string;
  online: boolean;
  face?: Face | null;
  watches?: boolean;
}

/** The place of a person in a game of a party. */
export interface PartyPlace {
  name: string;
  place: number;
  won: boolean;
}

/** A game of a party; a game that is not over, or was broken off, has no places. */
export interface PartyGame {
  table: string;
  game: string;
  places: PartyPlace[];
}

/** The score of a person over all games of a party; `member` is null for somebody who has left. */
export interface PartyScore {
  member: number | null;
  name: string;
  games: number;
  won: number;
  points: number;
}

/** The table of the last game, and the seat of whoever asks. */
export interface PartyTable {
  table: string;
  game: string;
  phase: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  seat: number | null;
}

/** A party as its page shows it. `host_free_at` is when another member may become the host without being asked. */
export interface PartyState {
  party: string;
  code: string;
  version: number;
  title: string;
  you: number | null;
  host: number | null;
  host_free_at: number;
  now: number;
  members: PartyMember[];
  games: PartyGame[];
  score: PartyScore[];
  table: PartyTable | null;
  commitment: string;
}

/** A party of the person who asks: the names of the others, and the game that is being played there. */
export interface OwnParty {
  party: string;
  title: string;
  names: string[];
  playing: string;
  at: number;
}

/** A decision of a finished game, judged by what its player could know. */
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

/** The parts of a seat's result: an even share, luck and skill, which add up to it. */
export interface SeatReview {
  even: number;
  deal: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  labels: Record<string, number>;
}

/** A finished game as one reader could know it: the chances of all seats before every move and at the end. */
export interface Eyes {
  curve: number[][];
  turning: number[];
}

/** The review of a finished game. `curve` has each seat's chance before every move and at the end. */
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

/** A position of a finished game as one seat saw it, or, with `seat` null, as a spectator did. */
export interface Moment {
  move: number;
  situation: Situation;
  last: Told | null;
}

/** A puzzle, by its game and number; the numbers start at 1. */
export interface PuzzlePlace {
  game: string;
  number: number;
}

/** The number of puzzles of each game, and the puzzle of the day. */
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

/** A move that the player of a puzzle tries. */
export interface PuzzleTry {
  move: string;
}

/** The verdict on a move tried in a puzzle: whether it is the best one, which is, both chances, and why. */
export interface PuzzleVerdict {
  right: boolean;
  best: string;
  best_chance: number;
  chance: number;
  reasons: Because[];
}

/** The puzzles that a person has solved, by game; the days in a row whose puzzle they solved, and the most ever. */
export interface PuzzleProgress {
  solved: Record<string, number[]>;
  streak: number;
  longest: number;
  today: boolean;
}

/** Puzzles that a browser knows as solved; `now` is the one that was solved just now. */
export interface SolvedPuzzles {
  solved?: Record<string, number[]>;
  now?: PuzzlePlace | null;
}

/** A step of a lesson: its text (a key), its rule, the move, and the table before it. */
export interface LessonStep {
  scene: number;
  words: string;
  rule: string;
  move: string;
  situation: Situation;
  then: Moment[];
}

/** A first hand that teaches by doing; `learned` has keys of locales/. */
export interface Lesson {
  game: string;
  you: number;
  seats: SeatInfo[];
  steps: LessonStep[];
  learned: string[];
}

/** A move that the learner tries at a step of a lesson. */
export interface LessonTry {
  move: string;
}

/** Whether a tried move is the one that the step teaches; if not, the refusal, or no key if it is legal. */
export interface LessonAnswer {
  right: boolean;
  key?: string;
  args?: Record<string, unknown>;
  rule?: string;
}

/** The rating and results of a person in a game, against people or against computers. */
export interface Standing {
  game: string;
  against: 'people' | 'computers';
  rating: number;
  error: number;
  games: number;
  won: number;
}

/** An outside program for which a person is responsible. */
export interface BotInfo {
  id: string;
  name: string;
}

/** What the server knows of the person who asks; null for anyone without a cookie. */
export interface Me {
  id: string;
  name: string;
  listed: boolean;
  since: number;
  standings: Standing[];
  bots: BotInfo[];
  face?: Face | null;
}

/** A new name, and whether leaderboards show it. */
export interface Rename {
  name: string;
  listed?: boolean;
}

/** A code for another device, which works once and expires soon. */
export interface OneTimeCode {
  code: string;
  seconds: number;
}

/** A one-time code from another device. */
export interface UseCode {
  code: string;
}

/** The name of a new outside program. */
export interface NewBot {
  name: string;
}

/** The token that an outside program sends as `Authorization: Bearer`; it is shown only once. */
export interface BotToken {
  id: string;
  name: string;
  token: string;
}

/** A place on a leaderboard. `level` is that of a computer player of the server, which has no name of its own. */
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

/** A table at which a person can go on playing; also after a game, if somebody there wants another one. */
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

/** A game that a person has finished, to look back at; one that was broken off has no review. */
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

/** Somebody whom a person knows; `game` and `at` are of the last game that they finished together, if they did. */
export interface OtherPerson {
  id: string;
  name: string;
  bond: '' | 'you' | 'friend' | 'asked' | 'asks' | 'blocked';
  game?: string;
  at?: number | null;
}

/** An invitation to a table that waits for players. */
export interface Invitation {
  table: string;
  game: string;
  by: string;
  name: string;
  at: number;
}

/** The people around a person: friends and requests, those of the last games, the blocked ones, invitations. */
export interface Company {
  friends: OtherPerson[];
  recent: OtherPerson[];
  blocked: OtherPerson[];
  invitations: Invitation[];
}

/** A person at a table, by their seat. */
export interface SeatedPerson {
  seat: number;
  id: string;
  name: string;
  bond: '' | 'you' | 'friend' | 'asked' | 'asks' | 'blocked';
}

/** An invitation to a table at which one sits, or else to a new private table of this game. */
export interface InviteWish {
  game: string;
  nonce: string;
  table?: string;
}

/** An invitation that is declined. */
export interface DeclineWish {
  table: string;
}

/** A report to the host about a person; with a table, the last lines of its chat go with it. */
export interface ReportWish {
  reason: 'talk' | 'name' | 'play' | 'other';
  text?: string;
  table?: string;
}

/** Something that a person has done for the first time, and when; its words are in the locales. */
export interface Achievement {
  id: string;
  at: number;
}

/** A person's rating in a game after each of the last rated games, oldest first. */
export interface RatingCurve {
  game: string;
  against: 'people' | 'computers';
  ratings: number[];
}

/** A finished game on a profile page. Only those who played it get its table, to look back at it. */
export interface PlayedGame {
  game: string;
  won: boolean;
  place: number | null;
  at: number;
  table?: string;
  number?: number;
  you?: number | null;
}

/** What a person shows on their page beyond their name and what leaderboards list. */
export interface Shares {
  ratings?: boolean;
  achievements?: boolean;
  games?: boolean;
}

/** A person's page. What they do not share is null; `together` are the last games of both. */
export interface Profile {
  id: string;
  name: string;
  bond: '' | 'you' | 'friend' | 'asked' | 'asks' | 'blocked';
  standings: Standing[];
  curves: RatingCurve[] | null;
  achievements: Achievement[] | null;
  games: PlayedGame[] | null;
  together: PlayedGame[];
}

/** A table at which a person is told of their turns. */
export interface RemindingTable {
  table: string;
  game: string;
}

/** How a person can be reached: the key for Web Push, whether the host sends e-mail, the confirmed address and */
export interface Reach {
  key: string;
  mail: boolean;
  address: string;
  letters: boolean;
  waiting: string;
  here: boolean;
  others: number;
  tables: RemindingTable[];
}

/** A browser that can be woken. */
export interface NewDevice {
  endpoint: string;
  language: string;
}

/** A browser that is not to be woken any more. */
export interface OldDevice {
  endpoint: string;
}

/** An e-mail address. */
export interface MailWish {
  address: string;
  language: string;
}

/** The code that was sent to an address. */
export interface MailCode {
  code: string;
}

/** Whether a person wants letters. */
export interface Letters {
  on: boolean;
}

/** The browser that stays signed in, by its endpoint for Web Push if it has one. */
export interface SignOut {
  endpoint?: string;
}

/** Whether a person is told of their turns at a table. */
export interface Reminding {
  on: boolean;
}

/** A notification: what it says, where it leads, what it replaces, when it was written, and its language. */
export interface NoticeText {
  title: string;
  words: string;
  path: string;
  tag: string;
  at: number;
  language: string;
}

/** What the host of a tournament has chosen. */
export interface Terms {
  options?: Record<string, unknown>;
  clock?: number;
  patience?: number;
  rounds?: number;
  fill?: number;
  level?: string;
  third?: boolean;
}

/** Open a tournament; its opener is its host, and its first player if they play. `title` is its name, if any. */
export interface OpenTournament {
  game: string;
  kind: 'swiss' | 'knockout';
  terms?: Terms;
  name?: string | null;
  nonce?: string;
  title?: string;
  plays?: boolean;
}

/** Enter a tournament; a player gives a new share in the randomness of the next deal. */
export interface EnterTournament {
  name?: string | null;
  nonce?: string;
}

/** The player whom a host removes, or who becomes the host. */
export interface PlayerWish {
  player: number;
}

/** A player by number: a person by name, or a computer of a level. `seed` is 1 for the highest rating. */
export interface TournamentPlayer {
  player: number;
  name: string;
  level: string;
  seed: number;
  rating: number;
  entered: number;
  status: 'in' | 'runs' | 'left' | 'removed';
  online: boolean;
}

/** A game: who has the first seat, who the second, its table and its result. */
export interface TournamentPair {
  board: number;
  game: number;
  first: number;
  second: number | null;
  table: string;
  result: '' | 'first' | 'second' | 'draw' | 'first-walkover' | 'second-walkover' | 'nobody' | 'bye';
}

/** A round with its games. Its secret is told once the round is over, as the proof of its deals. */
export interface TournamentRound {
  number: number;
  at: number;
  secret: string;
  pairs: TournamentPair[];
}

/** A line of the standings: points and tie-breaks, all in half points, `berger` in quarters. */
export interface TournamentStanding {
  place: number;
  player: number;
  points: number;
  cut: number;
  buchholz: number;
  direct: number;
  berger: number;
  won: number;
}

/** A tournament as its page shows it. `due` is when the next round begins; `table` is that of whoever asks. */
export interface TournamentState {
  tournament: string;
  code: string;
  version: number;
  title: string;
  game: string;
  kind: 'swiss' | 'knockout';
  terms: Terms;
  phase: 'open' | 'break' | 'running' | 'over';
  round: number;
  rounds: number;
  due: number | null;
  now: number;
  you: number | null;
  host: number | null;
  runs: boolean;
  host_free_at: number;
  may_enter: boolean;
  players: TournamentPlayer[];
  games: TournamentRound[];
  standings: TournamentStanding[];
  table: string;
  commitment: string;
}

/** A tournament of the person who asks, for the lobby. */
export interface OwnTournament {
  tournament: string;
  title: string;
  game: string;
  kind: 'swiss' | 'knockout';
  phase: 'open' | 'break' | 'running' | 'over';
  round: number;
  rounds: number;
  players: number;
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
  | SetPace
  | SkipAhead
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

export type FromServer = Welcome | State | Events | Said | Ack | Refused | Stale | Error | Hint | Chances | Reason | Warn | Rated | Paused | Notice | Pong | Bye | Moved;
