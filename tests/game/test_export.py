"""Export: a finished match becomes a record that `verify` accepts, with the seals of its deals."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.records import parse, step_line
from engine.core.seals import make_seal
from engine.core.seats import CHANCE
from engine.games import GAMES
from engine.headless.arguments import BadUse, Export
from engine.headless.playout import Playout, playout
from engine.headless.verify import fault
from game.store.export import export
from game.store.store import Store
from tests.game.stores import SEATS

ROOT = Path(__file__).resolve().parents[2]


def played(folder: Path, game: str, seed: int = 3) -> tuple[int, list[str]]:
    """A finished match, kept as a table keeps it; its number and its record."""
    lines = list(playout(Playout(game, seed=seed, bots="random")))
    record = parse("".join(f"{line}\n" for line in lines), GAMES)
    store = Store.open(folder)
    match = store.matches.begin(record.setup, SEATS)
    for n, step in enumerate(record.steps):
        store.matches.add_steps(match, (step_line(step),))
        if step.by == CHANCE:
            store.matches.keep_seal(match, n, make_seal(step_line(step)))
    assert record.end is not None
    store.matches.finish(match, record.end)
    store.close()
    return match, lines


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_comes_out_as_it_was_played_with_seals_that_hold(game: str, tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "game.jsonl"
    _, lines = played(data, game)
    said = export(Export(out, data=data))
    found = out.read_text().splitlines()
    assert sorted(found) == sorted(lines) and game in said  # sealed steps are in the order of seats
    beside = tmp_path / "game.jsonl.seals"
    assert len(beside.read_text().splitlines()) == sum('"by": "chance"' in line for line in lines)
    assert fault(out) is None
    out.write_text("".join(f"{line}\n" for line in playout(Playout(game, seed=9, bots="random"))))
    bad = fault(out)
    assert bad is not None and "seal" in bad.reason


def test_the_latest_finished_match_or_the_requested_one(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    first, lines = played(data, "spooks", 1)
    _, later = played(data, "spooks", 2)
    export(Export(out, data=data))
    assert out.read_text().splitlines() == later
    export(Export(out, match=first, data=data))
    assert out.read_text().splitlines() == lines


def test_an_unfinished_match_is_not_exported(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.matches.begin(GAMES["rook"].setup("classic", 4, {}), SEATS)
    store.close()
    for number in (None, 1):
        with pytest.raises(BadUse, match="no finished match"):
            export(Export(tmp_path / "out", match=number, data=tmp_path))
    assert not (tmp_path / "out").exists()


def test_a_missing_match_is_reported_in_one_line_and_nothing_is_written(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    words = ["export", "--out", str(tmp_path / "out"), "--data", str(nowhere)]
    done = subprocess.run([sys.executable, "main.py", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1) and "no saved games" in done.stderr
    assert not nowhere.exists()
    played(tmp_path / "data", "spooks")
    with pytest.raises(BadUse, match="cannot write"):
        export(Export(tmp_path / "no" / "folder", data=tmp_path / "data"))
    store = Store.open(tmp_path / "data")
    with pytest.raises(BadUse, match="already open"):
        export(Export(tmp_path / "out", data=tmp_path / "data"))
    store.close()
