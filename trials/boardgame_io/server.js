// node server.js PORT LOBBY_PORT [FOLDER]: in memory, or in files of this folder. The lobby has a port of its own, because
// with the koa of today its routes are not found beside the sockets.
const { Server, FlatFile } = require('boardgame.io/dist/cjs/server.js');
const { Game } = require('./game.js');

const [port, lobbyPort, folder] = process.argv.slice(2);
const server = Server({
  games: [Game],
  origins: [/.*/],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobbyPort) } });
