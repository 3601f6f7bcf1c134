"""The units in packaging/systemd: systemd accepts them, and they expose little."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from shutil import which

import pytest

from forno.server.settings import read_settings
from harness import CHECKOUT

UNITS = CHECKOUT / "packaging" / "systemd"
SERVICES = ("forno.service", "forno-backup.service")
MAX_EXPOSURE = 2.0
"""Of 10.0, as `systemd-analyze security` counts."""

pytestmark = pytest.mark.skipif(which("systemd-analyze") is None, reason="systemd-analyze is not installed")


def analyze(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["systemd-analyze", *map(str, arguments)], capture_output=True, text=True)


def test_systemd_understands_every_line(tmp_path: Path) -> None:
    units = [path for path in sorted(UNITS.iterdir()) if path.suffix in (".service", ".socket", ".timer")]
    for unit in [*units, *UNITS.glob("*.d/*.conf")]:
        text = unit.read_text(encoding="utf-8")
        copy = tmp_path / unit.relative_to(UNITS)
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(text.replace("/opt/forno/bin/forno", "/bin/true"), encoding="utf-8")
    done = analyze("verify", "--man=no", *(tmp_path / unit.name for unit in units))
    ours = [line for line in done.stderr.splitlines() if "forno" in line]
    assert ours == []
    if done.returncode:
        pytest.skip(f"systemd-analyze cannot verify units here: {done.stderr.strip()}")


@pytest.mark.parametrize("service", SERVICES)
def test_a_service_exposes_little(service: str) -> None:
    done = analyze("security", "--offline=true", "--no-pager", UNITS / service)
    if "unrecognized option" in done.stderr:
        pytest.skip("this systemd-analyze cannot look at a file")
    exposure = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert exposure, done.stderr
    assert float(exposure[1]) < MAX_EXPOSURE, done.stdout


def test_the_settings_of_the_service_can_be_read() -> None:
    settings = read_settings(UNITS / "forno.toml", {})
    assert settings.public == "https://cards.example"
    assert settings.trusted_proxies == ("127.0.0.1",)


def test_a_service_installs_nothing_and_keeps_its_files_to_itself() -> None:
    for service in SERVICES:
        lines = (UNITS / service).read_text(encoding="utf-8").splitlines()
        (command,) = [line for line in lines if line.startswith("Exec")]
        assert command.startswith("ExecStart=/opt/forno/bin/forno ")
        assert {"UMask=0077", "StateDirectoryMode=0700", "User=forno", "ProtectSystem=strict"} <= {*lines}
