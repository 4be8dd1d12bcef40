/** The calls of tournaments. */

import { call } from '../api';
import type { EnterTournament, OpenTournament, TournamentState } from '../wire';

const at = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export const openTournament = (wish: OpenTournament): Promise<{ tournament: string }> => call('/tournaments', wish);

/** A tournament now, or as soon as it is no longer as in this version. */
export const getTournament = (id: string, after?: number): Promise<TournamentState> => call(`${at(id)}${after === undefined ? '' : `?after=${after}`}`);

export const enterTournament = (id: string, wish: EnterTournament): Promise<TournamentState> => call(`${at(id)}/enter`, wish);

export const nameTournament = (id: string, title: string): Promise<object> => call(`${at(id)}/name`, { title });

/** What players and hosts can do; `player` where it is about somebody. */
export const actOn = (id: string, what: 'leave' | 'step-back' | 'start' | 'end' | 'remove' | 'host', player?: number): Promise<object> =>
  call(`${at(id)}/${what}`, player === undefined ? {} : { player });
