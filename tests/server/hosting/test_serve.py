"""`forno serve` as a process: it says where it is open, says goodbye, and says in one line why it cannot open."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import pytest

from forno.client import Client
from forno.kernel.notice import plain_kernel_notice
from harness.commands import TIMEOUT_S, Forno, OpenServer, complaint, open_server, read_terminal
from harness.fork_server import start_module

STALL = "the event loop stood still"
"""Logged on a busy machine."""


def opened(folder: Path, *arguments: str) -> AbstractContextManager[OpenServer]:
    """A server on a free port."""
    return open_server(folder, "serve", "--port", "0", *arguments, env=os.environ | {"FORNO_METRICS": "127.0.0.1:0"})


def address_in(line: str) -> str:
    return line.removeprefix("Forno is open at ").partition(". ")[0]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_open_and_stops_when_told(tmp_path: Path, number: int) -> None:
    with opened(tmp_path) as server:
        assert server.line.startswith("Forno is open at http://127.0.0.1:")
        assert server.line.endswith(". Ctrl-C closes it.\n")
        with urllib.request.urlopen(address_in(server.line) + "/healthz") as answer:
            assert answer.read() == b"ok\n"
        errors = server.stop(number)
        assert server.output.read() == ""
    events = [event for line in errors if (event := json.loads(line)["event"]) != STALL]
    notice = plain_kernel_notice()
    assert events == ["metrics are served", *([notice] if notice else []), "open", "closing", "closed"]
    assert (tmp_path / "forno-data" / "forno.sqlite").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
@pytest.mark.parametrize(("form", "is_json"), [("auto", False), ("json", True)])
def test_a_terminal_gets_lines_to_read_unless_json_is_asked_for(tmp_path: Path, form: str, is_json: bool) -> None:
    import pty

    ours, theirs = pty.openpty()
    environ = os.environ | {"FORNO_LOG_FORM": form}
    said, say = os.pipe()
    server = start_module("forno", "serve", "--port", "0", cwd=tmp_path, env=environ, stdout=say, stderr=theirs)
    os.close(say)
    os.close(theirs)
    with os.fdopen(said, encoding="utf-8") as output:
        output.readline()
        server.send_signal(signal.SIGINT)
        lines = [line for line in read_terminal(ours).splitlines() if STALL not in line]
    assert server.wait(TIMEOUT_S) == 0
    assert "open" in lines[-3]
    assert [line.startswith("{") for line in lines] == [is_json] * len(lines)
    if not is_json:
        assert re.fullmatch(r"[0-9:]{8} info: open, address \"http://127.0.0.1:[0-9]+\"", lines[-3])


def test_the_start_message_names_the_public_address(tmp_path: Path) -> None:
    with opened(tmp_path, "--public", "https://cards.example") as server:
        assert server.line == "Forno is open at https://cards.example. Ctrl-C closes it.\n"


@pytest.mark.asyncio
async def test_connected_clients_are_told_goodbye(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        async with Client(address_in(server.line)) as client:
            seat = await client.open("mamma-mia", 3, "Anna")
            watcher = await client.watch(seat.room)
            server.process.send_signal(signal.SIGTERM)
            for one in (seat, watcher):
                await one.until(partial(getattr, one, "goodbye"))
                assert one.goodbye is not None
                assert one.goodbye.rule == "wire.stopping"
                await one.close()
        errors = await asyncio.to_thread(server.wait)
    assert "Traceback" not in "".join(errors)


# --- it cannot open


def test_a_port_that_is_taken(forno: Forno) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        wrong = complaint(forno("serve", "--port", str(port)))
    assert str(port) in wrong
    assert "choose another with --port" in wrong


def test_an_address_of_another_machine(forno: Forno) -> None:
    assert "203.0.113.9" in complaint(forno("serve", "--port", "0", "--host", "203.0.113.9"))
    assert "nowhere.invalid" in complaint(forno("serve", "--port", "0", "--host", "nowhere.invalid"))


def test_a_folder_that_cannot_be_written(forno: Forno, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    for data in ("file", "file/deeper"):
        wrong = complaint(forno("serve", "--data", data))
        assert f"the log {data}/forno.sqlite cannot be opened: " in wrong
        assert wrong.endswith("; --data names another folder\n")


def test_a_file_that_is_not_a_store(forno: Forno, tmp_path: Path) -> None:
    (tmp_path / "forno.sqlite").write_text("a poem, " * 1000, encoding="utf-8")
    for command in (["serve"], ["admin", "list"], ["admin", "backup", "copy"]):
        assert "file is not a database" in complaint(forno(*command, "--data", "."))


def test_a_database_that_is_not_there(forno: Forno, postgres_url: str) -> None:
    store = postgres_url.replace("/test_", "/nowhere_")
    for command in (["serve"], ["admin", "list"]):
        assert "PostgreSQL refuses: database" in complaint(forno(*command, "--store", store))


def test_an_unreachable_database_is_retried_for_a_while(forno: Forno, tmp_path: Path) -> None:
    wrong = complaint(forno("serve", "--store", f"postgresql://anna:secret@/forno?host={tmp_path}"))
    assert "PostgreSQL cannot be reached" in wrong
    assert "secret" not in wrong


COLLECTING = """
import gc
from forno.server.main import tune_garbage_collector
tune_garbage_collector()
looks = []
gc.callbacks.append(lambda phase, found: phase == "start" and looks.append(found["generation"]))
kept = [[number] for number in range(5000)]
print(len(looks), {*looks}, len(gc.get_objects(1)))
"""


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="there the collector has other habits")
def test_garbage_collection_runs_often_and_on_young_objects_only() -> None:
    """So that with thousands of tables no look takes long, and not every move pays for two."""
    told = subprocess.run([sys.executable, "-c", COLLECTING], check=True, capture_output=True, text=True).stdout
    looks, generations, waiting = told.split()
    assert 20 < int(looks) < 30
    assert (generations, waiting) == ("{1}", "0")
