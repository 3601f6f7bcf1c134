game-sample-game = Sample Game
game-sample-game-about = A trick game: the highest card wins.

section-sample-game = The tricks

sample-game-deal = Everybody gets four cards from 1 to 20. The rest stays face down.
sample-game-trick = In turn everybody plays a card. The highest takes the trick, and its owner leads to the next.
sample-game-end = After four tricks the player with the most tricks wins.

sample-game-event-dealt = { $seat } gets four cards.
    .you = You get four cards: { $cards }.
sample-game-event-played = { $seat } plays { $card }.
    .you = You play { $card }.
sample-game-event-trick-taken = { $seat } takes the trick.
    .you = You take the trick.

sample-game-ask-turn = Which card do you play?
