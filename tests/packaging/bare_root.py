"""Bare root file systems: a Debian with nothing but Python, and processes inside one that they cannot write to."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from harness import CHECKOUT

SUITE, MIRROR = "bookworm", "http://deb.debian.org/debian"
PACKAGES = "python3,python3-venv,ca-certificates,git"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"

NEEDS_ROOT = pytest.mark.skipif(
    sys.platform != "linux" or os.geteuid() != 0 or not (os.environ.get("FORNO_ROOTFS") or shutil.which("debootstrap")),
    reason="needs Linux, root, and debootstrap or FORNO_ROOTFS",
)


def make_root(folder: Path) -> Path:
    """Make a root file system, or copy the one that FORNO_ROOTFS names; it takes a minute or two and 300 MB."""
    root = folder / "base"
    if ready := os.environ.get("FORNO_ROOTFS"):
        subprocess.run(["cp", "--archive", ready, str(root)], check=True)
    else:
        command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE, str(root), MIRROR]
        subprocess.run(command, check=True)
    for name in ("/etc/resolv.conf", "/etc/hosts", CERTIFICATES):
        shutil.copyfile(name, root / name[1:])
    return root


def network_variables() -> dict[str, str]:
    """Settings of this machine by which pip and npm reach their registries, as far as they name no files."""
    kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_") and "/" not in value}
    return kept | {"PIP_CERT": CERTIFICATES, "NODE_EXTRA_CA_CERTS": CERTIFICATES, "HOME": "/tmp"}


def copy_checkout(target: Path, is_wanted: Callable[[str], bool] = lambda name: True) -> None:
    """Copy the files that a clone would have."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=CHECKOUT, capture_output=True, text=True
    )
    for name in filter(is_wanted, listed.stdout.splitlines()):
        if (CHECKOUT / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(CHECKOUT / name, target / name)


READ_ONLY = """
set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
for place in $WRITABLE; do mount --bind "$KEPT$place" "$ROOT$place"; done
mount -o remount,bind,ro "$ROOT"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -t tmpfs tmpfs "$ROOT/dev/shm"
mount -t proc proc "$ROOT/proc"
ip link set lo up
exec "$@"
"""
"""Mounts of a container with a read-only root and some writable folders, and the network of an empty machine."""


class ReadOnlyRoot:
    """A process in a root that is mounted read-only, with namespaces of its own for mounts, processes and network."""

    def __init__(self, root: Path, kept: Path, writable: Sequence[str], command: Sequence[str], log: Path) -> None:
        for place in writable:
            inside = kept / place[1:]
            inside.parent.mkdir(parents=True, exist_ok=True)
            if not inside.exists():
                subprocess.run(["cp", "--archive", str(root / place[1:]), str(inside)], check=True)
        environ = os.environ | {"ROOT": str(root), "KEPT": str(kept), "WRITABLE": " ".join(writable)}
        self.output = log.open("wb")
        self.process = subprocess.Popen(
            ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-c", READ_ONLY, "sh", *command],
            env=environ,
            stdout=self.output,
            stderr=self.output,
        )

    def run(self, *command: str, network_only: bool = False) -> subprocess.CompletedProcess[str]:
        """Run a command beside the process: in its mounts and its network, or in its network only."""
        enter = ["nsenter", "--target", str(self.process.pid), "--net", *([] if network_only else ["--mount"])]
        return subprocess.run([*enter, *command], capture_output=True, text=True)

    def __enter__(self) -> ReadOnlyRoot:
        return self

    def __exit__(self, *_: object) -> None:
        """Kill the process in its namespace: --kill-child means nothing to one that has become another user."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        for pid in children.read_text().split() if children.exists() else []:
            os.kill(int(pid), signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        self.output.close()
