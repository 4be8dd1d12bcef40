/** Notifications in the service worker. A push message is empty: what it is about, the worker asks the server. */

/// <reference lib="webworker" />

import type { NoticeText, Reach } from './wire';

declare const self: ServiceWorkerGlobalScope;

const MEMORY = 'notices'; // a cache of its own: what was shown stays known over versions of the page
const SHOWN = '/shown';
const BLANK: NoticeText = { title: 'Parlour', words: '', path: '/', tag: 'nothing', at: 0, language: '' }; // without a connection

export function showNotices(): void {
  self.addEventListener('push', (event) => event.waitUntil(show()));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as { path: string }).path));
  });
  self.addEventListener('pushsubscriptionchange', (event) => (event as ExtendableEvent).waitUntil(renew().catch(() => null)));
}

/** Show what is new. A browser has to show something each time that it is woken. */
async function show(): Promise<void> {
  const found = await ask().catch(() => [BLANK]);
  const shown = await lastShown();
  const fresh = found.filter(({ tag, at }) => shown[tag] !== at);
  for (const { title, words, path, tag, language } of fresh.length ? fresh : found.slice(0, 1)) {
    await self.registration.showNotification(title, { body: words, tag, lang: language, icon: '/icon-192.png', data: { path } });
  }
  const memory = Object.fromEntries(found.map(({ tag, at }) => [tag, at]));
  await (await caches.open(MEMORY)).put(SHOWN, new Response(JSON.stringify(memory)));
}

async function ask(): Promise<NoticeText[]> {
  const endpoint = (await self.registration.pushManager.getSubscription())?.endpoint ?? '';
  const answer = await fetch(`/api/me/notices?endpoint=${encodeURIComponent(endpoint)}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as NoticeText[];
}

async function lastShown(): Promise<Record<string, number>> {
  const kept = await caches.match(SHOWN, { cacheName: MEMORY });
  return kept ? ((await kept.json()) as Record<string, number>) : {};
}

/** Go to the window that is there already, or open one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The browser has replaced its subscription: the server learns the new one. */
async function renew(): Promise<void> {
  const { key } = (await (await fetch('/api/me/reach')).json()) as Reach;
  const { endpoint } = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await fetch('/api/me/devices', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ endpoint, language: self.navigator.language.slice(0, 2) }) });
}
