"""The settings of a server: from a file, the environment (FORNO_...), and flags; the later the stronger."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, inspect

from forno.core.errors import Unreadable, did_you_mean
from forno.platform import default_data_folder, default_key_file

DAY_MS = 86_400_000
Milliseconds = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
SCHEMES = {"store": ("postgresql", "postgres"), "bus": ("redis", "rediss", "unix", "postgresql", "postgres")}
SCHEMES |= {"public": ("https", "http"), "origins": ("https", "http")}
PUBLIC = re.compile(r"https?://[^/?#@\s]+(?:/[A-Za-z0-9._~/-]*)?")
LISTENER = re.compile(r"(?:\[(?P<v6>[0-9A-Fa-f:.]+)\]|(?P<host>[A-Za-z0-9_.-]+)):(?P<port>[0-9]{1,5})")
MAX_PORT = 65_535
OUTBOUND_HOSTS = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
    "discord.com",
    "hooks.slack.com",
    "ntfy.sh",
)
"""The push services of the browsers, and three services with webhooks."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings. In the environment each is FORNO_ and its name in capitals."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 for everybody in the network."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8400
    """The port to listen on; 0 for any that is free."""
    data: str = ""
    """The folder of the embedded store; empty: where the system keeps the data of programs, see `forno data`."""
    store: str = ""
    """postgresql://... where several processes share the tables; empty: SQLite in the data folder."""
    key_file: str = ""
    """The file with the keys that encrypt running games in the store; empty: in your folder for configuration."""
    bus: str = ""
    """redis://... or postgresql://... through which processes tell each other of new entries."""
    origins: tuple[str, ...] = ()
    """Web pages besides our own that may connect, such as https://cards.example"""
    public: str = ""
    """The address under which people reach the server, for links: https://example.org/cards/ or https://cards.example"""
    host_names: tuple[str, ...] = ()
    """Further names under which the server answers, such as cards.lan; *.example for all below it."""
    trusted_proxies: tuple[str, ...] = ()
    """Proxies whose word on a client's address counts: addresses, networks (10.0.0.0/8), unix for a Unix socket."""
    name: Annotated[str, Meta(max_length=60)] = ""
    """The name of your server, for its pages: Cards at Rosa's; empty: Forno."""
    imprint: str = ""
    """The operator of the server: a text, or the path of a file that ends in .md or .txt; the page links to it."""
    privacy: str = ""
    """Your privacy notice, in the same way."""
    motd: Annotated[str, Meta(max_length=300)] = ""
    """A message of the day on the first page; forno admin announce reaches everybody at once."""
    words: str = ""
    """A file of words that names and chat may not hold, one a line; see Moderation. Empty: none."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    """How much is logged: debug, info, warning or error."""
    log_form: Literal["auto", "json", "text"] = "auto"
    """The form of the log: json, text, or auto for text at a terminal and json elsewhere."""
    reuse_port: bool = False
    """Let several processes listen on the same port."""
    metrics: str = "127.0.0.1:18400"
    """The address for Prometheus, never that of the page, another for each process; port 0 for any, empty for none."""

    message_bytes: Positive = 16_384
    """The largest message that a client may send."""
    rate: Annotated[float, Meta(gt=0)] = 20.0
    """Messages a second that each connection, and each seat, may send for long."""
    burst: Positive = 60
    """Messages that may come at once before the rate counts."""
    connections: Positive = 50_000
    """The most connections; further ones are told that the server is full."""
    connections_per_address: Positive = 2_000
    """The most connections from one address; IPv6 is counted by its first 64 bits."""
    address_limits: Annotated[float, Meta(ge=0)] = 1.0
    """Factor for all limits on costly requests from one address; 0 for none."""
    unread_bytes: Positive = 131_072
    """The most bytes that wait for a slow reader; above that its connection is cut, and resumes."""
    silence: Positive = 20_000
    """Milliseconds without a sign of life after which a connection counts as lost."""
    contribution_wait: Milliseconds = 2_000
    """How many milliseconds a start waits at most for the contributions of connected devices. (house.fair)"""
    latency_cap: Milliseconds = 200
    """The most milliseconds by which a jump-in is corrected for the delay of its connection. (house.window)"""

    bot_pace: Milliseconds = 500
    """About how many milliseconds a bot takes for a move at the pace "normal"."""
    jump_pace: Milliseconds = 900
    """About how many milliseconds a bot takes to jump in: a human time.

    A novice takes 1.6 times as long, an expert 0.7 times."""
    grace: Milliseconds = 60_000
    """How many milliseconds somebody who owes an answer may be absent, at a table of several, before a bot plays."""
    away_between_games: Milliseconds = 60_000
    """How many milliseconds somebody may be absent between games, or in the queue, before they count as away."""
    patience: Milliseconds = DAY_MS
    """Milliseconds that a table of several waits for an answer without a clock, or for a shared device."""
    shelf: Milliseconds = 7 * DAY_MS
    """How many milliseconds an unused table is kept open."""
    keep: Milliseconds = 365 * DAY_MS
    """How many milliseconds after its last move a table is deleted; 0 for never."""
    keep_texts: Milliseconds = 30 * DAY_MS
    """How many milliseconds after a table's last move names, and after it was sent chat, are deleted; 0 for never."""
    settle_in: Milliseconds = 5_000
    """Milliseconds after a room was loaded in which no player is timed out: they reconnect first."""
    outbound_hosts: tuple[str, ...] = OUTBOUND_HOSTS
    """Hosts that the server may call, for notifications and webhooks; *.example for all below it, empty for none."""
    outbound_local: tuple[str, ...] = ()
    """Hosts in your own network that it may call too, also without https: ntfy.lan:8080 for a ntfy of your own."""
    contact: str = ""
    """Your address for push services, which may write to you: mailto:you@cards.example; empty: the public address."""
    call_delay: Annotated[int, Meta(ge=0, le=60_000)] = 10_000
    """How many milliseconds a decision is open before somebody who is not looking is called."""

    rings: Positive = 100_000
    """The most lists of tables, sealed by their owners' devices, that are kept."""

    thinkers: Annotated[int, Meta(ge=0)] = 0
    """Worker processes for bots that search; 0: one less than the machine has cores, and at least one."""
    thinking_limit: Positive = 5_000
    """Milliseconds that a search may take, with its time in the queue, before a quicker bot moves in its place."""
    thinking_queue: Milliseconds = 1_000
    """Milliseconds that a bot's move may wait for its search; where more wait, a quicker bot moves at once."""
    review: Positive = 24
    """Deals sampled for each decision in a review: more take longer and say more."""

    @property
    def base(self) -> str:
        """The path of the public address, with a slash at both ends; / without one."""
        path = urlsplit(self.public).path.strip("/")
        return f"/{path}/" if path else "/"

    @property
    def metrics_listener(self) -> tuple[str, int] | None:
        """The host and the port of the metrics; None without any."""
        found = LISTENER.fullmatch(self.metrics)
        return (found["v6"] or found["host"], int(found["port"])) if found else None

    @property
    def is_shared(self) -> bool:
        """Do other processes write into the same store?"""
        return bool(self.store or self.bus)

    @property
    def address(self) -> str:
        """The address of the store: a URL, or the path of an SQLite file."""
        return self.store or str(self.folder / "forno.sqlite")

    @property
    def key_path(self) -> Path:
        """The file with the keys of the store."""
        return Path(self.key_file) if self.key_file else default_key_file()

    @property
    def folder(self) -> Path:
        """The folder of the embedded store."""
        return Path(self.data) if self.data else default_data_folder()


