"""The command line as other programs see it: output, exit status, and never a traceback."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from multiprocessing import parent_process
from pathlib import Path

import pytest

import main
from engine.core.levels import LEVELS
from engine.games import GAMES
from engine.headless import verify
from tests.refusals import english

ROOT = Path(__file__).parents[2]
SHORT = '{"target": 5}'


def run(*words, env=None):
    return subprocess.run(
        [sys.executable, "main.py", *map(str, words)],
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        capture_output=True,
        check=False,
        timeout=120,
    )


def playout(*words, env=None):
    done = run("playout", "rook", *words, env=env)
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    return done.stdout


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "whole.jsonl"
    path.write_bytes(playout("--variant", "classic", "--seed", "7", "--options", SHORT, "--bots", "random"))
    return path


@pytest.fixture
def cut(whole, tmp_path):
    """A function that writes the first lines of a whole record to a file of its own."""

    def write(lines):
        path = tmp_path / f"cut-{lines}.jsonl"
        path.write_bytes(b"".join(whole.read_bytes().splitlines(keepends=True)[:lines]))
        return path

    return write


def refused(done, *parts):
    """Exit status 2 and one clear line."""
    text = done.stderr.decode()
    assert done.returncode == 2, text
    assert not done.stdout
    assert text.startswith("main.py: ")
    assert text.count("\n") == 1
    for part in parts:
        assert part in text


def test_playout_is_a_whole_record(whole):
    lines = whole.read_text().splitlines()
    header = {"format": 1, "game": "rook", "variant": "classic", "players": 4, "options": {"target": 5}}
    assert lines[0] == json.dumps(header)
    assert list(json.loads(lines[-1])) == ["end"]
    assert lines[-1] == json.dumps(json.loads(lines[-1]))
    assert run("verify", whole).stdout.decode() == f"ok {whole}\n"


def test_the_same_arguments_are_the_same_bytes():
    words = ("--variant", "intermediate", "--bots", "random", "--seed", "3", "--steps", "70")
    texts = {playout(*words, env={"PYTHONHASHSEED": seed}) for seed in ("0", "1", "4242")}
    assert len(texts) == 1
    assert playout(*words[:-3], "4", *words[-2:]) not in texts
    fair = ("--variant", "classic", "--seed", "3", "--steps", "60")
    assert playout(*fair, env={"PYTHONHASHSEED": "1"}) == playout(*fair, env={"PYTHONHASHSEED": "2"})


def test_steps_limits_the_lines_of_steps():
    assert len(playout("--steps", "0").splitlines()) == 1
    assert len(playout("--steps=7").splitlines()) == 8


def test_fewest_players_and_first_variant_are_the_default():
    header = json.loads(playout("--steps", "0"))
    assert (header["variant"], header["players"]) == ("beginner", 4)
    assert json.loads(playout("--steps", "0", "--variant", "classic_individual"))["players"] == 5


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level):
    assert len(playout("--bots", level, "--variant", "intermediate", "--steps", "12").splitlines()) == 13


def test_dealer_and_bots_use_different_random_numbers():
    deals = [playout("--bots", level, "--steps", "2", "--seed", "9") for level in ("random", "fair")]
    assert deals[0] == deals[1]


def test_verify_prints_one_line_a_file_in_order(whole, cut, tmp_path):
    bad = tmp_path / "bad.jsonl"
    bad.write_text(whole.read_text().replace('"by": 1', '"by": 2', 1))
    number = next(at for at, line in enumerate(whole.read_text().splitlines(), 1) if '"by": 1' in line)
    done = run("verify", whole, bad, cut(5), tmp_path / "none", tmp_path)
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 1
    assert lines[0] == f"ok {whole}"
    assert lines[1].startswith(f"bad {bad} line {number}: ")
    assert lines[2] == f"ok {cut(5)}"
    assert lines[3] == f"bad {tmp_path / 'none'} line 0: there is no such file"
    assert lines[4] == f"bad {tmp_path} line 0: this is a folder"
    assert len(lines) == 5
    assert done.stderr == b""


def test_verify_keeps_the_order_of_many_files(whole, cut):
    files = [whole, cut(4)] * 40
    done = run("verify", *files)
    assert done.stdout.decode() == "".join(f"ok {file}\n" for file in files)
    assert done.returncode == 0


def test_a_process_that_is_killed_over_a_file_costs_no_verdict(whole, cut, monkeypatch):
    """Before, the command waited forever for the verdicts."""

    def killed(path):
        if parent_process() is not None and path == cut(4):
            os._exit(9)

    monkeypatch.setattr(verify, "fault", killed)
    files = [whole] * 40 + [cut(4)] + [whole] * 40
    assert list(verify.verify(files, english)) == [(f"ok {file}", True) for file in files]


@pytest.mark.skipif(sys.platform == "win32", reason="no such names there")
def test_a_strange_file_name_stays_on_one_line(whole, tmp_path):
    path = tmp_path / "two\nlines \u00e9\ud83d.jsonl".encode("utf-8", "surrogatepass").decode(
        "utf-8", "surrogateescape"
    )
    path.write_bytes(whole.read_bytes())
    done = run("verify", os.fsencode(path).decode("utf-8", "surrogateescape"))
    assert done.returncode == 0
    assert done.stdout.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no such names there")
def test_a_file_name_cannot_command_the_terminal(cut, tmp_path):
    """Before, control characters of a file's name went to the terminal unchanged: colours, bells, reversed text."""
    name = "a\x1b[31mred\x07\x7f \x9b2J \u202egnp.jsonl"
    shown = r"a\x1b[31mred\x07\x7f \x9b2J \u202egnp.jsonl"
    path = cut(4).rename(tmp_path / name)
    assert run("verify", path).stdout.decode() == f"ok {tmp_path}/{shown}\n"
    path.write_text("")
    assert run("verify", path).stdout.decode() == f"bad {tmp_path}/{shown} line 1: the file is empty\n"
    refused(run("views", path), f"{tmp_path}/{shown} line 1: the file is empty")
    refused(
        run("snapshot", cut(4), "--viewer", "0", "--out", tmp_path / name / "x.png"), f"no folder {tmp_path}/{shown}"
    )


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such files there")
@pytest.mark.parametrize("command", ["verify", "legal", "views", "decide", "watch", "snapshot"])
def test_a_file_that_may_never_end_is_not_read(command, tmp_path, capfd):
    """Before, `verify` waited forever for a named pipe without a writer; only regular files are records."""
    os.mkfifo(tmp_path / "pipe")
    more = {
        "decide": ["--seat", "0", "--level", "random"],
        "snapshot": ["--viewer", "0", "--out", str(tmp_path / "x.png")],
    }
    for file in (tmp_path / "pipe", Path("/dev/zero")):
        status = main.main([command, str(file), *more.get(command, [])])
        said = capfd.readouterr()
        assert status == (1 if command == "verify" else 2)
        assert f"bad {file} line 0: this is a pipe or a device, not a regular file\n" in said.out + said.err
        assert (said.out + said.err).count("\n") == 1


