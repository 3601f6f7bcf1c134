"""The rules of SOLO on a block: turns, effects, choices and hands, in the order of `forno.games.solo.rules`.

A move is known to be legal. Kernel language.
"""

from __future__ import annotations

from forno.kernel.chance import below, shuffle
from forno.kernel.language import Block
from forno.kernel.solo.memory import (
    forget_hand,
    remember_called,
    remember_declined,
    remember_drawn,
    remember_exchange,
    remember_laid,
)
from forno.kernel.solo.notes import clear_notes, note_drew, note_exchange, note_lack, note_lost, note_played
from forno.kernel.solo.state import (
    ALL,
    ASKS,
    CARD,
    CHOOSE_COLOUR,
    COLOUR,
    COLOUR_MOVE,
    COLOUR_OF,
    COLOURING,
    DEALER,
    DEALT,
    DECK_COPIES,
    DIRECTION,
    DISCARDS,
    DISCARDS_SIZE,
    DRAW_FOUR,
    DRAW_MOVE,
    DRAW_TWO,
    DRAWN,
    FORGOT,
    GOAL,
    HANDS,
    IDLE,
    JUMP_MOVE,
    JUMP_SOLO_MOVE,
    JUMPING,
    KINDS,
    LACKS_OF,
    LAST,
    MASKS,
    MAY_DRAW,
    MOST_HANDS,
    NOTED,
    NUMBER,
    NUMBER_RANKS,
    NUMBERS_ONLY,
    OPENED,
    OVER,
    PASS_MOVE,
    PASS_ON,
    PENALTY,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAY_MOVE,
    PLAY_SOLO_MOVE,
    PLAYERS,
    POINTS,
    RACER,
    RANK_OF,
    REVERSE,
    REVERSE_SKIPS,
    SEAT,
    SERIAL,
    SIZES,
    SKIP,
    START_NUMBER,
    SWAP,
    SWAP_MOVE,
    SWAP_NOBODY_MOVE,
    SWAPPING,
    TOP,
    TOTALS,
    TRIPLE_MOVE,
    TURN,
    after_seat,
    can_draw,
    demand_of,
    put_in_hand,
    take_from_hand,
)
from forno.kernel.solo.triples import triple_card, triple_size, triple_solo

# --- cards move (table.py)


def draw_one(t: Block, seat: int) -> int:
    """The next card of the pile goes into a hand. There is one."""
    if t[PILE_SIZE] == 0:
        reshuffle(t)
    t[PILE_SIZE] -= 1
    card = t[PILE + t[PILE_SIZE]]
    put_in_hand(t, seat, card)
    t[IDLE] = 0
    if t[NOTED]:
        note_drew(t, seat)
    remember_drawn(t, seat)
    return card


def draw(t: Block, seat: int, count: int) -> None:
    """Cards go into a hand, as many as there are; what cannot be drawn is forgiven. (solo.empty-pile)"""
    for _ in range(count):
        if can_draw(t):
            draw_one(t, seat)


def reshuffle(t: Block) -> None:
    """The discards below the top are shuffled, as they lie, into a new pile. (solo.empty-pile)"""
    size = t[DISCARDS_SIZE]
    for at in range(size):
        t[PILE + at] = t[DISCARDS + at]
    t[PILE_SIZE] = size
    t[DISCARDS_SIZE] = 0
    shuffle(t, PILE, size)


def exchange(t: Block, moved: Block) -> None:
    """Whole hands change owners: what seat s holds goes to moved[s]."""
    players = t[PLAYERS]
    hands = [0] * 550
    rest = [0] * 30
    for at in range(players * KINDS):
        hands[at] = t[HANDS + at]
    for giver in range(players):
        rest[giver] = t[SIZES + giver]
        rest[10 + 2 * giver] = t[MASKS + 2 * giver]
        rest[11 + 2 * giver] = t[MASKS + 2 * giver + 1]
    for giver in range(players):
        give_hand(t, giver, moved[giver], hands, rest)
    note_exchange(t, moved, HANDS)
    remember_exchange(t, moved)


def give_hand(t: Block, giver: int, receiver: int, hands: Block, rest: Block) -> None:
    """One hand, as it was, goes to its new owner."""
    for card in range(KINDS):
        t[HANDS + KINDS * receiver + card] = hands[KINDS * giver + card]
    t[SIZES + receiver] = rest[giver]
    t[MASKS + 2 * receiver] = rest[10 + 2 * giver]
    t[MASKS + 2 * receiver + 1] = rest[11 + 2 * giver]


