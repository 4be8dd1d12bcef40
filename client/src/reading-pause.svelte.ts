/** Windows that the page opens by itself: the table is told that somebody is reading, so that nobody plays behind their back. */

import { secondsUntil } from './server-time.svelte';
import type { TableInfo } from './wire';

/** The context key under which a table's page gives its windows what they report and show while they are open. */
export const WINDOWS = Symbol('windows that open by themselves');

const READ = 'parlour-read';

/** The state of the table, and how to tell it that somebody is reading. */
type Table = { info: TableInfo | null; moves: number; you: number | null; tell: (turn: number, on: boolean) => void };

export class Windows {
  /** Whether such a window covers the table. */
  opened = $state(false);

  constructor(private readonly table: Table) {}

  open(): void {
    this.opened = true;
    this.table.tell(this.table.moves, true);
  }

  close(): void {
    this.opened = false;
    sessionStorage.setItem(READ, this.place);
    this.table.tell(this.table.moves, false);
  }

  /** Whether the current text is unread: a page that is reloaded shows it again. */
  get unread(): boolean {
    return sessionStorage.getItem(READ) !== this.place;
  }

  /** The seconds until play continues; null if it waits for the only person, or does not wait. */
  get left(): number | null {
    const until = this.table.info?.reading?.until ?? null;
    return until === null ? null : secondsUntil(until);
  }

  private get place(): string {
    return `${this.table.info?.table} ${this.table.info?.games_played} ${this.table.moves}`;
  }
}