def test_a_mistake_in_the_rules_costs_one_verdict_and_no_other(whole, monkeypatch, capsys):
    """Before, a crash on one file lost the verdicts on all others."""
    broken = replace(GAMES["rook"], asking=lambda state, verb: [][0])
    monkeypatch.setattr("engine.headless.files.GAMES", {"rook": broken})
    assert main.main(["verify", str(whole), str(whole.parent), str(whole)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" line ")[0] for line in lines] == [f"bad {path}" for path in (whole, whole.parent, whole)]
    assert "line 0: cannot be judged, the program is at fault (IndexError < " in lines[0]


def test_legal_lists_steps_that_verify_accepts_and_no_other(cut, whole):
    lines = whole.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"play"' in line)
    steps = json.loads(run("legal", cut(at)).stdout)
    assert json.loads(lines[at]) in steps
    holder = json.loads(lines[at])["by"]
    assert all(step["by"] == holder and list(step) == ["by", "do", "card"] for step in steps)
    for number, step in enumerate(steps):
        path = cut(at).with_name(f"next-{number}.jsonl")
        path.write_text("\n".join([*lines[:at], json.dumps(step)]) + "\n")
    done = run("verify", *sorted(cut(at).parent.glob("next-*")))
    assert done.returncode == 0, done.stdout


