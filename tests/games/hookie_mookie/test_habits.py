"""HM-72 to HM-74: advice. The program never enforces it."""

from tests.deals import do
from tests.games.hookie_mookie.tables import cards, hookie, listed, table


def test_hm_72_any_card_may_be_offered_in_a_first_hookie() -> None:
    """HM-72: the highest is a custom only."""
    match = table("2 c, king c, ace c", "3 c, queen c")
    do(match, 0, "hookie", partner=1)
    assert listed(match.prompts_of(0), "offer") == {("2-clubs",), ("king-clubs",), ("ace-clubs",)}


def test_hm_73_a_caller_may_offer_a_card_that_the_partner_has_not_shown() -> None:
    """HM-73."""
    match = table("2 c, king c", "king d, queen c")
    hookie(match, 1, "2 c", "king d")
    hookie(match, 0, "queen c", "2 c")
    do(match, 0, "hookie", partner=1)
    assert {("2-clubs",), ("king-clubs",)} <= listed(match.prompts_of(0), "offer")


def test_hm_74_views_do_not_remember_for_players() -> None:
    """HM-74: a card that was shown and went back is in no view (HM-Q39); players who heard of it may remember."""
    match = table("2 c, king c", "king d, queen c", "9 c")
    hookie(match, 1, "2 c", "queen c")
    for viewer in (0, 2, "public"):
        assert "queen-clubs" not in repr(match.view(viewer))
        assert any(getattr(event, "cards", None) == cards("2 c, queen c") for event in match.heard(viewer))
