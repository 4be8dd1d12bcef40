/** The invitations of this person to tables that wait for players. */

import { call } from '../api';
import type { Invitation } from '../wire';
import { whileVisible } from './while-visible';

let waiting = $state.raw<Invitation[]>([]);

/** Latest first. */
export const invitations = (): Invitation[] => waiting;

/** Ask the server, and again from time to time; the lobby works without it. Called inside an effect. */
export const learnInvitations = (): (() => void) =>
  whileVisible(
    () =>
      void call<Invitation[]>('/me/invitations').then(
        (found) => (waiting = found),
        () => null,
      ),
  );

export async function decline({ table }: Invitation): Promise<void> {
  await call('/me/invitations/decline', { table });
  waiting = waiting.filter((one) => one.table !== table);
}
