"""Packs: the words of a language, a folder each under assets/packs. `pack.toml` names the language and says how its
letters beyond A to Z are spelled; what lies beside it belongs to the games, and they read it.

The pack is an option of the match, so it stands in the record. A record plays on where its pack is missing, as long as
no rule asks for a word of it; where one does, only packs that are there can be named.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from engine.core.game import BadSetup, Option
from engine.core.messages import Message, say, verbatim

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "packs"
ENGLISH = "en"
"""The pack of a match that names none."""
_FILE = "pack.toml"

Read = TypeVar("Read")


class BadPack(BadSetup):
    """A pack that cannot be used: the `file`, the `line` where one is wrong (from 1; 0 for the whole), and why, in
    English. `said` is what people are told."""

    def __init__(self, why: str, file: str = "", line: int = 0) -> None:
        at = f", line {line}" if line else ""
        super().__init__(f"{file}{at}: {why}" if file else why)
        self.file, self.line = file, line

    @property
    def said(self) -> Message:
        """Where the fault is; whoever mends it finds the reason in the log."""
        if self.line:
            return say("notice-words-unreadable-line", file=self.file, number=str(self.line))
        return say("notice-words-unreadable", file=self.file or FOLDER.name)


@dataclass(frozen=True, slots=True)
class Pack:
    """A language that there are words in. `letters`: how letters beyond A to Z are spelled, `{"Ä": "AE"}`."""

    language: str
    title: str
    letters: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}), hash=False)

    def spelled(self, typed: str) -> str:
        """`typed` without those letters; all else stays as it is.

        >>> from engine.core.packs import Pack
        >>> Pack("de", "Deutsch", {"Ä": "AE"}).spelled("Bär")
        'BAEr'
        """
        return "".join(self.letters.get(letter.upper(), self.letters.get(letter, letter)) for letter in typed)


def lines(language: str, path: str) -> list[str]:
    """The lines of a file of a pack; `path` is that below its folder. Raises BadPack where it cannot be read."""
    try:
        return (FOLDER / language / path).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        if not (FOLDER / language).is_dir():
            known = ", ".join(pack.language for pack in offered())
            raise BadPack(f"there is no pack of words {language!r} (known: {known})") from None
        why = error.strerror or "unusable" if isinstance(error, OSError) else "not UTF-8"
        raise BadPack(why, named(language, path)) from None


def named(language: str, path: str) -> str:
    """A file of a pack as errors call it: `packs/de/pack.toml`."""
    return f"{FOLDER.name}/{language}/{path}"


def pack(language: str) -> Pack:
    """The pack of that language. Raises BadPack where there is none, or its `pack.toml` is wrong."""
    file, written = named(language, _FILE), lines(language, _FILE)
    try:
        table = tomllib.loads("\n".join(written))
    except tomllib.TOMLDecodeError as error:
        raise BadPack(str(error), file) from None

    def wrong(key: str, why: str) -> BadPack:
        at = next((number for number, line in enumerate(written, 1) if key in line), 0)
        return BadPack(f"{key!r} {why}", file, at)

    title, letters = table.get("title"), table.get("letters", {})
    if table.get("language") != language:
        raise wrong("language", f"must be {language!r}, as the folder")
    if not isinstance(title, str) or not title.strip():
        raise wrong("title", "must be what the language calls itself")
    if not isinstance(letters, dict):
        raise wrong("letters", "must be a table of letters")
    for letter, spelling in letters.items():
        if not (isinstance(spelling, str) and spelling.isascii() and spelling.isalpha() and spelling.isupper()):
            raise wrong(letter, "must be spelled in letters A to Z")
    return Pack(language, title, MappingProxyType(letters))


@cache
def offered() -> tuple[Pack, ...]:
    """The packs that are there, the English one first; none whose `pack.toml` is wrong."""
    languages = {file.parent.name for file in FOLDER.glob(f"*/{_FILE}")}
    found = []
    for language in sorted(languages, key=lambda language: (language != ENGLISH, language)):
        try:
            found.append(pack(language))
        except BadPack:
            continue
    return tuple(found)


def titles() -> Mapping[bool | int | str, Message]:
    """What an option that chooses a pack may be set to: each by what its language calls itself."""
    return {pack.language: verbatim(pack.title) for pack in offered()}


def or_english(read: Callable[[str], Read], language: str) -> Read:
    """What `read` finds in a pack; in the English one where that is missing or wrong, so that a record plays on."""
    try:
        return read(language)
    except BadPack:
        return read(ENGLISH)


PACK_OPTION = Option("words", ENGLISH, choices=tuple(pack.language for pack in offered()), more_choices=True)
"""The option of games with words: the language of its pack."""
LISTED_PACK_OPTION = replace(PACK_OPTION, more_choices=False)
"""The same where a rule asks for a word of the pack (HK-107): a record of another language is refused."""
