"""The catalogue: turns messages into sentences, in a language and a register."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from math import ceil
from pathlib import Path
from typing import Literal

from engine import damage
from engine.core.messages import Arg, Message, Who, say, verbatim
from game.text.languages import LANGUAGES, PICTURES, SOURCE, TEXTS, Language
from game.text.reader import (
    BadText,
    Element,
    Entry,
    FunctionCall,
    Gap,
    Pattern,
    Reference,
    Selection,
    Wrong,
    read,
    refuse,
)

FOLDERS: tuple[Path, ...] = (TEXTS,)
"""All folders of texts. Tests play a game of their own, which adds another one."""
PSEUDO = "x-pseudo"
"""The pseudo-language: English with accents, and as long as a translation may be. It reveals hard-coded text and
missing room."""
CHILD, HOW = "child", "how"
"""The attributes for children: the sentence in simple words, and what to do about it."""
LAST = "-list-{}"
"""The word before the last item of a list, by the option of LIST; `and` by default."""
KEPT = 2048
"""Sentences that a voice caches."""

_BEGINNING = re.compile(r"(?:^ *|[.!?…][ \n]|\n)[„“‚‘(«\u202f]*$")
"""The text before the first word of a sentence. Abbreviations are followed by a no-break space."""
_BEFORE_STOP = re.compile(" +(?=[,.:;!?)])")
_LONGER = 0.35
_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áḃçđéḟĝĥíĵķļṁñóṗʠŕšţúṽŵẋýžÁḂÇĐÉḞĜĤÍĴĶĻṀÑÓṖǪŔŠŢÚṼŴẊÝŽ"
)

Register = Literal["grown-up", "child"]
"""The audience of a sentence."""


@dataclass(frozen=True, slots=True)
class InlinePicture:
    """A picture inside a sentence: the face of a seat, the sign of a noun, a card."""

    kind: Literal["face", "sign", "card"]
    of: int | str
    """The seat; for signs and cards a file of assets/pictures without its suffix, or a card's word."""


Part = str | InlinePicture
Line = tuple[Part, ...]
"""A sentence in parts. Parts have no spaces beside pictures, as drawing code decides their distance."""


@dataclass(frozen=True)
class Wording:
    """A sentence as shown. Only children have a `picture` beside it ("" for none) and the explanation `how`."""

    line: Line
    picture: str = ""
    how: Line = ()

    @cached_property
    def words(self) -> str:
        """The sentence without its pictures."""
        return _plain(self.line)

    @cached_property
    def how_words(self) -> str:
        """The explanation without its pictures."""
        return _plain(self.how)


@dataclass(frozen=True, slots=True)
class Texts:
    """All messages of one language."""

    language: Language
    folder: Path
    entries: Mapping[str, Entry]


Chain = tuple[Texts, ...]
"""Languages in the order of preference. Parts of a message come from its own language or a later one, so an English
sentence has English nouns."""


class Catalogue:
    """All messages of a language; missing ones, nouns included, come from English. Damaged files are noted, and read as
    far as possible.

    KeyError for a language that is neither one of `LANGUAGES` nor `PSEUDO`.
    """

    def __init__(self, language: str = SOURCE, *folders: Path) -> None:
        folders = folders or FOLDERS
        source = texts(LANGUAGES[SOURCE], *(folder / SOURCE for folder in folders), wrong=_noted)
        self.language = language
        shown = texts(Language(PICTURES, capitals=False), *(folder / PICTURES for folder in folders), wrong=_noted)
        self.pictures: Chain = (shown,)
        self.chain: Chain = (source,)
        if language == PSEUDO:
            self.chain = (replace(source, entries={key: _pseudo(entry) for key, entry in source.entries.items()}),)
        elif language != SOURCE:
            own = texts(LANGUAGES[language], *(folder / language for folder in folders), wrong=_noted)
            self.chain = (own, source)


def share(language: str) -> int:
    """Return how many of 100 messages a language has. 100 are all of them."""
    chain = catalogue_of(language).chain
    own, source = chain[0], chain[-1]
    return 100 * len(own.entries.keys() & source.entries.keys()) // len(source.entries)


