"""Breakages of the pizza games' rules."""

from __future__ import annotations

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    ConditionFalse,
    DropAssignment,
    DropCall,
    DropOperand,
    RenameRead,
    ReplaceArgument,
    ReplaceCall,
    ReplaceComparison,
    ReplaceFunction,
    ReplaceReturn,
    SkipBranch,
    Unwrap,
)

RULES = "forno.games.pizza.rules."
BAKE = "tests/unit/pizza/test_bake.py::"
DRAW = "tests/unit/pizza/test_draw.py::"
END = "tests/unit/pizza/test_end.py::"
HELP = "tests/unit/pizza/test_help.py::"
TURN = "tests/unit/pizza/test_turn.py::"


def take_singles_first(kind: int, singles: int, doubles: int, number: int) -> tuple[int, ...]:
    """Take of a column as many singles as are needed, and doubles for the rest."""
    used_singles = min(singles, number)
    used_doubles = min(doubles, (number - used_singles + 1) // 2)
    return (2 * kind,) * used_singles + (2 * kind + 1,) * used_doubles


MUTANTS = (
    Mutant(
        "cards_from_nowhere",
        "Ingredients that nobody holds can be played.",
        At(RULES + "turn:PutIngredients.allow", DropOperand("singles", branch="turn.held", nth=-1)),
        (TURN + "test_only_ingredients_really_held_are_played",),
    ),
    Mutant(
        "orders_from_the_waiter",
        "An order that is not in hand yet can be laid.",
        At(RULES + "turn:LayOrder.allow", SkipBranch("turn.held")),
        (TURN + "test_only_own_orders_that_are_in_hand",),
    ),
    Mutant(
        "no_draw_limit",
        "In Plus a hand is filled at once.",
        At(RULES + "turn:room", Unwrap("min")),
        (DRAW + "test_in_plus_at_most_five_cards_a_turn[kitchen]",),
    ),
    Mutant(
        "stalled_too_long",
        "A round in which nobody can play or draw does not end with the last player who could not.",
        At(RULES + "turn:end_of_turn", ReplaceComparison("==", ">", "idle")),
        (DRAW + "test_if_nobody_plays_or_draws_the_round_ends_and_its_starter_is_chef",),
    ),
    Mutant(
        "new_round_new_chef",
        "The starter of the last round starts the next one, not its chef.",
        At(RULES + "round:next_round", DropAssignment("starter")),
        ("tests/unit/pizza/test_chef.py::test_the_holder_empties_the_oven_and_starts_the_next_round[mamma-mia]",),
    ),
    Mutant(
        "oven_upside_down",
        "The card played last comes out of the oven first.",
        At(RULES + "round:TurnOvenOver.happen", DropCall("reverse")),
        (BAKE + "test_the_first_played_comes_out_first",),
    ),
    Mutant(
        "failures_on_top",
        "A failed order is drawn again at once.",
        At(RULES + "serving:fail", ReplaceArgument("insert", 0, 1_000)),
        (BAKE + "test_a_failed_order_goes_under_its_owners_waiter",),
    ),
    Mutant(
        "the_cook_chooses",
        "An order that can be served in several ways is served in the first of them, without a question.",
        At(RULES + "cover:judge", SkipBranch("ChooseServing")),
        (BAKE + "test_it_cannot_be_declined_nor_helped_but_its_way_can_be_chosen",),
    ),
    Mutant(
        "singles_first",
        "Doubles stay on the table as long as there are singles.",
        At(RULES + "need:taken_doubles_first", ReplaceFunction(take_singles_first)),
        ("tests/unit/pizza/test_bake_cards.py::test_four_take_every_double_they_can",),
    ),
    Mutant(
        "doubles_always_first",
        "Doubles go first also for a last one at a table that plays with doubles=fitting.",
        At(RULES + "need:Need.taken_of_kind", ConditionFalse("doubles_fitting")),
        ("tests/unit/pizza/test_bake_cards.py::test_by_the_option_a_last_one_is_a_single_if_there_is_one",),
    ),
    Mutant(
        "nothing_is_crossed_out",
        "An order is served although its crossed-out kind lies on the table.",
        At(RULES + "bake:reveal_order", SkipBranch("fail")),
        ("tests/unit/pizza/test_orders_sole_mio.py", "tests/unit/pizza/test_orders_plus.py"),
    ),
    Mutant(
        "who_cannot_help_is_skipped",
        "Only players who hold an ingredient are asked for help, so that everybody learns who holds none.",
        At(RULES + "help:ask_next", DropOperand("helper_needs_waiter"), RenameRead("waiters", "sizes")),
        (HELP + "test_an_opponent_without_an_ingredient_is_asked_like_any_other",),
    ),
    Mutant(
        "help_without_thanks",
        "A helper gets no reward.",
        At(RULES + "help:AnswerHelp.take", DropCall("reward")),
        (HELP + "test_the_helpers_top_order_is_laid_face_up_and_counts_at_once[sole-mio]",),
    ),
    Mutant(
        "rewards_are_seen",
        "In Plus everybody sees which order a helper was given.",
        At(RULES + "serving:reward", ReplaceArgument("tell", 3, False)),
        ("tests/unit/pizza/test_help_plus.py::test_nobody_sees_the_reward_not_even_the_helper",),
    ),
    Mutant(
        "duels_are_won_on_a_tie",
        "An opponent who shows as many as were committed does not stop a duel.",
        At(RULES + "duel:AnswerDuel.go_on", ReplaceComparison(">=", ">", "committed")),
        ("tests/unit/pizza/test_duel.py::test_as_much_as_was_committed_is_enough_to_stop_it[commit 3-False]",),
    ),
    Mutant(
        "any_series",
        "The quartets of a series may need any numbers.",
        At(RULES + "series:left_over", DropOperand(1)),
        ("tests/unit/pizza/test_quartet_series.py::test_other_numbers_are_no_series",),
    ),
    Mutant(
        "grande_forgives",
        "In Grande a failed order comes back.",
        At(RULES + "serving:fail", ConditionFalse("failed_orders_leave")),
        ("tests/unit/pizza/test_grande.py::test_an_order_that_is_not_served_leaves_the_game[duel]",),
    ),
    Mutant(
        "ties_are_shared",
        "Ingredients left in hand do not break a tie.",
        At("forno.games.pizza.game:Pizza.outcome", ReplaceCall("value", 0)),
        (END + "test_tied_players_compare_the_ingredients_left_in_hand",),
    ),
    Mutant(
        "shown_cards_forgotten",
        "A table sampled for a seat forgets the cards that were shown.",
        At("forno.games.pizza.knowledge.redeal:all_known", ReplaceReturn(None)),
        ("tests/unit/pizza/test_redeal.py::test_all_of_a_kind_that_was_shown_is_held_and_no_more",),
    ),
    Mutant(
        "copies_share_hands",
        "A copy of a table plays with the hands of the original.",
        At("forno.games.pizza.table:PizzaTable.copy", Unwrap("list", "hands")),
        ("tests/unit/property/test_games.py::test_copies_go_their_own_way",),
    ),
    Mutant(
        "after_changes_the_table",
        "A look at the table after a move makes the move.",
        At("forno.core.table:Table.after", Unwrap("copy", "receiver")),
        ("tests/unit/solo/test_games.py::test_options_are_legal_and_after_changes_nothing",),
    ),
)