# --- jumping in (table.py)


def is_jumpable(t: Block, card: int) -> int:
    """May this card be played out of turn? (solo.jump-in-black)"""
    return t[JUMPING] == ALL or (t[JUMPING] == NUMBERS_ONLY and RANK_OF[card] < NUMBER_RANKS)


def next_racer(t: Block, seat: int) -> int:
    """The next holder of the top card after this seat, besides the player on turn, counted from 1; 0 once
    the circle from the seat that discarded last is closed. (solo.sequence)"""
    top = t[TOP]
    last = t[LAST]
    for _ in range(t[PLAYERS]):
        seat = after_seat(t, seat)
        if seat != t[SEAT] and t[HANDS + KINDS * seat + top] > 0:
            return seat + 1
        if seat == last:
            return 0
    return 0


def ask_racers(t: Block) -> None:
    """Ask the holders of the top card before the player on turn, if jumping in has just opened."""
    t[RACER] = 0
    if t[ASKS] and t[OPENED] == t[SERIAL] and t[PHASE] == TURN and is_jumpable(t, t[TOP]):
        t[RACER] = next_racer(t, t[LAST])


# --- what a discarded card does (effects.py)


def begin_choice(t: Block, phase: int, seat: int) -> None:
    """The card leaves a choice to whoever played it."""
    t[PHASE] = phase
    t[SEAT] = seat


def draw_forgotten(t: Block, seat: int) -> None:
    """Who forgets to call SOLO draws two. (solo.call)"""
    draw(t, seat, 2)


def pass_on(t: Block) -> None:
    """Everybody passes the whole hand to the next player in the direction of play. (solo.pass-on)"""
    moved = [0] * 10
    for giver in range(t[PLAYERS]):
        moved[giver] = after_seat(t, giver)
    exchange(t, moved)


def act_card(t: Block, seat: int, rank: int) -> int:
    """Do what the card says; tell whether it leaves a choice. (solo.reverse, solo.draw-two, solo.draw-four,
    solo.choose-colour, solo.swap, solo.pass-on)"""
    if rank == REVERSE:
        t[DIRECTION] = -t[DIRECTION]
    elif rank == DRAW_TWO:
        t[PENALTY] += 2
    elif rank == DRAW_FOUR:
        t[PENALTY] += 4
        begin_choice(t, COLOURING, seat)
        return 1
    elif rank == CHOOSE_COLOUR:
        begin_choice(t, COLOURING, seat)
        return 1
    elif rank == SWAP:
        begin_choice(t, SWAPPING, seat)
        return 1
    elif rank == PASS_ON:
        pass_on(t)
    return 0


def end_hand(t: Block) -> None:
    """Nothing follows, and a penalty lapses; the hands are counted. (solo.out)"""
    t[PENALTY] = 0
    t[FORGOT] = 0
    count_hand(t)


# --- a turn (turn.py)


def take_turn(t: Block, seat: int, move: int) -> None:
    """Play, raise, draw or pass."""
    if move >= TRIPLE_MOVE:
        discard_triple(t, seat, move)
    elif move >= JUMP_SOLO_MOVE:
        discard(t, seat, move - JUMP_SOLO_MOVE, 1, 0)
    elif move >= JUMP_MOVE:
        discard(t, seat, move - JUMP_MOVE, 0, 0)
    elif move >= PLAY_SOLO_MOVE:
        discard(t, seat, move - PLAY_SOLO_MOVE, 1, 0)
    elif move >= PLAY_MOVE:
        discard(t, seat, move - PLAY_MOVE, 0, 0)
    elif move == DRAW_MOVE:
        draw_in_turn(t, seat)
    else:
        give_up(t, seat)


def draw_in_turn(t: Block, seat: int) -> None:
    """The penalty, or one card (solo.must-draw); what to do with that one is asked next."""
    if t[PENALTY]:
        draw_penalty(t, seat)
        return
    if t[NOTED] and not t[MAY_DRAW]:
        note_lack(t, seat, demand_of(t))
    remember_declined(t, seat)
    t[CARD] = draw_one(t, seat)
    t[PHASE] = DRAWN
    t[SEAT] = seat


def draw_penalty(t: Block, seat: int) -> None:
    """The penalty is drawn and spent, and the turn lost. (solo.draw-two, solo.penalty-paid)"""
    owed = t[PENALTY]
    t[PENALTY] = 0
    draw(t, seat, owed)
    begin_turn_after(t, seat)


