"""Addresses of clients: the peer of a connection, or the client that trusted proxies name; and the network by which
limits count it.

A header counts only as far as trusted proxies wrote it. They append the peer they saw, so the right-most address that
belongs to no trusted proxy is the client; whatever stands left of it is the client's own word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

UNIX = "unix"
"""In the setting: the peer of a Unix socket, which has no address."""
LOCAL = "local"
"""The address and network of a peer that has none."""
IPV6_PREFIX_BITS = 64
"""The part of an IPv6 address that one household or one server has for itself."""
MAX_HOPS = 32
"""Entries that are read of a header, from the right."""

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
FORWARDED_FOR = re.compile(r'(?i)(?:^|;)\s*for\s*=\s*("[^"]*"|[^;,\s"]+)')
WITH_PORT = re.compile(r"\[([^\[\]]+)\](?::\d+)?|([0-9.]+):\d+")


class ClientAddress(NamedTuple):
    """A client's address, the network by which limits count it, and whether the connection is the client's own."""

    address: str
    network: str
    is_direct: bool
    """False behind a trusted proxy: the socket's round-trip time is then the proxy's."""


LOCAL_CLIENT = ClientAddress(LOCAL, LOCAL, True)
"""A client without an address, such as one in the same process."""


class TrustedProxies:
    """The proxies whose headers are believed: addresses, networks, and `unix` for the peer of a Unix socket."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        named = [*trusted]
        self._unix = UNIX in named
        self._networks: list[Network] = [ip_network(one, strict=False) for one in named if one != UNIX]

    def client(self, peer: str | None, forwarded_for: Sequence[str], forwarded: Sequence[str]) -> ClientAddress:
        """The client of a connection from `peer`, by its X-Forwarded-For and Forwarded headers.

        Where both are present and name different clients, one of them passed the proxy untouched: neither is believed,
        and the client is counted as the proxy.
        """
        hop = read_address(peer or "")
        if not self.trusts(hop):
            return client_address(hop, is_direct=True)
        chains = [chain for chain in (chain_of(forwarded_for), forwarded_chain(forwarded)) if chain]
        named = {self._right_most_untrusted(hop, chain) for chain in chains}
        return client_address(named.pop() if len(named) == 1 else hop, is_direct=False)

    def trusts(self, hop: Address | None) -> bool:
        """Is this the address of a trusted proxy? None is the peer of a Unix socket."""
        if hop is None:
            return self._unix
        return any(hop.version == network.version and hop in network for network in self._networks)

    def _right_most_untrusted(self, peer: Address | None, chain: Sequence[str]) -> Address | None:
        """Follow the chain from its right end. It stops at what is no address; if all are proxies, the first is it."""
        hop = peer
        for entry in reversed(chain):
            before = read_address(entry)
            if before is None:
                return hop
            hop = before
            if not self.trusts(hop):
                return hop
        return hop


def client_address(address: Address | None, *, is_direct: bool) -> ClientAddress:
    if address is None:
        return LOCAL_CLIENT._replace(is_direct=is_direct)
    return ClientAddress(str(address), network_of(address), is_direct)


def network_of(address: Address) -> str:
    """The network that a limit counts: an IPv4 address as it is, an IPv6 address by its first 64 bits."""
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), IPV6_PREFIX_BITS), strict=False))


def read_address(text: str) -> Address | None:
    """An address with or without a port, brackets or quotes; None if it is none. IPv4 inside IPv6 is IPv4."""
    text = text.strip().strip('"')
    if found := WITH_PORT.fullmatch(text):
        text = found[1] or found[2]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def chain_of(headers: Sequence[str]) -> list[str]:
    """The entries of the headers of one name, the last proxy's at the end."""
    return [entry for header in headers for entry in header.split(",")][-MAX_HOPS:]


def forwarded_chain(headers: Sequence[str]) -> list[str]:
    """The `for` of each entry of Forwarded headers; an entry without one is no address. (RFC 7239)"""
    found = (FORWARDED_FOR.search(entry) for entry in chain_of(headers))
    return [one[1] if one else "" for one in found]
