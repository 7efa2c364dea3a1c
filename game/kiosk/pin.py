"""PIN: the digits that open the operator's screen of a kiosk, as a hash that cannot be turned round; which one holds,
how often a wrong one was tried, and the command `pin`. Standard library only: `main.py pin` needs no screen.

A hash is a line of text, `scrypt$14$8$2$SALT$KEY`: N as a power of two, r and p of scrypt, then 16 bytes from the
system's random numbers and 32 bytes of key, both in hexadecimal. N = 2**14, r = 8, p = 2 take 16 MiB and about 0.1 s;
a Raspberry Pi may take some times as long. That slows down whoever has read the disk; four digits stay few.
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
from game.settings import Keeper

FEWEST_DIGITS, MOST_DIGITS = 4, 8
FACTORY_PIN = "1234"
LOG_N, R, P = 14, 8, 2
_SALT, _KEY = 16, 32  # bytes
_MOST_MEMORY = 128 * 2**20  # bytes; more than any hash that `_PARTS` lets through needs
_PARTS = re.compile(rf"scrypt\$(1[0-6])\${R}\$([1-8])\$([0-9a-f]{{{2 * _SALT}}})\$([0-9a-f]{{{2 * _KEY}}})")
FACTORY_HASH = (
    "scrypt$14$8$2$00000000000000000000000000000000$3defcadbe645aa37007c708015a75d26862c3935199c6fe0e298d95b30a73f15"
)
"""Of FACTORY_PIN, which is no secret: so a kiosk without a PIN of its own has nothing to hash when it starts."""
OWN_PIN = "pin"
"""The name of the operator's own PIN among the kept settings: its hash, and that of the file's."""
TRIED = "wrong_pins"
"""The name of how many wrong ones were tried."""
_MOST_TRIED = 10**6
"""More than that nobody tries; a kept number beyond it is nonsense."""
_MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}")


def hash_of(digits: str) -> str:
    """`digits` as a line to keep, with a salt of its own."""
    salt = os.urandom(_SALT)
    return f"scrypt${LOG_N}${R}${P}${salt.hex()}${_key(digits, LOG_N, P, salt).hex()}"


def matches(digits: str, kept: str) -> bool:
    """Whether `kept` is a hash of `digits`; takes as long for wrong ones as for right ones."""
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
    """Whether `value` can be the hash of one; an empty one is none."""
    return isinstance(value, str) and (not value or _PARTS.fullmatch(value) is not None)


def too_easy(digits: str) -> bool:
    """Whether it is among the first that anybody tries: the factory's, or one digit again and again."""
    return digits == FACTORY_PIN or len(set(digits)) <= 1


def _key(digits: str, log_n: int, p: int, salt: bytes) -> bytes:
    return scrypt(digits.encode(), salt=salt, n=2**log_n, r=R, p=p, maxmem=_MOST_MEMORY, dklen=_KEY)


class KeptPin:
    """Whoever changes it on the screen, or reads it from an older version, has it hashed at once."""

    def __init__(self, keeper: Keeper, plain: str, hashed: str = "", older: object = None) -> None:
        """`plain` and `hashed` are what the file says; a hash counts more. `older` is what a version kept that knew no
        hashes: the operator's PIN, and what the file said then."""
        self._keeper = keeper
        own, under = _read_own(keeper.setting(OWN_PIN))
        self._file = hashed or _file_hash(plain, under)
        self._own = own if under == self._file else ""
        self.legible = plain != FACTORY_PIN
        """Whether a PIN of the operator's stands in the file for everybody to read."""
        if isinstance(older, list) and len(older) == 2 and all(map(is_pin, older)):
            digits, before = older
            if matches(before, self._file):
                self.change(digits)
        self.easy = self._holds == FACTORY_HASH
        """Whether the PIN that holds is easy to guess, as far as one can know: of a hash when it has opened."""

    @property
    def _holds(self) -> str:
        return self._own or self._file

    def opens(self, digits: str) -> bool:
        """Whether these are the right ones. Slow: see `pin.hash_of`."""
        return matches(digits, self._holds)

    def opened(self, digits: str) -> None:
        """They were."""
        self.easy = too_easy(digits)

    def change(self, digits: str) -> None:
        """The operator's own from now on; who calls has looked whether it may be one. As slow as `opens`."""
        self._own, self.easy = hash_of(digits), too_easy(digits)
        self._keeper.keep_setting(OWN_PIN, [self._own, self._file])

    def reset(self) -> None:
        """The file's again."""
        self._own, self.easy = "", self._file == FACTORY_HASH
        self._keeper.keep_setting(OWN_PIN, [])


