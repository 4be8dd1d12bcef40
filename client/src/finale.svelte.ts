/** The end of a game on the page: the last card lands and rests, then comes the flourish with the story of the game, and then the result. Whoever does not want to wait skips it. */

import { untrack } from 'svelte';
import { isLively, travelTime } from './settings.svelte';
import { play } from './sound';
import { endMotions } from './games/motions';

/** `play`: the game goes on; `rest`: its last card lands; `flourish`: its story is told; `result`: nothing more to wait for. */
export type Stage = 'play' | 'rest' | 'flourish' | 'result';

const REST = 700; // ms after the last card has landed
const READING = { least: 2200, letter: 40, most: 5000 }; // ms to read the line

type Table = {
  /** The number of the game that is over; null while one is played. */
  over: () => number | null;
  /** Whether it was played to its end. */
  toEnd: () => boolean;
  story: () => string;
  /** Whether a window covers the table. */
  covered: () => boolean;
};

export class Finale {
  stage = $state<Stage>('play');
  /** Whether this page has seen the game being played: its end is celebrated once, and not on every visit. */
  private live = false;

  /** Call while a component is being set up; `here` is false while there is no table yet. */
  constructor(
    private readonly table: Table,
    here: () => boolean,
  ) {
    const over = $derived(table.over());
    const present = $derived(here());
    $effect.pre(() => {
      const ended = over !== null;
      if (present) untrack(() => this.turnTo(ended)); // once: whatever else changes on the table
    });
    $effect(() => this.goOn());
  }

  private turnTo(ended: boolean): void {
    const celebrated = this.live && isLively() && this.table.toEnd();
    this.stage = !ended ? 'play' : celebrated ? 'rest' : 'result';
    this.live = !ended;
  }

  /** Whether there is something to skip. */
  get waits(): boolean {
    return this.stage === 'rest' || this.stage === 'flourish';
  }

  skip(): boolean {
    const waited = this.waits;
    if (waited) this.stage = 'result';
    endMotions();
    return waited;
  }

  private goOn(): (() => void) | undefined {
    if (!this.waits || this.table.covered()) return undefined;
    const { least, letter, most } = READING;
    const resting = this.stage === 'rest';
    if (!resting) play('moment-flourish');
    const letters = untrack(() => this.table.story().length);
    const ms = resting ? travelTime() + REST : Math.min(most, least + letter * letters);
    const timer = setTimeout(() => (this.stage = resting ? 'flourish' : 'result'), ms);
    return () => clearTimeout(timer);
  }
}
