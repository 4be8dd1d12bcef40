/** A table on this device, seen from its page: a socket like that of a server, whose other end is a worker. */

import type { OpenTable } from '../wire';
import type { FromWorker, Opening, ToWorker } from './messages';

/** What a connection needs of a socket. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((frame: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

let worker: Worker | null = null;
let count = 0;
const sockets = new Map<number, HereSocket>();
const questions = new Map<number, (text: string) => void>();

const tell = (message: ToWorker): void => table().postMessage(message);

function table(): Worker {
  worker ??= begin();
  return worker;
}

function begin(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  made.onerror = () => hear({ kind: 'broken', reason: 'worker' });
  return made;
}

function hear(message: FromWorker): void {
  switch (message.kind) {
    case 'said':
      return sockets.get(message.line)?.onmessage?.(new MessageEvent('message', { data: message.text }));
    case 'hung-up':
      return sockets.get(message.line)?.end();
    case 'answer':
      questions.get(message.ask)?.(message.text);
      questions.delete(message.ask);
      return;
    case 'broken':
      worker?.terminate();
      worker = null;
      for (const answer of questions.values()) answer('');
      questions.clear();
      for (const socket of [...sockets.values()]) socket.end();
  }
}

const ask = (question: (number: number) => ToWorker): Promise<string> =>
  new Promise((done) => {
    const number = ++count;
    questions.set(number, done);
    tell(question(number));
  });

/** Open a table on this device. An empty answer: Python does not start. */
export async function openHere(wish: OpenTable): Promise<Opening> {
  const text = await ask((number) => ({ kind: 'open', ask: number, wish }));
  return text ? (JSON.parse(text) as Opening) : { key: 'offline-broken', args: {} };
}

/** Start Python before it is needed; false if it does not start. */
export const wake = async (): Promise<boolean> => (await ask((number) => ({ kind: 'wake', ask: number }))) !== '';

/** It is open at once: what is said meanwhile waits for Python. */
export class HereSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((frame: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  private readonly number = ++count;

  constructor(id: string) {
    sockets.set(this.number, this);
    tell({ kind: 'connect', line: this.number, table: id });
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  send(text: string): void {
    tell({ kind: 'say', line: this.number, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    if (sockets.delete(this.number)) tell({ kind: 'hang-up', line: this.number });
  }

  /** The other end has hung up. */
  end(): void {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.number);
    this.onclose?.(new CloseEvent('close'));
  }
}