def test_legal_is_null_before_a_deal_and_empty_at_the_end(cut, whole):
    assert run("legal", cut(1)).stdout == b"null\n"
    assert run("legal", whole).stdout == b"[]\n"


def test_views_show_a_hand_to_its_seat_only(cut):
    views = json.loads(run("views", cut(3)).stdout)
    assert list(views) == ["public", "0", "1", "2", "3"]
    hands = json.loads(cut(3).read_text().splitlines()[2])["hands"]
    for name, view in views.items():
        text = json.dumps(view)
        for seat, hand in enumerate(hands):
            assert all(
                (f'"{card}"' in text) == (name == str(seat))
                for card in hand
                if f'"{card}"' not in json.dumps(views["public"])
            )


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["dance"], 'a game "dance"'),
        (["rook", "rook"], "one word too many"),
        (["--fast"], '"--fast"'),
        (["-x"], '"-x"'),
        (["--size"], "--size needs a value"),
        (["--size", "big"], "not a size"),
        (["--size", "0x0"], "the size must be"),
        (["--size", "99999x99999"], "the size must be"),
        (["--speed", "warp"], 'there is no "warp" (known: off, fast, normal, slow)'),
        (["--kids=yes"], "takes no value"),
        (["--mute", "--mute"], "given twice"),
        (["playout"], "GAME is missing"),
        (["playout", "chess"], 'no game "chess"'),
        (["playout", "rook", "--variant", "fancy"], 'no variant "fancy"'),
        (["playout", "rook", "--variant", ""], 'no variant ""'),
        (["playout", "rook", "--players", "9"], "not 9"),
        (["playout", "rook", "--players", "-1"], "is for 4 players, not -1"),
        (["playout", "rook", "--players", "four"], "not a whole number"),
        (["playout", "rook", "--seed", "1.5"], "not a whole number"),
        (["playout", "rook", "--seed", "9" * 5000], "has more than 18 digits"),
        (["playout", "rook", "--seed", "-" + "9" * 19], "has more than 18 digits"),
        (["playout", "rook", "--seed", "\u0663"], "not a whole number"),
        (["playout", "rook", "--steps", "-1"], "less than 0"),
        (["playout", "rook", "--bots", "genius"], 'no "genius" (known: random'),
        (["playout", "rook", "--options", "{"], "not JSON"),
        (["playout", "rook", "--options", "[]"], "not an object"),
        (["playout", "rook", "--options", "[" * 100_000], "nested too deep"),
        (["playout", "rook", "--options", '{"target": 1e9}'], "not a whole number"),
        (["playout", "rook", "--options", '{"target": 41, "target": 41}'], "twice"),
        (["playout", "rook", "--options", '{"luck": true}'], 'no option "luck"'),
        (["playout", "rook", "--quick"], '"--quick"'),
        (["verify"], ": FILE is missing"),
        (["legal"], "FILE is missing"),
        (["legal", "a", "b"], "one word too many"),
        (["legal", "/no/such/file"], "there is no such file"),
        (["views", "/"], "this is a folder"),
        (["views", ""], "no path"),
        (["snapshot", "x"], "--viewer is missing"),
        (["snapshot", "x", "--viewer", "me", "--out", "y"], "neither 'public' nor a seat"),
        (["snapshot", "/no/such", "--viewer", "0", "--out", "y"], "there is no such file"),
        (["snapshot", "x", "--viewer", "0", "--out", "y", "--theme", "dark"], 'no "dark" (known: grown-up, kids)'),
        (["watch", "/no/such/file"], "there is no such file"),
        (["bench", "--seconds", "nan"], "seconds"),
        (["bench", "--seconds", "0"], "seconds"),
        (["bench", "rook"], "one word too many"),
        (["--mute", "verify", "x"], "verify is a command: write it before all else"),
        (["verfy", "x"], 'nor a game "verfy" (did you mean "verify"?)'),
        (["Rok"], 'nor a game "Rok" (did you mean "rook"?)'),
        (["playout", "spoks"], 'no game "spoks" (did you mean "spooks"?)'),
        (["playout", "rook", "--sede", "1"], 'no option "--sede" here (did you mean "--seed"?)'),
        (["playout", "rook", "--variant", "clasic"], 'no variant "clasic" (did you mean "classic"?)'),
        (["playout", "rook", "--bots", "MASTER"], 'no "MASTER" (did you mean "master"?)'),
        (["playout", "rook", "--options", '{"taget": 5}'], 'no option "taget" (did you mean "target"?)'),
        (["playout", "hooky", "--options", '{"words": 3}'], 'option "words" must be a code of two or three letters'),
        (["arena", "rook", "--seats", "fair,gentel", "--pairs", "1"], 'no "gentel" (did you mean "gentle"?)'),
        (["--language", "enn"], 'no language "enn" (did you mean "en"?)'),
        (["legal", "--quick"], 'no option "--quick" here (known: --help)'),
    ],
)
def test_an_unknown_word_gets_one_line_and_status_2(words, part, capsys):
    status = main.main(words)
    said = capsys.readouterr()
    refused(subprocess.CompletedProcess(words, status, said.out.encode(), said.err.encode()), part)


