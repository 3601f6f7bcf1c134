"""Firefox and WebKitGTK, driven from outside: the browsers that Playwright cannot drive as the system packages them.

Firefox is driven by WebDriver BiDi over its own WebSocket, WebKitGTK by classic WebDriver over WebKitWebDriver's HTTP.
Both offer what a person does: open an address, look at the page with a script, click a point, write.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, Self

import aiohttp

from harness.servers import free_port

START_TIMEOUT_S = 60.0
COMMAND_TIMEOUT_S = 90.0
WIDTH_PX, HEIGHT_PX = 1280, 900

FIREFOX_PREFERENCES: dict[str, bool | int | str] = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,  # BiDi alone
    "toolkit.telemetry.enabled": False,
}
"""No background traffic, no first-run pages, and English texts."""

WEBKIT_ENVIRON = {
    "LANG": "en_US.UTF-8",
    "LANGUAGE": "en",
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
}
"""English texts, and drawing without a graphics device."""
COLLECT_ERRORS = """() => {
  if (window.consoleErrors) return;
  const errors = (window.consoleErrors = []);
  const { error } = console;
  console.error = (...said) => { errors.push(said.join(' ')); error(...said); };
  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
}"""
"""Classic WebDriver has no access to the console: keep its errors from the end of loading on."""


class RemoteBrowser(Protocol):
    """A running browser with one page."""

    def go(self, address: str) -> None: ...

    def evaluate(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function on the page; its result, by way of JSON."""

    def click(self, x: float, y: float) -> None: ...

    def write(self, text: str) -> None:
        """Type the keys of a text."""

    def errors(self) -> list[str]:
        """Errors on the page's console so far."""

    def save_picture(self, file: Path) -> None: ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...


def pointer_actions(x: float, y: float) -> list[dict[str, Any]]:
    """Input actions of a click, the same in both protocols."""
    place = {"type": "pointerMove", "x": round(x), "y": round(y)}
    press, release = ({"type": f"pointer{name}", "button": 0} for name in ("Down", "Up"))
    return [{"type": "pointer", "id": "mouse", "actions": [place, press, release]}]


def key_actions(text: str) -> list[dict[str, Any]]:
    keys = [{"type": f"key{way}", "value": key} for key in text for way in ("Down", "Up")]
    return [{"type": "key", "id": "keyboard", "actions": keys}]


def as_json(function: str, arguments: Sequence[Any]) -> str:
    """Write an expression that calls a function and gives its result as JSON."""
    return f"JSON.stringify(({function})(...{json.dumps(arguments)}) ?? null)"


class ChildProcess:
    """A program with a folder of its own; its output goes into a file there."""

    def __init__(self, command: Sequence[str], environ: dict[str, str] | None = None) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="forno-browser-", ignore_cleanup_errors=True)
        self.output = Path(self.folder.name) / "output"
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [part.format(folder=self.folder.name) for part in command],
                env=os.environ | {"HOME": self.folder.name} | (environ or {}),
                stdout=output,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )

    def wait_for_output(self, pattern: str) -> str:
        """Wait for a line that matches, and return its first group; RuntimeError if it does not come."""
        end = time.monotonic() + START_TIMEOUT_S
        while time.monotonic() < end and self.process.poll() is None:
            if found := re.search(pattern, self.text()):
                return found[1]
            time.sleep(0.05)
        raise RuntimeError(f"{self.process.args!r} did not start: {self.text()[-500:]}")

    def text(self) -> str:
        return self.output.read_text(encoding="utf-8", errors="replace")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()


