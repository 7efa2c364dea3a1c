"""`decide`: the choice of a computer player in a position, and one clear line if there is none."""

import json

import pytest

import main
from engine.core.match import Match
from engine.core.records import dumps, parse, replay
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.playout import playout


@pytest.fixture
def position(tmp_path):
    """Write a match of random computer players, cut after so many steps, to a file; return path and match."""

    def write(game, variant, players, steps):
        text = "".join(f"{line}\n" for line in playout(Playout(game, variant, players, 4, "{}", "random", steps)))
        path = tmp_path / "position.jsonl"
        path.write_text(text)
        return path, replay(parse(text, GAMES), GAMES)

    return write


def decide(capsys, path, seat, *words):
    status = main.main(["decide", str(path), "--seat", str(seat), *words])
    return status, capsys.readouterr()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["random", "gentle", "fair", "sharp", "master"])
def test_the_step_is_legal(capsys, position, game, level):
    for steps in (3, 8, 14):
        path, match = position(game, None, None, steps)
        for seat in match.waiting():
            status, shown = decide(capsys, path, seat, "--level", level, "--seed", "9")
            assert status == 0
            resumed = Match.resume(match.game, match.record())
            line = json.loads(shown.out)
            assert line["by"] == seat
            record = dumps(match.record()) + shown.out
            assert len(replay(parse(record, GAMES), GAMES).steps) == len(resumed.steps) + 1


def test_the_same_words_give_the_same_step(capsys, position):
    path, match = position("rook", "classic", 4, 20)
    seat = match.waiting()[0]
    words = ("--level", "gentle", "--seed", "3")
    assert decide(capsys, path, seat, *words)[1].out == decide(capsys, path, seat, *words)[1].out


def test_a_seat_without_a_decision_is_told_so(capsys, position):
    path, match = position("rook", "classic", 4, 20)
    (seat,) = match.waiting()
    status, shown = decide(capsys, path, (seat + 1) % 4, "--level", "fair")
    assert (status, shown.out) == (2, "")
    assert shown.err == f"main.py: seat {(seat + 1) % 4} has nothing to decide: seat {seat} is next\n"


def test_chance_is_next(capsys, position):
    path, _ = position("rook", "classic", 4, 0)
    assert decide(capsys, path, 0, "--level", "fair")[1].err.endswith("nothing to decide: chance is next\n")


def test_a_seat_that_does_not_exist(capsys, position):
    path, _ = position("rook", "classic", 4, 20)
    assert decide(capsys, path, 4, "--level", "fair")[1].err == "main.py: --seat: the game has seats 0 to 3\n"


def test_a_game_that_is_over(capsys, position):
    path, _ = position("hookie_mookie", "together", 2, None)
    assert decide(capsys, path, 0, "--level", "fair")[1].err == "main.py: the game is over\n"


def test_an_unknown_level(capsys, position):
    path, _ = position("rook", "classic", 4, 20)
    assert 'no "wild" (known: random, gentle, fair' in decide(capsys, path, 0, "--level", "wild")[1].err
