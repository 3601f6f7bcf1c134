"""Structured logs: one JSON object a line, without names, keys, cards or moves."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog
from aiohttp.http_exceptions import BadHttpMessage
from aiohttp.web import RequestPayloadError

log: Any = structlog.get_logger("forno")

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


def set_up_logs(level: str) -> None:
    """Ours, and what libraries have to say, in the same form."""
    least = LEVELS.get(level, logging.INFO)
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
    lines = logging.StreamHandler(sys.stderr)
    render = structlog.stdlib.ProcessorFormatter(structlog.processors.JSONRenderer(), foreign_pre_chain=shared)
    lines.setFormatter(render)
    lines.addFilter(is_worth_a_line)
    logging.basicConfig(handlers=[lines], level=max(least, logging.WARNING), force=True)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """What strangers send is no error of ours, nor that they hang up; the traceback would hold it: keys, perhaps."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, BadHttpMessage | RequestPayloadError | ConnectionError)
