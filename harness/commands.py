"""Pytest fixtures: the `forno` command as people type it, in an empty folder with no settings but those given.

`forno` runs it in this process, which is thirty times quicker; `forno_process` starts a process of its own.
"""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from itertools import count
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple, TextIO

import pytest

from forno.cli import main
from harness.fork_server import AnyProcess, start_module

Forno = Callable[..., "subprocess.CompletedProcess[str]"]
"""`forno("rules", "solo", typed="...", FORNO_DATA="...")`"""
TIMEOUT_S = 240
numbers = count(1)
DATA = "forno-data"
"""The data folder, in the folder of the test; an empty one is that of this machine's user."""


@pytest.fixture
def forno(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Forno:
    """Run the command in this process, with nobody at a terminal."""

    def run(*arguments: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
        out, err = io.StringIO(), io.StringIO()
        with monkeypatch.context() as changed, redirect_stdout(out), redirect_stderr(err):
            changed.chdir(tmp_path)
            for name in [name for name in os.environ if is_setting(name)]:
                changed.delenv(name)
            for name, value in {"COLUMNS": "80", "FORNO_DATA": DATA, **environ}.items():
                changed.setenv(name, value)
            changed.setattr(sys, "stdin", io.StringIO(typed))
            changed.setattr(sys, "argv", ["forno", *arguments])
            status = main(list(arguments))
        return subprocess.CompletedProcess(["forno", *arguments], status, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def forno_process(tmp_path: Path) -> Forno:
    """Run the command as a process."""
    return commands_in(tmp_path)


def commands_in(folder: Path) -> Forno:
    """The command as processes of their own, in this folder."""

    def run(*arguments: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not is_setting(name)}
        clean["FORNO_DATA"] = DATA
        with TemporaryFile() as stdin, TemporaryFile() as stdout, TemporaryFile() as stderr:
            stdin.write(typed.encode())
            stdin.seek(0)
            streams = {"stdin": stdin.fileno(), "stdout": stdout.fileno(), "stderr": stderr.fileno()}
            process = start_module("forno", *arguments, env=clean | environ, cwd=folder, **streams)
            try:
                status = process.wait(TIMEOUT_S)
            finally:
                process.kill()
            for stream in (stdout, stderr):
                stream.seek(0)
            out, err = stdout.read().decode(), stderr.read().decode()
        return subprocess.CompletedProcess(["forno", *arguments], status, out, err)

    return run


class OpenServer(NamedTuple):
    """A command that serves, as a process."""

    process: AnyProcess
    line: str
    """The first line that it printed."""
    output: TextIO
    """Its further output."""
    errors: Path
    """The file with its standard error."""

    def stop(self, number: int = signal.SIGINT) -> list[str]:
        """Send a signal and wait for a good end; the lines of its standard error."""
        self.process.send_signal(number)
        return self.wait()

    def wait(self) -> list[str]:
        """Wait for a good end; the lines of its standard error."""
        assert self.process.wait(TIMEOUT_S) == 0
        return self.errors.read_text(encoding="utf-8").splitlines()


@contextmanager
def open_server(folder: Path, *arguments: str, env: Mapping[str, str], umask: int = -1) -> Iterator[OpenServer]:
    """Run the command `forno` with these arguments in this folder; begin once it has printed a line."""
    errors = folder / f"errors-{next(numbers)}"
    ours, theirs = os.pipe()
    with os.fdopen(ours, encoding="utf-8") as output, errors.open("wb") as file:
        try:
            process = start_module(
                "forno", *arguments, env=env, cwd=folder, stdout=theirs, stderr=file.fileno(), umask=umask
            )
        finally:
            os.close(theirs)
        try:
            yield OpenServer(process, output.readline(), output, errors)
        finally:
            process.kill()
            process.wait()


def is_setting(name: str) -> bool:
    """Whether a variable is a setting of Forno; all but the key file of the harness are left out."""
    return name.startswith("FORNO_") and name != "FORNO_KEY_FILE"


def complaint(ran: subprocess.CompletedProcess[str]) -> str:
    """Read the one clear line of a command that could not do what was asked."""
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("forno: ")
    assert ran.stderr.count("\n") == 1
    return ran.stderr


def read_terminal(terminal: int) -> str:
    """Read until the program at the other end has closed it, which Linux reports as an error."""
    said = b""
    try:
        while part := os.read(terminal, 4096):
            said += part
    except OSError:
        pass
    os.close(terminal)
    return said.decode()