def read_settings(
    file: Path | None = None, environ: Mapping[str, str] | None = None, flags: Mapping[str, Any] | None = None
) -> Settings:
    """Read all settings. Unreadable names the first that is wrong and where it was set."""
    named: dict[str, Any] = {}
    for where, name, value in (
        *_from_file(file),
        *_from_environment(os.environ if environ is None else environ),
        *_from_flags(flags or {}),
    ):
        _check(where, name, value)
        named[name] = value
    return msgspec.convert(named, Settings, strict=False)


Found = tuple[str, str, Any]
"""A setting: the place where it was found, as a person would look for it; its name; its value."""


def _from_file(file: Path | None) -> Iterator[Found]:
    if file is None:
        return
    try:
        named = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be read", str(file)) from None
    except (UnicodeError, tomllib.TOMLDecodeError) as error:
        raise Unreadable(f"not a file of settings: {error}", str(file)) from None
    for name, value in named.items():
        yield f"{file}: {name}", name, value


def _from_environment(environ: Mapping[str, str]) -> Iterator[Found]:
    """Unknown names are ignored: they may be meant for another program."""
    for name in Settings.__struct_fields__:
        variable = f"FORNO_{name.upper()}"
        if variable in environ:
            yield variable, name, _parts(environ[variable]) if name in LISTS else environ[variable]


