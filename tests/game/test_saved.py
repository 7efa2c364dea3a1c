"""SavedMatch: a match that was interrupted at any step continues, or is kept with one sentence with the reason."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.records import step_line
from engine.games import GAMES
from engine.games.rook.bots import decide
from game.store.saved import SavedMatch, resume, whole_lines
from game.store.store import Store
from tests.scenes.voices import worded


@pytest.fixture(scope="module")
def played() -> Match:
    """A match of Rook with sixty steps."""
    game = GAMES["rook"]
    match, dealer, rng = Match(game, game.setup("classic", 4, {})), SeededDealer(11), Random(1)
    while len(match.steps) < 60 and not match.over:
        match.deal(dealer)
        seat = match.waiting()[0]
        prompts = match.prompts_of(seat)
        match.submit(decide(match.view(seat), match.heard(seat), prompts, "random", rng.randrange(2**30)))
    return match


def saved(match: Match, lines: list[str]) -> SavedMatch:
    """The lines as a store returns them."""
    store = Store.without()
    number = store.matches.begin(match.setup, [{}] * 4)
    store.matches.add_steps(number, lines)
    found = store.matches.to_continue()
    assert found is not None
    return found


@pytest.mark.parametrize("cut", [0, 1, 2, 17, 40, 60])
def test_a_match_continues_at_the_step_where_it_was_cut_off(played: Match, cut: int) -> None:
    lines = [step_line(step) for step in played.steps[:cut]]
    match, notice = resume(saved(played, lines), GAMES)
    assert match is not None and notice is None
    assert [step_line(step) for step in match.steps] == lines


def test_a_torn_line_is_dropped_and_the_sentence_says_up_to_which_step(played: Match) -> None:
    lines = [step_line(step) for step in played.steps[:20]]
    match, notice = resume(saved(played, [*lines[:-1], lines[-1][:9]]), GAMES)
    assert match is not None and len(match.steps) == 19
    assert notice and worded(notice) == "The saved match was cut short. It continues after step 19."


def test_an_illegal_match_is_kept_and_not_continued(played: Match) -> None:
    lines = [step_line(step) for step in played.steps[:20]]
    match, notice = resume(saved(played, [*lines, lines[3]]), GAMES)
    assert match is None
    assert notice and worded(notice) == "You can’t continue the saved match. Line 22 is against the rules. We kept it."


def test_a_call_against_a_seat_that_does_not_exist_does_not_crash_the_resume(played: Match) -> None:
    """Before, one flipped bit of a step on the disk, "seat": 2 to 45, ended the program at every resume."""
    lines = [step_line(step) for step in played.steps[:20]]
    call = '{"by": 1, "do": "call", "fault": "talk", "seat": 45}'
    match, notice = resume(saved(played, [*lines, call]), GAMES)
    assert match is None
    assert notice and worded(notice) == "You can’t continue the saved match. We can’t read line 22. We kept it."


def test_the_sentence_about_a_damaged_save_quotes_no_card(played: Match) -> None:
    """Before, a damaged deal was quoted on the title, with the cards of a hand in it, for all to see."""
    deal = next(step for step in played.steps if step.do == "deal")
    line = step_line(deal).replace('"nest": [', '"nest": [7, ')
    match, notice = resume(saved(played, [*map(step_line, played.steps[: played.steps.index(deal)]), line]), GAMES)
    assert match is None and f"can’t read line {played.steps.index(deal) + 2}." in worded(notice)
    assert not any(card in worded(notice) for hand in dict(deal.args)["hands"] for card in hand)


def test_a_resume_survives_any_error_in_the_rules(played: Match, caplog: pytest.LogCaptureFixture) -> None:
    """A mistake in the rules costs that match, never the evening; the log has its kind and place, not its words."""

    def broken(*_: object) -> None:
        raise IndexError("red-14 is out of range")

    games = {**GAMES, "rook": replace(GAMES["rook"], apply=broken)}
    match, notice = resume(saved(played, [step_line(played.steps[0])]), games)
    assert match is None
    assert notice and notice.key == "notice-match-unfollowed"
    assert "IndexError" in caplog.text and "test_saved.py" in caplog.text and "red-14" not in caplog.text


@pytest.mark.parametrize("header", ["", "null", "[]", '{"format": 1, "game": "chess"}', "{" * 5000, "\ufffd"])
def test_a_damaged_header_is_no_crash(header: str) -> None:
    bent = SavedMatch(1, header, (), ("{}",), "", "")
    match, notice = resume(bent, GAMES)
    assert match is None and notice
    assert isinstance(bent.game, str) and isinstance(bent.variant, str)


def test_lines_after_a_gap_do_not_count() -> None:
    assert whole_lines([(0, '{"a": 1}'), (2, '{"a": 1}')]) == (('{"a": 1}',), 1)
    assert whole_lines([]) == ((), 0)


def test_every_step_of_a_real_match_comes_back_from_the_disk(played: Match, tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    number = store.matches.begin(played.setup, [{}] * 4)
    for step in played.steps:
        store.matches.add_steps(number, (step_line(step),))
    store.close()
    again = Store.open(tmp_path)
    found = again.matches.to_continue()
    again.close()
    assert found is not None
    match, _ = resume(found, GAMES)
    assert match is not None and match.record() == played.record()