class Firefox:
    """Firefox without windows, by WebDriver BiDi."""

    COMMANDS = ("firefox-esr", "firefox")

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.command_id = 0
        self.events: list[dict[str, Any]] = []

    @classmethod
    def find(cls) -> str | None:
        return next((found for name in cls.COMMANDS if (found := shutil.which(name))), None)

    def __enter__(self) -> Self:
        path = self.find()
        assert path, "no Firefox"
        arguments = ("--headless", "--no-remote", "--profile", "{folder}", "--remote-debugging-port", str(free_port()))
        self.process = ChildProcess(
            [path, *arguments, "--width", str(WIDTH_PX), "--height", str(HEIGHT_PX)],
            {"MOZ_DISABLE_AUTO_SAFE_MODE": "1"},
        )
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in FIREFOX_PREFERENCES.items())
        (Path(self.process.folder.name) / "user.js").write_text("\n".join(lines), encoding="utf-8")
        address = self.process.wait_for_output(r"WebDriver BiDi listening on (ws://\S+)")
        self.runner.run(self.connect(f"{address}/session"))
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.context: str = self.send("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": WIDTH_PX, "height": HEIGHT_PX}
        self.send("browsingContext.setViewport", context=self.context, viewport=size)
        return self

    async def connect(self, address: str) -> None:
        self.session = aiohttp.ClientSession()
        self.socket = await self.session.ws_connect(address, max_msg_size=0)

    def __exit__(self, *_: object) -> None:
        self.runner.run(self.session.close())
        self.runner.close()
        self.process.stop()

    def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command and wait for its result; RuntimeError if it fails. Events that come meanwhile are kept."""
        return self.runner.run(asyncio.wait_for(self.exchange(method, parameters), COMMAND_TIMEOUT_S))

    async def exchange(self, method: str, parameters: dict[str, Any]) -> dict[str, Any]:
        self.command_id += 1
        await self.socket.send_json({"id": self.command_id, "method": method, "params": parameters})
        while True:
            message: dict[str, Any] = await self.socket.receive_json()
            if message.get("id") == self.command_id:
                break
            self.events.append(message)
        if message["type"] == "error":
            raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
        result: dict[str, Any] = message["result"]
        return result

    def go(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, function: str, *arguments: Any) -> Any:
        done = self.send(
            "script.evaluate",
            expression=as_json(function, arguments),
            target={"context": self.context},
            awaitPromise=False,
        )
        if done["type"] == "exception":
            raise RuntimeError(done["exceptionDetails"]["text"])
        return json.loads(done["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self.send("input.performActions", context=self.context, actions=pointer_actions(x, y))

    def write(self, text: str) -> None:
        self.send("input.performActions", context=self.context, actions=key_actions(text))

    def errors(self) -> list[str]:
        entries = (event["params"] for event in self.events if event.get("method") == "log.entryAdded")
        return [str(entry["text"]) for entry in entries if entry["level"] == "error"]

    def save_picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.send("browsingContext.captureScreenshot", context=self.context)["data"]))


class WebKit:
    """WebKitGTK's MiniBrowser on a screen in memory, by classic WebDriver."""

    @staticmethod
    def find() -> str | None:
        """Find WebKitWebDriver, if there is also the MiniBrowser that it starts and a screen to show it on."""
        return shutil.which("WebKitWebDriver") if mini_browser() and shutil.which("Xvfb") else None

    def __enter__(self) -> Self:
        path, browser = self.find(), mini_browser()
        assert path, "no WebKitWebDriver"
        screen = f"{WIDTH_PX}x{HEIGHT_PX + 100}x24"
        self.screen = ChildProcess(["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"])
        display = self.screen.wait_for_output(r"^(\d+)\n")
        port = free_port()
        self.driver = ChildProcess(
            [path, f"--port={port}"], WEBKIT_ENVIRON | {"DISPLAY": f":{display}", "GDK_BACKEND": "x11"}
        )
        self.address = f"http://127.0.0.1:{port}/session"
        options = {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}
        self.address += "/" + self.new_session({"capabilities": {"alwaysMatch": options}})
        self.send("window/rect", x=0, y=0, width=WIDTH_PX, height=HEIGHT_PX)
        return self

    def new_session(self, wanted: dict[str, Any]) -> str:
        """Ask for a session until the driver listens; its id."""
        end = time.monotonic() + START_TIMEOUT_S
        while True:
            try:
                return str(self.send("", **wanted)["sessionId"])
            except urllib.error.URLError:
                if time.monotonic() > end:
                    raise RuntimeError(f"WebKitWebDriver did not start: {self.driver.text()[-500:]}") from None
                time.sleep(0.1)

    def __exit__(self, *_: object) -> None:
        try:
            self.send("", method="DELETE")
        finally:
            self.driver.stop()
            self.screen.stop()

    def send(self, command: str, method: str = "POST", **parameters: Any) -> Any:
        """Send a command and wait for its result; RuntimeError if it fails."""
        body = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(f"{self.address}/{command}".rstrip("/"), body, method=method)
        try:
            with urllib.request.urlopen(request, timeout=COMMAND_TIMEOUT_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            told = refused.read().decode(errors="replace")
            raise RuntimeError(f"{command or 'session'}: {told[:500]}") from None

    def go(self, address: str) -> None:
        self.send("url", url=address)
        self.evaluate(COLLECT_ERRORS)

    def evaluate(self, function: str, *arguments: Any) -> Any:
        return json.loads(self.send("execute/sync", script=f"return {as_json(function, arguments)}", args=[]))

    def click(self, x: float, y: float) -> None:
        self.send("actions", actions=pointer_actions(x, y))

    def write(self, text: str) -> None:
        self.send("actions", actions=key_actions(text))

    def errors(self) -> list[str]:
        return [str(error) for error in self.evaluate("() => window.consoleErrors ?? ['the page was loaded again']")]

    def save_picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.send("screenshot", method="GET")))


def mini_browser() -> Path | None:
    """Find the newest MiniBrowser; WebKitGTK keeps it beside its libraries."""
    found = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"))
    return found[-1] if found else None


BROWSERS: dict[str, type[Firefox | WebKit]] = {"firefox": Firefox, "webkit": WebKit}
