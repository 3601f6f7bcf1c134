"""The edge of the server: names it answers under, headers on every answer, and bodies it does not read."""

from __future__ import annotations

import gzip
import http.client
import json
import re
import secrets
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from forno.server.protocol.nesting import MAX_DEPTH
from forno.server.settings import Settings
from forno.server.web import api, static
from forno.server.web.host_names import HostNames
from harness.servers import ServerProcess

TIMEOUT_S = 60


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("edge")) as served:
        yield served


def ask(address: str, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b"") -> Answer:
    line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=TIMEOUT_S)
    try:
        line.request(method, path, body, headers or {})
        answer = line.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, found, b"" if answer.status == 101 else answer.read())
    finally:
        line.close()


# --- Host

OWN = ["127.0.0.1", "127.0.0.1:8400", "[::1]:8400", "192.168.1.20:8400", "localhost", "LOCALHOST:1", "forno.local:8400"]
FOREIGN = [
    "evil.example",
    "evil.example; script-src * 'unsafe-inline'",
    "127.0.0.1.evil.example",
    "evil.example:8400",
    "local",
    "localhost.evil.example",
    "127.0.0.1@evil.example",
    "127.0.0.1:8400:1",
    "[::1",
    "1.2.3",
    "",
]


@pytest.mark.rule("wire.host")
def test_without_a_public_address_only_names_that_no_other_site_can_own_are_answered() -> None:
    names = HostNames(Settings())
    assert [host for host in OWN if not names.allow(host)] == []
    assert names.allow(socket.gethostname())
    assert [host for host in FOREIGN if names.allow(host)] == []


@pytest.mark.rule("wire.host")
def test_with_a_public_address_only_its_host_is_answered_and_what_the_settings_name() -> None:
    names = HostNames(Settings(public="https://cards.example/forno/", host_names=("cards.lan", "*.house.example")))
    for host in ("cards.example", "Cards.Example:443", "cards.example.", "cards.lan:8400", "a.b.house.example"):
        assert names.allow(host)
    for host in (*OWN, *FOREIGN, "house.example", "xhouse.example", "sub.cards.example"):
        assert not names.allow(host), host
    assert names.allow_probe("127.0.0.1:8400")
    assert names.allow_probe("")
    assert not names.allow_probe("evil.example")


@pytest.mark.rule("wire.host")
@pytest.mark.parametrize("host", FOREIGN[:3])
def test_a_name_pointed_at_this_server_reaches_nothing(server: ServerProcess, host: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/rooms"), ("POST", "/api/rooms"), ("GET", f"/ws/{'a' * 16}")):
        headers = {"Host": host, "Origin": "http://evil.example", "Upgrade": "websocket", "Connection": "Upgrade"}
        answer = ask(server.address, method, path, headers)
        assert answer.status == 421
        assert json.loads(answer.body)["rule"] == "wire.host"
        assert server.address in json.loads(answer.body)["text"]
        assert "evil" not in str(answer)


def test_a_person_at_a_wrong_name_reads_where_to_go(server: ServerProcess) -> None:
    answer = ask(server.address, "GET", "/", {"Host": "x.example", "Accept": "text/html", "Accept-Language": "de"})
    assert answer.body.decode() == f"Dieser Server heißt nicht so. Öffne bitte stattdessen {server.address}.\n"
    assert answer.headers["content-type"].startswith("text/plain")


def test_a_request_without_a_host_or_with_two_is_refused(server: ServerProcess) -> None:
    for hosts in (b"", b"Host: localhost\r\nHost: localhost\r\n"):
        with socket.create_connection(("127.0.0.1", urlsplit(server.address).port or 0), timeout=TIMEOUT_S) as line:
            line.sendall(b"GET /api/games HTTP/1.1\r\nConnection: close\r\n" + hosts + b"\r\n")
            assert re.match(rb"HTTP/1.[01] 4(00|21) ", line.recv(100))


# --- headers

EVERYWHERE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "server": "forno",
    "x-frame-options": "DENY",
}
SAMPLES = {"room": "a" * 16, "number": "1", "viewer": "public", "form": "", "seat": "0", "ring": "A" * 43}
SAMPLES |= {"game": "solo", "rest": "a", "name": "icon.svg"}


def every_request() -> list[tuple[str, str]]:
    """Each route with a sample of its path, also those that aiohttp answers by itself: none there, no such method."""
    found = [(route.method, sample(route.path)) for route in (*api.routes, *static.routes)]
    return [("GET" if method == "*" else method, path) for method, path in found] + [
        ("GET", f"/ws/{'a' * 16}"),
        ("GET", "/nonsense"),
        ("GET", "/assets/nothing.js"),
        ("BAKE", "/api/rooms"),
        ("PATCH", "/api/games"),
    ]


def sample(path: str) -> str:
    return re.sub(r"\{(\w+)(?::(?:[^{}]|\{[^{}]*\})*)?\}", lambda found: SAMPLES[found[1]], path)


@pytest.mark.parametrize(("method", "path"), every_request())
def test_every_answer_carries_the_security_headers(server: ServerProcess, method: str, path: str) -> None:
    check_headers(ask(server.address, method, path))


