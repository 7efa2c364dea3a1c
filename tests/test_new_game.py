"""Build the game of docs/new-game.md from the page, in a copy of the program, and play it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages import ROOT, blocks, commands, files_in, text_of
from tests.test_docs import SHORTER
from tests.tiny_game.write_page import FILES, FOLDER, written
from tools import new_game

PAGE = "new-game.md"
PLAY = """
import sys
from pathlib import Path

from game.input.actions import Action
from scenes.ending.results import ResultsScene
from scenes.table.scene import TableScene
from tests.pilot import Pilot

with Pilot(Path(sys.argv[1])) as pilot:
    pilot.context.settings.change(pace="off", reduced_motion=True)
    while pilot.scene.entry.game != sys.argv[2]:
        pilot.press(Action.RIGHT)
    for _ in range(400):
        if isinstance(pilot.scene, ResultsScene):
            break
        if not isinstance(pilot.scene, TableScene) or pilot.scene.screen.answering is not None:
            pilot.press(Action.CONFIRM)
        pilot.frame(2.0)
    print(pilot.scene.plan.setup.game, sum(not seat.person for seat in pilot.scene.plan.seating.seats))
"""
"""Start the game from the title's shelf, and answer each question until the podium is shown."""


def copied(copy: Path) -> Path:
    """A copy of the program. What a new game changes is copied, the rest is linked."""
    for folder in ("engine", "game", "scenes", "docs"):
        shutil.copytree(ROOT / folder, copy / folder)
    shutil.copytree(ROOT / "assets" / "text", copy / "assets" / "text")
    for file in ("main.py", "pyproject.toml"):
        shutil.copy(ROOT / file, copy)
    (copy / "tools").symlink_to(ROOT / "tools")
    (copy / "tests" / "games").mkdir(parents=True)
    for folder in ("assets", "tests", "tests/games"):
        for path in (ROOT / folder).iterdir():
            if not (copy / folder / path.name).exists():
                (copy / folder / path.name).symlink_to(path)
    return copy


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the files of the page in it, and the page's line in the registry."""
    copy = copied(tmp_path_factory.mktemp("house"))
    for path, text in files_in(PAGE).items():
        (copy / path).write_text(text, encoding="utf-8")
    registry = copy / "engine" / "games" / "__init__.py"
    (line,) = (block.strip() for block in blocks(PAGE, "python") if block.startswith("_PACKAGES"))
    text, found = re.subn(r"^_PACKAGES = .*$", line, registry.read_text(encoding="utf-8"), flags=re.M)
    assert found == 1
    registry.write_text(text, encoding="utf-8")
    return copy


def run(house: Path, *words: str) -> str:
    """The output of Python there."""
    done = subprocess.run([sys.executable, *words], cwd=house, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_has_the_files_of_the_game_of_the_tests() -> None:
    """If they differ, `python -m tests.tiny_game.write_page` copies them."""
    assert files_in(PAGE) == {path: (FOLDER / file).read_text(encoding="utf-8") for path, file in FILES.items()}


def test_a_changed_file_is_copied_into_its_blocks() -> None:
    page = text_of(PAGE)
    assert written(page) == page
    assert written(page.replace("return replace(seen, shown=()", "return seen")) == page


def test_its_commands_run_as_they_stand(house: Path) -> None:
    for line in commands(PAGE):
        words = line.removeprefix("python ").split()
        if "--windowed" in words or "words" in words:  # a window; and a check of all texts, which has tests
            continue
        words = [SHORTER.get(before, word) for before, word in zip(["", *words], words, strict=False)]
        out = words[words.index(">") + 1] if ">" in words else None
        printed = run(house, *words[: words.index(">") if out else None])
        if out:
            (house / out).write_text(printed, encoding="utf-8")
    assert (house / "tiny.png").stat().st_size > 0 and "winners" in (house / "tiny.jsonl").read_text(encoding="utf-8")


def test_it_is_played_on_the_screen_with_computer_players(house: Path, tmp_path: Path) -> None:
    assert run(house, "-c", PLAY, str(tmp_path), "tiny").split() == ["tiny", "1"]


def test_a_new_game_is_a_copy_of_the_template_that_can_be_played(tmp_path: Path) -> None:
    house = copied(tmp_path / "house")
    made = run(house, "-m", "tools.new_game", "go_fish").splitlines()
    assert made[-1] == "Play it with `python main.py go_fish --windowed`. Its rules are numbered GO-1 and so on."
    assert all((house / file).is_file() for file in made[:-1])
    assert '"hookie_mookie", "go_fish")' in (house / "engine/games/__init__.py").read_text("utf-8")
    assert 'go_fish = "all"' in (house / "docs/kiosk.example.toml").read_text("utf-8")
    text = "".join((house / file).read_text("utf-8") for file in made[:-1])
    assert not re.search("[Tt]iny|High Card|TG-|tg_", text)
    assert run(house, "main.py", "words", "--check").startswith("ok")
    assert run(house, "-c", PLAY, str(tmp_path), "go_fish").split() == ["go_fish", "1"]
    run(house, "-m", "pytest", "-q", "-n", "0", "tests/games/go_fish")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rook",), "engine/games/rook exists"),
        (("Hearts",), "lower-case"),
        (("../hearts",), "lower-case"),
        ((), "usage"),
    ],
)
def test_a_name_that_no_game_may_have_changes_nothing(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert new_game.main(words) == new_game.FAILED
    shown = capsys.readouterr()
    assert said in shown.err and not shown.out


def test_the_page_names_every_feature() -> None:
    modules = (ROOT / "scenes").rglob("*.py")
    features = {
        name for path in modules for name in re.findall(r"^class (\w+)\(Feature\b", path.read_text("utf-8"), re.M)
    }
    table = text_of(PAGE).partition("| feature |")[2]
    assert features == {
        name for row in re.findall(r"^\| (`.+?) \|", table, re.M) for name in re.findall(r"`(\w+)`", row)
    }
