"""The story of a finished game, below its results: the scores over time as a chart, and the orders that failed."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from forno.rulebook.bundles import say
from forno.terminal.game_statistics import FailedOrder, GameStatistics, Told, game_statistics
from forno.terminal.model import decoded
from forno.terminal.order_needs import CardTexts
from forno.terminal.screens.replay import ReplaySource
from forno.terminal.tables.cards import fit

LEVELS, LEVELS_ASCII = "▁▂▃▄▅▆▇█", "_.-~=+*#"
"""The heights of a score in the chart, from none to the highest."""
MAX_NAME_COLUMNS = 18


class GameStory(Static):
    """The chart and the failed orders; empty and hidden until the replay is there."""

    DEFAULT_CSS = "GameStory { height: auto; margin-top: 1; display: none; }"

    def __init__(self) -> None:
        super().__init__(markup=False, id="story")
        self.source: ReplaySource | None = None

    def show_story(self, source: ReplaySource) -> None:
        """Show the story of a replay, as its viewer saw the game."""
        self.source = source
        self.display = True
        self.draw_story()

    def on_resize(self) -> None:
        self.draw_story()

    def draw_story(self) -> None:
        if self.source is None or not self.size.width:
            return
        steps = [
            Told(decoded(one.frame.game.events) or () if one.frame and one.frame.game else (), decoded(one.game.view))
            for one in self.source.steps
        ]
        if statistics := game_statistics(steps):
            self.update(story_text(statistics, self.source, self.size.width))


def story_text(statistics: GameStatistics, source: ReplaySource, width: int) -> Content:
    """The chart, then the failed orders, the viewer's own first."""
    lang, names = source.preferences.lang, source.model.names
    levels = LEVELS if source.preferences.unicode else LEVELS_ASCII
    title = say(lang, "after-plot-points" if statistics.is_points else "after-plot-orders") or ""
    failed = sorted(statistics.failed, key=lambda one: one.event.seat != source.viewer)
    heading = say(lang, "after-failed", count=len(failed)) or ""
    parts = [Content.styled(title, "bold $accent"), *chart(statistics, names, levels, width)]
    if failed:
        texts = CardTexts(lang)
        parts += [
            Content(""),
            Content.styled(heading, "bold $accent"),
            *(failed_line(one, names, texts) for one in failed),
        ]
    return Content("\n").join(parts)


def chart(statistics: GameStatistics, names: Sequence[str], levels: str, width: int) -> list[Content]:
    """A line for each seat: the name, the score over time in blocks, and the last score."""
    most = max(1, *(value for line in statistics.lines for value in line))
    name_columns = min(MAX_NAME_COLUMNS, max(Content(name).cell_length for name in names))
    figure_columns = max(len(str(line[-1])) for line in statistics.lines)
    room = max(8, width - name_columns - figure_columns - 4 - len(statistics.rounds))
    drawn = []
    for name, line in zip(names, statistics.lines, strict=True):
        blocks = "".join(
            ("|" if at in statistics.rounds and is_first else "") + levels[line[at] * (len(levels) - 1) // most]
            for at, is_first in columns_of(len(line), room)
        )
        figure = f"{line[-1]:>{figure_columns}}"
        drawn.append(Content.assemble(fit(Content(name), name_columns), "  ", blocks, "  ", (figure, "bold")))
    return drawn


def columns_of(count: int, room: int) -> list[tuple[int, bool]]:
    """The index of the score in each column, and whether it is the first column of it: scores are repeated where there
    is room, and some are left out where there is not. The last one is always there."""
    columns = count * max(1, room // count) if count <= room else room
    places = [at * count // columns for at in range(columns - 1)] + [count - 1]
    return [(at, not number or places[number - 1] != at) for number, at in enumerate(places)]


def failed_line(failed: FailedOrder, names: Sequence[str], texts: CardTexts) -> Content:
    """`Classic with olives (Anna, round 2). Missing: 2 olives`"""
    by = texts.say("after-failed-by", name=names[failed.event.seat], round=failed.round)
    why = texts.why_failed(failed.event)
    name = texts.order(failed.order)
    return Content.assemble((name[:1].upper() + name[1:], "bold"), f" ({by}). {why}")