def give_up(t: Block, seat: int) -> None:
    """Nothing to play, nothing to draw; once nobody could for a whole round, the hand ends. (solo.stuck)"""
    if t[NOTED]:
        note_lack(t, seat, demand_of(t))
    remember_declined(t, seat)
    t[PENALTY] = 0
    t[IDLE] += 1
    if t[IDLE] == t[PLAYERS]:
        end_hand(t)
    else:
        begin_turn_after(t, seat)


def take_drawn(t: Block, seat: int, move: int) -> None:
    """The card just drawn is played, another jumps in, or it is kept. (solo.play-drawn, solo.jump-in-turn)"""
    t[CARD] = 0
    if move >= JUMP_MOVE:
        take_turn(t, seat, move)
    elif move >= PLAY_SOLO_MOVE:
        discard(t, seat, move - PLAY_SOLO_MOVE, 1, 1)
    elif move >= PLAY_MOVE:
        discard(t, seat, move - PLAY_MOVE, 0, 1)
    else:
        begin_turn_after(t, seat)


def lay(t: Block, seat: int, card: int, drawn: int) -> None:
    """One card goes from a hand onto the discards."""
    take_from_hand(t, seat, card)
    t[DISCARDS + t[DISCARDS_SIZE]] = t[TOP]
    t[DISCARDS_SIZE] += 1
    t[TOP] = card
    if t[NOTED]:
        if not drawn:
            note_played(t, seat, card)
        if t[LACKS_OF + seat] > 0:
            note_lost(t, seat, card, t[SIZES + seat], drawn)
    remember_laid(t, seat, card, drawn)


def discard(t: Block, seat: int, card: int, called: int, drawn: int) -> None:
    """A card goes onto the discards, acts, and play goes on from the next player."""
    lay(t, seat, card, drawn)
    go_on_with(t, seat, card, called)


def discard_triple(t: Block, seat: int, move: int) -> None:
    """Three or more cards of one number, the last of which is on top. (solo.triples)"""
    for at in range(triple_size(move)):
        lay(t, seat, triple_card(t, move, at), 0)
    go_on_with(t, seat, t[TOP], triple_solo(move))


def go_on_with(t: Block, seat: int, card: int, called: int) -> None:
    """The last card discarded acts; the call is owed with the last but one. (solo.call, solo.out)"""
    t[COLOUR] = COLOUR_OF[card]
    t[LAST] = seat
    t[IDLE] = 0
    remember_called(t, seat, called)
    rank = RANK_OF[card]
    if t[SIZES + seat] == 0:
        end_hand(t)
    elif t[SIZES + seat] == 1 and not called:
        forget_call(t, seat, rank)
    elif act_card(t, seat, rank) == 0:
        go_on_from(t, seat)


def forget_call(t: Block, seat: int, rank: int) -> None:
    """Two cards are drawn at once (solo.call-how), but after an exchange of hands (solo.call-exchange)."""
    if rank == SWAP:
        t[FORGOT] = 1
        begin_choice(t, SWAPPING, seat)
        return
    chooses = act_card(t, seat, rank)
    draw_forgotten(t, seat)
    if chooses == 0:
        go_on_from(t, seat)


def go_on_from(t: Block, seat: int) -> None:
    """Jumping in opens (solo.jump-in-window), and after the seat that discarded comes the next one, or
    after a skip the one after that (solo.skip)."""
    t[OPENED] = t[SERIAL]
    rank = RANK_OF[t[TOP]]
    if rank == SKIP or (rank == REVERSE and t[REVERSE_SKIPS]):
        seat = after_seat(t, seat)
    begin_turn_after(t, seat)


def begin_turn_after(t: Block, seat: int) -> None:
    """The turn goes to the next player in the direction of play."""
    t[PHASE] = TURN
    t[SEAT] = after_seat(t, seat)


# --- choices (choices.py)


def take_swap(t: Block, seat: int, move: int) -> None:
    """Who plays swap exchanges whole hands with a player of their choice, or keeps theirs. (solo.swap)"""
    other = move - SWAP_MOVE
    moved = [0] * 10
    if move != SWAP_NOBODY_MOVE:
        for giver in range(t[PLAYERS]):
            moved[giver] = giver
        moved[seat] = other
        moved[other] = seat
        exchange(t, moved)
    if t[FORGOT]:
        t[FORGOT] = 0
        draw_forgotten(t, seat)
    go_on_from(t, seat)


# --- a hand (hand.py)


