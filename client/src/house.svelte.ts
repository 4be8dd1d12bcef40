/** Whether the house answers. A page that is opened without it still shows what it has kept. */

const AGAIN = 5_000; // ms between two knocks at a door that stays closed
const RELOADED = 'parlour-reloaded';
const ONCE_IN = 60_000; // ms: a page that is loaded anew more often is not helped by it

let away = $state(false);
/** Whether it has answered since this page was opened: what it showed then stays. */
let met = $state(false);
/** A part of the page could not be loaded. */
let lacking = false;
let next: ReturnType<typeof setTimeout> | undefined;

export const isAway = (): boolean => away;
export const hasMet = (): boolean => met;

/** The house has said something. */
export function answered(): void {
  clearTimeout(next);
  next = undefined;
  away = false;
  met = true;
  if (lacking) comeInAgain();
}

/** A part of this page is not to be had: the house cannot be reached, or it has a newer page. */
export function lackPart(): void {
  lacking = true;
  met = false;
  void knock();
}

function comeInAgain(): void {
  lacking = false;
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}

/** Something that was asked got no answer. Whoever has been inside knocks once more before believing it. */
export function unanswered(): void {
  if (!met) away = true;
  if (next === undefined) knockLater(met ? 0 : AGAIN);
}

function knockLater(wait: number): void {
  next = setTimeout(() => void knock(), wait);
}

/** Ask whether the house is open, and go on asking while it is not. */
export async function knock(): Promise<boolean> {
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
  if (away) void knock();
});
