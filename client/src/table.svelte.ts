/** A table as this page knows it: what the server said last, the log, and what was refused. */

import { isOpen } from './api';
import { Connection, newNonce, type Link, type Order } from './connection';
import type { Facts } from './facts';
import { loadGame, type GameUi } from './games/registry';
import { settings } from './settings.svelte';
import { play } from './sound';
import { linesOf, nameOf, namesOf, sentencesOf, type Reader } from './telling';
import { VERSION, type Chances, type Events, type FromServer, type Hint, type Situation, type State, type TableInfo, type Told } from './wire';

/** A move and what happened by it; without `by`, one that was taken back. */
export type LogEntry = { id: number; by: number | null; move: string; events: Facts[]; turn: number | null };
export type Trouble = { key: string; args: Facts; rule: string; count: number };
export type LastMove = Told;

const LONGEST_LOG = 400;

export class TableStore {
  link = $state<Link>('connecting');
  you = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  situation = $state.raw<Situation | null>(null);
  game = $state.raw<GameUi | null>(null);
  log = $state.raw<LogEntry[]>([]);
  last = $state.raw<LastMove | null>(null);
  /** Everything that happened in this game, as far as the server told it. */
  private told = $state.raw<Facts[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  outdated = $state(false);
  /** Orders that have no answer yet. */
  waiting = $state(0);
  /** What was advised for the position on the table, and whether an advice is being thought of. */
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** How the game stands, as far as the server told it. */
  chances = $state.raw<Chances | null>(null);

  private connection: Connection;
  private watching = false;
  private lines = 0;
  private troubles = 0;

  constructor(readonly id: string) {
    this.connection = new Connection(id, () => settings.language, {
      link: (link) => {
        this.link = link;
        if (link === 'offline' && this.info === null) void this.seek();
      },
      message: (message) => this.take(message),
    });
  }

  /** A socket that never opens does not say why: if the house answers, it is the table that is missing. */
  private async seek(): Promise<void> {
    const open = await isOpen();
    if (this.info === null) this.complain(open ? 'web-no-table' : 'web-no-server');
  }

  close(): void {
    this.connection.close();
  }

  renew(): void {
    this.connection.renew();
  }

  get myTurn(): boolean {
    return this.you !== null && this.info?.phase === 'playing' && this.situation?.view.turn === this.you;
  }

  get host(): boolean {
    return this.you !== null && this.info?.host === this.you;
  }

  private get reader(): Reader {
    return { game: this.game, seats: this.info?.seats ?? [], you: this.you };
  }

  name(seat: number): string {
    return nameOf(this.info?.seats ?? [], seat);
  }

  get names(): string[] {
    return namesOf(this.info?.seats ?? []);
  }

  /** How many people sit here; the others are computers. */
  get people(): number {
    return this.info?.seats.filter((seat) => seat.kind === 'person').length ?? 0;
  }

  /** Between strangers nobody is helped. */
  get helps(): boolean {
    return this.you !== null && !(this.info?.visibility === 'public' && this.people > 1);
  }

  /** Spectators may know how the game stands, and who plays against computers alone. */
  get mayKnowChances(): boolean {
    return this.you === null || this.people === 1;
  }

  /** What the game's score sheet is made of. */
  get milestones(): Facts[] {
    return this.told.filter((event) => this.game?.milestones.includes(String(event.event)));
  }

  order(order: Order): void {
    this.trouble = null;
    this.connection.order(order);
    this.waiting = this.connection.waiting;
  }

  act(move: string): void {
    if (this.situation) this.order({ t: 'do', turn: this.situation.moves, move });
  }

  playForMe(scope: 'action' | 'turn'): void {
    if (this.situation) this.order({ t: 'play_for_me', turn: this.situation.moves, scope });
  }

  rematch(): void {
    this.order({ t: 'rematch', nonce: newNonce() });
  }

  complain(key: string, args: Facts = {}, rule = ''): void {
    this.trouble = { key, args, rule, count: ++this.troubles };
    play('refused');
  }

  /** Ask what to do: first which kind of action, then which cards, then why. */
  askHint(): void {
    if (!this.situation || this.thinking) return;
    if (!this.myTurn) return this.complain('web-wait-for-turn');
    const level = Math.min(3, (this.hint?.level ?? 0) + 1) as 1 | 2 | 3;
    if (this.hint?.level === level) return;
    this.trouble = null;
    this.thinking = this.connection.tell({ t: 'hint', turn: this.situation.moves, level });
  }

  /** Whether this page wants to hear how the game stands; every new connection must be told. */
  watchChances(on: boolean): void {
    if (on || this.watching) this.connection.tell({ t: 'chances', on });
    this.watching = on;
    if (!on) this.chances = null;
  }

  /** The lines that tell what happened by a move. */
  linesOf(events: Facts[]): string[] {
    return linesOf(this.reader, events);
  }

  /** What a hint says. */
  sentencesOf(hint: Hint): string[] {
    return sentencesOf(this.info?.seats ?? [], hint.reasons);
  }

  private take(message: FromServer): void {
    this.waiting = this.connection.waiting;
    switch (message.t) {
      case 'welcome':
        this.you = message.you;
        this.outdated = message.v !== VERSION;
        this.thinking = false;
        break;
      case 'state':
        this.look(message);
        break;
      case 'events':
        this.happen(message);
        break;
      case 'refused':
        this.complain(message.key, { rule: message.rule ?? '', ...message.args }, message.rule);
        break;
      case 'stale':
        this.complain('web-stale');
        break;
      case 'hint':
        this.thinking = false;
        if (message.turn === this.situation?.moves) this.hint = message;
        break;
      case 'chances':
        if (this.watching) this.chances = message;
        break;
      case 'error':
      case 'bye':
        this.thinking = false;
        this.complain(message.key, message.args);
        break;
    }
  }

  private look(message: State): void {
    const before = this.situation;
    const now = message.situation ?? null;
    if (message.log) {
      this.forget();
      for (const told of message.log) this.write({ ...told, turn: told.by });
      this.last = message.log.at(-1) ?? null;
    } else if (message.taken_back) {
      this.write({ by: null, move: message.taken_back, events: this.undone(), turn: this.log.at(-1)?.turn ?? null });
      this.last = null;
    } else if (before && now && now.moves < before.moves) {
      this.forget(); // another game
      this.last = null;
    }
    this.show(message.table, now);
    // Whoever stands up hears it only here: a new greeting tells that the seat is gone.
    if (this.you !== null && message.table.phase === 'open' && message.table.seats[this.you]?.kind === 'free') this.renew();
  }

  private happen(message: Events): void {
    const { by, move, events } = message;
    this.write({ by, move, events, turn: by });
    this.last = { by, move, events };
    this.show(message.table, message.situation);
    for (const event of events) play(String(event.event));
  }

  private show(info: TableInfo, situation: Situation | null): void {
    const wasMine = this.myTurn;
    this.info = info;
    if (situation?.moves !== this.situation?.moves) this.hint = null;
    this.situation = situation;
    if (this.myTurn && !wasMine) play('turn');
    void loadGame(info.game).then((game) => (this.game = game));
  }

  private forget(): void {
    this.log = [];
    this.told = [];
    this.chances = null;
  }

  /** What happened by the last move that stands, which is now taken back. */
  private undone(): Facts[] {
    let back = 0;
    for (const entry of [...this.log].reverse()) {
      if (entry.by === null) back++;
      else if (back-- === 0) return entry.events;
    }
    return [];
  }

  private write(entry: Omit<LogEntry, 'id'>): void {
    if (entry.by !== null) this.told = [...this.told, ...entry.events];
    this.log = [...this.log, { ...entry, id: ++this.lines }].slice(-LONGEST_LOG);
  }
}
