import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asSocket, comesBack, Connection, newId, newNonce, socketAddress, type Link } from './connection';
import { FakeSocket, fakeSockets, lastSocket } from './testing/socket';
import { situation, tableInfo } from './testing/samples';
import type { FromServer } from './wire';

let links: Link[];
let open: Connection[] = [];
let heard: FromServer[];

function connect(): Connection {
  const connection = new Connection('abc', () => ({ locale: 'en', pace: 'brisk' }), { link: (link) => links.push(link), message: (message) => heard.push(message) });
  open.push(connection);
  return connection;
}
const said = (kind: string): unknown[] => lastSocket().sent.filter((message) => message.t === kind);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  fakeSockets();
  [links, heard] = [[], []];
});
afterEach(() => {
  open.forEach((connection) => connection.close());
  open = [];
  vi.useRealTimers();
});

describe('addresses and ids', () => {
  it('names the socket of a table, safely where the page is', () => {
    expect(socketAddress('a/b', 0, { protocol: 'https:', host: 'x.org' } as Location)).toBe('wss://x.org/api/tables/a%2Fb/socket');
    expect(socketAddress('ab', 2, { protocol: 'http:', host: 'x.org:8000' } as Location)).toBe('ws://x.org:8000/api/tables/ab/socket?try=2');
  });

  it('finds the socket of another node beside the page, or on another server', () => {
    const place = { protocol: 'https:', host: 'x.org' } as Location;
    expect(asSocket('/api/tables/ab/socket?node=oslo', place)).toBe('wss://x.org/api/tables/ab/socket?node=oslo');
    expect(asSocket('http://10.0.0.2:8000/api/tables/ab/socket', place)).toBe('ws://10.0.0.2:8000/api/tables/ab/socket');
    expect(asSocket('https://oslo.x.org/api/tables/ab/socket', place)).toBe('wss://oslo.x.org/api/tables/ab/socket');
  });

  it('makes nonces of 32 hex digits, and ids that differ', () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(newId()).not.toBe(newId());
  });
});

describe('the greeting', () => {
  it('tells the version and the language, and what was seen', () => {
    connect();
    lastSocket().open();
    expect(lastSocket().sent).toEqual([{ t: 'hello', v: 2, have: 0, locale: 'en', pace: 'brisk', reading: null }]);
    lastSocket().welcome();
    expect(links).toEqual(['connecting', 'connected']);
    expect(heard.map((message) => message.t)).toEqual(['welcome']);
  });

  it('tells of a window that is still open', () => {
    const connection = connect();
    connection.read(7, true);
    lastSocket().open();
    expect(lastSocket().sent[0]).toMatchObject({ t: 'hello', reading: 7 });
    lastSocket().welcome();
    connection.read(7, false);
    expect(said('reading')).toEqual([{ t: 'reading', turn: 7, on: false }]);
  });

  it('is given up where the table does not answer', () => {
    connect();
    lastSocket().open();
    vi.advanceTimersByTime(30_000);
    expect(links.at(-1)).toBe('offline');
  });
});

describe('the outbox', () => {
  it('keeps what was ordered before the greeting, and sends it then', () => {
    const connection = connect();
    const cmd = connection.order({ t: 'do', turn: 3, move: 'end' });
    expect(lastSocket().sent).toEqual([]);
    expect([connection.waiting, connection.unsent]).toEqual([1, 'end']);
    lastSocket().welcome();
    expect(said('do')).toEqual([{ t: 'do', turn: 3, move: 'end', cmd }]);
  });

  it('sends again after a lost connection, under the same id, until there is an answer', () => {
    const connection = connect();
    lastSocket().welcome();
    const cmd = connection.order({ t: 'do', turn: 0, move: 'draw 1' });
    lastSocket().lose();
    expect(links.at(-1)).toBe('offline');
    vi.advanceTimersByTime(400);
    lastSocket().welcome();
    expect(said('do')).toEqual([{ t: 'do', turn: 0, move: 'draw 1', cmd }]);
    lastSocket().say({ t: 'ack', cmd, seq: 4 });
    expect([connection.waiting, connection.unsent]).toEqual([0, null]);
    lastSocket().lose();
    vi.advanceTimersByTime(400);
    lastSocket().welcome();
    expect(said('do')).toEqual([]);
  });

  it.each(['refused', 'stale', 'error'] as const)('takes %s for an answer', (t) => {
    const connection = connect();
    lastSocket().welcome();
    const cmd = connection.order({ t: 'take_back' });
    lastSocket().say(t === 'stale' ? { t, cmd, seq: 1 } : { t, cmd, key: 'x', args: {} });
    expect(connection.waiting).toBe(0);
  });

  it('knows the last command of a kind that has no answer', () => {
    const connection = connect();
    connection.order({ t: 'options', seats: 2, options: {} });
    connection.order({ t: 'options', seats: 3, options: {} });
    expect(connection.pending('options')).toMatchObject({ seats: 3 });
    expect(connection.pending('do')).toBeUndefined();
  });

  it('expects a move to be answered soon, and looks for the table elsewhere if it is not', () => {
    const connection = connect();
    lastSocket().welcome();
    connection.order({ t: 'do', turn: 0, move: 'end' });
    vi.advanceTimersByTime(8_000);
    expect(links.at(-1)).toBe('offline');
  });

  it('waits patiently while the server cannot write', () => {
    const connection = connect();
    lastSocket().welcome();
    lastSocket().say({ t: 'paused', key: 'table-cannot-write', args: {} });
    connection.order({ t: 'do', turn: 0, move: 'end' });
    vi.advanceTimersByTime(8_000);
    expect(links.at(-1)).toBe('connected');
  });

  it('does not wait for ever for a server that died while it could not write', () => {
    connect();
    lastSocket().welcome();
    lastSocket().say({ t: 'paused', key: 'table-cannot-write', args: {} });
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe('connected');
    vi.advanceTimersByTime(20_000);
    expect(links.at(-1)).toBe('offline');
  });

  it('sends what changes nothing once, and only if connected', () => {
    const connection = connect();
    expect(connection.tell({ t: 'why', turn: 0, move: 'end' })).toBe(false);
    lastSocket().welcome();
    expect(connection.tell({ t: 'why', turn: 0, move: 'end' })).toBe(true);
    lastSocket().lose();
    vi.advanceTimersByTime(400);
    lastSocket().welcome();
    expect(said('why')).toEqual([]);
  });

  it('is empty after starting over as a newcomer', () => {
    const connection = connect();
    lastSocket().welcome();
    connection.order({ t: 'stand' });
    connection.renew();
    expect(connection.waiting).toBe(0);
    lastSocket().welcome();
    expect(said('stand')).toEqual([]);
  });
});

