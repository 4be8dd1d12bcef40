/** The page reads chosen cards as the law does: thousands of choices from whole games. */

import { describe, expect, it } from 'vitest';
import type { NottyView } from './view';
import { doubtOf, groupMove, judge } from './groups';

type Case = { view: NottyView; legal: string[]; choices: { cards: string[]; refusals: Record<string, string | null> }[] };

const [cases] = Object.values(import.meta.glob<Case[]>('@law/notty.json', { import: 'default', eager: true }));

describe.skipIf(!cases)('the law of Notty', () => {
  it('agrees about what is a group', () => {
    const differ = cases!.flatMap(({ legal, choices }) =>
      choices.filter(({ cards, refusals }) => {
        const group = groupMove(legal, cards);
        const kind = judge(cards).kind;
        const doubt = doubtOf(cards, group);
        const allowed = Object.values(refusals).includes(null);
        return allowed !== (group !== undefined) || allowed !== (kind === 'run' || kind === 'set') || (doubt === null ? !allowed && cards.length > 0 : !refusals[doubt]);
      }),
    );
    expect(differ).toEqual([]);
  });
});
