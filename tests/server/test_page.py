"""The page as it is served: one document for all addresses, caching, compression and security headers."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from forno.rulebook.bundles import say
from harness.servers import ServerProcess


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with ServerProcess(tmp_path_factory.mktemp("page")) as served:
        yield served.address


def get(address: str, **headers: str) -> tuple[dict[str, str], bytes]:
    with urlopen(Request(address, headers=headers), timeout=60) as answer:
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
    loaded = re.sub(rb'<meta property="[^>]*>', b"", body)
    assert not re.search(rb"<script(?![^>]*\bsrc=)|<style|\bon\w+=|https?://", loaded)


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


FILES = [
    "icon.svg",
    "icon-180.png",
    "icon-512.png",
    "manifest.webmanifest",
    "worker.js",
    "preview/solo.png",
    "licences.txt",
]


@pytest.mark.parametrize("name", FILES)
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


TITLES = {"en": "Page not found", "de-CH, en;q=0.5": "Seite nicht gefunden", "ru": "Страница не найдена"}


@pytest.mark.parametrize(("wanted", "title"), TITLES.items())
def test_a_wrong_address_leads_home_in_the_readers_language(address: str, wanted: str, title: str) -> None:
    with pytest.raises(HTTPError) as error:
        get(f"{address}/nonsense/page", **{"Accept": "text/html,*/*", "Accept-Language": wanted})
    with error.value as answer:
        body = answer.read().decode()
        assert answer.code == 404
        assert answer.headers["Content-Type"].startswith("text/html")
        assert "style-src 'self'" in answer.headers["Content-Security-Policy"]
    assert f"<h1>{title}</h1>" in body
    assert '<a href="/">' in body


def test_a_program_at_a_wrong_address_gets_no_page(address: str) -> None:
    with pytest.raises(HTTPError) as error:
        get(f"{address}/nonsense", Accept="application/json")
    with error.value as answer:
        assert answer.code == 404
        assert "html" not in answer.headers["Content-Type"]


# --- previews in messengers


def previewed(address: str, **headers: str) -> dict[str, str]:
    _, body = get(address, **headers)
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', body.decode()))


def open_table(address: str) -> str:
    key = "k" * 22
    command = {"type": "open-room", "id": "0" * 32, "game": "mamma-mia", "seats": 4, "name": "Zoe", "key": key}
    request = Request(f"{address}/api/rooms", json.dumps(command).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=60) as answer:
        link: str = json.loads(answer.read())["link"]
    return link


def test_a_link_to_a_table_shows_its_game_and_nobodys_name(address: str) -> None:
    link = open_table(address)
    shown = previewed(address + link, **{"Accept-Language": "fr"})
    assert shown["og:title"] == "Mamma Mia!"
    assert shown["og:description"] == say("fr", "home-preview-table", game="Mamma Mia!", seats=4)
    assert shown["og:image"] == f"{address}/preview/mamma-mia.png"
    _, picture = get(shown["og:image"])
    assert picture.startswith(b"\x89PNG")
    _, body = get(address + link)
    assert b"Zoe" not in body


def test_a_browser_that_opens_a_table_does_not_cost_a_look_into_the_store(address: str) -> None:
    shown = previewed(address + open_table(address), **{"Sec-Fetch-Mode": "navigate"})
    assert shown["og:title"] == "Forno"


@pytest.mark.parametrize(
    ("path", "title", "picture"),
    [
        ("/", "Forno", "forno"),
        ("/rules/solo", "SOLO", "solo"),
        ("/learn/plus", "Mamma Mia! Plus", "plus"),
        ("/rules/whist", "Forno", "forno"),
        ("/t/aaaaaaaaaaaaaaaa", "Forno", "forno"),
    ],
)
def test_pages_have_a_preview(address: str, path: str, title: str, picture: str) -> None:
    shown = previewed(address + path)
    assert shown["og:title"] == title
    assert shown["og:image"].endswith(f"/preview/{picture}.png")


def test_a_page_that_is_not_built_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from forno.server.web import static

    monkeypatch.setattr(static, "PAGE", tmp_path)
    assert static.document(None).status == 503  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_only_files_of_the_readers_language_are_preloaded(address: str, lang: str) -> None:
    _, body = get(address, **{"Accept-Language": lang})
    links = [link for link in re.findall(r"<link [^>]*>", body.decode()) if "hreflang" in link]
    assert all(f'hreflang="{lang}"' in link for link in links)
    assert [link for link in links if f"/assets/start-{lang}-" in link]
    assert any("nunito-cyrillic" in link for link in links) == (lang == "ru")
