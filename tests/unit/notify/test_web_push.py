"""Web Push by the standards: the example of RFC 8291, and messages that a receiver of our own decrypts and verifies."""

from __future__ import annotations

import time

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from forno.server.notify.web_push import PADDED_BYTES, PushKeys, encrypt, from_text, is_point, to_text
from harness.push_service import BrowserKeys, decode, verify_vapid

WORDS = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_POINT = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"  # gitleaks:allow
)
SALT, SECRET = "DGv6ra1nlYgDCS1FRnbzlw", "BTBZMqHH6r4Tts7J_aSIgg"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""The example of RFC 8291, section 5 and appendix A."""


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), ec.SECP256R1())


def test_the_example_of_the_standard_byte_by_byte() -> None:
    receiver = from_text(RECEIVER_POINT)
    salted = {"sender": private_key(SENDER), "salt": from_text(SALT)}
    made = encrypt(WORDS, receiver, from_text(SECRET), padded_bytes=0, **salted)  # type: ignore[arg-type]
    assert to_text(made) == MESSAGE
    assert BrowserKeys(private_key(RECEIVER), decode(SECRET)).decrypt(decode(MESSAGE)) == WORDS


def test_a_receiver_decrypts_what_was_meant_for_it_and_nobody_else_does() -> None:
    browser, other = BrowserKeys(), BrowserKeys()
    sent = encrypt("Tocca a te – c’è il forno".encode(), browser.public, browser.secret)
    assert browser.decrypt(sent).decode() == "Tocca a te – c’è il forno"
    with pytest.raises(InvalidTag):
        other.decrypt(sent)


def test_two_messages_share_no_key_and_have_one_length() -> None:
    browser = BrowserKeys()
    short, long = (encrypt(text, browser.public, browser.secret) for text in (b"a", b"a" * 500))
    assert short[:16] != long[:16]
    assert short[21:86] != long[21:86]
    assert len(short) == len(long) == 86 + PADDED_BYTES + 16


def test_the_signature_is_that_of_the_key_and_for_one_service() -> None:
    keys, other = PushKeys(PushKeys.make()), PushKeys(PushKeys.make())
    header = keys.authorization("https://push.example/send/abc", int(time.time()), "mailto:host@cards.example")
    claims = verify_vapid(header, "https://push.example", keys.public)
    assert claims["sub"] == "mailto:host@cards.example"
    with pytest.raises(AssertionError):
        verify_vapid(header, "https://elsewhere.example", keys.public)
    with pytest.raises(InvalidSignature):
        verify_vapid(header.replace(keys.public, other.public), "https://push.example", other.public)


def test_a_kept_scalar_is_the_same_key() -> None:
    scalar = PushKeys.make()
    assert PushKeys(scalar).public == PushKeys(scalar).public
    assert is_point(from_text(PushKeys(scalar).public))
    assert not is_point(b"\4" + b"\1" * 64)
    assert not is_point(b"")
