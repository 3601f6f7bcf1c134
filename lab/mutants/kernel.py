"""Breakages of the kernel's rules, each of one line: the rules, played side by side, show every one of them."""

from __future__ import annotations

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    ConditionFalse,
    ConditionTrue,
    DropCall,
    DropOperand,
    DropTerm,
    Operator,
    ReplaceArgument,
    ReplaceComparison,
    ReplaceConstant,
    ReturnConstant,
    SkipBranch,
    Unwrap,
)

SOLO_CHECKS = (
    "tests/unit/kernel/test_solo.py::test_a_deal_by_the_kernel_is_one_of_the_rules",
    "tests/unit/kernel/test_solo.py::test_whole_games_of_solo_are_the_same",
)
PIZZA_CHECKS = ("tests/unit/kernel/test_pizza.py::test_whole_games_of_pizza_are_the_same",)
CLAIMS_CHECKS = ("tests/unit/kernel/test_pizza_claims.py::test_refused_ladders_are_noted_as_by_the_rules",)


def solo(name: str, description: str, place: str, operator: Operator) -> Mutant:
    return Mutant(f"kernel_{name}", description, At(f"forno.kernel.solo.{place}", operator), SOLO_CHECKS)


def pizza(name: str, description: str, place: str, operator: Operator) -> Mutant:
    return Mutant(f"kernel_{name}", description, At(f"forno.kernel.pizza.{place}", operator), PIZZA_CHECKS)


SOLO = (
    solo("skip", "In the kernel a skip skips nobody.", "rules:go_on_from", DropOperand("SKIP")),
    solo("reverse", "In the kernel a reverse turns nothing.", "rules:act_card", SkipBranch("DIRECTION")),
    solo(
        "two_player_reverse",
        "In the kernel a reverse never skips a seat at a table of two.",
        "rules:go_on_from",
        DropOperand("REVERSE_SKIPS", nth=0),
    ),
    solo("draw_four", "In the kernel four cards are two.", "rules:act_card", ReplaceConstant(4, 2)),
    solo(
        "forgotten_call",
        "In the kernel a forgotten call costs one.",
        "rules:draw_forgotten",
        ReplaceArgument("draw", 2, 1),
    ),
    solo("pass_on", "In the kernel hands are not passed on.", "rules:pass_on", DropCall("exchange")),
    solo("swap_forgotten", "In the kernel a swap forgives a call.", "rules:take_swap", SkipBranch("draw_forgotten")),
    solo("start_number", "In the kernel any card starts a hand.", "rules:turn_up", ConditionFalse(kind="while")),
    solo(
        "start_penalty",
        "In the kernel a draw-two that starts a hand costs four.",
        "rules:obey_start",
        ReplaceConstant(2, 4),
    ),
    solo("next_dealer", "In the kernel the deal moves two seats.", "rules:count_hand", ReplaceConstant(1, 2)),
    solo("penalty_spent", "In the kernel a penalty costs no turn.", "rules:draw_penalty", DropCall("begin_turn_after")),
    solo(
        "jump_in_numbers",
        "In the kernel every card may be jumped in on.",
        "rules:is_jumpable",
        DropOperand("NUMBER_RANKS"),
    ),
    solo("racers", "In the kernel no holder of the top card is asked.", "rules:ask_racers", ConditionFalse(kind="if")),
    solo("reshuffle", "In the kernel a new pile lies as it was discarded.", "rules:reshuffle", DropCall("shuffle")),
    solo("may_draw", "In the kernel nobody draws who can play.", "moves:list_turn", DropOperand("MAY_DRAW")),
    solo("swap_with_oneself", "In the kernel one may swap with oneself.", "moves:list_swaps", ConditionTrue(kind="if")),
    solo("triples", "In the kernel three of a number are no triple.", "triples:list_triples", ReplaceConstant(3, 4)),
    solo("draw_unnoticed", "In the kernel a drawn card is not reckoned with.", "notes:note_drew", ReturnConstant(None)),
)

