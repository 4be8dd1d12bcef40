/** What the page predicts for a card is what happens when it is played: thousands of plays from whole games. */

import { describe, expect, it } from 'vitest';
import { outcomesOf } from './outcome';
import type { HouseView } from './view';

type Case = { you: number; view: HouseView; choices: { card: string; kind: string; cost: number }[] };

const [cases] = Object.values(import.meta.glob<Case[]>('@law/house_of_cards.json', { import: 'default', eager: true }));

describe.skipIf(!cases)('the law of House of Cards', () => {
  it('agrees about what a card does and costs', () => {
    const differ = cases!.flatMap(({ you, view, choices }) => {
      const outcomes = outcomesOf(view, you);
      return choices.flatMap((law) => {
        const { kind, cost } = outcomes.get(law.card)!;
        return kind === law.kind && (kind === 'wins' || cost === law.cost) ? [] : [{ law, kind, cost, view }];
      });
    });
    expect(differ).toEqual([]);
  });
});
