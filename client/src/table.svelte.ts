/** A table as this page knows it: the server's last state, the log, and the last refusal. */

import { comesBack, Connection, newNonce, type Link, type Order } from './connection';
import type { Facts } from './facts';
import { isHere } from './here/messages';
import { loadGame, type GameUi } from './games/registry';
import { plainStory, storyWords } from './games/story';
import { answered, tryServer } from './server-status.svelte';
import { learnTime } from './server-time.svelte';
import { allowsHelp, allowsHints, helpCosts, holders, people, plays, seatsNow, type PlayCosts, type SeatNow } from './table-actions';
import { Reasons } from './refusals.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';
import { Talk } from './talk.svelte';
import { Remarks } from './faces/remarks.svelte';
import { linesOf, nameOf, namesOf, sentencesOf, worthTelling, type Reader } from './event-words';
import { VERSION, type Chances, type Events, type FromServer, type Hint, type Rated, type Situation, type State, type TableInfo, type Told, type Warn } from './wire';
import { Windows } from './reading-pause.svelte';
import { t } from './words.svelte';

/** A move and its events; without `by`, a move that was taken back: `gone` if it is no longer in the log itself. */
export type LogEntry = Omit<Told, 'by'> & { id: number; by: number | null; turn: number | null; gone?: boolean };
export type Trouble = { key: string; args: Facts; rule: string; count: number };
/** The last move, with the events of its game. */
export type LastMove<Event = Facts> = Omit<Told, 'events'> & { events: Event[] };
/** A short word about what somebody has just done. */
export type News = { key: string; args: Facts };
/** The number of seats, and the options. */
export type SetUp = { seats: number; options: Facts };
/** The kinds of help that the computer gives a person at a table. */
export type Help = 'hint' | 'play' | 'undo';

const LONGEST_LOG = 400;
const LOG_SENT = 200; // moves: of a longer game, those who join later are not told every early one
const LONGEST_TROUBLE = 15_000; // ms: it covers other things there
const LATE = 2_000; // ms after which an unanswered move is marked
const NEWS = 7_000; // ms for which a short message about the others is shown

export class TableStore {
  link = $state<Link>('connecting');
  you = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  situation = $state.raw<Situation | null>(null);
  game = $state.raw<GameUi | null>(null);
  log = $state.raw<LogEntry[]>([]);
  last = $state.raw<LastMove | null>(null);
  /** Everything that happened in this game, as far as the server has sent it, and whether that is all of it. */
  told = $state.raw<Facts[]>([]);
  private whole = true;
  trouble = $state.raw<Trouble | null>(null);
  outdated = $state(false);
  /** Commands that have no answer yet. */
  waiting = $state(0);
  /** The unanswered move, and whether its answer is late. */
  unsent = $state<string | null>(null);
  late = $state(false);
  /** The advice for the position on the table, and whether one is being worked out. */
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** The help that waits until the person has accepted what it costs. */
  asked = $state.raw<{ help: Help; go: () => void } | null>(null);
  /** Whether this page was there when the cards of this game were dealt. */
  sawDeal = $state(false);
  /** The chances of winning, as far as the server has sent them. */
  chances = $state.raw<Chances | null>(null);
  private toldPace = settings.pace;
  /** Why the table is paused, as a key; empty while it is not. */
  paused = $state('');
  /** An announcement by the operator to everybody. */
  notice = $state('');
  /** What somebody at the table has just done other than playing. */
  news = $state.raw<readonly News[]>([]);
  /** Why the server has ended the connection, unless the table is reopened at once. */
  farewell = $state.raw<{ key: string; args: Facts } | null>(null);
  /** The last warning that the time of a turn is running out. */
  warned = $state.raw<Warn | null>(null);
  /** How the last rated game changed everybody's ratings. */
  rated = $state.raw<Rated | null>(null);
  /** The gestures that the server knows. */
  emotes = $state.raw<string[]>([]);
  /** Why the law would refuse the current choice. */
  readonly why = new Reasons((move) => this.connection.tell({ t: 'why', turn: this.moves, move }));
  readonly talk: Talk;
  readonly remarks = new Remarks();
  readonly windows = new Windows(this);

  private connection: Connection;
  private watching = false;
  private lines = 0;
  private troubles = 0;
  /** The commands for talk. */
  private spoken = new Set<string>();

