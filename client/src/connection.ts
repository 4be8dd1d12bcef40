/** One socket to one table: says hello, resends unanswered commands, notices gaps, and reconnects by itself. */

import type { Command } from './facts';
import { isHere } from './here/messages';
import { HereSocket, type Socket } from './here/socket';
import { VERSION, type FromClient, type FromServer, type Hello } from './wire';

/** Ended: the server has closed the connection for good, and reconnecting would be pointless. */
export type Link = 'connecting' | 'connected' | 'offline' | 'ended';

/** A command as the caller writes it; its id is added here. */
export type Order = Command extends infer C ? (C extends Command ? Omit<C, 'cmd'> : never) : never;

/** What a page wants of a table: its language, and how fast the computers play. */
export type Wishes = Pick<Hello, 'locale' | 'pace'>;

export interface Listener {
  message(message: FromServer): void;
  link(link: Link): void;
}

const FIRST_WAIT = 200; // ms before the first retry, which doubles each time: another node can take the table over at once
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000; // ms to wait for a connection, or for the answer to a ping
const LONGEST_SILENCE = 60_000; // ms without a word, even of a server that cannot write: it may have died without closing the socket
const PATIENCE_FOR_TABLE = 30_000; // ms to wait for the answer to the hello: after a restart many tables are opened at once

/** What the page does after each farewell; after any other it waits a while, as after many failures. */
type After = 'soon' | 'later' | 'never';
const AFTER: Record<string, After> = {
  'table-come-back': 'soon',
  'serve-restarting': 'soon',
  'serve-table-full': 'later',
  'table-closed': 'never',
  'table-version': 'never',
  'table-no-such-table': 'never',
  'table-newer': 'never',
  'table-damaged': 'never',
  'serve-banned': 'never',
};
const SOON = 650; // ms, with jitter, so that not all pages reconnect at the same moment
const LATER = 60_000;
const FAILURES_AFTER_BYE = 5;
const STRAIGHT_ON = 3; // moves from node to node that are followed without a pause

/** Whether the table is available again right after this farewell. */
export const comesBack = (key: string): boolean => AFTER[key] === 'soon';

/** A new id for a command. Outside a secure context a browser has no randomUUID. */
export function newId(): string {
  return crypto.randomUUID?.() ?? newNonce();
}

/** 32 hex digits: a person's contribution to the randomness of the deal. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The usual address of a table's socket. A proxy that knows `try` leads to another node after each failure. */
export function socketAddress(table: string, failures = 0, place: Location = location): string {
  return asSocket(`/api/tables/${encodeURIComponent(table)}/socket${failures ? `?try=${failures}` : ''}`, place);
}

/** The address of a socket, given relative to the page or as that of another server. */
export function asSocket(url: string, place: Location = location): string {
  const found = new URL(url, `${place.protocol}//${place.host}`);
  found.protocol = /^(https|wss):$/.test(found.protocol) ? 'wss:' : 'ws:';
  return found.href;
}

export class Connection {
  private socket: Socket | null = null;
  private outbox = new Map<string, Command>();
  private seen = 0;
  private failures = 0;
  private greeted = false;
  private closed = false;
  private after: After | null = null;
  private paused = false; // the server cannot write, and so may not answer
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private pings = 0;
  /** Where another node of the server has the table; null: at the usual address. */
  private elsewhere: string | null = null;
  private moves = 0; // from node to node, without a welcome
  private heardAt = 0;
  /** The number of moves played when the window that is still open opened by itself; a new connection is told at once. */
  private reading: number | null = null;

