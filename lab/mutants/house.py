"""The house: seats, questions and answers, races, clocks, taking back, and talk."""

from __future__ import annotations

import time

from forno.core.table import Table
from forno.games.pizza import events
from forno.server import telling
from forno.server.protocol import Act, Agree, Contribute, Sit
from forno.server.room import BotAct, GoAway, Settle, TimeOut, check, deeds, names, opening, playing, taking_back
from forno.server.room.deeds import happen
from forno.server.room.times import alarms
from forno.server.rooms import Rooms
from forno.server.steady import SteadyTime
from lab.mutants.mutant import caught_by, change, edit

PLAYING = "tests/server/rooms/test_playing.py::"
SEATS = "tests/server/rooms/test_seats.py::"
BACK = "tests/server/rooms/test_taking_back.py::"
HOUSE = "tests/server/test_house.py::"


# --- races


@caught_by(PLAYING + "test_the_quickest_jump_counts_and_the_beaten_hear_by_whom_and_by_how_much")
def simultaneous_moves_lost() -> None:
    """Of two who answer at the same time, the first is forgotten. (boardgame.io #828)"""
    edit(happen.dispatch(Act), "room.window.claims | {seat", "{seat")


@caught_by(HOUSE + "test_bots_wait_a_human_time_before_they_jump_in")
def bots_win_every_race() -> None:
    """Bots jump in at once. (Showdown's UNO, #3822)"""
    edit(alarms, "room.window.opened + about(pace.jump, room, number)", "room.window.opened")


@caught_by(PLAYING + "test_the_quickest_jump_counts_and_the_beaten_hear_by_whom_and_by_how_much")
def first_come_first_served() -> None:
    """Not the quickest counts, but whose message came first."""
    edit(happen.dispatch(Settle), "(chosen[seat].reaction, chosen[seat].seq)", "chosen[seat].seq")


@caught_by(PLAYING + "test_a_jump_comes_before_the_move_of_the_player_on_turn")
def turn_before_jump() -> None:
    """The player on turn is asked first, and nobody can jump in."""
    edit(happen.dispatch(Settle), "jumps or window.claims", "window.claims")


@caught_by(PLAYING + "test_the_window_opens_after_each_discard_whether_or_not_anybody_can_jump")
def windows_that_tell() -> None:
    """There is time for jumping in only where somebody can."""
    edit(playing.ask, "table.opens_race and room.settings.window", "table.racers() and room.settings.window")


@caught_by(PLAYING + "test_who_has_answered_answers_no_more_until_the_window_closes")
def second_thoughts() -> None:
    """Who has answered may answer again, and be quicker."""
    edit(check.dispatch(Act), "if room.window and seat in room.window.claims:", "if False:")


# --- questions and answers


@caught_by(PLAYING + "test_a_move_names_the_decision_that_it_answers")
def answers_to_anything() -> None:
    """An answer counts for whatever is asked when it arrives."""
    edit(Table.check, "decision is not None and not self.is_current(decision, move)", "False")


@caught_by(PLAYING + "test_a_rematch_keeps_the_seats_and_promises_anew")
def answers_from_the_last_game() -> None:
    """A late answer counts in the next game."""
    edit(check.dispatch(Act), "deed.number != room.number or ", "")


@caught_by(PLAYING + "test_a_bot_plays_for_who_is_away_and_everybody_sees_it")
def bots_play_for_anybody() -> None:
    """A bot's move counts for somebody who is here."""
    edit(check.dispatch(BotAct), "isinstance(deed, BotAct) and not room.seats[seat].plays_itself", "False")


# --- clocks


@caught_by(HOUSE + "test_setting_the_machines_clock_moves_no_timer")
def wall_clock_in_timers() -> None:
    """Timers follow the wall clock, which anybody may set."""
    change(SteadyTime, "now", lambda self: int(time.time() * 1000))


@caught_by(PLAYING + "test_only_who_owes_an_answer_spends_time_and_the_bank_pays_for_more")
def everybody_pays() -> None:
    """The time that one player takes is taken from all."""
    edit(playing.spend, "if number == seat else bank", "if True else bank")


@caught_by(PLAYING + "test_a_time_out_plays_the_documented_default")
def time_out_plays_anything() -> None:
    """For who does not answer, the last option is played."""
    edit(happen.dispatch(TimeOut), "table.default()", "table.options()[-1]")


@caught_by(PLAYING + "test_days_for_each_turn_need_nobody_to_stay")
def absent_at_once() -> None:
    """Who has days for a move and goes to bed is played for."""
    edit(check.dispatch(GoAway), "not isinstance(room.settings.clock, Days)", "True")


