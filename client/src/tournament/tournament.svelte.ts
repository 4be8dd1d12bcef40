/** A tournament as this page knows it: the server's last state, and the table at which this person plays. */

import { personName } from '../event-words';
import { Gathering } from '../gathering/gathering.svelte';
import { levelName } from '../levels.svelte';
import { play } from '../sound';
import { tellInTitle } from '../title.svelte';
import type { TournamentPlayer, TournamentState } from '../wire';
import { t } from '../words.svelte';
import { enterTournament, getTournament, nameTournament } from './api';

export class TournamentStore extends Gathering<TournamentState> {
  constructor(id: string, begun: (table: string) => void) {
    super(id, ['tournament-none', 'tournament-removed'], begun);
  }

  override get isHost(): boolean {
    return super.isHost || this.state?.runs === true;
  }

  protected ask(known: TournamentState | null): Promise<TournamentState> {
    return getTournament(this.id, known?.version);
  }

  protected give(nonce: string): Promise<unknown> {
    return enterTournament(this.id, { nonce });
  }

  rename(title: string): Promise<unknown> {
    return nameTournament(this.id, title);
  }

  protected tableOf(state: TournamentState): string {
    return state.table;
  }

  protected follows(): boolean {
    return true; // the server tells nobody a table but their own
  }

  protected announceGame({ round }: TournamentState): void {
    tellInTitle(t('tournament-begun', { number: round }));
    play('deal');
  }
}

export const kindOfTournament = ({ game, kind }: Pick<TournamentState, 'game' | 'kind'>): string => t('tournament-of', { game: t(`${game}-name`), kind: t(`tournament-${kind}`) });

/** What a tournament is called: the name that its host has given it, or its game and kind. */
export const titleOfTournament = (one: Pick<TournamentState, 'title' | 'game' | 'kind'>): string => one.title || kindOfTournament(one);

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
