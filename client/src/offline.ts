/** Lets the page open without a connection: the service worker caches what was used, and the rule books in advance. */

import { loadRulebook, BUILT_IN_GAMES } from './games/registry';
import { partMissing } from './server-status.svelte';
import type { Language } from './settings.svelte';

const ASSETS = `${location.origin}/assets/`;

const worker: ServiceWorkerContainer | undefined = import.meta.env.PROD ? navigator.serviceWorker : undefined;

/** From now on a service worker caches the page. Where none is possible, everything else still works. */
export function registerServiceWorker(): void {
  addEventListener('vite:preloadError', partMissing);
  addEventListener('load', () => void register().catch(() => null));
}

async function register(): Promise<void> {
  if (!worker) return;
  const kept = await worker.register('/sw.js');
  if (worker.controller)
    await kept.update(); // check for a newer one now instead of waiting for the browser
  else await cacheUsed(worker);
}

/** Requests made before the worker started did not pass through it: make them again. */
async function cacheUsed(worker: ServiceWorkerContainer): Promise<void> {
  await new Promise((done) => worker.addEventListener('controllerchange', done, { once: true }));
  const asked = new Set<string>();
  const ask = ({ name }: PerformanceEntry): void => {
    if (!name.startsWith(ASSETS) || asked.has(name)) return;
    asked.add(name);
    void fetch(name).catch(() => null);
  };
  new PerformanceObserver((seen) => seen.getEntries().forEach(ask)).observe({ type: 'resource', buffered: true });
}

/** Fetch the rule books in this language, and the page that shows them, when idle. */
export function cacheRuleBooks(language: Language): void {
  if (!worker) return;
  const idle = (then: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then)); // Safari has no requestIdleCallback
  void worker.ready.then(() => idle(() => void Promise.all([import('./shell/OfflinePage.svelte'), ...BUILT_IN_GAMES.map(({ name }) => loadRulebook(name, language))]).catch(() => null)));
}
