"""What a process holds, and that it can give back what it no longer needs."""

import sys

from game.memory import give_back, resident

BLOCK, BLOCKS = 100_000, 600
"""Bytes: small enough that the C library takes it from its heap, and keeps it there."""
HALF = BLOCK * BLOCKS / 2**21
"""MiB of half of them."""


def test_what_is_free_in_between_goes_back_to_the_system() -> None:
    held = [bytes(b"x" * BLOCK) for _ in range(BLOCKS)]
    full = resident()
    last = held[-1]  # what lies above keeps the library from giving it back by itself
    del held
    give_back()
    assert len(last) == BLOCK
    assert not sys.platform.startswith("linux") or resident() < full - HALF
