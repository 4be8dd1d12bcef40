/** A view, split into the facts about each seat, its piles, and everything else as rows. */

import type { Facts } from '../../facts';
import type { OutsideGame } from '../../wire';
import type { IsCard } from './cards';

/** What every view has; the frame of the table shows it. */
const COMMON = new Set(['game', 'seats', 'turn', 'turns', 'starter', 'options', 'over', 'winners', 'seat']);
const HANDS = 'hands';
const HAND = 'hand';
/** A number under such a name counts face-down cards. */
const FACE_DOWN = new Set(['stock', 'deck']);

export type Row = { key: string; value: unknown };
export type Pile = { key: string; cards: readonly string[] } | { key: string; count: number };

const isPile = (value: unknown, isCard: IsCard): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isCard);

/** The cards that a seat holds, as far as the viewer may see them; null if the view has no count. */
export function handOf(view: Facts, seat: number, isCard: IsCard): string[] | null {
  const held: unknown = Array.isArray(view[HANDS]) ? view[HANDS][seat] : view.seat === seat ? view[HAND] : null;
  return Array.isArray(held) && held.every(isCard) ? held : null;
}

/** The number of cards a seat holds. */
export function countOf(view: Facts, seat: number): number | null {
  const held: unknown = Array.isArray(view[HANDS]) ? view[HANDS][seat] : null;
  return typeof held === 'number' ? held : Array.isArray(held) ? held.length : null;
}

/** The view's other facts about one seat; those that are false are left out. */
export const seatRows = (view: Facts, seat: number, { seat_lists }: OutsideGame): Row[] =>
  seat_lists
    .filter((key) => key !== HANDS && !COMMON.has(key))
    .map((key) => ({ key, value: (view[key] as unknown[])[seat] }))
    .filter(({ value }) => value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0));

/** The parts that belong to the table, each under its name; nested parts are listed separately. */
function tableRows(view: Facts, { seat_lists }: OutsideGame): Row[] {
  const own = Object.entries(view).filter(([key]) => !COMMON.has(key) && key !== HANDS && key !== HAND && !seat_lists.includes(key));
  return own.flatMap(([key, value]): Row[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value).map(([inner, one]): Row => ({ key: `${key}.${inner}`, value: one })) : [{ key, value }],
  );
}

/** Piles, and rows. A known pile stays a pile even when it is empty. */
export function partsOf(view: Facts, shape: OutsideGame, isCard: IsCard): { piles: Pile[]; rows: Row[] } {
  const piles: Pile[] = [];
  const rows: Row[] = [];
  for (const row of tableRows(view, shape)) {
    const { key, value } = row;
    if (typeof value === 'number' && FACE_DOWN.has(key)) piles.push({ key, count: value });
    else if (isPile(value, isCard) || (shape.piles.includes(key) && Array.isArray(value))) piles.push({ key, cards: value as string[] });
    else rows.push(row);
  }
  return { piles, rows };
}
