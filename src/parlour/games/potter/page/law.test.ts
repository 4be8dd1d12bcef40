/** The page reads chosen cards as the law does: thousands of choices from whole games. */

import { describe, expect, it } from 'vitest';
import { allLayOffs, judge, meldMoves, type House } from './melds';
import { doubtOf } from './verdict';
import type { PotterView } from './view';

type Choice = { cards: string[]; melds: string[]; adds: Record<string, string[]>; refusals: Record<string, string | null> };
type Case = { you: number; view: PotterView; legal: string[]; choices: Choice[] };

const [cases] = Object.values(import.meta.glob<Case[]>('@law/potter.json', { import: 'default', eager: true }));

const houseOf = ({ you, view }: Case): House => ({ potter: view.potter, sallan: view.sallan[you]!, aceHigh: view.options.ace_high_runs === true });

/** Every choice with the page's reading of it. */
const read = () =>
  cases!.flatMap((one) =>
    one.choices.map((law) => {
      const verdict = judge(law.cards, houseOf(one));
      const layOffs = allLayOffs(one.view, one.legal, law.cards, houseOf(one));
      return { law, melds: meldMoves(verdict), layOffs, doubt: doubtOf({ ...one, myTurn: true, cards: law.cards, verdict, fitting: [...layOffs.keys()] }) };
    }),
  );

/** What the wilds stand for, no matter which Potter stands for which: it makes no difference to the game, and the page asks only once. */
const meanings = (moves: readonly string[]): string => [...new Set(moves.map((move) => move.replace(/\S+=/g, '*=')))].sort().join();
const shown = (found: Iterable<[unknown, string[]]>): string => [...found].map(([number, moves]) => `${String(number)}: ${meanings(moves)}`).join();

describe.skipIf(!cases)('the law of Potter', () => {
  it('agrees about what is a meld, and in which ways', () => {
    expect(read().filter(({ law, melds }) => meanings(melds) !== meanings(law.melds) || melds.some((move) => !law.melds.includes(move)))).toEqual([]);
  });

  it('agrees about where cards fit', () => {
    expect(read().filter(({ law, layOffs }) => shown(layOffs) !== shown(Object.entries(law.adds)))).toEqual([]);
  });

  it('offers no lay-off that the law refuses', () => {
    expect(read().filter(({ law, layOffs }) => [...layOffs].some(([number, moves]) => moves.some((move) => !law.adds[number]?.includes(move))))).toEqual([]);
  });

  it('is asked only about what it refuses', () => {
    expect(read().filter(({ law, doubt }) => doubt !== null && !law.refusals[doubt])).toEqual([]);
  });
});
