"""Quoting of values from outside, so that messages and terminals can show them safely."""

import json
from collections.abc import Collection

LONGEST_QUOTE = 60
"""Characters of an outside value that a message shows at most."""


def quote(value: object) -> str:
    """Return a value from outside as JSON on one plain line, cut if it is long."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):  # no JSON, a number of thousands of digits, nested too deep
        return "that value"
    return shown(text)


def instead(word: str, known: Collection[str]) -> str:
    """What to say, in brackets, about a word that is not one of `known`: the nearest of them, or else all of them.

    >>> from engine.core.words import instead
    >>> instead("verfy", ["verify", "legal"]), instead("dance", ["verify", "legal"])
    ('did you mean "verify"?', 'known: verify, legal')
    """
    from difflib import get_close_matches  # only a mistake needs it

    nearest = get_close_matches(word[:LONGEST_QUOTE].lower(), known, 1)
    return f"did you mean {quote(nearest[0])}?" if nearest else f"known: {', '.join(known)}"


def shown(text: str) -> str:
    """Return a text from outside on one plain line, cut if it is long, without quotes."""
    text = escaped(text)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "..."


def escaped(text: str) -> str:
    """Return `text` on one line, with everything escaped that a terminal could obey.

    Control characters, line feeds, direction marks and lone surrogates are written like `\\x1b`.
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
