"""The key file of a store: secrets that lie outside it, by which the entries of running games are encrypted.

A text file with one key a line, 32 random bytes in base64. The first key encrypts; all of them decrypt. Lines that
begin with # are comments. All processes of a server read the same file; one that finds an unknown key, or a file that
has changed, reads it again.
"""

from __future__ import annotations

import os
import secrets
import time
from base64 import b64decode, b64encode
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from forno.core.errors import Unreadable
from forno.platform import make_private_file, make_private_folder

KEY_BYTES, ID_BYTES = 32, 8
CHECK_INTERVAL_S = 60.0
"""How often a process looks whether the file has changed, so that it encrypts with a new key."""
HEAD = """\
# Keys of Forno's store. The first encrypts what is hidden in running games, the others only decrypt.
# Keep a copy of this file, apart from the backups of the store.
"""


class StoreKey(msgspec.Struct, frozen=True):
    """One key of a store."""

    id: bytes
    """The beginning of a hash of the key, which is stored with what it encrypts."""
    secret: bytes

    @property
    def name(self) -> str:
        """Its id in words for an operator."""
        return self.id.hex()


def key_of(secret: bytes) -> StoreKey:
    return StoreKey(sha256(b"forno store key " + secret).digest()[:ID_BYTES], secret)


class KeyFile:
    """The keys in a file. The file is made when a key is needed for the first time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._keys: tuple[StoreKey, ...] = ()
        self._version: tuple[int, ...] = ()
        """The time, size and number of the file that was read; empty before."""
        self._checked_at = 0.0

    @property
    def keys(self) -> tuple[StoreKey, ...]:
        """All keys, the newest first; none if there is no file. Raises Unreadable."""
        if not self._keys or time.monotonic() > self._checked_at + CHECK_INTERVAL_S:
            self.reload()
        return self._keys

    @property
    def newest(self) -> StoreKey:
        """The key that encrypts; a new one in a new file, if there is none. Raises Unreadable."""
        if not self.keys:
            self._write([new_key()], replacing=False)
            self.reload()
        return self._keys[0]

    def find(self, key: bytes) -> StoreKey | None:
        """The key of this id; the file is read again, if it has changed and the key was not in it."""
        found = next((one for one in self._keys if one.id == key), None)
        if found is None and self.reload():
            return next((one for one in self._keys if one.id == key), None)
        return found

    def rotate(self) -> StoreKey:
        """Put a new key in front of the others; the new one. Raises Unreadable."""
        self._checked_at = 0.0
        added = new_key()
        self._write([added, *self.keys], replacing=True)
        self.reload()
        return added

    def reload(self) -> bool:
        """Read the file, if it has changed since it was read last; whether it has. Raises Unreadable."""
        self._checked_at = time.monotonic()
        try:
            status = self.path.stat()
            version = (status.st_mtime_ns, status.st_size, status.st_ino)
            if version == self._version:
                return False
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return False  # keys that were read before stay valid
        except (OSError, UnicodeError) as error:
            raise self._unreadable(error) from None
        self._keys, self._version = read_keys(text, str(self.path)), version
        return True

    def _write(self, keys: Sequence[StoreKey], *, replacing: bool) -> None:
        """Write the file under another name, flush it to the disk, and give it its own name. Of several processes that
        make it at the same time, the first wins."""
        draft = self.path.with_name(f".{self.path.name}.{secrets.token_hex(8)}")
        lines = "".join(f"{b64encode(key.secret).decode()}\n" for key in keys)
        try:
            make_private_folder(self.path.parent)
            make_private_file(draft)
            try:
                with draft.open("w", encoding="utf-8") as file:
                    file.write(HEAD + lines)
                    file.flush()
                    os.fsync(file.fileno())
                self._name(draft, replacing=replacing)
            finally:
                draft.unlink(missing_ok=True)
        except OSError as error:
            raise self._unreadable(error) from None

    def _name(self, draft: Path, *, replacing: bool) -> None:
        if replacing:
            draft.replace(self.path)
            return
        try:
            os.link(draft, self.path)
        except FileExistsError:
            return

    def _unreadable(self, error: Exception) -> Unreadable:
        why = (isinstance(error, OSError) and error.strerror) or error
        return Unreadable(f"the key file cannot be used: {why}; FORNO_KEY_FILE names another", str(self.path))


def new_key() -> StoreKey:
    return key_of(secrets.token_bytes(KEY_BYTES))


def read_keys(text: str, where: str) -> tuple[StoreKey, ...]:
    """The keys in the text of a key file. Unreadable names the line that is none; the error does not repeat it."""
    keys = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            secret = b64decode(line.strip(), validate=True)
        except ValueError:
            secret = b""
        if len(secret) != KEY_BYTES:
            raise Unreadable(f"line {number} is no key of {KEY_BYTES} bytes in base64", where)
        keys.append(key_of(secret))
    if not keys:
        raise Unreadable("there is no key in this file", where)
    return tuple(keys)
