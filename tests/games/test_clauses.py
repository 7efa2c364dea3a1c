"""The clauses of docs/rules/: code and tests cite only existing ones, and a test names each of them, in every game."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from engine.core.clauses import numbers_in, short
from engine.core.messages import say
from engine.games import GAMES
from scenes.games import Rule, pages_of
from tests.samples import folder_of, rules_of
from tests.scenes.rules_read import pages_with_options
from tools.clauses import RULES, TEXT_ONLY, VARIANTS, citations, clauses, main, written_on

PAGES = tuple(sorted(RULES.glob("*.md")))


@cache
def told(game: str) -> str:
    """Names and docstrings of a game's tests, without those of computer players, which prove no clause."""
    found = []
    for path in sorted(folder_of(game).glob("test_*.py")):
        if not path.name.startswith("test_bots"):
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            tests = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
            found += [f"{test.name} {ast.get_docstring(test) or ''}" for test in tests]
    return "\n".join(found)


def written(game: str) -> set[str]:
    """The numbers of a game's clauses, with those of our own variants that have its letters."""
    own = written_on(rules_of(game))
    letters = {clause.letters for clause in own}
    return {clause.number for clause in (*own, *written_on(VARIANTS)) if clause.letters in letters}


def named(game: str) -> set[str]:
    """The numbers that a game's tests name: `hk_34`, `HK-34` or `HK-Q7`. A span names only its ends, or a test of a
    whole chapter would stand for each of its clauses."""
    letters = {number.partition("-")[0] for number in written(game)}
    found = re.findall(rf"({'|'.join(letters)})[-_](q?\d+)", told(game), re.IGNORECASE)
    return {f"{before}-{number}".upper() for before, number in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    """A clause that no test names may be broken unnoticed."""
    text_only = {clause.number for clause in written_on(rules_of(game)) if clause.text_only}
    assert written(game) - named(game) == text_only


@pytest.mark.parametrize("game", GAMES)
def test_tests_name_only_existing_clauses(game: str) -> None:
    assert named(game) <= written(game)


def test_all_citations_in_code_and_tests_exist() -> None:
    assert set(citations()) <= set(clauses())


def test_few_rulings_are_about_the_printed_text_only() -> None:
    """They are rulings, and each page lists them below its last heading."""
    text_only = [number for number, clause in clauses().items() if clause.text_only]
    assert len(text_only) <= 6 and all("-Q" in number for number in text_only)
    for page in PAGES:
        if page.stem != "README":
            before, _, after = page.read_text(encoding="utf-8").partition("## About the printed rules")
            assert TEXT_ONLY not in before and "\n## " not in after


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_each_clause_is_there_once_with_its_anchor_and_none_is_missing(page: Path) -> None:
    found = written_on(page)
    numbers = [clause.number for clause in found]
    assert [clause.anchor for clause in found] == [number.lower() for number in numbers]
    for pattern in (r"[A-Z]+-(\d+)", r"[A-Z]+-Q(\d+)"):
        counted = sorted(int(match[1]) for number in numbers if (match := re.fullmatch(pattern, number)))
        assert counted == list(range(1, len(counted) + 1))
    text = page.read_text(encoding="utf-8")
    assert len(re.findall(r"<a id=|^- \*\*[A-Z]+-", text, re.MULTILINE)) == len(found), "one is written otherwise"
    assert all((clause.text.startswith("*Our ruling:*")) == ("-Q" in clause.number) for clause in found)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_all_references_of_a_page_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert set(numbers_in(text)) <= set(clauses())
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        assert (page.parent / target).exists(), target


def test_the_pages_are_those_of_the_games() -> None:
    assert {page.stem for page in PAGES} == {"README"} | {game for game in GAMES if rules_of(game).parent == RULES}
    letters = [{clause.letters for clause in written_on(page)} for page in PAGES if page.stem != "README"]
    assert all(len(own) == 1 for own in letters) and len(set.union(*letters)) == len(letters)


@pytest.mark.parametrize(
    ("game", "variant"), [(game, variant.name) for game in GAMES for variant in GAMES[game].variants]
)
def test_the_pages_tell_clauses_of_their_variant(game: str, variant: str) -> None:
    """Those of a variant of our own are in docs/variants.md."""
    told = {number for page in pages_with_options(game, variant) for number in numbers_in(page.clauses)}
    own = {clause.number for clause in written_on(VARIANTS)}
    assert told and (told <= own or told <= written(game) - own)


def test_the_foot_of_a_page_has_the_clauses_of_all_its_lines_in_short() -> None:
    lead, idle, follow = say("lead"), say("idle"), say("follow")
    rules = (
        Rule(idle, lead, "RK-47"),
        Rule(idle, idle, "RK-1", when=False),
        Rule(idle, follow, ""),
        Rule(follow, lead, ""),
    )
    (first, second) = pages_of(*rules, Rule(follow, idle, "RK-50 to RK-52, RK-Q29"))
    assert first.lines == (lead, follow) and short(numbers_in(first.clauses)) == "RK-47"
    assert second.lines == (lead, idle) and short(numbers_in(second.clauses)) == "RK-50–52, Q29"
    assert short(("RK-9", "RK-10", "RK-9")) == "RK-9, 10" and short(()) == ""


def test_a_citation_is_a_number_or_a_span() -> None:
    assert numbers_in("RK-8 to RK-10, rk_2_and, RK-Q3 to Q4") == ("RK-8", "RK-9", "RK-10", "RK-2", "RK-Q3", "RK-Q4")
    assert numbers_in("a dark-5, work-9 and SP-") == ()


def test_the_list_has_text_and_places_of_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rk-55"]) == 0
    first, text, *places = capsys.readouterr().out.splitlines()
    assert first == "RK-55  docs/rules/rook.md#rk-55" and text.strip() == clauses()["RK-55"].text
    test = Path(__file__).parent / "rook" / "test_tricks.py"
    above, _, _ = test.read_text(encoding="utf-8").partition("def test_rk_55")
    lines = next(place for place in places if "tests/games/rook/test_tricks.py: " in place).partition(": ")[2]
    assert str(above.count("\n") + 1) in lines.split(", ")
    assert any("engine/games/rook/" in place for place in places)


def test_the_list_may_be_of_a_game_or_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hooky"]) == 0
    heads = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    assert [head.split()[0] for head in heads] == [clause.number for clause in written_on(RULES / "hooky.md")]
    assert main([]) == 0
    assert sum(not line.startswith(" ") for line in capsys.readouterr().out.splitlines()) == len(clauses())


def test_an_unknown_name_gets_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["XY-55"]) == main(["chess"]) == main(["rook", "hooky"]) == 2
    assert "python -m tools.clauses" in capsys.readouterr().err
