"""Loading a bot class from a Python file. Every mistake is reported in one line."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract, isclass
from pathlib import Path
from types import ModuleType
from typing import Any

from forno.bots.third_party.guard import describe_error
from forno.core.errors import Unreadable


def class_in(file: Path, name: str | None = None) -> type[Any]:
    """Return the bot class of this name in a file, or the only one."""
    if not file.is_file():
        raise Unreadable("there is no such file", str(file))
    found = bots_of(load(file))
    if name is not None and name not in found:
        raise Unreadable(f"there is no bot class {name} in it; there are: {', '.join(found) or 'none'}", str(file))
    if not found:
        raise Unreadable(
            "there is no bot in it: a bot is a class with a method choose(self, observation, chance)", str(file)
        )
    first = next(iter(found))
    if name is None and len(found) > 1:
        raise Unreadable(f"there are several bots in it: {', '.join(found)}; write {file}:{first}", str(file))
    return found[name or first]


def load(file: Path) -> ModuleType:
    """Import the file as a module of its own. It may import modules of its folder."""
    spec = spec_from_file_location(f"forno_bot_{file.stem}", file)
    assert spec
    assert spec.loader
    if (folder := str(file.parent.resolve())) not in sys.path:
        sys.path.append(folder)
    module = sys.modules[spec.name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise Unreadable(f"it cannot be loaded: {describe_error(error)}", str(file)) from None
    return module


def bots_of(module: ModuleType) -> dict[str, type[Any]]:
    """Return the classes that the file defines and that have a method `choose`."""
    own = [thing for thing in vars(module).values() if isclass(thing) and thing.__module__ == module.__name__]
    return {one.__name__: one for one in own if callable(getattr(one, "choose", None)) and not isabstract(one)}
