/** The page reads chosen cards as the law does: thousands of choices from whole games. */

import { describe, expect, it } from 'vitest';
import { clears } from './clearing';
import { allLayOffs, judge, meldMoves, readings, swapsOf } from './melds';
import { doubtOf } from './verdict';
import { homelessJokers, isOpen } from './rules';
import type { JollyView } from './view';

type Choice = {
  cards: string[];
  readings: { cards: string[]; points: number }[];
  melds: string[];
  adds: Record<string, string[]>;
  swaps: number[];
  refusals: Record<string, string | null>;
};
type Case = { view: JollyView; legal: string[]; longer: string[]; open: boolean; jokers: number; choices: Choice[] };
type Hand = { hand: string[]; wins: boolean };

const [cases] = Object.values(import.meta.glob<Case[]>('@law/jolly.json', { import: 'default', eager: true }));
const [hands] = Object.values(import.meta.glob<Hand[]>('@law/jolly-hands.json', { import: 'default', eager: true }));

/** Cards as the law writes them, in any order. */
const sameCards = (moves: readonly string[]): string => moves.map((move) => move.split(' ').sort().join(' ')).join();

/** Every choice with the page's reading of it. */
const read = () =>
  cases!.flatMap(({ view, legal, longer, choices }) =>
    choices.map((law) => {
      const { cards } = law;
      const allowed = [...legal, ...longer];
      const melds = meldMoves(allowed, judge(cards));
      const layOffs = allLayOffs(view.table, allowed, cards);
      const swapping = cards.length === 1 ? swapsOf(legal, cards[0]!) : [];
      return { law, melds, layOffs, swapping, doubt: doubtOf({ view, legal, myTurn: true, cards, melds, fitting: [...layOffs.keys()], swapping }) };
    }),
  );

describe.skipIf(!cases)('the law of Jolly', () => {
  it('agrees about what cards can be read as, in which order, and what they count', () => {
    const shown = (found: Choice['readings']): string => JSON.stringify(found.map(({ cards, points }) => [cards.toSorted(), points]));
    expect(read().filter(({ law }) => shown(readings([], law.cards)) !== shown(law.readings))).toEqual([]);
  });

  it('agrees about what may be laid', () => {
    expect(read().filter(({ law, melds }) => sameCards(melds) !== sameCards(law.melds))).toEqual([]);
  });

  it('agrees about where cards fit', () => {
    const shown = (found: Iterable<[unknown, string[]]>): string => [...found].map(([number, moves]) => `${String(number)}: ${sameCards(moves.toSorted())}`).join();
    expect(read().filter(({ law, layOffs }) => shown(layOffs) !== shown(Object.entries(law.adds)))).toEqual([]);
  });

  it('agrees about what a card may be swapped for', () => {
    expect(read().filter(({ law, swapping }) => swapping.join() !== law.swaps.join())).toEqual([]);
  });

  it('agrees about what is open, and what is owed', () => {
    const differ = cases!.filter(({ view, open, jokers }) => (view.phase === 'play' && isOpen(view) !== open) || homelessJokers(view) !== jokers);
    expect(differ.map(({ view, open, jokers }) => ({ view, open, jokers }))).toEqual([]);
  });

  it('is asked only about what it refuses', () => {
    expect(read().filter(({ law, doubt }) => doubt !== null && !law.refusals[doubt])).toEqual([]);
  });

  it('agrees about which Jolly Hands can win', () => {
    expect(hands!.filter(({ hand, wins }) => clears(hand) !== wins)).toEqual([]);
  });
});
