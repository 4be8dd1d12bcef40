/** Why a move would be refused: asked of the law when a choice has rested for a moment, and forgotten with the position. */

import type { Facts } from './facts';

/** The law's answer about a move; without a key the move is allowed. */
export type Reason = { move: string; key: string | null; args: Facts; rule: string };

const REST = 150; // ms that a choice must rest before it is asked about

export class Reasons {
  /** The answer to the question that is open, once it is there. */
  answer = $state.raw<Reason | null>(null);
  private open: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (move: string) => void) {}

  /** Ask about a move, or about none; what was asked before is no longer of interest. */
  ask(move: string | null): void {
    if (move === this.open) return;
    this.forget();
    this.open = move;
    if (move !== null) this.timer = setTimeout(() => this.send(move), REST);
  }

  hear(answer: Reason): void {
    if (answer.move === this.open) this.answer = answer;
  }

  /** The position is another one, or the connection is: nothing that was asked will be answered. */
  forget(): void {
    clearTimeout(this.timer);
    this.open = null;
    this.answer = null;
  }
}
