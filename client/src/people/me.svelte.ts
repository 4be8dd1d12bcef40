/** Who this browser is to the server. */

import { getMe } from '../api';
import { settings } from '../settings.svelte';
import { GUEST } from '../event-words';
import type { Me } from '../wire';

let known = $state.raw<Me | null | undefined>(undefined);

/** Null for somebody new; undefined until the server has answered. */
export const me = (): Me | null | undefined => known;

/** The server has said who this is. */
export function become(found: Me | null): void {
  known = found;
  if (found) settings.name = found.name === GUEST ? '' : found.name;
}

/** Ask the server. A name typed in the meantime stays. */
export async function learnMe(): Promise<void> {
  const before = settings.name;
  const found = await getMe();
  const written = settings.name;
  become(found);
  if (written !== before) settings.name = written;
}
