/** A puzzle as this page knows it: the position, the move tried, and the server's verdict. */

import { getPuzzle, troubleOf, tryPuzzle } from '../api';
import type { Facts } from '../facts';
import { loadGame, type GameUi } from '../games/registry';
import { Reasons } from '../refusals.svelte';
import type { Trouble } from '../table.svelte';
import { atRest, namesOf, sentencesOf } from '../event-words';
import type { Puzzle, PuzzleVerdict } from '../wire';
import { t } from '../words.svelte';
import { solvedNow } from './solved.svelte';

export class PuzzleStore {
  puzzle = $state.raw<Puzzle | null>(null);
  game = $state.raw<GameUi | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  waiting = $state(false);
  /** The best move has been shown. */
  shown = $state(false);

  /** Why the law would refuse the current choice. */
  readonly why = new Reasons((move) => void this.wonder(move));

  private troubles = 0;

  constructor(
    readonly name: string,
    readonly number: number,
  ) {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      const [puzzle, game] = await Promise.all([getPuzzle(this.name, this.number), loadGame(this.name)]);
      this.game = game;
      this.puzzle = { ...puzzle, seats: atRest(puzzle.seats) };
    } catch (error) {
      const { key, args } = troubleOf(error);
      this.complain(key, args);
    }
  }

  get names(): string[] {
    return namesOf(this.puzzle?.seats ?? []).map((name, seat) => (seat === this.puzzle?.you ? t('web-log-you') : name));
  }

  /** Why the best move is best, without naming it to somebody who has played it; empty until it has been found or shown. */
  get reasons(): string[] {
    if (!this.verdict || !(this.verdict.right || this.shown)) return [];
    return sentencesOf(this.puzzle?.seats ?? [], this.verdict.reasons).slice(this.verdict.right ? 1 : 0);
  }

  complain(key: string, args: Facts = {}, rule = ''): void {
    this.trouble = { key, args, rule, count: ++this.troubles };
  }

  async act(move: string): Promise<void> {
    this.waiting = true;
    this.trouble = null;
    this.verdict = null;
    try {
      this.verdict = await tryPuzzle(this.name, this.number, move);
      if (this.verdict.right && !this.shown) void solvedNow(this.name, this.number);
    } catch (error) {
      const { key, args } = troubleOf(error);
      this.complain(key, args);
    } finally {
      this.waiting = false;
    }
  }

  /** Asked only about moves that are refused, so the answer is always a refusal. */
  private async wonder(move: string): Promise<void> {
    try {
      await tryPuzzle(this.name, this.number, move);
    } catch (error) {
      const { key, args } = troubleOf(error);
      if ('rule' in args) this.why.hear({ move, key, args, rule: '' });
    }
  }

  /** Show the best move; after that the puzzle no longer counts as solved. */
  show(): void {
    this.shown = true;
  }

  /** Forget the verdict, and try again. */
  again(): void {
    this.verdict = null;
    this.trouble = null;
  }
}
