"""A kiosk's TOML file, with the files that it includes: reading them, however wrong they are, and writing the example
that explains every key.

Each mistake is reported with its line and costs that setting alone. Nothing here raises.
"""

import json
import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from operator import attrgetter
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from engine.core.messages import Message, say, verbatim
from engine.core.words import escaped, quote
from game.kiosk.config import NONE, SECTIONS, Config, fault_of, keys
from game.text.terminal import terminal_text

NAME = "kiosk.toml"
"""Default file name, in the data folder."""
LARGEST = 64 * 1024
"""Largest file that is read, in bytes."""
MOST_MENDED = 20
"""Lines that may be dropped from a file. A file with more mistakes is not read at all."""
MOST_NAMED = 40
"""Mistakes that are reported one by one, in the log and on the operator's screen."""
INCLUDE, VERSION = "include", "version"
"""Keys above all sections: the path of another file, whose keys count less, and a name for this version of the file."""
MOST_FILES = 8
"""Files in a row, each of which includes the next one."""
SHARE_PATIENCE = 5.0
"""Seconds until an included file counts as missing, for a share that hangs."""
LONGEST_VERSION = 40
_DIGITS = 12
MOST_DOTS = 100
"""Dots in a line that is no comment. The parser takes ever longer for keys with thousands of them."""
NONSENSE = say("-operator-fault-nonsense")
_QUOTE, _TWICE, _VALUE = say("-operator-fault-quote"), say("-operator-fault-twice"), say("-operator-fault-value")
_BRACKET, _BACKSLASH = say("-operator-fault-bracket"), say("-operator-fault-backslash")
_SAID_BY_PARSER: tuple[tuple[str, Message], ...] = (
    ("Invalid statement", say("-operator-fault-statement")),
    ("Invalid initial character", say("-operator-fault-statement")),
    ("Expected '='", say("-operator-fault-equals")),
    ("Expected newline", say("-operator-fault-rest")),
    ("Invalid", _VALUE),
    ("Illegal character '\\n'", _QUOTE),
    ("Unterminated string", _QUOTE),
    ('Expected "', _QUOTE),
    ("Expected '\\''", _QUOTE),
    ("Expected ']", _BRACKET),
    ("Unclosed", _BRACKET),
    ("Unescaped", _BACKSLASH),
    ("Escaped character", _BACKSLASH),
    ("Cannot", _TWICE),
    ("Duplicate", _TWICE),
    ("Illegal character", say("-operator-fault-sign")),
    ("Found invalid character", say("-operator-fault-sign")),
)
"""Beginnings of the parser's English errors, with the operator's message; the first match counts. Other errors are
reported as nonsense."""
Found = tuple[int, Message]
"""A line number, and what is wrong there."""
_LINE_SAID = re.compile(r"\(at line (\d+)")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A part of the file that could not be used. `line` counts from 1; 0 means the whole file."""

    file: str
    line: int
    fault: Message

    @property
    def said(self) -> Message:
        return self._at_its_place(self.fault)

    @property
    def brief(self) -> Message:
        """The place and the name of the setting, for a row; the whole message if it names none."""
        key = dict(self.fault.args).get("key")
        return self._at_its_place(self.fault if key is None else verbatim(str(key)))

    def _at_its_place(self, fault: Message) -> Message:
        file = escaped(self.file)
        if self.line:
            return say("operator-mistake-line", file=file, number=str(self.line), fault=fault)
        return say("operator-mistake", file=file, fault=fault)

    def __str__(self) -> str:
        """The mistake as a line of the log."""
        return terminal_text(self.said)


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read from a file and the files that it includes. `files`: their paths with their versions, the
    operator's own file first. A version is the file's own word, or the beginning of its SHA-256."""

    config: Config
    mistakes: tuple[Mistake, ...] = ()
    files: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class _File:
    """The content of one file. `lines`: the line of each name. `found`: its mistakes."""

    path: Path
    values: dict[str, Any]
    lines: dict[str, int]
    found: list[Mistake]
    include: str = ""
    version: str = ""

    def wrong(self, key: str, fault: Message) -> None:
        """Note a mistake at the line of a key, or else of its section."""
        line = self.lines.get(key, self.lines.get(key.partition(".")[0], 1))
        self.found.append(Mistake(self.path.name, line, fault))


