"""Breakages of chance and its proof: unfair deals, and verifications that find nothing."""

from __future__ import annotations

import random
import time
from hashlib import sha256
from typing import Any

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    CallInstead,
    ConditionFalse,
    ConditionTrue,
    DropArgument,
    DropOperand,
    DropTerm,
    ReplaceCall,
    ReplaceConstant,
    ReplaceFunction,
    Unwrap,
)

CHANCE = "tests/unit/fairness/test_chance.py::"
CARDS = "tests/unit/fairness/test_cards.py::"
VERIFY = "tests/unit/fairness/test_verify.py::"
PAGE = "tests/unit/fairness/test_fairness_page.py::"


def bytes_of_the_clock(size: int) -> bytes:
    """Make so many bytes from the time in milliseconds."""
    return random.Random(int(time.time() * 1000)).randbytes(size)


def sha256_of_a_part(data: bytes) -> Any:
    """Hash the label and the first eight bytes of a secret."""
    return sha256(data[: len(b"forno commitment") + 8])


def swap_with_any(self: Any, cards: list[Any]) -> None:
    """Shuffle by letting each card change places with any other."""
    for last in range(len(cards) - 1, 0, -1):
        other = self.below(len(cards))
        cards[last], cards[other] = cards[other], cards[last]


MUTANTS = (
    Mutant(
        "seed_from_the_clock",
        "The secret of a deal is made from the time. (boardgame.io, Cockatrice #3385)",
        At("forno.server.infra.entropy:system_entropy", CallInstead("token_bytes", bytes_of_the_clock)),
        ("tests/server/test_runtime.py::test_the_secret_of_a_deal_does_not_depend_on_the_clock",),
    ),
    Mutant(
        "one_secret",
        "Every game has the same secret.",
        At("forno.fairness.commitment:DealSecret.begin", CallInstead("token_bytes", bytes)),
        (VERIFY + "test_a_secret_is_fresh_every_time",),
    ),
    Mutant(
        "commitment_to_a_part",
        "The commitment fixes only the first bytes of the secret; the rest is chosen after all contributions.",
        At("forno.fairness.commitment:DealSecret.commitment", CallInstead("sha256", sha256_of_a_part)),
        (PAGE + "test_secret_commitment_and_seed",),
    ),
    Mutant(
        "deaf_to_words",
        "The players' contributions have no part in the shuffle.",
        At("forno.fairness.commitment:DealSecret.seed", ReplaceCall("join", b"")),
        (VERIFY + "test_every_contribution_and_its_seat_matter",),
    ),
    Mutant(
        "words_run_together",
        "Contributions are mixed in without their limits: one player's can stand for another's.",
        At("forno.fairness.commitment:DealSecret.seed", Unwrap("digest", "as_bytes")),
        (VERIFY + "test_every_contribution_and_its_seat_matter",),
    ),
    Mutant(
        "biased_numbers",
        "Small numbers come a little more often.",
        At("forno.core.chance:FairChance.below", ConditionTrue("word")),
        (CHANCE + "test_numbers_beyond_the_last_whole_multiple_are_thrown_away",),
    ),
    Mutant(
        "naive_shuffle",
        "Every card changes places with any other, so that some orders come more often.",
        At("forno.core.chance:FairChance.shuffle", ReplaceFunction(swap_with_any)),
        (CHANCE + "test_the_shuffle_is_fisher_yates_from_the_end",),
    ),
    Mutant(
        "no_card_stays",
        "No card may stay where it was. (Sattolo)",
        At("forno.core.chance:FairChance.shuffle", ReplaceConstant(1, 0, within="below")),
        (CHANCE + "test_the_shuffle_is_fisher_yates_from_the_end",),
    ),
    # --- the tree of commitments
    Mutant(
        "nodes_like_leaves",
        "A node of the tree can be passed off as a card. (Bitcoin's Merkle tree)",
        At("forno.fairness.merkle:node", ReplaceConstant(b"\x01", b"\x00")),
        (CARDS + "test_a_node_is_never_taken_for_a_card", PAGE + "test_leaves_paths_and_root"),
    ),
    Mutant(
        "longer_paths",
        "A path may go on beyond the root.",
        At("forno.fairness.merkle:climb", ConditionFalse(kind="ternary", nth=-1)),
        (CARDS + "test_every_leaf_of_a_tree_of_any_size_leads_to_its_root",),
    ),
    Mutant(
        "last_leaf_left_out",
        "The last of an odd number of cards is committed to by nothing.",
        At("forno.fairness.merkle:levels", DropTerm(within="append", nth=-1)),
        (CARDS + "test_every_leaf_of_a_tree_of_any_size_leads_to_its_root",),
    ),
    Mutant(
        "one_salt",
        "All cards are committed to with one salt: a player who has seen one can try which the others are.",
        At("forno.fairness.card_commitment:_salt", DropTerm(nth=-1)),
        (CARDS + "test_no_opening_can_be_bent",),
    ),
    Mutant(
        "hands_promised_in_order",
        "The number of a card in a hand tells what its neighbours are.",
        At("forno.fairness.card_commitment:commit_cards", ConditionTrue("in_order")),
        (CARDS + "test_the_number_of_a_card_in_a_hand_tells_nothing_about_the_others",),
    ),
    Mutant(
        "leaves_beyond_the_tree",
        "A card may be opened under a number that no card has.",
        At("forno.fairness.card_commitment:Opening.check", DropOperand("count")),
        (CARDS + "test_a_card_that_is_alone_has_one_number",),
    ),
    # --- verifying records
    Mutant(
        "any_secret_will_do",
        "The secret is not compared with its commitment.",
        At("forno.fairness.verify:_check_secret", ConditionFalse("commitment")),
        (VERIFY + "test_a_cheat_is_seen[another commitment]",),
    ),
    Mutant(
        "any_words_will_do",
        "The deal is not compared with the players' contributions.",
        At("forno.fairness.verify:_check_chance", ConditionFalse("seed")),
        (VERIFY + "test_a_cheat_is_seen[a word changed]",),
    ),
    Mutant(
        "a_card_opened_twice",
        "One card is opened as two.",
        At("forno.fairness.verify:check_openings", ConditionFalse("len")),
        (VERIFY + "test_a_cheat_with_closed_cards_is_seen[a card twice]",),
    ),
    Mutant(
        "a_card_in_two_places",
        "A card is opened as one that lay elsewhere.",
        At("forno.fairness.verify:check_openings", ConditionFalse("count")),
        (VERIFY + "test_a_cheat_with_closed_cards_is_seen[places moved]",),
    ),
    Mutant(
        "sealed_with_the_secret",
        "A record for the public has the secret of the deal in it. (netrunner #6551)",
        At("forno.fairness.proofs:sealed", DropArgument("replace", "secret")),
        (VERIFY + "test_a_sealed_record_shows_what_the_rules_opened_and_nothing_else",),
    ),
    Mutant(
        "sealed_with_every_move",
        "A record for the public shows moves that nobody saw.",
        At("forno.fairness.proofs:_public", ConditionTrue("is_public")),
        (VERIFY + "test_a_sealed_record_shows_what_the_rules_opened_and_nothing_else",),
    ),
)
