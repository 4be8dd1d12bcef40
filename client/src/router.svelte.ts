/** Two kinds of pages: the hall at `/`, and a table at `/t/{id}`. */

export const route = $state({ path: location.pathname });

addEventListener('popstate', () => (route.path = location.pathname));

export function go(path: string): void {
  history.pushState(null, '', path);
  route.path = path;
  scrollTo(0, 0);
}

export const tablePath = (id: string): string => `/t/${encodeURIComponent(id)}`;

/** The table that the address names, if it names one. */
export function tableOf(path: string): string | null {
  const found = /^\/t\/([^/]+)\/?$/.exec(path);
  return found?.[1] ? decodeURIComponent(found[1]) : null;
}
