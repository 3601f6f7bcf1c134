"""Causes of a failed set-up, in one line each: read from what a tool has printed, or from an error of the system."""

from __future__ import annotations

import errno
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

AGAIN = "then run this again"
VENV_MODULE = "install its venv module (Debian, Ubuntu: apt install python3-venv), " + AGAIN
MB = 1_000_000
NEEDED_MB = {
    "run": 500,
    "arena": 700,
    "bench": 900,
    "docs": 250,
    "unit": 800,
    "server": 900,
    "e2e": 1200,
    "research": 6000,
}
"""Size of each tier on a disk, with the page and Node."""


class Failed(Exception):
    """The set-up cannot go on; the text says why, and what to do."""

    is_half_done = False
    """Packages may be left in pieces, as on a full disk. A tool that fails by itself leaves none."""


class Cause(NamedTuple):
    """Cause of a failure, as a sentence with `{}` for what the pattern has captured."""

    pattern: str
    sentence: str


DISK_FULL = (
    r"No space left on device|ENOSPC|os error 28\b|not enough space on the disk|os error 112\b|Disk quota exceeded"
)
READ_ONLY = r"(?:Read-only file system|EROFS|Permission denied|EACCES|Access is denied)[^'\"\n]*(?:['\"]([^'\"\n]+))?"
MEMORY = Cause(
    r"heap out of memory|Cannot allocate memory|ENOMEM|os error 12\b|MemoryError",
    "the machine has not enough memory left: close other programs, " + AGAIN,
)
CAUSES = (
    Cause(r"ensurepip is not available|No module named '?(?:ensurepip|venv)\b", VENV_MODULE),
    Cause(
        r"doesn't match either of|doesn't match '|Hostname mismatch|ALTNAME_INVALID|NotValidForName",
        "the certificate of {host} belongs to another server, as behind a proxy that wants a login: open a page in a "
        "browser first, " + AGAIN,
    ),
    Cause(
        r"CaUsedAsEndEntity",
        "the certificate of {host} is an authority's own, and uv accepts only one that it has signed: "
        "have the server's signed by it, or name the host in PIP_TRUSTED_HOST, " + AGAIN,
    ),
    Cause(
        r"CERTIFICATE_VERIFY_FAILED|certificate verify failed|SELF_SIGNED_CERT|UNABLE_TO_(?:GET_ISSUER|VERIFY)"
        r"|UnknownIssuer|invalid peer certificate|self.signed certificate|unable to get local issuer",
        "the certificate of {host} is signed by an unknown authority, as behind a company proxy: name the file of your "
        "company's authority in SSL_CERT_FILE, PIP_CERT and NODE_EXTRA_CA_CERTS, " + AGAIN,
    ),
    Cause(
        r"407 Proxy Auth|Proxy Authentication Required|proxy authorization required",
        "the proxy wants a name and a password: HTTPS_PROXY=http://NAME:PASSWORD@HOST:PORT, " + AGAIN,
    ),
    Cause(
        r"Tunnel connection failed: \d+|tunnel error: unsuccessful|statusCode=40\d",
        "the proxy refuses the connection to {host}: ask its administrator, or name another in HTTPS_PROXY",
    ),
    Cause(
        r"DO NOT MATCH THE HASHES|Hash mismatch for `?(\S+?)`?\n|EINTEGRITY",
        "{host} sent a file that is not the one in the lock file ({}): is it a mirror that changes packages?",
    ),
    Cause(
        r"getaddrinfo|EAI_AGAIN|ENOTFOUND|Name or service not known|Temporary failure in name resolution|dns error"
        r"|nodename nor servname",
        "no network: the name {host} cannot be resolved: check the connection, " + AGAIN,
    ),
    Cause(r"Connection refused|ECONNREFUSED", "{host} refuses connections: check the connection and HTTPS_PROXY"),
    Cause(
        r"timed out|ETIMEDOUT|ESOCKETTIMEDOUT|ERR_SOCKET_TIMEOUT|operation timed out",
        "no network: {host} does not answer in time: check the connection, " + AGAIN,
    ),
    Cause(
        r"Connection (?:reset|aborted|broken)|ECONNRESET|Network is unreachable|ENETUNREACH|error sending request",
        "no network: the connection to {host} broke off: check it, " + AGAIN,
    ),
    Cause(
        r"No matching distribution found for (\S+)|Because ([\w.-]+) was not found in the package registry"
        r"|Because there is no version of (\S+)|404  ?The requested resource '([^'\n]+)'|ETARGET[^\n]*?for ([^\s.]+)",
        "{host} has no {}: is it a mirror that lags behind? PIP_INDEX_URL (npm: npm_config_registry) names another",
    ),
    Cause(
        r"[Cc]ommand '?(\S*(?:gcc|cc|cl|clang)(?:\.exe)?)'? failed|Unable to find a compatible Visual Studio"
        r"|Microsoft Visual C\+\+ [\d.]+ or greater is required",
        "a package has no wheel for this machine and wants a compiler: install one (Debian, Ubuntu: apt install gcc), "
        + AGAIN,
    ),
    Cause(
        r"error: unexpected argument|error: unrecognized subcommand",
        "the machine's uv is too old: update it, or take it from the PATH, " + AGAIN,
    ),
    MEMORY,
)
KILLED = -9
HOST = r"https?://(?:[^/\s@'\"]+@)?([\w.-]+)|host='([\w.-]+)'"


