"""The file of a kiosk: each mistake is named by its line and costs one key, and the kiosk starts."""

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.messages import say
from engine.games import GAMES
from engine.headless.arguments import BadUse, Play
from engine.headless.parsing import parse
from game.kiosk.config import SECTIONS, Config, defaults, fault_of, keys
from game.kiosk.file import LARGEST, MOST_NAMED, example, parse_config, read_config

EXAMPLE = Path(__file__).parents[2] / "docs" / "kiosk.example.toml"


def test_the_example_has_the_defaults_and_no_mistake():
    assert EXAMPLE.read_text(encoding="utf-8") == example()
    read = read_config(EXAMPLE)
    assert (dict(read.config.values), read.mistakes) == (dict(defaults()), ())


def test_every_key_is_in_a_section_of_the_file():
    assert {name.partition(".")[0] for name in keys()} == set(SECTIONS)


def test_every_default_and_every_choice_may_be_written():
    for key in keys().values():
        assert [value for value in (key.default, *key.choices) if fault_of(key.name, value)] == []


def test_written_values_count():
    text = """
        [games]
        spooks = "none"
        rook = ["classic", "beginner"]
        [hours]
        monday = "10:00-12:00, 14:00-02:00"
        [sound]
        mono = true
        [screen]
        theme = "kids"
        sealed_deals = true
        message = "Das Café: schließt um acht"
        [operator]
        pin = "0042"
    """
    config, mistakes = parse_config(text)
    assert mistakes == ()
    assert config.games == tuple(game for game in GAMES if game != "spooks")
    assert (config.variants("rook"), config.variants("spooks")) == (("beginner", "classic"), ())
    assert config.week[0] == "10:00-12:00, 14:00-02:00"
    assert config["screen.message"] == "Das Café: schließt um acht"
    assert config["operator.pin"] == "0042"
    assert config.settings == {
        "effects": 80,
        "music": 80,
        "speech": 80,
        "read_aloud": "suits",
        "ambience": True,
        "night": False,
        "mono": True,
        "theme": "kids",
        "language": "",
        "text_size": 100,
        "sealed_deals": True,
    }


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("[times]\ncover = 9", 2, "times.cover must be a whole number from 10 to 200, not 9"),
        ("[times]\n\ncover = 201", 3, "times.cover must be"),
        ("[times]\ncover = 30.0", 2, "times.cover must be"),
        ("[times]\ncover = true", 2, "times.cover must be"),
        ('[times]\ncover = "30"', 2, "times.cover must be"),
        ("[times]\ncover = 1979-05-27", 2, "times.cover must be"),
        ("[times]\ncover.x = 3", 2, "times.cover must be"),
        ("times = {cover = 1}", 1, "times.cover must be"),
        ('times."cover" = 1', 1, "times.cover must be"),
        ("[times]\nstill_playing = 29", 2, "from 30 to 600"),
        ("[times]\ncountdown = 19", 2, "from 20 to 600"),
        ("[times]\nattract = 601", 2, "from 30 to 600"),
        ("[times]\ncower = 20", 2, "times.cower is unknown (known: cover,"),
        ("[tymes]\ncover = 20", 1, "tymes is unknown (known: games,"),
        ("cover = 20", 1, "cover is unknown"),
        ("[[times]]\ncover = 20", 1, "times is unknown"),
        ("times = 3", 1, "times is unknown"),
        ("# nothing\n[sound]\neffects = 85", 3, "sound.effects must be one of 0, 10,"),
        ('[sound]\nattract = "loud"', 2, "sound.attract must be one of full, quiet, none"),
        ('[sound]\nhours = "20:00-08:00"', 2, "sound.hours must be times and percents such as"),
        ('[sound]\nhours = "20:00-08:00 101"', 2, "sound.hours must be times"),
        ("[sound]\nhours = 50", 2, "sound.hours must be times"),
        ('[screen]\ntheme = "dark"', 2, "screen.theme must be one of grown-up, kids"),
        ("[screen]\ntext_size = 300", 2, "screen.text_size must be one of"),
        (f'[screen]\nmessage = "{"x" * 81}"', 2, "screen.message must be one line of at most 80"),
        ('[screen]\nmessage = "two\\nlines"', 2, "screen.message must be one line"),
        ('[hours]\nmonday = "8-18"', 2, 'hours.monday must be "closed" or times such as'),
        ('[hours]\nmonday = "08:00-25:00"', 2, "hours.monday must be"),
        ('[hours]\nmonday = "08:00-08:00"', 2, "hours.monday must be"),
        ('[hours]\nmonday = ""', 2, "hours.monday must be"),
        ('[hours]\nmonday = ["08:00-18:00"]', 2, "hours.monday must be"),
        ('[games]\nrook = "classic!"', 2, 'games.rook must be "all", "none" or some of beginner'),
        ("[games]\nrook = [1]", 2, "games.rook must be"),
        ("[games]\nrook = []", 2, "games.rook must be a variant"),
        ('[games]\nbridge = "all"', 2, "games.bridge is unknown"),
        ("[times]\ncover = ", 2, "needs a number, true, false or quoted words"),
        ("[times\ncover = 20", 1, "has no closing bracket"),
        ("[times]\ncover = 20\ncover = 30", 3, "repeats an earlier line"),
        ('[screen]\nmessage = "no end', 2, "has no quote at the end"),
        ('[screen]\nmessage = """no end', 2, "has no quote at the end"),
        ("[screen]\r\nmessage = 'x'\r\ntheme = nonsense", 3, "quoted words"),
        ('[screen]\nmessage = "no end\ntheme = "kids"', 2, "has no quote at the end"),
        ("[times]\ncover 20", 2, 'needs "="'),
        ("[times]\ncover = 20 30", 2, "has more after the value"),
        ("[times]\n!", 2, "needs a name"),
        ("[games]\nrook = [", 2, "quoted words"),
        ("[games]\nrook = ['classic'", 2, "closing bracket"),
        ("[screen]\nmessage = 'a\x01'", 2, "sign that can't be there"),
        ('[screen]\nmessage = "C:\\path"', 2, "in quotes"),
        ("[times]\n[times]", 2, "repeats an earlier line"),
        ("x = " + "[" * 5000, 1, "we ignore this line"),
        ("\n[times]\ncover = " + "9" * 5000, 3, "makes no sense"),
    ],
)
def test_a_mistake_is_named_by_its_line_and_costs_that_key(text, line, words):
    config, mistakes = parse_config(text, "mine.toml")
    named = [str(mistake) for mistake in mistakes if mistake.line == line]
    assert any(said.startswith(f"mine.toml, line {line}: ") and words in said for said in named), mistakes
    assert all(not fault_of(name, value) for name, value in config.values.items())


