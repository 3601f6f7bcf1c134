"""The client for addresses that others made: it refuses many, and calls the address that it has checked."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from aiohttp import web
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from forno.core.errors import Refused
from forno.server.notify import outbound
from forno.server.notify.outbound import HostList, Outbound, Unreachable, is_public
from forno.server.settings import OUTBOUND_HOSTS

HOST = "push.example"
INTERNAL = {
    "loopback": "127.0.0.1",
    "loopback of IPv6": "::1",
    "private 10": "10.1.2.3",
    "private 172": "172.16.0.1",
    "private 192": "192.168.1.1",
    "private of IPv6": "fd00::1",
    "link-local": "169.254.169.254",
    "link-local of IPv6": "fe80::1",
    "site-local": "fec0::1",
    "carrier": "100.64.0.1",
    "this network": "0.0.0.0",
    "unspecified": "::",
    "multicast": "224.0.0.1",
    "multicast of IPv6": "ff02::1",
    "global multicast": "ff0e::1",
    "reserved": "240.0.0.1",
    "broadcast": "255.255.255.255",
    "benchmarks": "198.18.0.1",
    "documentation": "192.0.2.1",
    "IPv4-mapped": "::ffff:127.0.0.1",
    "IPv4-mapped public": "::ffff:8.8.8.8",
    "IPv4-compatible": "::127.0.0.1",
    "6to4": "2002:7f00:1::1",
    "Teredo": "2001:0:7f00:1::1",
    "NAT64": "64:ff9b::7f00:1",
}


@pytest.mark.parametrize("kind", INTERNAL)
def test_no_address_of_an_own_network_is_public(kind: str) -> None:
    assert not is_public(INTERNAL[kind])


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.1", "2a00:1450:4001::1"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://discord.com/api/webhooks/1/abc",
        "https://FCM.googleapis.com:443/abc",
    ],
)
def test_known_services_are_allowed(url: str) -> None:
    HostList(OUTBOUND_HOSTS).check(url)


@pytest.mark.rule("house.address")
@pytest.mark.parametrize(
    "url",
    [
        "http://fcm.googleapis.com/abc",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com.evil.example/abc",
        "https://evilfcm.googleapis.com/abc",
        "https://push.services.mozilla.com/abc",
        "https://fcm.googleapis.com@evil.example/abc",
        "https://user@discord.com/abc",
        "https://discord.com/abc#part",
        "https://discord.com/a b",
        "https://discord.com/a\r\nHost: x",
        "https://dïscord.com/abc",
        "https://127.0.0.1/abc",
        "https://[::1]/abc",
        "https://discord.com:port/abc",
        "ftp://discord.com/abc",
        "file:///etc/passwd",
        "",
        "https://user:password@discord.com/abc",
        "https://:password@discord.com/abc",
        "https://discord.com\\@evil.example/abc",
        "https://2130706433/abc",
        "https://0x7f.1/abc",
        "https://[::ffff:127.0.0.1]/abc",
        "https://discord.com./abc",
        "https://discord.com:0/abc",
        "//discord.com/abc",
    ],
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(Refused, match=r"house\.address"):
        HostList(OUTBOUND_HOSTS).check(url)


def test_an_address_without_a_name_is_refused_even_where_every_host_is_allowed() -> None:
    for url in ("https://8.8.8.8/", "https://[2a00:1450:4001::1]/", "https://127.0.0.1/"):
        with pytest.raises(Refused):
            HostList(["*"]).check(url)


def test_a_local_host_is_allowed_by_name_and_port_only() -> None:
    hosts = HostList([], ["ntfy.lan:8080", "matrix.lan"])
    for url in ("http://ntfy.lan:8080/forno", "https://matrix.lan/x", "http://matrix.lan:9000/x"):
        hosts.check(url)
    for url in ("http://ntfy.lan/forno", "http://ntfy.lan:8081/forno", "ftp://ntfy.lan:8080/"):
        with pytest.raises(Refused):
            hosts.check(url)


# --- requests


@asynccontextmanager
async def https_server(folder: Path, address: str) -> AsyncIterator[tuple[int, list[str], ssl.SSLContext]]:
    """A server for HOST at an address of this machine: its port, the paths requested, and the trust in it."""
    certificate = self_signed(folder)
    serving, trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context(cafile=str(certificate))
    serving.load_cert_chain(certificate)
    paths: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        paths.append(request.path)
        if request.path == "/moved":
            return web.Response(status=307, headers={"Location": "/inside"})
        if request.path == "/large":
            return web.Response(body=b"x" * 10_000_000, headers={"Retry-After": "7"})
        return web.Response(status=201)

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, address, 0, ssl_context=serving).start()
    try:
        yield runner.addresses[0][1], paths, trusting
    finally:
        await runner.cleanup()


def self_signed(folder: Path) -> Path:
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    file = folder / "host.pem"
    secret = key.private_bytes(pem, plain, serialization.NoEncryption())
    file.write_bytes(secret + made.public_bytes(pem))
    return file


class Names:
    """A name server that gives other addresses with each answer."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = [*answers]
        self.asked: list[str] = []

    async def look_up(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        return self.answers[min(len(self.asked), len(self.answers)) - 1]


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", INTERNAL)
async def test_a_name_that_leads_inside_is_not_called(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = Names(["8.8.8.8", INTERNAL[kind]])
    client = Outbound(HostList([HOST]), names.look_up)
    monkeypatch.setattr(asyncio.get_running_loop(), "sock_connect", None)  # no connection is even tried
    with pytest.raises(Unreachable, match="not a host of the internet"):
        await client.send("POST", f"https://{HOST}/abc", {}, b"")
    await client.close()


@pytest.mark.asyncio
async def test_the_checked_address_is_the_one_that_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads inside from its second answer on: there is no second question."""
    monkeypatch.setattr(outbound, "is_public", lambda address: address == "127.0.0.1")
    async with https_server(tmp_path, "127.0.0.1") as (port, paths, trusting):
        monkeypatch.setattr(outbound, "HTTPS_PORT", port)
        names = Names(["127.0.0.1"], ["127.0.0.2"])
        client = Outbound(HostList([HOST]), names.look_up, trusting)
        assert (await client.send("POST", f"https://{HOST}:{port}/abc", {}, b"hello")).status == 201
        assert (paths, names.asked) == (["/abc"], [HOST])
        with pytest.raises(Unreachable):  # the next request asks anew, and its answer is checked anew
            await client.send("POST", f"https://{HOST}:{port}/abc", {}, b"hello")
        assert len(paths) == 1
        await client.close()


@pytest.mark.asyncio
async def test_no_redirect_is_followed_and_no_large_answer_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "is_public", lambda address: True)
    async with https_server(tmp_path, "127.0.0.1") as (port, paths, trusting):
        monkeypatch.setattr(outbound, "HTTPS_PORT", port)
        client = Outbound(HostList([HOST]), Names(["127.0.0.1"]).look_up, trusting)
        assert (await client.send("POST", f"https://{HOST}:{port}/moved", {}, b"")).status == 307
        assert (await client.send("POST", f"https://{HOST}:{port}/large", {}, b"")).retry_after_s == 7
        assert paths == ["/moved", "/large"]
        untrusting = Outbound(HostList([HOST]), Names(["127.0.0.1"]).look_up)
        with pytest.raises(Unreachable):  # a certificate that the system does not trust
            await untrusting.send("POST", f"https://{HOST}:{port}/abc", {}, b"")
        await untrusting.close()
        await client.close()
