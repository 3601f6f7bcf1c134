"""SOLO by other rules."""

from __future__ import annotations

from forno.core.sequence import Sequential
from forno.games.solo import SOLO, effects, hand, legality, redeal, turn
from forno.games.solo.choices import ChooseSwap
from forno.games.solo.table import SoloTable
from lab.mutants.mutant import caught_by, edit

ACTIONS = "tests/solo/test_actions.py::"
END = "tests/solo/test_end.py::"
JUMPS = "tests/solo/test_jump_in.py::"
SECRETS = "tests/solo/test_secrets.py::"
TURN = "tests/solo/test_turn.py::"


@caught_by(ACTIONS + "test_the_next_player_loses_the_turn")
def skip_skips_nobody() -> None:
    """A skip costs nobody the turn."""
    edit(turn.go_on_from, "table.top in table.skipping", "False")


@caught_by(ACTIONS + "test_the_direction_turns")
def reverse_turns_nothing() -> None:
    """After a reverse play goes on as before."""
    edit(effects.reverse, "-table.direction", "table.direction")


@caught_by(ACTIONS + "test_draw_two_or_raise")
def penalties_start_anew() -> None:
    """A raised penalty is that of the last card alone."""
    edit(effects.draw_two, "table.penalty += 2", "table.penalty = 2")


@caught_by(ACTIONS + "test_a_penalty_once_drawn_is_spent")
def penalties_last() -> None:
    """A penalty that was drawn waits for the next player too."""
    edit(turn.Turn.draw_penalty, "owed, table.penalty = table.penalty, 0", "owed = table.penalty")


@caught_by(ACTIONS + "test_swap_whole_hands")
def swap_with_oneself() -> None:
    """Who swaps may name the own hand."""
    edit(ChooseSwap.choices, "if other != self.seat", "")


@caught_by(TURN + "test_only_the_card_just_drawn")
def any_card_after_drawing() -> None:
    """Who has drawn may play any card."""
    edit(turn.Drawn.check_play, "move.cards != (self.card,)", "False")


@caught_by(TURN + "test_with_nothing_to_draw_who_can_play_must_else_passes")
def passing_at_will() -> None:
    """With nothing to draw one may pass, also with a card that fits."""
    edit(turn.Turn.check_pass, "if self.can_play(table):", "if False:")


@caught_by(TURN + "test_the_new_pile_is_shuffled")
def unshuffled_pile() -> None:
    """The discards become the new pile as they lie, and everybody knows it."""
    edit(SoloTable.reshuffle, "self.chance.shuffle(self.pile)", "pass")


@caught_by(JUMPS + "test_numbers_only_or_none")
def jump_with_anything() -> None:
    """Any card may be jumped in with, whatever the table plays."""
    edit(legality.check_jump, "card not in table.jumpable", "False")


@caught_by(JUMPS + "test_the_same_top_card_may_be_met_later")
def jump_onto_the_past() -> None:
    """A jump-in counts also after the card that was seen is covered."""
    edit(SoloTable.is_current, "self.window <= decision <= self.serial", "decision <= self.serial")


@caught_by(JUMPS + "test_asked_one_after_the_other")
def asked_again_and_again() -> None:
    """Bots are asked whether they jump in after every move, not once after each discard."""
    edit(Sequential.play, "table.window == table.serial and ", "")


@caught_by(END + "test_who_forgets_draws_two")
def forgetting_is_free() -> None:
    """Who forgets to call draws nothing."""
    edit(effects.ForgottenCall.happen, "table.draw(self.seat, 2)", "pass")


@caught_by(END + "test_over_300_ends_the_game")
def exactly_300() -> None:
    """A total of 300 ends the game already."""
    edit(hand.CountHand.happen, "max(table.totals) > LIMIT", "max(table.totals) >= LIMIT")


@caught_by(END + "test_over_300_ends_the_game")
def highest_wins() -> None:
    """The highest total is first."""
    edit(SOLO.outcome, "other < total", "other > total")


@caught_by(SECRETS + "test_a_redeal_looks_the_same")
def redeal_of_the_own_hand() -> None:
    """A world that a seat could be in gives it other cards."""
    edit(redeal.deal_anew, "for seat in range(table.players) if seat != viewer", "for seat in range(table.players)")


@caught_by("tests/property/test_games.py::test_copies_go_their_own_way")
def copies_share_their_pile() -> None:
    """A copy of a table draws from the pile of the other. (catanatron)"""
    edit(SoloTable.copy, "twin.pile = self.pile.copy()", "twin.pile = self.pile")
