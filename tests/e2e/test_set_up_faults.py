"""Real faults of a first start: each is one line with its true cause, and what the tools said is kept in a file."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from threading import Thread

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from harness import CHECKOUT
from harness.set_up import failures, network

PATIENCE_S = 90
"""Time for a start to give up without a network, on a busy machine; the system's own patience is minutes."""
IMPATIENT_RESOLVER = "timeout:1 attempts:1"
"""Options of the system's resolver: a name server that does not answer, as in a network of its own, costs a second."""
QUICK_RETRIES = {"npm_config_fetch_retry_mintimeout": "20", "npm_config_fetch_retry_maxtimeout": "50"}
"""Milliseconds between the five retries of npm, which waits for up to 5 s on a real network."""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="mounts and programs of POSIX")


# --- servers


class EmptyIndex(BaseHTTPRequestHandler):
    """An index, a registry and a proxy that have nothing for anybody."""

    status = 404
    breaks = 0
    """Requests of each address whose connection breaks off before the answer."""
    asked: Counter[str]

    def refuse(self) -> None:
        self.asked[self.path] += 1
        if self.asked[self.path] <= self.breaks:
            self.close_connection = True
            return
        self.send_response(self.status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_CONNECT = do_HEAD = refuse  # noqa: N815

    def log_message(self, *_: object) -> None:
        """Print nothing."""


class Index(ThreadingHTTPServer):
    """A server with room for all connections that uv opens at once: some hundred, with its retries."""

    request_queue_size = 256


@contextmanager
def serving(status: int = 404, context: ssl.SSLContext | None = None, breaks: int = 0) -> Iterator[str]:
    """Serve on this machine; give the host and port."""
    handler = type("Handler", (EmptyIndex,), {"status": status, "breaks": breaks, "asked": Counter()})
    with Index(("127.0.0.1", 0), handler) as server:
        if context:
            server.socket = context.wrap_socket(server.socket, server_side=True)
        Thread(target=server.serve_forever, args=[0.05], daemon=True).start()
        yield f"127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A company's own authority; beside it lies the certificate of a server that it has signed, with its key."""
    folder = tmp_path_factory.mktemp("authority")
    keys = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    names = [x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)]) for name in ("A company", "index")]
    now = datetime.now(UTC)
    builders = [
        x509.CertificateBuilder(names[0], name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(x509.BasicConstraints(ca=name is names[0], path_length=None), critical=True)
        for name, key in zip(names, keys, strict=True)
    ]
    builders[1] = builders[1].add_extension(
        x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
    )
    company, server = (builder.sign(keys[0], hashes.SHA256()) for builder in builders)
    pem = serialization.Encoding.PEM
    private = keys[1].private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "server.pem").write_bytes(server.public_bytes(pem) + private)
    (folder / "company.pem").write_bytes(company.public_bytes(pem))
    return folder / "company.pem"


@contextmanager
def secure_index(authority: Path) -> Iterator[str]:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(authority.with_name("server.pem"))
    with serving(context=context) as host:
        yield f"https://{host}"