  constructor(
    private readonly table: string,
    private readonly wishes: () => Wishes,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Send a command; it stays in the outbox until it is answered. */
  order(order: Order): string {
    const command = { ...order, cmd: newId() };
    this.outbox.set(command.cmd, command);
    if (this.greeted) this.send(command);
    if (this.greeted && command.t === 'do' && !this.paused) this.expectAnswer(); // a table answers a move at once, unless it is gone
    return command.cmd;
  }

  /** Send a message that changes nothing and so is never resent. True if it could be sent. */
  tell(message: Extract<FromClient, { t: 'hint' | 'chances' | 'why' | 'pace' | 'skip' }>): boolean {
    if (this.greeted) this.send(message);
    return this.greeted;
  }

  /** A window has opened by itself, or has been closed. */
  read(turn: number, on: boolean): void {
    this.reading = on ? turn : null;
    if (this.greeted) this.send({ t: 'reading', turn, on });
  }

  get waiting(): number {
    return this.outbox.size;
  }

  /** The last unanswered command of a kind. */
  pending<K extends Command['t']>(kind: K): Extract<Command, { t: K }> | undefined {
    return [...this.outbox.values()].findLast((command): command is Extract<Command, { t: K }> => command.t === kind);
  }

  /** The unanswered move. */
  get unsent(): string | null {
    return this.pending('do')?.move ?? null;
  }

  /** Start over as a newcomer: the seat has changed, and with it what may be seen. Commands of the old seat are dropped. */
  renew(): void {
    this.outbox.clear();
    this.seen = 0;
    this.after = null;
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
  }

  private wake = (): void => {
    const welcome = this.after === null || this.after === 'soon';
    if (document.visibilityState === 'visible' && this.socket === null && welcome) this.connect();
  };

  /** The browser knows at once that the network is gone; the socket would notice only at the next ping. */
  private cut = (): void => {
    if (this.socket !== null && !isHere(this.table)) this.lost();
  };

  private connect(): void {
    this.drop();
    if (this.closed) return;
    this.listener.link('connecting');
    const socket: Socket = isHere(this.table) ? new HereSocket(this.table) : new WebSocket(this.elsewhere ?? socketAddress(this.table, this.failures));
    this.socket = socket;
    this.expectAnswer();
    socket.onopen = () => {
      this.send({ t: 'hello', v: VERSION, have: this.seen, ...this.wishes(), reading: this.reading });
      this.expectAnswer(PATIENCE_FOR_TABLE);
    };
    socket.onmessage = (frame) => this.take(JSON.parse(String(frame.data)) as FromServer);
    socket.onclose = () => this.lost();
  }

  /** Drop the socket and ignore anything it still sends. */
  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.deadline);
    clearInterval(this.heart);
    this.greeted = false;
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(): void {
    this.drop();
    this.elsewhere = null; // the node is gone; the usual address leads to another
    this.moves = 0;
    if (this.closed) return;
    this.listener.link(this.after === 'never' ? 'ended' : 'offline');
    if (this.after === 'never') return;
    this.retry = setTimeout(() => this.connect(), this.wait() * (0.75 + Math.random() / 2));
    if (this.after === 'soon') this.after = null; // once; a server that is not up yet is retried as usual
  }

  private wait(): number {
    if (this.after === 'soon') return SOON;
    if (this.after === 'later') return LATER;
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private expectAnswer(within = PATIENCE): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lost(), within);
  }

  private take(message: FromServer): void {
    clearTimeout(this.deadline);
    this.heardAt = Date.now();
    switch (message.t) {
      case 'welcome':
        this.welcomed();
        break;
      case 'state':
        this.seen = message.seq;
        this.paused = message.info.paused !== '';
        break;
      case 'paused':
        this.paused = true;
        break;
      case 'events':
      case 'said':
        if (message.t === 'said' && message.seq === 0) break; // from an earlier connection
        if (message.seq <= this.seen) return;
        if (message.seq > this.seen + 1) return this.connect(); // a gap: ask for everything since `have`
        this.seen = message.seq;
        this.paused = false;
        break;
      case 'ack':
      case 'refused':
      case 'stale':
        this.outbox.delete(message.cmd);
        break;
      case 'error':
        if (message.cmd) this.outbox.delete(message.cmd);
        break;
      case 'bye':
        this.after = AFTER[message.key] ?? null;
        this.failures = this.after === 'soon' ? 0 : Math.max(this.failures, FAILURES_AFTER_BYE);
        break;
      case 'moved':
        return this.follow(message.url);
      case 'pong':
        return;
    }
    this.listener.message(message);
  }

  /** Go where the table is now, at once; if nodes send the page to and fro, with growing pauses. */
  private follow(url: string): void {
    this.moves++;
    if (this.moves > STRAIGHT_ON) return this.lost();
    this.elsewhere = asSocket(url);
    this.connect();
  }

  private welcomed(): void {
    this.greeted = true;
    this.failures = this.moves = 0;
    this.after = null;
    this.listener.link('connected');
    for (const command of this.outbox.values()) this.send(command);
    clearInterval(this.heart);
    this.heart = setInterval(() => {
      if (Date.now() - this.heardAt > LONGEST_SILENCE) return this.lost();
      this.send({ t: 'ping', n: ++this.pings });
      if (!this.paused) this.expectAnswer();
    }, PING_EVERY);
  }
}
