/** Windows that the page opens by itself: the table hears that somebody reads, so that nobody plays behind them. */

import { secondsUntil } from './house-time.svelte';
import type { TableInfo } from './wire';

/** Under this name the page of a table gives its windows what they say and show while they are open. */
export const WINDOWS = Symbol('windows that open by themselves');

const READ = 'parlour-read';

/** Where the table stands, and how it is told that somebody reads. */
type Table = { info: TableInfo | null; moves: number; you: number | null; tell: (turn: number, on: boolean) => void };

export class Windows {
  constructor(private readonly table: Table) {}

  open(): void {
    this.table.tell(this.table.moves, true);
  }

  close(): void {
    sessionStorage.setItem(READ, this.place);
    this.table.tell(this.table.moves, false);
  }

  /** Whether what there is to read now has not been read: a page that is loaded again shows it again. */
  get unread(): boolean {
    return sessionStorage.getItem(READ) !== this.place;
  }

  /** The seconds until play goes on; null where it waits for the only person, or does not wait. */
  get left(): number | null {
    const until = this.table.info?.reading?.until ?? null;
    return until === null ? null : secondsUntil(until);
  }

  private get place(): string {
    return `${this.table.info?.table} ${this.table.info?.games_played} ${this.table.moves}`;
  }
}