def _file_hash(plain: str, under: str) -> str:
    """The hash of what the file says in plain text: the one of the last start where it says the same."""
    if plain == FACTORY_PIN:
        return FACTORY_HASH
    return under if matches(plain, under) else hash_of(plain)


def _read_own(kept: object) -> tuple[str, str]:
    """The operator's hash and that of the file; empty where there are none."""
    if not isinstance(kept, list) or len(kept) != 2 or not all(kept) or not all(map(is_hash, kept)):
        return "", ""
    return kept[0], kept[1]


class WrongPins:
    """`in_a_row` makes the next try wait: those since the right one, with one that is just being looked at. `noted` is
    what the operator is told, `since` when that began. No digits."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self.in_a_row, self.noted, self.since = _read_tried(keeper.setting(TRIED))

    def trying(self) -> None:
        """Somebody tries one. It counts before anybody knows whether it is wrong, so pulling the plug saves none."""
        self.in_a_row += 1
        self._keep()

    def note(self, now: datetime) -> None:
        """It was wrong; `now` is the time on the wall, for the operator alone: no wait hangs on it."""
        self.since = self.since if self.noted else f"{now:%Y-%m-%d %H:%M}"
        self.noted += 1
        self._keep()

    def forgive(self) -> None:
        """Nobody has to wait for them any more; the operator is still told."""
        if self.in_a_row:
            self.in_a_row = 0
            self._keep()

    def seen(self) -> None:
        """The operator knows."""
        self.noted, self.since = 0, ""
        self._keep()

    @property
    def words(self) -> Message | None:
        """What the operator is told, None where there is nothing to tell."""
        return say("operator-wrong-pins", count=self.noted, since=self.since) if self.noted else None

    def _keep(self) -> None:
        self._keeper.keep_setting(TRIED, [self.in_a_row, self.noted, self.since])


def _read_tried(kept: object) -> tuple[int, int, str]:
    """What was kept; nothing where it makes no sense."""
    if not isinstance(kept, list) or len(kept) != 3:
        return 0, 0, ""
    *counts, since = kept
    if any(type(count) is not int or not 0 <= count <= _MOST_TRIED for count in counts):
        return 0, 0, ""
    if not isinstance(since, str) or bool(counts[1]) != bool(_MOMENT.fullmatch(since)):
        return counts[0], 0, ""
    return counts[0], counts[1], since


def asked(words: str) -> str:
    """What somebody types without an echo; where no terminal is there, the next line of standard input."""
    try:
        return getpass(words) if sys.stdin.isatty() else sys.stdin.readline(100).rstrip("\r\n")
    except (EOFError, OSError, ValueError, AttributeError):  # nobody is there, or what they sent is no text
        return ""


def pin_line(ask: Callable[[str], str] = asked) -> str:
    """`pin_hash = "..."` for a PIN that was given twice. BadUse for what cannot be one; it never says the digits."""
    digits = ask("New PIN: ")
    if not is_pin(digits):
        raise BadUse(f"a PIN has {FEWEST_DIGITS} to {MOST_DIGITS} digits")
    if too_easy(digits):
        raise BadUse("this PIN is easy to guess: please choose another")
    if ask("Once more: ") != digits:
        raise BadUse("that was not the same PIN")
    return f'pin_hash = "{hash_of(digits)}"'
