"""Read the pages in docs/: their prose, their blocks of code, the commands and the files in those."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(page.name for page in DOCS.glob("*.md"))
BETWEEN = "\n\n\n"
"""Between two blocks of one file."""
TITLED = re.compile(r"^(?P<opening>In `(?P<title>[^`\n]+)`:\n\n```\w+)\n(?P<code>.*?)\n```$", re.M | re.S)
"""A block that is a file or a part of one, with the line before it that names the file."""

_FENCED = re.compile(r"^```(?P<language>\w*)\n(?P<code>.*?)^```$", re.M | re.S)


def text_of(page: str) -> str:
    """A whole page."""
    return (DOCS / page).read_text(encoding="utf-8")


def prose(page: str) -> str:
    """A page without its blocks of code."""
    return _FENCED.sub("", text_of(page))


def blocks(page: str, language: str) -> list[str]:
    """The code of a page's blocks in `language`."""
    return [one["code"] for one in _FENCED.finditer(text_of(page)) if one["language"] == language]


def commands(page: str) -> list[str]:
    """The lines of a page's blocks of shell."""
    return [line for block in blocks(page, "sh") for line in block.splitlines() if line]


def files_in(page: str) -> dict[str, str]:
    """The files that a page's titled blocks form, by path. Blocks with one title are parts of one file."""
    parts: dict[str, list[str]] = {}
    for block in TITLED.finditer(text_of(page)):
        parts.setdefault(block["title"], []).append(block["code"])
    return {path: BETWEEN.join(code) + "\n" for path, code in parts.items()}


def anchors(text: str) -> set[str]:
    """The anchors of a page: those in its text, and those of its headings, as code hosts make them."""
    plain = _FENCED.sub("", text)
    headings = re.findall(r"^#+ (.+)$", plain, re.M)
    made = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return made | set(re.findall(r'<a id="([^"]+)"></a>', plain))
