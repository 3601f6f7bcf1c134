"""Differences between operating systems stay in `forno.platform`, and it knows those of Windows and macOS."""

from __future__ import annotations

import ast
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from forno import platform
from forno.core.errors import Unreadable
from forno.server.main import check_platform
from forno.server.settings import Settings
from harness import CHECKOUT

SOURCE = CHECKOUT / "src" / "forno"
NOT_EVERYWHERE = {
    *("fcntl", "grp", "msvcrt", "pty", "pwd", "resource", "termios", "tty", "uvloop", "webbrowser", "winreg"),
    *("chmod", "chown", "fork", "getpgid", "geteuid", "getuid", "killpg", "mkfifo", "nice", "sched_getaffinity"),
    *("set_blocking", "setpgid", "setsid", "umask", "uname", "preexec_fn", "start_new_session", "creationflags"),
    *("SIGHUP", "SIGKILL", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGBREAK", "pthread_sigmask", "SO_REUSEPORT"),
    *("add_signal_handler", "add_reader", "add_writer", "connect_read_pipe", "create_unix_server", "DefaultSelector"),
}
"""Modules, attributes and keyword arguments that Windows or macOS lacks, or where they do something else."""
TEXT_FILES = {"open", "read_text", "write_text", "fdopen"}


def sources(pattern: str) -> Iterator[tuple[str, ast.AST]]:
    """Each node of each module in whose text the pattern is found, but the platform's, with its module."""
    sought = re.compile(pattern)
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if file != SOURCE / "platform.py" and sought.search(text):
            for node in ast.walk(ast.parse(text)):
                yield str(file.relative_to(SOURCE)), node


def place(module: str, node: ast.AST) -> str:
    return f"{module}:{getattr(node, 'lineno', 0)}"


def names_in(node: ast.AST) -> set[str]:
    match node:
        case ast.Import(names):
            return {alias.name.partition(".")[0] for alias in names}
        case ast.ImportFrom(module=module, names=names, level=0):
            return {str(module).partition(".")[0], *(alias.name for alias in names)}
        case ast.Attribute(value=ast.Name("sys"), attr="platform") | ast.Attribute(value=ast.Name("os"), attr="name"):
            return {"the name of the system"}
        case ast.Attribute(attr=name) | ast.keyword(arg=str(name)):
            return {name}
    return set()


def test_no_other_module_asks_for_the_system_or_uses_what_some_lack() -> None:
    forbidden = NOT_EVERYWHERE | {"the name of the system"}
    nodes = sources(rf"\b({'|'.join(NOT_EVERYWHERE)})\b|\bsys\.platform\b|\bos\.name\b")
    found = [f"{place(module, node)}: {name}" for module, node in nodes for name in names_in(node) & forbidden]
    assert found == []


def opens_text_in_the_code_page(node: ast.AST) -> bool:
    """Tell whether a file is opened as text without a word about its encoding: Windows then uses an old code page."""
    if not isinstance(node, ast.Call):
        return False
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    modes = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    is_file = name in TEXT_FILES - {"open"} or (name == "open" and (isinstance(node.func, ast.Name) or bool(modes)))
    is_binary = any("b" in mode and len(mode) <= 3 for mode in modes)
    return is_file and not is_binary and "encoding" not in {keyword.arg for keyword in node.keywords}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("open(file)", True),
        ("path.open('a')", True),
        ("path.read_text()", True),
        ("path.read_text(encoding='utf-8')", False),
        ("open(file, 'rb')", False),
        ("store.open()", False),
    ],
)
def test_a_file_without_an_encoding_is_found(code: str, found: bool) -> None:
    assert any(map(opens_text_in_the_code_page, ast.walk(ast.parse(code)))) == found


OWN_FUNCTIONS = {"cli/observe.py", "cli/records.py", "cli/review.py", "installation.py"}
"""Modules that call another `read_text`, ours or that of importlib.metadata, which names the encoding."""


