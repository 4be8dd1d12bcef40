/** A lesson as this page knows it: the current step, how many of its moves have been played, and the answer to an attempt. */

import { getLesson, openTable, troubleOf, tryLesson } from '../api';
import { newNonce } from '../connection';
import type { Facts } from '../facts';
import { loadGame, type GameUi } from '../games/registry';
import { expectTable } from '../people/own-tables.svelte';
import { Reasons } from '../refusals.svelte';
import { givenName } from '../settings.svelte';
import { play } from '../sound';
import type { LastMove, Trouble } from '../table.svelte';
import { atRest, linesOf, namesOf, worthTelling } from '../event-words';
import type { Lesson, LessonStep, Moment, SeatInfo, Situation } from '../wire';
import { t } from '../words.svelte';

const PAUSE = 1000; // ms before each opponent's move, so that it can be followed
const FIRST_LEVEL = 'easy';
/** Messages of the table that need other words in a lesson. */
const INSTEAD: Record<string, string> = { 'web-nothing-to-take-back': 'learn-way-back', 'table-no-help': 'learn-no-help' };

export class LearnStore {
  lesson = $state.raw<Lesson | null>(null);
  game = $state.raw<GameUi | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The move was allowed, but is not the one the step asks for. */
  allowedToo = $state(false);
  waiting = $state(false);
  /** The index of the step in the lesson. */
  place = $state(0);
  /** How many of the step's moves have been played: the learner's, then the opponents'. */
  private played = $state(0);

  /** Why the law would refuse the current choice. */
  readonly why = new Reasons((move) => void this.wonder(move));

  private troubles = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly name: string) {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      const [lesson, game] = await Promise.all([getLesson(this.name), loadGame(this.name)]);
      this.game = game;
      this.lesson = lesson;
    } catch (error) {
      const { key, args } = troubleOf(error);
      this.complain(key, args);
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }

  get steps(): readonly LessonStep[] {
    return this.lesson?.steps ?? [];
  }

  get step(): LessonStep | null {
    return this.steps[this.place] ?? null;
  }

  /** The whole step has been played: the next one starts at another table, or there is none. */
  get rests(): boolean {
    return this.step !== null && this.played === this.step.then.length;
  }

  /** Whether the opponents are playing. */
  get watches(): boolean {
    return this.played > 0 && !this.rests;
  }

  get over(): boolean {
    return this.rests && this.place === this.steps.length - 1;
  }

  /** The last move of the step, or the one before it at the same table. */
  private get moment(): Moment | undefined {
    if (this.played > 0) return this.step?.then[this.played - 1];
    const before = this.steps[this.place - 1];
    return before?.scene === this.step?.scene ? before?.then.at(-1) : undefined;
  }

  get situation(): Situation | null {
    return (this.played > 0 ? this.moment?.situation : this.step?.situation) ?? null;
  }

  get last(): LastMove | null {
    return this.moment?.last ?? null;
  }

  /** The learner's last move, or the opponents' whole turn, as at a table. */
  get lastLine(): string {
    const by = this.last?.by;
    const moves = this.moments.flatMap(({ last }) => last ?? []);
    const turn = by === this.you ? moves.slice(-1) : moves.slice(moves.findLastIndex((move) => move.by !== by) + 1);
    const { game, seats, you } = this;
    return linesOf(
      { game, seats, you },
      worthTelling(
        game,
        turn.flatMap((move) => move.events),
      ),
    ).join(' ');
  }

  /** Everything played at this table. */
  private get moments(): Moment[] {
    return this.steps.flatMap(({ scene, then }, place) => (scene !== this.step?.scene || place > this.place ? [] : place === this.place ? then.slice(0, this.played) : then));
  }

  /** The move marked on the table. */
  get suggested(): string | null {
    return this.played === 0 ? (this.step?.move ?? null) : null;
  }

  /** The events that make up the game's score sheet. */
  get milestones(): Facts[] {
    return this.moments.flatMap((moment) => moment.last?.events ?? []).filter((event) => this.game?.milestones.includes(String(event.event)));
  }

  get you(): number {
    return this.lesson?.you ?? 0;
  }

  get seats(): SeatInfo[] {
    const name = givenName() ?? t('web-you-name');
    return atRest((this.lesson?.seats ?? []).map((seat, place) => (place === this.you ? { ...seat, name } : seat)));
  }

  get names(): string[] {
    return namesOf(this.seats);
  }

  complain(key: string, args: Facts = {}, rule = ''): void {
    this.trouble = { key: INSTEAD[key] ?? key, args, rule, count: ++this.troubles };
    play('refused');
  }

  calm(): void {
    this.trouble = null;
    this.allowedToo = false;
  }

  /** The learner moves: the step's own move is played, anything else gets an answer. */
  async act(move: string): Promise<void> {
    if (!this.step || this.played > 0 || this.waiting) return;
    this.calm();
    if (move === this.step.move || (await this.isRight(move))) this.goOn();
  }

  /** The server is asked only about moves that are not written as in the lesson. */
  private async isRight(move: string): Promise<boolean> {
    this.waiting = true;
    try {
      const { right, key, args, rule } = await tryLesson(this.name, this.place + 1, move);
      if (key) this.complain(key, { rule: rule ?? '', ...args }, rule);
      else this.allowedToo = !right;
      return right;
    } catch (error) {
      const { key, args } = troubleOf(error);
      this.complain(key, args);
      return false;
    } finally {
      this.waiting = false;
    }
  }

  /** The law's objection to a move; none if the server does not respond. */
  private async wonder(move: string): Promise<void> {
    const { key = null, args = {}, rule = '' } = (await tryLesson(this.name, this.place + 1, move).catch(() => null)) ?? {};
    this.why.hear({ move, key, args, rule });
  }

  /** Play the next move of the step; after the last one, the next step at the same table begins. */
  private goOn(): void {
    this.played += 1;
    this.why.forget();
    for (const event of this.last?.events ?? []) play(String(event.event));
    if (!this.rests) this.timer = setTimeout(() => this.goOn(), PAUSE);
    else if (this.steps[this.place + 1]?.scene === this.step?.scene) this.go(this.place + 1);
  }

  /** Go to the beginning of a step. */
  go(place: number): void {
    this.close();
    this.calm();
    this.why.forget();
    this.place = Math.max(0, Math.min(this.steps.length - 1, place));
    this.played = 0;
  }

  /** Go to the previous step, or to the beginning of this one if it has been played. */
  back(): void {
    this.go(this.played > 0 ? this.place : this.place - 1);
  }

  get mayGoBack(): boolean {
    return this.place > 0 || this.played > 0;
  }

  /** The address of a table against the weakest computer, with as many seats as in the lesson. */
  async firstGame(): Promise<string> {
    const { table } = await openTable({ game: this.name, visibility: 'quick', seats: this.names.length, options: {}, name: givenName(), nonce: newNonce(), level: FIRST_LEVEL });
    expectTable();
    return table;
  }
}
