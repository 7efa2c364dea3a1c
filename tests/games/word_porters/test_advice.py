"""The tips of the coach of Word Porters about hints, passes and votes."""

import pytest

from engine.core.advice import BEHIND
from engine.core.match import Match
from engine.games.word_porters import content
from engine.games.word_porters.bots import advice as coach
from tests.advised import advice, of, outlook, said
from tests.deals import do
from tests.games.word_porters.tables import CHILDREN, place
from tests.games.word_porters.test_bots import DRUM, MOUSE, TOWER, WHALE, table
from tests.games.word_porters.test_bots import known as known


@pytest.fixture(autouse=True)
def _same_table(known: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach knows the same texts as all players."""
    monkeypatch.setattr(coach, "qualities", content.qualities)


def test_a_hint_is_described_with_the_word_that_it_could_also_mean() -> None:
    """Low fits only the whale; big also fits the tower, which is big and high."""
    match = table(WHALE, 7, 8)
    told, other = advice(match, 0), of(match, 0, "place", hint="h1")
    assert (told.reason, told.fact("hint"), told.fact("word")) == ("fits_best", "low", "whale")
    assert said(match, told).startswith("It’s the best free hint for whale. Some may think of ")
    assert (other.fact("hint"), other.fact("rival")) == ("big", "tower") and other.reason == BEHIND
    assert outlook(match, told)[0].startswith("They would think of: whale ")


def test_a_hint_that_suggests_another_word_says_little() -> None:
    match = table(WHALE, 7, 8)
    told = of(match, 0, "place", hint="h3")
    assert (told.reason, told.fact("idea"), told.fact("rival")) == (BEHIND, "says_little", "bird")
    assert said(match, told) == "Plan: say whale with “high”. Another hint says it more clearly."


def test_only_a_fitting_hint_is_said_to_say_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """If no free card has to do with the word, the coach says that about any choice."""
    match = table(WHALE, 7, 8)
    chosen = advice(match, 0)
    assert chosen.reason == "fits_best"
    nothing = tuple(dict.fromkeys(fits, 0.0) for fits in coach.opinion(match.view(0), 0.0))
    monkeypatch.setattr(coach, "opinion", lambda view, level: nothing)
    told = advice(match, 0)
    assert (told.reason, told.step.do) == ("hardly_fits", "place")
    assert " hardly fits whale, but it’s harmless. Some may think of " in said(match, told)


def test_sharing_is_called_sharing() -> None:
    match = table(7, 8, DRUM)
    place(match, "h5", "h8")
    told = advice(match, 2)
    assert (told.reason, told.fact("hint"), told.fact("word")) == ("shared", "loud", "drum")
    assert "two parcels" in said(match, told)


def test_the_coach_knows_nothing_of_foreign_texts() -> None:
    told = of(table(TOWER, 7, 8), 0, "place", hint="h9")
    assert "unknown_text" in (told.reason, told.fact("idea")) and told.fact("hint") == "hint 9"


def test_a_pass_has_a_reason_or_a_hint_that_it_wastes() -> None:
    told = advice(table(9, 7, 8, variant=CHILDREN), 0)
    assert (told.step.do, told.reason, told.fact("word")) == ("pass", "nothing_fits", "Word 9a")
    match = table(MOUSE, 7, 8, variant=CHILDREN)
    early = of(match, 0, "pass")
    assert (early.reason, early.fact("hint")) == ("keeps_tokens", "small")
    assert (
        early.sensible == (advice(match, 0).step,)
        and said(match, early) == "“small” would still say something about mouse."
    )


def test_a_forced_pass_is_called_that() -> None:
    match = table(1, 2, 3, 4)
    place(match, *range(10))
    assert advice(match, 2).reason == "nothing_else"


def hinted() -> Match:
    """Seat 0 has said the whale with low; no seat has said more, as children may."""
    match = table(WHALE, 7, 8, variant=CHILDREN)
    place(match, "h4")
    while match.state.phase == "hints":
        do(match, match.waiting()[0], "pass")
    return match


def test_a_vote_is_described_by_the_seat_with_clear_parcels() -> None:
    match = hinted()
    told = advice(match, 1)
    assert (told.reason, told.fact("seat"), told.fact("word"), told.fact("of")) == ("likeliest", 0, "whale", 2)
    assert told.fact("sure") > 20 and said(match, told).startswith("Anna’s parcels are the clearest. It’s whale, ")
    assert {line.split(":")[0] for line in outlook(match, told)} == {"Anna", "Cleo"}


def test_another_vote_is_described_by_its_other_reading() -> None:
    """Nothing was heard of seat 2: all numbers are equally good."""
    match = hinted()
    other = of(match, 1, "vote", tiles=(MOUSE, None, 10))
    assert (other.reason, other.fact("idea"), other.fact("seat")) == (BEHIND, "reads", 0)
    assert other.fact("word") == "mouse" and other.fact("better") == advice(match, 1).step
    assert of(match, 1, "vote", tiles=(WHALE, None, 10)).reason in ("reads", "likeliest")


def test_tips_about_a_vote_know_that_a_word_has_one_owner() -> None:
    """Both seats look like number 1, seat 2 more so; so the rest of seat 1's chance goes to number 2."""
    first, second = (0.5, 0.3, *[0.025] * 8), (0.92, 0.04, *[0.005] * 8)
    found = coach.together({1: first, 2: second})
    assert [sum(shares) for shares in found.values()] == pytest.approx([1.0, 1.0])
    assert all(found[1][at] + found[2][at] <= 1.0 for at in range(10))
    assert found[1][0] < first[0] and found[1][1] > first[1] and found[2][0] > 0.5 > found[1][0]
