"""The commands of docs/hosting.md for a service, run as written: install, upgrade in the middle of a game, look after.

They run in a bare root file system. The service itself runs on that root mounted read-only, as systemd's
ProtectSystem=strict has it, so an upgrade that the service would have to do at its start fails. On request, as root on
Linux, with the network: `./forno test tests/packaging`.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from forno.version import NEXT
from harness import CHECKOUT
from tests.packaging.bare_root import NEEDS_ROOT, ReadOnlyRoot, copy_checkout, make_root, network_variables

pytestmark = [NEEDS_ROOT, pytest.mark.timeout(1800)]

CLONE = "root/forno"
LIMIT_S = 120
GRACE_MS = 3_600_000
"""The upgrade takes minutes, in which no bot is to take over the seat."""
ADDRESS = "http://127.0.0.1:8400"
STATE = ["/var/lib/forno", "/var/lib/forno-keys"]
SYSTEMCTL = """#!/bin/sh
# systemd is not process 1 here: a oneshot service is run, everything else is only written down
echo "$@" >> /systemctl.log
[ "$1" = start ] || exit 0
unit=/etc/systemd/system/$2
for folder in $(sed -n 's/^StateDirectory=//p' $unit); do install -d -o forno -g forno -m 0700 /var/lib/$folder; done
exec runuser -u forno -- env $(sed -n 's/^Environment=//p' $unit) $(sed -n 's/^ExecStart=//p' $unit)
"""
SUDO = '#!/bin/sh\nshift\nuser=$1\nshift\nexec runuser -u "$user" -- "$@"\n'
PLAY = """
import asyncio, sys
from forno.client import Client
from forno.server.protocol import StartGame

async def play(address, room="", key=""):
    async with Client(address) as client:
        if room:
            seat = client.seat(room, key)
            await seat.connect()
        else:
            seat = await client.open("mamma-mia", 3, "Anna", bots="random")
            await seat.do(StartGame)
        for _ in range(3):
            await seat.until(lambda: seat.is_asked)
            await seat.play(seat.legal_moves[0])
        print(seat.room, seat.key)
        await seat.close()

asyncio.run(asyncio.wait_for(play(*sys.argv[1:]), 100))
"""


def blocks(heading: str) -> list[str]:
    """Blocks of commands below a heading of the page, until the next one."""
    text = (CHECKOUT / "docs" / "hosting.md").read_text(encoding="utf-8")
    section = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^```\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)


class Machine:
    """A root file system with a clone of the checkout in it."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root, self.folder = root, folder
        copy_checkout(root / CLONE)
        for name, text in {"systemctl": SYSTEMCTL, "sudo": SUDO}.items():
            (root / "usr/local/bin" / name).write_text(text, encoding="utf-8")
            (root / "usr/local/bin" / name).chmod(0o755)

    def type(self, commands: str) -> str:
        """Run commands in the clone as root, until one fails; what they print."""
        variables = [f"{name}={value}" for name, value in network_variables().items()]
        path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        shell = ["chroot", str(self.root), "env", "-i", path, *variables, "sh", "-e", "-c", f"cd /{CLONE}\n{commands}"]
        done = subprocess.run(shell, capture_output=True, text=True)
        assert done.returncode == 0, f"{commands}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
        return done.stdout

    def unit(self, name: str) -> list[str]:
        """The values of a setting of the installed service."""
        lines = (self.root / "etc/systemd/system/forno.service").read_text(encoding="utf-8").splitlines()
        return shlex.split(" ".join(line.partition("=")[2] for line in lines if line.startswith(f"{name}=")))

    @contextmanager
    def service(self) -> Iterator[ReadOnlyRoot]:
        """Run the service on a root that it cannot write to, but for its state directories."""
        names = self.unit("StateDirectory")
        assert [f"/var/lib/{name}" for name in names] == STATE
        self.type("\n".join(f"install -d -o forno -g forno -m 0700 {place}" for place in STATE))
        user = ["chroot", "--userspec=forno:forno", str(self.root), "env", "-i", *self.unit("Environment")]
        log = self.folder / "service.log"
        with ReadOnlyRoot(self.root, self.root, STATE, [*user, *self.unit("ExecStart")], log) as running:
            end = time.monotonic() + LIMIT_S
            probe = f"import urllib.request as r; r.urlopen('{ADDRESS}/readyz', timeout=4)"
            while running.run(sys.executable, "-c", probe, network_only=True).returncode:
                assert running.process.poll() is None, log.read_text()
                assert time.monotonic() < end, log.read_text()
                time.sleep(0.2)
            yield running
            assert "Read-only file system" in running.run("touch", f"{self.root}/opt/forno/new").stderr
            assert '"level": "error"' not in log.read_text()


def play(running: ReadOnlyRoot, *seat: str) -> list[str]:
    """Play some moves, at a new table or on a seat that is there; the table's name and the seat's key."""
    done = running.run(sys.executable, "-c", PLAY, ADDRESS, *seat, network_only=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def pull(machine: Machine, day: int) -> str:
    """Give the clone a commit, as a pull would bring it; its version."""
    when = f"2026-11-{day:02}T12:00:00Z"
    commit = (
        f"git -c user.name=Anna -c user.email=anna@cards.example commit --quiet --allow-empty --date={when} -m change"
    )
    machine.type(f"git init --quiet\ngit add .\nGIT_COMMITTER_DATE={when} {commit}")
    return f"{NEXT}.dev202611{day:02}120000+g" + machine.type("git rev-parse --short=8 HEAD").strip()


def test_install_upgrade_and_admin_as_written(tmp_path: Path) -> None:
    machine = Machine(make_root(tmp_path), tmp_path)
    build, install, look = blocks("As a service")
    (upgrade,) = blocks("Upgrades in the middle of games")
    old = pull(machine, day=1)
    machine.type(build)
    assert old in machine.type(install)
    settings = machine.root / "etc/forno/forno.toml"
    changed = settings.read_text().replace("https://cards.example", ADDRESS) + f"grace = {GRACE_MS}\n"
    settings.write_text(changed, encoding="utf-8")
    with machine.service() as running:
        seat = play(running)
        assert seat[0] in machine.type(look)
        new = pull(machine, day=2)
        machine.type(build)
        assert new in machine.type(upgrade)
        assert play(running, *seat) == seat, "the old version serves until it is restarted"
    with machine.service() as running:
        assert play(running, *seat) == seat
    assert (machine.root / "opt/forno").readlink() == Path(f"forno-{new}")
    (backup,) = (machine.root / "var/lib/forno-backups").iterdir()
    assert backup.stat().st_mode & 0o777 == 0o600
    asked = (machine.root / "systemctl.log").read_text().splitlines()
    assert asked[-1] == "restart forno.service"
    assert "enable --now forno.socket forno.service forno-backup.timer" in asked
