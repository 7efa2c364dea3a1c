"""What the program has to know about a language: its own name, how it counts, and how it writes numbers."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass


def one_or_other(number: float) -> str:
    """The plural categories of English and German, of Unicode's CLDR: `one` for 1 alone."""
    return "one" if number == 1 else "other"


@dataclass(frozen=True, slots=True)
class Language:
    """One language. `plural` gives the category of a number, by which a message chooses its form."""

    name: str
    """As whoever speaks it would look for it."""
    decimal: str = "."
    thousands: str = ","
    """What stands between groups of three digits."""
    plural: Callable[[float], str] = one_or_other
    capitals: bool = True
    """Whether a sentence begins with a capital, a noun of ours too."""

    def number(self, value: float) -> str:
        """A number with a real minus, in groups of three digits, and with as many decimals as it has."""
        shown = f"{value:,.10g}" if isinstance(value, float) else f"{value:,}"
        return shown.translate({ord("-"): "\N{MINUS SIGN}", ord("."): self.decimal, ord(","): self.thousands})


SOURCE = "en"
"""The language that has every message."""
LANGUAGES: Mapping[str, Language] = {"en": Language("English"), "de": Language("Deutsch", decimal=",", thousands=".")}
"""By the names of their folders in `assets/text/`, in the order in which they are offered."""


def of_the_system(environ: Mapping[str, str]) -> str:
    """The first of our languages that the environment of the process asks for, in the order of POSIX and gettext;
    else the source language."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    if asked.partition(".")[0] not in ("C", "POSIX"):  # these ask for no language, whatever LANGUAGE says
        asked = f"{environ.get('LANGUAGE', '')}:{asked}"
    words = (re.split("[-_.@]", locale)[0].lower() for locale in asked.split(":"))  # de_AT.UTF-8@euro
    return next((word for word in words if word in LANGUAGES), SOURCE)
