"""Chance and its proof: deals that are not fair, and checks that find nothing."""

from __future__ import annotations

from forno.core.chance import FairChance
from forno.fairness import cards, openings, secret, sharing, tree
from forno.fairness.verify import _check_chance, _check_secret
from forno.server import desk
from lab.mutants.mutant import caught_by, edit

CHANCE = "tests/fairness/test_chance.py::"
CARDS = "tests/fairness/test_cards.py::"
VERIFY = "tests/fairness/test_verify.py::"
PAGE = "tests/fairness/test_fairness_page.py::"


@caught_by("tests/server/test_house.py::test_no_clock_knows_the_secret_of_a_deal")
def seed_from_the_clock() -> None:
    """Whoever knows when a table was opened knows its cards. (boardgame.io, Cockatrice #3385)"""
    edit(desk.added, "secrets.token_hex(32)", "sha256(b'%d' % time.time()).hexdigest()")


@caught_by(VERIFY + "test_a_secret_is_fresh_every_time")
def one_secret() -> None:
    """Every game has the same secret."""
    edit(secret.Fair.begin, "secrets.token_bytes(32)", "bytes(32)")


@caught_by(PAGE + "test_secret_commitment_and_seed")
def commitment_to_a_part() -> None:
    """The commitment fixes only the first bytes of the secret; the rest is chosen when all have spoken."""
    edit(secret.Fair.commitment, "self.secret)", "self.secret[:8])")


@caught_by(VERIFY + "test_every_contribution_and_its_seat_matter")
def deaf_to_words() -> None:
    """What the players say has no part in the shuffle."""
    edit(secret.Fair.seed, "self.secret + mixed", "self.secret")


@caught_by(VERIFY + "test_every_contribution_and_its_seat_matter")
def words_run_together() -> None:
    """Words are mixed in without their limits: one player's say can stand for another's."""
    edit(secret.Fair.seed, "sha256(as_bytes(words)).digest()", "as_bytes(words)")


@caught_by(CHANCE + "test_numbers_beyond_the_last_whole_multiple_are_thrown_away")
def biased_numbers() -> None:
    """Small numbers come a little more often."""
    edit(FairChance.below, "2**32 - 2**32 % n", "2**32")


@caught_by(CHANCE + "test_the_shuffle_is_fisher_yates_from_the_end")
def naive_shuffle() -> None:
    """Every card changes places with any other, so that some orders come more often."""
    edit(FairChance.shuffle, "self.below(last + 1)", "self.below(len(cards))")


@caught_by(CHANCE + "test_the_shuffle_is_fisher_yates_from_the_end")
def no_card_stays() -> None:
    """No card may stay where it was. (Sattolo)"""
    edit(FairChance.shuffle, "self.below(last + 1)", "self.below(last)")


# --- the tree


@caught_by(CARDS + "test_a_node_is_never_taken_for_a_card", PAGE + "test_leaves_paths_and_root")
def nodes_like_leaves() -> None:
    """A node of the tree can be passed off as a card. (Bitcoin's Merkle tree)"""
    edit(tree.node, r'b"\x01"', r'b"\x00"')


@caught_by(CARDS + "test_every_leaf_of_a_tree_of_any_size_leads_to_its_root")
def longer_paths() -> None:
    """A path may go on beyond the root."""
    edit(tree.climb, "None if rest else here", "here")


@caught_by(CARDS + "test_every_leaf_of_a_tree_of_any_size_leads_to_its_root")
def last_leaf_left_out() -> None:
    """Where the number of cards is odd, the last one is promised by nothing."""
    edit(tree.levels, "pairs + below[2 * len(pairs) :]", "pairs")


@caught_by(CARDS + "test_no_opening_can_be_bent")
def one_salt() -> None:
    """All cards are promised with one salt: who has seen one can try which the others are."""
    edit(cards._salt, ' + leaf.to_bytes(8, "big")', "")


@caught_by(CARDS + "test_the_number_of_a_card_in_a_hand_tells_nothing_about_the_others")
def hands_promised_in_order() -> None:
    """The number of a card in a hand tells what its neighbours are."""
    edit(cards.commit_cards, "if game.in_order(place)", "if True")


@caught_by(CARDS + "test_a_card_that_is_alone_has_one_number")
def leaves_beyond_the_tree() -> None:
    """A card may be opened under a number that no card has."""
    edit(cards.Opening.check, "self.leaf >= self.count or ", "")


# --- checking records


@caught_by(VERIFY + "test_a_cheat_is_seen[another secret]")
def any_secret_will_do() -> None:
    """Whether the secret is the one that was promised is not looked at."""
    edit(_check_secret, "fair.commitment != record.proof.commitment", "False")


@caught_by(VERIFY + "test_a_cheat_is_seen[a word changed]")
def any_words_will_do() -> None:
    """Whether the players' words gave the deal is not looked at."""
    old = "_source(record).seed != Fair(bytes.fromhex(record.proof.secret)).seed(contributions)"
    edit(_check_chance, old, "False")


@caught_by(VERIFY + "test_a_cheat_with_closed_cards_is_seen[a card twice]")
def a_card_opened_twice() -> None:
    """One card is opened as two."""
    edit(openings.check_openings, "len({opening.leaf for opening in openings}) < len(openings)", "False")


@caught_by(VERIFY + "test_a_cheat_with_closed_cards_is_seen[places moved]")
def a_card_in_two_places() -> None:
    """A card is opened as one that lay elsewhere."""
    old = "(opening.leaf, opening.count) != (places.leaf(opening.place, opening.index), places.total)"
    edit(openings.check_openings, old, "False")


@caught_by(VERIFY + "test_a_sealed_record_shows_what_the_rules_opened_and_nothing_else")
def sealed_with_the_secret() -> None:
    """A record for the public has the secret of the deal in it. (netrunner #6551)"""
    edit(sharing.sealed, 'replace(record.proof, secret="", opened', "replace(record.proof, opened")


@caught_by(VERIFY + "test_a_sealed_record_shows_what_the_rules_opened_and_nothing_else")
def sealed_with_every_move() -> None:
    """A record for the public tells moves that nobody saw."""
    edit(sharing._public, "answer if game.is_public(game.read_move(answer.move)) else", "answer if True else")
