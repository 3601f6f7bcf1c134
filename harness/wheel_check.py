"""Check of a release's files: sdist, the wheel built from it, and the tests of the sdist against the installed wheel.

    python harness/wheel_check.py --python 3.12                    tests/unit, in an environment of this Python
    python harness/wheel_check.py --lowest tests/unit tests/server with the oldest dependencies that are allowed
    python harness/wheel_check.py --files                          what an index checks: metadata, README, contents
    python harness/wheel_check.py --kernel DIST                    forno-kernel: built into DIST, installed, used

All of it happens in a temporary folder, where there is no checkout. Needs uv, and the standard library only.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

CHECKOUT = Path(__file__).resolve().parents[1]
REQUIREMENTS = CHECKOUT / "requirements"
EXTRAS = ("arena", "postgres", "redis", "research", "terminal")
"""Those that the tests use; Ray is left out: its tests are skipped without it."""
INDEX_CHECKS = ("twine", "check-wheel-contents", "validate-pyproject[all]")
IMPORTED = "import forno, sys; sys.exit(not forno.__file__.startswith(sys.prefix))"
COMPILED = (
    "from forno.kernel.engine import FAMILIES, form_of; assert all(form_of(name).is_compiled for name in FAMILIES)"
)


class CheckFailed(Exception):
    """A step failed; its own output says why."""


def uv() -> list[str]:
    """Find uv: the machine's, or the one of this Python."""
    if found := shutil.which("uv"):
        return [found]
    if find_spec("uv") is not None:
        return [sys.executable, "-m", "uv"]
    raise CheckFailed("needs uv: pip install uv")


def run(*command: str | Path, cwd: Path) -> None:
    """Run a step without settings of Forno, and without a virtual environment around it."""
    left_out = ("FORNO_", "PYTHONPATH", "VIRTUAL_ENV")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
    if subprocess.run([*map(str, command)], cwd=cwd, env=environment, check=False).returncode:
        raise CheckFailed(f"failed: {' '.join(map(str, command))}")


def build(folder: Path) -> tuple[Path, Path, Path]:
    """Build the sdist, and the wheel from the sdist; return both, and the unpacked sdist."""
    pins = [f"--build-constraints={REQUIREMENTS / name}" for name in ("build.txt", "node.txt")]
    run(*uv(), "build", "--quiet", *pins, "--require-build-hashes", "--out-dir", folder, CHECKOUT, cwd=folder)
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return sdist, wheel, folder / sdist.name.removesuffix(".tar.gz")


def make_environment(folder: Path, version: str) -> Path:
    """Make an empty environment; return its Python."""
    run(*uv(), "venv", "--quiet", "--python", version, folder, cwd=folder.parent)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(python: Path, *requirements: str | Path, cwd: Path) -> None:
    run(*uv(), "pip", "install", "--quiet", "--python", python, *requirements, cwd=cwd)


def lowest_pins(python: Path, unpacked: Path) -> list[str | Path]:
    """Resolve the oldest dependencies that are allowed, as constraints of an installation."""
    pins = unpacked.parent / "lowest.txt"
    extras = [f"--extra={extra}" for extra in EXTRAS]
    resolve = [*uv(), "pip", "compile", "--quiet", "--resolution", "lowest-direct", *extras]
    run(*resolve, "--python", python, "pyproject.toml", "--output-file", pins, cwd=unpacked)
    return ["--constraint", pins]


def check_files(folder: Path) -> None:
    """Check metadata, README and contents as an index and its users would."""
    sdist, wheel, unpacked = build(folder)
    python = make_environment(folder / "environment", sys.executable)
    install(python, *INDEX_CHECKS, cwd=folder)
    run(python, "-m", "twine", "check", "--strict", sdist, wheel, cwd=folder)
    run(python, "-m", "check_wheel_contents", wheel, cwd=folder)
    run(python, "-m", "validate_pyproject", "pyproject.toml", cwd=unpacked)


def check_installed(folder: Path, version: str, tests: Sequence[str], *, lowest: bool) -> None:
    """Install the wheel with its extras, and run tests of the sdist against it."""
    _, wheel, unpacked = build(folder)
    python = make_environment(folder / "environment", version)
    pins = lowest_pins(python, unpacked) if lowest else []
    tier = "unit" if all(test.startswith("tests/unit") for test in tests) else "server"
    groups = ("--group", "build", "--group", tier)
    install(python, f"{wheel}[{','.join(EXTRAS)}]", *groups, *pins, cwd=unpacked)
    run(python, "-c", IMPORTED, cwd=folder)
    parallel = ("--numprocesses", "auto", "--dist", "worksteal")
    run(python, "-m", "pytest", *parallel, *tests, cwd=unpacked)


def check_kernel(folder: Path, version: str, kept: Path) -> None:
    """Build forno-kernel from the sdist of Forno, and install it beside the wheel of Forno."""
    _, wheel, unpacked = build(folder)
    builder = make_environment(folder / "builder", version)
    install(builder, "--require-hashes", "--requirement", REQUIREMENTS / "kernel.txt", cwd=unpacked)
    run(builder, "harness/kernel.py", "--wheel", kept.resolve(), cwd=unpacked)
    python = make_environment(folder / "environment", version)
    install(python, wheel, *kept.resolve().glob("forno_kernel-*.whl"), cwd=folder)
    run(python, "-c", COMPILED, cwd=folder)
    run(python, "-m", "forno", "simulate", "sole-mio", "--games", "100", cwd=folder)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", default=sys.executable, help="version or path of the Python; by default this one")
    parser.add_argument("--lowest", action="store_true", help="install the oldest dependencies that are allowed")
    parser.add_argument("--files", action="store_true", help="check the files as an index does; run no tests")
    parser.add_argument("--kernel", type=Path, metavar="DIST", help="build and check forno-kernel; run no tests")
    parser.add_argument("tests", nargs="*", default=["tests/unit"], help="folders or files; tests/unit if none")
    return parser


def main(arguments: Sequence[str]) -> int:
    chosen = parser().parse_args(arguments)
    with TemporaryDirectory(prefix="forno-wheel-") as folder:
        try:
            if chosen.files:
                check_files(Path(folder))
            elif chosen.kernel:
                check_kernel(Path(folder), chosen.python, chosen.kernel)
            else:
                check_installed(Path(folder), chosen.python, chosen.tests, lowest=chosen.lowest)
        except CheckFailed as failed:
            sys.stderr.write(f"wheel_check: {failed}\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