@pytest.fixture
def closed_port() -> Iterator[int]:
    """A port that refuses connections, and that nobody else gets meanwhile: it is bound, and nothing listens."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        yield int(bound.getsockname()[1])


# --- checkouts


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A fresh clone, as far as a set-up reads it."""
    folder = tmp_path.resolve() / "checkout"
    for part in ("web/src", "docs"):
        (folder / part).mkdir(parents=True)
    for part in ("requirements", "harness/set_up"):
        shutil.copytree(CHECKOUT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    parts = ("forno", "pyproject.toml", "harness/__init__.py", "harness/launch.py", "harness/tiers.py")
    page = ("build.py", "protocol_types.py", "package.json", "package-lock.json")
    for part in (*parts, "docs/protocol.schema.json", *(f"web/{name}" for name in page)):
        shutil.copy(CHECKOUT / part, folder / part)
    return folder


def installed_uv() -> str:
    """The uv that set this checkout up: its own or the machine's."""
    own = str(Path(sys.executable).parent)
    return shutil.which("uv", path=f"{own}{os.pathsep}{os.environ['PATH']}") or pytest.skip("pip set this checkout up")


def start(checkout: Path, *arguments: str, has_uv: bool = True, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `./forno` with an empty home, this Python, and uv if wanted; no cache and no configuration."""
    programs = checkout.parent / "programs"
    programs.mkdir(exist_ok=True)
    (programs / "python3.14").symlink_to(sys.executable)
    if has_uv:
        (programs / "uv").symlink_to(installed_uv())
    own = {
        "PATH": f"{programs}:/usr/bin:/bin",
        "HOME": str(checkout.parent),
        "PIP_CONFIG_FILE": os.devnull,
        "UV_CACHE_DIR": str(checkout.parent / "cache"),
    }
    command = [*arguments, str(checkout / "forno"), "set-up", "unit"]
    return subprocess.run(command, capture_output=True, text=True, env=own | variables, check=False)


def last_line(ran: subprocess.CompletedProcess[str]) -> str:
    """The line that says the cause; all others name steps."""
    *steps, last = ran.stderr.splitlines()
    assert ran.returncode == 1, ran.stderr
    assert [line for line in steps if not re.match(r"forno: \d of \d: ", line)] == []
    return last


def kept(line: str) -> str:
    return Path(line.rpartition(" is in ")[2]).read_text(encoding="utf-8")


# --- no network


@pytest.mark.parametrize("has_uv", [True, False], ids=["with uv", "without"])
def test_a_name_that_cannot_be_resolved(checkout: Path, has_uv: bool) -> None:
    began = time.monotonic()
    address = "https://index.invalid/simple"
    ran = start(checkout, has_uv=has_uv, PIP_INDEX_URL=address, RES_OPTIONS=IMPATIENT_RESOLVER)
    assert time.monotonic() - began < PATIENCE_S
    assert last_line(ran).startswith("forno: no network: the name index.invalid cannot be resolved: check the conn")


def test_a_server_that_refuses_connections(checkout: Path, closed_port: int) -> None:
    ran = start(checkout, has_uv=False, PIP_INDEX_URL=f"http://127.0.0.1:{closed_port}/simple")
    assert last_line(ran).startswith("forno: 127.0.0.1 refuses connections: check the connection")
    assert not (checkout / ".venv").exists()


@pytest.mark.long
def test_a_server_that_does_not_answer(checkout: Path) -> None:
    began = time.monotonic()
    with socket.create_server(("127.0.0.1", 0), backlog=0) as server, socket.socket() as one, socket.socket() as two:
        for client in (one, two):  # nobody accepts: the queue is full
            client.setblocking(False)
            client.connect_ex(server.getsockname())
        ran = start(checkout, has_uv=False, PIP_INDEX_URL=f"http://127.0.0.1:{server.getsockname()[1]}/simple")
    assert last_line(ran).startswith("forno: no network: 127.0.0.1 does not answer: check the connection")
    assert time.monotonic() - began < PATIENCE_S


@pytest.mark.long
def test_a_connection_that_breaks_off_is_begun_again(checkout: Path) -> None:
    """By uv itself: in the end the index has answered."""
    with serving(breaks=2) as host:
        line = last_line(start(checkout, PIP_INDEX_URL=f"http://{host}/simple"))
    assert re.search(r"127.0.0.1:\d+ has no [\w-]+", line), line


# --- proxies and indexes


def test_a_proxy_that_refuses_connections(checkout: Path, closed_port: int) -> None:
    ran = start(checkout, has_uv=False, HTTPS_PROXY=f"http://127.0.0.1:{closed_port}")
    assert last_line(ran) == f"forno: the proxy 127.0.0.1:{closed_port} refuses connections: check HTTPS_PROXY"


@pytest.mark.parametrize(
    ("status", "cause"),
    [(407, "the proxy wants a name and a password"), (403, "the proxy refuses the connection to ")],
)
def test_a_proxy_that_lets_nobody_through(status: int, cause: str, checkout: Path) -> None:
    """The same to each attempt: without retries, for which uv would wait twelve seconds."""
    with serving(status) as host:
        line = last_line(start(checkout, HTTPS_PROXY=f"http://{host}", UV_HTTP_RETRIES="0"))
    assert re.match(rf"forno: uv could not install it: {cause}", line), kept(line)
    assert "tunnel error" in kept(line)


def test_a_company_with_a_certificate_of_its_own(checkout: Path, authority: Path) -> None:
    with secure_index(authority) as address:
        line = last_line(start(checkout, PIP_INDEX_URL=f"{address}/simple"))
    assert "the certificate of 127.0.0.1 is signed by an unknown authority, as behind a company proxy" in line
    assert "SSL_CERT_FILE, PIP_CERT and NODE_EXTRA_CA_CERTS" in line


@pytest.mark.parametrize("variable", ["PIP_CERT", "SSL_CERT_FILE"])
def test_an_index_of_the_company_without_the_package(variable: str, checkout: Path, authority: Path) -> None:
    """The certificate is named once, and uv and pip both know it."""
    with secure_index(authority) as address:
        line = last_line(
            start(checkout, has_uv=True, **{"PIP_INDEX_URL": f"{address}/simple", variable: str(authority)})
        )
    assert re.match(r"forno: uv could not install it: 127.0.0.1:\d+ has no [\w-]+: is it a mirror that lags", line)
    assert "was not found in the package registry" in kept(line)


def test_a_registry_of_npm_behind_the_same_certificate(checkout: Path, authority: Path) -> None:
    """npm knows the certificate that pip knows."""
    need_one_package(checkout)
    with secure_index(authority) as address:
        variables = {"npm_config_registry": address, "PATH": os.environ["PATH"]} | QUICK_RETRIES
        ways = [
            network.environment(network.parse("", "", known), known)
            for known in (variables, variables | {"PIP_CERT": str(authority)})
        ]
        unknown, known = (build_page(checkout, way) for way in ways)
    assert "the certificate of 127.0.0.1 is signed by an unknown authority" in unknown
    assert "127.0.0.1 has no " in known


def need_one_package(checkout: Path) -> None:
    """Let the page need one package: npm asks for each of them six times."""
    integrity = f"sha512-{b64encode(bytes(64)).decode()}"
    needs = {"dependencies": {"svelte": "5.0.0"}}
    packages = {"": needs, "node_modules/svelte": {"version": "5.0.0", "integrity": integrity}}
    for name, content in (("package", needs), ("package-lock", {"lockfileVersion": 3, "packages": packages})):
        (checkout / "web" / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")


def build_page(checkout: Path, environ: dict[str, str]) -> str:
    """Install the packages of the page with npm, in vain: the cause of it."""
    command = [sys.executable, str(checkout / "web" / "build.py"), "--show", "install"]
    ran = subprocess.run(command, env=environ | {"HOME": str(checkout.parent)}, capture_output=True, text=True)
    found = failures.cause_of(ran.stdout + ran.stderr, checkout, "")
    assert found, ran.stdout + ran.stderr
    return found.sentence


def test_a_wheel_is_built_with_the_certificate_of_pip_or_one_line_says_why_not(
    checkout: Path, authority: Path, tmp_path: Path
) -> None:
    """`pip wheel .` and its like run the build hook, which reaches npm's registry as `./forno` does."""
    shutil.copytree(CHECKOUT / "src" / "forno" / "rulebook", checkout / "src" / "forno" / "rulebook")
    for part in ("hatch_build.py", "README.md", "LICENSE", "src/forno/version.py"):
        shutil.copy(CHECKOUT / part, checkout / part)
    need_one_package(checkout)
    config = tmp_path / "pip.conf"
    config.write_text(f"[global]\ncert = {authority}\n", encoding="utf-8")
    with secure_index(authority) as address:
        unknown, known = (
            build_wheel(checkout, npm_config_registry=address, PIP_CONFIG_FILE=str(file))
            for file in (os.devnull, config)
        )
    assert "the certificate of 127.0.0.1 is signed by an unknown authority" in unknown
    assert "127.0.0.1 has no " in known


def build_wheel(checkout: Path, **variables: str) -> str:
    """Build a wheel, in vain: the line that says why."""
    own = {"PATH": os.environ["PATH"], "HOME": str(checkout.parent)} | QUICK_RETRIES
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    ran = subprocess.run(command, cwd=checkout, env=own | variables, capture_output=True, text=True)
    said = [
        line for line in ran.stderr.splitlines() if line != "forno: installing the packages of web/package-lock.json"
    ]
    assert ran.returncode == 1
    assert len(said) == 1, ran.stderr
    assert said[0].startswith("forno: the page could not be built: ")
    return said[0]


# --- folders and disks


def test_a_folder_that_cannot_be_written(checkout: Path) -> None:
    mount = f'mount --bind "{checkout}" "{checkout}" && mount -o remount,bind,ro "{checkout}" && exec "$@"'
    line = last_line(start(checkout, *in_a_namespace(mount), PIP_NO_INDEX="1"))
    assert line == (
        f"forno: {checkout}/.venv cannot be written (Read-only file system): "
        "clone Forno into a folder of your own, or change whose it is"
    )


def test_set_up_on_a_full_disk(checkout: Path) -> None:
    """An empty environment alone needs more than sixteen kilobytes."""
    mount = f'mkdir "{checkout}/.venv" && mount -t tmpfs -o size=16k none "{checkout}/.venv" && exec "$@"'
    line = last_line(start(checkout, *in_a_namespace(mount), has_uv=False, PIP_NO_INDEX="1"))
    assert re.search(
        r"cannot make a virtual environment: the disk is full: \d+ MB are free at \S+/\.venv, and about 800 MB are",
        line,
    )
    assert "No space left" in kept(line)


def in_a_namespace(mount: str) -> list[str]:
    """Return the beginning of a command whose mounts nobody else sees."""
    command = ["unshare", "--mount", "sh", "-c"]
    if not shutil.which("unshare") or subprocess.run([*command, "true"], capture_output=True).returncode:
        pytest.skip("this user may not mount")
    return [*command, mount, "sh"]


def test_a_python_without_its_venv_module(checkout: Path) -> None:
    """Debian keeps it, and pip, in packages of their own."""
    hidden = checkout.parent / "hidden"
    for package in ("ensurepip", "pip"):
        (hidden / package).mkdir(parents=True)
        (hidden / package / "__init__.py").touch()
    ran = start(checkout, has_uv=False, PYTHONPATH=str(hidden), PIP_NO_INDEX="1")
    assert "install its venv module (Debian, Ubuntu: apt install python3-venv)" in last_line(ran)
