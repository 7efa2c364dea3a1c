"""Help: what `--help` says about the program and each command, and that its examples run."""

import shlex
from contextlib import redirect_stdout
from dataclasses import fields
from pathlib import Path

import pytest

import main
from engine import program
from engine.games import GAMES
from engine.headless.arguments import COMMANDS, GROUPS, Flag, Help, Option, Play, Word, word_of
from engine.headless.help import help_of
from engine.headless.parsing import how_written, needed, parse

SHOWN = {
    "play": "scenes.play.play",
    "watch": "scenes.play.watch",
    "sounds": "scenes.play.listen",
    "bench": "tools.bench.command.run",
    "soak": "tools.soak.run",
    "pin": "game.kiosk.pin.pin_line",
    "export": "game.store.export.export",
    "memories": "game.store.memory_rows.table",
    "lessons": "tools.list_lessons.found",
}
"""Examples that take minutes, ask a question, need saved games or open a window are not run: this is run instead."""


def said(*words, capsys):
    """The output of the program for these words, and its exit status."""
    status = main.main(list(words))
    return status, capsys.readouterr()


def example(command):
    """The words of the example at the end of a command's help, without the program, and the file after `>`."""
    heading, line = help_of(command).splitlines()[-2:]
    assert heading == "Example:" and line.startswith(f"  {program.called()} ")
    words, _, file = line.removeprefix(f"  {program.called()} ").partition(" > ")
    return shlex.split(words), file


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder with the record of the first example."""
    monkeypatch.chdir(tmp_path)
    words, file = example("playout")
    with Path(file).open("w") as out, redirect_stdout(out):
        assert main.main(words) == 0
    return tmp_path


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_example_runs(command, here, monkeypatch, capsys):
    asked = []
    if stands_for := SHOWN.get(command or "play"):
        monkeypatch.setattr(stands_for, lambda *given: asked.append(given))
    if command == "lessons":
        monkeypatch.setattr("tools.list_lessons.lines", lambda found: ["a lesson"])
    if command == "words":  # `make lint` runs it
        monkeypatch.setattr("tools.check_messages.check", list)
    words, _ = example(command)
    status, shown = said(*words, capsys=capsys)
    assert not status and not shown.err
    assert type(parse(words)) is COMMANDS.get(command, Play)
    assert len(asked) == (stands_for is not None)
    if command == "snapshot":
        assert (here / "table.png").read_bytes().startswith(b"\x89PNG")
    elif command not in ("", "watch", "sounds", "bench", "soak"):
        assert shown.out


def test_help_lists_every_command_once_in_its_group(capsys):
    status, shown = said("--help", capsys=capsys)
    assert (status, shown.err) == (0, "")
    lines = shown.out.splitlines()
    for title, kinds in GROUPS.items():
        begin = lines.index(f"{title}:") + 1
        listed = lines[begin : begin + len(kinds)]
        assert [line.split()[0] for line in listed] == [word_of(kind) for kind in kinds]
        assert lines[begin + len(kinds)] == ""
    assert all(len(line) <= 100 for line in lines)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_explains_every_word_and_option_with_its_default(command):
    kind, text = COMMANDS.get(command, Play), " ".join(help_of(command).split())
    assert kind.__doc__ in text
    for field in fields(kind):
        how = how_written(field)
        written = how.shown if isinstance(how, Word) else f"--{field.name}"
        written += f" {how.shown}" if isinstance(how, Option) else ""
        meaning = f"{written} {how.says}".replace("{games}", ", ".join(GAMES))
        if not (needed(field) or isinstance(how, Flag) or field.default in (None, ())):
            meaning += f" (default: {'1920x1080' if field.name == 'size' else field.default})"
        assert meaning in text
    assert all(len(line) <= 100 for line in help_of(command).splitlines())


@pytest.mark.parametrize(
    ("words", "of"),
    [
        ("-h", ""),
        ("--mute --help", ""),
        ("rook --help", ""),
        ("verify --help", "verify"),
        ("verify game.jsonl -h", "verify"),
        ("playout rook --seed --help", "playout"),
        ("--help verify", "verify"),
    ],
)
def test_help_after_a_command_is_its_own(words, of):
    assert parse(words.split()) == Help(of)


def test_after_two_dashes_help_is_a_name():
    assert parse(["verify", "--", "--help"]) == COMMANDS["verify"]((Path("--help"),))


def test_help_of_a_game_is_that_of_playing_and_an_unknown_word_gets_one_line(capsys):
    assert said("rook", "--help", capsys=capsys) == said("--help", capsys=capsys)
    assert said("legal", "-h", capsys=capsys)[1].out == help_of("legal") + "\n"
    for words in (("verfy", "--help"), ("--help", "verfy")):
        status, shown = said(*words, capsys=capsys)
        assert (status, shown.out, shown.err.count("\n")) == (2, "", 1)
        assert 'did you mean "verify"?' in shown.err