PIZZA = (
    pizza("draw_limit", "In the kernel a hand is filled at once in Plus.", "rules:room", Unwrap("min")),
    pizza("oven", "In the kernel the oven is emptied from its top.", "rules:turn_oven_over", ReplaceConstant(2, 1)),
    pizza("new_kitchen", "In the kernel a new kitchen is sorted.", "rules:new_kitchen", DropCall("shuffle")),
    pizza("crossed_out", "In the kernel no kind is crossed out.", "rules:reveal_order", SkipBranch("fail")),
    pizza(
        "no_ingredients",
        "In the kernel an empty hand draws alike in all games.",
        "rules:draw_without_ingredients",
        ConditionTrue("NO_INGREDIENTS_DRAW", nth=0),
    ),
    pizza(
        "series_alone",
        "In the kernel a series is asked about without orders in hand.",
        "rules:reveal_order",
        DropOperand("ORDERS"),
    ),
    pizza("kept", "In the kernel nobody sees what is kept.", "rules:remember_kept", ConditionFalse(kind="if")),
    pizza(
        "failed_orders",
        "In the kernel a failed order of Grande comes back.",
        "serving:fail_order",
        ConditionFalse("FAILED_LEAVE"),
    ),
    pizza(
        "blind_rewards", "In the kernel a reward of Plus is seen.", "serving:reward", ConditionFalse("SERVED_HIDDEN")
    ),
    pizza("takeover", "In the kernel nobody takes the chef card over.", "serving:take_over", ReturnConstant(None)),
    pizza(
        "seen_orders",
        "In the kernel orders from under a waiter are forgotten.",
        "serving:draw_orders",
        SkipBranch("SEEN_ORDERS"),
    ),
    pizza(
        "doubles_fitting",
        "In the kernel doubles always go first.",
        "need:taken_doubles",
        ConditionFalse("DOUBLES_FITTING"),
    ),
    pizza(
        "scarcest",
        "In the kernel any kind is the scarcest.",
        "need:scarcest_ways",
        ReplaceComparison("==", ">=", "worth", nth=-1),
    ),
    pizza("reward", "In the kernel a helper gets no reward.", "baking:take_answer", DropCall("reward")),
    pizza("refused", "In the kernel a refused order stays open.", "baking:all_refused", DropCall("fail", nth=0)),
    pizza(
        "helper_waiter",
        "In the kernel a helper of Plus needs no waiter.",
        "baking:help_is_open",
        ConditionTrue("HELPER_NEEDS_WAITER"),
    ),
    pizza(
        "silent_choice",
        "In the kernel an owner without cards has no choice.",
        "baking:judge",
        DropOperand("has_choice_without_hand"),
    ),
    pizza(
        "series_number",
        "In the kernel a series may not be paid from hand.",
        "baking:can_be_paid",
        DropTerm("HANDS", nth=-1),
    ),
    pizza(
        "duel_tie",
        "In the kernel a duel is won on a tie.",
        "contests:take_duel_answer",
        ReplaceComparison(">=", ">", "ASKED"),
    ),
    pizza(
        "match_alone",
        "In the kernel a match is asked about without cards.",
        "contests:begin_match",
        DropOperand("SIZES", nth=0),
    ),
    Mutant(
        "kernel_claims_room",
        "In the kernel a block does not grow with its claims.",
        At("forno.kernel.pizza.entry:noted_cells", DropTerm("CLAIMS_SIZE")),
        CLAIMS_CHECKS,
    ),
    Mutant(
        "kernel_open_request",
        "In the kernel a block has no room for the claim of an open request.",
        At("forno.kernel.pizza.entry:noted_cells", SkipBranch("MOST_SETS")),
        CLAIMS_CHECKS,
    ),
    pizza("payment_order", "In the kernel payments are not sorted.", "moves:list_payments", DropCall("sort_by_size")),
    pizza(
        "repeated_payments",
        "In the kernel equal payments are offered twice.",
        "moves:list_ways",
        SkipBranch("drop_repeated"),
    ),
    pizza(
        "duel_decline",
        "In the kernel a duel can be declined with two on the table.",
        "moves:list_commitments",
        ReplaceComparison("<", "<=", 2, nth=0),
    ),
)

MUTANTS = (*SOLO, *PIZZA)
