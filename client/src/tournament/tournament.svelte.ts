/** A tournament as this page knows it: the server's last state, and the table at which this person plays. */

import { Company } from '../company.svelte';
import { personName } from '../event-words';
import { levelName } from '../levels.svelte';
import { play } from '../sound';
import { tellInTitle } from '../title.svelte';
import type { TournamentPlayer, TournamentState } from '../wire';
import { t } from '../words.svelte';
import { enterTournament, getTournament } from './api';

/** The table of each tournament to which this tab has sent its person: a page that opens after the next game has begun must go on too. */
const sentTo = new Map<string, string>();

export class TournamentStore extends Company<TournamentState> {
  constructor(
    id: string,
    /** A game of this person has begun while this page was looking. */
    private readonly begun: (table: string) => void,
  ) {
    super(id, ['tournament-none', 'tournament-removed']);
  }

  protected ask(known: TournamentState | null): Promise<TournamentState> {
    return getTournament(this.id, known?.version);
  }

  protected give(nonce: string): Promise<unknown> {
    return enterTournament(this.id, { nonce });
  }

  protected compare(before: TournamentState | null, now: TournamentState): void {
    const last = before?.table ?? sentTo.get(this.id);
    sentTo.set(this.id, now.table);
    if (last === undefined || !now.table || now.table === last) return;
    tellInTitle(t('tournament-begun', { number: now.round }));
    play('deal');
    this.begun(now.table);
  }
}

/** The name of a player by number. */
export function playerName({ players }: TournamentState, number: number | null): string {
  const found = players.find((one) => one.player === number);
  if (!found) return '';
  return found.level ? t('tournament-computer', { number: computerNumber(players, found), level: levelName(found.level) }) : found.name ? personName(found.name) : t('tournament-gone');
}

const computerNumber = (players: TournamentPlayer[], one: TournamentPlayer): number => 1 + players.filter(({ level, player }) => level && player < one.player).length;

/** Half points as people write them: 3 is "1½". */
export function pointWords(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ''}½` : String(whole);
}

/** The name of a round of a knock-out, or its number. */
export function roundName({ kind, rounds }: TournamentState, number: number): string {
  const left = rounds - number;
  const key = ['tournament-final', 'tournament-semi-final', 'tournament-quarter-final'][left];
  return kind === 'knockout' && key && left < rounds ? t(key) : t('tournament-round', { number });
}
