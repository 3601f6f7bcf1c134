"""The page as it is served: one document for all addresses, caching, compression and security headers."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from harness.servers import ServerProcess


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with ServerProcess(tmp_path_factory.mktemp("page")) as served:
        yield served.address


def get(address: str, **headers: str) -> tuple[dict[str, str], bytes]:
    with urlopen(Request(address, headers=headers), timeout=10) as answer:
        return {name.lower(): value for name, value in answer.headers.items()}, answer.read()


def assets(address: str) -> list[str]:
    _, body = get(address)
    return re.findall(r'(?:src|href)="(/assets/[^"]+)"', body.decode())


PEOPLE_SEE = ["/", "/t/abcdefghijklmnop", "/t/abcdefghijklmnop/game/1/open", "/rules/solo", "/learn/plus"]


@pytest.mark.parametrize("path", PEOPLE_SEE)
def test_every_address_that_people_see_is_the_page(address: str, path: str) -> None:
    headers, body = get(address + path)
    assert headers["content-type"].startswith("text/html")
    assert b'<div id="page">' in body
    assert headers["cache-control"] == "no-cache"


def test_the_content_security_policy_forbids_other_origins_and_inline_code(address: str) -> None:
    headers, body = get(address)
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert not re.search(rb"<script(?![^>]*\bsrc=)|<style|\bon\w+=|https?://", body)


def test_assets_are_immutable_and_compressed(address: str) -> None:
    [script, *_] = [path for path in assets(address) if path.endswith(".js")]
    headers, plain = get(address + script)
    assert "immutable" in headers["cache-control"]
    assert "javascript" in headers["content-type"]
    packed_headers, packed = get(address + script, **{"Accept-Encoding": "gzip"})
    assert packed_headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    brotli_headers, brotli = get(address + script, **{"Accept-Encoding": "br, gzip"})
    assert brotli_headers["content-encoding"] == "br"
    assert len(brotli) <= len(packed)


@pytest.mark.parametrize("name", ["icon.svg", "manifest.webmanifest", "worker.js"])
def test_manifest_icons_and_worker_are_served(address: str, name: str) -> None:
    headers, body = get(f"{address}/{name}")
    assert body
    assert not headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/assets/../index.html", "/assets/%2e%2e/index.html", "/assets/nothing.js", "/page"])
def test_only_files_of_the_page_are_served(address: str, path: str) -> None:
    with pytest.raises(HTTPError) as error:
        get(address + path)
    with error.value as refused:
        assert refused.code == 404


def test_a_page_that_is_not_built_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from forno.server.web import static

    monkeypatch.setattr(static, "PAGE", tmp_path)
    assert static.document(None).status == 503  # type: ignore[arg-type]
