"""Web Push: messages encrypted for one browser (RFC 8291, RFC 8188) and signed by this server (VAPID, RFC 8292).

The cryptography is that of the package `cryptography`; the libraries for Web Push bring a second HTTP client with them.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from forno.core.errors import Refused
from forno.server.protocol.calls import Subscription

CURVE = ec.SECP256R1()
POINT_BYTES, SECRET_BYTES, SCALAR_BYTES, SALT_BYTES, TAG_BYTES = 65, 16, 32, 16, 16
RECORD_BYTES = 4096
PADDED_BYTES = 1024
"""Every message is padded to this size: its length tells a push service nothing."""
TOKEN_LIFE_S = 12 * 3600


class PushKeys:
    """The key pair by which push services know this server."""

    def __init__(self, scalar: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(scalar, "big"), CURVE)
        self.public = to_text(point_of(self._key.public_key()))
        """As browsers take it for a subscription."""

    @staticmethod
    def make() -> bytes:
        """The secret scalar of a new pair."""
        return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(SCALAR_BYTES, "big")

    def authorization(self, endpoint: str, now_s: int, contact: str = "") -> str:
        """The Authorization header of a request to an endpoint. (RFC 8292, section 3)"""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_s + TOKEN_LIFE_S}
        named = claims | ({"sub": contact} if contact else {})
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, named))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(SCALAR_BYTES, "big") + s.to_bytes(SCALAR_BYTES, "big")
        return f"vapid t={signed}.{to_text(signature)}, k={self.public}"


class WebPush:
    """Makes the requests that bring a message to a device."""

    def __init__(self, keys: PushKeys, contact: str = "") -> None:
        self._keys = keys
        self._contact = contact if contact.startswith(("mailto:", "https:")) else ""
        self.public_key = keys.public

    def check(self, subscription: Subscription) -> None:
        """Refuse keys that no browser has made."""
        if not is_point(from_text(subscription.p256dh)) or len(from_text(subscription.auth)) != SECRET_BYTES:
            raise Refused("wire.unreadable", why="these are not the keys of a push subscription")

    def request(self, subscription: Subscription, message: bytes) -> tuple[dict[str, str], bytes]:
        """The headers and the body of a request to the endpoint of a subscription."""
        headers = {
            "Authorization": self._keys.authorization(subscription.endpoint, int(time.time()), self._contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        return headers, encrypt(message, from_text(subscription.p256dh), from_text(subscription.auth))


def encrypt(
    message: bytes,
    receiver: bytes,
    secret: bytes,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    padded_bytes: int = PADDED_BYTES,
) -> bytes:
    """Encrypt a message for the browser with this public point and secret, in one record of aes128gcm.

    The sender's key and the salt are fresh for each message; tests name those of the standard's example.
    """
    own = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    point = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    material = derive(shared, secret, b"WebPush: info\0" + receiver + point, 32)
    key = derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(material, salt, b"Content-Encoding: nonce\0", 12)
    record = (message + b"\2").ljust(padded_bytes, b"\0")
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    return header + AESGCM(key).encrypt(nonce, record, None)


def derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def is_point(data: bytes) -> bool:
    """Is this a point of the curve, as a browser sends it?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except ValueError:
        return False
    return len(data) == POINT_BYTES


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(data: bytes) -> str:
    """Base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    text = text.rstrip("=")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
