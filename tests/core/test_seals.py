"""Seals: a deal is promised when it is made, and checked when the match is over."""

import hashlib
import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import main
from engine.core.jsonlines import BadRecord
from engine.core.seals import Seal, broken_seal, make_seal, read_seals, seal_lines
from engine.games import GAMES

LINE = '{"by": "chance", "do": "deal", "hands": [["red-5"], ["rook"]]}'


def command(*words: str) -> tuple[int, str]:
    """Exit status and standard output of `python main.py` with these words."""
    with redirect_stdout(StringIO()) as said:
        status = main.main(list(words))
    return status, said.getvalue().strip()


def playout(game: str) -> list[str]:
    return command("playout", game, "--seed", "3", "--bots", "random")[1].splitlines()


def verify(path: Path) -> tuple[int, str]:
    return command("verify", str(path))


def test_a_seal_is_computed_from_nonce_and_line_alone() -> None:
    seal = make_seal(LINE)
    assert len(bytes.fromhex(seal.nonce)) * 8 == 256
    assert seal.digest == hashlib.sha256((seal.nonce + " " + LINE).encode()).hexdigest()


def test_it_is_valid_for_its_line_only_and_no_two_are_equal() -> None:
    seal, other = make_seal(LINE), make_seal(LINE)
    assert seal.holds(LINE) and other.holds(LINE)
    assert seal.nonce != other.nonce and seal.digest != other.digest, "equal deals must not be known by their seals"
    assert not seal.holds(LINE.replace("red-5", "red-6"))
    assert not Seal(other.nonce, seal.digest).holds(LINE)


def test_a_file_of_seals_comes_back_as_it_was_written() -> None:
    given = {9: make_seal("b"), 2: make_seal("a")}
    text = "".join(f"{line}\n" for line in seal_lines(given))
    assert [json.loads(line)["line"] for line in text.splitlines()] == [2, 9]
    assert read_seals(text.encode()) == given


GOOD = next(iter(seal_lines({2: Seal("0" * 64, "f" * 64)})))
BAD = {
    "no object": "[]",
    "a key too many": GOOD[:-1] + ', "more": 1}',
    "a key too few": '{"line": 2}',
    "the header": GOOD.replace('"line": 2', '"line": 1'),
    "a word for the line": GOOD.replace('"line": 2', '"line": "2"'),
    "true for the line": GOOD.replace('"line": 2', '"line": true'),
    "a short nonce": GOOD.replace("0" * 64, "0" * 63),
    "capitals": GOOD.replace("f" * 64, "F" * 64),
    "a number for the seal": GOOD.replace('"' + "f" * 64 + '"', "7"),
    "the same line twice": GOOD,
}


@pytest.mark.parametrize("what", BAD)
def test_an_invalid_file_of_seals_is_refused_by_its_line(what: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_seals(f"{GOOD}\n{BAD[what]}\n".encode())
    assert refused.value.line == 2


@pytest.mark.parametrize("game", GAMES)
def test_verify_checks_the_seals_beside_a_record(game: str, tmp_path: Path) -> None:
    """Before, players could not check that no card was changed after the deal."""
    lines, record = playout(game), tmp_path / "game.jsonl"
    record.write_text("".join(f"{line}\n" for line in lines))
    chance = [number for number, line in enumerate(lines, 1) if json.loads(line).get("by") == "chance"]
    given = {number: make_seal(lines[number - 1]) for number in chance}
    beside = tmp_path / "game.jsonl.seals"
    beside.write_text("".join(f"{line}\n" for line in seal_lines(given)))
    assert verify(record) == (0, f"ok {record}")
    other = {**given, chance[-1]: make_seal(lines[chance[-1] - 1] + " ")}
    beside.write_text("".join(f"{line}\n" for line in seal_lines(other)))
    status, said = verify(record)
    assert status == 1 and said.startswith(f"bad {record} line {chance[-1]}: ") and "seal" in said
    beside.write_text("no seal at all\n")
    status, said = verify(record)
    assert status == 1 and said.startswith(f"bad {record} line 0: ") and "game.jsonl.seals" in said and "line 1" in said


def test_a_record_with_the_longest_possible_name_has_no_seals(tmp_path: Path) -> None:
    """No traceback if the name of its file of seals would be too long for the disk."""
    record = tmp_path / ("g" * 252)
    record.write_text("".join(f"{line}\n" for line in playout("spooks")))
    assert verify(record) == (0, f"ok {record}")


def test_the_first_line_that_was_not_sealed_is_named() -> None:
    lines = ["header", "a", "b", "c"]
    good = {2: make_seal("a"), 3: make_seal("b")}
    assert broken_seal(lines, {}) is None and broken_seal(lines, good) is None
    assert broken_seal(lines, {**good, 4: make_seal("x"), 3: make_seal("y")}) == 3
    assert broken_seal(lines, {**good, 5: make_seal("a")}) == 5, "a sealed line that is not there"