def named(language: str) -> Message:
    """Return the name of a language, with its share if messages are missing."""
    name, amount = LANGUAGES[language].name, 100 if LANGUAGES[language].whole else share(language)
    return verbatim(name) if amount == 100 else say("value-partial", name=name, amount=amount)


@cache
def catalogue_of(language: str) -> Catalogue:
    """Return the catalogue of a language, read once."""
    return Catalogue(language)


def texts(language: Language, *folders: Path, wrong: Wrong = refuse) -> Texts:
    """Read the messages of all files of these folders. By default BadText for the first bad file."""
    found: dict[str, Entry] = {}
    for path in (path for folder in folders for path in sorted(folder.glob("*.ftl"))):
        for key, entry in read(path, wrong).items():
            if key in found:
                wrong(BadText(f"{entry.file}:{entry.line}: {key} is there already, in {found[key].file}"))
            found[key] = entry
    return Texts(language, folders[0], found)


def _noted(error: BadText) -> None:
    """Note the damage and leave the bad line out."""
    file, _, why = str(error).partition(":")
    damage.note(TEXTS / file, why.strip())


class Voice:
    """Makes sentences for one table: in its language and register, with the names of its players.

    A message that its language lacks, or whose text is damaged, comes in English, and as a last resort from its key
    (`spare`).
    """

    def __init__(self, catalogue: Catalogue, register: Register = "grown-up", names: Sequence[str] = ()) -> None:
        self.catalogue, self.register, self.names = catalogue, register, tuple(names)
        self._kept: dict[Message, Wording] = {}

    def wording(self, message: Message) -> Wording:
        """Return sentence, picture and explanation of a message."""
        found = self._kept.get(message)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[message] = self._made(message)
        return found

    def words(self, message: Message) -> str:
        """Return the sentence without its pictures, for labels."""
        return self.wording(message).words

    def lines(self, message: Message, attribute: str = "") -> tuple[str, ...]:
        """Return the lines of the sentence, or of an attribute of the message, for pages; empty if it does not
        exist."""
        chain = self.catalogue.chain
        if attribute and not self._has(chain, message.key, attribute):
            return ()
        parts = self.parts(chain, message.key, attribute, dict(message.args))
        return tuple(_plain(parts).split("\n"))

    def _made(self, message: Message) -> Wording:
        key, args, (chain, pictures) = message.key, dict(message.args), (self.catalogue.chain, self.catalogue.pictures)
        line = _line(self.parts(chain, key, "", args))
        if self.register != CHILD:
            return Wording(line)
        picture = ""
        if key in pictures[0].entries:
            picture = _plain(self.parts(pictures, key, "", args))
        elif self._has(chain, key, CHILD):
            damage.note(pictures[0].folder, f"there is no message {key}")
        how = _line(self.parts(chain, key, HOW, args)) if self._has(chain, key, HOW) else ()
        return Wording(line, picture, how)

    def _has(self, chain: Chain, key: str, attribute: str) -> bool:
        """Whether the first language that has a message has this attribute of it."""
        entry = next((language.entries[key] for language in chain if key in language.entries), None)
        return entry is not None and attribute in entry.sources

    def parts(self, chain: Chain, key: str, attribute: str, args: Mapping[str, Arg]) -> list[Part]:
        """Return the parts of a message, or of one of its attributes if it exists. The first language that can say it
        counts."""
        for place, language in enumerate(chain):
            entry = language.entries.get(key)
            if entry is None:
                if not language.language.whole:
                    continue
                damage.note(language.folder, f"there is no message {key}")
                continue
            try:
                pattern = entry.pattern(attribute) if attribute else None
                if pattern is None and self.register == CHILD:
                    pattern = entry.pattern(CHILD)
                writer = _Writer(self, chain[place:], key, args)
                writer.write(pattern or entry.pattern() or ())
                return writer.out
            except BadText as error:
                _noted(error)
            except (Unsayable, RecursionError) as error:  # the latter: a message that contains itself
                damage.note(TEXTS / entry.file, error)
        return [self.spare(key, tuple(args.values()))]

    def spare(self, key: str, args: tuple[Arg, ...] = ()) -> str:
        """Return words for a message that no language has: those of its key after the first, which names the game or
        page, and its arguments. `rook-bids` becomes `Bids Wren 75`."""
        noun, (first, *rest) = key.startswith("-"), key.strip("-").split("-")
        words = " ".join(rest or [first])
        return " ".join((words if noun else words.capitalize(), *filter(None, map(self._spared, args))))

    def _spared(self, arg: Arg) -> str:
        match arg:
            case Who(seat):
                return self.names[seat] if seat < len(self.names) else ""
            case Message(key, args):
                return _plain(self.parts(self.catalogue.chain, key, "", dict(args)))
            case tuple():
                return ", ".join(map(self._spared, arg))
        return str(arg)


