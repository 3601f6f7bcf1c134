"""Names at a table: everybody's own name, and nobody's that looks like another."""

from __future__ import annotations

import pytest

from forno.server.infra.name_look import is_visible, name_keys, skeleton
from forno.server.room.names import TakenNames

LOOK_ALIKES = {
    "the same": "Host",
    "another case": "HOST",
    "spaces around": " Host ",
    "a variation selector": "Host\ufe0f",
    "a zero-width joiner": "Ho\u200dst",
    "a soft hyphen": "Ho\u00adst",
    "Cyrillic o": "H\u043est",
    "Cyrillic H, in capitals": "\u041dOST",
    "Greek omicron": "H\u03bfst",
    "full width": "\uff28\uff4f\uff53\uff54",
    "one letter of full width": "\uff28ost",
    "mathematical": "\U0001d407\U0001d428\U0001d42c\U0001d42d",
    "Cherokee": "\u13bbost",
    "a long s": "Ho\u017ft",
    "a Hangul filler": "Host\u3164",
    "a tag": "Host\U000e0041",
}
INVISIBLE = [
    "\u2800",
    "\ufffc",
    "\u3164",
    "\u200b",
    "\ufe0f",
    "\u115f\u1160",
    "\u0301",
    " ",
    "\u2800 \u2800",
    "\U0001d159",
    "\uffa0",
]
PEOPLE = [
    "José",
    "Jose",
    "François",
    "Zoë",
    "Jürgen",
    "Großmann",
    "Игорь",
    "Ольга",
    "Ёлка",
    "Ελένη",
    "王",
    "王小明",
    "さくら",
    "지우",
    "محمد",
    "דוד",
    "नेहा",
    "Nguyễn",
    "Þórdís",
    "Łukasz",
    "Ian",
    "Lan",
    "Ivan",
    "Anna",
    "Анна",
    "O'Neill",
    "Mia2",
    "Mia3",
    "🍕",
    "🐱",
    "Ana-María",
    "İpek",
    "ไพลิน",
]


@pytest.mark.rule("house.name")
@pytest.mark.parametrize("kind", LOOK_ALIKES)
def test_nobody_looks_like_the_host(kind: str) -> None:
    assert not TakenNames(["Host"]).allow(LOOK_ALIKES[kind])


@pytest.mark.rule("house.name")
@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_can_be_seen(name: str) -> None:
    assert not is_visible(name)


@pytest.mark.rule("house.name")
def test_people_keep_their_own_names_at_one_table() -> None:
    for name in PEOPLE:
        assert is_visible(name), name
        others = [other for other in PEOPLE if other != name]
        assert TakenNames(others).allow(name), name


def test_a_name_that_is_composed_otherwise_is_the_same_name() -> None:
    assert name_keys("Jose\u0301") == name_keys("José")


def test_skeletons_are_those_of_unicode() -> None:
    """Examples of UTS 39."""
    assert skeleton("p\u0430yp\u0430l") == skeleton("paypal")
    assert skeleton("rn") == skeleton("m")
    assert skeleton("scope") == skeleton("\u0455\u0441\u043e\u0440\u0435")
    assert skeleton("paypal") != skeleton("paypale")