@pytest.mark.parametrize(
    "absurd", [".".join("a" * 20_000) + " = 1", f"[{'.'.join('a' * 20_000)}]", "x = {a" + ".a" * 20_000]
)
def test_a_key_of_thousands_of_parts_is_left_out_by_its_line(absurd):
    """Before, it was read in a time quadratic in its parts: 6 s and more at every start."""
    config, mistakes = parse_config(f"[times]\ncover = 45\n{absurd}\n# {'.' * 200}\n[screen]\nmessage = '{'.' * 80}'")
    assert [str(mistake) for mistake in mistakes] == ["kiosk.toml, line 3: has too many dots, so we ignore this line"]
    assert config["times.cover"] == 45 and config["screen.message"] == "." * 80


@pytest.mark.parametrize("start", ["", "[", "[times", "cover", "cover = 45"])
def test_a_line_of_blanks_is_read_at_once(start):
    """Before, a line of 60,000 blanks kept the regular expression for names busy for days."""
    config, mistakes = parse_config(start + " " * 60_000)
    assert config.games and all(mistake.line == 1 for mistake in mistakes)


def test_control_characters_of_a_key_are_shown_and_not_obeyed():
    """Before, a key with an escape sequence cleared the terminal, and was unchanged in the log and on the operator's
    screen."""
    text = '[times]\n"\\u001b[2J\\u202e" = 1\n[screen]\n"a\\nb" = 1\n["\\u009b"]\n'
    _, mistakes = parse_config(text, "m\x07y\n.toml")
    said = [str(mistake) for mistake in mistakes]
    assert len(said) == 3 and all(line.isprintable() for line in said)
    assert said[0].startswith(r"m\x07y\n.toml, line ") and any(
        r"times.\x1b[2J\u202e is unknown" in line for line in said
    )


