"""The languages: one folder each in `assets/text/`, with a head, `language.json`, beside its messages.

A head has

* `name`: the language's name in that language.
* `plural`: its plural rule, named in `PLURALS`.
* `decimal`, `thousands`: the decimal point, and the separator between groups of three digits.
* `capitals`: whether sentences begin with a capital, even if they begin with one of our nouns.
* `elisions`: words that are shortened before a vowel in a gap, such as “de” to “d’”; it may be left out.
* `state`: "whole", or "partial" if messages are still missing. Those are said in English.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from unicodedata import normalize

from engine import damage

TEXTS = Path(__file__).resolve().parents[2] / "assets" / "text"
"""The folder with a subfolder for each language, and one for the pictures."""
PICTURES = "pictures"
"""The folder that names the picture of a child's sentence or a noun; it is read like a language."""
HEAD = "language.json"
SOURCE = "en"
"""The language that has every message."""
STATES = ("whole", "partial")
_VOWELS = tuple("aeiouœæ")


def one_or_other(number: float) -> str:
    """Return the plural category of English and German in Unicode's CLDR: `one` only for 1."""
    return "one" if number == 1 else "other"


def _below_two(number: float) -> str:
    return "one" if abs(number) < 2 else "other"


def _few_to_four(number: float) -> str:
    if number != int(number):
        return "many"
    return one_or_other(number) if abs(number) not in (2, 3, 4) else "few"


def _by_last_digit(number: float, one: Callable[[int], bool]) -> str:
    if number != int(number):
        return "other"
    whole = abs(int(number))
    if one(whole):
        return "one"
    return "few" if whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14) else "many"


PLURALS: Mapping[str, Callable[[float], str]] = MappingProxyType(
    {
        "en": one_or_other,
        "fr": _below_two,
        "ja": lambda number: "other",
        "cs": _few_to_four,
        "pl": lambda number: _by_last_digit(number, lambda whole: whole == 1),
        "ru": lambda number: _by_last_digit(number, lambda whole: whole % 10 == 1 and whole % 100 != 11),
    }
)
"""Plural rules of Unicode's CLDR, each named by a language that has it. They return the category of a number."""


@dataclass(frozen=True, slots=True)
class Language:
    """One language; the module's docstring explains the fields. `plural` returns the category of a number, by which a
    message chooses its form."""

    name: str
    decimal: str = "."
    thousands: str = ","
    plural: Callable[[float], str] = one_or_other
    capitals: bool = True
    whole: bool = True
    elisions: Mapping[str, str] = field(default_factory=dict, hash=False)

    def number(self, value: float) -> str:
        """Format a number with a real minus sign, groups of three digits, and its own decimals."""
        shown = f"{value:,.10g}" if isinstance(value, float) else f"{value:,}"
        return shown.translate({ord("-"): "\N{MINUS SIGN}", ord("."): self.decimal, ord(","): self.thousands})

    def elided(self, before: str, value: str) -> str:
        """Return the text before a value, with its last word shortened if the value begins with a vowel."""
        word = before.removesuffix(" ").rpartition(" ")[2]
        if before.endswith(" ") and word in self.elisions and normalize("NFD", value)[:1].lower() in _VOWELS:
            return before[: -len(word) - 1] + self.elisions[word]
        return before


def read_language(head: Path) -> Language:
    """Read the head of a language. ValueError says what is wrong with it."""
    table = json.loads(head.read_text(encoding="utf-8"))
    if not isinstance(table, dict):
        raise ValueError("it is no object")
    kinds = {"name": str, "plural": str, "decimal": str, "thousands": str, "capitals": bool, "state": str}
    for key, kind in kinds.items():
        if type(table.get(key)) is not kind:
            raise ValueError(f"{key} is missing or of another kind")
    elisions = table.pop("elisions", {})
    if not isinstance(elisions, dict) or not all(isinstance(short, str) for short in elisions.values()):
        raise ValueError("elisions are of another kind")
    if extra := table.keys() - kinds.keys():
        raise ValueError(f"there is no key {min(extra)}")
    for key, known in (("plural", tuple(PLURALS)), ("state", STATES)):
        if table[key] not in known:
            raise ValueError(f"{key} is one of {', '.join(known)}")
    plural, whole = PLURALS[table["plural"]], table["state"] == "whole"
    return Language(table["name"], table["decimal"], table["thousands"], plural, table["capitals"], whole, elisions)


def languages(folder: Path) -> dict[str, Language]:
    """Read the languages of a folder by code, English first. One with a damaged head is noted and left out."""
    found = {SOURCE: Language("English")}
    for path in sorted(path for path in folder.glob("*") if path.is_dir() and path.name != PICTURES):
        try:
            found[path.name] = read_language(path / HEAD)
        except (OSError, ValueError) as error:
            damage.note(path / HEAD, error)
    return found


LANGUAGES: Mapping[str, Language] = MappingProxyType(languages(TEXTS))
"""Languages by the names of their folders, in the order of the settings."""
WHOLE: tuple[str, ...] = tuple(code for code, language in LANGUAGES.items() if language.whole)
"""The languages that have every message."""


def of_the_system(environ: Mapping[str, str]) -> str:
    """Return the first of our whole languages that the environment names, in the order of POSIX and gettext; else
    English."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    if asked.partition(".")[0] not in ("C", "POSIX"):  # these name no language, and LANGUAGE is ignored then
        asked = f"{environ.get('LANGUAGE', '')}:{asked}"
    words = (re.split("[-_.@]", locale)[0].lower() for locale in asked.split(":"))  # de_AT.UTF-8@euro
    return next((word for word in words if word in WHOLE), SOURCE)
