"""The conclusions of the coach of Word Porters, and of masters, from tokens: the owners of words, and their
certainty."""

from math import isfinite, pi, sqrt

import pytest

from engine.core.match import Match
from engine.games.word_porters.bots import listening
from engine.games.word_porters.bots.levels import MASTER, SHARP, Level
from engine.games.word_porters.bots.listening import (
    STRAYS,
    Normal,
    Pull,
    Talk,
    best,
    heard,
    pull,
    shown,
    strayed,
    taken,
    tokens,
)
from engine.games.word_porters.bots.speaking import FITS_OWN, opinion
from engine.games.word_porters.view import View
from tests.games.word_porters.tables import place, vote_all
from tests.games.word_porters.test_advice import hinted
from tests.games.word_porters.test_bots import MOUSE, TOWER, WHALE, decision, table
from tests.games.word_porters.test_bots import known as known

pytestmark = pytest.mark.usefixtures("known")


def said_in(view: View) -> Talk:
    """The hints of the current round."""
    return Talk(view.variant, view.words, view.row, view.placings)


def plainly(match: Match, seat: int) -> float:
    """How much likelier the tokens of that seat are, as a logarithm, if its opinion strays little than if it strays
    far."""
    view = match.view(2)
    little, *_, far = shown(view, seat, tokens(said_in(view), opinion(view, 0.0), seat))
    return little - far


def test_a_hint_means_the_word_that_no_other_hint_says_better() -> None:
    """The first hint fits two words equally. Another hint fits only the second word, and none only the first. So a seat
    that chose it means the first; the more so, the less its opinion strays."""
    match = table(9, 10, 8)
    place(match, "h1")
    view = match.view(1)
    fits = tuple(dict.fromkeys((printed.card for printed in view.row), 0.0) for _ in range(10))
    for word, hints in enumerate((("h1", "h2"), ("h1", "h3"), ("h2",))):
        fits[word].update(dict.fromkeys(hints, 2.0))
    behind = [told[0] - told[1] for told in tokens(said_in(view), fits, 0)]
    assert min(behind) > 0 and behind == sorted(behind, reverse=True) and len(behind) == len(STRAYS)


def test_for_a_silent_seat_all_words_but_the_thinkers_own_are_equally_likely() -> None:
    match = table(9, 10, 8)
    place(match, "h1")
    assert heard(match.view(1))[2] == pytest.approx((*[1 / 9] * 9, 0.0))
    assert all(sum(shares) == pytest.approx(1.0) for shares in heard(match.view(1)).values())


def test_clear_hints_name_a_word() -> None:
    """Low for the whale; high and loud, which is a bird."""
    match = table(WHALE, 4, 8)
    place(match, "h4", "h3", "h9", "h7", "h5")
    found = heard(match.view(2))
    assert found[0].index(max(found[0])) == WHALE - 1 and found[1].index(max(found[1])) == 4 - 1


def test_tokens_tell_before_a_word_is_open_how_far_an_opinion_strays() -> None:
    """Each word has two hints that fit it. Seat 0 placed both of one word, seat 1 one of each of two words."""
    match = table(9, 10, 8)
    place(match, "h1", "h3", "h9", "h2", "h5")
    view = match.view(2)
    cards = [printed.card for printed in view.row]
    fits = tuple(dict.fromkeys(cards, 0.0) for _ in range(10))
    for word, of_word in enumerate(fits):
        of_word.update({f"h{word % 5 * 2 + 1}": 2.0, f"h{word % 5 * 2 + 2}": 2.0})
    plain, odd = (shown(view, seat, tokens(said_in(view), fits, seat)) for seat in range(2))
    assert plain == sorted(plain, reverse=True) and odd == sorted(odd)


TWO_ALIKE = {"h1": Normal(0.0, 1.0), "h2": Normal(0.0, 1.0)}


def test_the_better_of_two_is_a_normal_chance() -> None:
    """Of two equal ones the better is 1 / sqrt(pi) above the mean and the other as far below, and both stray less. Take
    one that is 1 below, with a difference that strays by 2. It is better as often as a chance is half a deviation above
    its mean."""
    likely, found = best(TWO_ALIKE, "h1")
    less = pytest.approx(sqrt(1 - 1 / pi), abs=0.01)
    assert likely == pytest.approx(0.5)
    assert found["h1"] == (pytest.approx(1 / sqrt(pi), abs=0.01), less)
    assert found["h2"] == (pytest.approx(-1 / sqrt(pi), abs=0.01), less)
    likely, found = best({"h1": Normal(0.0, sqrt(3.0)), "h2": Normal(-1.0, 1.0)}, "h2")
    assert likely == pytest.approx(0.308538, abs=0.01) and found["h2"].mean > 0 > found["h1"].mean


