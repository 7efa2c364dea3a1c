"""The operator's PIN of a kiosk: its hash, the count of wrong tries, and the command `pin`. Standard library only, as
`main.py pin` needs no screen.

A hash is a line of text, `scrypt$14$8$2$SALT$KEY`. It has log2 N, r and p of scrypt, then in hexadecimal a random salt
of 16 bytes and a key of 32 bytes. N = 2**14, r = 8, p = 2 take 16 MiB and about 0.1 s, and longer on a Raspberry Pi. It
slows down an attacker who has read the disk, although four digits remain few.
"""

import os
import re
import sys
from collections.abc import Callable
from datetime import datetime
from getpass import getpass
from hashlib import scrypt
from hmac import compare_digest

from engine.core.messages import Message, say
from engine.headless.arguments import BadUse
from game.settings import SettingsStore

FEWEST_DIGITS, MOST_DIGITS = 4, 8
FACTORY_PIN = "1234"
LOG_N, R, P = 14, 8, 2
_SALT, _KEY = 16, 32  # bytes
_MOST_MEMORY = 128 * 2**20  # bytes; more than any hash that `_PARTS` accepts needs
_PARTS = re.compile(rf"scrypt\$(1[0-6])\${R}\$([1-8])\$([0-9a-f]{{{2 * _SALT}}})\$([0-9a-f]{{{2 * _KEY}}})")
FACTORY_HASH = (
    "scrypt$14$8$2$00000000000000000000000000000000$3defcadbe645aa37007c708015a75d26862c3935199c6fe0e298d95b30a73f15"
)
"""Hash of FACTORY_PIN, which is public, so that a kiosk without its own PIN needs no hashing at the start."""
OWN_PIN = "pin"
"""Name in the store: the hash of the operator's own PIN, and that of the file's PIN."""
TRIED = "wrong_pins"
"""Name in the store: the number of wrong tries."""
_MOST_TRIED = 10**6
"""Largest plausible number of tries; a kept number beyond it is ignored."""
_MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}")


def hash_of(digits: str) -> str:
    """Return a hash of `digits` with a new salt."""
    salt = os.urandom(_SALT)
    return f"scrypt${LOG_N}${R}${P}${salt.hex()}${_key(digits, LOG_N, P, salt).hex()}"


def matches(digits: str, kept: str) -> bool:
    """Whether `kept` is a hash of `digits`. Takes the same time for right and wrong ones."""
    found = _PARTS.fullmatch(kept)
    if found is None:
        return False
    log_n, p, salt, key = found.groups()
    return compare_digest(_key(digits, int(log_n), int(p), bytes.fromhex(salt)), bytes.fromhex(key))


def is_pin(value: object) -> bool:
    """Whether `value` can be a PIN."""
    digits = isinstance(value, str) and value.isascii() and value.isdigit()
    return digits and FEWEST_DIGITS <= len(str(value)) <= MOST_DIGITS


def is_hash(value: object) -> bool:
    """Whether `value` can be the hash of a PIN; empty means none."""
    return isinstance(value, str) and (not value or _PARTS.fullmatch(value) is not None)


def too_easy(digits: str) -> bool:
    """Whether a PIN is easy to guess: the factory's, or one repeated digit."""
    return digits == FACTORY_PIN or len(set(digits)) <= 1


def _key(digits: str, log_n: int, p: int, salt: bytes) -> bytes:
    return scrypt(digits.encode(), salt=salt, n=2**log_n, r=R, p=p, maxmem=_MOST_MEMORY, dklen=_KEY)


