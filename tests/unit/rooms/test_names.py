"""Names at a table: everybody's own name, and nobody's that looks like another."""

from __future__ import annotations

import pytest

from forno.server.infra.name_look import drawn_width, is_name, name_keys, skeleton
from forno.server.protocol import ChooseName
from forno.server.room.names import TakenNames
from harness.scenes.room import RoomScene

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
    "Cyrillic t, as a small capital": "Hos\u0442",
    "Greek t, as a small capital": "Hos\u03c4",
    "a small capital": "\u029cost",
    "small capitals": "\u029c\u1d0f\ua731\u1d1b",
    "a stroke across": "Host\u0335",
    "a solidus across": "Ho\u0338st",
    "a letter with a stroke": "Hos\u0167",
    "a capital with a stroke": "\u0126ost",
    "letters of flags": "\U0001f1ed\U0001f1f4\U0001f1f8\U0001f1f9",
}
NO_NAMES = {
    "an empty Braille pattern": "\u2800",
    "letters with an empty Braille pattern": "Host\u2800",
    "the place of an object": "\ufffc",
    "a Hangul filler": "\u3164",
    "letters with a Hangul filler": "A\u3164B",
    "a zero-width space": "\u200b",
    "a variation selector": "\ufe0f",
    "letters with a variation selector": "Host\ufe0f",
    "letters with a joiner": "Ho\u200dst",
    "jamo fillers": "\u115f\u1160",
    "a mark alone": "\u0301",
    "a mark before a letter": "\u0301A",
    "a mark on a space": "A \u0301",
    "a space": " ",
    "a wide space": "\u3000",
    "a no-break space": "A\u00a0B",
    "an empty note head": "\U0001d159",
    "an empty hieroglyph": "\U00013441",
    "a half-width filler": "\uffa0",
    "letters with a joiner of Tifinagh": "Host\u2d7f",
    "letters with a filler of Khitan": "Host\U00016fe4",
    "a ligature that is a symbol": "\ufdfd",
    "a symbol": "\u262d",
    "a currency": "\u20ac",
    "half a flag": "\U0001f1ee",
    "a joiner behind an emoji": "\U0001f355\u200d",
    "two variation selectors": "\u2764\ufe0f\ufe0f",
    "a direction": "\u202eevil",
    "for private use": "\ue000",
    "nothing": "",
}
WIDTHS = {
    "Anna": 4,
    "José": 4,
    "Jose\u0301": 4,
    "नेहा": 3,
    "王小明": 6,
    "지우": 4,
    "\u110c\u1175\u110b\u116e": 4,
    "Mia 🍕": 6,
    "👨‍👩‍👧": 2,
    "👋🏽": 2,
    "🇮🇹": 2,
    "1️⃣": 2,
    "\ufdfa": 18,
    "\u2e3b": 6,
    "\U0001242b": 12,
}
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
    "Øyvind",
    "Đorđe",
    "தமிழ்",
    "বাংলা",
    "ქეთი",
    "Անի",
    "ሰላም",
    "한별",
    "~Rosa~",
    "A+",
    "♥",
    "❤️‍🔥",
    "👨‍👩‍👧",
    "👋🏽",
    "👋🏿",
    "🇮🇹",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "7️⃣",
    "Mia 🍕",
]


@pytest.mark.rule("house.name")
@pytest.mark.parametrize("kind", LOOK_ALIKES)
def test_nobody_looks_like_the_host(kind: str) -> None:
    assert not TakenNames(["Host"]).allow(LOOK_ALIKES[kind])


@pytest.mark.rule("house.name")
@pytest.mark.parametrize("kind", NO_NAMES)
def test_a_name_is_what_one_writes_or_a_whole_emoji(kind: str) -> None:
    assert not is_name(NO_NAMES[kind])


@pytest.mark.rule("house.name")
@pytest.mark.parametrize("name", WIDTHS, ids=ascii)
def test_a_name_is_as_wide_as_it_is_drawn(name: str) -> None:
    assert drawn_width(name) == WIDTHS[name]


@pytest.mark.rule("house.name")
@pytest.mark.parametrize(
    "name", ["Server", "ѕеrvеr", "\ua731erver", "forno", "F\u043ernо", "FORNO", "\uff26orno", "\ufdfa" * 2, "王" * 13]
)
def test_nobody_takes_a_name_of_ours_or_one_that_is_too_wide(name: str) -> None:
    scene = RoomScene("mamma-mia", 2)
    assert scene.refused(ChooseName, 1, name=name) == "house.name"


@pytest.mark.rule("house.name")
def test_a_wide_name_fits_at_half_the_number() -> None:
    scene = RoomScene("mamma-mia", 2)
    scene.do(ChooseName, 1, name="王" * 12)
    assert scene.room.names[1] == "王" * 12


@pytest.mark.rule("house.name")
def test_people_keep_their_own_names_at_one_table() -> None:
    for name in PEOPLE:
        assert is_name(name), name
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
