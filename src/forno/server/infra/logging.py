"""Structured logging, without names, keys, cards or moves: one JSON object a line, at a terminal a line to read."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import structlog

log: Any = structlog.get_logger("forno")

LogFilter = Callable[[logging.LogRecord], bool]
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


def configure_logging(level: str, form: str = "auto", is_wanted: LogFilter = bool) -> None:
    """Log our own events and those of libraries in one form: `json`, `text`, or `auto`, which is text at a terminal.
    Libraries below `warning` are silent, and those of their records that are not wanted."""
    least = LEVELS.get(level, logging.INFO)
    is_text = form == "text" or (form == "auto" and sys.stderr.isatty())
    renderer: Any = render_text if is_text else structlog.processors.JSONRenderer()
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    render = structlog.stdlib.ProcessorFormatter(renderer, foreign_pre_chain=shared)
    handler.setFormatter(render)
    handler.addFilter(is_wanted)
    logging.basicConfig(handlers=[handler], level=max(least, logging.WARNING), force=True)


def render_text(_logger: object, _method: str, entry: MutableMapping[str, Any]) -> str:
    """`14:03:22 info: open, address "http://127.0.0.1:8400"`, in UTC. A control sequence in a value is escaped: what a
    stranger sent must not command the host's terminal."""
    at, level, event = entry.pop("timestamp"), entry.pop("level"), entry.pop("event")
    trace = "".join(f"\n    {printable(line)}" for line in entry.pop("exception", "").splitlines())
    values = "".join(f", {name} {json.dumps(value, default=str)}" for name, value in entry.items())
    return f"{at[11:19]} {level}: {printable(str(event))}{values}{trace}"


def printable(line: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in line)


@contextmanager
def no_logging() -> Iterator[None]:
    """Log nothing within the block: the terminal belongs to the game."""
    before, quiet = structlog.get_config(), logging.NullHandler()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    logging.getLogger().addHandler(quiet)  # without any handler the library prints warnings by itself
    try:
        yield
    finally:
        logging.getLogger().removeHandler(quiet)
        structlog.configure(**before)


def place_of(error: BaseException | None) -> str:
    """The line of code that raised an error: `commit.py:120`. A traceback may hold keys and cards, this does not."""
    at = error.__traceback__ if error else None
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    return f"{Path(at.tb_frame.f_code.co_filename).name}:{at.tb_lineno}" if at else ""