class KeptPin:
    """The PIN that holds, as a hash. A PIN in plain text, from the screen or an older version, is hashed at once."""

    def __init__(self, keeper: SettingsStore, plain: str, hashed: str = "", older: object = None) -> None:
        """`plain` and `hashed`: the file's values; the hash takes precedence. `older`: what a version without hashes
        kept, which is the operator's PIN and the file's value at that time."""
        self._keeper = keeper
        own, under = _read_own(keeper.setting(OWN_PIN))
        self._file = hashed or _file_hash(plain, under)
        self._own = own if under == self._file else ""
        self.legible = plain != FACTORY_PIN
        """Whether the operator's PIN is in plain text in the file."""
        if isinstance(older, list) and len(older) == 2 and all(map(is_pin, older)):
            digits, before = older
            if matches(before, self._file):
                self.change(digits)
        self.easy = self._holds == FACTORY_HASH
        """Whether the PIN is easy to guess. For a hash this is known only after it was entered."""

    @property
    def of_file(self) -> str:
        """The hash of the file's PIN."""
        return self._file

    @property
    def _holds(self) -> str:
        return self._own or self._file

    def opens(self, digits: str) -> bool:
        """Whether these digits are right. Slow, see `hash_of`."""
        return matches(digits, self._holds)

    def opened(self, digits: str) -> None:
        """Note that these digits were right."""
        self.easy = too_easy(digits)

    def change(self, digits: str) -> None:
        """Set the operator's own PIN, which the caller has checked. As slow as `opens`."""
        self._own, self.easy = hash_of(digits), too_easy(digits)
        self._keeper.keep_setting(OWN_PIN, [self._own, self._file])

    def reset(self) -> None:
        """Return to the file's PIN."""
        self._own, self.easy = "", self._file == FACTORY_HASH
        self._keeper.keep_setting(OWN_PIN, [])


def _file_hash(plain: str, under: str) -> str:
    """Return the hash of the file's plain PIN; the one of the last start is reused if it matches."""
    if plain == FACTORY_PIN:
        return FACTORY_HASH
    return under if matches(plain, under) else hash_of(plain)


def _read_own(kept: object) -> tuple[str, str]:
    """Return the operator's hash and the file's hash; empty if there are none."""
    if not isinstance(kept, list) or len(kept) != 2 or not all(kept) or not all(map(is_hash, kept)):
        return "", ""
    return kept[0], kept[1]


class WrongPins:
    """Counts wrong PINs, without digits. `in_a_row`: wrong tries since the last right one, including a pending one; it
    delays the next try. `noted`: the number that the operator is told, `since` when it began."""

    def __init__(self, keeper: SettingsStore) -> None:
        self._keeper = keeper
        self.in_a_row, self.noted, self.since = _read_tried(keeper.setting(TRIED))

    def trying(self) -> None:
        """Count a try before it is checked, so that pulling the plug does not undo it."""
        self.in_a_row += 1
        self._keep()

    def note(self, now: datetime) -> None:
        """Note a wrong try at `now`, the wall clock, which is only shown to the operator."""
        self.since = self.since if self.noted else f"{now:%Y-%m-%d %H:%M}"
        self.noted += 1
        self._keep()

    def forgive(self) -> None:
        """End the delay after a right PIN; the operator is still told."""
        if self.in_a_row:
            self.in_a_row = 0
            self._keep()

    def seen(self) -> None:
        """Note that the operator has seen the number."""
        self.noted, self.since = 0, ""
        self._keep()

    @property
    def words(self) -> Message | None:
        """The message for the operator, or None."""
        return say("operator-wrong-pins", count=self.noted, since=self.since) if self.noted else None

    def _keep(self) -> None:
        self._keeper.keep_setting(TRIED, [self.in_a_row, self.noted, self.since])


def _read_tried(kept: object) -> tuple[int, int, str]:
    """Return the saved counts; zeros if they are invalid."""
    if not isinstance(kept, list) or len(kept) != 3:
        return 0, 0, ""
    *counts, since = kept
    if any(type(count) is not int or not 0 <= count <= _MOST_TRIED for count in counts):
        return 0, 0, ""
    if not isinstance(since, str) or bool(counts[1]) != bool(_MOMENT.fullmatch(since)):
        return counts[0], 0, ""
    return counts[0], counts[1], since


def asked(words: str) -> str:
    """Read a line without echo; without a terminal, the next line of standard input."""
    try:
        return getpass(words) if sys.stdin.isatty() else sys.stdin.readline(100).rstrip("\r\n")
    except (EOFError, OSError, ValueError, AttributeError):  # no input, or input that is no text
        return ""


def pin_line(ask: Callable[[str], str] = asked) -> str:
    """Return `pin_hash = "..."` for a PIN that was entered twice. BadUse for an invalid PIN, without its digits."""
    digits = ask("New PIN: ")
    if not is_pin(digits):
        raise BadUse(f"a PIN has {FEWEST_DIGITS} to {MOST_DIGITS} digits")
    if too_easy(digits):
        raise BadUse("this PIN is easy to guess: please choose another")
    if ask("Once more: ") != digits:
        raise BadUse("that was not the same PIN")
    return f'pin_hash = "{hash_of(digits)}"'
