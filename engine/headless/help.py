"""The output of `--help`, for the program and each command, made from the declarations in `arguments`."""

from collections.abc import Iterator
from dataclasses import Field, fields
from textwrap import wrap
from typing import Any

from engine.games import GAMES
from engine.headless.arguments import COMMANDS, GROUPS, Asked, Flag, Option, Play, Word, word_of
from engine.headless.parsing import how_written, needed
from engine.program import called

_WIDTH = 100
"""Characters of a line."""
_COLUMN = 28
"""Column of the meaning of a word or an option."""


def help_of(of: str) -> str:
    """Return the help of a command; for any other word, how to play and the list of commands."""
    kind = COMMANDS.get(of, Play)
    parts = [*_usage(kind), "", kind.__doc__ or "", ""]
    if kind is Play:
        for title, kinds in GROUPS.items():
            parts += (f"{title}:", *map(_line_about, kinds), "")
        parts += (f"`{called()} COMMAND --help` explains a command. `--version` prints the version.", "")
        parts += ("Options for playing:",)
    rows = [_row(_written(field), _meaning(field)) for field in fields(kind)]
    return "\n".join((*parts, *rows, *[""] * bool(rows), "Example:", f"  {called()} {kind.example}"))


def _usage(kind: type[Asked]) -> Iterator[str]:
    line = begin = " ".join(("Usage:", called(), *[word_of(kind)] * (kind is not Play)))
    parts: list[str] = []
    for field in fields(kind):
        how = how_written(field)
        if isinstance(how, Word) and needed(field):
            line = begin = f"{begin} {how.shown}"
            continue
        part = _written(field) if needed(field) else f"[{_written(field)}]"
        if isinstance(how, Option) and how.within:
            part = f"{parts.pop()[:-1]} {part}]"
        parts.append(part)
    for part in parts:
        if len(line) + 1 + len(part) > _WIDTH:
            yield line
            line = " " * len(begin)
        line += f" {part}"
    yield line


def _written(field: "Field[Any]") -> str:
    how = how_written(field)
    if isinstance(how, Word):
        return how.shown
    return f"--{field.name}" if isinstance(how, Flag) else f"--{field.name} {how.shown}"


def _meaning(field: "Field[Any]") -> str:
    says = how_written(field).says.replace("{games}", ", ".join(GAMES))
    usual = field.default
    if needed(field) or usual is None or usual is False or usual == ():
        return says
    return f"{says} (default: {'x'.join(map(str, usual)) if isinstance(usual, tuple) else usual})"


def _line_about(kind: type[Asked]) -> str:
    """Return the first sentence about a command; its own help has all of them."""
    return _row(word_of(kind), (kind.__doc__ or "").split(". ")[0].rstrip("."))


def _row(left: str, right: str) -> str:
    """Return a line with a word and its meaning, or more lines if there is no room."""
    lines = wrap(right, _WIDTH - _COLUMN, break_on_hyphens=False)
    if len(left) > _COLUMN - 4:
        lines = ["", *lines]
    return "\n".join(f"  {'' if number else left}".ljust(_COLUMN) + line for number, line in enumerate(lines)).rstrip()