def _from_flags(flags: Mapping[str, Any]) -> Iterator[Found]:
    for name, value in flags.items():
        if value is not None:
            yield f"--{name}", name, value


def _parts(value: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in value.split(",") if part.strip())


# --- checks: each error is one line


def _check(where: str, name: str, value: Any) -> None:
    if name not in Settings.__struct_fields__:
        raise Unreadable(f"there is no such setting{did_you_mean(name, Settings.__struct_fields__)}", where)
    try:
        settings = msgspec.convert({name: value}, Settings, strict=False)
    except msgspec.ValidationError:
        raise Unreadable(f"{expected(name)} is expected, not {value!r}", where) from None
    found = getattr(settings, name)
    for address in found if isinstance(found, tuple) else (found,):
        _check_address(where, name, address)
    if name == "trusted_proxies":
        _check_proxies(where, found)
    if name == "metrics" and found and (settings.metrics_listener or ("", MAX_PORT + 1))[1] > MAX_PORT:
        raise Unreadable(f"a host and a port such as 127.0.0.1:18400 are expected, not {found!r}", where)


def _check_proxies(where: str, proxies: tuple[str, ...]) -> None:
    for one in set(proxies) - {"unix"}:
        try:
            ip_network(one, strict=False)
        except ValueError:
            words = "an address, a network such as 10.0.0.0/8, or unix"
            raise Unreadable(f"{words} is expected, not {one!r}", where) from None


def _check_address(where: str, name: str, address: Any) -> None:
    """Check the scheme of an address. The error does not repeat it: it may hold a password."""
    schemes = SCHEMES.get(name)
    if not schemes or not address:
        return
    scheme, _, rest = address.partition("://")
    try:
        fits = scheme in schemes and bool(rest) and ("," in rest or urlsplit(address).port != 0)
    except ValueError:
        raise Unreadable("this address cannot be read: is its port a number?", where) from None
    if not fits:
        beginnings = " or ".join(f"{one}://" for one in schemes)
        raise Unreadable(f"an address that begins with {beginnings} is expected", where)
    if name == "public" and not PUBLIC.fullmatch(address):
        raise Unreadable("an address of a host and a path is expected: https://example.org/cards/", where)
    if name == "origins" and "/" in rest:
        raise Unreadable("an origin ends with its host or port: https://cards.example", where)


def expected(name: str) -> str:
    """The values that a setting takes, in words."""
    kind: Any = KINDS[name]
    match kind:
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values):
            return f"one of {', '.join(map(str, values))}"
        case inspect.VarTupleType():
            return "a list of texts"
        case inspect.IntType() | inspect.FloatType():
            number = "a whole number" if isinstance(kind, inspect.IntType) else "a number"
            if kind.le is not None:
                return f"{number} from {kind.ge} to {kind.le}"
            return f"{number} of at least {kind.ge}" if kind.ge is not None else f"{number} above {kind.gt:g}"
    return "a text"


LISTS = {"origins", "outbound_hosts", "outbound_local", "host_names", "trusted_proxies"}
KINDS = {field.name: field.type for field in inspect.type_info(Settings).fields}  # type: ignore[attr-defined]
