"""The pictures of the documentation: all are there, small, and shown on a page; the animation moves."""

from __future__ import annotations

import pytest
from PIL import Image

from forno.client import Client
from forno.server.protocol import StartGame
from harness import CHECKOUT
from harness.browser.docs_pictures import IMAGES, MAX_ANIMATION_BYTES, PICTURES, seeded_server
from harness.browser.person import apart

PAGES = [CHECKOUT / "README.md", *(CHECKOUT / "docs").rglob("*.md")]
MAX_PICTURE_BYTES = 150_000


def test_every_picture_is_made_by_the_command() -> None:
    assert {path.name for path in IMAGES.iterdir()} == {f"{name}.webp" for name in PICTURES}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_small_and_shown(name: str) -> None:
    path = IMAGES / f"{name}.webp"
    assert path.stat().st_size <= (MAX_ANIMATION_BYTES if name == "oven" else MAX_PICTURE_BYTES)
    assert any(f"images/{name}.webp" in page.read_text(encoding="utf-8") for page in PAGES)


def test_the_oven_is_emptied_frame_by_frame() -> None:
    with Image.open(IMAGES / "oven.webp") as film:
        assert getattr(film, "n_frames", 1) >= 30


def test_the_same_seed_deals_the_same_cards() -> None:
    async def hand(address: str) -> object:
        async with Client(address) as client:
            seat = await client.open("mamma-mia", 2, "Berta", bots="novice")
            await seat.do(StartGame)
            await seat.until(lambda: seat.view)
            return seat.view["ingredients"]

    hands = []
    for seed in (5, 5, 6):
        with seeded_server(seed) as address:
            hands.append(apart(hand(address)))
    assert hands[0] == hands[1] != hands[2]
