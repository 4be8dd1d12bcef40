/** Why a move would be refused: asked of the law once a choice has been stable for a moment, and dropped when the position changes. */

import type { Facts } from './facts';

/** The law's answer about a move; no key means the move is allowed. */
export type Reason = { move: string; key: string | null; args: Facts; rule: string };

const REST = 150; // ms a choice must be stable before the law is asked about it

export class Reasons {
  /** The answer to the open question, once it has arrived. */
  answer = $state.raw<Reason | null>(null);
  private open: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (move: string) => void) {}

  /** Ask about a move, or about none; earlier questions no longer matter. */
  ask(move: string | null): void {
    if (move === this.open) return;
    this.forget();
    this.open = move;
    if (move !== null) this.timer = setTimeout(() => this.send(move), REST);
  }

  hear(answer: Reason): void {
    if (answer.move === this.open) this.answer = answer;
  }

  /** The position or the connection has changed: open questions will not be answered. */
  forget(): void {
    clearTimeout(this.timer);
    this.open = null;
    this.answer = null;
  }
}