def read_config(path: Path) -> Reading:
    """Read a file and the files that it includes, with defaults for all else."""
    files = [_read(path, *_text(path))]
    while files[-1].include:
        last = files[-1]
        path = last.path.parent / last.include
        if len(files) == MOST_FILES or os.path.abspath(path) in {os.path.abspath(file.path) for file in files}:
            last.wrong(INCLUDE, say("-operator-fault-circle", count=MOST_FILES))
            break
        files.append(_read(path, *_text_of_share(path)))
    return _together(files)


def parse_config(text: str, name: str = NAME) -> tuple[Config, tuple[Mistake, ...]]:
    """Return the config of the text of a file called `name`, which includes no other, and its mistakes."""
    reading = _together([_read(Path(name), text, None)])
    return reading.config, reading.mistakes


def _together(files: Sequence[_File]) -> Reading:
    """Put files together. Values of earlier ones count."""
    said = {key: value for file in reversed(files) for key, value in file.values.items()}
    config = Config().said(said)
    if not config.games:
        games = [key for key in said if said[key] == NONE]
        file = next(file for file in files if file.values.keys() & games)
        file.wrong(
            min(file.values.keys() & games, key=lambda key: file.lines.get(key, 1)), say("-operator-fault-no-game")
        )
        config = Config().said({key: value for key, value in said.items() if key not in games})
    found = [mistake for file in files for mistake in sorted(file.found, key=attrgetter("line"))]
    named, more = found[:MOST_NAMED], len(found) - MOST_NAMED
    if more > 0:
        named.append(Mistake(files[0].path.name, 0, say("-operator-fault-more", count=more)))
    return Reading(config, tuple(named), tuple((str(file.path), file.version) for file in files))


def _read(path: Path, text: str, wrong: Found | None) -> _File:
    """Read the text of a file. `wrong`: what is wrong with the whole file."""
    if wrong:
        return _File(path, {}, {}, [Mistake(path.name, *wrong)])
    written = text.replace("\r\n", "\n").split("\n")
    table, found = _table(written)
    file = _File(path, {}, _lines(written), [Mistake(path.name, *one) for one in found])
    file.version = sha256(text.encode()).hexdigest()[:_DIGITS]
    for key, value in _flat(table):
        if key == INCLUDE:
            if isinstance(value, str) and value and value.isprintable():
                file.include = value
            else:
                file.wrong(key, say("-operator-fault-include", key=key, written=quote(value)))
        elif key == VERSION:
            if isinstance(value, str) and value.isprintable() and 0 < len(value) <= LONGEST_VERSION:
                file.version = value
            else:
                file.wrong(key, say("-operator-fault-message", key=key, count=LONGEST_VERSION, written=quote(value)))
        elif fault := fault_of(key, value):
            file.wrong(key, fault)
        else:
            file.values[key] = tuple(value) if isinstance(value, list) else value
    return file


def _text_of_share(path: Path) -> tuple[str, Found | None]:
    """Like `_text`, but with an end if the share hangs."""
    answer: SimpleQueue[tuple[str, Found | None]] = SimpleQueue()
    Thread(target=lambda: answer.put(_text(path)), name="share", daemon=True).start()
    try:
        return answer.get(timeout=SHARE_PATIENCE)
    except Empty:
        return "", (0, say("-operator-fault-slow"))


