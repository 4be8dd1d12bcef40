/** A party as this page knows it: the server's last state, and who has just come or gone. */

import { getParty, joinParty, nameParty } from '../api';
import type { Facts } from '../facts';
import { Gathering } from '../gathering/gathering.svelte';
import { play } from '../sound';
import { tellInTitle } from '../title.svelte';
import type { PartyMember, PartyState } from '../wire';
import { t } from '../words.svelte';

export type News = { key: string; args: Facts };

const NEWS = 6_000; // ms for which a message about the others is shown
const OUTSIDE = 5_000; // ms between two requests of somebody who has not joined

export class PartyStore extends Gathering<PartyState> {
  news = $state.raw<News | null>(null);

  constructor(id: string, begun: (table: string) => void) {
    super(id, ['party-none', 'party-closed', 'party-removed'], begun);
  }

  get me(): PartyMember | undefined {
    return this.state?.members.find((one) => one.member === this.state?.you);
  }

  protected ask(known: PartyState | null): Promise<PartyState> {
    return getParty(this.id, known?.you == null ? undefined : known.version);
  }

  protected give(nonce: string): Promise<unknown> {
    return joinParty(this.id, { nonce });
  }

  protected override soonest(state: PartyState, isNew: boolean): number {
    return state.you === null ? OUTSIDE : super.soonest(state, isNew);
  }

  rename(title: string): Promise<unknown> {
    return nameParty(this.id, title);
  }

  protected tableOf(state: PartyState): string {
    return state.table?.table ?? '';
  }

  protected follows({ you, table }: PartyState): boolean {
    return you !== null && table?.phase === 'playing';
  }

  protected announceGame({ table }: PartyState): void {
    this.announce('party-begun', { game: t(`${table!.game}-name`) }, 'deal');
  }

  protected override compare(before: PartyState, now: PartyState): void {
    const wasHere = (member: number): boolean => before.members.some((one) => one.member === member && one.online);
    const isHere = (member: number): boolean => now.members.some((one) => one.member === member && one.online);
    for (const one of now.members) if (one.online && !wasHere(one.member) && one.member !== now.you) this.announce('party-arrived', { name: one.name }, 'arrived');
    for (const one of before.members) if (one.online && !isHere(one.member) && one.member !== now.you) this.announce('party-went', { name: one.name }, 'went');
    const host = now.members.find((one) => one.member === now.host);
    if (host && now.host !== before.host) this.announce(now.host === now.you ? 'party-you-host' : 'party-new-host', { name: host.name }, 'arrived');
  }

  /** Say it, let it be heard, and while nobody looks show it in the title. */
  private announce(key: string, args: Facts, sound: string): void {
    const news = (this.news = { key, args });
    setTimeout(() => this.news === news && (this.news = null), NEWS);
    tellInTitle(t(key, args));
    play(sound);
  }
}
