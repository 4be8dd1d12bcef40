/** What Potter's table shows, as the server words it. */

export type PotterView = {
  seats: number;
  turn: number | null;
  turns: number;
  starter: number;
  options: { target?: number; ace_high_runs?: boolean };
  over: boolean;
  winners: number[];
  round: number;
  /** The rank whose cards are Potters in this round. */
  potter: string;
  phase: 'draw' | 'play';
  /** Of others: first the cards everybody knows, then `??` for each other card. */
  hands: string[][];
  known: string[][];
  stock: number;
  /** From the bottom to the top. */
  discard: string[];
  table: string[][];
  sallan: boolean[];
  scores: number[];
  banned: string[][];
  taken: string[];
  owes: 'draw' | 'meld' | 'discard' | null;
};

export const MOST_TAKEN = 9; // P3
export const PENALTY = 25; // §7.5, §8.3
export const TARGET = 200; // P23
