"""The version of this Forno: the one that its build wrote down, else that of the commit of its checkout or archive.

    0.1.0.dev20261119040512+gabc12345    the commit abc12345, made at this second (UTC), on the way to 0.1.0
    0.1.0                                the commit with the tag v0.1.0
    0.1.0.dev0                           no build wrote it down, and there is no git to ask

A commit's time needs no history, so a shallow clone has the same version. docs/releasing.md explains the scheme. The
build hooks load this file by its path. It needs the standard library only, and nothing that is slow to import.
"""

import os
from datetime import UTC, datetime
from functools import cache

NEXT = "0.1.0"
"""The release that is worked on. Its commit has the tag `v0.1.0`; every other is a development version of it."""
UNKNOWN = f"{NEXT}.dev0"
ARCHIVED = "$Format:%ct %H %D$"
"""Time, hash and tags of the commit that an archive was made of; `git archive` fills them in (.gitattributes)."""
HASH_DIGITS = 8

PACKAGE = os.path.dirname(os.path.abspath(__file__))
WRITTEN = os.path.join(PACKAGE, "version.txt")
"""The version of a wheel or an sdist, written by its build (hatch_build.py). A checkout has no such file."""


@cache
def current() -> str:
    """Find the version, once in a program."""
    if os.path.isfile(WRITTEN):
        with open(WRITTEN, encoding="ascii") as file:
            return file.read().strip()
    return version_of(commit_of_checkout() or ARCHIVED)


def version_of(commit: str) -> str:
    """Return the version of a commit, described as in `ARCHIVED`."""
    seconds, _, rest = commit.partition(" ")
    digest, _, names = rest.partition(" ")
    if f"tag: v{NEXT}" in names.split(", "):
        return NEXT
    if not seconds.isdigit():
        return UNKNOWN
    made = datetime.fromtimestamp(int(seconds), UTC)
    return f"{NEXT}.dev{made:%Y%m%d%H%M%S}+g{digest[:HASH_DIGITS]}"


def commit_of_checkout() -> str | None:
    """Ask git for the last commit of the checkout that this file is part of; None without git or a checkout."""
    repository = os.path.join(os.path.dirname(os.path.dirname(PACKAGE)), ".git")
    if not os.path.exists(repository):
        return None
    import subprocess

    command = ["git", f"--git-dir={repository}", "log", "-1", "--no-show-signature", "--format=%ct %H %D"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None
