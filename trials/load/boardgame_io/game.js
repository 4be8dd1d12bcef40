// A game of the size of Notty: 90 cards, two hidden hands, a deck; a move changes a hand and the deck, and ends the turn.
const { PlayerView } = require('boardgame.io/dist/cjs/core.js');

const cards = () =>
  ['R', 'G', 'Y', 'K', 'B'].flatMap((colour) =>
    Array.from({ length: 18 }, (_, number) => `${colour}${(number % 9) + 1}`),
  );

exports.Game = {
  name: 'small',
  setup: () => {
    const deck = cards();
    return { players: { 0: { hand: deck.splice(0, 5) }, 1: { hand: deck.splice(0, 5) } }, secret: { deck }, turns: 0 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    exchange: {
      move: ({ G, playerID }) => {
        const { hand } = G.players[playerID];
        hand.push(G.secret.deck.pop());
        G.secret.deck.unshift(hand.shift());
        G.turns += 1;
      },
      client: false, // only the server knows the deck
    },
  },
};
