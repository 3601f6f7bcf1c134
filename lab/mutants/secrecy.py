"""Secrets: what a seat may not know reaches it by some way or other."""

from __future__ import annotations

from forno.games.pizza import help as helping
from forno.games.pizza import view as pizza_view
from forno.games.pizza.recall import recall
from forno.games.pizza.turn import PutIngredients
from forno.games.solo import events, hand
from forno.games.solo import view as solo_view
from forno.games.solo.turn import Drawn
from forno.server import archive, attending, library, telling
from forno.server.room import entry
from forno.server.rooms import Rooms
from lab.mutants import leaks
from lab.mutants.mutant import caught_by, edit

TWINS = "tests/server/test_secrecy.py::test_no_channel_differs_in_a_byte_when_the_hidden_is_dealt_anew"
SOLO = "tests/solo/test_secrets.py::"
VIEW = "tests/pizza/test_view.py::"
AFTER = "tests/server/test_after_the_game.py::"
PLAYING = "tests/server/rooms/test_playing.py::"

caught_by("tests/server/test_sockets.py::test_who_watches_sees_what_is_public_and_cannot_act")(
    leaks.whole_state_to_the_public
)
caught_by(TWINS + "[mamma-mia]")(leaks.hand_as_it_was_dealt)


@caught_by(PLAYING + "test_the_commitment_comes_before_the_words_and_the_words_before_the_deal")
def seed_in_the_state() -> None:
    """The secret of the deal is sent where its commitment should be. (boardgame.io #1159)"""
    edit(telling.room_view, "commitment=Fair(bytes.fromhex(room.secret)).commitment", "commitment=room.secret")


@caught_by(SOLO + "test_only_the_drawer_hears_which_card")
def stable_card_ids() -> None:
    """A hidden card has a number that stays with it through every shuffle. (Forge #3642)"""
    edit(events._Private.heard, "self.count, None)", "self.count, tuple(card * 17 % 101 for card in self.cards))")


@caught_by("tests/solo/test_deal.py::test_the_documented_order_of_the_deal")
def hand_as_dealt() -> None:
    """A hand is sent in the order of the deal."""
    edit(hand.deal_cards, "bytes(sorted(cards))", "bytes(cards)")


@caught_by(TWINS + "[mamma-mia]")
def refusals_that_tell() -> None:
    """Why a move is refused depends on what the neighbour holds. (Showdown #11307)"""
    edit(PutIngredients.allow, "cards=say_put(move)", "cards=str(table.hands[(self.seat + 1) % table.players])")


@caught_by(TWINS + "[solo]", PLAYING + "test_a_bot_is_waited_for_on_its_turn_only")
def a_failing_disk_that_tells() -> None:
    """That nothing can be written down is said as well when a bot wants to jump in: so everybody knows that it can."""
    edit(attending.is_awaited, "not isinstance(deed, BotAct) or", "True or")


@caught_by(SOLO + "test_the_view_shows_no_other_hand")
def everybody_sees_seat_one() -> None:
    """Whoever looks, sees the first seat's hand. (Cockatrice #6115)"""
    edit(solo_view.view, "tuple(table.hands[viewer])", "tuple(table.hands[0])")


@caught_by(SOLO + "test_the_card_just_drawn_is_hidden_from_the_others")
def drawn_card_shown() -> None:
    """The question that a drawn card puts shows everybody the card."""
    edit(Drawn.seen_by, "self if seat == self.seat else Drawn(self.seat, HIDDEN)", "self")


@caught_by("tests/pizza/test_end.py::test_in_plus_nobody_sees_who_leads_until_the_end")
def plus_lies_open() -> None:
    """In Plus the served orders lie open all the time."""
    edit(pizza_view.place, "table.variant.served_hidden and not table.is_over", "False")


@caught_by(VIEW + "test_while_it_is_emptied_the_rest_of_the_oven_lies_face_down")
def oven_from_below() -> None:
    """While the oven is emptied, the next card of it is shown."""
    edit(pizza_view.top, "table.emptying or not table.oven", "not table.oven")


@caught_by(VIEW + "test_what_is_pledged_is_seen_by_nobody_else")
def pledges_shown() -> None:
    """Who is asked for help sees what the owner will add."""
    edit(helping.AnswerHelp.shown, '"request": self.request', '"request": self.request, "pledge": self.pledge')


@caught_by(VIEW + "test_one_is_shown_what_was_announced_since_ones_own_last_turn")
def total_recall() -> None:
    """A person is shown everything that was ever announced."""
    edit(recall, "if perfect:", "if True:")


# --- sealed answers, other people's replays, keys


@caught_by(PLAYING + "test_an_answer_stays_sealed_until_the_window_closes")
def answers_unsealed() -> None:
    """Who has jumped in is seen before the window closes."""
    edit(telling.frames, "happened.game and happened.only in (None, viewer)", "happened.game")


@caught_by(PLAYING + "test_a_sealed_answer_is_shown_to_nobody_else_who_looks")
def claims_shown() -> None:
    """Whoever looks into an open window sees the first answer in it."""
    old = "room.window.claims.get(viewer) if viewer is not None else None"
    edit(telling.window_view, old, "next(iter(room.window.claims.values()), None)")


@caught_by(PLAYING + "test_the_quickest_jump_counts_and_the_beaten_hear_by_whom_and_by_how_much")
def everybody_hears_everything() -> None:
    """What is meant for one seat is told to all."""
    edit(telling.hears, "return piece.only == viewer", "return True")


@caught_by("tests/server/test_secrecy.py::test_a_replay_for_the_public_is_what_the_public_saw")
def replay_with_open_eyes() -> None:
    """What the public saw is replayed as a player saw it. (netrunner #6551)"""
    edit(archive.viewers_of, "return [None]", "return [0]")


@caught_by(AFTER + "test_finished_games_are_replays_for_the_table_and_for_all_if_all_share")
def replay_of_the_other_hand() -> None:
    """A seat's replay shows the hand of its neighbour. (netrunner #6551)"""
    edit(archive.viewers_of, "else [int(viewer)]", "else [(int(viewer) + 1) % seats]")


@caught_by(AFTER + "test_who_comes_for_the_rematch_does_not_see_the_game_before")
def newcomers_see_the_past() -> None:
    """Who has a seat now may look at every game at the table."""
    edit(library.allow, "seat is not None and room.seats[seat].since <= number", "seat is not None")


@caught_by(AFTER + "test_only_listed_tables_are_in_the_list")
def every_table_is_listed() -> None:
    """Tables for those with the link are in the public list."""
    edit(Rooms.mark, 'room.settings.listed and room.status != "closed"', 'room.status != "closed"')


@caught_by("tests/server/rooms/test_seats.py::test_no_key_is_ever_written_down")
def keys_in_the_log() -> None:
    """A new key is written down as it is."""
    edit(entry.without_keys, "case Open() | Rekey():", "case Open():")
