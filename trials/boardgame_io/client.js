// node client.js PORT LOBBY_PORT MATCHES PERIOD SECONDS: two clients a match, a move of each match every PERIOD seconds;
// prints what it saw.
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { SocketIO } = require('boardgame.io/dist/cjs/multiplayer.js');
const { Game } = require('./game.js');

const [port, lobbyPort, matches, period, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const latencies = [];
let sent = 0;
let late = 0;

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${lobbyPort}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function open() {
  const { matchID } = await post('/games/small/create', { numPlayers: 2 });
  const clients = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/small/${matchID}/join`, { playerID, playerName: playerID });
    const client = Client({
      game: Game,
      multiplayer: SocketIO({ server: address }),
      matchID,
      playerID,
      credentials: playerCredentials,
      debug: false,
    });
    client.start();
    clients.push(client);
  }
  const match = { clients, mover: null, at: 0 };
  clients.forEach((client, seat) =>
    client.subscribe((state) => {
      if (state && match.mover !== null && seat !== match.mover && Number(state.ctx.currentPlayer) === seat) {
        latencies.push(performance.now() - match.at);
        match.mover = null;
      }
    }),
  );
  return match;
}

function move(match) {
  if (match.mover !== null) return void late++;
  const state = match.clients[0].getState();
  if (!state) return;
  match.mover = Number(state.ctx.currentPlayer);
  match.at = performance.now();
  sent++;
  match.clients[match.mover].moves.exchange();
}

async function main() {
  const all = [];
  for (let number = 0; number < matches; number++) all.push(await open());
  await new Promise((done) => setTimeout(done, 1000));
  console.log('playing');
  for (const match of all)
    setTimeout(() => {
      move(match);
      match.timer = setInterval(() => move(match), period * 1000);
    }, Math.random() * period * 1000);
  await new Promise((done) => setTimeout(done, seconds * 1000));
  for (const match of all) clearInterval(match.timer);
  await new Promise((done) => setTimeout(done, 1000));
  latencies.sort((one, other) => one - other);
  const at = (part) => Math.round(10 * (latencies[Math.floor(part * latencies.length)] ?? 0)) / 10;
  console.log(JSON.stringify({ sent, moves: latencies.length, late, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main();
