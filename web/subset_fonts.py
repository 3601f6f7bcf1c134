"""Make the fonts of the page: `python web/subset_fonts.py FOLDER`, with fonttools and brotli installed.

FOLDER is the unpacked npm package @fontsource-variable/nunito. Only the letters of the page's five languages and the
weights that it uses are kept: both files together are smaller than 40 KB.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools import subset  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.varLib import instancer  # type: ignore[import-not-found]

FONTS = Path(__file__).resolve().parent / "src" / "fonts"
WEIGHTS = (400, 700)
PUNCTUATION = "–—‘’‚“”„…‹›•−€ŒœŸ"
LETTERS = {
    "latin": [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, PUNCTUATION)],
    "cyrillic": [*range(0x410, 0x450), ord("Ё"), ord("ё"), ord("№")],
}


def make(package: Path, script: str) -> None:
    font = TTFont(package / "files" / f"nunito-{script}-wght-normal.woff2")
    options = subset.Options(layout_features=["kern"], hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS[script])
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    font.flavor = "woff2"
    font.save(FONTS / f"nunito-{script}.woff2")


def main(package: Path) -> None:
    for script in LETTERS:
        make(package, script)
    shutil.copy(package / "LICENSE", FONTS / "OFL.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
