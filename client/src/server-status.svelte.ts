/** Whether the server responds. A page that is opened without it still shows what it has cached. */

const AGAIN = 5_000; // ms between two attempts to reach the server
const RELOADED = 'parlour-reloaded';
const ONCE_IN = 60_000; // ms: reloading a page more often than this would not help

let away = $state(false);
/** Whether it has responded since this page was opened; if so, the page stays as it is. */
let met = $state(false);
/** A part of the page could not be loaded. */
let lacking = false;
let next: ReturnType<typeof setTimeout> | undefined;

export const isAway = (): boolean => away;
export const hasMet = (): boolean => met;

/** The server has responded. */
export function answered(): void {
  clearTimeout(next);
  next = undefined;
  away = false;
  met = true;
  if (lacking) reloadOnce();
}

/** A part of this page cannot be loaded: the server cannot be reached, or it has a newer page. */
export function partMissing(): void {
  lacking = true;
  met = false;
  void tryServer();
}

function reloadOnce(): void {
  lacking = false;
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}

/** A request got no response. A page that has been connected tries once more before believing it. */
export function unanswered(): void {
  if (!met) away = true;
  if (next === undefined) knockLater(met ? 0 : AGAIN);
}

function knockLater(wait: number): void {
  next = setTimeout(() => void tryServer(), wait);
}

/** Ask whether the server is up, and keep asking while it is not. */
export async function tryServer(): Promise<boolean> {
  clearTimeout(next);
  const open = await isOpen();
  if (open) answered();
  else {
    away = true;
    knockLater(AGAIN);
  }
  return open;
}

export const isOpen = (): Promise<boolean> =>
  fetch('/api/health').then(
    (answer) => answer.ok,
    () => false,
  );

addEventListener('online', () => {
  if (away) void tryServer();
});
