/** Asking the server again from time to time while the page is visible. */

const AGAIN = 20_000; // ms

/** Ask now, at intervals, and when the page is looked at again; the result ends it. Called inside an effect. */
export function whileVisible(ask: () => void): () => void {
  ask();
  const look = (): void => {
    if (document.visibilityState === 'visible') ask();
  };
  const asking = setInterval(look, AGAIN);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(asking);
    document.removeEventListener('visibilitychange', look);
  };
}
