// A small game for four: play a card from your hand, draw one from the deck. It never ends; hands are hidden.

const CARDS = 104;
const HAND = 7;

export const game = {
  name: 'pile',
  minPlayers: 4,
  maxPlayers: 4,

  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const players = Object.fromEntries(ctx.playOrder.map((seat) => [seat, { hand: deck.splice(0, HAND) }]));
    return { secret: { deck }, players, pile: [], left: deck.length };
  },

  // What a seat may know: its own hand, the pile, and how many cards are left.
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    return { ...open, players: playerID in players ? { [playerID]: players[playerID] } : {} };
  },

  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random, events }, place) => {
        const { hand } = G.players[playerID];
        if (!(place in hand)) return 'INVALID_MOVE';
        G.pile.push(...hand.splice(place, 1));
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
        hand.push(G.secret.deck.pop());
        hand.sort((one, other) => one - other);
        G.left = G.secret.deck.length;
        events.endTurn();
      },
    },
  },
};
