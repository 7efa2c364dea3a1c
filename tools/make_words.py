"""Make the lists of five-letter words in `assets/words/` from SCOWL (Debian package `scowl`) and from `tools/words/`.

    python -m tools.make_words /usr/share/dict/scowl /usr/share/doc/scowl/copyright

    common.txt      what nearly everybody of ten knows: SCOWL's most common words, without those of
                    tools/words/not_offered.txt, and those of tools/words/common.txt. Computer players say these words,
                    and typing is completed from them
    names.txt       names that many know (tools/words/names.txt): typing is completed from these, too
    known.txt       those and many more, names among them: accepted without a vote
    left_out.txt    slurs and foul words (tools/words/left_out.txt): in none of the others

One word a line, upper case, sorted.
"""

import argparse
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

SPELLINGS = ("english", "american", "british", "canadian", "australian")
KINDS = ("words", "upper", "proper-names")
COMMON = (10, 20)
"""Sizes of SCOWL, the most common words first; their kind is `words` only."""
KNOWN = (10, 20, 35, 40, 50, 55, 60, 70)
FIVE = re.compile(r"[A-Za-z]{5}")
ROOT = Path(__file__).resolve().parent.parent
OURS = ROOT / "tools" / "words"
FOLDER = ROOT / "assets" / "words"


def gathered(scowl: Path, kinds: Iterable[str], sizes: Iterable[int]) -> set[str]:
    """All five-letter words of those lists in upper case; not every list exists. OSError where none can be read."""
    paths = [scowl / f"{spelling}-{kind}.{size}" for spelling in SPELLINGS for kind in kinds for size in sizes]
    there = [path for path in paths if path.exists()]
    if not there:
        raise FileNotFoundError(f"there are no lists of SCOWL in {scowl}")
    lines = (line for path in there for line in path.read_text(encoding="latin-1").splitlines())
    return {line.upper() for line in lines if FIVE.fullmatch(line)}


def ours(name: str) -> set[str]:
    """The words of a list of our own: any number a line, `#` begins a comment."""
    lines = (OURS / name).read_text(encoding="utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}


def write(name: str, words: set[str]) -> None:
    """Write a list; equal words are equal bytes."""
    (FOLDER / name).write_text("".join(f"{word}\n" for word in sorted(words)), encoding="utf-8")
    print(f"{name}: {len(words)} words")


def main() -> None:
    """Read the command line, write the lists and the licence."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("scowl", type=Path)
    parser.add_argument("copyright", type=Path)
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    left_out, names = ours("left_out.txt"), ours("names.txt")
    common = gathered(chosen.scowl, ("words",), COMMON) - left_out - ours("not_offered.txt") | ours("common.txt")
    write("common.txt", common)
    write("names.txt", names)
    write("known.txt", common | names | (gathered(chosen.scowl, KINDS, KNOWN) - left_out))
    write("left_out.txt", left_out)
    shutil.copyfile(chosen.copyright, FOLDER / "SCOWL-COPYRIGHT.txt")


if __name__ == "__main__":
    main()
