/** The options of a table as a link: no table, no secret, only what was chosen. */

import type { MatchWish } from './wire';

export interface Shared {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  match: MatchWish | null;
  clock: number | null;
  rated: boolean | null;
  visibility: 'private' | 'public';
}

const PARAMETER = 'open';

export const writeShared = (shared: Shared): string => `${location.origin}/?${PARAMETER}=${encodeURIComponent(JSON.stringify(shared))}`;

/** What a link shares; null if it shares nothing that can be read. The house checks the rest. */
export function readShared(search: string): Shared | null {
  const written = new URLSearchParams(search).get(PARAMETER);
  if (written === null) return null;
  try {
    const { game, seats, options, match, clock, rated, visibility } = JSON.parse(written) as Partial<Shared>;
    if (typeof game !== 'string' || !Number.isInteger(seats)) return null;
    return {
      game,
      seats: seats!,
      options: typeof options === 'object' && options !== null && !Array.isArray(options) ? options : {},
      match: match && (match.kind === 'games' || match.kind === 'points') && Number.isInteger(match.target) ? { kind: match.kind, target: match.target } : null,
      clock: Number.isInteger(clock) ? clock! : null,
      rated: typeof rated === 'boolean' ? rated : null,
      visibility: visibility === 'public' ? 'public' : 'private',
    };
  } catch {
    return null;
  }
}
