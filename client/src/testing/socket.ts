/** A socket whose other end is the test. */

import { vi } from 'vitest';
import type { FromClient, FromServer } from '../wire';

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  // What the server does.

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Open, and say hello back. */
  welcome(you: number | null = 0, seq = 0): void {
    this.open();
    this.say({ t: 'welcome', v: 2, you, table: 'abc', seq, now: Date.now() / 1000, rules_version: 1, emotes: ['thanks'] });
  }

  lose(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** From now on every socket is a fake one. */
export function fakeSockets(): void {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}

export const lastSocket = (): FakeSocket => FakeSocket.made.at(-1)!;
