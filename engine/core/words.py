"""Words from outside, as a message or a terminal may show them."""

import json

LONGEST_QUOTE = 60
"""A message shows at most so many characters of a value from outside; more would tell nobody anything."""


def quoted(value: object) -> str:
    """A value from outside as JSON on one plain line, cut where it is long, for messages and terminals."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):  # no JSON, a number of thousands of digits, nested too deep
        return "that value"
    return shown(text)


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
