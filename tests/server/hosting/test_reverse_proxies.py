"""The examples for nginx and Caddy in packaging: a game through each of them, with TLS, limits and closed metrics."""

from __future__ import annotations

import asyncio
import datetime
import os
import re
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from shutil import which
from typing import Any, NamedTuple

import aiohttp
import pytest
from aiohttp import web
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from yarl import URL

from forno.client import AiohttpTransport, Client
from forno.server.protocol import StartGame
from harness import CHECKOUT
from harness.servers import ServerProcess, free_port

EXAMPLES = CHECKOUT / "packaging"
LIMIT_S = 60
pytestmark = pytest.mark.asyncio


class Site(NamedTuple):
    """A proxy with TLS in front of a server."""

    folder: Path
    certificate: Path
    key: Path
    plain_port: int
    tls_port: int
    server_port: int

    @property
    def address(self) -> str:
        return f"https://localhost:{self.tls_port}"

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))


@pytest.fixture
def site(tmp_path: Path) -> Site:
    certificate, key = tmp_path / "site.pem", tmp_path / "site.key"
    write_certificate(certificate, key)
    return Site(tmp_path, certificate, key, free_port(), free_port(), free_port())


def write_certificate(certificate: Path, key: Path) -> None:
    """Sign a certificate of localhost with its own key."""
    secret = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder(name, name, secret.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - datetime.timedelta(days=1)).not_valid_after(
        now + datetime.timedelta(days=1)
    )
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    certificate.write_bytes(builder.sign(secret, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    key.write_bytes(secret.private_bytes(serialization.Encoding.PEM, *form))


# --- the examples, with the ports and files of a test


def nginx_command(site: Site, *ports: int) -> list[str]:
    """Write the example and the rest of nginx's configuration; the command that runs it."""
    text = (EXAMPLES / "nginx" / "forno.conf").read_text(encoding="utf-8")
    text = re.sub(r"^ +listen \[::\].*\n", "", text, flags=re.MULTILINE)  # a test machine may lack IPv6
    for example, here in {
        "listen 80;": f"listen 127.0.0.1:{site.plain_port};",
        "listen 443 ssl": f"listen 127.0.0.1:{site.tls_port} ssl",
        "/etc/ssl/cards.example.pem": str(site.certificate),
        "/etc/ssl/cards.example.key": str(site.key),
        "cards.example": "localhost",
    }.items():
        assert example in text
        text = text.replace(example, here)
    (line,) = re.findall(r"^ *server 127.0.0.1:8400.*\n", text, re.MULTILINE)
    lines = [line.replace("8400", str(port)) for port in ports or [site.server_port]]
    text = text.replace(line, "".join(lines))
    (site.folder / "forno.conf").write_text(text, encoding="utf-8")
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"    {place}_temp_path {site.folder}/nginx-{place};\n" for place in places)
    main = f"daemon off;\nmaster_process off;\npid {site.folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
    main += f"http {{\n    access_log off;\n{temporary}    include {site.folder}/forno.conf;\n}}\n"
    (site.folder / "nginx.conf").write_text(main, encoding="utf-8")
    return ["nginx", "-e", "stderr", "-p", str(site.folder), "-c", str(site.folder / "nginx.conf")]


def caddy_command(site: Site, *_: int) -> list[str]:
    """Write the example with a certificate of our own, since no authority reaches a test; the command that runs it."""
    text = (EXAMPLES / "caddy" / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("\theader -Server\n", f"\theader -Server\n\ttls {site.certificate} {site.key}\n")
    if not caddy_keeps_bodies():
        text = text.replace("\t\trequest_buffers 128KiB\n", "")
    options = f"{{\n\tadmin off\n\thttp_port {site.plain_port}\n\thttps_port {site.tls_port}\n}}\n"
    (site.folder / "Caddyfile").write_text(options + text, encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(site.folder / "Caddyfile")]


def caddy_keeps_bodies() -> bool:
    """Tell whether this Caddy is of the version that the example is for: before it, a body is sent once at most."""
    said = subprocess.run(["caddy", "version"], env=path(), capture_output=True, text=True, check=True).stdout
    return tuple(map(int, re.findall(r"\d+", said)[:3])) >= (2, 11, 2)


COMMANDS = {"nginx": nginx_command, "caddy": caddy_command}


@contextmanager
def running(proxy: str, site: Site, *ports: int) -> Iterator[None]:
    """Run a proxy within the block, in front of one server or of several; its output is in the folder."""
    upstream = " ".join(f"127.0.0.1:{port}" for port in ports or [site.server_port])
    folders = {"HOME": str(site.folder), "XDG_DATA_HOME": str(site.folder), "XDG_CONFIG_HOME": str(site.folder)}
    variables = {"FORNO_SITE": "localhost", "FORNO_UPSTREAM": upstream}
    with (site.folder / "proxy.log").open("wb") as output:
        process = subprocess.Popen(
            COMMANDS[proxy](site, *ports), env=folders | variables | path(), stderr=output, stdout=output
        )
        try:
            yield
        finally:
            process.terminate()
            process.wait(timeout=LIMIT_S)


def path() -> dict[str, str]:
    return {"PATH": f"{os.environ['PATH']}:/usr/local/sbin:/usr/sbin:/sbin"}


def need(proxy: str) -> None:
    if which(proxy, path=path()["PATH"]) is None:
        pytest.skip(f"{proxy} is not installed")


@asynccontextmanager
async def clients(proxy: str, site: Site) -> AsyncIterator[tuple[Client, aiohttp.ClientSession]]:
    """A server behind a proxy; yields a client of the proxy and its session."""
    need(proxy)
    settings: dict[str, Any] = {"public": site.address, "trusted_proxies": ("127.0.0.1",), "port": site.server_port}
    with ServerProcess(site.folder, **settings), running(proxy, site):
        transport = AiohttpTransport(aiohttp.TCPConnector(ssl=site.trust))
        async with Client(site.address, transport=transport) as client:
            await until_it_answers(transport.session, site)
            yield client, transport.session


async def until_it_answers(session: aiohttp.ClientSession, site: Site) -> None:
    """Wait for the proxy to listen."""
    async with asyncio.timeout(LIMIT_S):
        while True:
            try:
                async with session.get(f"{site.address}/readyz") as answer:
                    if answer.status == 200:
                        return
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
async def test_a_game_is_played_through_the_example(site: Site, proxy: str) -> None:
    async with clients(proxy, site) as (client, http):
        seat = await client.open("mamma-mia", 3, "Anna", bots="random")
        await seat.do(StartGame)
        for _ in range(3):
            await seat.until(lambda: seat.is_asked)
            await seat.play(seat.legal_moves[0])
        await seat.close()
        async with http.get(site.address) as page:
            assert page.status == 200
            assert "Server" not in page.headers or page.headers["Server"] == proxy
        for closed in ("/metrics", "/metrics?a=b", "/%6Detrics"):
            async with http.get(URL(site.address + closed, encoded=True)) as answer:
                assert answer.status == 404
        async with http.get(f"http://localhost:{site.plain_port}/t/1", allow_redirects=False) as plain:
            assert plain.headers["Location"].startswith("https://localhost")
        async with http.post(f"{site.address}/api/rooms", data=b"x" * 200_000) as huge:
            assert huge.status in (413, 502)  # Caddy before 2.7 says 502


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
async def test_a_client_cannot_name_its_own_address(site: Site, proxy: str) -> None:
    need(proxy)
    seen: list[Mapping[str, str]] = []

    async def keep(request: web.BaseRequest) -> web.Response:
        seen.append(request.headers)
        return web.Response()

    runner = web.ServerRunner(web.Server(keep))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", site.server_port).start()
    spoofed = {"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=203.0.113.7"}
    with running(proxy, site):
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=site.trust), headers=spoofed) as http:
            await until_it_answers(http, site)
    await runner.cleanup()
    assert seen[-1]["X-Forwarded-For"] == "127.0.0.1"
    assert "Forwarded" not in seen[-1]
    assert seen[-1]["Host"] == f"localhost:{site.tls_port}"


async def test_nginx_limits_how_fast_one_address_opens_tables_but_not_how_fast_it_lists_them(site: Site) -> None:
    async with clients("nginx", site) as (_, http):
        listed = await asyncio.gather(*(is_refused_by_nginx(http, "GET", site) for _ in range(150)))
        opened = await asyncio.gather(*(is_refused_by_nginx(http, "POST", site) for _ in range(400)))
    assert not any(listed)
    assert any(opened)
    assert opened.count(False) > 50, "a school class opens its tables at once"


async def is_refused_by_nginx(http: aiohttp.ClientSession, method: str, site: Site) -> bool:
    """Send a request; Forno's own refusals are JSON, those of nginx a page."""
    async with http.request(method, f"{site.address}/api/rooms", json={} if method == "POST" else None) as answer:
        return answer.status == 429 and answer.content_type == "text/html"