class Unsayable(ValueError):
    """Why a message cannot be said with its arguments."""


class _Writer:
    """Fills the gaps of one message; `out` has the parts so far."""

    def __init__(self, voice: Voice, chain: Chain, key: str, args: Mapping[str, Arg]) -> None:
        self.voice, self.chain, self.key, self.args = voice, chain, key, args
        self.language = chain[0].language
        self.capitals = self.language.capitals and not key.startswith("-")
        self.out: list[Part] = []

    def write(self, pattern: Pattern) -> None:
        for element in pattern:
            match element:
                case str():
                    self.out.append(element)
                case Gap(name):
                    self._value(self._arg(name))
                case FunctionCall():
                    self._call(element)
                case Reference(key, attribute):
                    self._insert(key, attribute, self.args)
                case Selection():
                    self.write(self._chosen(element))

    def _arg(self, name: str) -> Arg:
        if name not in self.args:
            raise Unsayable(f"{self.key}: there is no argument {name}")
        return self.args[name]

    def _value(self, value: Arg, of: str = "", last: str = "and") -> None:
        """Write a value, a noun in one of its forms. Several values are a list, with a word before the last one."""
        start = len(self.out)
        self._put(value, of, last)
        if 0 < start < len(self.out):
            before, first = self.out[start - 1 : start + 1]
            if isinstance(before, str) and isinstance(first, str):
                self.out[start - 1] = self.language.elided(before, first)

    def _put(self, value: Arg, of: str, last: str) -> None:
        match value:
            case str():
                self.out.append(value)
            case Who(seat):
                self.out.append(self.voice.names[seat])
            case Message(key, args):
                self._insert(key, of, dict(args))
            case tuple():
                for place, one in enumerate(value):
                    if 0 < place == len(value) - 1:
                        self.out.append(" ")
                        self._insert(LAST.format(last), "", {})
                        self.out.append(" ")
                    elif place:
                        self.out.append(", ")
                    self._value(one, of)
            case _:
                self.out.append(self.language.number(value))

    def _insert(self, key: str, attribute: str, args: Mapping[str, Arg]) -> None:
        """Write another message; a noun gets its capital at the beginning of a sentence."""
        parts = self.voice.parts(self.chain, key, attribute, args)
        if self.capitals and key.startswith("-") and self._begins() and parts and isinstance(first := parts[0], str):
            parts[0] = first[:1].upper() + first[1:]
        self.out += parts

    def _begins(self) -> bool:
        """Whether the next word is the first of a sentence."""
        return _BEGINNING.search("".join(part for part in self.out if isinstance(part, str))) is not None

    def _call(self, call: FunctionCall) -> None:
        value = self._arg(call.gap)
        match call.function:
            case "FORM":
                self._value(value, call.option("of"))
            case "LIST":
                self._value(value, call.option("of"), call.option("last") or "and")
            case "COUNT":
                self.out.append(self.language.number(_count(value)))
            case "SIGNED" if isinstance(value, int | float):
                self.out.append(("+" if value > 0 else "") + self.language.number(value))
            case "FACE":
                self.out += self._pictures("face", value)
            case "SIGN":
                self.out += self._pictures("sign", value)
            case "CARD":
                self.out += self._pictures("card", value)
            case _:
                raise self._wrong(call, value)

    def _pictures(self, kind: Literal["face", "sign", "card"], value: Arg) -> Iterator[InlinePicture]:
        match value:
            case tuple():
                for one in value:
                    yield from self._pictures(kind, one)
            case Who(seat) if kind == "face":
                yield InlinePicture(kind, seat)
            case Message(key) if kind != "face" and key not in self.voice.catalogue.pictures[0].entries:
                damage.note(self.voice.catalogue.pictures[0].folder, f"there is no message {key}")
            case Message(key, args) if kind != "face":
                yield InlinePicture(kind, _plain(self.voice.parts(self.voice.catalogue.pictures, key, "", dict(args))))
            case str() if kind != "face":
                yield InlinePicture(kind, value)
            case _:
                raise Unsayable(f"{self.key}: {value!r:.60} has no {kind}")

    def _chosen(self, choice: Selection) -> Pattern:
        """Return the variant of a choice that matches."""
        value = self._chooser(choice.by)
        if isinstance(value, str):
            return next((variant for key, variant in choice.variants if key == value), choice.default)
        category = self.language.plural(value)
        fits = (variant for key, variant in choice.variants if key == category or _is_exactly(key, value))
        return next(fits, choice.default)

    def _chooser(self, by: Gap | FunctionCall) -> str | float:
        value = self._arg(by.name if isinstance(by, Gap) else by.gap)
        if isinstance(by, FunctionCall) and by.function == "COUNT":
            return _count(value)
        if isinstance(by, FunctionCall) and isinstance(value, Message):
            return _plain(self.voice.parts(self.chain, value.key, by.option("of"), dict(value.args)))
        if isinstance(by, Gap) and isinstance(value, str | int | float):
            return value
        raise self._wrong(by, value)

    def _wrong(self, where: Gap | FunctionCall, value: Arg) -> Unsayable:
        name = f"${where.name}" if isinstance(where, Gap) else f"{where.function}(${where.gap})"
        return Unsayable(f"{self.key}: {name} cannot be {value!r:.60}")


