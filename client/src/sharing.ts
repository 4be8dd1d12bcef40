/** A table's setup as a link to the lobby: it contains no table and no secret, so anyone can open a table like it. */

import type { LobbyGame } from './games/lobby-entries';
import type { MatchWish } from './wire';

export interface Shared {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  match: MatchWish | null;
  /** Seconds per turn. */
  clock: number | null;
  /** Null leaves it to the server. */
  rated: boolean | null;
  visibility: 'private' | 'public';
}

const LONGEST = 2000; // characters of options: far more than any game has

/** A link that opens the lobby with this setup. Defaults are left out. */
export function writeShared({ game, seats, options, match, clock, rated, visibility }: Shared, origin: string = location.origin): string {
  const words = new URLSearchParams({ open: game, seats: String(seats) });
  if (Object.keys(options).length) words.set('options', JSON.stringify(options));
  if (match) words.set('match', `${match.kind}-${match.target}`);
  if (clock !== null) words.set('clock', String(clock));
  if (rated !== null) words.set('rated', rated ? 'yes' : 'no');
  if (visibility === 'public') words.set('visibility', 'public');
  return `${origin}/?${words}`;
}

/** Reads such a link; null if it describes nothing that can be opened. The server checks the rest. */
export function readShared(search: string, games: readonly LobbyGame[]): Shared | null {
  const words = new URLSearchParams(search);
  const shown = games.find((one) => one.name === words.get('open'));
  if (!shown) return null;
  const seats = whole(words.get('seats'));
  const rated = words.get('rated');
  return {
    game: shown.name,
    seats: seats !== null && shown.opponents.includes(seats - 1) ? seats : shown.first + 1,
    options: readOptions(words.get('options')),
    match: readMatch(words.get('match')),
    clock: whole(words.get('clock')),
    rated: rated === 'yes' ? true : rated === 'no' ? false : null,
    visibility: words.get('visibility') === 'public' ? 'public' : 'private',
  };
}

const whole = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null);

function readMatch(text: string | null): MatchWish | null {
  const [kind, number] = text?.split('-') ?? [];
  const target = whole(number ?? null);
  return target !== null && (kind === 'games' || kind === 'points') ? { kind, target } : null;
}

/** Options are plain values by name; anything else is ignored. */
function readOptions(text: string | null): Record<string, unknown> {
  if (text === null || text.length > LONGEST) return {};
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(Object.entries(found).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)));
  } catch {
    return {};
  }
}
