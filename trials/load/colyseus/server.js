// node server.js PORT changes|views|stored FOLDER: rooms that send changes, whole views, or views of moves that are stored first.
const path = require('node:path');
const { DatabaseSync } = require('node:sqlite');
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { schema, t, StateView } = require('@colyseus/schema');

const [port, kind, folder] = process.argv.slice(2);
const SEATS = 2;

const cards = () =>
  ['R', 'G', 'Y', 'K', 'B'].flatMap((colour) =>
    Array.from({ length: 18 }, (_, number) => `${colour}${(number % 9) + 1}`),
  );

// A game of the size of Notty: 90 cards, two hidden hands, a deck; a move changes a hand and the deck, and ends the turn.
class Small {
  deck = cards();
  hands = Array.from({ length: SEATS }, () => this.deck.splice(0, 5));
  turns = 0;

  exchange(seat) {
    if (seat !== this.turns % SEATS) throw new Error('not your turn');
    this.hands[seat].push(this.deck.pop());
    this.deck.unshift(this.hands[seat].shift());
    this.turns += 1;
  }

  // What a table of Parlour tells: what happened, what this seat sees, what it may do, and the table around the game.
  view(seat) {
    const { hands, deck, turns } = this;
    const turn = turns % SEATS;
    return {
      events: [{ event: 'CardExchanged', seat: (turns + 1) % SEATS, deck: deck.length }],
      view: { hand: hands[seat], hands: hands.map((hand) => hand.length), deck: deck.length, turns, turn },
      legal: turn === seat ? hands[seat].map((card) => `exchange ${card}`) : [],
      table: TABLE,
    };
  }
}

const person = (name) => ({ kind: 'person', name, level: '', online: true, ready: false, bot: false, resigned: false });
const TABLE = {
  game: 'small',
  visibility: 'private',
  phase: 'playing',
  seats: [person('Ann'), person('Bob')],
  host: 0,
  options: { first_player: 'random', turn_limit: 300, cycle_at_limit: false },
  commitment: 'ab'.repeat(32),
  games_played: 0,
  spectators: 0,
};

class Table extends Room {
  maxClients = SEATS;
  patchRate = null;
  game = new Small();

  onCreate() {
    this.onMessage('exchange', (client) => {
      this.game.exchange(client.userData);
      this.keep();
      this.tell();
    });
  }

  onJoin(client) {
    client.userData = this.clients.length - 1;
    this.greet(client);
  }

  keep() {}

  greet() {}
}

const Hand = schema({ cards: t.array('string') }, 'Hand');
const Shown = schema({ hands: t.array(Hand).view(), deck: t.number(), turns: t.number(), turn: t.number() }, 'Shown');

class Changes extends Table {
  state = new Shown();

  onCreate() {
    super.onCreate();
    for (const hand of this.game.hands) {
      const shown = new Hand();
      shown.cards.push(...hand);
      this.state.hands.push(shown);
    }
    this.write();
  }

  write() {
    const { deck, turns, turn } = this.game.view(0).view;
    Object.assign(this.state, { deck, turns, turn });
  }

  greet(client) {
    client.view = new StateView();
    client.view.add(this.state.hands[client.userData]);
  }

  tell() {
    const mover = (this.game.turns - 1) % SEATS;
    const { cards } = this.state.hands[mover];
    cards.shift();
    cards.push(this.game.hands[mover].at(-1));
    this.write();
    this.broadcastPatch();
  }
}

class Views extends Table {
  tell() {
    for (const client of this.clients) client.send('view', this.game.view(client.userData));
  }
}

function opened(file) {
  const store = new DatabaseSync(file);
  store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  store.exec('CREATE TABLE entry (room TEXT, seq INTEGER, body TEXT, PRIMARY KEY (room, seq)) WITHOUT ROWID');
  return store.prepare('INSERT INTO entry VALUES (?, ?, ?)');
}

class Stored extends Views {
  static insert = kind === 'stored' ? opened(path.join(folder, 'moves.sqlite')) : null;

  keep() {
    Stored.insert.run(this.roomId, this.game.turns, JSON.stringify({ seat: (this.game.turns - 1) % SEATS, move: 'exchange' }));
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('small', { changes: Changes, views: Views, stored: Stored }[kind]);
server.listen(Number(port), '127.0.0.1');