@pytest.mark.parametrize("words", [["dance"], ["playout", "rook", "--bots", "x"], ["legal", "/no/such/file"]])
def test_it_is_the_same_in_a_process_of_its_own(words):
    refused(run(*words))


def test_snapshot_knows_how_many_seats_there_are(whole, tmp_path):
    refused(run("snapshot", whole, "--viewer", "4", "--out", tmp_path / "x.png"), "seats 0 to 3")
    refused(run("snapshot", whole, "--viewer", "0", "--out", tmp_path / "no" / "x.png"), "no folder")


def test_legal_and_views_refuse_a_bad_record_with_its_line(whole, tmp_path):
    bad = tmp_path / "bad.jsonl"
    bad.write_text(whole.read_text()[:-5])
    for command in ("legal", "views"):
        refused(run(command, bad), f"bad {bad} line {len(whole.read_text().splitlines())}: not JSON")


def test_a_reader_that_closes_early_is_no_error(whole):
    done = subprocess.Popen(
        [sys.executable, "main.py", "verify", *[str(whole)] * 50],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert done.stdout is not None
    assert done.stderr is not None
    done.stdout.close()
    assert done.stderr.read() == b""
    done.stderr.close()
    assert done.wait(60) == 0


def test_a_mistake_of_ours_is_one_line_that_says_where_and_names_no_card(capsys, monkeypatch):
    def fail(words):
        raise ValueError("rook is in the nest")

    monkeypatch.setattr(main, "parse", fail)
    assert main.main(["playout", "rook"]) == main.CRASHED
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert main.OUR_MISTAKE in shown.err and "ValueError" in shown.err and "main.py:" in shown.err
    assert "nest" not in shown.err


def test_a_syntax_error_of_ours_names_its_file_and_line_and_no_card(capsys, monkeypatch, tmp_path):
    (tmp_path / "badly_written.py").write_text("first = 1\n'rook' is in 'the nest' !\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(main, "parse", lambda words: import_module("badly_written"))
    assert main.main(["playout", "rook"]) == main.CRASHED
    said = capsys.readouterr().err
    assert "SyntaxError < badly_written.py:2 < " in said and "main.py:" in said
    assert "frozen" not in said and "nest" not in said


def test_a_very_long_name_is_shortened_in_the_middle(capsys):
    status = main.main(["legal", "x" * 5000 + "/game.jsonl"])
    said = capsys.readouterr().err
    assert (status, said[:40], said.count("\n")) == (2, "main.py: bad " + "x" * 27, 1)
    assert "xxx...xxx" in said and "x/game.jsonl line 0: " in said and len(said) < 1100


def test_headless_commands_import_nothing_of_the_screen(whole):
    code = (
        "import sys; sys.argv[1:] = {words!r}; import main; status = main.main(sys.argv[1:]); assert status == 0;"
        "bad = {{'pygame', 'game', 'scenes', 'argparse', 'difflib', 'asyncio'}} & sys.modules.keys();"
        "sys.exit(f'imported: {{bad}}' if bad else 0)"
    )
    for words in (
        ["playout", "rook", "--steps", "9"],
        ["verify", str(whole)],
        ["legal", str(whole)],
        ["views", str(whole)],
    ):
        done = subprocess.run(
            [sys.executable, "-c", code.format(words=words)], cwd=ROOT, capture_output=True, check=False, timeout=60
        )
        assert done.returncode == 0, done.stderr
