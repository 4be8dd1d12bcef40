/** Who this browser is to the house. */

import { getMe } from '../api';
import { settings } from '../settings.svelte';
import { GUEST } from '../telling';
import type { Me } from '../wire';

let known = $state.raw<Me | null | undefined>(undefined);

/** Null is somebody new; undefined, as long as the house has not answered. */
export const me = (): Me | null | undefined => known;

/** The house has said who this is. */
export function become(found: Me | null): void {
  known = found;
  if (found) settings.name = found.name === GUEST ? '' : found.name;
}

/** Ask the house. A name that somebody writes meanwhile stays. */
export async function learnMe(): Promise<void> {
  const before = settings.name;
  const found = await getMe();
  const written = settings.name;
  become(found);
  if (written !== before) settings.name = written;
}