@caught_by(PLAYING + "test_the_time_for_jumping_in_costs_nobody_time")
def windows_cost_time() -> None:
    """While anybody may jump in, the clock of the player on turn runs."""
    edit(
        playing.ask,
        "room.window = Window(at, at + room.settings.window)\n        room.asked = None",
        "room.window = Window(at, at + room.settings.window)",
    )


# --- taking back


@caught_by(BACK + "test_what_drew_or_showed_the_hidden_is_never_taken_back")
def undo_across_a_reveal() -> None:
    """A move that showed a card is taken back. (terraforming-mars #728)"""
    edit(playing.remember, "shown == HIDDEN or before.chance.text != room.playing.chance.text", "False")


@caught_by(BACK + "test_taking_back_shows_nobody_a_card[mamma-mia]")
def undo_across_a_draw() -> None:
    """Cards drawn are put back, and their player knows them. (terraforming-mars #728)"""
    change(events.Drew, "discloses", 0)


@caught_by(BACK + "test_what_came_from_the_hand_is_taken_back_if_all_others_agree")
def one_voice_is_enough() -> None:
    """A move is taken back once anybody agrees."""
    edit(happen.dispatch(Agree), "affected(room, room.wish.seat) <= room.wish.agreed", "room.wish.agreed")


@caught_by(BACK + "test_what_nobody_has_seen_is_taken_back_freely")
def undone_questions_count() -> None:
    """A question that is asked again has its old number, and old answers meet it."""
    edit(taking_back.take_back, "table.serial = room.renewed", "pass")


@caught_by(BACK + "test_what_came_from_the_hand_is_taken_back_if_all_others_agree")
def nobody_is_asked() -> None:
    """What others have seen is taken back without asking them."""
    edit(taking_back.is_free, "len(undone) == 1 and undone[0].shown == NOTHING", "True")


# --- seats and talk


@caught_by(SEATS + "test_some_things_only_the_host_does")
def anybody_is_host() -> None:
    """Every player may do what the host does."""
    edit(deeds.need_host, "need_seat(room, seat) != room.host and not room.seats[room.host].away", "False")


@caught_by(SEATS + "test_a_seat_can_be_kept_for_who_has_its_link")
def seats_kept_for_anybody() -> None:
    """A seat that is kept for a guest goes to whoever asks for it."""
    edit(check.dispatch(Sit), "place.invite and place.invite != deed.invite", "False")


@caught_by(SEATS + "test_a_locked_table_takes_only_those_with_an_invitation")
def made_up_invitations() -> None:
    """Any invitation opens a locked table."""
    edit(check.dispatch(Sit), "deed.invite and chosen is None", "False")


@caught_by(SEATS + "test_a_name_is_short_visible_and_nobody_elses")
def two_of_one_name() -> None:
    """A guest may have the name of somebody at the table."""
    edit(names.check_name, " or taken", "")


@caught_by(PLAYING + "test_who_is_muted_is_not_heard_by_that_seat")
def muted_is_heard() -> None:
    """Who does not want to hear somebody hears everything all the same."""
    edit(telling.hears, "and piece.seat in room.seats[viewer].muted", "and False")


@caught_by(PLAYING + "test_the_commitment_comes_before_the_words_and_the_words_before_the_deal")
def last_words() -> None:
    """Words for the shuffle are taken after the deal."""
    edit(check.dispatch(Contribute), 'room.must_be("lobby")', 'room.must_be("lobby", "playing")')


@caught_by("tests/server/test_after_the_game.py::test_a_rematch_keeps_the_link_the_seats_and_who_watches")
def the_same_deal_again() -> None:
    """A rematch is dealt from the secret of the game before, which all know by then."""
    edit(opening.to_lobby, "room.secret = entry.salt", "room.secret = room.secret or entry.salt")


@caught_by(BACK + "test_a_jump_in_on_a_card_that_was_taken_back_comes_too_late")
def jumps_on_what_is_undone() -> None:
    """Who jumps in on a card that was taken back is judged by the card before it. (ours)"""
    edit(check.dispatch(Act), " or deed.decision < room.renewed", "")


# --- who is at which table


@caught_by(HOUSE + "test_all_who_wait_for_a_table_find_the_same")
def tables_that_split() -> None:
    """Who could not read a table takes it from those who wait for it too: they sit at another of the same name."""
    edit(Rooms.awaiting, "if not live.awaited and not live.is_there:", "if not live.is_there:")
    edit(Rooms.awaiting, "del self.rooms[name]", "self.rooms.pop(name, None)")
