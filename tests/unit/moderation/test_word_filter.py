"""The operator's list of words, compared as people read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from forno.core.errors import Refused, Unreadable
from forno.server.infra.word_filter import WordFilter, read_words

pytestmark = pytest.mark.rule("house.words")


def is_refused(words: WordFilter, text: str) -> bool:
    try:
        words.check(text)
    except Refused as refused:
        return refused.rule == "house.words"
    return False


@pytest.mark.parametrize(
    "text", ["fool", "You FOOL!", "fóöl", "f00l", "ｆｏｏｌ", "foo\u200bl", "(fool)", "blockheads", "my donkey-work"]
)
def test_a_word_of_the_list_is_found_however_it_is_spelled(text: str) -> None:
    assert is_refused(WordFilter(["Fool", "blockhead*", "*donkey*"]), text)


@pytest.mark.parametrize("text", ["", "foolish", "a tomfool", "blockbuster", "block head", "salami"])
def test_a_word_inside_another_is_no_word_of_the_list(text: str) -> None:
    assert not is_refused(WordFilter(["fool", "blockhead*", "*donkey*"]), text)


@pytest.mark.parametrize("text", ["fооl", "FОΟL", "fοol", "𝐟𝐨𝐨𝐥", "дурaк", "дypaк"])
def test_a_word_is_found_by_its_look_also_with_letters_of_other_alphabets(text: str) -> None:
    assert is_refused(WordFilter(["fool", "дурак"]), text)


def test_a_list_is_read_line_by_line_without_comments(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("# ours\nfool\n\n дурак  # in Russian\n***\n", encoding="utf-8")
    words = read_words(str(tmp_path / "words.txt"))
    assert is_refused(words, "Дурак!")
    assert is_refused(words, "fool")
    assert not is_refused(words, "ours")
    assert not is_refused(read_words(""), "fool")


def test_a_missing_list_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="the list of words cannot be read"):
        read_words(str(tmp_path / "none.txt"))
