/** The pages: the lobby at `/`, a table at `/t/{id}`, a party at `/party/{id}`, a tournament at `/tournament/{id}` and a new one at `/tournament`, a review at `/r/{table}/{game}`, rule books at `/rules/{game}`, first hands at `/learn/{game}`, puzzles at `/p/{game}` and `/p/{game}/{number}`, your own page at `/me`, the people around you at `/people`, somebody's page at `/people/{id}`, leaderboards at `/leaders`, settings at `/settings`. */

export const route = $state({ path: location.pathname });

addEventListener('popstate', () => (route.path = location.pathname));

export function go(path: string): void {
  history.pushState(null, '', path);
  route.path = location.pathname;
  scrollTo(0, 0);
}

/** Remove the query or fragment from the address once it has been read. */
export const tidy = (): void => history.replaceState(null, '', location.pathname);

/** For a link: navigate within this page, where the browser would reload it. */
export function follow(event: MouseEvent, path: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(path);
}

export const tablePath = (id: string): string => `/t/${encodeURIComponent(id)}`;
export const partyPath = (id: string): string => `/party/${encodeURIComponent(id)}`;
export const tournamentPath = (id: string): string => `${TOURNAMENT}/${encodeURIComponent(id)}`;
export const reviewPath = (table: string, game: number, seat: number | null): string => `/r/${encodeURIComponent(table)}/${game}${seat === null ? '' : `?seat=${seat}`}`;
export const rulesPath = (game: string): string => `/rules/${encodeURIComponent(game)}`;
export const puzzlesPath = (game: string): string => `/p/${encodeURIComponent(game)}`;
export const puzzlePath = (game: string, number: number): string => `${puzzlesPath(game)}/${number}`;
export const personPath = (id: string): string => `/people/${encodeURIComponent(id)}`;
export const learnPath = (game: string): string => `/learn/${encodeURIComponent(game)}`;

export const ME = '/me';
export const PEOPLE = '/people';
export const LEADERS = '/leaders';
export const SETTINGS = '/settings';
export const TOURNAMENT = '/tournament';

export type Page =
  | { kind: 'lobby' }
  | { kind: 'not-found' }
  | { kind: 'me' }
  | { kind: 'people' }
  | { kind: 'profile'; person: string }
  | { kind: 'leaders' }
  | { kind: 'settings' }
  | { kind: 'table'; table: string }
  | { kind: 'party'; party: string }
  | { kind: 'tournament'; tournament: string | null }
  | { kind: 'review'; table: string; game: number }
  | { kind: 'rules'; game: string }
  | { kind: 'learn'; game: string }
  | { kind: 'puzzles'; game: string }
  | { kind: 'puzzle'; game: string; number: number };

/** The page at this address. */
export function pageOf(path: string): Page {
  const [letter, name, number] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const count = number !== undefined && /^\d+$/.test(number) ? Number(number) : null;
  if (name !== undefined && letter === 't' && number === undefined) return { kind: 'table', table: name };
  if (name !== undefined && letter === 'party' && number === undefined) return { kind: 'party', party: name };
  if (letter === 'tournament' && number === undefined) return { kind: 'tournament', tournament: name ?? null };
  if (name !== undefined && letter === 'r' && count !== null) return { kind: 'review', table: name, game: count };
  if (name !== undefined && letter === 'rules' && number === undefined) return { kind: 'rules', game: name };
  if (name !== undefined && letter === 'p' && count !== null) return { kind: 'puzzle', game: name, number: count };
  if (name !== undefined && letter === 'p' && number === undefined) return { kind: 'puzzles', game: name };
  if (name !== undefined && letter === 'learn' && number === undefined) return { kind: 'learn', game: name };
  if (name === undefined && letter === 'me') return { kind: 'me' };
  if (name === undefined && letter === 'people') return { kind: 'people' };
  if (name !== undefined && letter === 'people' && number === undefined) return { kind: 'profile', person: name };
  if (name === undefined && letter === 'leaders') return { kind: 'leaders' };
  if (name === undefined && letter === 'settings') return { kind: 'settings' };
  return { kind: letter === undefined ? 'lobby' : 'not-found' };
}
