/** The size of the cards in melds: as large as possible while all melds can be seen at once. */

/** The space a meld needs besides its cards, and the gap between melds, in px. */
export type Frame = { number: number; gap: number; least: number; most: number };

export const STRIP = 0.53; // of a card's width: the visible strip of a covered card
const TALL = 7 / 5;
const FINGER = 44; // px, the height of the lowest meld
const EDGE = 2; // px around a meld

/** The width of a card, for melds of these lengths; the minimum if they do not all fit. */
export function meldCard(lengths: readonly number[], room: { width: number; height: number }, frame: Frame): number {
  for (let width = frame.most; width > frame.least; width--) if (heightOf(lengths, width, room.width, frame) <= room.height) return width;
  return frame.least;
}

/** The height of the melds when they are laid side by side, row by row. */
function heightOf(lengths: readonly number[], card: number, width: number, { number, gap }: Frame): number {
  let [rows, filled] = [1, 0];
  for (const length of lengths) {
    const meld = number + EDGE + card * (1 + STRIP * (length - 1));
    if (filled > 0 && filled + meld > width) [rows, filled] = [rows + 1, 0];
    filled += meld + gap;
  }
  return rows * (Math.max(FINGER, card * TALL + EDGE) + gap) - gap;
}
