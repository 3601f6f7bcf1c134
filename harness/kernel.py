"""Compile the kernel: `forno_kernel`, a package of C modules made from the sources of `forno.kernel`.

    ./forno kernel                into .venv, for its Python
    ./forno kernel FOLDER         into a folder
    ./forno kernel --wheel DIST   the distribution forno-kernel, to be installed elsewhere: a wheel and an sdist

Needs Cython, setuptools, a C compiler and Python's headers; without one of them a sentence says which is missing.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness import CHECKOUT

sys.path.insert(0, str(CHECKOUT / "src"))

PACKAGE = "forno_kernel"
PROJECT = CHECKOUT / "packaging" / "kernel"
"""The files of the distribution besides its sources; `setup.py` there holds the compiler's flags."""
BACKEND = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
"""A call of the build backend; one a process: the second one of a process would write elsewhere."""


class NoTools(Exception):
    """Something that compiling needs is missing."""


class BuildFailed(Exception):
    """A compiler failed; the text is what it printed."""


def pyx_text(family: str) -> str:
    """Return the Cython text of a family."""
    from forno.kernel import engine, translate

    names = engine.functions_of(family)
    wrapper = (CHECKOUT / "src/forno/kernel/wrapper.pyx").read_text(encoding="utf-8")
    wrapper += (CHECKOUT / "src/forno/kernel/batch_wrapper.pyx").read_text(encoding="utf-8")
    sizes = {
        "PLAY_CELLS_SIZE": names["NOTES"],
        "CELLS_SIZE": names["CELLS"],
        "MOST_MOVES_SIZE": names["MOST_MOVES"],
        "NO_EVIDENCE_SIZE": names["NO_EVIDENCE"],
        "SPARE_BLOCKS_SIZE": 64,
        "MASK_WIDTH_SIZE": names["MASK_WIDTH"],
        "PROGRESS_SIZE": names["VALUES"] + names["FIELDS"],
    }
    for name, size in sizes.items():
        wrapper = wrapper.replace(name, str(size))
    head = (
        f'"""Made by harness/kernel.py from forno.kernel.{family}."""\n\nSOURCES = "{engine.sources_hash(family)}"\n\n'
    )
    return head + translate.translate(engine.modules_of(family)) + wrapper


def check_tools() -> None:
    """Raise NoTools with a sentence that says what to install."""
    missing = [name for name in ("Cython", "setuptools") if find_spec(name) is None]
    if missing:
        raise NoTools(f"compiling the kernel needs {' and '.join(missing)}: ./forno set-up kernel")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise NoTools("compiling the kernel needs Python's headers: the package python3-dev, or its like")
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and shutil.which(compiler) is None:
        raise NoTools(f"compiling the kernel needs a C compiler, and there is no {compiler}")


def write_sources(folder: Path) -> None:
    """Write all that the distribution is built from; it needs neither this checkout nor Forno."""
    from forno import __version__
    from forno.kernel.engine import FAMILIES

    shutil.copytree(PROJECT, folder, dirs_exist_ok=True)
    shutil.copyfile(CHECKOUT / "LICENSE", folder / "LICENSE")
    (folder / "MANIFEST.in").write_text(f"include {PACKAGE}/*.pyx\n", encoding="utf-8")
    package = folder / PACKAGE
    package.mkdir()
    text = f'"""The kernel of Forno, compiled."""\n\n__version__ = "{__version__}"\n'
    (package / "__init__.py").write_text(text, encoding="utf-8")
    for family in FAMILIES:
        (package / f"{family}.pyx").write_text(pyx_text(family), encoding="utf-8")


def run(folder: Path, *arguments: str, api: str, optimization: int = 3) -> None:
    """Run Python in the folder of the sources."""
    ran = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | {"KERNEL_API": api, "KERNEL_OPTIMIZATION": str(optimization)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if ran.returncode:
        raise BuildFailed(ran.stdout)


def build(target: Path) -> Path:
    """Compile all families, for this Python, into a package below a folder; return the package's folder."""
    check_tools()
    with tempfile.TemporaryDirectory() as work:
        folder, made = Path(work, "sources"), Path(work, "made")
        write_sources(folder)
        run(folder, "setup.py", "--quiet", "build", "--build-lib", str(made), "--parallel", "2", api="full")
        shutil.rmtree(target / PACKAGE, ignore_errors=True)
        shutil.copytree(made / PACKAGE, target / PACKAGE)
    return target / PACKAGE


def build_distribution(target: Path, optimization: int = 3) -> list[Path]:
    """Build the sdist and the wheel of forno-kernel into a folder, in place of older ones; return both.

    `optimization` is the compiler's level. Whatever it is, the kernel computes the same.
    """
    check_tools()
    from forno import __version__

    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        folder, made = Path(work, "sources"), Path(work, "made")
        write_sources(folder)
        made.mkdir()
        for hook in ("build_sdist", "build_wheel"):
            run(folder, "-c", BACKEND, hook, str(made), api="limited", optimization=optimization)
        for file in made.iterdir():
            for older in target.glob(file.name.replace(__version__, "*")):
                older.unlink()  # so that `dist/forno_kernel-*.whl` is one file for each system
        return [Path(shutil.copy(file, target)) for file in sorted(made.iterdir())]


def main() -> int:
    parser = argparse.ArgumentParser(prog="forno kernel", description="Compile the kernel.")
    usual = Path(sysconfig.get_path("platlib"))
    parser.add_argument("folder", nargs="?", type=Path, default=usual, help="where to; by default into .venv")
    parser.add_argument(
        "--wheel", type=Path, metavar="DIST", help="build a wheel and an sdist into this folder instead"
    )
    chosen = parser.parse_args()
    try:
        made = build_distribution(chosen.wheel) if chosen.wheel else [build(chosen.folder)]
    except NoTools as missing:
        print(f"forno: {missing}", file=sys.stderr)
        return 2
    except BuildFailed as failed:
        print(f"{failed}forno: the kernel could not be compiled", file=sys.stderr)
        return 1
    print(*(f"compiled: {file}" for file in made), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
