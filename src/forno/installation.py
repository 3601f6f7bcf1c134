"""How this Forno is installed, and what to do about a part that it lacks.

The one place that decides what people are told to install. Nobody holds the names `forno` and `forno-kernel` on the
package index yet, and whoever takes them would run code wherever such a line is followed. So advice is a command of the
clone, or names the file of the wheel. docs/releasing.md says what changes here with the first release.
"""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import urlsplit

from forno import version

CHECKOUT = Path(__file__).parents[2]
IN_A_CHECKOUT = {
    "arena": "./forno set-up arena",
    "ray": "uv pip install --python .venv ray",
    "research": "./forno set-up arena",
    "train": "uv pip install --python .venv torch numpy",
}
"""Commands that bring an extra; those of all others come with every set-up."""


def is_checkout() -> bool:
    return (CHECKOUT / "harness" / "launch.py").is_file()


def advice_for(extra: str) -> str:
    """Return the command that installs an extra of this package."""
    if is_checkout():
        return IN_A_CHECKOUT.get(extra, "./forno set-up run")
    return f"pip install '{source()}[{extra}]'"


def kernel_advice() -> str:
    """Say how the compiled kernel is had."""
    if is_checkout():
        return "./forno kernel compiles it"
    return "./forno kernel --wheel dist, in a clone, makes a wheel of it to install beside this one"


def source() -> str:
    """Return the path of what this package was installed from; only the file's name where nobody noted the path."""
    try:
        noted = distribution("forno").read_text("direct_url.json")
    except PackageNotFoundError:
        noted = None
    address = urlsplit(json.loads(noted)["url"] if noted else "")
    if address.scheme == "file":
        from urllib.request import url2pathname

        return url2pathname(address.path)
    return f"forno-{version.current()}-py3-none-any.whl"
