"""The words of a seal: people compare the words, phones the whole seal.

They are a slow hash of the seal: a changed program that wants two deals with the same words has to compute some 2**27
of those hashes, about a year of one processor core.
"""

import hashlib
from functools import cache, lru_cache
from pathlib import Path

from engine import damage

WORDS = 6
"""The number of words of a seal, nine bits each."""
LOG_N, R, P = 15, 8, 3
"""The cost of scrypt for the words: 32 MiB, and about 0.2 s on a desktop computer."""
SALT = b"By Hook or by Rook"
_MOST_MEMORY = 2**26  # bytes
LIST = Path(__file__).resolve().parents[1] / "assets" / "words" / "seal.txt"
_BITS = 9


@lru_cache(maxsize=64)
def words(digest: str) -> tuple[str, ...]:
    """The words of a seal's digest (hexadecimal): the first 54 bits of its scrypt hash, nine bits a word. Slow, see
    `LOG_N`; call `known` before, if this is called in a thread.

    Where this Python has no scrypt they are the first 24 digits of the digest, four each.
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
    """The list of words, numbers where it is damaged."""
    try:
        found = tuple(LIST.read_text(encoding="ascii").split())
        if len(set(found)) != 1 << _BITS:
            raise ValueError(f"{len(set(found))} different words")
    except (OSError, ValueError) as error:
        damage.note(LIST, error)
        return tuple(map(str, range(1 << _BITS)))
    return found
