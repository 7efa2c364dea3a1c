"""List the places that cite clauses of the rules.

    python -m tools.clauses                 all clauses
    python -m tools.clauses RK-55           one clause
    python -m tools.clauses rook            the clauses of one game

Each clause has its page and its text, then the files of the code and of the tests that cite it, with their lines. A
span such as `RK-50 to RK-57` cites all clauses in it.
"""

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from textwrap import indent

from engine.core.clauses import numbers_in

ROOT = Path(__file__).resolve().parents[1]
RULES, VARIANTS = ROOT / "docs" / "rules", ROOT / "docs" / "variants.md"
SOURCES = (
    "main.py",
    "engine/**/*.py",
    "game/**/*.py",
    "scenes/**/*.py",
    "tools/**/*.py",
    "tests/**/*.py",
    "assets/lessons/**/*.toml",
)
"""Files that may cite a clause."""
TEXT_ONLY = "*(text only)*"
"""Marks a ruling about the wording of the printed rules. No play depends on it, so it can have no test."""

_WRITTEN = re.compile(r"- (?:<a id=\"(?P<anchor>[^\"]*)\"></a>)?\*\*(?P<number>[A-Z]+-Q?\d+)\*\* (?P<text>.*)")


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause as its page has it. `anchor` is "" on a page without anchors."""

    number: str
    page: Path
    line: int
    text: str
    anchor: str = ""

    @property
    def letters(self) -> str:
        """The letters of its game."""
        return self.number.partition("-")[0]

    @property
    def text_only(self) -> bool:
        """Whether it is only about the wording of the printed rules."""
        return TEXT_ONLY in self.text

    @property
    def place(self) -> str:
        """Its page with the anchor."""
        page = self.page.relative_to(ROOT).as_posix()
        return f"{page}#{self.anchor}" if self.anchor else f"{page}:{self.line}"


def written_on(page: Path) -> tuple[Clause, ...]:
    """The clauses of a page in reading order."""
    found: list[Clause] = []
    lines = page.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        if match := _WRITTEN.match(line):
            rest = (below[2:] for below in takewhile(lambda line: line.startswith("  "), lines[number:]))
            words = " ".join((match["text"], *rest))
            found.append(Clause(match["number"], page, number, words, match["anchor"] or ""))
    return tuple(found)


def clauses() -> Mapping[str, Clause]:
    """All clauses by number: those of `docs/rules/`, then those of this project."""
    pages = (*sorted(RULES.glob("*.md")), VARIANTS)
    return {clause.number: clause for page in pages for clause in written_on(page)}


def citations() -> Mapping[str, Mapping[str, tuple[int, ...]]]:
    """By number, the files that cite it with their lines. Numbers with letters of no game are left out."""
    letters = {clause.letters for clause in clauses().values()}
    found: dict[str, dict[str, tuple[int, ...]]] = {}
    for path in (path for pattern in SOURCES for path in sorted(ROOT.glob(pattern))):
        name = path.relative_to(ROOT).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for cited in dict.fromkeys(numbers_in(line)):
                if cited.partition("-")[0] in letters:
                    files = found.setdefault(cited, {})
                    files[name] = (*files.get(name, ()), number)
    return found


def main(words: list[str]) -> int:
    """Print the list. Returns 2 if the word is neither a clause nor a game."""
    wanted = words[0] if words else ""
    known = clauses()
    shown = [one for one in known.values() if not wanted or wanted.upper() == one.number or wanted == one.page.stem]
    if len(words) > 1 or not shown:
        print(__doc__, file=sys.stderr)
        return 2
    cited = citations()
    for clause in shown:
        print(f"{clause.number}  {clause.place}")
        print(indent(clause.text, "    "))
        for file, lines in cited.get(clause.number, {}).items():
            print(f"    {file}: {', '.join(map(str, lines))}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
