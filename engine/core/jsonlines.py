"""JSON Lines, read to the letter: UTF-8, one object a line, no blank line, no duplicate key, whole numbers only."""

import json
import re
from typing import Any, NoReturn

from engine.core.words import quoted

LARGEST_FILE = 16 * 1024 * 1024
"""Bytes of the largest record that is looked at; the longest real matches stay far below one megabyte."""

DEEPEST = 64
"""Objects and lists within one another in a line; no line of a record comes near."""
_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"')


class BadRecord(ValueError):
    """A record that is refused: `line` counts from 1 (0 is the file as a whole), `reason` is one line of text.

    The reason may quote cards. `by_rules` alone does not: whether the line is well written and breaks the rules.
    """

    def __init__(self, line: int, reason: str, *, by_rules: bool = False) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.by_rules = by_rules


class BadLine(ValueError):
    """What is wrong with one line, before its number is known."""


def split(data: bytes) -> tuple[list[str], BadRecord | None]:
    """The lines of a file without their line feeds, the last one may lack its own; and the fault that ends them where
    the line after them is not UTF-8.

    Only a line feed ends a line. BadRecord for a file that is too large, or empty.
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
    """The object that `line` holds; BadLine says what else it is."""
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
        raise BadLine(f"not JSON ({error.msg.lower()} at column {error.colno})") from None
    except BadLine:
        raise
    except ValueError:
        raise BadLine("a number of too many digits") from None
    if type(found) is not dict:
        raise BadLine("not an object")
    return found


def _depth(line: str) -> int:
    """How deep objects and lists stand in one another. Counted here, because how deep the parser itself can go hangs on
    who called it."""
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
        raise BadLine(f"the key {quoted(next(name for name in names if names.count(name) > 1))} stands there twice")
    return found


def _no_fraction(digits: str) -> NoReturn:
    raise BadLine(f"{digits[:20]} is not a whole number")


_decoder = json.JSONDecoder(object_pairs_hook=_no_duplicates, parse_float=_no_fraction, parse_constant=_no_fraction)
