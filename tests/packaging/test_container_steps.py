"""The steps of the Containerfile in a bare root file system, and a game in what they make: no container needed.

On request, as root on Linux, with the network: `./forno test tests/packaging`. FORNO_ROOTFS=FOLDER names a root that
debootstrap made before.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from forno import __version__
from harness import CHECKOUT
from tests.packaging.bare_root import NEEDS_ROOT, ReadOnlyRoot, copy_checkout, make_root, network_variables
from tests.packaging.containerfile import Build, Stage, is_ignored

CONTAINERFILE = CHECKOUT / "packaging" / "container" / "Containerfile"
LIMIT_S = 120
VOLUMES = ["/var/lib/forno", "/var/lib/forno-keys", "/var/lib/forno-backups"]
PLAY = """
import asyncio
from forno.client import Client
from forno.server.protocol import StartGame

async def play():
    async with Client("http://127.0.0.1:8400") as client:
        seat = await client.open("mamma-mia", 3, "Anna", bots="master")
        await seat.do(StartGame)
        for _ in range(5):
            await seat.until(lambda: seat.is_asked)
            await seat.play(seat.legal_moves[0])
        await seat.close()

asyncio.run(asyncio.wait_for(play(), 100))
"""

pytestmark = [NEEDS_ROOT, pytest.mark.timeout(1800)]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_root(tmp_path_factory.mktemp("root"))


@pytest.fixture(scope="module")
def image(base: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Build, Stage]:
    """The last stage of the Containerfile; `python` has pip, as in the base image that it names."""
    folder = tmp_path_factory.mktemp("image")
    python = ["chroot", str(base), "python3", "-m", "venv", "/usr/local/python"]
    subprocess.run(python, check=True)
    command = base / "usr/local/bin/python"
    command.write_text('#!/bin/sh\nexec /usr/local/python/bin/python "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    build = Build(base, context_of(folder), folder, network_variables())
    return build, build.run(CONTAINERFILE.read_text(encoding="utf-8"))


def context_of(folder: Path) -> Path:
    """Copy the files of the checkout that .dockerignore lets through."""
    context = folder / "context"
    copy_checkout(context, lambda name: name == ".dockerignore" or not is_ignored(name, CHECKOUT))
    shutil.copytree(CHECKOUT / ".git", context / ".git")
    return context


@pytest.fixture
def container(image: tuple[Build, Stage], tmp_path: Path) -> Iterator[ReadOnlyRoot]:
    build, stage = image
    command = build.inside(stage, *stage.entrypoint, *stage.command)
    with ReadOnlyRoot(stage.root, tmp_path, VOLUMES, command, tmp_path / "log") as running:
        yield running


def test_the_image_serves_a_game_from_a_read_only_root(
    container: ReadOnlyRoot, image: tuple[Build, Stage], tmp_path: Path
) -> None:
    build, stage = image
    health = build.inside(stage, *stage.health)
    end = time.monotonic() + LIMIT_S
    while container.run(*health).returncode != 0:
        assert container.process.poll() is None, (tmp_path / "log").read_text()
        assert time.monotonic() < end, (tmp_path / "log").read_text()
        time.sleep(0.2)
    played = container.run(sys.executable, "-c", PLAY, network_only=True)
    assert played.returncode == 0, played.stderr + (tmp_path / "log").read_text()
    refused = container.run("touch", f"{stage.root}/opt/forno/new")
    assert "Read-only file system" in refused.stderr
    assert (tmp_path / "var/lib/forno/forno.sqlite").stat().st_uid == 840
    assert (tmp_path / "var/lib/forno-keys/store.key").stat().st_mode & 0o777 == 0o600
    assert '"level": "error"' not in (tmp_path / "log").read_text()


def test_the_image_holds_no_sources_no_installer_and_no_other_user(image: tuple[Build, Stage]) -> None:
    _, stage = image
    assert stage.user == "840:840"
    assert not (stage.root / "src").exists()
    assert [file.read_text().strip() for file in stage.root.rglob("forno/version.txt")] == [__version__]
    assert not list((stage.root / "opt/forno/bin").glob("pip*"))
    assert list((stage.root / "opt/forno").rglob("forno/page/index.html"))
