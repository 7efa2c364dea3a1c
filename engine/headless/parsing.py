"""From the words of the command line to one of the values in `arguments`; BadUse says in one line what is wrong.

Not with `argparse`: values that begin with a dash, its abbreviations and its own sentences would each need a way round.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, fields
from typing import Any

from engine.core.words import quoted
from engine.headless.arguments import COMMANDS, BadUse, Command, Help, Option, Play, Version, Word
from engine.program import called

_WIDTH = 100
"""Characters of a line of the usage."""


def parse(words: Sequence[str]) -> Command:
    """What the command line asks for; `words` is without the program's own name."""
    if any(word in ("-h", "--help") for word in words):
        return Help()
    if list(words) == ["--version"]:
        return Version()
    if words and words[0] in COMMANDS:
        return _filled(COMMANDS[words[0]], words[1:])
    return _filled(Play, words)


def _filled(kind: type[Command], words: Sequence[str]) -> Command:
    options = {field.name: how for field in fields(kind) if not isinstance(how := _how(field), Word)}
    given: dict[str, Any] = {}
    loose: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--":
            loose += rest
            break
        if word.startswith("--"):
            _option(options, word, rest, given)
        elif word.startswith("-") and word != "-":
            raise BadUse(f"there is no option {quoted(word)} here")
        else:
            loose.append(word)
    _loose(kind, loose, given)
    for field in fields(kind):
        if field.default is MISSING and field.name not in given:
            raise BadUse(f"--{field.name} is missing" if field.name in options else f"{field.name.upper()} is missing")
    if "config" in given and "kiosk" not in given:
        raise BadUse("--config: only a kiosk has one (add --kiosk)")
    return kind(**given)


def _option(options: Mapping[str, Option | None], word: str, rest: list[str], given: dict[str, Any]) -> None:
    """Read one option, `--name value` or `--name=value`, into `given`; its value is taken off `rest`."""
    name, equals, value = word.removeprefix("--").partition("=")
    if name not in options:
        known = ", ".join(f"--{option}" for option in options)
        raise BadUse(f"there is no option {quoted('--' + name)} here" + (f" (known: {known})" if known else ""))
    if name in given:
        raise BadUse(f"--{name} is given twice")
    option = options[name]
    if option is None:
        if equals:
            raise BadUse(f"--{name} takes no value")
        given[name] = True
        return
    if not equals:
        if not rest:
            raise BadUse(f"--{name} needs a value")
        value = rest.pop(0)
    try:
        given[name] = option.read(value)
    except BadUse as error:
        raise BadUse(f"--{name}: {error}") from None


def _loose(kind: type[Command], loose: list[str], given: dict[str, Any]) -> None:
    """Read the words without a dash into `given`."""
    known = [(field.name, how) for field in fields(kind) if isinstance(how := _how(field), Word)]
    if len(loose) > len(known) and not any(how.many for _, how in known):
        raise BadUse(f"{quoted(loose[len(known)])} is one word too many")
    for name, how in known:
        if loose:
            given[name] = tuple(map(how.read, loose)) if how.many else how.read(loose[0])


def usage() -> str:
    """How each command is written, a line or two each."""
    return "\n".join(line for name in ("", *COMMANDS) for line in _usage(name))


def _usage(name: str) -> Iterator[str]:
    line = begin = " ".join((called(), name)).rstrip()
    parts: list[str] = []
    for field in fields(COMMANDS.get(name, Play)):
        how, needed = _how(field), _needed(field)
        if isinstance(how, Word) and needed:
            line = begin = f"{begin} {how.shown}"
            continue
        part = how.shown if isinstance(how, Word) else f"--{field.name} {how.shown}" if how else f"--{field.name}"
        part = part if needed else f"[{part}]"
        if isinstance(how, Option) and how.within:
            part = f"{parts.pop()[:-1]} {part}]"
        parts.append(part)
    for part in parts:
        if len(line) + 1 + len(part) > _WIDTH:
            yield line
            line = " " * len(begin)
        line += f" {part}"
    yield line


def _how(field: "Field[Any]") -> Word | Option | None:
    """How a field is written; None is a flag."""
    found: Word | Option | None = getattr(field.type, "__metadata__", (None,))[0]
    return found


def _needed(field: "Field[Any]") -> bool:
    return field.default is MISSING
