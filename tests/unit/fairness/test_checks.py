"""The checks of a deal for a player: each broken promise is named by its own check."""

from __future__ import annotations

import msgspec
import pytest

import forno
from forno.core.errors import FornoError
from forno.core.event import heard
from forno.core.match import Match
from forno.core.record import Record
from forno.core.record.parts import Proof
from forno.core.record.record import record_of
from forno.fairness import DealSecret, Unfair, prove, sealed, verify
from forno.fairness.checks import DealNotes, check_deal, check_record, dealt_hand
from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import say

pytestmark = pytest.mark.rule("house.fair")

SECRET = DealSecret(bytes(range(32)))
WORDS = ["lucky seven", "", "ciao"]
OTHER = "0" * 64


def played(game: str) -> tuple[Record, DealNotes]:
    """A finished game, and the notes of its first seat."""
    rules = forno.game(game)
    match = Match.deal(rules, ["Anna", "Bob", "Carla"], SECRET.mix(WORDS))
    events = msgspec.json.decode(msgspec.json.encode(heard(match.history, 0)))
    while not match.table.is_over:
        match.play(match.table.legal_moves()[0])
    record = prove(record_of(match), rules, SECRET, WORDS)
    proof = record.proof
    return record, DealNotes(proof.commitment, WORDS[0], proof.root, proof.places, 0, dealt_hand(events, 0))


@pytest.fixture(scope="module")
def pizza() -> tuple[Record, DealNotes]:
    return played("mamma-mia")


def wrong(record: Record, notes: DealNotes) -> set[str]:
    return {check.id for check in check_record(record, notes) if not check.is_right}


@pytest.mark.rule("setup.options")
def test_a_record_with_an_option_that_is_gone_is_refused_by_name() -> None:
    (record, notes), said = played("sole-mio"), "sole-mio has no option doubles=last; possible: first, fitting"
    gone = msgspec.structs.replace(record, options=record.options | {"doubles": "last"})
    closed = sealed(record, forno.game("sole-mio"), [])
    for one in (gone, msgspec.structs.replace(closed, options=gone.options)):
        with pytest.raises(FornoError, match=said):
            check_record(one, notes)
        with pytest.raises(Unfair, match=said):
            verify(one, forno.game("sole-mio"))


@pytest.mark.parametrize("game", ["mamma-mia", "plus", "solo"])
def test_a_fair_deal_is_right_in_every_check(game: str) -> None:
    record, notes = played(game)
    checks = check_record(record, notes)
    assert [check.id for check in checks if not check.is_right] == []
    ids = ["same-commitment", "words", "same-root", "commitment", "seed", "root", "places", "deal", "hand", "moves"]
    assert [check.id for check in checks] == ids
    for lang in LANGUAGES:
        for check in checks:
            values = {"seats": check.seats, "cards": check.cards, "count": check.count}
            assert all(say(lang, f"after-fair-check-{check.id}", kind, **values) for kind in ("good", "bad"))


def test_a_device_without_notes_checks_the_record_alone(pizza: tuple[Record, DealNotes]) -> None:
    checks = check_record(pizza[0], DealNotes())
    assert [check.id for check in checks] == ["commitment", "seed", "root", "places", "deal", "moves"]


def test_each_promise_that_the_device_noted_can_be_broken(pizza: tuple[Record, DealNotes]) -> None:
    record, notes = pizza
    replace = msgspec.structs.replace
    assert wrong(record, replace(notes, commitment=OTHER)) == {"same-commitment"}
    assert wrong(record, replace(notes, words="others")) == {"words"}
    assert wrong(record, replace(notes, root=OTHER)) == {"same-root"}
    assert wrong(record, replace(notes, places="hand 1=1")) == {"same-root"}
    assert wrong(record, replace(notes, hand=(*notes.hand[1:], "double olive"))) == {"hand"}


def test_each_part_of_a_record_can_be_forged(pizza: tuple[Record, DealNotes]) -> None:
    record, notes = pizza[0], DealNotes()

    def forged(**changes: object) -> Record:
        return msgspec.structs.replace(record, proof=msgspec.structs.replace(record.proof, **changes))

    assert wrong(forged(secret=OTHER), notes) == {"commitment", "seed"}
    assert wrong(forged(contributions=('"x"', *record.proof.contributions[1:])), notes) == {"seed"}
    assert wrong(forged(contributions=record.proof.contributions[1:]), notes) == {"seed"}
    assert wrong(forged(root=OTHER), notes) == {"root"}
    assert wrong(forged(places="hand 1=7"), notes) == {"places"}
    deal = dict(record.deal or {})
    deal["hand 1"], deal["hand 2"] = deal["hand 2"], deal["hand 1"]
    assert wrong(msgspec.structs.replace(record, deal=deal), notes) == {"deal", "moves"}
    assert wrong(msgspec.structs.replace(record, moves=record.moves[1:]), notes) == {"moves"}


def test_a_sealed_record_opens_single_cards(pizza: tuple[Record, DealNotes]) -> None:
    record, notes = pizza
    public = sealed(record, forno.game("mamma-mia"))
    assert wrong(public, notes) == set()
    assert {"places", "opened"} <= {check.id for check in check_record(public, DealNotes())}
    first, *others = public.proof.opened
    lie = msgspec.structs.replace(public.proof, opened=(first.replace(": ", ": double ", 1), *others))
    assert wrong(msgspec.structs.replace(public, proof=lie), DealNotes()) == {"opened"}


def test_rules_that_are_not_installed_here_check_nothing(pizza: tuple[Record, DealNotes]) -> None:
    with pytest.raises(FornoError):
        check_deal(msgspec.structs.replace(pizza[0], rules=99).text, DealNotes())


def test_a_record_is_read_and_one_without_a_commitment_has_no_checks(pizza: tuple[Record, DealNotes]) -> None:
    record, notes = pizza
    found = check_deal(record.text, notes)
    assert found is not None
    assert (found.is_sealed, all(check.is_right for check in found.checks)) == (False, True)
    assert check_deal(msgspec.structs.replace(record, proof=Proof()).text, notes) is None
    with pytest.raises(FornoError):
        check_deal("no record", notes)


def test_a_hand_that_was_not_shown_is_not_noted() -> None:
    hidden = [{"event": "dealt", "seat": 0, "count": 6, "ingredients": None, "orders": None}]
    assert dealt_hand(hidden, 0) == dealt_hand(hidden, None) == ()
