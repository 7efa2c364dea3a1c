"""Parse the words of the command line into one of the values in `arguments`. BadUse has the fault in one line.

`argparse` is not used, since it starts later. It would also need a workaround for playing without a command, options
given twice, groups of commands, suggestions, and values that begin with a dash.
"""

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, fields
from typing import Any

from engine.core.words import instead, quote
from engine.headless.arguments import (
    COMMANDS,
    Asked,
    BadUse,
    Command,
    Flag,
    Help,
    Option,
    Play,
    Version,
    Word,
    game_or_command,
)

_HELP = ("-h", "--help")


def parse(words: Sequence[str]) -> Command:
    """Return the command of the command line; `words` is without the program's own name."""
    before = words[: words.index("--")] if "--" in words else words
    if any(word in _HELP for word in before):
        named = next((word for word in before[:2] if word not in _HELP), "")
        if named in COMMANDS:
            return Help(named)
        if not named.startswith("-") and named:
            game_or_command(named)
        return Help()
    if list(words) == ["--version"]:
        return Version()
    if words and words[0] in COMMANDS:
        return _filled(COMMANDS[words[0]], words[1:])
    return _filled(Play, words)


def _filled(kind: type[Asked], words: Sequence[str]) -> Asked:
    options = {field.name: how for field in fields(kind) if not isinstance(how := how_written(field), Word)}
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
            raise _unknown(options, word)
        else:
            loose.append(word)
    _loose(kind, loose, given)
    for field in fields(kind):
        if needed(field) and field.name not in given:
            how = how_written(field)
            raise BadUse(f"{how.shown.rstrip('.') if isinstance(how, Word) else f'--{field.name}'} is missing")
    if "config" in given and "kiosk" not in given:
        raise BadUse("--config: only a kiosk has one (add --kiosk)")
    return kind(**given)


def _unknown(options: Mapping[str, Option | Flag], word: str) -> BadUse:
    known = [f"--{option}" for option in (*options, "help")]
    return BadUse(f"there is no option {quote(word)} here ({instead(word, known)})")


def _option(options: Mapping[str, Option | Flag], word: str, rest: list[str], given: dict[str, Any]) -> None:
    """Read one option, `--name value` or `--name=value`, into `given`; its value is taken off `rest`."""
    name, equals, value = word.removeprefix("--").partition("=")
    if name not in options:
        raise _unknown(options, f"--{name}")
    if name in given:
        raise BadUse(f"--{name} is given twice")
    option = options[name]
    if isinstance(option, Flag):
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


def _loose(kind: type[Asked], loose: list[str], given: dict[str, Any]) -> None:
    """Read the words without a dash into `given`."""
    known = [(field.name, how) for field in fields(kind) if isinstance(how := how_written(field), Word)]
    for name, how in known:
        if loose:
            given[name] = tuple(map(how.read, loose)) if how.many else how.read(loose[0])
    if len(loose) > len(known) and not any(how.many for _, how in known):
        raise BadUse(f"{quote(loose[len(known)])} is one word too many")


def how_written(field: "Field[Any]") -> Word | Option | Flag:
    """Return the spelling of a command's field."""
    annotated: Any = field.type
    found: Word | Option | Flag = annotated.__metadata__[0]
    return found


def needed(field: "Field[Any]") -> bool:
    """Whether a command requires the field."""
    return field.default is MISSING
