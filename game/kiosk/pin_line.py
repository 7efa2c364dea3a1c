"""The command `pin`: asks for the PIN of a kiosk where nobody can read along, and gives the line for its file."""

import sys
from collections.abc import Callable
from getpass import getpass

from engine.headless.arguments import BadUse
from game.kiosk.pin import FEWEST_DIGITS, MOST_DIGITS, fault, hash_of, too_easy


def asked(words: str) -> str:
    """What somebody types without an echo; where no terminal is there, the next line of standard input."""
    try:
        return getpass(words) if sys.stdin.isatty() else sys.stdin.readline(100).rstrip("\r\n")
    except (EOFError, OSError, ValueError, AttributeError):  # nobody is there, or what they sent is no text
        return ""


def pin_line(ask: Callable[[str], str] = asked) -> str:
    """`pin_hash = "..."` for a PIN that was given twice. BadUse for what cannot be one; it never says the digits."""
    digits = ask("New PIN: ")
    if fault(digits):
        raise BadUse(f"a PIN has {FEWEST_DIGITS} to {MOST_DIGITS} digits")
    if too_easy(digits):
        raise BadUse("this PIN is easy to guess: please choose another")
    if ask("Once more: ") != digits:
        raise BadUse("that was not the same PIN")
    return f'pin_hash = "{hash_of(digits)}"'