class Found(NamedTuple):
    """Cause that was found in what a tool has printed."""

    sentence: str
    is_half_done: bool = False


def cause_of(output: str, folder: Path, server: str, tier: str = "run", status: int = 1) -> Found | None:
    """Find the cause in what a tool has printed; None if nobody has thought of it yet."""
    if re.search(DISK_FULL, output):
        return Found(disk_full(folder, tier), is_half_done=True)
    if found := re.search(READ_ONLY, output):
        return Found(not_writable(found[1] or str(folder), found[0].partition("'")[0].strip(" :(")))
    if status == KILLED:
        return Found(MEMORY.sentence, is_half_done=True)
    for cause in CAUSES:
        if found := re.search(cause.pattern, output):
            captured = next(filter(None, found.groups()), found[0])
            sentence = cause.sentence.format(captured, host=host_in(output[: found.end()]) or server)
            return Found(sentence, is_half_done=cause is MEMORY)
    return None


def host_in(output: str) -> str | None:
    """Find the host that was named last."""
    hosts = [one or other for one, other in re.findall(HOST, output)]
    return hosts[-1] if hosts else None


def last_error(output: str) -> str:
    """Find the line of a tool's output that names its error best."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(?i)(?:npm )?(?:error\b|\S*(?:Error|Exception): )", line)]
    return (errors or lines or ["it printed nothing"])[-1][:200]


def of_os_error(error: OSError, folder: Path, tier: str) -> str:
    """Say in one line why this program itself could not write."""
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return disk_full(folder, tier)
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return not_writable(str(error.filename or folder), error.strerror or "read-only")
    return f"{error.filename or folder}: {error.strerror or error}"


def not_writable(path: str, reason: str) -> str:
    return f"{path} cannot be written ({reason}): clone Forno into a folder of your own, or change whose it is"


def disk_full(folder: Path, tier: str) -> str:
    """Name the fullest of the folders that a set-up writes into."""
    import tempfile

    fullest = min(
        existing((folder / ".venv", folder, Path(tempfile.gettempdir()), Path.home())), key=lambda path: free_mb(path)
    )
    return (
        f"the disk is full: {free_mb(fullest)} MB are free at {fullest}, and about {NEEDED_MB[tier]} MB are needed: "
        f"make room, {AGAIN}"
    )


def existing(folders: Iterable[Path]) -> list[Path]:
    return [folder for folder in folders if folder.is_dir()]


def free_mb(folder: Path) -> int:
    return shutil.disk_usage(folder).free // MB
