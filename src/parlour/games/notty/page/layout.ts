/** The layout of Notty's hands. */

import { arrange, type Box, type Place, type Wish } from '@client/games/layout';

const INDEX = { across: 0.48, down: 0.62 }; // number and letter
const RISE = { oneRow: 24, rows: 11 }; // a chosen card stays below the owner's name; in several rows it rises less

const OWN: Wish = { strip: 44, widest: 164, mostRows: 3, rise: RISE.oneRow, gap: 6, index: { ...INDEX, across: 0.62 } };
const OTHERS: Wish = { strip: 12, widest: 128, mostRows: 1, rise: 0, gap: 3, index: INDEX };

export const otherPlaces = (colours: readonly string[], box: Box): Place[] => arrange(colours, box, OTHERS);

export function ownPlaces(colours: readonly string[], box: Box): Place[] {
  const places = arrange(colours, box, OWN);
  return places.some(({ y }) => y !== places[0]!.y) ? arrange(colours, box, { ...OWN, rise: RISE.rows }) : places;
}
