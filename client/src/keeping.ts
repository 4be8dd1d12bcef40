/** What lets the page open without a connection: the service worker keeps what was used, and the rule books before they are. */

import { loadRulebook, SHOWN } from './games/registry';
import { lackPart } from './house.svelte';
import type { Language } from './settings.svelte';

const ASSETS = `${location.origin}/assets/`;

const worker: ServiceWorkerContainer | undefined = import.meta.env.PROD ? navigator.serviceWorker : undefined;

/** From now on a service worker keeps the page. Where there can be none, everything works but for that. */
export function hear(): void {
  addEventListener('vite:preloadError', lackPart);
  addEventListener('load', () => void keep().catch(() => null));
}

async function keep(): Promise<void> {
  if (!worker) return;
  const kept = await worker.register('/sw.js');
  if (worker.controller)
    await kept.update(); // a newer one shall not wait until the browser thinks of it
  else await keepUsed(worker);
}

/** What was asked for before the worker came has not passed through its hands: ask for it again. */
async function keepUsed(worker: ServiceWorkerContainer): Promise<void> {
  await new Promise((done) => worker.addEventListener('controllerchange', done, { once: true }));
  const asked = new Set<string>();
  const ask = ({ name }: PerformanceEntry): void => {
    if (!name.startsWith(ASSETS) || asked.has(name)) return;
    asked.add(name);
    void fetch(name).catch(() => null);
  };
  new PerformanceObserver((seen) => seen.getEntries().forEach(ask)).observe({ type: 'resource', buffered: true });
}

/** Have the rule books in this language, and the page that shows them, when there is nothing better to do. */
export function keepBooks(language: Language): void {
  if (!worker) return;
  const idle = (then: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then)); // Safari has none
  void worker.ready.then(() => idle(() => void Promise.all([import('./shell/OfflinePage.svelte'), ...SHOWN.map(({ name }) => loadRulebook(name, language))]).catch(() => null)));
}
