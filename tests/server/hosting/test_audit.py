"""The dependency audit: findings, none, and a database that cannot be reached."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from harness import CHECKOUT, audit

pytestmark = pytest.mark.skipif(
    not (CHECKOUT / "src/forno/page/licences.txt").is_file(), reason="the page is not built"
)


class Database(BaseHTTPRequestHandler):
    """Answers as OSV does, with a vulnerability for each package whose address begins with `bad`."""

    bad = "nothing"

    def do_POST(self) -> None:
        asked: Any = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        named = [query["package"]["purl"] for query in asked["queries"]]
        results = [{"vulns": [{"id": "GHSA-1"}]} if one.startswith(self.bad) else {} for one in named]
        body = json.dumps({"results": results}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Print nothing."""


@contextmanager
def database(bad: str) -> Iterator[str]:
    handler = type("Answering", (Database,), {"bad": bad})
    with HTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_a_finding_is_named_and_fails_the_weekly_check_only(capsys: pytest.CaptureFixture[str]) -> None:
    with database(bad="pkg:pypi/aiohttp@") as address:
        assert audit.main(["--database", address]) == 1
        assert audit.main(["--database", address, "--report"]) == 0
    printed = capsys.readouterr().out
    assert "pkg:pypi/aiohttp@" in printed
    assert ": https://osv.dev/vulnerability/GHSA-1\n" in printed
    assert "packages, 1 known vulnerabilities\n" in printed


def test_packages_of_the_page_are_asked_for_too(capsys: pytest.CaptureFixture[str]) -> None:
    with database(bad="pkg:npm/svelte@") as address:
        assert audit.main(["--database", address]) == 1
    with database(bad="nothing") as address:
        assert audit.main(["--database", address]) == 0
    assert "no known vulnerabilities" in capsys.readouterr().out


def test_an_unreachable_database_is_a_word_and_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    with database(bad="nothing") as gone:
        pass
    assert audit.main(["--database", gone]) == 0
    assert capsys.readouterr().out.startswith("audit skipped: the database of vulnerabilities cannot be asked (")