describe('gaps', () => {
  const events = (seq: number): FromServer => ({ t: 'events', seq, by: 0, move: 'end', events: [], info: tableInfo(), situation: situation({}) });

  it('comes back for what it has missed', () => {
    connect();
    lastSocket().welcome();
    lastSocket().say({ t: 'state', seq: 3, info: tableInfo() });
    lastSocket().say(events(4));
    lastSocket().say(events(4));
    expect(heard.map((message) => message.t)).toEqual(['welcome', 'state', 'events']);
    lastSocket().say(events(6));
    expect(FakeSocket.made).toHaveLength(2);
    lastSocket().open();
    expect(lastSocket().sent[0]).toMatchObject({ t: 'hello', have: 4 });
  });

  it('hears what was said before in any order', () => {
    connect();
    lastSocket().welcome();
    lastSocket().say({ t: 'said', seq: 0, seat: 1, at: 5, text: 'Hello' });
    expect(heard.at(-1)).toMatchObject({ t: 'said' });
  });
});

describe('a table that another node has', () => {
  const there = '/api/tables/abc/socket?node=oslo';
  const moved = (): void => lastSocket().say({ t: 'moved', url: there });

  it('is followed at once, with everything that has no answer', () => {
    const connection = connect();
    lastSocket().welcome();
    const cmd = connection.order({ t: 'do', turn: 0, move: 'draw 1' });
    moved();
    expect([FakeSocket.made.length, lastSocket().address]).toEqual([2, asSocket(there)]);
    expect(links).not.toContain('offline');
    lastSocket().welcome();
    expect(said('do')).toEqual([{ t: 'do', turn: 0, move: 'draw 1', cmd }]);
    expect(heard.some((message) => message.t === 'moved')).toBe(false);
  });

  it('is looked for at the usual address once that node is gone', () => {
    connect();
    moved();
    lastSocket().welcome();
    lastSocket().lose();
    vi.advanceTimersByTime(400);
    expect(lastSocket().address).toBe(socketAddress('abc', 1));
    lastSocket().welcome();
    lastSocket().say({ t: 'bye', key: 'table-come-back', args: {} });
    lastSocket().lose();
    vi.advanceTimersByTime(650);
    expect(lastSocket().address).toBe(socketAddress('abc'));
  });

  it('is not followed in circles without a pause', () => {
    connect();
    for (let times = 0; times < 4; times++) moved();
    expect([FakeSocket.made.length, links.at(-1)]).toEqual([4, 'offline']);
    vi.advanceTimersByTime(400);
    expect([FakeSocket.made.length, lastSocket().address]).toEqual([5, socketAddress('abc', 1)]);
    moved();
    expect(lastSocket().address).toBe(asSocket(there));
  });
});

describe('coming back', () => {
  it('waits longer after every failure', () => {
    connect();
    for (const wait of [200, 400, 800]) {
      lastSocket().lose();
      const before = FakeSocket.made.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(before + 1);
    }
  });

  it.each([
    ['table-come-back', 650],
    ['serve-table-full', 60_000],
    ['table-too-fast', 6_400],
  ])('after %s waits for %d ms', (key, wait) => {
    connect();
    lastSocket().welcome();
    lastSocket().say({ t: 'bye', key, args: {} });
    lastSocket().lose();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('does not come back to a table that is closed', () => {
    connect();
    lastSocket().welcome();
    lastSocket().say({ t: 'bye', key: 'table-closed', args: {} });
    lastSocket().lose();
    vi.advanceTimersByTime(600_000);
    expect([links.at(-1), FakeSocket.made.length]).toEqual(['ended', 1]);
    expect([comesBack('table-closed'), comesBack('table-come-back')]).toEqual([false, true]);
  });

  it('comes at once when the network is there again, and goes at once when it is not', () => {
    connect();
    lastSocket().welcome();
    dispatchEvent(new Event('offline'));
    expect(links.at(-1)).toBe('offline');
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('pings, and leaves a house that does not answer', () => {
    connect();
    lastSocket().welcome();
    vi.advanceTimersByTime(20_000);
    expect(said('ping')).toEqual([{ t: 'ping', n: 1 }]);
    lastSocket().say({ t: 'pong', n: 1 });
    vi.advanceTimersByTime(20_000 + 8_000);
    expect(links.at(-1)).toBe('offline');
    expect(heard.some((message) => message.t === 'pong')).toBe(false);
  });

  it('is over for good once it is closed', () => {
    const connection = connect();
    connection.close();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
