"""Addresses of clients: headers count as far as trusted proxies wrote them."""

from __future__ import annotations

import pytest

from forno.core.errors import Unreadable
from forno.server.infra.client_address import TrustedProxies, read_address
from forno.server.settings import read_settings

PROXY = "10.0.0.1"
CDN = "192.0.2.7"
BEHIND = TrustedProxies((PROXY, "192.0.2.0/24", "unix", "fd00::/8"))


def address(peer: str | None, *forwarded_for: str, forwarded: tuple[str, ...] = ()) -> str:
    return BEHIND.client(peer, forwarded_for, forwarded).address


def test_without_trusted_proxies_the_peer_is_the_client_whatever_it_says() -> None:
    alone = TrustedProxies()
    client = alone.client("198.51.100.5", ["203.0.113.9"], ["for=203.0.113.9"])
    assert client == ("198.51.100.5", "198.51.100.5", True)
    assert alone.client("127.0.0.1", ["203.0.113.9"], []).address == "127.0.0.1"


def test_the_client_is_the_right_most_address_that_is_no_proxy() -> None:
    assert address(PROXY, "203.0.113.9") == "203.0.113.9"
    assert address(PROXY, f"203.0.113.9, {CDN}") == "203.0.113.9"
    assert address(PROXY, "203.0.113.9", CDN) == "203.0.113.9"
    assert address(PROXY, f"6.6.6.6, 203.0.113.9, {CDN}") == "203.0.113.9"
    assert not BEHIND.client(PROXY, ["203.0.113.9"], []).is_direct


def test_a_peer_that_is_no_proxy_cannot_name_another_client() -> None:
    assert address("203.0.113.50", "198.51.100.5") == "203.0.113.50"


def test_behind_proxies_alone_the_first_of_them_is_the_client() -> None:
    assert address(PROXY) == PROXY
    assert address(PROXY, f"{CDN}, 10.0.0.1") == CDN


@pytest.mark.parametrize("nonsense", ["unknown", "_hidden", "", "1.2.3.4.5", "localhost", ":ffff", "1.2.3.4/8"])
def test_the_chain_ends_at_what_is_no_address(nonsense: str) -> None:
    assert address(PROXY, f"6.6.6.6, {nonsense}, {CDN}") == CDN
    assert address(PROXY, nonsense) == PROXY


def test_forwarded_counts_where_a_proxy_writes_it() -> None:
    assert address(PROXY, forwarded=("for=203.0.113.9;proto=https;by=10.0.0.1",)) == "203.0.113.9"
    assert address(PROXY, forwarded=(f'For="[2001:db8:1:2::7]:4711", for={CDN}',)) == "2001:db8:1:2::7"
    assert address(PROXY, forwarded=("proto=https",)) == PROXY
    assert address(PROXY, forwarded=("for=unknown",)) == PROXY


def test_a_header_that_passed_the_proxy_untouched_hides_nobody() -> None:
    """A proxy that writes one of the two headers passes the other on as the client sent it."""
    assert address(PROXY, "203.0.113.9", forwarded=("for=6.6.6.6",)) == PROXY
    assert address(PROXY, "203.0.113.9", forwarded=("for=203.0.113.9",)) == "203.0.113.9"


def test_a_unix_socket_is_trusted_where_it_is_named() -> None:
    assert address("", "203.0.113.9") == "203.0.113.9"
    assert address(None, "203.0.113.9") == "203.0.113.9"
    assert TrustedProxies((PROXY,)).client("", ["203.0.113.9"], []) == ("local", "local", True)


def test_a_long_chain_is_read_from_its_end_only() -> None:
    assert address(PROXY, ", ".join(["203.0.113.9", *[CDN] * 40])) == CDN


def test_ipv6_is_counted_by_64_bits_and_ipv4_by_all() -> None:
    first = BEHIND.client(PROXY, ["2001:db8:1:2::7"], [])
    second = BEHIND.client(PROXY, ["2001:db8:1:2:ffff::8"], [])
    other = BEHIND.client(PROXY, ["2001:db8:1:3::7"], [])
    assert first.network == second.network == "2001:db8:1:2::/64"
    assert other.network != first.network
    assert BEHIND.client("::ffff:203.0.113.9", [], []).network == "203.0.113.9"
    assert BEHIND.client("fe80::1%eth0", [], []).network == "fe80::/64"


def test_addresses_come_with_ports_and_brackets() -> None:
    for text in ("203.0.113.9:80", '"203.0.113.9"', " 203.0.113.9 ", "::ffff:203.0.113.9"):
        assert str(read_address(text)) == "203.0.113.9"
    for text in ("[2001:db8::1]", '"[2001:db8::1]:80"', "2001:db8::1"):
        assert str(read_address(text)) == "2001:db8::1"


def test_the_setting_takes_addresses_networks_and_unix() -> None:
    environ = {"FORNO_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8, fd00::/8, unix"}
    assert read_settings(environ=environ).trusted_proxies == ("127.0.0.1", "10.0.0.0/8", "fd00::/8", "unix")
    with pytest.raises(Unreadable, match=r"an address, a network such as 10\.0\.0\.0/8, or unix is expected"):
        read_settings(environ={"FORNO_TRUSTED_PROXIES": "proxy.example"})