def test_a_file_of_thousands_of_mistakes_does_not_fill_the_log():
    _, mistakes = parse_config("".join(f"k{number} = 1\n" for number in range(5_000)) + f"{'long' * 999} = 1")
    assert len(mistakes) == MOST_NAMED + 1 and str(mistakes[-1]) == f"kiosk.toml: {5_001 - MOST_NAMED:,} more mistakes"
    assert len(str(parse_config(f"{'long' * 999} = 1")[1][0])) < 200


def test_values_beside_a_mistake_count():
    config, mistakes = parse_config('[times]\ncover = "x"\nattract = 120\nnonsense\n[sound]\nmusic = 0\n')
    assert [mistake.line for mistake in mistakes] == [2, 4]
    assert (config["times.cover"], config["times.attract"], config["sound.music"]) == (20, 120, 0)


def test_a_refused_pin_is_shown_nowhere():
    config, mistakes = parse_config("[operator]\npin = 9876")
    assert [mistake.line for mistake in mistakes] == [2]
    assert "9876" not in str(mistakes[0])
    assert config["operator.pin"] == keys()["operator.pin"].default


def test_at_least_one_game_is_always_offered():
    none = "\n".join(f'{game} = "none"' for game in GAMES)
    config, mistakes = parse_config(f"[games]\n{none}\n[times]\ncover = 45")
    assert [(mistake.line, mistake.fault) for mistake in mistakes] == [(2, say("-operator-fault-no-game"))]
    assert (config.games, config["times.cover"]) == (Config().games, 45)


def test_a_file_with_too_many_mistakes_counts_as_none():
    config, mistakes = parse_config("[times]\ncover = 45\n" + "nonsense\n" * 50)
    assert dict(config.values) == dict(defaults())
    assert "too much is wrong" in str(mistakes[0])


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    large, latin, folder = tmp_path / "large.toml", tmp_path / "latin.toml", tmp_path / "folder"
    large.write_bytes(b"#" * (LARGEST + 1))
    latin.write_bytes("[screen]\nmessage = 'Café'\n".encode("latin-1"))
    folder.mkdir()
    for path, words in (
        (tmp_path / "none.toml", "none.toml: there is no such file"),
        (folder, "folder: is not a file"),
        (large, "large.toml: is larger than 64 KB"),
        (latin, "latin.toml, line 2: is not UTF-8"),
        (Path("a\0b"), "there is no such file" if os.name != "nt" else ""),
    ):
        read = read_config(path)
        assert dict(read.config.values) == dict(defaults())
        assert words in str(read.mistakes[0])
    large.write_bytes(b"#" * LARGEST)
    assert read_config(large).mistakes == ()


def test_a_file_that_pretends_to_be_short_is_not_read_to_its_end(tmp_path):
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(100_000_000)  # holes: nothing is written
    assert "is larger than" in str(read_config(path).mistakes[0])


LINES = st.sampled_from(
    (
        "[times]",
        "[hours]",
        "[games]",
        "cover = 30",
        "monday = 'closed'",
        "rook = 'none'",
        "rook = ['classic',",
        "]",
        '"""',
        "x = {",
        "}",
        "cover = 1e400",
        "[times.cover]",
        "[[games]]",
        "cover",
        "= 3",
        "\0",
        "'",
        "monday.x = []",
    )
)


@settings(max_examples=60, deadline=None)
@given(st.lists(LINES, max_size=12).map("\n".join) | st.text(max_size=60))
def test_any_text_gives_a_complete_config(text):
    config, mistakes = parse_config(text)
    assert set(config.values) == set(defaults())
    assert all(not fault_of(name, value) for name, value in config.values.items())
    assert config.games
    assert all(mistake.line <= len(text.split("\n")) and "\n" not in str(mistake) for mistake in mistakes)


@settings(max_examples=30, deadline=None)
@given(raw=st.binary(max_size=80))
def test_a_kiosk_starts_with_any_bytes_as_its_file(tmp_path_factory, raw):
    path = tmp_path_factory.getbasetemp() / "any.toml"
    path.write_bytes(raw)
    assert read_config(path).config.games


def test_the_command_line_names_a_file_for_a_kiosk_only():
    assert parse(["--kiosk", "--config", "mine.toml"]) == Play(kiosk=True, config=Path("mine.toml"))
    with pytest.raises(BadUse, match="add --kiosk"):
        parse(["--config", "mine.toml"])
    with pytest.raises(BadUse, match="needs a value"):
        parse(["--kiosk", "--config"])
