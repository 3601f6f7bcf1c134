"""What a mutant is: one small deliberate breakage of the program, and the checks that must catch it.

Most are written as a change to the text of a function. It works wherever that function is in use already, and where the
text is no longer what it was, the mutant says so.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from textwrap import dedent, indent
from typing import Any

import msgspec

Breakage = Callable[[], None]


class Mutant(msgspec.Struct, frozen=True):
    """To call it is to break the program, for as long as this process lives."""

    name: str
    what: str
    """What is broken and, in brackets, where that happened once."""
    breakage: Breakage
    checks: tuple[str, ...]
    """Tests, as pytest names them; at least one of them fails."""

    def __call__(self) -> None:
        self.breakage()


MUTANTS: dict[str, Mutant] = {}
"""All of them, by name."""


def caught_by(*checks: str) -> Callable[[Breakage], Breakage]:
    """Enter a breakage, named by its function and told by its docstring."""

    def enter(breakage: Breakage) -> Breakage:
        name = breakage.__name__
        if name in MUTANTS:
            raise ValueError(f"two mutants are called {name}")
        MUTANTS[name] = Mutant(name, inspect.getdoc(breakage) or "", breakage, checks)
        return breakage

    return enter


# --- ways to break something

CHANGED: dict[Any, str] = {}
"""The texts of functions that were changed."""


def edit(function: Any, old: str, new: str) -> None:
    """Put other words into a function, property or class method. The old ones are there once, or it is an error."""
    function = inspect.unwrap(getattr(function, "fget", getattr(function, "__func__", function)))
    text = CHANGED.get(function) or written(function)
    if text.count(old) != 1:
        raise LookupError(f"{function.__qualname__} has {old!r} {text.count(old)} times")
    CHANGED[function] = text = text.replace(old, new)
    function.__code__ = compiled(function, text).__code__


def written(function: Any) -> str:
    """The text of a function, without its decorators."""
    text = dedent(inspect.getsource(function))
    begins = re.search(r"^(async )?def ", text, re.MULTILINE)
    assert begins is not None
    return text[begins.start() :]


def compiled(function: Any, text: str) -> Any:
    """The function that this text is in the place of the other, among the same names."""
    free = "".join(f"    {name} = None\n" for name in function.__code__.co_freevars)
    around = f"def around():\n{free}{indent(text, '    ')}\n    return {function.__name__}\n"
    names = dict(function.__globals__)
    exec("from __future__ import annotations\n" + around, names)
    return names["around"]()


def change(place: Any, name: str, new: Any) -> None:
    """Put something else in the place of what has this name there; AttributeError if nothing has."""
    getattr(place, name)
    setattr(place, name, new)


def reword(place: Any, name: str, old: str, new: str) -> None:
    """Put other words into the text that has this name there. The old ones are there once, or it is an error."""
    text: str = getattr(place, name)
    if text.count(old) != 1:
        raise LookupError(f"{name} has {old!r} {text.count(old)} times")
    setattr(place, name, text.replace(old, new))
