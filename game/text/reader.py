"""The reader of text files, for the part of Project Fluent's syntax (FTL 1.0) that they use. A file is split into
messages at once; each pattern is parsed at its first use.

Not supported: numbers and braces inside braces, arguments of terms, and lines within braces that begin without a space.
Only FORM selects a form of a noun. Every message must have a text of its own.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

FUNCTIONS: Mapping[str, frozenset[str]] = {
    "FACE": frozenset(),
    "SIGN": frozenset(),
    "CARD": frozenset(),
    "COUNT": frozenset(),
    "SIGNED": frozenset(),
    "FORM": frozenset({"of"}),
    "LIST": frozenset({"last", "of"}),
}
"""The functions that a message may call, and the options of each."""
CHOOSERS = frozenset({"COUNT", "FORM"})
"""Functions that a message may choose by, besides a gap itself."""

_COMMENT = re.compile("#{1,3}(?: |$)")
_BEGIN = re.compile("(-?[a-zA-Z][a-zA-Z0-9_-]*) *=(.*)")
_ATTRIBUTE = re.compile(r" +\.([a-zA-Z][a-zA-Z0-9_-]*) *=(.*)")
_NAME = re.compile("[a-zA-Z][a-zA-Z0-9_-]*")
_KEY = re.compile("-?[a-zA-Z][a-zA-Z0-9_-]*")
_VARIANT = re.compile(r"-?[0-9]+(?:\.[0-9]+)?|[a-zA-Z][a-zA-Z0-9_-]*")
_TEXT = re.compile("[^{}\n]+")
_BLANK, _SPACES = re.compile("[ \n]*"), re.compile(" *")
_NEXT_LINE = re.compile("(?:\n *)*\n( *)")
_ESCAPE = re.compile(
    r'\\(?:(["\\])|u((?![dD][89a-fA-F])[0-9a-fA-F]{4})|U((?!00[dD][89a-fA-F])(?:0[0-9a-fA-F]|10)[0-9a-fA-F]{4}))'
)
_LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_NO_BEGINNING = "[*}."
"""Characters that cannot begin a further line of a text."""


class BadText(ValueError):
    """A fault in a text file, in one line: `en/house.ftl:12: ...`."""


@dataclass(frozen=True, slots=True)
class Gap:
    """`{ $name }`"""

    name: str


@dataclass(frozen=True, slots=True)
class FunctionCall:
    """`{ FUNCTION($gap, option: "value") }`"""

    function: str
    gap: str
    options: tuple[tuple[str, str], ...] = ()

    def option(self, name: str) -> str:
        """Return the value of an option, or ""."""
        return dict(self.options).get(name, "")


@dataclass(frozen=True, slots=True)
class Reference:
    """`{ key }` or `{ key.attribute }`: another message with the same arguments."""

    key: str
    attribute: str = ""


@dataclass(frozen=True, slots=True)
class Selection:
    """`{ $gap -> [one] ... *[other] ... }`: the first variant that matches, else the default, marked by a star."""

    by: Gap | FunctionCall
    variants: "tuple[tuple[str, Pattern], ...]"
    default: "Pattern"


Element = str | Gap | FunctionCall | Reference | Selection
Pattern = tuple[Element, ...]


def elements(pattern: Pattern) -> Iterator[Element]:
    """Yield all elements of a pattern, including those inside choices."""
    for element in pattern:
        yield element
        if isinstance(element, Selection):
            yield element.by
            for _, variant in element.variants:
                yield from elements(variant)


@dataclass(slots=True)
class Entry:
    """A message of a file."""

    file: str
    line: int
    sources: dict[str, tuple[int, str]]
    """Line and text of each attribute; "" is the message itself."""
    patterns: dict[str, Pattern] = field(default_factory=dict)
    """Patterns that were parsed already."""

    def pattern(self, attribute: str = "") -> Pattern | None:
        """Return the pattern of an attribute, or None. BadText for a faulty one."""
        if attribute not in self.patterns and attribute in self.sources:
            line, source = self.sources[attribute]
            self.patterns[attribute] = _Parser(self.file, line, source).whole()
        return self.patterns.get(attribute)


Wrong = Callable[[BadText], None]
"""Called with a fault in a file. If it returns, the line is left out."""


def refuse(error: BadText) -> None:
    """Stop at the first fault."""
    raise error


def read(path: Path, wrong: Wrong = refuse) -> dict[str, Entry]:
    """Read the messages of a file by their keys. By default BadText for a line that belongs to no message."""
    name = f"{path.parent.name}/{path.name}"
    try:
        data = path.read_bytes()
    except OSError as error:
        wrong(BadText(f"{name}: {error.strerror}"))
        return {}
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        wrong(BadText(f"{name}:{line}: this is not UTF-8"))
        text = data.decode(errors="replace")
    return index(name, text.replace("\r\n", "\n").replace("\r", "\n"), wrong)


def index(file: str, text: str, wrong: Wrong = refuse) -> dict[str, Entry]:
    """Split the text of a file into messages."""
    found: dict[str, Entry] = {}
    sources: dict[str, tuple[int, str]] | None = None
    attribute = ""

    def fail(what: str) -> None:
        wrong(BadText(f"{file}:{number}: {what}"))

    for number, line in enumerate(text.split("\n"), 1):
        if begun := _BEGIN.fullmatch(line):
            if begun[1] in found:
                fail(f"{begun[1]} is there already, in line {found[begun[1]].line}")
            attribute, sources = "", {"": (number, begun[2])}
            found[begun[1]] = Entry(file, number, sources)
        elif _COMMENT.match(line):
            sources = None
        elif not line.startswith(" ") and line:
            fail("this begins neither a message nor a comment, and goes on with none (by a space)")
            sources = None
        elif sources is None:
            if line.strip(" "):
                fail("this goes on with nothing")
        elif begun := _ATTRIBUTE.fullmatch(line):
            attribute = begun[1]
            if attribute in sources:
                fail(f".{attribute} is there already, in line {sources[attribute][0]}")
            sources[attribute] = (number, begun[2])
        else:
            first, source = sources[attribute]
            sources[attribute] = (first, f"{source}\n{line}")
    return found


def _fail(file: str, line: int, what: str) -> NoReturn:
    raise BadText(f"{file}:{line}: {what}")


@dataclass(frozen=True, slots=True)
class _Indent:
    """The beginning of a further line: the number of line feeds before it, and its spaces."""

    lines: int
    spaces: int


@dataclass(frozen=True, slots=True)
class _Literal:
    """`{ "text" }`, whose spaces are always kept."""

    text: str


class _Parser:
    """Parses one pattern by recursive descent."""

    def __init__(self, file: str, line: int, source: str) -> None:
        self.file, self.line, self.source, self.at = file, line, source, 0

    def whole(self) -> Pattern:
        """Parse the whole source as a pattern."""
        found = self._pattern()
        if self.at < len(self.source):
            self._wrong(f"a line cannot begin with {self._sign}")
        if not found:
            self._wrong("there is no text")
        return found

    # Characters

    @property
    def _sign(self) -> str:
        return self.source[self.at : self.at + 1]

    def _take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def _skip(self, sign: str) -> bool:
        """Skip a sign; returns whether it was there."""
        there = self.source.startswith(sign, self.at)
        self.at += len(sign) * there
        return there

    def _need(self, sign: str) -> None:
        if not self._skip(sign):
            self._wrong(f"here should be {sign}, not {self._sign.strip() or 'the end'}")

    def _named(self, what: re.Pattern[str], kind: str) -> str:
        found = self._take(what)
        if not found:
            self._wrong(f"here should be the name of {kind}")
        return found[0]

    def _wrong(self, what: str) -> NoReturn:
        _fail(self.file, self.line + self.source.count("\n", 0, self.at), what)

    # Grammar

    def _pattern(self) -> Pattern:
        """Parse text and braces, up to the end or to a line that cannot begin a text."""
        parts: list[Element | _Indent | _Literal] = []
        self._take(_SPACES)
        while self.at < len(self.source):
            if self._sign == "{":
                parts.append(self._placeable())
            elif self._sign == "}":
                self._wrong("} closes nothing")
            elif found := self._take(_TEXT):
                parts.append(found[0])
            else:
                found = self._take(_NEXT_LINE)
                if not found or not self._sign or self._sign in _NO_BEGINNING:
                    break
                parts.append(_Indent(found[0].count("\n") if parts else 0, len(found[1])))
        return _dedented(parts)

    def _placeable(self) -> Element | _Literal:
        self._need("{")
        self._take(_BLANK)
        found = _Literal(self._literal()) if self._sign == '"' else self._expression()
        self._take(_BLANK)
        if self._skip("->"):
            found = self._choice(found)
        self._need("}")
        return found

    def _expression(self) -> Element:
        if self._skip("$"):
            return Gap(self._named(_NAME, "a gap"))
        key = self._named(_KEY, "a gap ($), a function or a message")
        if self._skip("("):
            return self._call(key)
        if not self._skip("."):
            return Reference(key)
        if key.startswith("-"):
            self._wrong("attributes of a term are for FORM alone")
        return Reference(key, self._named(_NAME, "an attribute"))

    def _call(self, function: str) -> FunctionCall:
        if function not in FUNCTIONS:
            self._wrong(f"there is no function {function} (there are {', '.join(FUNCTIONS)})")
        self._take(_BLANK)
        self._need("$")
        gap, options = self._named(_NAME, "a gap"), dict[str, str]()
        self._take(_BLANK)
        while self._skip(","):
            self._take(_BLANK)
            name = self._named(_NAME, "an option")
            if name not in FUNCTIONS[function] or name in options:
                self._wrong(f"{function} has no option {name}, or has it twice")
            self._take(_BLANK)
            self._need(":")
            self._take(_BLANK)
            options[name] = self._literal()
            self._take(_BLANK)
        self._need(")")
        if function == "FORM" and not options:
            self._wrong('FORM needs of: "..."')
        return FunctionCall(function, gap, tuple(options.items()))

    def _literal(self) -> str:
        found = self._take(_LITERAL)
        if not found:
            self._wrong('here should be a text in "quotes"')
        if "\\" in _ESCAPE.sub("", found[1]):
            self._wrong(r'after \ stands ", \, uXXXX or UXXXXXX')
        return _ESCAPE.sub(_unescaped, found[1])

    def _choice(self, by: Element | _Literal) -> Selection:
        if not isinstance(by, Gap) and not (isinstance(by, FunctionCall) and by.function in CHOOSERS):
            self._wrong(f"only a gap, {' and '.join(sorted(CHOOSERS))} can choose")
        variants: list[tuple[str, Pattern]] = []
        default: Pattern = ()
        self._take(_SPACES)
        if not self._take(_NEXT_LINE):
            self._wrong("after -> a line ends")
        while self._sign in ("*", "["):
            starred = self._skip("*")
            if starred and default:
                self._wrong("only one variant has the star")
            self._need("[")
            self._take(_BLANK)
            key = self._named(_VARIANT, "a variant, or a number")
            self._take(_BLANK)
            self._need("]")
            if key in dict(variants):
                self._wrong(f"[{key}] is there twice")
            pattern = self._pattern()
            if not pattern:
                self._wrong(f"[{key}] has no text")
            default = pattern if starred else default
            variants.append((key, pattern))
        if not default:
            self._wrong("one variant needs the star: *[other]")
        return Selection(by, tuple(variants), default)


def _unescaped(found: re.Match[str]) -> str:
    return found[1] or chr(int(found[2] or found[3], 16))


def _dedented(parts: list[Element | _Indent | _Literal]) -> Pattern:
    """Remove the common indentation of further lines, join adjacent texts, and strip the end."""
    common = min((part.spaces for part in parts if isinstance(part, _Indent)), default=0)
    plain = ["\n" * part.lines + " " * (part.spaces - common) if isinstance(part, _Indent) else part for part in parts]
    while plain and isinstance(last := plain[-1], str):
        plain.pop()
        if last := last.rstrip(" \n"):
            plain.append(last)
            break
    out: list[Element] = []
    for part in plain:
        element = part.text if isinstance(part, _Literal) else part
        if isinstance(element, str) and out and isinstance(out[-1], str):
            out[-1] += element
        elif element != "":
            out.append(element)
    return tuple(out)