def _count(value: Arg) -> int:
    return len(value) if isinstance(value, tuple) else 1


def _is_exactly(key: str, value: float) -> bool:
    """Whether the name of a variant is this number."""
    return not key[0].isalpha() and float(key) == value


def _line(parts: Sequence[Part]) -> Line:
    """Join adjacent texts, without spaces beside pictures."""
    out: list[Part] = []
    for part in parts:
        if isinstance(part, str) and out and isinstance(before := out[-1], str):
            out[-1] = before + part
        else:
            out.append(part)
    if len(out) > 1:
        out = [part.strip(" ") if isinstance(part, str) else part for part in out]
    return tuple(part for part in out if part != "")


def _plain(parts: Sequence[Part]) -> str:
    """Return the words of a line, with one space in place of each picture."""
    return _BEFORE_STOP.sub("", " ".join(part for part in _line(parts) if isinstance(part, str)))


def _pseudo(entry: Entry) -> Entry:
    """Return a message in the pseudo-language."""
    patterns = {name: pattern for name in entry.sources if (pattern := entry.pattern(name))}
    return replace(entry, patterns={name: _accented(pattern) for name, pattern in patterns.items()})


def _accented(pattern: Pattern) -> Pattern:
    """Return a pattern with accents; gaps and their values stay as they are."""
    return tuple(map(_accented_element, pattern))


def _accented_element(element: Element) -> Element:
    match element:
        case str():
            return _longer(element)
        case Selection(by, variants, default):
            return Selection(by, tuple((key, _accented(variant)) for key, variant in variants), _accented(default))
    return element


def _longer(text: str) -> str:
    """Return a text with an accent on each letter; the first letter and about every third are doubled."""
    out, letters = "", 0
    for sign in text.translate(_ACCENTS):
        twice = sign.isalpha() and ceil((letters + 1) * _LONGER) > ceil(letters * _LONGER)
        letters += sign.isalpha()
        out += sign * (1 + twice)
    return out
