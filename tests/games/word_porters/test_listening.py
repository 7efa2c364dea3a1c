"""What the coach of Word Porters makes of tokens: whose words are whose, and how sure that is."""

from math import isfinite, log

import pytest

from engine.core.match import Match
from engine.games.word_porters.bots import listening
from engine.games.word_porters.bots.listening import STRAYS, heard, shown, taken, tokens
from engine.games.word_porters.bots.thinking import opinion
from tests.games.word_porters.tables import place, vote_all
from tests.games.word_porters.test_bots import MOUSE, TOWER, WHALE, table
from tests.games.word_porters.test_bots import known as known

pytestmark = pytest.mark.usefixtures("known")


def plainly(match: Match, seat: int) -> float:
    """How much likelier the tokens of that seat are, as a logarithm, if its opinion strays little than if it strays
    far."""
    view = match.view(2)
    little, *_, far = shown(view, seat, tokens(view, opinion(view, 0.0), seat))
    return little - far


def test_a_hint_means_the_word_that_no_other_hint_says_better() -> None:
    """The first hint fits two words as well. Another one says the second word alone, and none the first one alone, so
    whoever chose it means the first; the more so, the less its opinion strays."""
    match = table(9, 10, 8)
    place(match, "h1")
    view = match.view(1)
    fits = tuple(dict.fromkeys((printed.card for printed in view.row), 0.0) for _ in range(10))
    for word, hints in enumerate((("h1", "h2"), ("h1", "h3"), ("h2",))):
        fits[word].update(dict.fromkeys(hints, 2.0))
    behind = [told[0] - told[1] for told in tokens(view, fits, 0)]
    assert min(behind) > 0 and behind == sorted(behind, reverse=True) and len(behind) == len(STRAYS)


def test_of_who_said_nothing_every_word_is_as_likely_but_that_of_the_one_who_thinks() -> None:
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


def test_tokens_tell_before_a_word_lies_open_how_far_an_opinion_strays() -> None:
    """Each word has two hints that fit it. Seat 0 placed both of one word, seat 1 one of each of two words."""
    match = table(9, 10, 8)
    place(match, "h1", "h3", "h9", "h2", "h5")
    view = match.view(2)
    cards = [printed.card for printed in view.row]
    fits = tuple(dict.fromkeys(cards, 0.0) for _ in range(10))
    for word, of_word in enumerate(fits):
        of_word.update({f"h{word % 5 * 2 + 1}": 2.0, f"h{word % 5 * 2 + 2}": 2.0})
    plain, odd = (shown(view, seat, tokens(view, fits, seat)) for seat in range(2))
    assert plain == sorted(plain, reverse=True) and odd == sorted(odd)


def test_what_is_worth_much_less_is_taken_hardly_ever() -> None:
    """As likely as the best one where it is worth as much; as a normal chance is above one standard deviation; and
    however much less it is worth, it is possible."""
    assert taken({"h1": 1.0, "h2": 1.0}, "h1", 0.8) == pytest.approx(log(0.5))
    odds = 0.158655 / 0.841345
    assert taken({"h1": 1.0, "h2": 0.2}, "h2", 0.8) == pytest.approx(log(odds / (1 + odds)), rel=1e-4)
    assert isfinite(3 * taken({"h1": 100.0, "h2": 0.0}, "h2", 0.8))


def after_a_round() -> Match:
    """Seat 0 said high and big for the tower, seat 1 loud and damp for the mouse; both words lie open, and in the next
    round seat 0 says big again."""
    match = table(TOWER, MOUSE, 8)
    place(match, "h3", "h5", "h9", "h1", "h7", "h2", "h8", "h6", "h4")
    vote_all(match)
    return match


def test_who_spoke_clearly_is_taken_for_somebody_with_a_plain_opinion() -> None:
    match = after_a_round()
    assert plainly(match, 0) > 0 > plainly(match, 1)


@pytest.mark.parametrize(("other", "surer"), [(5.0, True), (-5.0, False)])
def test_what_one_seat_shows_counts_for_the_others(other: float, surer: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """One who sits with somebody plain is believed more, with somebody careless less, than by its own tokens alone."""
    match = table(WHALE, 10, 8)
    place(match, "h4", "h9", "h8")
    own = shown
    monkeypatch.setattr(
        listening,
        "shown",
        lambda view, seat, told: own(view, seat, told) if seat == 0 else [other, 0.0, 0.0],
    )
    with_others = heard(match.view(2))[0][WHALE - 1]
    monkeypatch.setattr(listening, "ALIKE", 0.0)
    alone = heard(match.view(2))[0][WHALE - 1]
    assert (with_others > alone) is surer and with_others != alone
