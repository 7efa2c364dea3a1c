"""`words --todo`: what a language lacks, those messages first that are seen most, as text for its files."""

from pathlib import Path

import pytest

from game.text.catalogue import texts
from game.text.languages import LANGUAGES, SOURCE, TEXTS
from game.text.reader import read
from main import main
from tools.list_missing import PLACES, listed


def test_every_file_has_one_place() -> None:
    files = [file for some in PLACES.values() for file in some]
    assert len(set(files)) == len(files)
    assert {f"{file}.ftl" for file in files} == {path.name for path in (TEXTS / SOURCE).glob("*.ftl")}


def test_what_is_missing_comes_by_place_and_can_be_copied_into_a_file(tmp_path: Path) -> None:
    """A language that has one message of the last file lacks all others, and the list is a whole English file."""
    own = tmp_path / "assets" / "text"
    own.mkdir(parents=True)
    (own / SOURCE).symlink_to(TEXTS / SOURCE)
    (own / "de").mkdir()
    (own / "de" / "operator.ftl").write_text("operator = x\n", encoding="utf-8")
    source = texts(LANGUAGES[SOURCE], TEXTS / SOURCE).entries
    lines = list(listed("de", tmp_path))
    there = sum(key == "operator" for key in source)
    assert lines[0] == f"# {there} of {len(source)} messages are there (0%), {len(source) - there} are missing."
    heads = [line.strip("\n# ").partition(":")[0] for line in lines if line.startswith("\n##")]
    assert heads == [f"{file}.ftl" for some in PLACES.values() for file in some]
    (tmp_path / "all.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    copied = read(tmp_path / "all.ftl")
    assert copied.keys() == source.keys() - {"operator"}
    assert all(copied[key].pattern(name) == source[key].pattern(name) for key in copied for name in source[key].sources)


def test_a_language_that_has_all_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--todo", "de"]) == 0
    count = len(texts(LANGUAGES[SOURCE], TEXTS / SOURCE).entries)
    assert capsys.readouterr().out == f"# {count} of {count} messages are there (100%), 0 are missing.\n"


def test_a_language_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--todo", "xx"]) == 2
    known = ", ".join(LANGUAGES)
    assert capsys.readouterr().err == f'main.py: --todo: there is no language "xx" (known: {known})\n'
