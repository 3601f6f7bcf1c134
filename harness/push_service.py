"""A push service of our own: takes Web Push messages, verifies them by the standards, and decrypts them as a browser.

Written from RFC 8030, 8188, 8291 and 8292 alone, without the server's code. Key derivation is by the standard library.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from aiohttp import web
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

MAX_MESSAGE_BYTES = 4096
MAX_TOKEN_LIFE_S = 24 * 3600


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """Derive one block, by RFC 5869."""
    key = hmac.digest(salt, material, "sha256")
    return hmac.digest(key, info + b"\x01", "sha256")[:length]


class BrowserKeys:
    """The keys of one subscription, as a browser makes them."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, secret: bytes = b"") -> None:
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.secret = secret or os.urandom(16)
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def decrypt(self, body: bytes) -> bytes:
        """Decrypt a message of one record. (RFC 8291, section 3.4; RFC 8188, section 2)"""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= MAX_MESSAGE_BYTES
        assert len(record) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), point)
        material = hkdf(self.secret, shared, b"WebPush: info\x00" + self.public + sender, 32)
        key = hkdf(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, material, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert padded[-1:] == b"\x02", "the last record ends with 2"
        return padded[:-1]


def verify_vapid(header: str, audience: str, public: str) -> dict[str, Any]:
    """Verify an Authorization header; the claims of its token. (RFC 8292)"""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public), "the key is the one of the subscription"
    signed, _, signature = parts["t"].rpartition(".")
    head, claims = (json.loads(decode(part)) for part in signed.split("."))
    raw = decode(signature)
    assert (head, len(raw)) == ({"typ": "JWT", "alg": "ES256"}, 64)
    both = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(public))
    key.verify(encode_dss_signature(*both), signed.encode(), ec.ECDSA(hashes.SHA256()))
    assert claims["aud"] == audience
    assert 0 < claims["exp"] - time.time() <= MAX_TOKEN_LIFE_S
    return dict(claims)


@dataclass
class PushRequest:
    """One request, verified and decrypted."""

    endpoint: str
    message: dict[str, Any]
    claims: dict[str, Any]
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """The running service. `status` is what it answers, for a test of retries or of a subscription that is gone."""

    address: str
    public: str = ""
    """The server's public key, which the subscriptions were made with."""
    status: int = 201
    browsers: dict[str, BrowserKeys] = field(default_factory=dict)
    received: list[PushRequest] = field(default_factory=list)
    hooks: list[tuple[str, str, dict[str, str], bytes]] = field(default_factory=list)
    """Requests to /hook: method, path, headers and body."""
    errors: list[str] = field(default_factory=list)
    is_silent: bool = False
    """Whether requests are neither verified nor answered, until their sender gives up."""
    ignored: list[dict[str, str]] = field(default_factory=list)
    """The headers of the requests that came while it was silent."""

    def subscribe(self, **other: Any) -> dict[str, Any]:
        """Make a subscription, as a page sends it to the server."""
        keys = BrowserKeys()
        endpoint = f"{self.address}/push/{sha256(keys.public).hexdigest()[:16]}"
        self.browsers[endpoint] = keys
        return {"endpoint": endpoint, "p256dh": encode(keys.public), "auth": encode(keys.secret)} | other

    async def take(self, request: web.Request) -> web.Response:
        """Take one message. Anything that is against a standard is kept as an error."""
        await self.stay_silent(request)
        endpoint, body = f"{self.address}{request.path}", await request.read()
        try:
            headers = dict(request.headers)
            assert headers["Content-Encoding"] == "aes128gcm"
            assert headers["TTL"].isdecimal()
            assert len(headers.get("Topic", "")) <= 32
            claims = verify_vapid(headers["Authorization"], self.address, self.public)
            message = json.loads(self.browsers[endpoint].decrypt(body))
            self.received.append(PushRequest(endpoint, message, claims, headers, body))
        except Exception as error:
            self.errors.append(f"{type(error).__name__}: {error}")
            return web.Response(status=400)
        return web.Response(status=self.status)

    async def take_hook(self, request: web.Request) -> web.Response:
        await self.stay_silent(request)
        self.hooks.append((request.method, request.path, dict(request.headers), await request.read()))
        return web.Response(status=self.status)

    async def stay_silent(self, request: web.Request) -> None:
        """Wait for ever while the service is silent; the end of the connection ends it."""
        if self.is_silent:
            self.ignored.append(dict(request.headers))
            await asyncio.get_running_loop().create_future()

    async def until(self, condition: Callable[[], object], timeout_s: float = 60.0) -> None:
        """Wait for a condition; AssertionError with the errors if it does not come true."""
        try:
            async with asyncio.timeout(timeout_s):
                while not condition():
                    await asyncio.sleep(0.02)
        except TimeoutError:
            got = [one.message for one in self.received]
            raise AssertionError(f"nothing of the sort came: {got} {self.hooks} {self.errors}") from None


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Run a push service on this machine, over http: the server under test must allow its host."""
    app = web.Application()
    runner = web.AppRunner(app, access_log=None, handler_cancellation=True, shutdown_timeout=0.1)
    service = PushService("")
    app.add_routes([web.post("/push/{name}", service.take), web.route("*", "/hook{rest:.*}", service.take_hook)])
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    service.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield service
    finally:
        await runner.cleanup()