  constructor(readonly id: string) {
    this.talk = new Talk(id, () => this.you);
    this.connection = new Connection(id, () => ({ locale: settings.language, pace: settings.pace }), {
      link: (link) => {
        this.link = link;
        if (link === 'offline' && this.info === null) void this.seek();
      },
      message: (message) => this.take(message),
    });
  }

  /** A socket that never opens gives no reason: if the server responds, it is the table that is missing. */
  private async seek(): Promise<void> {
    const open = await tryServer();
    if (this.info === null && !this.farewell) this.complain(open ? 'web-no-table' : 'web-no-server');
  }

  close(): void {
    this.connection.close();
  }

  renew(): void {
    this.trouble = null;
    this.connection.renew();
  }

  get myTurn(): boolean {
    return this.plays && this.onTurn === this.you;
  }

  /** The seat on turn. */
  get onTurn(): number | null {
    const turn = this.info?.phase === 'playing' ? this.situation?.view.turn : null;
    return typeof turn === 'number' ? turn : null;
  }

  /** Whether this person plays the game on the table themselves, without a computer standing in. */
  get plays(): boolean {
    return this.info !== null && plays(this.info, this.you);
  }

  /** The reader's seat. */
  get seat(): SeatNow | null {
    return this.you === null ? null : (this.seats[this.you] ?? null);
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

  /** The seats with what is shown beside them. */
  readonly seats: SeatNow[] = $derived(this.info ? seatsNow(this.info) : []);

  /** Whether this person may have help from the computer. */
  get helps(): boolean {
    return this.info !== null && plays(this.info, this.you) && allowsHelp(this.info);
  }

  /** Whether this person may ask for hints. */
  get hints(): boolean {
    return this.helps && this.info !== null && allowsHints(this.info);
  }

  /** Spectators may see the chances, and so may a person who plays against computers only. A table on this device cannot work them out. */
  get mayKnowChances(): boolean {
    if (isHere(this.id)) return false;
    return this.you === null || (this.info !== null && people(this.info).length === 1);
  }

  /** The reader's last move that has not been taken back, if the others could be asked to undo it. */
  get undoable(): boolean {
    return this.helps && this.info?.undo === null && this.standing.some((entry) => entry.by === this.you);
  }

  /** The events that make up the game's score sheet. */
  get milestones(): Facts[] {
    return this.told.filter((event) => this.game?.milestones.includes(String(event.event)));
  }

  /** The story of a game that has been played to its end, in one line; empty for others. */
  get story(): string {
    const { situation, info, game, moves } = this;
    if (!situation?.result || !game || !info || info.ended) return '';
    const { winners } = situation.result;
    const whole = this.whole && !info.resumed;
    const story = game.story?.({ view: situation.view, events: this.told, winners, whole, moves }) ?? plainStory({ winners, moves });
    return storyWords(story, info.seats, this.you);
  }

  /** The number of moves the page has seen. */
  get moves(): number {
    return this.situation?.moves ?? 0;
  }

  /** A window has opened by itself, or has been closed. */
  tell(turn: number, on: boolean): void {
    this.connection.read(turn, on);
  }

  order(order: Order): void {
    this.trouble = null;
    this.connection.order(order);
    this.count();
    setTimeout(() => (this.late = this.unsent !== null), LATE);
  }

  /** Change the seats or the options, on top of commands that have no answer yet, so that no choice undoes another. */
  setUp(now: SetUp, change: (wish: SetUp) => SetUp): void {
    this.order({ t: 'options', ...change(this.connection.pending('options') ?? now) });
  }

  private count(): void {
    this.waiting = this.connection.waiting;
    this.unsent = this.connection.unsent;
    this.late &&= this.unsent !== null;
  }

  /** Say something, or make a gesture; errors are shown in the talk panel. */
  speak(order: Extract<Order, { t: 'say' | 'emote' }>): void {
    this.talk.trouble = null;
    this.spoken.add(this.connection.order(order));
  }

  act(move: string): void {
    if (this.situation) this.order({ t: 'do', turn: this.situation.moves, move });
  }

  playForMe(scope: 'action' | 'turn'): void {
    const { situation } = this;
    if (situation) this.agree('play', () => this.order({ t: 'play_for_me', turn: situation.moves, scope }));
  }

  /** Take back the last move, or undo it with the others' consent: to a person these are the same. */
  takeBack(): void {
    if (this.situation?.take_back !== null) this.order({ t: 'take_back' });
    else if (this.undoable) this.undo();
    else this.complain('web-nothing-to-take-back');
  }

  /** Undo the reader's last move; the others are asked. */
  undo(): void {
    this.agree('undo', () => this.order({ t: 'undo' }));
  }

  /** Whether help would make this game unrated. */
  get helpCosts(): boolean {
    return this.info !== null && this.you !== null && helpCosts(this.info, this.you);
  }

  /** The cost of "play for me" is explained in its own question. */
  readonly playCosts: PlayCosts = { unsaid: () => this.helpCosts && !settings.hintsCost, agree: () => (settings.hintsCost ||= this.helpCosts) };

  /** Help makes a rated game unrated: confirmed once, before the first help. */
  private agree(help: Help, go: () => void): void {
    if (this.playCosts.unsaid()) this.asked = { help, go };
    else go();
  }

  /** Say that the person is still here, or back. */
  here(): void {
    this.order({ t: 'here' });
  }

  rematch(): void {
    this.order({ t: 'rematch', nonce: newNonce() });
  }

  complain(key: string, args: Facts = {}, rule = ''): void {
    const trouble = (this.trouble = { key, args, rule, count: ++this.troubles });
    setTimeout(() => this.info && this.trouble === trouble && (this.trouble = null), LONGEST_TROUBLE);
    play('refused');
  }

  /** Ask for a hint: first the kind of action, if there are several, then the cards, then the reason. */
  askHint(): void {
    if (!this.situation || this.thinking) return;
    if (!this.myTurn) return this.complain('web-wait-for-turn');
    const kinds = new Set(this.situation.legal.map((move) => move.split(' ')[0]));
    const level = Math.min(3, (this.hint?.level ?? (kinds.size > 1 ? 0 : 1)) + 1) as 1 | 2 | 3;
    if (this.hint?.level === level) return;
    const turn = this.situation.moves;
    this.agree('hint', () => {
      this.trouble = null;
      this.thinking = this.connection.tell({ t: 'hint', turn, level });
    });
  }

  /** Whether this page wants the chances; every new connection must be told. */
  watchChances(on: boolean): void {
    if (on || this.watching) this.connection.tell({ t: 'chances', on });
    this.watching = on;
    if (!on) this.chances = null;
  }

  /** Whether the game waits for a computer, so that its pause can be skipped. */
  get waitsForComputer(): boolean {
    const seat = this.onTurn === null ? undefined : this.info?.seats[this.onTurn];
    return this.link === 'connected' && (seat?.kind === 'computer' || seat?.stand_in === true);
  }

  /** Let the computers play on without pauses, until a person is on turn. */
  skipAhead(): void {
    if (this.waitsForComputer && this.situation) this.connection.tell({ t: 'skip', turn: this.situation.moves });
  }

  /** Tell the server how fast the computers should play; a new connection says it in its hello. */
  tellPace(): void {
    if (this.toldPace !== settings.pace) this.connection.tell({ t: 'pace', pace: settings.pace });
    this.toldPace = settings.pace;
  }

  /** The lines that describe a move. */
  linesOf(events: Facts[]): string[] {
    return linesOf(this.reader, events);
  }

  /** What is told about the deal before anybody moves; nothing in a game played on from a position, whose deal nobody here has seen. */
  get dealt(): string[] {
    const told = this.situation && !this.info?.resumed && this.game?.dealt?.(this.situation.view);
    return told ? this.linesOf([told]) : [];
  }

  /** The line about the last move: the reader's own last move, or the whole turn of anybody else. */
  get lastTurn(): string[] {
    if (!this.last) return this.log.length ? this.takenBack : this.dealt;
    const { by, computer, events } = this.last;
    const { afresh = [] } = this.game ?? {};
    const among =
      (keys: string[]) =>
      ({ event }: Facts): boolean =>
        keys.includes(String(event));
    if (events.some(among(afresh.slice(-1)))) return this.linesOf(events.filter(among(afresh)));
    if (by === this.you && !computer) return this.linesOf(events);
    const others = (entry: LogEntry): boolean => entry.by !== by || (entry.computer ?? false) !== (computer ?? false); // the player is named before the line
    const turn = this.log.slice(this.log.findLastIndex(others) + 1).flatMap((entry) => entry.events);
    return this.linesOf(worthTelling(this.game, turn, events));
  }

  /** If the last thing that happened was a move being taken back: whose it was, and which; its consequences are gone. */
  private get takenBack(): string[] {
    const entry = this.log.at(-1);
    if (entry?.by !== null || entry.turn === null) return [];
    const move = this.linesOf(entry.events)[0] ?? entry.move;
    return [t('web-takes-back', { name: entry.turn === this.you ? 'you' : this.name(entry.turn), move })];
  }

  /** The cards of the move that waits to be sent. */
  get unsentCards(): string {
    return this.cardsIn(this.unsent ?? '');
  }

  private cardsIn(move: string): string {
    return (this.game && move.match(new RegExp(this.game.token.source, 'g')))?.join(' ') ?? '';
  }

  /** The move that somebody wants undone, in brief: its cards, or the first line of the log. */
  get undoWords(): string {
    const move = this.info?.undo?.move ?? '';
    return this.cardsIn(move) || this.linesOf(this.disputed?.events ?? [])[0] || move;
  }

  /** The move that somebody wants undone: their last one. */
  private get disputed(): LogEntry | undefined {
    const seat = this.info?.undo?.seat;
    return this.standing.findLast((entry) => entry.by === seat);
  }

  /** The words of a hint. */
  sentencesOf(hint: Hint): string[] {
    return sentencesOf(this.info?.seats ?? [], hint.reasons);
  }

  private take(message: FromServer): void {
    this.count();
    switch (message.t) {
      case 'welcome':
        if (!isHere(this.id)) answered();
        if (this.you !== message.you) this.sawDeal = false; // the cards of another seat were dealt earlier
        this.you = message.you;
        this.outdated = message.v !== VERSION;
        this.thinking = false;
        this.why.forget();
        this.farewell = null;
        this.emotes = message.emotes;
        learnTime(message.now);
        break;
      case 'state':
        this.look(message);
        break;
      case 'events':
        this.happen(message);
        break;
      case 'refused':
        this.refuse(message.cmd, message.key, { rule: message.rule ?? '', ...message.args }, message.rule);
        break;
      case 'stale':
        this.complain('web-stale');
        break;
      case 'hint':
        this.thinking = false;
        if (message.turn === this.situation?.moves) this.hint = message;
        break;
      case 'reason': {
        const { turn, move, key = null, args = {}, rule = '' } = message;
        if (turn === this.situation?.moves) this.why.hear({ move, key, args, rule });
        break;
      }
      case 'chances':
        if (this.watching) this.chances = message;
        break;
      case 'said':
        this.talk.hear(message);
        break;
      case 'warn':
        this.warned = message;
        if (message.seat === this.you) play('warn');
        break;
      case 'rated':
        this.rated = message;
        break;
      case 'paused':
        this.paused = message.key;
        break;
      case 'notice':
        this.notice = message.text;
        break;
      case 'error':
        this.thinking = false;
        this.refuse(message.cmd ?? '', message.key, message.args);
        break;
      case 'bye':
        this.part(message.key, message.args);
        break;
    }
  }

  private refuse(cmd: string, key: string, args: Facts, rule = ''): void {
    if (this.spoken.has(cmd)) this.talk.trouble = { key, args };
    else this.complain(key, args, rule);
  }

  /** Show for a while what somebody has done. */
  announce(key: string, args: Facts): void {
    const news = { key, args };
    this.news = [...this.news, news];
    setTimeout(() => this.dismiss(news), NEWS);
  }

  /** Remove a message about the others. */
  dismiss(news: News): void {
    this.news = this.news.filter((one) => one !== news);
  }

  /** The server ends the connection. If the table is available again at once, nothing is shown. */
  private part(key: string, args: Facts): void {
    this.thinking = false;
    this.outdated ||= key === 'table-version';
    if (comesBack(key)) return;
    this.farewell = { key, args };
    this.complain(key, args);
  }

  private look(message: State): void {
    const before = this.situation;
    const now = message.situation ?? null;
    if (message.talk) this.talk.begin(message.talk);
    this.hearAnswer(message);
    if (message.log) {
      const undone = this.disputed;
      this.forget();
      this.whole = message.log.length < LOG_SENT;
      for (const told of message.log) this.write({ ...told, turn: told.by });
      if (message.taken_back) this.write({ by: null, move: message.taken_back, events: undone?.events ?? [], turn: undone?.turn ?? null, gone: true });
      this.last = message.taken_back ? null : (message.log.at(-1) ?? null);
    } else if (message.taken_back) {
      this.write({ by: null, move: message.taken_back, events: this.unheard(), turn: this.log.at(-1)?.turn ?? null });
      this.last = null;
    } else if (before && now && now.moves < before.moves) {
      this.forget(); // another game
      this.last = null;
    }
    this.show(message.info, now);
    // People who stand up learn it only here: a new hello says that the seat is gone.
    if (this.you !== null && message.info.phase === 'open' && message.info.seats[this.you]?.kind === 'free') this.renew();
  }

  /** The outcome of the reader's request to undo a move. */
  private hearAnswer(message: State): void {
    const { info, you } = this;
    if (info === null || you === null || info.undo?.seat !== you) return;
    const others = holders(info).filter((seat) => seat !== you);
    const no = message.said_no ?? null;
    if (no !== null && no !== you) this.announce('web-undo-refused', { name: this.name(no) });
    else if (message.log && message.taken_back && others.length) this.announce('web-undo-agreed', { names: others.map((seat) => this.name(seat)) });
  }

  private happen(message: Events): void {
    const { by, move, events, computer = false } = message;
    this.write({ by, move, events, computer, turn: by });
    this.last = { by, move, events, computer };
    this.show(message.info, message.situation);
    this.remarks.hear(this.id, this.game, message);
    for (const event of events) play(String(event.event));
  }

  private show(info: TableInfo, situation: Situation | null): void {
    const wasMine = this.myTurn;
    const another = this.info?.games_played !== info.games_played || this.info.phase !== info.phase;
    if (info.phase === 'playing' && another) {
      this.sawDeal = situation?.moves === 0;
      if (this.sawDeal) play('deal');
    }
    if (info.phase !== this.info?.phase) this.news = [];
    this.greet(info);
    this.tellOfSeats(info);
    this.tellOfRating(info);
    if (info.phase !== this.info?.phase || !info.time?.warned) this.warned = null;
    this.info = info;
    this.paused = info.paused;
    if (situation?.moves !== this.situation?.moves) this.moveOn();
    this.situation = situation;
    if (this.myTurn && !wasMine) play('turn');
    void loadGame(info.game).then((game) => (this.game = game));
  }

  /** Forget advice and answers about an earlier position. */
  private moveOn(): void {
    this.hint = this.asked = this.trouble = null;
    this.why.forget();
  }

  /** People at a table that has not started are told who sits down. */
  private greet(now: TableInfo): void {
    const before = this.info;
    if (before?.phase !== 'open' || this.you === null) return;
    const comer = now.seats.findIndex((seat, place) => seat.kind === 'person' && before.seats[place]?.kind !== 'person' && place !== this.you);
    if (comer >= 0) this.announce('web-sat-down', { name: nameOf(now.seats, comer) });
  }

  /** In a game, everybody is told who gives up, and people who come back are told that a computer has played for them. */
  private tellOfSeats(now: TableInfo): void {
    const before = this.info;
    if (before?.phase !== 'playing' || now.phase !== 'playing') return;
    const gone = now.seats.findIndex((seat, place) => seat.resigned && !before.seats[place]?.resigned);
    if (gone >= 0) this.announce('web-gave-up', { name: gone === this.you ? 'you' : nameOf(now.seats, gone) });
    else if (this.you !== null && before.seats[this.you]?.stand_in && !now.seats[this.you]?.stand_in) this.announce('web-played-while-away', {});
  }

  /** Help makes the game unrated: announced every time, even to people who have accepted it for good. */
  private tellOfRating(now: TableInfo): void {
    const before = this.info;
    if (before?.phase !== 'playing' || now.phase !== 'playing' || !now.rated || now.games_played !== before.games_played || before.helped.length) return;
    for (const seat of now.helped) this.announce('web-now-unrated', { name: seat === this.you ? 'you' : nameOf(now.seats, seat) });
  }

  private forget(): void {
    this.log = [];
    this.told = [];
    this.whole = true;
    this.chances = null;
  }

  /** The moves in the log that have not been taken back; each take-back removes the last of them. */
  private get standing(): LogEntry[] {
    const moves: LogEntry[] = [];
    for (const entry of this.log) {
      if (entry.by !== null) moves.push(entry);
      else if (!entry.gone) moves.pop();
    }
    return moves;
  }

  /** The events of the last standing move, which is now being taken back. */
  private undone(): Facts[] {
    return this.standing.at(-1)?.events ?? [];
  }

  /** Takes the events of the last standing move out of what has happened, and returns them. */
  private unheard(): Facts[] {
    const undone = this.undone();
    this.told = this.told.slice(0, this.told.length - undone.length);
    return undone;
  }

  private write(entry: Omit<LogEntry, 'id'>): void {
    if (entry.by !== null) this.told = [...this.told, ...entry.events];
    this.log = [...this.log, { ...entry, id: ++this.lines }].slice(-LONGEST_LOG);
  }
}
