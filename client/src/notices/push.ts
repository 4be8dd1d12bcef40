/** Web Push in this browser: whether it can be woken, and the subscription that the server uses for it. */

import { call, Trouble } from '../api';
import type { Language } from '../settings.svelte';
import type { NewDevice, OldDevice } from '../wire';

/** Whether this browser can show notifications; in an insecure page, and on an iPhone outside the home screen, it cannot. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isDenied = (): boolean => canPush() && Notification.permission === 'denied';

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush() || Notification.permission !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Where the server wakes this browser; empty if it cannot. */
export const endpointHere = async (): Promise<string> => (await subscription())?.endpoint ?? '';

/** Ask for the permission, subscribe, and tell the server. */
export async function startPush(key: string, language: Language): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Trouble('notice-here-denied');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint } = await subscribe(pushManager, key);
  await call('/me/devices', { endpoint, language } satisfies NewDevice);
}

/** A subscription that was made for another key of the server is of no use. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wish);
  } catch (error) {
    const old = error instanceof DOMException && error.name === 'InvalidStateError' ? await manager.getSubscription() : null;
    if (!old) throw new Trouble('notice-here-failed');
    await old.unsubscribe();
    return manager.subscribe(wish).catch(() => {
      throw new Trouble('notice-here-failed');
    });
  }
}

/** Unsubscribe, and let the server forget this browser. */
export async function stopPush(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await call('/me/devices/drop', { endpoint: found.endpoint } satisfies OldDevice);
  await found.unsubscribe();
}

/** Notifications come in the language of the page. */
export async function pushLanguage(language: Language): Promise<void> {
  const endpoint = await endpointHere();
  if (!endpoint || localStorage.getItem('parlour-push') === language) return;
  await call('/me/devices', { endpoint, language } satisfies NewDevice);
  localStorage.setItem('parlour-push', language);
}
