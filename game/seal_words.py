"""The words of a seal: people compare these words, phones compare the whole seal.

They are a slow hash of the seal. To prepare two deals with the same words, a manipulated program must compute some
2**27 of these hashes. That takes about a year of one processor core.
"""

import hashlib
from functools import cache, lru_cache
from pathlib import Path

from engine import damage

WORDS = 6
"""Number of words of a seal, nine bits each."""
LOG_N, R, P = 15, 8, 3
"""Parameters of scrypt for the words: 32 MiB, and about 0.2 s on a desktop computer."""
SALT = b"By Hook or by Rook"
_MOST_MEMORY = 2**26  # bytes
LIST = Path(__file__).resolve().parents[1] / "assets" / "words" / "seal.txt"
_BITS = 9


@lru_cache(maxsize=64)
def words(digest: str) -> tuple[str, ...]:
    """Return the words of a seal's digest (hexadecimal): the first 54 bits of its scrypt hash, nine bits a word. Slow,
    see `LOG_N`. Before calling this in a thread, call `known`.

    If this Python has no scrypt they are the first 24 digits of the digest, four each.
    """
    if not hasattr(hashlib, "scrypt"):
        return tuple(digest[4 * place : 4 * place + 4] for place in range(WORDS))
    size = -(-_BITS * WORDS // 8)  # bytes
    key = hashlib.scrypt(digest.encode(), salt=SALT, n=2**LOG_N, r=R, p=P, maxmem=_MOST_MEMORY, dklen=size)
    number = int.from_bytes(key, "big") >> (8 * size - _BITS * WORDS)
    places = (number >> _BITS * (WORDS - 1 - place) & (1 << _BITS) - 1 for place in range(WORDS))
    return tuple(known()[place] for place in places)


@cache
def known() -> tuple[str, ...]:
    """Return the list of words, or numbers if its file is damaged."""
    try:
        found = tuple(LIST.read_text(encoding="ascii").split())
        if len(set(found)) != 1 << _BITS:
            raise ValueError(f"{len(set(found))} different words")
    except (OSError, ValueError) as error:
        damage.note(LIST, error)
        return tuple(map(str, range(1 << _BITS)))
    return found
