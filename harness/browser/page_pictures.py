"""Make the pictures in web/public that must be PNG: `python -m harness.browser.page_pictures`, after building the page.

Icons for devices that take no SVG, and the preview of each game for messengers. They are drawn from the page's own
icon and emblems, and kept in the repository: building the page needs no browser.
"""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from forno.server.web.preview import HEIGHT_PX, PICTURES, WIDTH_PX
from harness import CHECKOUT
from harness.browser import chromium
from harness.servers import ServerProcess

PUBLIC = CHECKOUT / "web" / "public"
ICON_SIZES_PX = (180, 192, 512)
COLOURS = 128
"""Enough for flat drawings; a file is then a fifth of its size."""

SHOW_ICON = """(svg) => {
  document.body.innerHTML = svg;
  document.body.style.margin = 0;
  Object.assign(document.querySelector('svg').style, { display: 'block', width: '100vw', height: '100vh' });
}"""
SHOW_PREVIEW = """async ([games, title]) => {
  await document.fonts.load('700 100px Nunito');
  const emblems = games.map((game) => document.querySelector(`[data-emblem=${game}]`).outerHTML);
  const width = games.length > 1 ? 208 : 560;
  const figures = emblems.map((svg) => `<div class="figure">${svg}</div>`).join('');
  document.body.innerHTML = `<div class="sheet"><div class="row">${figures}</div><b></b></div>`;
  document.querySelector('b').textContent = title;
  const set = (query, style) => document.querySelectorAll(query).forEach((one) => Object.assign(one.style, style));
  set('.sheet', {
    display: 'grid', placeContent: 'center', justifyItems: 'center', gap: '28px', height: '100vh',
    background: '#fbf6ec', borderBottom: '26px solid #b93415', boxSizing: 'border-box', textAlign: 'center',
  });
  set('.row', { display: 'flex', gap: '18px' });
  set('.figure', { width: `${width}px`, overflow: 'hidden', borderRadius: '24px' });
  set('b', { fontSize: '84px', lineHeight: 1, color: '#2b2622' });
}"""


def main() -> None:
    with (
        ServerProcess(Path(tempfile.mkdtemp())) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.installed(), args=chromium.ARGUMENTS)
        context = browser.new_context(bypass_csp=True, color_scheme="light", reduced_motion="reduce")
        page = context.new_page()
        for size in ICON_SIZES_PX:
            page.set_viewport_size({"width": size, "height": size})
            page.evaluate(SHOW_ICON, (PUBLIC / "icon.svg").read_text(encoding="utf-8"))
            save(page, PUBLIC / f"icon-{size}.png")
        page.set_viewport_size({"width": WIDTH_PX, "height": HEIGHT_PX})
        for name in ("forno", *PICTURES):
            page.goto(server.address)
            page.wait_for_selector("[data-emblem=solo]")
            title = "Forno" if name == "forno" else page.inner_text(f"[data-test=game-{name}]")
            page.evaluate(SHOW_PREVIEW, [[*PICTURES] if name == "forno" else [name], title])
            save(page, PUBLIC / "preview" / f"{name}.png")
        browser.close()


def save(page: Page, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    main()
