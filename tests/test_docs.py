"""Hold what the pages in docs/ promise: files, names and labels exist, links lead somewhere, and commands run."""

import ast
import re
import shlex
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import redirect_stdout
from dataclasses import fields
from io import StringIO
from pathlib import Path

import platformdirs
import pytest

import main
from engine.headless.arguments import COMMANDS, Play, Soak
from engine.headless.parsing import parse
from game.kiosk.supervisor import SAFE, Limits
from game.log_file import BYTES, NAME, OLD
from game.store.database import FILE
from game.text.catalogue import catalogue_of
from scenes.kiosk.building import FOLDER
from scenes.play import PRESENT, WAYS
from shipping.publisher import ID
from tests import pages
from tests.game.test_export import played
from tests.pages import DOCS, PAGES, ROOT, blocks, commands, prose, text_of

KIOSK = text_of("kiosk.md")
OURS = [page for page in PAGES if page != "variants.md"]
"""The pages about the program; tests of the rules check the clauses of the variants."""
LINKED = [*(str(page.relative_to(DOCS)) for page in sorted(DOCS.rglob("*.md"))), "../README.md", "../CONTRIBUTING.md"]
FOLDERS = "assets|docs|engine|game|scenes|shipping|tests|tools"
FILES = ("CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "main.py", "pyproject.toml")
A_NAME_IN = re.compile(r"`([\w.]+)` in `([\w/]+\.py)`")
OF_OTHERS = re.compile(r"\b(adduser|dask|flatpak|grep|install|pip|systemctl)\b")
"""Other programs, whose options are not checked."""

# ------------------------------------------------------------------------------------------------ what pages name


@pytest.mark.parametrize("page", LINKED)
def test_every_link_leads_to_a_file_and_a_heading(page: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if not re.match(r"https?://", target):
            name, _, anchor = target.partition("#")
            file = (DOCS / page).parent / name if name else DOCS / page
            assert file.exists(), target
            assert not anchor or anchor in pages.anchors(file.read_text(encoding="utf-8")), target


@pytest.mark.parametrize("page", OURS)
def test_every_file_that_a_page_names_exists(page: str) -> None:
    made = set(pages.files_in(page))
    for code in re.findall(r"`([^`\n]+)`", prose(page)):
        for word in code.split():
            if word in FILES or re.fullmatch(rf"(?:{FOLDERS})/[\w./-]*", word):
                assert word in made or (ROOT / word).exists(), word


@pytest.mark.parametrize("page", OURS)
def test_every_function_and_class_that_a_page_names_is_in_its_file(page: str) -> None:
    for name, path in A_NAME_IN.findall(prose(page)):
        assert name in set(names_in(ROOT / path)), f"{name} in {path}"


def names_in(path: Path) -> Iterator[str]:
    """`function`, `Class`, `Class.method`, `Class.field` and `CONSTANT` of a module."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        if isinstance(node, ast.ClassDef):
            yield from (f"{node.name}.{one.name}" for one in node.body if isinstance(one, ast.FunctionDef))
            yield from (f"{node.name}.{ast.unparse(one.target)}" for one in node.body if isinstance(one, ast.AnnAssign))
        for target in node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]:
            if isinstance(target, ast.Name):
                yield target.id


@pytest.mark.parametrize("page", ["new-language.md", "playing.md", "privacy.md", "raspberry-pi.md", "steam-deck.md"])
def test_every_label_in_bold_is_on_a_screen(page: str) -> None:
    patterns = [entry.pattern() or () for entry in catalogue_of("en").chain[0].entries.values()]
    shown = {"".join(map(str, pattern)) for pattern in patterns if all(isinstance(part, str) for part in pattern)}
    labels = re.findall(r"\*\*([^*\n]+[^*.\n])\*\*", prose(page))
    assert [label for label in labels if label not in shown] == []


@pytest.mark.parametrize("page", OURS)
def test_every_option_and_environment_variable_of_ours_exists(page: str) -> None:
    text = text_of(page)
    ours = "\n".join(line for line in text.splitlines() if not OF_OTHERS.search(line))
    named = set(re.findall(r"(?<![\w-])--([a-z_]+)\b(?!-)", ours))
    assert named <= {"help"} | {field.name for kind in (Play, *COMMANDS.values()) for field in fields(kind)}
    assert set(re.findall(rf"{PRESENT}=(\w+)", text)) <= set(WAYS)
    assert set(re.findall(r"io\.\w+\.\w+\.\w+", text)) <= {ID}


@pytest.mark.parametrize("page", OURS)
def test_every_block_of_code_begins_at_the_left(page: str) -> None:
    """Only there can the tests and the website see it."""
    assert re.findall(r"^ +```.*", text_of(page), re.M) == []


def test_every_target_of_make_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for page in OURS:
        assert set(re.findall(r"`make ([a-z-]+)", text_of(page))) <= targets, page


def test_every_test_that_make_is_told_to_run_exists() -> None:
    for page in OURS:
        for args in re.findall(r'make test ARGS="([^"]+)"', text_of(page)):
            assert all((ROOT / word).exists() for word in args.split()), args


def test_the_page_of_commands_shows_every_command() -> None:
    shown = {words[0] for line in commands("commands.md") if (words := words_of(line))}
    assert set(COMMANDS) <= shown


def test_the_index_names_every_page() -> None:
    linked = set(re.findall(r"\]\(([^)\s#]+)\)", text_of("README.md")))
    assert set(PAGES) - {"README.md"} <= linked


def test_the_glossary_is_in_order_and_short() -> None:
    table = text_of("architecture.md").partition("## Words we use")[2]
    words = re.findall(r"^\| ([a-z]+) \|", table, re.M)[1:]
    assert words == sorted(words) and len(words) <= 40


# ------------------------------------------------------------------------------------------------ what pages say to run

NOT_RUN = {
    r"python main\.py (watch|sounds|tiny)": "opens a window and waits for a person",
    r"python main\.py (bench|soak)": "takes minutes",
    r"python main\.py .*--language es": "is about a language that is not added yet",
    r"python main\.py .*\btiny\b": "is about the game that the test of its page builds",
    r"python main\.py --kiosk": "runs until the machine is turned off",
    r"python main\.py words --check": "is a part of `make lint`",
    r"python main\.py pin": "asks at a terminal",
    r"python -m pip install|PYTHONPATH=\. dask": "fetches and starts what only a cluster needs",
    r"printf": "is a pattern with gaps; the test of the record fills them",
    r"sudo|apt|systemctl|adduser|usermod|git clone|cd|install|cp|mv|ln|flatpak": "changes the system",
    r"sh .*/update-kiosk\.sh": "changes the system; its own test runs it",
    r"python3 -m venv|~/rook": "makes an installation; `make package-test` does it with real packages",
    r"\.venv/bin/python -m pip": "makes an installation",
}
"""Commands that no test runs, and the reason. Those of the program are parsed anyway."""
SHORTER = {"--pairs": "1", "--matches": "3", "--jobs": "1"}
"""Values of options that only make a command take longer."""
CHECKS = ("lessons",)
"""Commands that take no file and write none: they print the same for every page."""
checked = set[str]()


def words_of(line: str) -> list[str] | None:
    """The words after main.py, without a redirection; None where the line is another program's."""
    words = shlex.split(line, comments=True)
    at = next((at for at, word in enumerate(words) if word.endswith("main.py")), None)
    if at is None:
        return None
    words = words[at + 1 :]
    ends = [words.index(end) for end in ("--", ">") if end in words]
    return words[: min(ends, default=None)]


def why_not_run(line: str) -> str | None:
    plain = line.replace(".venv/bin/python main.py", "python main.py")
    return next((why for pattern, why in NOT_RUN.items() if re.match(pattern, plain)), None)


@pytest.mark.parametrize("page", [page for page in OURS if any(words_of(line) for line in commands(page))])
def test_every_command_runs_as_written(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *names, **options: tmp_path / "usual")
    if "--data kept" in text_of(page):
        played(tmp_path / "kept", "spooks")
    if "main.py memories" in text_of(page):
        played(tmp_path / "usual", "spooks")
    if page == "records.md":
        Path("match.jsonl").write_text(blocks(page, "json")[0], encoding="utf-8")
    for line in commands(page):
        words = words_of(line)
        if why_not_run(line) or words is None or words[0] in checked:
            continue
        checked.update({words[0]} & {*CHECKS})
        for at, word in enumerate(words[:-1]):
            words[at + 1] = SHORTER.get(word, words[at + 1])
        printed = StringIO()
        with redirect_stdout(printed):
            assert main.main(words) == 0, f"{line}: {capsys.readouterr().err}"
        if ">" in line:
            Path(shlex.split(line)[-1]).write_text(printed.getvalue(), encoding="utf-8")
        elif "--out" in words:
            assert Path(words[words.index("--out") + 1]).stat().st_size > 0


@pytest.mark.parametrize("page", OURS)
def test_every_other_command_is_known_and_parsed_where_it_is_ours(page: str) -> None:
    for line in commands(page):
        words = words_of(line)
        assert words is not None or why_not_run(line), line
        if words is not None and "tiny" not in words:
            parse(words)


def test_every_reason_for_not_running_a_command_is_needed() -> None:
    lines = [line.replace(".venv/bin/python main.py", "python main.py") for page in OURS for line in commands(page)]
    assert [pattern for pattern in NOT_RUN if not any(re.match(pattern, line) for line in lines)] == []


def test_the_record_of_the_page_is_sealed_as_the_page_says(tmp_path: Path) -> None:
    record, seal = blocks("records.md", "json")
    file = tmp_path / "match.jsonl"
    file.write_text(record, encoding="utf-8")
    (tmp_path / "match.jsonl.seals").write_text(seal, encoding="utf-8")
    assert main.main(["verify", str(file)]) == 0
    (tmp_path / "match.jsonl.seals").write_text(seal.replace('"line": 2', '"line": 3'), encoding="utf-8")
    assert main.main(["verify", str(file)]) == 1


# ------------------------------------------------------------------------------------------------ a kiosk's machine


@pytest.fixture
def unit() -> ConfigParser:
    found = ConfigParser(interpolation=None)
    found.optionxform = str
    found.read(DOCS / "by-hook-or-by-rook.service", encoding="utf-8")
    return found


def test_the_unit_is_watched_and_always_comes_back(unit: ConfigParser) -> None:
    service = unit["Service"]
    assert (service["Type"], service["NotifyAccess"], service["Restart"]) == ("notify", "all", "always")
    assert unit["Unit"]["StartLimitIntervalSec"] == "0", "it never gives up"
    limits = Limits()
    assert int(service["WatchdogSec"]) > limits.start + limits.long_silence + limits.long_pause
    assert service["User"] != "root" and unit["Install"]["WantedBy"]


def test_the_unit_starts_a_kiosk_with_its_own_file_and_folder(unit: ConfigParser) -> None:
    play = parse(words_of(unit["Service"]["ExecStart"]) or [])
    assert isinstance(play, Play) and play.kiosk and play.config is not None and play.data is not None
    assert play.data == Path("/var/lib") / unit["Service"]["StateDirectory"]
    assert str(play.config) in KIOSK and str(play.data) in KIOSK


def test_the_page_starts_a_kiosk_in_every_way_that_it_shows() -> None:
    lines = [*commands("kiosk.md"), *re.findall(r"ExecStart=(.+)", "\n".join(blocks("kiosk.md", "ini")))]
    found = [parse(words) for line in lines if (words := words_of(line))]
    assert any(isinstance(command, Play) and command.kiosk for command in found)
    assert any(isinstance(command, Soak) for command in found)


def test_every_file_and_number_of_the_page_is_the_programs_own() -> None:
    assert f"/{FOLDER}/{FILE}`" in KIOSK and f"/{NAME}`" in KIOSK and SAFE in KIOSK
    assert f"{BYTES // 1024} KB and {('no', 'one', 'two')[OLD]} older files" in KIOSK
    assert f"{PRESENT}={WAYS[1]}" in KIOSK
