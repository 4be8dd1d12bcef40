import { beforeEach, expect, test, vi } from 'vitest';
import { isHere, type FromWorker, type ToWorker } from './messages';

/** A worker whose other end is the test. */
class FakeWorker {
  static last: FakeWorker;
  heard: ToWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  gone = false;

  constructor() {
    FakeWorker.last = this;
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.gone = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

const wish = { game: 'lowest', visibility: 'quick', seats: 2, options: {}, name: 'Ann' } as never;
const load = (): Promise<typeof import('./socket')> => import('./socket');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});

test('only tables of this device are here', () => {
  expect(isHere('here-abc')).toBe(true);
  expect(isHere('abc')).toBe(false);
});

test('a table is opened by the worker, and its answer is that of a server', async () => {
  const { openHere } = await load();
  const opening = openHere(wish);
  const asked = FakeWorker.last.heard[0]!;
  expect(asked).toMatchObject({ kind: 'open', wish });
  FakeWorker.last.say({ kind: 'answer', ask: 'ask' in asked ? asked.ask : -1, text: '{"table":"here-abc"}' });
  expect(await opening).toEqual({ table: 'here-abc' });
});

test('if Python does not start, that is said, and the next attempt begins with a new worker', async () => {
  const { openHere, wake } = await load();
  const opening = openHere(wish);
  const first = FakeWorker.last;
  first.say({ kind: 'broken', reason: 'no files' });
  expect(await opening).toEqual({ key: 'offline-broken', args: {} });
  const waking = wake();
  expect(first.gone && FakeWorker.last !== first).toBe(true);
  FakeWorker.last.onerror?.();
  expect(await waking).toBe(false);
});

test('a socket is open at once, carries messages both ways, and ends once', async () => {
  const { HereSocket } = await load();
  const socket = new HereSocket('here-abc');
  const heard: unknown[] = [];
  socket.onmessage = (frame) => heard.push(frame.data);
  socket.onclose = () => heard.push('closed');
  await new Promise<void>((done) => (socket.onopen = () => done()));
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.send('hello');
  const [connected, said] = FakeWorker.last.heard;
  expect(connected).toMatchObject({ kind: 'connect', table: 'here-abc' });
  expect(said).toMatchObject({ kind: 'say', text: 'hello' });
  const line = connected && 'line' in connected ? connected.line : -1;
  FakeWorker.last.say({ kind: 'said', line, text: 'welcome' });
  FakeWorker.last.say({ kind: 'hung-up', line });
  expect(heard).toEqual(['welcome', 'closed']);
  socket.close();
  expect(FakeWorker.last.heard.length).toBe(2); // the other end knows
});

test('a page that closes its socket hangs up', async () => {
  const { HereSocket } = await load();
  const socket = new HereSocket('here-abc');
  socket.close();
  await Promise.resolve();
  expect(socket.readyState).toBe(WebSocket.CLOSED);
  expect(FakeWorker.last.heard.at(-1)).toMatchObject({ kind: 'hang-up' });
});
