"""The properties of a language: its own name, its plural rule, and its number format."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass


def one_or_other(number: float) -> str:
    """Return the plural category of English and German in Unicode's CLDR: `one` only for 1."""
    return "one" if number == 1 else "other"


@dataclass(frozen=True, slots=True)
class Language:
    """One language. `plural` returns the category of a number, by which a message chooses its form."""

    name: str
    """The language's name in that language."""
    decimal: str = "."
    thousands: str = ","
    """The separator between groups of three digits."""
    plural: Callable[[float], str] = one_or_other
    capitals: bool = True
    """Whether sentences begin with a capital, even if they begin with one of our nouns."""

    def number(self, value: float) -> str:
        """Format a number with a real minus sign, groups of three digits, and its own decimals."""
        shown = f"{value:,.10g}" if isinstance(value, float) else f"{value:,}"
        return shown.translate({ord("-"): "\N{MINUS SIGN}", ord("."): self.decimal, ord(","): self.thousands})


SOURCE = "en"
"""The language that has every message."""
LANGUAGES: Mapping[str, Language] = {"en": Language("English"), "de": Language("Deutsch", decimal=",", thousands=".")}
"""Languages by the names of their folders in `assets/text/`, in the order of the settings."""


def of_the_system(environ: Mapping[str, str]) -> str:
    """Return the first of our languages that the environment names, in the order of POSIX and gettext; else English."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    if asked.partition(".")[0] not in ("C", "POSIX"):  # these name no language, and LANGUAGE is ignored then
        asked = f"{environ.get('LANGUAGE', '')}:{asked}"
    words = (re.split("[-_.@]", locale)[0].lower() for locale in asked.split(":"))  # de_AT.UTF-8@euro
    return next((word for word in words if word in LANGUAGES), SOURCE)
