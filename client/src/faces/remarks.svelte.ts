/** What computer players say now and then: chosen from what everybody has seen, so that it tells nobody anything. */

import type { Facts } from '../facts';
import type { GameUi } from '../games/registry';
import { settings } from '../settings.svelte';
import type { Events, SeatInfo } from '../wire';
import { knows, t } from '../words.svelte';
import { numberOf } from './looks';

/** What a remark can be about: a card stolen or lost, a limit exceeded, an opening, a fine play, the end of the game. */
export type Moment = 'steal' | 'robbed' | 'bust' | 'opening' | 'stroke' | 'win' | 'lose';
export type Noted = { seat: number; moment: Moment };
export type Remark = { id: number; seat: number; text: string };

const APART = 8; // moves between two remarks, at least
const ONE_IN = 3; // of the moments that could have one
const SHOWN = 4500; // ms

/** The computers that could say something about these events, and about what. */
export function momentsOf(game: GameUi | null, events: readonly Facts[], winners: readonly number[] | null, seats: readonly SeatInfo[]): Noted[] {
  const speaks = ({ seat }: Noted): boolean => seats[seat]?.kind === 'computer';
  if (winners) {
    const others = seats.flatMap((_, seat): Noted[] => (winners.includes(seat) ? [] : [{ seat, moment: 'lose' }]));
    return [...winners.map((seat): Noted => ({ seat, moment: 'win' })), ...others].filter(speaks);
  }
  return events.flatMap((event) => game?.moments?.(event) ?? []).filter(speaks);
}

/** A line of a character at such a moment, by a number; empty if it has none. */
export function lineOf(level: string, moment: Moment, number: number): string {
  const key = (variant: number): string => `faces-say-${level}-${moment}-${variant}`;
  let count = 0;
  while (knows(key(count + 1))) count += 1;
  return count ? t(key((number % count) + 1)) : '';
}

export class Remarks {
  now = $state.raw<Remark | null>(null);
  private last = -Infinity; // the number of moves at the last remark
  private count = 0;

  /** A move has been played: perhaps somebody says something. */
  hear(table: string, game: GameUi | null, { events, info, situation }: Events): void {
    const { moves, result = null } = situation;
    if (moves < this.last) this.last = -Infinity; // another game
    if (!settings.remarks) return;
    const [noted] = momentsOf(game, events, result?.winners ?? null, info.seats);
    const luck = numberOf(`${table} ${info.games_played} ${moves}`);
    if (!noted || (!result && (moves < this.last + APART || luck % ONE_IN))) return;
    const text = lineOf(info.seats[noted.seat]?.level ?? '', noted.moment, luck >>> 4);
    if (text) this.say(noted.seat, text, moves);
  }

  private say(seat: number, text: string, moves: number): void {
    const remark = { id: ++this.count, seat, text };
    this.last = moves;
    this.now = remark;
    setTimeout(() => this.now === remark && (this.now = null), SHOWN);
  }
}
