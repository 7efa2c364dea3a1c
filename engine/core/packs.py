"""Packs: word lists of a language, one folder each in assets/packs.

`pack.toml` names the language and says how letters beyond A to Z are spelled. The other files belong to the games,
which read them. The pack is an option of the match, so a record names it. Records can be replayed without the pack,
unless a rule needs its words; then the option only takes installed packs.
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
"""The pack of a match whose header names none."""
_FILE = "pack.toml"

Read = TypeVar("Read")


class BadPack(BadSetup):
    """A pack that cannot be used. The text gives the reason in English; `said` is the message for the screen.

    `file`: the bad file, or empty. `line`: the number of the bad line, from 1; 0 means the whole file.
    """

    def __init__(self, why: str, file: str = "", line: int = 0) -> None:
        at = f", line {line}" if line else ""
        super().__init__(f"{file}{at}: {why}" if file else why)
        self.file, self.line = file, line

    @property
    def said(self) -> Message:
        """The message for the screen: where the fault is. The log has the reason."""
        if self.line:
            return say("notice-words-unreadable-line", file=self.file, number=str(self.line))
        return say("notice-words-unreadable", file=self.file or FOLDER.name)


@dataclass(frozen=True, slots=True)
class Pack:
    """A language of the word games. `letters`: how letters beyond A to Z are spelled, such as `{"Ä": "AE"}`."""

    language: str
    title: str
    letters: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}), hash=False)

    def spelled(self, typed: str) -> str:
        """Return `typed` with those letters spelled out.

        >>> from engine.core.packs import Pack
        >>> Pack("de", "Deutsch", {"Ä": "AE"}).spelled("Bär")
        'BAEr'
        """
        return "".join(self.letters.get(letter.upper(), self.letters.get(letter, letter)) for letter in typed)


def lines(language: str, path: str) -> list[str]:
    """Return the lines of a pack's file; `path` is relative to its folder. Raises BadPack if it cannot be read."""
    try:
        return (FOLDER / language / path).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        if not (FOLDER / language).is_dir():
            known = ", ".join(pack.language for pack in all_packs())
            raise BadPack(f"there is no pack of words {language!r} (known: {known})") from None
        why = error.strerror or "unusable" if isinstance(error, OSError) else "not UTF-8"
        raise BadPack(why, named(language, path)) from None


def named(language: str, path: str) -> str:
    """Return the name of a pack's file for errors: `packs/de/pack.toml`."""
    return f"{FOLDER.name}/{language}/{path}"


def pack(language: str) -> Pack:
    """Return the pack of that language. Raises BadPack if there is none, or if its `pack.toml` is wrong."""
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
def all_packs() -> tuple[Pack, ...]:
    """All installed packs, the English one first. Packs with a wrong `pack.toml` are left out."""
    languages = {file.parent.name for file in FOLDER.glob(f"*/{_FILE}")}
    found = []
    for language in sorted(languages, key=lambda language: (language != ENGLISH, language)):
        try:
            found.append(pack(language))
        except BadPack:
            continue
    return tuple(found)


def titles() -> Mapping[bool | int | str, Message]:
    """The titles of all packs by language, for the option that chooses a pack."""
    return {pack.language: verbatim(pack.title) for pack in all_packs()}


def or_english(read: Callable[[str], Read], language: str) -> Read:
    """Return what `read` finds in a pack, or in the English one if that pack cannot be used."""
    try:
        return read(language)
    except BadPack:
        return read(ENGLISH)


PACK_OPTION = Option("words", ENGLISH, choices=tuple(pack.language for pack in all_packs()), more_choices=True)
"""The option of games with words: the language of its pack."""
LISTED_PACK_OPTION = replace(PACK_OPTION, more_choices=False)
"""The same where a rule asks for a word of the pack (HK-107): a record of another language is refused."""
