/** The talk at a table: the lines, the number of new ones, and the bubbles beside the seats. */

import type { Facts } from './facts';
import { isMuted } from './muting.svelte';
import { play } from './sound';
import type { Said } from './wire';

export type Spoken = Said & { id: number };

const BUBBLE = 4000; // ms
const MOST_LINES = 200;

export class Talk {
  /** Why the last message could not be sent. */
  trouble = $state.raw<{ key: string; args: Facts } | null>(null);
  private all = $state.raw<Spoken[]>([]);
  private hanging = $state.raw<Spoken[]>([]);
  private read = $state(0); // the last line that was read, or that was there before
  private open = false;
  private count = 0;

  constructor(
    private readonly table: string,
    private readonly you: () => number | null,
  ) {}

  /** Whether this person has said it from their seat; somebody who watches has none. */
  private isMine({ seat }: Said): boolean {
    return seat !== null && seat === this.you();
  }

  /** The lines that this person has not muted. */
  get lines(): Spoken[] {
    return this.all.filter((line) => this.isMine(line) || !isMuted(this.table, line.seat));
  }

  /** What has just been said: the last message of each seat. */
  get bubbles(): Spoken[] {
    return this.hanging.filter((line) => line.seat !== null && !this.isMine(line) && !isMuted(this.table, line.seat));
  }

  get unread(): number {
    return this.lines.filter((line) => line.id > this.read && !this.isMine(line)).length;
  }

  /** The last lines, sent on joining: unknown ones are new, except for somebody who has just arrived. */
  begin(old: readonly Said[]): void {
    const first = this.count === 0;
    const latest = this.all.at(-1)?.at ?? 0;
    for (const line of old) if (line.at > latest) this.write(line);
    if (first || this.open) this.read = this.count;
  }

  /** Somebody has just said something. */
  hear(said: Said): void {
    const line = this.write(said);
    this.hanging = [...this.hanging.filter((one) => one.seat !== said.seat), line];
    setTimeout(() => (this.hanging = this.hanging.filter((one) => one !== line)), BUBBLE);
    if (this.open) this.read = this.count;
    if (!this.isMine(said) && !isMuted(this.table, said.seat)) play('said');
  }

  /** The lines are being looked at, or no longer. */
  look(open: boolean): void {
    this.open = open;
    if (open) this.read = this.count;
  }

  private write(said: Said): Spoken {
    const line = { ...said, id: ++this.count };
    this.all = [...this.all, line].slice(-MOST_LINES);
    return line;
  }
}