def _text(path: Path) -> tuple[str, Found | None]:
    """Return the text of the file, or what is wrong with the whole file."""
    try:
        if not path.exists():
            return "", (0, say("-operator-fault-no-file"))
        if not path.is_file():
            return "", (0, say("-operator-fault-folder"))
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        return "", (0, say("-operator-fault-unread", error=error.strerror or type(error).__name__))
    except ValueError:  # a NUL in the path
        return "", (0, say("-operator-fault-name"))
    if len(raw) > LARGEST:
        return "", (0, say("-operator-fault-large", count=LARGEST // 1024))
    try:
        return raw.decode("utf-8-sig"), None
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return "", (line, say("-operator-fault-no-utf8"))


def _table(lines: list[str]) -> tuple[dict[str, Any], list[Found]]:
    """Parse the lines as nested tables. Bad lines are emptied and reported."""
    found = list[Found]()
    for number, read in enumerate(lines, 1):
        if read.count(".") > MOST_DOTS and not read.lstrip().startswith("#"):
            found.append((number, say("-operator-fault-dots")))
            lines[number - 1] = ""
    while len(found) < MOST_MENDED:
        try:
            return tomllib.loads("\n".join(lines)), found
        except (ValueError, RecursionError) as error:
            found.append(_where(error, lines))
            lines[found[-1][0] - 1] = ""
    return {}, [*found, (0, say("-operator-fault-too-much"))]


def _where(error: Exception, lines: list[str]) -> Found:
    """Return the line, from 1, that the parser refused, and the operator's message."""
    filled = [number for number, line in enumerate(lines, 1) if line.strip()]
    if not isinstance(error, tomllib.TOMLDecodeError) or not str(error):
        failed = [number for number in filled if _fails(lines[number - 1], type(error))]
        return (failed or filled)[0], NONSENSE
    said = str(error).splitlines()[0]
    fault = next((fault for start, fault in _SAID_BY_PARSER if said.startswith(start)), NONSENSE)
    found = _LINE_SAID.search(said)
    if found and int(found[1]) in filled:
        return int(found[1]), fault
    before = [number for number in filled if not found or number < int(found[1])]
    return (before or filled)[-1], fault


def _fails(line: str, kind: type[Exception]) -> bool:
    try:
        tomllib.loads(line)
    except (ValueError, RecursionError) as error:
        return type(error) is kind
    return False


def _flat(table: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield every `section.name` with its value; values outside sections under their own name."""
    for section, content in table.items():
        if section in SECTIONS and isinstance(content, dict):
            yield from ((f"{section}.{key}", value) for key, value in content.items())
        else:
            yield section, content


def _lines(lines: Sequence[str]) -> dict[str, int]:
    """Return the line of each name's first value, and of each section."""
    found, section = dict[str, int](), ""
    for number, line in enumerate(map(str.strip, lines), 1):
        name, assigned, _ = line.partition("=")
        if line.startswith("["):
            section = _plain(line.lstrip("[").partition("]")[0])
            found.setdefault(section, number)
        elif assigned and not line.startswith("#"):
            words = [*filter(None, [section]), *_plain(name).split(".")]
            for many in range(1, len(words) + 1):
                found.setdefault(".".join(words[:many]), number)
    return found


def _plain(name: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in name.split("."))


def example(config: Config | None = None) -> str:
    """Return a file with the values of `config` (or the defaults), every key explained."""
    config, out, before = config or Config(), list[str](), ""
    for key in keys().values():
        section, _, name = key.name.partition(".")
        if section != before:
            out += ["", f"[{section}]", *(f"# {line}" for line in (SECTIONS[section],) if line)]
            before = section
        if key.said:
            out.append(f"# {key.said}")
        out.append(f"{name} = {_written(config[key.name])}")
    return "\n".join((*_HEAD, *out)) + "\n"


_HEAD = (
    "# Everything that the operator of a kiosk can say, as it is in the factory. Copy this file, keep what differs:",
    "#     python main.py --kiosk --config kiosk.toml",
    f"# Without --config a file {NAME} in the data folder is read. A mistake is named by its line in the log and on",
    "# the operator's screen. While there is one, the settings of the last start without one stay. What is changed on",
    "# that screen is kept in the data folder and counts more than this file, until the same key is changed here.",
    "#",
    "# Above all sections, a file may name another one, whose keys count where this one has none, and its own version:",
    '#     include = "/srv/kiosks/all.toml"',
    '#     version = "2026-11-28"',
)


def _written(value: Any) -> str:
    """Return a value as TOML. For these types it is the same as JSON."""
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
