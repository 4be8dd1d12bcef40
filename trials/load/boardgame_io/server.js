// node server.js PORT LOBBY_PORT memory|files|synced FOLDER: in memory, in files, or in files that are written and synced at once.
// The lobby has a port of its own, because with the koa of today its routes are not found beside the sockets.
const { open } = require('node:fs/promises');
const path = require('node:path');
const { createHash } = require('node:crypto');
const { Server, FlatFile } = require('boardgame.io/dist/cjs/server.js');
const { Game } = require('./game.js');

class SyncedFile extends FlatFile {
  async connect() {
    await this.games.init({ dir: this.dir, writeQueue: false }); // which would write once a second
  }

  async setItem(key, value) {
    return this.chainRequest(key, async () => {
      await this.games.setItem(key, value);
      const name = createHash('md5').update(key).digest('hex'); // as node-persist calls it
      const file = await open(path.join(this.dir, name), 'r+');
      await file.datasync();
      await file.close();
    });
  }
}

const [port, lobbyPort, storage, folder] = process.argv.slice(2);
const storages = {
  memory: () => ({}),
  files: () => ({ db: new FlatFile({ dir: folder }) }),
  synced: () => ({ db: new SyncedFile({ dir: folder }) }),
};
const server = Server({
  games: [Game],
  origins: [/.*/],
  ...storages[storage](),
});
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobbyPort) } });
