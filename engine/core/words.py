"""Words from outside, as a message or a terminal may show them."""

import json
from collections.abc import Collection

LONGEST_QUOTE = 60
"""A message shows at most so many characters of a value from outside; more would tell nobody anything."""


def quoted(value: object) -> str:
    """A value from outside as JSON on one plain line, cut where it is long, for messages and terminals."""
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
    return f"did you mean {quoted(nearest[0])}?" if nearest else f"known: {', '.join(known)}"


def shown(text: str) -> str:
    """A text from outside on one plain line, cut where it is long, without quotes round it."""
    text = escaped(text)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "..."


def escaped(text: str) -> str:
    """`text` on one line that a terminal only shows and never obeys.

    Control characters, line feeds, characters that turn the direction of writing and halves of characters are written
    as `\\x1b`.
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
