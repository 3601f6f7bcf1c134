"""The page below a path of another site, through nginx where it is installed.

Real: a proxy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from harness.browser.fixtures import NewDevice
from harness.browser.person import Person, sit_together
from harness.path_proxy import nginx, proxy_below
from harness.servers import ServerProcess, free_port

WORKER = "async () => (await navigator.serviceWorker.ready).scope"


def test_a_table_is_opened_and_joined_below_a_path(tmp_path: Path, device: NewDevice) -> None:
    port = free_port()
    public = f"http://127.0.0.1:{port}/cards/"
    settings: dict[str, Any] = {"public": public, "trusted_proxies": ("127.0.0.1",)}
    missed: list[str] = []
    with (
        ServerProcess(tmp_path, **settings) as server,
        proxy_below("/cards/", server.address, port, tmp_path, by_nginx=nginx() is not None),
    ):
        anna, bruno = (Person(device(worker=True), public.rstrip("/"), name) for name in ("Anna", "Bruno"))
        for person in (anna, bruno):
            person.page.on("response", lambda answer: missed.append(answer.url) if answer.status >= 400 else None)
        link = sit_together(anna, bruno, "solo", 2)
        assert link.startswith(f"{public}t/")
        assert anna.page.evaluate(WORKER) == public
        anna.start()
        for person in (anna, bruno):
            person.wait_for("table", "the game is dealt")
            person.page.reload()
            person.wait_for("table", "the game goes on after a reload")
    assert missed == []
