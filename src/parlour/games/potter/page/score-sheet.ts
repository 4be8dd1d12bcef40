/** The score sheet, made from the milestones of the game. */

import { RANKS } from '@client/games/french/cards';
import type { HandCounted, PotterEvent } from './view';

export const MILESTONES: PotterEvent['event'][] = ['potter-round-begun', 'potter-pile-returned', 'potter-hand-counted', 'potter-round-won', 'potter-round-capped', 'potter-game-ended'];

export type Counted = Pick<HandCounted, 'cards' | 'points' | 'total'>;
export type Round = {
  round: number;
  potter: string;
  /** The points each seat got for returned piles. */
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

/** The round in which the milestones begin: a table may have started in the middle of a game. */
function firstRound(milestones: readonly PotterEvent[], playing: number): number {
  const begun = milestones.find((event) => event.event === 'potter-round-begun');
  return begun ? begun.round - (begun === milestones[0] ? 0 : 1) : playing;
}

/** All rounds, with the current one last. */
export function roundsOf(milestones: readonly PotterEvent[], seats: number, playing: number): Round[] {
  const rounds = [blank(firstRound(milestones, playing), seats)];
  for (const event of milestones) {
    const now = rounds.at(-1)!;
    switch (event.event) {
      case 'potter-round-begun':
        if (event.round !== now.round) rounds.push(blank(event.round, seats));
        break;
      case 'potter-pile-returned':
        now.penalties[event.seat]! += event.penalty;
        break;
      case 'potter-round-won':
        now.winner = event.seat;
        now.over = true;
        break;
      case 'potter-round-capped':
        now.capped = now.over = true;
        break;
      case 'potter-hand-counted':
        now.counted[event.seat] = event;
        break;
    }
  }
  return rounds;
}
