"""Build of the package forno_kernel from its sources in Cython.

Uses the limited API of Python 3.11, so that one wheel serves every later Python too. KERNEL_API=full compiles for the
Python that runs this alone: calls from Python are some 30% quicker, playouts are not. A free-threaded Python has no
limited API. KERNEL_OPTIMIZATION=1 compiles in half of the time, for tests; without it the level is 3.
"""

import os
import sys
import sysconfig
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

LIMITED_API = "0x030b0000"
LIMITED_TAG = "cp311"
OPTIMIZATION = os.environ.get("KERNEL_OPTIMIZATION") or "3"
UNIX_FLAGS = [f"-O{OPTIMIZATION}", "-fwrapv", "-ffp-contract=off", "-fno-strict-aliasing", "-Wno-unused-function"]
"""Overflow wraps, and a product is rounded before it is added, as in Python: both forms compute the same bits."""
UNIX_FLAGS += ["-g0"]
"""No information for debuggers, which Python's own flags ask for: a quarter of the time, and most of the wheel."""
DIRECTIVES = {
    "boundscheck": False,
    "cdivision": True,
    "embedsignature": False,
    "initializedcheck": False,
    "language_level": 3,
    "nonecheck": False,
    "wraparound": False,
}

is_limited = os.environ.get("KERNEL_API") != "full" and not sysconfig.get_config_var("Py_GIL_DISABLED")
sources = sorted(Path("forno_kernel").glob("*.pyx"))
extensions = [
    Extension(
        f"forno_kernel.{source.stem}",
        [source.as_posix()],
        extra_compile_args=[] if sys.platform == "win32" else UNIX_FLAGS,
        define_macros=[("Py_LIMITED_API", LIMITED_API)] if is_limited else [],
        py_limited_api=is_limited,
    )
    for source in sources
]
setup(
    ext_modules=cythonize(extensions, compiler_directives=DIRECTIVES, quiet=True, build_dir="build"),
    options={"bdist_wheel": {"py_limited_api": LIMITED_TAG}} if is_limited else {},
)
