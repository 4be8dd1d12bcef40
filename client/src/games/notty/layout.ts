/** How Notty's hands lie. */

import type { Wish } from '../layout';

const INDEX = { across: 0.48, down: 0.62 }; // number and letter

export const OWN: Wish = { strip: 44, widest: 120, mostRows: 3, rise: 8, gap: 6, index: INDEX };
export const OTHERS: Wish = { strip: 12, widest: 84, mostRows: 1, rise: 0, gap: 3, index: INDEX };
