/** Keeps the screen awake while a game is played, where the browser can; it lets go of it by itself when the page is hidden. */

/** Called inside an effect. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (ended) void got.release();
      else lock = got;
    } catch {
      // A device that is low on power refuses: the screen goes dark as usual.
    }
  };
  const look = (): void => void ask();
  void ask();
  document.addEventListener('visibilitychange', look);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', look);
    void lock?.release();
  };
}
