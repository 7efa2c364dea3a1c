"""Check the English of docstrings, comments, names and Markdown: `python -m tools.check_english [PATH ...]`.

Prints one line for each finding, as `file:line: what is wrong`, and exits with status 1 if there are any.
Text in backticks, quotes, doctests and code blocks is not checked. Messages on the screen have a check of their own,
`main.py words --check`.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHECKED: tuple[str, ...] = ("engine", "game", "scenes", "shipping", "tests", "tools", "main.py")
"""Files and folders that are checked without arguments."""
LONGEST = 25
"""Words in a sentence at most."""
AVOIDED = {
    "whoever": "name the player, seat, user or caller",
    "whatever": "say what it is",
    "whichever": "say which one",
    "somebody": "name the player, seat, user or caller",
    "anybody": "name the player, seat, user or caller",
    "nobody": "say no player, no seat, no caller",
    "everybody": "say all players, all seats",
    "anew": "say again",
    "by and by": "say slowly or later",
    "hangs on": "say depends on",
    "hang on": "say depend on",
    "as of": "say from, since or of",
    "so, too": "say also",
}
"""Words that a stranger reads twice, and what to write instead."""
EXCEPTIONS: dict[tuple[str, str], str] = {}
"""Allowed uses: the file and the word, and the reason."""

_AVOIDED = re.compile(r"\b(" + "|".join(map(re.escape, sorted(AVOIDED, key=len, reverse=True))) + r")\b", re.IGNORECASE)
_QUOTED = re.compile(r"``[^`]*``|`[^`]*`|\"[^\"\n]*\"|“[^”]*”|<!--.*?-->|\]\([^)]*\)|https?://\S+", re.DOTALL)
_SENTENCE_ENDS = re.compile(r"(?<=[.!?])[”’)*_]*\s+(?=[^a-z])|;\s+")
_WORD = re.compile(r"[^\W\d_][\w’'-]*")
_LIST_ITEM = re.compile(r"^\s*([-*+]|\d+[.)])\s+")
_NAME_PART = re.compile(r"[A-Z]?[a-z]+")

Text = tuple[int, str]
"""The number of the first line, from 1, and a paragraph."""


def findings(path: Path) -> Iterator[str]:
    """What is wrong in a file of Python or Markdown, a line each."""
    name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()
    text = path.read_text(encoding="utf-8")
    for line, paragraph in sorted(python_text(text) if path.suffix == ".py" else markdown_text(text)):
        for wrong in check(paragraph, name):
            yield f"{name}:{line}: {wrong}"


def check(paragraph: str, file: str = "") -> Iterator[str]:
    """What is wrong in a paragraph.

    >>> list(check("The cards of whoever leads."))
    ['"whoever": name the player, seat, user or caller']
    """
    plain = _QUOTED.sub("X", paragraph)
    for found in _AVOIDED.finditer(plain):
        word = found[1].lower()
        if (file, word) not in EXCEPTIONS:
            yield f'"{word}": {AVOIDED[word]}'
    for sentence in _SENTENCE_ENDS.split(plain):
        words = len(_WORD.findall(sentence))
        if words > LONGEST:
            yield f'a sentence of {words} words: "{" ".join(sentence.split())[:60]}..."'


def python_text(source: str) -> Iterator[Text]:
    """Docstrings, strings that stand alone below a value, comments, and the words of defined names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from paragraphs(node.value.value, node.lineno)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.lineno, " ".join(_NAME_PART.findall(node.name)).lower()
    yield from _comments(source)


def _comments(source: str) -> Iterator[Text]:
    """Comments; those on lines that follow each other are one paragraph."""
    begun, last, words = 0, -1, [""]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        line, said = token.start[0], token.string.lstrip("#: ").rstrip()
        if re.match(r"(type|noqa|fmt|ruff|pragma)\b", said) or set(said) <= set("- "):
            continue
        alone = not token.line[: token.start[1]].strip()
        if line != last + 1 or not alone:
            yield from ((begun, " ".join(words)),) if begun else ()
            begun, words = line, []
        words.append(said)
        last = line if alone else -1
    if begun:
        yield begun, " ".join(words)


def markdown_text(source: str) -> Iterator[Text]:
    """Paragraphs, headings, list items and cells of tables, without blocks of code."""
    without, fenced = [], False
    for line in source.splitlines():
        fence = line.lstrip().startswith(("```", "~~~"))
        fenced ^= fence
        without.append("" if fence or fenced else line)
    yield from paragraphs("\n".join(without), 1)


def paragraphs(text: str, first_line: int) -> Iterator[Text]:
    """The paragraphs, list items and cells of tables in a text that begins on `first_line`. Indented blocks, doctests
    and their output are left out."""
    begun, words, doctest = 0, [""], False
    for line, said in enumerate(text.splitlines(), first_line):
        bare = said.strip()
        doctest = bool(bare) and (doctest or bare.startswith(">>>"))
        cell, heading = bare.startswith("|"), bare.startswith("#")
        ends = not bare or doctest or cell or heading or _LIST_ITEM.match(said) is not None
        if begun and ends:
            yield begun, " ".join(words)
            begun = 0
        if cell:
            yield from ((line, part) for part in bare.split("|"))
        elif heading:
            yield line, bare.lstrip("# ")
        elif bare and not doctest:
            if not begun:
                begun, words = line, []
            words.append(_LIST_ITEM.sub("", said, count=1) if not words else bare)
    if begun:
        yield begun, " ".join(words)


def files(paths: Sequence[Path]) -> Iterator[Path]:
    """All files of Python and Markdown at these places. SystemExit names a place that does not exist."""
    for path in paths:
        if not path.exists():
            raise SystemExit(f"check_english: {path} does not exist")
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in inside if file.suffix in (".py", ".md"))


def main(words: Sequence[str]) -> int:
    """Print the findings in the files that are named, or in all that are checked; returns the exit status."""
    wrong = 0
    for file in files([Path(word).resolve() for word in words] or [ROOT / place for place in CHECKED]):
        for line in findings(file):
            print(line)
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
