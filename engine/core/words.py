"""Words: sentences for reasons. The engine speaks in keys, and each game has a table of sentences for them."""

import json
from collections.abc import Mapping

LONGEST_QUOTE = 60
"""A message shows at most so many characters of a value from outside; more would tell nobody anything."""

CORE_WORDS: Mapping[str, str] = {
    "over": "The game is over.",
    "elsewhere": "It is not this seat's decision now.",
    "chance": "Chance has to decide something first.",
    "not-now": "The rules do not allow that now.",
}
"""The sentences for reasons that every game has. A game's own table comes before this one."""


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


def sentence(words: Mapping[str, str], reason: tuple[str, ...]) -> str:
    """The sentence for `reason` (a key, then what fills the gaps `{}` or `{0}`) from `words` or `CORE_WORDS`.

    >>> from engine.core.words import sentence
    >>> sentence({"follow": "You have to follow {0}."}, ("follow", "yellow"))
    'You have to follow yellow.'
    >>> sentence({}, ("over",))
    'The game is over.'
    """
    key, *gaps = reason
    return (words.get(key) or CORE_WORDS.get(key) or CORE_WORDS["not-now"]).format(*gaps)