def test_an_unlikely_choice_is_possible() -> None:
    likely, found = best({"h1": Normal(0.0, 0.1), "h2": Normal(-100.0, 0.1)}, "h2")
    assert 0.0 < likely < 1e-12 and all(isfinite(mean) and deviation > 0 for mean, deviation in found.values())


def test_a_card_left_once_is_left_again_for_the_same_reason() -> None:
    """A player who left the best card once thinks less of it, so leaving it again tells less against its word."""
    pulls = {"h1": Pull(2.0, 1.0, 0.3), "h2": Pull(0.0, 1.0, 0.3), "h3": Pull(0.0, 1.0, 0.3)}
    nothing = dict.fromkeys(pulls, Normal(0.0, 1.0))
    left_once, leans = taken(pulls, nothing, "h2", 1.0)
    rest = {card: pulls[card] for card in ("h1", "h3")}
    assert leans["h1"].mean < 0 < leans["h2"].mean and leans["h1"].deviation < 1.0
    assert left_once < taken(rest, nothing, "h3", 1.0)[0] < taken(rest, leans, "h3", 1.0)[0]


def test_an_opinion_of_other_words_tells_nothing_about_the_own_one() -> None:
    """All variance in the worth of the cards is the player's opinion of other words."""
    pulls = {"h1": Pull(1.0, 0.0, 1.0), "h2": Pull(0.0, 0.0, 1.0)}
    nothing = dict.fromkeys(pulls, Normal(0.0, 1.0))
    assert taken(pulls, nothing, "h2", 1.0)[1] == nothing


def test_an_unmistakable_hint_is_judged_by_its_fit() -> None:
    """If all would think of the word anyway, an opinion changes only how well the hint fits it."""
    sure, open_ = ((share, *[(1.0 - share) / 9] * 9) for share in (0.98, 0.1))
    plain, vague = (pull(beliefs, 0, 2.0, 1.0, 0.0) for beliefs in (sure, open_))
    assert plain.own == pytest.approx(FITS_OWN, abs=0.03) and vague.own > plain.own and vague.other > plain.other
    assert pull(sure, 0, 2.0, 1.0, 0.3).worth == pytest.approx(plain.worth - 0.3)


def after_a_round() -> Match:
    """Seat 0 said high and big for the tower, seat 1 loud and damp for the mouse; both words are open, and in the next
    round seat 0 says big again."""
    match = table(TOWER, MOUSE, 8)
    place(match, "h3", "h5", "h9", "h1", "h7", "h2", "h8", "h6", "h4")
    vote_all(match)
    return match


def test_a_clear_player_is_taken_to_have_a_plain_opinion() -> None:
    match = after_a_round()
    assert plainly(match, 0) > 0 > plainly(match, 1)


@pytest.mark.parametrize(("other", "surer"), [(5.0, True), (-5.0, False)])
def test_one_seats_clarity_counts_for_the_others(other: float, surer: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A neighbour of a clear player is believed more, one of a careless player less, than by its own tokens alone."""
    match = table(WHALE, 10, 8)
    place(match, "h4", "h9", "h8")
    own = shown
    monkeypatch.setattr(
        listening,
        "shown",
        lambda view, seat, told: own(view, seat, told) if seat == 0 else [other, *[0.0] * (len(STRAYS) - 1)],
    )
    with_others = heard(match.view(2))[0][WHALE - 1]
    monkeypatch.setattr(listening, "ALIKE", 0.0)
    alone = heard(match.view(2))[0][WHALE - 1]
    assert (with_others > alone) is surer and with_others != alone


def test_a_seat_is_taken_for_usual_at_its_table_until_it_shows_otherwise() -> None:
    """Two speak as clearly as the clearest. A seat that shows nothing is thought the same, but less surely; one that
    shows the opposite is believed."""
    plain, nothing = [0.0, *[-40.0] * (len(STRAYS) - 1)], [0.0] * len(STRAYS)
    found = strayed({0: plain, 1: plain, 2: nothing})
    assert found[0][0] > found[2][0] > 0.85 and all(sum(shares) == pytest.approx(1.0) for shares in found.values())
    assert strayed({0: plain, 1: plain, 2: plain[::-1]})[2][-1] > 0.99


@pytest.mark.parametrize(("level", "listens"), [(MASTER, True), (SHARP, False)])
def test_masters_listen_as_the_coach_does(level: Level, listens: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A master guesses from the same conclusions as the coach."""
    match = hinted()
    far_off = {seat: tuple(0.91 if at == seat + 5 else 0.01 for at in range(10)) for seat in (0, 2)}
    monkeypatch.setattr(listening, "heard", lambda view: far_off)
    assert (decision(match, 1, level).step.arg("tiles") == (6, None, 8)) is listens
