/** Names for types that the wire leaves open. */

import type { FromClient } from './wire';

/** The facts of an event, a refusal, a view: by name. */
export type Facts = Record<string, unknown>;

/** A command changes something, and so is resent until it is answered. */
export type Command = Extract<FromClient, { cmd: string }>;