def test_every_text_file_names_its_encoding() -> None:
    nodes = sources(rf"\b({'|'.join(TEXT_FILES)})\(")
    found = [place(*one) for one in nodes if one[0] not in OWN_FUNCTIONS and opens_text_in_the_code_page(one[1])]
    assert found == []


# --- Windows and macOS


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "sys", SimpleNamespace(platform="win32"))


@pytest.fixture
def mac(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "sys", SimpleNamespace(platform="darwin"))


@pytest.mark.usefixtures("windows")
def test_on_windows_a_backslash_parts_folders() -> None:
    line = r'C:\bots\bot.exe "C:\my bots\new.py" --name it\'s'
    assert platform.split_command(line) == ["C:\\bots\\bot.exe", "C:\\my bots\\new.py", "--name", r"it\'s"]
    with pytest.raises(ValueError, match="quotation"):
        platform.split_command('"open')


@pytest.mark.usefixtures("mac")
def test_elsewhere_a_backslash_escapes() -> None:
    assert platform.split_command(r"bot my\ bots 'a b'") == ["bot", "my bots", "a b"]


@pytest.mark.usefixtures("windows")
@pytest.mark.parametrize(
    "shared", [{"store": "postgresql://there/forno"}, {"bus": "redis://there"}, {"reuse_port": True}]
)
def test_on_windows_a_server_is_one_process(shared: dict[str, str | bool]) -> None:
    check_platform(Settings())
    with pytest.raises(Unreadable, match="on Windows a server is one process"):
        check_platform(Settings(**shared))  # type: ignore[arg-type]


@pytest.mark.usefixtures("mac")
def test_on_a_mac_a_server_may_be_several_processes() -> None:
    check_platform(Settings(store="postgresql://there/forno"))
    assert platform.stop_signals() == [signal.SIGINT, signal.SIGTERM]
    assert platform.cores() >= 1


@pytest.mark.usefixtures("windows")
def test_a_reader_that_is_gone_is_an_invalid_argument_on_windows() -> None:
    assert platform.is_broken_pipe(OSError(22, "invalid argument"))
    assert platform.is_broken_pipe(BrokenPipeError())
    assert not platform.is_broken_pipe(OSError(28, "no space left"))


def test_elsewhere_an_invalid_argument_is_an_error() -> None:
    assert not platform.is_broken_pipe(OSError(22, "invalid argument"))


def test_files_are_made_for_their_owner(tmp_path: Path) -> None:
    platform.make_private_folder(tmp_path / "above" / "folder")
    platform.make_private_file(tmp_path / "above" / "folder" / "file")
    (tmp_path / "above" / "folder" / "file").write_text("kept", encoding="utf-8")
    platform.make_private_file(tmp_path / "above" / "folder" / "file")
    assert (tmp_path / "above" / "folder" / "file").read_text(encoding="utf-8") == "kept"
    if sys.platform != "win32":
        assert (tmp_path / "above" / "folder").stat().st_mode & 0o777 == 0o700
        assert (tmp_path / "above" / "folder" / "file").stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_files_that_others_may_read_are_found(tmp_path: Path) -> None:
    private, shared = tmp_path / "private", tmp_path / "shared"
    for path, mode in ((private, 0o600), (shared, 0o640)):
        path.touch()
        path.chmod(mode)
    assert platform.readable_by_others([private, shared, tmp_path / "missing"]) == [shared]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_new_files_are_for_their_owner_whatever_the_umask(tmp_path: Path) -> None:
    code = "import os, sys; from forno import platform; os.umask(0); platform.restrict_new_files(); open('file', 'w')"
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600


def test_the_module_costs_no_event_loop() -> None:
    """Bots import it too."""
    heavy = "print({'asyncio', 'platformdirs', 'webbrowser'} & {*sys.modules})"
    ran = subprocess.run([sys.executable, "-c", f"import sys, forno.platform; {heavy}"], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (0, "set()\n")
