/** The actions of Jolly, their keys, and which of them make sense now; keys reach the rest, and the law answers. */

import { isJoker } from '@client/games/french/cards';
import { FIRST_MELDS, isOpen } from './rules';
import type { JollyView } from './view';

export type ActionName = 'draw' | 'take' | 'putback' | 'jolly' | 'meld' | 'add' | 'swap' | 'discard' | 'concede' | 'play';

export const ACTIONS: Record<ActionName, { letter: string; word: string }> = {
  draw: { letter: 'D', word: 'jolly-act-draw' },
  take: { letter: 'T', word: 'jolly-act-take' },
  putback: { letter: 'B', word: 'jolly-act-putback' },
  jolly: { letter: 'J', word: 'jolly-act-jolly' },
  meld: { letter: 'M', word: 'jolly-act-meld' },
  add: { letter: 'A', word: 'jolly-act-add' },
  swap: { letter: 'S', word: 'jolly-act-swap' },
  discard: { letter: 'X', word: 'jolly-act-discard' },
  concede: { letter: 'C', word: 'jolly-act-concede' },
  play: { letter: 'P', word: 'web-play-for-me' },
};

export function namesFor(view: JollyView, you: number, myTurn: boolean, legal: readonly string[]): ActionName[] {
  const early = view.round < FIRST_MELDS;
  if (!myTurn || view.phase === 'draw') {
    if (early || (myTurn && view.put_back)) return ['draw', 'play'];
    return view.opened[you] || view.barred[you] || view.jolly_card === null ? ['draw', 'take', 'play'] : ['draw', 'take', 'jolly', 'play'];
  }
  if (view.phase === 'jolly') return ['meld', 'add', 'discard', 'concede', 'play'];
  if (early) return ['discard', 'play'];
  const last = legal.includes('putback') ? 'putback' : 'discard';
  const jokers = isOpen(view) && view.table.some((meld) => meld.some(isJoker));
  return jokers ? ['meld', 'add', 'swap', last, 'play'] : ['meld', 'add', last, 'play'];
}
