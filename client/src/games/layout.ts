/** The places of the cards in a hand: as large as possible while every card shows a strip that a finger can hit. */

export type Box = { x: number; y: number; width: number; height: number };
export type Place = { x: number; y: number; width: number };

export type Wish = {
  /** The smallest strip of a covered card, in px. */
  strip: number;
  widest: number;
  mostRows: number;
  /** Room above the cards for a chosen card to rise. */
  rise: number;
  gap: number;
  /** The part of a card that holds its index: no other card covers it. */
  index: { across: number; down: number };
};

const TALL = 7 / 5;

/** The places for cards of these colours or suits, in this order. */
export function arrange(colours: readonly string[], box: Box, wish: Wish): Place[] {
  const count = colours.length;
  if (count === 0 || box.width <= 0) return [];
  const [rows, width] = bestSize(count, box, wish);
  const columns = Math.ceil(count / rows);
  const height = width * TALL;
  const room = box.height - wish.rise;
  const down = rows > 1 ? Math.min(height + wish.gap, (room - height) / (rows - 1)) : 0;
  const across = columns > 1 ? Math.min(width + wish.gap, (box.width - width) / (columns - 1)) : 0;
  const top = box.y + wish.rise + (room - height - down * (rows - 1)) / 2;
  const breaks = rows === 1 ? colourGap(colours, box.width - (width + across * (columns - 1))) : 0;
  let shift = 0;
  return colours.map((colour, index) => {
    const column = index % columns;
    if (column > 0 && colour !== colours[index - 1]) shift += breaks;
    const inRow = Math.min(columns, count - (index - column));
    const whole = width + across * (Math.max(inRow, rows > 1 ? columns : 0) - 1) + (rows === 1 ? breaks * changes(colours) : 0);
    const left = box.x + (box.width - whole) / 2;
    return { x: left + column * across + (rows === 1 ? shift : 0), y: top + Math.floor(index / columns) * down, width };
  });
}

const changes = (colours: readonly string[]): number => colours.filter((colour, index) => index > 0 && colour !== colours[index - 1]).length;

/** Colours are set a little apart if there is room. */
function colourGap(colours: readonly string[], spare: number): number {
  return changes(colours) === 0 ? 0 : Math.max(0, Math.min(12, spare / changes(colours)));
}

/** The widest cards that fit in this many rows. */
function widthIn(rows: number, count: number, box: Box, { strip, rise, index, widest }: Wish): number {
  const room = box.height - rise;
  const columns = Math.ceil(count / rows);
  const height = Math.min(room / (1 + index.down * (rows - 1)), room - strip * (rows - 1));
  const byWidth = Math.min(box.width / (1 + index.across * (columns - 1)), box.width - strip * (columns - 1));
  return Math.min(widest, height / TALL, byWidth);
}

const TIGHT = 0.78; // of the usual strip
const MUCH = 1.2;

/** The number of rows that allows the widest cards, and that width. Where a slightly narrower strip keeps a hand in one row of much larger cards, as on a phone held sideways, it does. */
function bestSize(count: number, box: Box, wish: Wish): [rows: number, width: number] {
  let best: [number, number] = [1, 0];
  for (let rows = 1; rows <= Math.min(wish.mostRows, count); rows++) {
    const width = widthIn(rows, count, box, wish);
    if (width > best[1] + 4) best = [rows, width];
  }
  const row = widthIn(1, count, box, { ...wish, strip: wish.strip * TIGHT });
  if (row > best[1] * MUCH) return [1, row];
  return best[1] > 16 ? best : [wish.mostRows, 24];
}
