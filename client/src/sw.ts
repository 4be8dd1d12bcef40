/** The service worker: the page opens without a connection, and all its files are of one version. API responses are never cached. It also shows notifications. */

/// <reference lib="webworker" />

import { showNotices } from './sw-notices';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the files that the page needs, all its other parts, and a digest of everything. */
declare const __SHELL__: string[];
declare const __PARTS__: string[];
declare const __VERSION__: string;

const FAMILY = 'parlour-';
const CACHE = `${FAMILY}${__VERSION__}`;
const SHELL = __SHELL__;
const PAGE = '/'; // the same for all addresses

showNotices();
self.addEventListener('install', (event) => event.waitUntil(take()));
self.addEventListener('activate', (event) => event.waitUntil(succeed()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') event.respondWith(askFirst(event.request, PAGE));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(event));
  else if (SHELL.includes(pathname)) event.respondWith(askFirst(event.request, pathname));
});

/** All or nothing: a version that the server has replaced in the meantime is not half cached. Parts cached for the last version are cached for this one too; those that have not changed are not fetched again. */
async function take(): Promise<void> {
  const kept = await keptPaths();
  const used = new Set(kept.map(stem));
  const parts = __PARTS__.filter((path) => used.has(stem(path)) && !SHELL.includes(path));
  const same = parts.filter((path) => kept.includes(path));
  const cache = await caches.open(CACHE);
  await cache.addAll([...SHELL, ...parts.filter((path) => !same.includes(path))]);
  await Promise.all(same.map(async (path) => cache.put(path, (await caches.match(path)) ?? (await fetch(path)))));
  await self.skipWaiting();
}

async function keptPaths(): Promise<string[]> {
  const mine = (await caches.keys()).filter((name) => name.startsWith(FAMILY));
  const kept = await Promise.all(mine.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}

/** The name of a part without the digest of its contents, which the name of its folder may have instead. */
const stem = (path: string): string => path.replace(/-[^/]{8}(?=\.\w+$|\/)/, '');

/** Answer all open pages from now on, and only then delete the caches of older versions: an older worker is asked nothing more. */
async function succeed(): Promise<void> {
  await self.clients.claim();
  const old = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The server's response, or the cached page without one. A new page is not cached here: its parts would be missing. */
async function askFirst(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(name);
    if (kept) return kept;
    throw error;
  }
}

/** Files with a digest in their name never change. */
async function keptFirst(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(keep(event.request, copy));
  }
  return answer;
}

/** A worker that a newer one has replaced meanwhile must not bring its deleted cache back. */
async function keep(request: Request, answer: Response): Promise<void> {
  if (await caches.has(CACHE)) await (await caches.open(CACHE)).put(request, answer);
}
