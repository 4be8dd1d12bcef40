/** How you are reached: what the server knows of it, and the changes. */

import { call } from '../api';
import { Asking } from '../people/request.svelte';
import { settings } from '../settings.svelte';
import type { Letters, MailCode, MailWish, Reach, Reminding, SignOut } from '../wire';
import { canPush, endpointHere, isDenied, startPush, stopPush } from './push';

const remindAt = (table: string): string => `/tables/${encodeURIComponent(table)}/remind`;

/** Whether you are told of your turns at a table. */
export const getReminding = (table: string): Promise<Reminding> => call(remindAt(table));
export const setReminding = (table: string, on: boolean): Promise<Reminding> => call(remindAt(table), { on } satisfies Reminding);

/** Stop the letters by the link in one of them, whoever this browser is. */
export const stopLetters = (mark: string): Promise<object> => call(`/mail/stop/${encodeURIComponent(mark)}`, {});

/** Ask for a link to an address; the answer does not say whether it is known. */
export const recover = (address: string): Promise<object> => call('/me/recover', { address, language: settings.language } satisfies MailWish);

export class Reached {
  reach = $state.raw<Reach | null>(null);
  /** Whether this browser can show notifications, and does. */
  push = $state<'on' | 'off' | 'denied' | 'never'>('off');
  readonly asking = new Asking();

  learn = (): Promise<void> => this.change(() => Promise.resolve());

  /** Do something, then see how it is now. */
  change(what: () => Promise<unknown>): Promise<void> {
    return this.asking.ask(async () => {
      try {
        await what();
      } finally {
        this.reach = await call<Reach>(`/me/reach?endpoint=${encodeURIComponent(await endpointHere())}`);
        this.push = !canPush() ? 'never' : isDenied() ? 'denied' : this.reach.here ? 'on' : 'off';
      }
    });
  }

  startPush = (): Promise<void> => this.change(() => startPush(this.reach!.key, settings.language));
  stopPush = (): Promise<void> => this.change(stopPush);
  askMail = (address: string): Promise<void> => this.change(() => call('/me/mail', { address: address.trim(), language: settings.language } satisfies MailWish));
  confirmMail = (code: string): Promise<void> => this.change(() => call('/me/mail/confirm', { code } satisfies MailCode));
  setLetters = (on: boolean): Promise<void> => this.change(() => call('/me/mail/letters', { on } satisfies Letters));
  dropMail = (): Promise<void> => this.change(() => call('/me/mail/drop', {}));
  signOutElsewhere = (): Promise<void> => this.change(async () => call('/me/signout', { endpoint: await endpointHere() } satisfies SignOut));
}
