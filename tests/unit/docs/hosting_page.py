"""The parts of docs/hosting.md that are made from the code: every setting, every metric."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Sequence
from typing import Any

from prometheus_client.metrics import MetricWrapperBase

from forno.server.infra import metrics
from forno.server.settings import Settings, expected
from harness import CHECKOUT

PAGE = CHECKOUT / "docs" / "hosting.md"
QUICK = (metrics.QuickHistogram, metrics.CommandCounts)
"""Metrics that are no objects of prometheus_client's classes."""


def renewed(text: str) -> str:
    """The page with its tables made anew, each between `<!-- made: name -->` and `<!-- end -->`."""
    for name, table in {"settings": settings_table(), "metrics": metrics_table()}.items():
        before, begin, rest = text.partition(f"<!-- made: {name} -->\n")
        _, end, after = rest.partition("<!-- end -->")
        assert end, name
        text = before + begin + table + end + after
    return text


def settings_table() -> str:
    rows = [row(f"`{name}`", f"`{written(value)}`", what(name), about) for name, value, about in settings()]
    return "".join([row("setting", "default", "takes", "what it is"), row("---", "---", "---", "---"), *rows])


def settings() -> list[tuple[str, Any, str]]:
    """Name, default and the sentence under each field."""
    usual, told = Settings(), sentences()
    return [(name, getattr(usual, name), told[name]) for name in Settings.__struct_fields__]


def sentences() -> dict[str, str]:
    """The sentence that stands under each field, as in the source."""
    [body] = ast.parse(inspect.getsource(Settings)).body
    assert isinstance(body, ast.ClassDef)
    told = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            told[field.target.id] = " ".join(str(after.value.value).split())
    return told


def what(name: str) -> str:
    return expected(name).removeprefix("a whole ").removeprefix("a ")


def written(value: Any) -> str:
    """As in a file of settings."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return json.dumps(value)
    return '""' if value == "" else str(value)


def metrics_table() -> str:
    found = {id(one): one for one in vars(metrics).values() if is_family(one) or isinstance(one, QUICK)}.values()
    rows = [metric_row(one) for one in found]
    rows += [row(f"`{one.name}{{status}}`", one.type, one.documentation) for one in metrics.ROOMS.collect()]
    return "".join([row("metric", "kind", "what it counts"), row("---", "---", "---"), *rows])


def is_family(found: object) -> bool:
    """Whether it is a metric as it was declared, not one of its labelled series."""
    return isinstance(found, MetricWrapperBase) and not found._labelvalues


def metric_row(metric: Any) -> str:
    if isinstance(metric, QUICK):
        [family] = metric.collect()
        return row(f"`{named(family.name, family.type, family._labelnames)}`", family.type, family.documentation)
    name = named(metric._name, metric._type, metric._labelnames)
    return row(f"`{name}`", metric._type, metric._documentation)


def named(name: str, kind: str, label_names: Sequence[str]) -> str:
    """As it is in the answer to /metrics: a counter's name ends with `_total`, that of build facts with `_info`."""
    labels = "".join(f"{{{label}}}" for label in label_names)
    ending = {"counter": "_total", "info": "_info"}.get(kind, "")
    return f"{name}{ending}{labels}"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |\n"