def count_hand(t: Block) -> None:
    """Those who still hold cards add up their values (solo.points). A total over 300 ends the game
    (solo.game-end); else the deal moves one seat to the left (solo.first-player)."""
    players = t[PLAYERS]
    most = 0
    for seat in range(players):
        for card in range(KINDS):
            t[TOTALS + seat] += t[HANDS + KINDS * seat + card] * POINTS[card]
        most = max(most, t[TOTALS + seat])
    if most > t[GOAL] or t[NUMBER] == t[MOST_HANDS]:
        t[PHASE] = OVER
        t[SEAT] = 0
    else:
        t[DEALER] = (t[DEALER] + 1) % players
        begin_hand(t)


def begin_hand(t: Block) -> None:
    """Shuffle, deal, turn up a card, and let the first player obey it. (solo.deal)"""
    t[NUMBER] += 1
    t[DIRECTION] = 1
    t[IDLE] = 0
    t[LAST] = t[DEALER]
    if t[NOTED]:
        clear_notes(t)
    forget_hand(t)
    gather_deck(t)
    shuffle(t, PILE, t[PILE_SIZE])
    deal_cards(t)
    turn_up(t)
    go_on_from(t, t[DEALER])


def gather_deck(t: Block) -> None:
    """Put the whole deck into the pile, in its canonical order."""
    size = 0
    for card in range(KINDS):
        for _ in range(t[DECK_COPIES + card]):
            t[PILE + size] = card
            size += 1
    t[PILE_SIZE] = size


def deal_cards(t: Block) -> None:
    """Eight cards each, from the dealer's left. (solo.deal)"""
    players = t[PLAYERS]
    seat = t[DEALER]
    for at in range(players * KINDS):
        t[HANDS + at] = 0
    for place in range(players):
        t[SIZES + place] = 0
        t[MASKS + 2 * place] = 0
        t[MASKS + 2 * place + 1] = 0
    for _ in range(players):
        seat = (seat + 1) % players
        for _ in range(t[DEALT]):
            t[PILE_SIZE] -= 1
            put_in_hand(t, seat, t[PILE + t[PILE_SIZE]])


def turn_up(t: Block) -> None:
    """The next card starts the discards, or (start-card=number) the next number, on top of what was turned
    over before it. (solo.start-card, solo.start-number)"""
    t[DISCARDS_SIZE] = 0
    t[PILE_SIZE] -= 1
    t[TOP] = t[PILE + t[PILE_SIZE]]
    while t[START_NUMBER] and RANK_OF[t[TOP]] >= NUMBER_RANKS and t[PILE_SIZE] > 0:
        t[DISCARDS + t[DISCARDS_SIZE]] = t[TOP]
        t[DISCARDS_SIZE] += 1
        t[PILE_SIZE] -= 1
        t[TOP] = t[PILE + t[PILE_SIZE]]
    t[COLOUR] = COLOUR_OF[t[TOP]]
    obey_start(t)


def obey_start(t: Block) -> None:
    """The first player obeys the start card as if it had just been played; after a black one any card may
    follow, swap and pass-on do nothing, and a skip acts as always. (solo.start-card)"""
    rank = RANK_OF[t[TOP]]
    if rank == REVERSE:
        t[DIRECTION] = -t[DIRECTION]
    elif rank == DRAW_TWO:
        t[PENALTY] = 2
    elif rank == DRAW_FOUR:
        t[PENALTY] = 4


# --- acting


def play(t: Block, move: int) -> None:
    """Make a legal move of the seat that is asked next."""
    seat = t[SEAT]
    if t[RACER]:
        seat = t[RACER] - 1
        if move == PASS_MOVE:
            t[RACER] = 0 if seat == t[LAST] else next_racer(t, seat)
            return
    play_as(t, seat, move)


def play_as(t: Block, seat: int, move: int) -> None:
    """Make a legal move of a seat that acts in or out of turn."""
    t[SERIAL] += 1
    phase = t[PHASE]
    if phase == TURN:
        take_turn(t, seat, move)
    elif phase == DRAWN:
        take_drawn(t, seat, move)
    elif phase == COLOURING:
        t[COLOUR] = move - COLOUR_MOVE
        go_on_from(t, seat)
    else:
        take_swap(t, seat, move)
    ask_racers(t)


def deal_game(t: Block, dealer: int) -> None:
    """Deal the first hand; unless a seat is named, counted from 1, the dealer is drawn first. (setup.first-player)"""
    t[DEALER] = dealer - 1 if dealer else below(t, t[PLAYERS])
    begin_hand(t)
    ask_racers(t)
