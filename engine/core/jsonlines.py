"""JSON Lines, read strictly: UTF-8, one object a line, no blank line, no duplicate key, whole numbers only."""

import json
import re
from typing import Any, NoReturn

from engine.core.messages import Message
from engine.core.words import quote

LARGEST_FILE = 16 * 1024 * 1024
"""The size in bytes of the largest file that is read; the longest real matches stay far below one megabyte."""

DEEPEST = 64
"""How many objects and lists a line may nest in one another; no line of a record comes near."""
_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"')


class BadRecord(ValueError):
    """A record that is refused.

    `line`: the number of the bad line, from 1; 0 stands for the file as a whole. `reason`: one line of text, which may
    quote cards, or what the rules say. `by_rules`: whether the line is well written but breaks the rules; only this
    tells nothing of cards.
    """

    def __init__(self, line: int, reason: str | Message, *, by_rules: bool = False) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.by_rules = by_rules

    def __reduce__(self) -> tuple[object, ...]:
        """Another process reads it whole; an exception by itself keeps no more than its text."""
        return _bad_record, (self.line, self.reason, self.by_rules)


def _bad_record(line: int, reason: str | Message, by_rules: bool) -> BadRecord:
    return BadRecord(line, reason, by_rules=by_rules)


class BadLine(ValueError):
    """An error in one line, raised where the line's number is not known."""


def split(data: bytes) -> tuple[list[str], BadRecord | None]:
    """The lines of a file without their line feeds, and the fault in the next line where that is not UTF-8.

    Only a line feed ends a line; the last may lack its own. Raises BadRecord where the file is too large or empty.

    >>> from engine.core.jsonlines import split
    >>> split(b'{"a": 1}\\n{"b": 2}')
    (['{"a": 1}', '{"b": 2}'], None)
    >>> split(b'{"a": 1}\\n\\xff')
    (['{"a": 1}'], BadRecord('line 2: not UTF-8'))
    """
    if len(data) > LARGEST_FILE:
        raise BadRecord(0, f"the file is larger than {LARGEST_FILE // 1024 // 1024} MB")
    if not data:
        raise BadRecord(1, "the file is empty")
    fault = None
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        whole = data[: data.rfind(b"\n", 0, error.start) + 1]
        text, fault = whole.decode("utf-8"), BadRecord(whole.count(b"\n") + 1, "not UTF-8")
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    return lines, fault


def read_object(line: str) -> dict[str, Any]:
    """The JSON object that `line` holds. Raises BadLine where it holds anything else.

    >>> from engine.core.jsonlines import read_object
    >>> read_object('{"by": 2, "do": "pass"}')
    {'by': 2, 'do': 'pass'}
    >>> read_object('{"by": 2, "by": 3}')
    Traceback (most recent call last):
    engine.core.jsonlines.BadLine: the key "by" stands there twice
    """
    if not line or line.isspace():
        raise BadLine("a blank line")
    if line[0] == "\ufeff":
        raise BadLine("begins with a byte order mark")
    if line[-1] == "\r":
        raise BadLine("ends with a carriage return; a line feed alone ends a line")
    if line.count("[") + line.count("{") > DEEPEST and _depth(line) > DEEPEST:
        raise BadLine("nested too deep")
    try:
        found = _decoder.decode(line)
    except json.JSONDecodeError as error:
        why = error.msg.lower().removesuffix(" at")
        raise BadLine(f"not JSON ({why} at column {error.colno})") from None
    except BadLine:
        raise
    except ValueError:
        raise BadLine("a number of too many digits") from None
    if type(found) is not dict:
        raise BadLine("not an object")
    return found


def _depth(line: str) -> int:
    """How many objects and lists `line` nests in one another.

    It is counted here because the depth that the parser itself can take depends on its callers.
    """
    depth = deepest = 0
    for sign in _STRINGS.sub("", line):
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth -= 1
    return deepest


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        raise BadLine(f"the key {quote(next(name for name in names if names.count(name) > 1))} stands there twice")
    return found


def _no_fraction(digits: str) -> NoReturn:
    raise BadLine(f"{digits[:20]} is not a whole number")


_decoder = json.JSONDecoder(object_pairs_hook=_no_duplicates, parse_float=_no_fraction, parse_constant=_no_fraction)
