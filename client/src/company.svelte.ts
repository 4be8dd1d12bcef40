/** A company of people that the server keeps together, a party or a tournament: its last state, followed by long polls. */

import { troubleOf, type Trouble } from './api';
import { newNonce } from './connection';
import { learnTime } from './server-time.svelte';

const AGAIN = 3_000; // ms until the next request after one that failed
const SOONEST = 1_000; // ms between two requests that brought nothing new

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

interface CompanyState {
  version: number;
  now: number;
  you: number | null;
  host: number | null;
  commitment: string;
}

export abstract class Company<State extends CompanyState> {
  state = $state.raw<State | null>(null);
  /** Why nothing more can be said about it. */
  trouble = $state.raw<Trouble | null>(null);
  private closed = false;
  /** The commitment for which the server has this page's share in the randomness of the deals. */
  private given = '';

  constructor(
    readonly id: string,
    /** The troubles after which the server will not say anything else. */
    private readonly final: readonly string[],
  ) {
    void this.follow();
  }

  /** Ask the server for a state newer than the one that is known. */
  protected abstract ask(known: State | null): Promise<State>;
  /** Give the server this page's share in the randomness of the next deals. */
  protected abstract give(nonce: string): Promise<unknown>;
  /** Notice what is new. */
  protected abstract compare(before: State | null, now: State): void;

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
    this.compare(before, state);
    if (state.you !== null && state.commitment !== this.given) void this.share(state.commitment);
  }

  private async follow(): Promise<void> {
    while (!this.closed && !(this.trouble && this.final.includes(this.trouble.key))) {
      const asked = Date.now();
      const version = this.state?.version;
      try {
        const state = await this.ask(this.state);
        if (this.closed) return;
        this.take(state);
        await wait(Math.max(0, this.soonest(state, state.version !== version) - (Date.now() - asked)));
      } catch (error) {
        this.trouble = troubleOf(error);
        await wait(AGAIN);
      }
    }
  }

  /** The share is given after the server has committed to its own. */
  private async share(commitment: string): Promise<void> {
    this.given = commitment;
    await this.give(newNonce()).catch(() => (this.given = ''));
  }
}
