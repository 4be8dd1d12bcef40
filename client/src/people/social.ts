/** What a person can do about another one: befriend, invite, block, report. */

import { call } from '../api';
import { newNonce } from '../connection';
import type { Company, InviteWish, Profile, ReportWish, SeatedPerson, Shares } from '../wire';

const at = (id: string, act: string): string => `/people/${encodeURIComponent(id)}/${act}`;

export const getCompany = (): Promise<Company> => call('/me/company');

/** The people at a table whom the server knows. */
export const peopleAt = (table: string): Promise<SeatedPerson[]> => call(`/tables/${encodeURIComponent(table)}/people`);

export const getProfile = (id: string): Promise<Profile> => call(`/people/${encodeURIComponent(id)}`);

/** What you share on your own page. */
export const getShares = (): Promise<Shares> => call('/me/shares');
export const share = (wish: Shares): Promise<Shares> => call('/me/shares', wish);

export const befriend = (id: string): Promise<object> => call(at(id, 'befriend'), {});
export const unfriend = (id: string): Promise<object> => call(at(id, 'unfriend'), {});
export const block = (id: string): Promise<object> => call(at(id, 'block'), {});
export const unblock = (id: string): Promise<object> => call(at(id, 'unblock'), {});
export const report = (id: string, wish: ReportWish): Promise<object> => call(at(id, 'report'), wish);

/** Invite somebody to this table, or else to a new private one of this game. */
export const invite = (id: string, game: string, table = ''): Promise<{ table: string }> => call(at(id, 'invite'), { game, table, nonce: newNonce() } satisfies InviteWish);
