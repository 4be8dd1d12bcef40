/** What has to be on this device to play without a connection: whether it is there, and how to bring it. */

import device from 'virtual:device';
import { BUILT_IN_GAMES, loadGame, loadRulebook } from '../games/registry';
import { settings } from '../settings.svelte';
import { wake } from './socket';

const MEGABYTE = 1_000_000;

/** Whether this page and this browser can do it at all. A page from another computer without HTTPS keeps nothing. */
export const canKeep = (): boolean => device !== null && 'caches' in window && navigator.serviceWorker?.controller != null;

export const megabytes = (): number => Math.ceil((device?.files ?? []).reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE);

/** The levels of a game that play here, weakest first. */
export const levelsHere = (game: string): string[] => device?.levels[game] ?? [];

export async function isKept(): Promise<boolean> {
  if (!device || !('caches' in window)) return false;
  const found = await Promise.all(device.files.map(({ path }) => caches.match(path)));
  return found.every(Boolean);
}

/** Fetch everything; the service worker keeps it. `told` hears how much of it is there, from 0 to 1. False if it does not run here. */
export async function keep(told: (share: number) => void): Promise<boolean> {
  const all = device!.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { path, bytes } of device!.files) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(path);
    await answer.arrayBuffer();
    told((done += bytes) / all);
  }
  await Promise.all([import('../shell/TablePage.svelte'), ...BUILT_IN_GAMES.flatMap(({ name }) => [loadGame(name), loadRulebook(name, settings.language)])]);
  return (await wake()) && isKept();
}
