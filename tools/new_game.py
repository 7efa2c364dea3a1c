"""Add a game to the shelf: a copy of the template under another name, in the current folder.

    python -m tools.new_game hearts

It copies the rules, the table, the texts, the clauses and the samples of `tests/tiny_game/`, and registers the game.
Then change them rule by rule. docs/new-game.md explains every part.
"""

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

TEMPLATE = Path("tests/tiny_game")
REGISTRY, EXAMPLE = Path("engine/games/__init__.py"), Path("docs/kiosk.example.toml")
LANGUAGES = ("en", "de", "pictures")
FAILED = 2
"""Exit status for a name that no game may have."""


def files_of(name: str) -> Mapping[Path, Path]:
    """By path of the new game: the file of the template."""
    tests = Path("tests/games", name)
    return {
        Path("engine/games", f"{name}.py"): TEMPLATE / "engine.py",
        Path("scenes/games", f"{name}.py"): TEMPLATE / "table.py",
        **{Path("assets/text", one, f"{name}.ftl"): TEMPLATE / "text" / one / "tiny.ftl" for one in LANGUAGES},
        Path("docs/rules", f"{name}.md"): TEMPLATE / "rules.md",
        **{tests / file: TEMPLATE / file for file in ("sample.py", "screen_sample.py", "test_rules.py")},
    }


def renamed(text: str, name: str, clauses: str) -> str:
    """Return a file of the template for the game `name`, whose rules are numbered `HE-1`, `HE-2` and so on."""
    text = text.replace("tests.tiny_game.engine", f"engine.games.{name}").replace("tests/tiny_game", "tests/games/tiny")
    text = text.replace("High Card", title_of(name)).replace("TG-", f"{clauses}-").replace("tg-", f"{clauses.lower()}-")
    return (
        text.replace("_tg_", f"_{clauses.lower()}_")
        .replace("the tiny game", title_of(name))
        .replace("The tiny game", title_of(name))
        .replace("tiny", name)
    )


def title_of(name: str) -> str:
    """Return the name that players read."""
    return name.replace("_", " ").title()


def clauses_of(name: str) -> str:
    """Return two letters for the numbers of the rules that no other game has."""
    taken = set(
        re.findall(r'id="(\w\w)-', "".join(page.read_text("utf-8") for page in Path("docs/rules").glob("*.md")))
    )
    found = (f"{name[0]}{other}" for other in name[1:] + "abcdefghijklmnopqrstuvwxyz" if other.isalpha())
    return next(two for two in found if two not in taken).upper()


def registered(registry: str, name: str) -> str:
    """Return the source of the registry with the game as its last one."""
    return re.sub(r"^(_PACKAGES = \(.*)\)$", rf'\1, "{name}")', registry, count=1, flags=re.M)


def fault_of(name: str) -> str | None:
    """Return what is wrong with a name, or None."""
    if not re.fullmatch("[a-z][a-z_]*[a-z]", name):
        return "a name has lower-case letters, and _ between words"
    there = [path for path in (Path("engine/games", name), *files_of(name)) if path.exists()]
    return f"{there[0]} exists" if there else None


def main(words: Sequence[str]) -> int:
    """Make the files and return the exit status."""
    if len(words) != 1:
        print("usage: python -m tools.new_game NAME", file=sys.stderr)
        return FAILED
    (name,) = words
    if fault := fault_of(name):
        print(f"new_game: {fault}", file=sys.stderr)
        return FAILED
    clauses = clauses_of(name)
    for path, template in files_of(name).items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(renamed(template.read_text("utf-8"), name, clauses), encoding="utf-8")
        print(path)
    REGISTRY.write_text(registered(REGISTRY.read_text("utf-8"), name), encoding="utf-8")
    from game.kiosk.file import example  # only now, because it reads the registry

    EXAMPLE.write_text(example(), encoding="utf-8")
    print(f"Play it with `python main.py {name} --windowed`. Its rules are numbered {clauses}-1 and so on.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
