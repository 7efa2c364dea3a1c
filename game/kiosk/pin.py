"""PIN: the digits that open the operator's screen of a kiosk, as a hash that cannot be turned round. Standard library
only: `main.py pin` needs no screen.

A hash is a line of text, `scrypt$14$8$2$SALT$KEY`: N as a power of two, r and p of scrypt, then 16 bytes from the
system's random numbers and 32 bytes of key, both in hexadecimal. N = 2**14, r = 8, p = 2 take 16 MiB and about 0.1 s;
a Raspberry Pi may take some times as long. That slows down whoever has read the disk; four digits stay few.
"""

import os
import re
from hashlib import scrypt
from hmac import compare_digest

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


def fault(value: object) -> str | None:
    """What is wrong with `value` as a PIN, as the end of a sentence; None where nothing is."""
    digits = isinstance(value, str) and value.isascii() and value.isdigit()
    if digits and FEWEST_DIGITS <= len(str(value)) <= MOST_DIGITS:
        return None
    return f"must be {FEWEST_DIGITS} to {MOST_DIGITS} digits in quotes"


def hash_fault(value: object) -> str | None:
    """The same for a hash; an empty one is none."""
    if isinstance(value, str) and (not value or _PARTS.fullmatch(value)):
        return None
    return "must be what `python main.py pin` has printed"


def too_easy(digits: str) -> bool:
    """Whether it is among the first that anybody tries: the factory's, or one digit again and again."""
    return digits == FACTORY_PIN or len(set(digits)) <= 1


def _key(digits: str, log_n: int, p: int, salt: bytes) -> bytes:
    return scrypt(digits.encode(), salt=salt, n=2**log_n, r=R, p=p, maxmem=_MOST_MEMORY, dklen=_KEY)
