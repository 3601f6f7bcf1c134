"""Reports as one HTML file each: Jinja templates, and drawings as SVG (`svg`).

A report needs no network, and is light or dark as the reader's device.
"""

from __future__ import annotations

from pathlib import Path

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PackageLoader, StrictUndefined


def render(template: str, *, folder: Path | None = None, **values: object) -> str:
    """Fill a template of this package, or of another folder whose templates may extend this package's."""
    own = PackageLoader(__name__)
    environment = Environment(
        loader=ChoiceLoader([FileSystemLoader(folder), own]) if folder else own,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
    return environment.get_template(template).render(values)
