/** People whom one link keeps together, as a party or a tournament: the last state that the server told, followed by long polls. */

import { troubleOf, type Trouble } from '../api';
import { newNonce } from '../connection';
import { learnTime } from '../server-time.svelte';

/** Letters of the name of a party or a tournament, as the server allows. */
export const MOST_LETTERS = 40;

const AGAIN = 3_000; // ms until the next request after one that failed
const SOONEST = 1_000; // ms between two requests that brought nothing new

/** The table of each gathering to which this tab has sent its person: a page that opens after the next game has begun must go on too. */
const sentTo = new Map<string, string>();

interface GatheringState {
  version: number;
  title: string;
  now: number;
  you: number | null;
  host: number | null;
  commitment: string;
}

export abstract class Gathering<State extends GatheringState> {
  state = $state.raw<State | null>(null);
  /** Why nothing more can be said about it. */
  trouble = $state.raw<Trouble | null>(null);
  private closed = false;
  /** End the pause before the next request. */
  private hurry = (): void => undefined;
  /** The commitment for which the server has this page's share in the randomness of the deals. */
  private given = '';

  constructor(
    readonly id: string,
    /** The troubles after which the server will not say anything else. */
    private readonly final: readonly string[],
    /** A game has begun to which the page should go. */
    private readonly begun: (table: string) => void,
  ) {
    void this.follow();
  }

  /** Ask the server for a state newer than the one that is known. */
  protected abstract ask(known: State | null): Promise<State>;
  /** Give the server this page's share in the randomness of the next deals. */
  protected abstract give(nonce: string): Promise<unknown>;
  /** The table of the last game, empty without one. */
  protected abstract tableOf(state: State): string;
  /** Whether this person's page should go to a game that has begun. */
  protected abstract follows(state: State): boolean;
  /** Say that a game has begun. */
  protected abstract announceGame(state: State): void;
  /** Give it another name, as its host. */
  abstract rename(title: string): Promise<unknown>;

  /** Notice what else is new. */
  protected compare?(before: State, now: State): void;

  /** The ms from a request to the next. */
  protected soonest(_state: State, isNew: boolean): number {
    return isNew ? 0 : SOONEST;
  }

  get isHost(): boolean {
    return this.state !== null && this.state.you !== null && this.state.you === this.state.host;
  }

  close(): void {
    this.closed = true;
  }

  /** Take what the server has just said. */
  take(state: State): void {
    const before = this.state;
    this.state = state;
    this.trouble = null;
    learnTime(state.now);
    if (before) this.compare?.(before, state);
    if (before?.you !== state.you) this.hurry(); // whoever has just come in need not be asked so rarely any more
    this.goOn(before, state);
    if (state.you !== null && state.commitment !== this.given) void this.share(state.commitment);
  }

  /** Go to a game that has begun since the page was last told, or since this tab sent its person to another one. */
  private goOn(before: State | null, now: State): void {
    const table = this.tableOf(now);
    const last = before ? this.tableOf(before) : sentTo.get(this.id);
    sentTo.set(this.id, table);
    if (last === undefined || !table || table === last || !this.follows(now)) return;
    this.announceGame(now);
    this.begun(table);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      this.hurry = done;
      setTimeout(done, ms);
    });
  }

  private async follow(): Promise<void> {
    while (!this.closed && !(this.trouble && this.final.includes(this.trouble.key))) {
      const asked = Date.now();
      const version = this.state?.version;
      try {
        const state = await this.ask(this.state);
        if (this.closed) return;
        this.take(state);
        await this.pause(Math.max(0, this.soonest(state, state.version !== version) - (Date.now() - asked)));
      } catch (error) {
        this.trouble = troubleOf(error);
        await this.pause(AGAIN);
      }
    }
  }

  /** The share is given after the server has committed to its own. */
  private async share(commitment: string): Promise<void> {
    this.given = commitment;
    await this.give(newNonce()).catch(() => (this.given = ''));
  }
}
