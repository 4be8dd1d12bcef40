/** The seats this person has muted, table by table. Kept in browser storage, if that is allowed. */

const KEY = 'parlour-muted';
const TABLES_KEPT = 20;

type Muted = { table: string; all: boolean; seats: number[] };

function kept(): Muted[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Muted[]) : [];
  } catch {
    return [];
  }
}

let muted = $state.raw(kept());

const at = (table: string): Muted => muted.find((one) => one.table === table) ?? { table, all: false, seats: [] };

function keep(changed: Muted): void {
  const others = muted.filter((one) => one.table !== changed.table);
  muted = changed.all || changed.seats.length ? [changed, ...others].slice(0, TABLES_KEPT) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // Without browser storage, it is forgotten.
  }
}

export const isTableMuted = (table: string): boolean => at(table).all;
export const isSeatMuted = (table: string, seat: number): boolean => at(table).seats.includes(seat);

/** Whether this seat is muted; people who watch are muted with the whole table. */
export const isMuted = (table: string, seat: number | null): boolean => isTableMuted(table) || (seat !== null && isSeatMuted(table, seat));

export function muteTable(table: string, all: boolean): void {
  keep({ ...at(table), all });
}

export function muteSeat(table: string, seat: number, mute: boolean): void {
  const others = at(table).seats.filter((one) => one !== seat);
  keep({ ...at(table), seats: mute ? [...others, seat] : others });
}
