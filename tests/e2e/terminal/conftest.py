"""A real browser for the friend on the page, and a real server."""

from harness.browser.fixtures import browser, device, own_server, playwright, server  # noqa: F401
