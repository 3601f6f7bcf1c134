"""Compile the kernel: `forno_kernel`, a package of C modules made from the sources of `forno.kernel`.

    python harness/kernel.py [FOLDER]    into the environment that runs this, or into a folder

Needs Cython, setuptools, a C compiler and Python's headers; without one of them a sentence says which is missing.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import sysconfig
import tempfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness import CHECKOUT

sys.path.insert(0, str(CHECKOUT / "src"))

PACKAGE = "forno_kernel"
UNIX_FLAGS = ["-O2", "-fwrapv", "-ffp-contract=off", "-fno-strict-aliasing", "-Wno-unused-function"]
"""Overflow wraps, and a product is rounded before it is added, as in Python: both forms compute the same bits."""
C_FLAGS = [] if sys.platform == "win32" else UNIX_FLAGS
DIRECTIVES = {
    "boundscheck": False,
    "cdivision": True,
    "embedsignature": False,
    "initializedcheck": False,
    "language_level": 3,
    "nonecheck": False,
    "wraparound": False,
}


class NoTools(Exception):
    """Something that compiling needs is missing."""


def pyx_text(family: str) -> str:
    """Return the Cython text of a family."""
    from forno.kernel import engine, translate

    names = engine.functions_of(family)
    wrapper = (CHECKOUT / "src/forno/kernel/wrapper.pyx").read_text(encoding="utf-8")
    head, _, rest = wrapper.partition("#if trials\n")
    wrapper = head + rest.replace("#end\n", "") if engine.can_try(family) else head
    sizes = {"PLAY_CELLS_SIZE": names["NOTES"], "CELLS_SIZE": names["CELLS"], "MOST_MOVES_SIZE": names["MOST_MOVES"]}
    sizes["NO_EVIDENCE_SIZE"] = names.get("NO_EVIDENCE", 0)
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


def build(target: Path) -> Path:
    """Compile all families into a package below a folder; return the package's folder."""
    check_tools()
    cythonize: Any = import_module("Cython.Build").cythonize  # in no tier: neither has types
    setuptools: Any = import_module("setuptools")

    from forno.kernel.engine import FAMILIES

    with tempfile.TemporaryDirectory() as work:
        folder = Path(work) / PACKAGE
        folder.mkdir()
        (folder / "__init__.py").write_text('"""The kernel of Forno, compiled."""\n', encoding="utf-8")
        extensions = []
        for family in FAMILIES:
            source = folder / f"{family}.pyx"
            source.write_text(pyx_text(family), encoding="utf-8")
            extensions.append(setuptools.Extension(f"{PACKAGE}.{family}", [str(source)], extra_compile_args=C_FLAGS))
        compiled = cythonize(extensions, compiler_directives=DIRECTIVES, quiet=True, build_dir=work)
        command = setuptools.Distribution({"ext_modules": compiled}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = work, work
        command.ensure_finalized()
        command.run()
        for file in folder.glob("*.pyx"):
            file.unlink()
        for file in folder.glob("*.c"):
            file.unlink()
        shutil.rmtree(target / PACKAGE, ignore_errors=True)
        shutil.copytree(folder, target / PACKAGE)
    return target / PACKAGE


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the kernel.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path(sysconfig.get_path("platlib")))
    try:
        print(f"compiled: {build(parser.parse_args().folder)}")
    except NoTools as missing:
        print(f"forno: {missing}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
