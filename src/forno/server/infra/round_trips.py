"""The delay of a connection, from numbers that its client can only make worse for itself. (house.window)

A client is interested in a large delay: its jump-ins are corrected by it. So every signal here is an upper bound of the
true round trip, as measured on this side, and the least of all counts:

- the quickest answer that was ever heard on the connection: pongs to pings at random times, the greeting after the
  handshake, moves after the frame that asked for them. An answer names what it answers, so an honest client cannot be
  measured too quick; a client that answers before it was asked only loses by it;
- the kernel's round trip of the TCP connection, where the connection is the client's own. Acknowledgements are sent by
  the client's kernel, not by the program that plays.
"""

from __future__ import annotations

from collections.abc import Callable

KernelRoundTrip = Callable[[], float | None]
"""Asks the kernel for the round trip of a connection in milliseconds; None if it does not know."""


class RoundTrips:
    """The round trips of one connection, of which the least counts."""

    __slots__ = ("_kernel", "_least_ms")

    def __init__(self, kernel: KernelRoundTrip | None = None) -> None:
        self._kernel = kernel
        """None behind a proxy: the connection's round trip is then the proxy's."""
        self._least_ms: float | None = None

    def add(self, took_ms: float) -> None:
        """Note an answer that came so long after what it answers was sent."""
        self._least_ms = took_ms if self._least_ms is None else min(took_ms, self._least_ms)

    @property
    def least_ms(self) -> float | None:
        """The least round trip known; None before the first."""
        kernel_ms = self._kernel() if self._kernel else None
        if kernel_ms is not None:
            self.add(kernel_ms)
        return self._least_ms
