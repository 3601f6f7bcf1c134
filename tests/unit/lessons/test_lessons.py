"""Every lesson can be played to its end, says what it must in every language, and shows what it promises."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from forno import games
from forno.core.chance import seeded
from forno.core.errors import Refused, Unreadable
from forno.core.match import Match
from forno.core.position import Position
from forno.lessons import Beat, Lesson, LessonStep, Scene, lesson, names, play_lesson, script
from forno.lessons.lesson import read_lesson
from forno.rulebook import LANGUAGES, rules
from forno.rulebook.bundles import say
from forno.rulebook.register import GAMES

LONGEST = 140
"""Characters of a line: what is read in a few seconds."""


def beats(game: str) -> Iterator[Beat]:
    return (beat for scene in lesson(game).scenes for beat in scene.beats)


def steps(game: str) -> Iterator[tuple[LessonStep, LessonStep]]:
    """Each beat that asks, and the one before it."""
    steps = play_lesson(game).steps
    return ((now, before) for before, now in pairwise(steps) if now.ask)


def test_every_game_has_a_lesson() -> None:
    assert names() == tuple(sorted(GAMES))


def test_another_game_is_refused() -> None:
    for name in ("chess", "../rulebook/rules", ""):
        with pytest.raises(Refused, match=r"house\.game"):
            lesson(name)


# --- how it is written


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short(game: str) -> None:
    assert 10 <= len([*beats(game)]) <= 18


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_lets_the_learner_do_things(game: str) -> None:
    assert len([beat for beat in beats(game) if beat.ask]) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_a_beat_tells_shows_or_asks(game: str) -> None:
    for beat in beats(game):
        assert not (beat.play and beat.ask), beat.say
        assert beat.seat is None or beat.play, beat.say
        assert beat.wrong is None or beat.ask, beat.say


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_begins_with_words(game: str) -> None:
    """So that the learner sees the table before anything is asked."""
    assert [scene.beats[0].say for scene in lesson(game).scenes if scene.beats[0].ask] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_ends_with_words(game: str) -> None:
    """So that the learner sees what the last answer led to."""
    assert [scene.beats[-1].say for scene in lesson(game).scenes if scene.beats[-1].ask] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_it_shows_are_there(game: str) -> None:
    shown = lesson(game).rules
    assert len(shown) == len({*shown}) >= 8
    assert {*shown} <= {rule.id for rule in rules(game)}


# --- its words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_there_and_short(game: str, lang: str) -> None:
    assert say(lang, lesson(game).title)
    for name in {line for beat in beats(game) for line in (beat.say, beat.wrong) if line}:
        line = say(lang, name)
        assert line, name
        assert len(line) <= LONGEST, name


def test_no_line_is_said_twice() -> None:
    said = [beat.say for game in GAMES for beat in beats(game)]
    assert len(said) == len({*said})


# --- playing it


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_leads_on_to_the_end(game: str) -> None:
    """Played again with each answer that is accepted, on a table that knows nothing of the lesson."""
    written, found = lesson(game), games.game(game)
    viewer = written.viewer - 1
    seen = iter(play_lesson(game).steps)
    for scene in written.scenes:
        table = found.set_up(Position.from_text(scene.position), seeded(script.SEED))
        match = Match(found, table, written.names)
        assert table.players == len(written.names)
        for beat in scene.beats:
            after = [found.view(match.table.after(found.read_move(move), viewer), viewer) for move in beat.ask]
            for move in beat.ask[:1] or beat.play:
                match.play(move, viewer if beat.ask else beat.seat and beat.seat - 1)
            view = next(seen).view
            assert match.view(viewer) == view
            assert all(other == view for other in after)
    assert play_lesson(game).steps[-1].outcome == found.outcome(match.table)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_is_allowed(game: str) -> None:
    for now, before in steps(game):
        assert {*now.ask} <= {*before.options}, now.beat.say
        assert now.scene == before.scene


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_gets_a_word_where_there_is_one(game: str) -> None:
    for now, before in steps(game):
        has_others = len(before.options) > len(now.ask)
        assert has_others == bool(now.beat.wrong), now.beat.say


@pytest.mark.parametrize("game", GAMES)
def test_options_come_only_before_a_question(game: str) -> None:
    steps = play_lesson(game).steps
    for now, following in zip(steps, [*steps[1:], None], strict=True):
        assert bool(now.options) == bool(following and following.ask), now.beat.say


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_wins_in_the_end(game: str) -> None:
    outcome = play_lesson(game).steps[-1].outcome
    assert outcome is not None
    assert outcome.winners == [lesson(game).viewer - 1]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_the_same_every_time(game: str) -> None:
    assert play_lesson.__wrapped__(game) == play_lesson(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_sees_the_learners_view_and_hears_no_secrets(game: str) -> None:
    viewer = lesson(game).viewer - 1
    for step in play_lesson(game).steps:
        assert step.view.viewer == viewer
        assert all(event.heard(viewer) == event for event in step.events)


HAPPENS: dict[str, set[str]] = {
    "mamma-mia": {"Announced", "OrderLaid", "Drew", "ChefDrawn", "Served", "Failed", "GameEnded"},
    "sole-mio": {"SeriesLaid", "DuelCommitted", "DuelAnswered", "HelpAsked", "HelpRefused", "HelpGiven", "Rewarded"},
    "grande": {"Announced", "HelpAsked", "HelpGiven", "Rewarded", "Served", "Failed"},
    "plus": {"Announced", "Drew", "Served", "Failed", "HelpGiven", "Rewarded", "GameEnded"},
    "solo": {"Played", "PenaltyTaken", "Drew", "HandsSwapped", "Forgot", "HandEnded", "GameEnded"},
}
"""What must be seen happening, by the names of the events."""


@pytest.mark.parametrize("game", GAMES)
def test_it_happens_before_ones_eyes(game: str) -> None:
    heard = {type(event).__name__ for step in play_lesson(game).steps for event in step.events}
    assert heard >= HAPPENS[game]


# --- when one is written wrongly


def test_a_move_that_is_not_allowed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Lesson(
        "game-solo",
        ("Anna", "Bruno"),
        1,
        (),
        (Scene("top: red 9; hand 1: blue 3; turn: 1", (Beat("learn-so-start", play=("play blue 3",)),)),),
    )
    monkeypatch.setattr(script, "lesson", lambda game: wrong)
    with pytest.raises(Unreadable, match=r"scene 1, learn-so-start: solo\.follow"):
        play_lesson.__wrapped__("solo")


def test_a_broken_file_is_named() -> None:
    for source in ("title = 1", "title ="):
        with pytest.raises(Unreadable, match=r"^chess\.toml: "):
            read_lesson(source, "chess.toml")
