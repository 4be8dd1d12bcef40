/** Names for what the wire leaves open. */

import type { FromClient } from './wire';

/** The facts of an event, a refusal, a view: by name. */
export type Facts = Record<string, unknown>;

/** What changes something, and so is sent again until it is answered. */
export type Command = Extract<FromClient, { cmd: string }>;
