"""Breakages of SOLO's rules."""

from __future__ import annotations

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    ConditionFalse,
    ConditionTrue,
    DropAssignment,
    DropCall,
    DropOperand,
    ReplaceAssigned,
    ReplaceComparison,
    SkipBranch,
    Unwrap,
)

RULES = "forno.games.solo.rules."
ACTIONS = "tests/unit/solo/test_actions.py::"
END = "tests/unit/solo/test_end.py::"
JUMPS = "tests/unit/solo/test_jump_in.py::"
SECRETS = "tests/unit/solo/test_secrets.py::"
TURN = "tests/unit/solo/test_turn.py::"

MUTANTS = (
    Mutant(
        "skip_skips_nobody",
        "A skip costs nobody the turn.",
        At(RULES + "turn:go_on_from", SkipBranch("Skipped")),
        (ACTIONS + "test_the_next_player_loses_the_turn",),
    ),
    Mutant(
        "reverse_turns_nothing",
        "After a reverse play goes on in the same direction.",
        At(RULES + "effects:reverse", DropAssignment("direction")),
        (ACTIONS + "test_the_direction_turns",),
    ),
    Mutant(
        "penalties_start_anew",
        "A raised penalty is that of the last card alone.",
        At(RULES + "effects:draw_two", ReplaceAssigned("penalty", 2)),
        (ACTIONS + "test_draw_two_or_raise",),
    ),
    Mutant(
        "penalties_last",
        "A penalty that was drawn is owed by the next player too.",
        At(RULES + "turn:Turn.draw_penalty", DropAssignment("penalty")),
        (ACTIONS + "test_a_penalty_once_drawn_is_spent",),
    ),
    Mutant(
        "swap_with_oneself",
        "A player who swaps may name the own hand.",
        At(RULES + "choices:ChooseSwap.choices", ConditionTrue(kind="filter")),
        (ACTIONS + "test_swap_whole_hands",),
    ),
    Mutant(
        "any_card_after_drawing",
        "A player who has drawn may play any card.",
        At(RULES + "turn:Drawn.check_play", SkipBranch("solo.play-drawn")),
        (TURN + "test_only_the_card_just_drawn",),
    ),
    Mutant(
        "passing_at_will",
        "With nothing to draw a player may pass although a card fits.",
        At(RULES + "turn:Turn.check_pass", SkipBranch("solo.empty-pile")),
        (TURN + "test_with_nothing_to_draw_who_can_play_must_else_passes",),
    ),
    Mutant(
        "unshuffled_pile",
        "The discards become the new pile unshuffled, and everybody knows it.",
        At("forno.games.solo.table:SoloTable.reshuffle", DropCall("shuffle")),
        (TURN + "test_the_new_pile_is_shuffled",),
    ),
    Mutant(
        "jump_with_anything",
        "Any card may be jumped in with, whatever the options of the game.",
        At(RULES + "legality:check_jump", ConditionFalse("jumpable")),
        (JUMPS + "test_numbers_only_or_none",),
    ),
    Mutant(
        "jump_onto_the_past",
        "A jump-in counts although the card that was seen is covered.",
        At("forno.games.solo.table:SoloTable.is_current", DropOperand("race_opened")),
        (JUMPS + "test_the_same_top_card_may_be_met_later",),
    ),
    Mutant(
        "asked_again_and_again",
        "Bots are asked whether they jump in after every move, not once after each discard.",
        (
            At("forno.core.race:Racing.race_queue", DropOperand("race_opened")),
            At("forno.core.table:Table.act", ConditionTrue("race_opened")),
        ),
        (JUMPS + "test_asked_one_after_the_other",),
    ),
    Mutant(
        "forgetting_is_free",
        "A player who forgets to call draws nothing.",
        At(RULES + "effects:ForgottenCall.happen", DropCall("draw")),
        (END + "test_who_forgets_draws_two",),
    ),
    Mutant(
        "exactly_300",
        "A total of 300 ends the game already.",
        At(RULES + "hand:CountHand.happen", ReplaceComparison(">", ">=", "totals")),
        (END + "test_over_300_ends_the_game",),
    ),
    Mutant(
        "highest_wins",
        "The highest total is first.",
        At("forno.games.solo.game:Solo.outcome", ReplaceComparison("<", ">")),
        (END + "test_over_300_ends_the_game",),
    ),
    Mutant(
        "redeal_of_the_own_hand",
        "A table sampled for a seat gives that seat other cards.",
        At("forno.games.solo.knowledge.redeal:deal_anew", ConditionTrue(kind="filter")),
        (SECRETS + "test_a_redeal_looks_the_same",),
    ),
    Mutant(
        "copies_share_their_pile",
        "A copy of a table draws from the pile of the original. (catanatron)",
        At("forno.games.solo.table:SoloTable.copy", Unwrap("copy", "pile")),
        ("tests/unit/property/test_games.py::test_copies_go_their_own_way",),
    ),
)
