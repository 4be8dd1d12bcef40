/** A lesson as this page knows it: which step it is, how far its moves have been played, and what was said to a try. */

import { getLesson, openTable, troubleOf, tryLesson } from '../api';
import { newNonce } from '../connection';
import type { Facts } from '../facts';
import { loadGame, type GameUi } from '../games/registry';
import { expectTable } from '../people/own.svelte';
import { Reasons } from '../reasons.svelte';
import { givenName } from '../settings.svelte';
import { play } from '../sound';
import type { LastMove, Trouble } from '../table.svelte';
import { linesOf, namesOf, worthTelling } from '../telling';
import type { Lesson, LessonStep, Moment, SeatInfo, Situation } from '../wire';
import { t } from '../words.svelte';

const PAUSE = 1000; // ms before each move of the others, so that they can be followed
const FIRST_LEVEL = 'easy';
/** What a table says where something is closed, and what is true in a lesson. */
const INSTEAD: Record<string, string> = { 'web-nothing-to-take-back': 'learn-way-back', 'table-no-help': 'learn-no-help' };

export class LearnStore {
  lesson = $state.raw<Lesson | null>(null);
  game = $state.raw<GameUi | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** A move was allowed, but is not what the step is about. */
  allowedToo = $state(false);
  waiting = $state(false);
  /** The place of the step in the lesson. */
  place = $state(0);
  /** How many of the step's moves have been played: its own, then those of the others. */
  private played = $state(0);

  /** Why the law would refuse what is chosen. */
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

  /** All that belongs to the step has been played: the next one begins at another table, or there is none. */
  get rests(): boolean {
    return this.step !== null && this.played === this.step.then.length;
  }

  /** Whether the others play. */
  get watches(): boolean {
    return this.played > 0 && !this.rests;
  }

  get over(): boolean {
    return this.rests && this.place === this.steps.length - 1;
  }

  /** What has been played of the step last, or before it at the same table. */
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

  /** The own last move; of the others the whole turn, as at a table. */
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

  /** All that has been played at this table. */
  private get moments(): Moment[] {
    return this.steps.flatMap(({ scene, then }, place) => (scene !== this.step?.scene || place > this.place ? [] : place === this.place ? then.slice(0, this.played) : then));
  }

  /** The move that the table marks. */
  get suggested(): string | null {
    return this.played === 0 ? (this.step?.move ?? null) : null;
  }

  /** What the game's score sheet is made of. */
  get milestones(): Facts[] {
    return this.moments.flatMap((moment) => moment.last?.events ?? []).filter((event) => this.game?.milestones.includes(String(event.event)));
  }

  get you(): number {
    return this.lesson?.you ?? 0;
  }

  get seats(): SeatInfo[] {
    const name = givenName() ?? t('web-you-name');
    return (this.lesson?.seats ?? []).map((seat, place) => (place === this.you ? { ...seat, name } : seat));
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

  /** The learner moves: what the step is about goes on, everything else is answered. */
  async act(move: string): Promise<void> {
    if (!this.step || this.played > 0 || this.waiting) return;
    this.calm();
    if (move === this.step.move || (await this.isRight(move))) this.goOn();
  }

  /** The house is asked only about what is not written as in the lesson. */
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

  /** What the law says against a move; where the house does not answer, nothing. */
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

  /** To the beginning of a step. */
  go(place: number): void {
    this.close();
    this.calm();
    this.why.forget();
    this.place = Math.max(0, Math.min(this.steps.length - 1, place));
    this.played = 0;
  }

  /** To the step before; where this one has been played, to its own beginning. */
  back(): void {
    this.go(this.played > 0 ? this.place : this.place - 1);
  }

  get mayGoBack(): boolean {
    return this.place > 0 || this.played > 0;
  }

  /** A table against the weakest computer, with as many as in the lesson: where it is. */
  async firstGame(): Promise<string> {
    const { table } = await openTable({ game: this.name, visibility: 'quick', seats: this.names.length, options: {}, name: givenName(), nonce: newNonce(), level: FIRST_LEVEL });
    expectTable();
    return table;
  }
}
