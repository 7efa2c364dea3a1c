"""Make Hooky's lists of five-letter words in the packs (`assets/packs/<language>/hooky/`).

    python -m tools.make_words en /usr/share/dict/scowl /usr/share/doc/scowl/copyright
    python -m tools.make_words de /usr/share/tanglet/gamedata/de/words

The sources are public lists and our own lists in `tools/words/<language>/`. The results are:

* `common.txt`: words that nearly all ten-year-olds know. Computer players use them, and typing is completed from them.
  English: the most common words of SCOWL without those of our `not_offered.txt`, and our `common.txt`. German: our
  `common.txt`.
* `names.txt`: names that many people know (our `names.txt`). Typing is completed from these too.
* `known.txt`: those and many more words and names, in German also the English ones. They are accepted without a vote.
* `left_out.txt`: slurs and foul words (our `left_out.txt`). They are in none of the others.

The lists have one word a line, upper case, sorted. Letters beyond A to Z are spelled according to the pack. English
comes from SCOWL (Debian package `scowl`). German comes from github.com/enz/german-wordlist (CC0) in the form of the
Debian package `tanglet-data`. Its gzipped lines have a word in capitals A to Z and its usual spelling.
"""

import argparse
import gzip
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from engine.core.packs import ENGLISH, FOLDER

SPELLINGS = ("english", "american", "british", "canadian", "australian")
KINDS = ("words", "upper", "proper-names")
COMMON = (10, 20)
"""Sizes of SCOWL with the most common words. Only their kind `words` is used."""
KNOWN = (10, 20, 35, 40, 50, 55, 60, 70)
FIVE = re.compile(r"[A-Za-z]{5}")
OURS = Path(__file__).resolve().parent / "words"


def gathered(scowl: Path, kinds: Iterable[str], sizes: Iterable[int]) -> set[str]:
    """All five-letter words of those lists in upper case. Some lists do not exist. Raises OSError if none can be
    read."""
    paths = [scowl / f"{spelling}-{kind}.{size}" for spelling in SPELLINGS for kind in kinds for size in sizes]
    there = [path for path in paths if path.exists()]
    if not there:
        raise FileNotFoundError(f"there are no lists of SCOWL in {scowl}")
    lines = (line for path in there for line in path.read_text(encoding="latin-1").splitlines())
    return {line.upper() for line in lines if FIVE.fullmatch(line)}


def german(words: Path) -> set[str]:
    """All five-letter words of the list, which has the spelling of the German pack."""
    with gzip.open(words, "rt", encoding="utf-8") as lines:
        spelled = {word for line in lines for word in line.split()[:1]}
    return {word for word in spelled if FIVE.fullmatch(word)}


def ours(language: str, name: str) -> set[str]:
    """The words of our own list: any number a line, `#` begins a comment."""
    lines = (OURS / language / name).read_text(encoding="utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}


def write(language: str, common: set[str], known: set[str]) -> None:
    """Write the lists of a pack. Equal words give equal bytes."""
    left_out = ours(language, "left_out.txt")
    names = ours(language, "names.txt")
    lists = {
        "common.txt": common,
        "names.txt": names,
        "known.txt": common | names | (known - left_out),
        "left_out.txt": left_out,
    }
    for name, words in lists.items():
        text = "".join(f"{word}\n" for word in sorted(words))
        (FOLDER / language / "hooky" / name).write_text(text, encoding="utf-8")
        print(f"{language} {name}: {len(words)} words")


def main() -> None:
    """Read the command line, write the lists and the licence."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    languages = parser.add_subparsers(dest="language", required=True)
    english = languages.add_parser(ENGLISH)
    english.add_argument("scowl", type=Path)
    english.add_argument("copyright", type=Path)
    languages.add_parser("de").add_argument("words", type=Path)
    chosen = parser.parse_args()
    if chosen.language == "de":
        write("de", ours("de", "common.txt"), german(chosen.words) | ours(ENGLISH, "names.txt"))
        return
    offered = gathered(chosen.scowl, ("words",), COMMON) - ours(ENGLISH, "left_out.txt")
    common = offered - ours(ENGLISH, "not_offered.txt") | ours(ENGLISH, "common.txt")
    write(ENGLISH, common, gathered(chosen.scowl, KINDS, KNOWN))
    shutil.copyfile(chosen.copyright, FOLDER / ENGLISH / "hooky" / "SCOWL-COPYRIGHT.txt")


if __name__ == "__main__":
    main()
