/** A review as this page knows it: the judgement of every move, and the moment being shown. */

import { getMoment, getReview, openTable, troubleOf, type Trouble } from '../api';
import { newNonce } from '../connection';
import { loadGame, type GameUi } from '../games/registry';
import { givenName } from '../settings.svelte';
import { atRest, linesOf, namesOf, percent, sentencesOf, type Reader } from '../event-words';
import type { Eyes, Moment, Review, ReviewedMove } from '../wire';
import { t } from '../words.svelte';
import { hundredths } from './percents';

const AGAIN = 1000; // ms between two requests for the progress of the review
const REST = 40; // ms a slider must be still before its moment is requested

/** A moment, and the one after it, which shows what was played. */
type Seen = { move: number; seat: number | null; now: Moment; next: Moment | null };

/** Everybody's chances before and after a move; what it gave away, and what else its player's chance changed by. */
type Change = { before: number[]; after: number[]; lost: number; luck: number };

function asked(name: string): number | null {
  const value = new URLSearchParams(location.search).get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

export class ReviewStore {
  review = $state.raw<Review | null>(null);
  game = $state.raw<GameUi | null>(null);
  progress = $state.raw<{ done: number; of: number } | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The number of moves played at the moment being shown. */
  move = $state(asked('move') ?? 0);
  /** The seat whose view is shown; null for a spectator. */
  seat = $state(asked('seat'));
  seen = $state.raw<Seen | null>(null);

  private moments = new Map<string, Promise<Moment>>();
  private retry: ReturnType<typeof setTimeout> | undefined;

  /** Call while a component is being set up. */
  constructor(
    readonly table: string,
    readonly number: number,
  ) {
    void this.ask();
    $effect(() => () => clearTimeout(this.retry));
    $effect(() => {
      const { review, move, seat } = this;
      if (!review) return;
      history.replaceState(null, '', `${location.pathname}?move=${move}${seat === null ? '' : `&seat=${seat}`}`);
      const rest = setTimeout(() => void this.look(move, seat), REST);
      return () => clearTimeout(rest);
    });
  }

  /** Ask until the review is ready. */
  private async ask(): Promise<void> {
    try {
      const work = await getReview(this.table, this.number);
      this.progress = work;
      this.trouble = null;
      if (!work.review) {
        this.retry = setTimeout(() => void this.ask(), AGAIN);
        return;
      }
      this.game = await loadGame(work.review.game);
      this.move = Math.min(this.move, work.review.moves.length);
      if (this.seat !== null && this.seat >= work.review.seats.length) this.seat = null;
      this.review = { ...work.review, seats: atRest(work.review.seats) };
    } catch (error) {
      this.trouble = troubleOf(error);
      if (this.trouble.key === 'serve-too-fast') this.retry = setTimeout(() => void this.ask(), 1000 * Number(this.trouble.args.seconds ?? 1));
    }
  }

  private async look(move: number, seat: number | null): Promise<void> {
    try {
      const [now, next] = await Promise.all([this.moment(move, seat), move < this.length ? this.moment(move + 1, seat) : null]);
      if (move === this.move && seat === this.seat) this.seen = { move, seat, now, next };
      this.trouble = null;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  private moment(move: number, seat: number | null): Promise<Moment> {
    const key = `${move} ${seat}`;
    const found = this.moments.get(key) ?? getMoment(this.table, this.number, move, seat);
    this.moments.set(key, found);
    found.catch(() => this.moments.delete(key));
    return found;
  }

  get length(): number {
    return this.review?.moves.length ?? 0;
  }

  get names(): string[] {
    return namesOf(this.review?.seats ?? []);
  }

  /** The move played at this moment; none at the end. */
  get played(): ReviewedMove | null {
    return this.review?.moves[this.move] ?? null;
  }

  private get reader(): Reader {
    return { game: this.game, seats: this.review?.seats ?? [], you: null }; // the reader need not have had this seat
  }

  /** The move played at this moment, in words. */
  get line(): string {
    const told = this.seen?.move === this.move ? this.seen.next?.last : null;
    return told ? linesOf(this.reader, told.events).join(' ') : '';
  }

  /** Why another move would have been better. */
  get reasons(): string[] {
    return this.played ? sentencesOf(this.review!.seats, this.played.reasons) : [];
  }

  go(move: number): void {
    this.move = Math.max(0, Math.min(this.length, move));
  }

  /** The game as the chosen viewer could know it: the shares at every moment, and the turning points. */
  get eyes(): Eyes {
    return this.review!.eyes[this.seat ?? this.review!.seats.length]!;
  }

  /** What a move changed, in whole per cent that agree everywhere on the page. */
  change(at: number): Change {
    const [before, after] = [hundredths(this.eyes.curve[at]!), hundredths(this.eyes.curve[at + 1]!)];
    const { by, loss, reveals } = this.review!.moves[at]!;
    const changed = after[by]! - before[by]!;
    // A move that reveals nothing brings no luck. The last one reveals what was hidden from this viewer.
    const lost = reveals || at + 1 === this.length ? percent(loss) : -changed;
    return { before, after, lost, luck: changed + lost };
  }

  /** The facts of a turning point: whose chance changed most, and whether because of the move or the cards. */
  pointWords(point: number): string {
    const { by, label } = this.review!.moves[point]!;
    const { before, after, lost } = this.change(point);
    const change = (seat: number): number => after[seat]! - before[seat]!;
    const most = before.reduce((best, _, seat) => (Math.abs(change(seat)) > Math.abs(change(best)) ? seat : best), 0);
    const given = most === by ? -lost : lost / (before.length - 1);
    const byMove = given * change(most) > 0 && 2 * Math.abs(given) >= Math.abs(change(most));
    const why = byMove ? t('web-review-by-move', { label: t('web-review-label', { label }), name: this.names[by]! }) : t('web-review-by-luck');
    return t('web-review-point', { move: point + 1, other: this.names[most]!, before: t('web-percent', { share: before[most]! }), after: t('web-percent', { share: after[most]! }), why });
  }

  /** Play on from here: opens a new table, where the reader has the seat on turn. */
  async playOn(): Promise<string | null> {
    const { game, seats } = this.review!;
    const level = seats.find((seat) => seat.kind === 'computer')?.level || null;
    const start = { table: this.table, game: this.number, move: this.move };
    try {
      const opened = await openTable({ game, visibility: 'quick', seats: seats.length, options: {}, name: givenName(), nonce: newNonce(), level, start });
      return opened.table;
    } catch (error) {
      this.trouble = troubleOf(error);
      return null;
    }
  }
}
