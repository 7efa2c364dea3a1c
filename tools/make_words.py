"""Make the lists of five-letter words in `assets/words/` from SCOWL (Debian package `scowl`).

    python -m tools.make_words /usr/share/dict/scowl /usr/share/doc/scowl/copyright

`common.txt` are the words that nearly everybody knows: computer players say them, and typing is completed from them
first. `known.txt` are those and many more, names of people, places and things among them: what is on it needs no vote.
The words of `words_left_out.txt` are in neither. One word a line, upper case, sorted.
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
LEFT_OUT = ROOT / "tools" / "words_left_out.txt"
FOLDER = ROOT / "assets" / "words"


def gathered(scowl: Path, kinds: Iterable[str], sizes: Iterable[int]) -> set[str]:
    """All five-letter words of those lists in upper case; not every list exists. OSError where none can be read."""
    paths = [scowl / f"{spelling}-{kind}.{size}" for spelling in SPELLINGS for kind in kinds for size in sizes]
    there = [path for path in paths if path.exists()]
    if not there:
        raise FileNotFoundError(f"there are no lists of SCOWL in {scowl}")
    lines = (line for path in there for line in path.read_text(encoding="latin-1").splitlines())
    return {line.upper() for line in lines if FIVE.fullmatch(line)}


def left_out() -> set[str]:
    """The words that stand in neither list."""
    lines = LEFT_OUT.read_text(encoding="utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}


def write(name: str, words: set[str]) -> None:
    """Write a list; equal words are equal bytes."""
    (FOLDER / name).write_text("".join(f"{word}\n" for word in sorted(words)), encoding="utf-8")
    print(f"{name}: {len(words)} words")


def main() -> None:
    """Read the command line, write both lists and the licence."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("scowl", type=Path)
    parser.add_argument("copyright", type=Path)
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    common = gathered(chosen.scowl, ("words",), COMMON) - left_out()
    write("common.txt", common)
    write("known.txt", common | (gathered(chosen.scowl, KINDS, KNOWN) - left_out()))
    shutil.copyfile(chosen.copyright, FOLDER / "SCOWL-COPYRIGHT.txt")


if __name__ == "__main__":
    main()
