"""A real browser and a real server for the tests of the page."""

from harness.browser.fixtures import browser, device, own_server, playwright, server  # noqa: F401