def check_headers(answer: Answer) -> None:
    assert answer.headers.items() >= EVERYWHERE.items()
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["cross-origin-resource-policy"] in ("same-origin", "cross-origin")
    if answer.headers.get("content-type", "").partition(";")[0] not in ("text/javascript", "image/svg+xml"):
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "aiohttp" not in str(answer).lower()
    assert answer.status < 500


UNPARSABLE = (
    b"\x16\x03\x01",
    b"<GET> / HTTP/1.1",
    b"GET / HTTP/1.1\r\n: zebra",
    b"GET / HTTP/1.1\r\nX: " + 2_000 * b"zebra",
    b"GET /" + 2_000 * b"zebra" + b" HTTP/1.1",
    b"GET / HTTP/9.zebra",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: zebra",
)


@pytest.mark.rule("wire.unreadable")
@pytest.mark.parametrize("sent", UNPARSABLE)
def test_a_request_that_cannot_be_parsed_is_refused_like_any_other_and_not_repeated(
    server: ServerProcess, sent: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", urlsplit(server.address).port or 0), timeout=TIMEOUT_S) as line:
        line.sendall(sent + b"\r\n\r\n")
        answer = http.client.HTTPResponse(line)
        answer.begin()
        body = answer.read()
    check_headers(Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, body))
    assert (answer.status, json.loads(body)["rule"]) == (400, "wire.unreadable")
    assert b"zebra" not in body
    assert b"bytearray" not in body


@pytest.mark.rule("wire.path")
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/zebra", 404), ("POST", "/api/zebra", 404), ("PATCH", "/api/rooms", 405), ("PUT", "/healthz", 405)],
)
def test_an_address_or_a_method_that_is_not_there_is_refused_in_words(
    server: ServerProcess, method: str, path: str, status: int
) -> None:
    answer = ask(server.address, method, path, {"Accept-Language": "de"})
    told = json.loads(answer.body)
    assert (answer.status, told["rule"], told["id"]) == (status, "wire.path", None)
    assert told["text"] == "Für so eine Anfrage hat der Server hier nichts."
    assert b"zebra" not in answer.body.lower()
    assert ("allow" in answer.headers) == (status == 405)


@pytest.mark.rule("wire.unreadable")
@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/rooms", {"Expect": "zebra"}, 417),
        (f"/ws/{'a' * 16}", {}, 400),
        (f"/ws/{'a' * 16}", {"Upgrade": "zebra", "Connection": "Upgrade"}, 400),
    ],
)
def test_what_http_or_a_socket_cannot_be_asked_is_refused_and_not_repeated(
    server: ServerProcess, path: str, headers: dict[str, str], status: int
) -> None:
    answer = ask(server.address, "GET", path, headers)
    assert (answer.status, json.loads(answer.body)["rule"]) == (status, "wire.unreadable")
    assert b"zebra" not in answer.body


@pytest.mark.rule("wire.size")
@pytest.mark.parametrize(
    ("method", "path", "most"), [("POST", "/api/rooms", 16_384), ("PUT", f"/api/rings/{'A' * 43}", 65_536)]
)
def test_a_body_that_is_too_large_is_refused_with_the_number(
    server: ServerProcess, method: str, path: str, most: int
) -> None:
    answer = ask(server.address, method, path, {"If-Match": '"0"'}, b"x" * (most + 1))
    told = json.loads(answer.body)
    assert (answer.status, told["rule"], told["values"]) == (413, "wire.size", {"most": most})


def test_behind_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, public="https://cards.example") as server:
        for path in ("/", "/api/games", "/nonsense"):
            told = ask(server.address, "GET", path, {"Host": "cards.example"}).headers
            assert told["strict-transport-security"] == "max-age=31536000"
        assert (
            "cards.example" in told["content-security-policy"]
            or "default-src 'none'" in told["content-security-policy"]
        )
        assert ask(server.address, "GET", "/").status == 421


def test_a_policy_names_only_a_checked_host(server: ServerProcess) -> None:
    policy = ask(server.address, "GET", "/", {"Host": "localhost:1234"}).headers["content-security-policy"]
    assert "ws://localhost:1234 " in policy


# --- bodies


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd", "identity, gzip", "GZIP"])
def test_a_compressed_body_is_never_inflated(server: ServerProcess, encoding: str) -> None:
    packed = gzip.compress(b" " * 1_000_000)
    answer = ask(server.address, "POST", "/api/rooms", {"Content-Encoding": encoding}, packed)
    assert answer.status == 415
    assert b"without a Content-Encoding" in answer.body


def opening(option: str) -> bytes:
    room = {"type": "open-room", "id": secrets.token_hex(16), "game": "solo", "seats": 2, "name": "Anna"}
    text = json.dumps(room | {"key": secrets.token_urlsafe(16), "options": {}})
    return text.replace("{}", option).encode()


def test_deep_nesting_is_refused_unread(server: ServerProcess) -> None:
    for deep in ("[" * 8000, '{"a":' * 1500, "[" * MAX_DEPTH + "]" * MAX_DEPTH):
        answer = ask(server.address, "POST", "/api/rooms", {}, opening(deep))
        assert answer.status == 400
        assert f"more than {MAX_DEPTH} deep" in json.loads(answer.body)["text"]


def test_brackets_in_a_text_are_no_nesting(server: ServerProcess) -> None:
    answer = ask(server.address, "POST", "/api/rooms", {}, opening('{"a\\"[[": "' + "[{" * 30 + '"}'))
    assert "deep" not in answer.body.decode()
