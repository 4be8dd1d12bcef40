/** The score sheet, made of the milestones of the game. */

import type { Facts } from '@client/facts';
import { cardsOf, RANKS } from '@client/games/french/cards';

export const MILESTONES = ['potter-round-begun', 'potter-pile-returned', 'potter-hand-counted', 'potter-round-won', 'potter-round-capped', 'potter-game-ended'];

export type Counted = { cards: string[]; points: number; total: number };
export type Round = {
  round: number;
  potter: string;
  /** What each seat got for returned piles. */
  penalties: number[];
  counted: (Counted | null)[];
  winner: number | null;
  capped: boolean;
  over: boolean;
};

export const potterOf = (round: number): string => RANKS[(round - 1) % RANKS.length]!;

/** Whether a pile was returned in this round. */
export const penalised = (round: Round): boolean => round.penalties.some(Boolean);

function blank(round: number, seats: number): Round {
  return {
    round,
    potter: potterOf(round),
    penalties: Array<number>(seats).fill(0),
    counted: Array<Counted | null>(seats).fill(null),
    winner: null,
    capped: false,
    over: false,
  };
}

/** The round that the milestones begin with: a table may have begun in the middle of a game. */
function firstRound(milestones: readonly Facts[], playing: number): number {
  const place = milestones.findIndex(({ event }) => event === 'potter-round-begun');
  return place < 0 ? playing : Number(milestones[place]!.round) - (place > 0 ? 1 : 0);
}

/** All rounds, the one that is being played last. */
export function roundsOf(milestones: readonly Facts[], seats: number, playing: number): Round[] {
  const rounds = [blank(firstRound(milestones, playing), seats)];
  for (const event of milestones) {
    const now = rounds.at(-1)!;
    const seat = Number(event.seat);
    switch (event.event) {
      case 'potter-round-begun':
        if (Number(event.round) !== now.round) rounds.push(blank(Number(event.round), seats));
        break;
      case 'potter-pile-returned':
        now.penalties[seat]! += Number(event.penalty);
        break;
      case 'potter-round-won':
        now.winner = seat;
        now.over = true;
        break;
      case 'potter-round-capped':
        now.capped = now.over = true;
        break;
      case 'potter-hand-counted':
        now.counted[seat] = { cards: cardsOf(event.cards), points: Number(event.points), total: Number(event.total) };
        break;
    }
  }
  return rounds;
}
