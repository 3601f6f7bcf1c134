"""The pizza games by other rules."""

from __future__ import annotations

from forno.core.table import Table
from forno.games.pizza import MAMMA_MIA, bake, cover, duel, pieces, serving, turn
from forno.games.pizza import help as helping
from forno.games.pizza import round as rounds
from forno.games.pizza.redeal import all_known
from forno.games.pizza.series import left_over
from forno.games.pizza.table import PizzaTable
from lab.mutants.mutant import caught_by, edit

BAKE = "tests/pizza/test_bake.py::"
DRAW = "tests/pizza/test_draw.py::"
END = "tests/pizza/test_end.py::"
HELP = "tests/pizza/test_help.py::"
TURN = "tests/pizza/test_turn.py::"


@caught_by(TURN + "test_only_ingredients_really_held_are_played")
def cards_from_nowhere() -> None:
    """Ingredients that nobody holds can be played."""
    edit(turn.PutIngredients.allow, "0 <= move.singles <= hand[single]", "0 <= move.singles")


@caught_by(TURN + "test_only_own_orders_that_are_in_hand")
def orders_from_the_waiter() -> None:
    """An order that is not in hand yet can be laid."""
    edit(turn.LayOrder.allow, "not table.orders[self.seat] >> number & 1", "False")


@caught_by(DRAW + "test_in_plus_at_most_five_cards_a_turn[kitchen]")
def no_draw_limit() -> None:
    """In Plus a hand is filled at once."""
    edit(turn.room, "min(missing, table.variant.draw_limit)", "missing")


@caught_by(DRAW + "test_if_nobody_plays_or_draws_the_round_ends_and_its_starter_is_chef")
def stalled_too_long() -> None:
    """Where nobody can play or draw, the round does not end with the last who could not."""
    edit(turn.end_of_turn, "table.idle == table.players", "table.idle > table.players")


@caught_by("tests/pizza/test_chef.py::test_the_holder_empties_the_oven_and_starts_the_next_round[mamma-mia]")
def new_round_new_chef() -> None:
    """Not the chef starts the next round, but who started this one."""
    edit(rounds.next_round, "table.starter = table.chef", "pass")


@caught_by(BAKE + "test_the_first_played_comes_out_first")
def oven_upside_down() -> None:
    """What was played last comes out of the oven first."""
    edit(rounds.TurnOvenOver.happen, "table.oven.reverse()", "pass")


@caught_by(BAKE + "test_a_failed_order_goes_under_its_owners_waiter")
def failures_on_top() -> None:
    """A failed order is drawn again at once."""
    edit(serving.fail, "insert(0, order)", "append(order)")


@caught_by(BAKE + "test_it_cannot_be_declined_nor_helped_but_its_way_can_be_chosen")
def the_cook_chooses() -> None:
    """An order that can be served in several ways is served in the first of them, unasked."""
    edit(cover.judge, "need.leaves_choice and (", "False and (")


@caught_by("tests/pizza/test_bake_cards.py::test_four_take_every_double_they_can")
def singles_first() -> None:
    """Doubles stay on the table as long as there are singles."""
    edit(pieces.taken_of_kind, "min(doubles, (number + 1) // 2)", "min(doubles, (max(0, number - singles) + 1) // 2)")


@caught_by("tests/pizza/test_orders_sole_mio.py", "tests/pizza/test_orders_plus.py")
def nothing_is_crossed_out() -> None:
    """An order is served also where its crossed-out kind lies on the table."""
    edit(bake.reveal_order, "order.crossed_out >= 0 and worth(table.columns, order.crossed_out)", "False")


@caught_by(HELP + "test_an_opponent_without_an_ingredient_is_asked_like_any_other")
def who_cannot_help_is_skipped() -> None:
    """Only those are asked for help who hold something, and everybody learns who does not."""
    edit(helping.ask_next, "if everybody or table.waiters[seat]:", "if table.sizes[seat]:")


@caught_by(HELP + "test_the_helpers_top_order_is_laid_face_up_and_counts_at_once[sole-mio]")
def help_without_thanks() -> None:
    """Who helps gets nothing for it."""
    edit(helping.AnswerHelp.take, "reward(table, seat)", "pass")


@caught_by("tests/pizza/test_help_plus.py::test_nobody_sees_the_reward_not_even_the_helper")
def rewards_are_seen() -> None:
    """In Plus everybody sees which order a helper was given."""
    edit(serving.reward, "table.order(helper, order).name, hidden)", "table.order(helper, order).name, False)")


@caught_by("tests/pizza/test_duel.py::test_as_much_as_was_committed_is_enough_to_stop_it[commit 3-False]")
def duels_are_won_on_a_tie() -> None:
    """Who shows as many as were committed has lost the duel."""
    edit(duel.AnswerDuel.go_on, "total >= value(self.committed)", "total > value(self.committed)")


@caught_by("tests/pizza/test_quartet_series.py::test_other_numbers_are_no_series")
def any_series() -> None:
    """The quartets of a series may need any numbers."""
    edit(left_over, "return left.pop() if len(left) == 1 and", "return max(left, default=0) if")


@caught_by("tests/pizza/test_grande.py::test_an_order_that_is_not_served_leaves_the_game[duel]")
def grande_forgives() -> None:
    """In Grande a failed order comes back."""
    edit(serving.fail, "table.variant.failed_orders_leave", "False")


@caught_by(END + "test_tied_players_compare_the_ingredients_left_in_hand")
def ties_are_shared() -> None:
    """Who has more ingredients left is not before who has as many orders."""
    edit(MAMMA_MIA.outcome, "value(listed(hand)))", "0)")


@caught_by("tests/pizza/test_redeal.py::test_all_of_a_kind_that_was_shown_is_held_and_no_more")
def shown_cards_forgotten() -> None:
    """A world that a seat could be in forgets what was shown."""
    edit(all_known, "return known", "return None")


@caught_by("tests/property/test_games.py::test_copies_go_their_own_way")
def copies_share_hands() -> None:
    """A copy of a table plays with the hands of the other."""
    edit(PizzaTable.copy, "list(map(list.copy, self.hands))", "self.hands")


@caught_by("tests/solo/test_games.py::test_options_are_legal_and_after_changes_nothing")
def after_changes_the_table() -> None:
    """To ask what would come after a move is to make it."""
    edit(Table.after, "self.copy()", "self")
