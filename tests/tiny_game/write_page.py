"""Copy this folder's files into the blocks of docs/new-game.md: `python -m tests.tiny_game.write_page`.

Each block of the page begins at the same class, function or value as before, and ends where the next block begins.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.pages import BETWEEN, DOCS, TITLED

PAGE = DOCS / "new-game.md"
FOLDER = Path(__file__).parent
FILES = {
    "engine/games/tiny.py": "engine.py",
    "scenes/games/tiny.py": "table.py",
    **{f"assets/text/{language}/tiny.ftl": f"text/{language}/tiny.ftl" for language in ("en", "de", "pictures")},
}
"""By path on the page: the file in this folder."""


def begins(code: str) -> str:
    """The first class, function, value or comment of a piece of code."""
    found = re.search(r"^(?:class |def |# )?\w+", re.sub(r"^@.*\n|^\"\"\"", "", code))
    return found[0] if found else ""


def parts(code: str, firsts: list[str]) -> Iterator[str]:
    """The code in as many blocks as there are beginnings."""
    pieces = code.rstrip("\n").split(BETWEEN)
    starts = [0, *(next(at for at, piece in enumerate(pieces) if begins(piece) == first) for first in firsts[1:])]
    for start, end in zip(starts, [*starts[1:], len(pieces)], strict=True):
        yield BETWEEN.join(pieces[start:end])


def written(page: str) -> str:
    """The page with the files of this folder in its blocks."""
    firsts: dict[str, list[str]] = {}
    for block in TITLED.finditer(page):
        firsts.setdefault(block["title"], []).append(begins(block["code"]))
    code = {path: parts((FOLDER / FILES[path]).read_text(encoding="utf-8"), firsts[path]) for path in firsts}
    return TITLED.sub(lambda block: f"{block['opening']}\n{next(code[block['title']])}\n```", page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
