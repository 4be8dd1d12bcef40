/** The calls over plain HTTP: opening tables, listing them, sitting down (the seat's token is a cookie), reviews, puzzles, lessons and people. */

import type { Facts } from './facts';
import { answered, unanswered } from './server-status.svelte';
import type {
  BotToken,
  Face,
  GameOffer,
  JoinParty,
  Leader,
  Lesson,
  LessonAnswer,
  Me,
  Moment,
  NextGame,
  OneTimeCode,
  OpenTable,
  OwnGame,
  OwnParty,
  OwnTable,
  OwnTournament,
  PartyState,
  PublicTable,
  Puzzle,
  PuzzleList,
  PuzzleVerdict,
  Rename,
  ReviewWork,
  SitDown,
  Standing,
  TakeSeat,
} from './wire';

/** An error response from the server; its words are in the locales. */
export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly args: Facts = {},
  ) {
    super(key);
  }
}

/** Any other call; what it returns is the caller's word for it. */
export async function call<T>(path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'Content-Type': 'application/json' } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    unanswered();
    throw new Trouble('web-no-server');
  }
  answered();
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const trouble = said as { key?: string; args?: Facts } | null;
  throw new Trouble(trouble?.key ?? (answer.status === 404 ? 'web-no-table' : 'web-no-server'), trouble?.args ?? {});
}

export const openTable = (table: OpenTable): Promise<{ table: string }> => call('/tables', table);

export const listGames = (): Promise<GameOffer[]> => call('/games');

/** Plain text that an installed game brings: its words or its rule book; empty if it has none. */
export const getText = (game: string, what: 'words' | 'rulebook', language: string): Promise<string> =>
  fetch(`/api/games/${encodeURIComponent(game)}/${what}/${language}`).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );

/** Public tables with a free seat, or with a game to watch. */
export const listTables = (): Promise<PublicTable[]> => call('/tables');

/** The open table, party or tournament with this short code. */
export const findCode = (code: string): Promise<{ table?: string; party?: string; tournament?: string }> => call(`/codes/${encodeURIComponent(code.trim())}`);

export const sitDown = (table: string, sitting: SitDown): Promise<{ seat: number }> => call(`/tables/${encodeURIComponent(table)}/sit`, sitting);

const partyAt = (party: string): string => `/parties/${encodeURIComponent(party)}`;

export const openParty = (wish: JoinParty): Promise<{ party: string }> => call('/parties', wish);

/** A party now, or as soon as it is no longer as in this version. */
export const getParty = (party: string, after?: number): Promise<PartyState> => call(`${partyAt(party)}${after === undefined ? '' : `?after=${after}`}`);

export const joinParty = (party: string, wish: JoinParty): Promise<PartyState> => call(`${partyAt(party)}/join`, wish);

export const leaveParty = (party: string): Promise<object> => call(`${partyAt(party)}/leave`, {});

export const removeMember = (party: string, member: number): Promise<object> => call(`${partyAt(party)}/remove`, { member });

export const passParty = (party: string, member: number): Promise<object> => call(`${partyAt(party)}/host`, { member });

/** Say whether you only watch, until you say otherwise. */
export const watchOnly = (party: string, only: boolean): Promise<object> => call(`${partyAt(party)}/watch`, { only });

export const nameParty = (party: string, title: string): Promise<object> => call(`${partyAt(party)}/name`, { title });

export const beginGame = (party: string, wish: NextGame): Promise<{ table: string }> => call(`${partyAt(party)}/next`, wish);

export const listOwnTournaments = (): Promise<OwnTournament[]> => call('/me/tournaments');

export const listOwnParties = (): Promise<OwnParty[]> => call('/me/parties');

/** Take a computer's seat in the middle of a game among friends. */
export const takeSeat = (table: string, wish: TakeSeat): Promise<{ seat: number }> => call(`/tables/${encodeURIComponent(table)}/take`, wish);

const gameAt = (table: string, game: number): string => `/tables/${encodeURIComponent(table)}/games/${game}`;

/** The review of a finished game, or its progress. */
export const getReview = (table: string, game: number): Promise<ReviewWork> => call(`${gameAt(table, game)}/review`);

/** A finished game after `move` moves, as a seat or a spectator saw it. */
export const getMoment = (table: string, game: number, move: number, seat: number | null): Promise<Moment> => call(`${gameAt(table, game)}/moments/${move}${seat === null ? '' : `?seat=${seat}`}`);

const puzzleAt = (game: string, number: number): string => `/puzzles/${encodeURIComponent(game)}/${number}`;

export const listPuzzles = (): Promise<PuzzleList> => call('/puzzles');

export const getPuzzle = (game: string, number: number): Promise<Puzzle> => call(puzzleAt(game, number));

export const tryPuzzle = (game: string, number: number, move: string): Promise<PuzzleVerdict> => call(puzzleAt(game, number), { move });

const lessonAt = (game: string): string => `/lessons/${encodeURIComponent(game)}`;

export const getLesson = (game: string): Promise<Lesson> => call(lessonAt(game));

/** The answer to a move tried at a step; steps count from 1. */
export const tryLesson = (game: string, step: number, move: string): Promise<LessonAnswer> => call(`${lessonAt(game)}/${step}`, { move });

/** What the server knows about this browser's person; null for somebody new. */
export const getMe = (): Promise<Me | null> => call('/me');

/** Set a name; a newcomer is remembered from here on. */
export const rename = (wish: Rename): Promise<Me> => call('/me', wish);

/** Choose the face that marks this person's seats; a newcomer is remembered from here on. */
export const chooseFace = (face: Face): Promise<Me> => call('/me/face', face);

export const listOwnTables = (): Promise<OwnTable[]> => call('/me/tables');

/** This person's recently finished games, latest first. */
export const listOwnGames = (): Promise<OwnGame[]> => call('/me/games');

/** A one-time code for another device. */
export const newCode = (): Promise<OneTimeCode> => call('/me/code', {});

/** Become the person who made the code. */
export const useCode = (code: string): Promise<Me> => call('/me/continue', { code });

/** Everything about this person, as a file. */
export const DATA = '/api/me/data';

/** Delete everything about this person. */
export const forgetMe = (): Promise<object> => call('/me/delete', {});

export const newBot = (name: string): Promise<BotToken> => call('/bots', { name });

export const deleteBot = (id: string): Promise<object> => call(`/bots/${encodeURIComponent(id)}/delete`, {});

export type Against = Standing['against'];

export const listLeaders = (game: string, against: Against): Promise<Leader[]> => call(`/leaders/${encodeURIComponent(game)}?against=${against}`);

/** An error in a form that has words. */
export const troubleOf = (error: unknown): Trouble => (error instanceof Trouble ? error : new Trouble('web-no-server'));
