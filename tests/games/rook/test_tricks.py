"""RK-46 to RK-66: the cards that may be played, the taker of a trick, and the trick's cards."""

import pytest

from engine.core.match import Match
from engine.games.rook.events import NestTurned, TrickTaken
from engine.games.rook.state import Hand
from engine.games.rook.tricks import leads, put_down, reason
from tests.deals import (
    FIVE_HANDS,
    FIVE_NEST,
    HIGH_NEST,
    ONE_COLOR_EACH,
    bid,
    bury,
    cards,
    deal,
    drawn,
    new_match,
    of_kind,
    play,
    playable,
    refuses,
)


def second(lead: str, hand: str, trump: str) -> Match:
    """Beginner's game: seat 0 has led `lead`, seat 1 with `hand` is on turn; the turned card makes `trump`."""
    match = drawn(new_match("beginner"), dealer=3)
    turned = next(card for card in cards(f"{trump} 14 13 12") if card not in cards(f"{lead}, {hand}"))
    deal(match, {0: lead, 1: hand}, turned.replace("-", " "))
    play(match, lead)
    return match


def words(text: str) -> set[str]:
    return set(cards(text))


def taken_by(trump: str, plays: str) -> int:
    """The taker of a trick that seat 0 leads, with any other cards in the four hands."""
    hand = Hand(tuple((card,) for card in cards(plays)), (), 0, trump=trump)
    for seat, card in enumerate(cards(plays)):
        hand, events = put_down(hand, seat, card)
    return of_kind(events, TrickTaken)[0].seat


@pytest.mark.parametrize("variant", ["beginner", "intermediate", "classic"])
def test_rk_46_left_of_the_dealer_leads_after_any_auction(variant: str) -> None:
    """RK-46, RK-Q29: seat 1 deals and seat 0 wins the auction if there is one; seat 2 leads."""
    match = drawn(new_match(variant), dealer=1)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    if variant != "beginner":
        bid(match, "- - 70 -" if variant == "classic" else "- - 7 -")
        bury(match, HIGH_NEST, "green")
    assert match.waiting() == (2,)


def test_rk_47_the_leader_may_lead_anything_from_the_first_trick_on() -> None:
    """RK-47, RK-Q34: also a trump and the Rook Bird."""
    match = drawn(new_match("beginner"), dealer=3)
    hand = "rook, black 5 6, red 7 8, green 9 10, yellow 11 12"
    deal(match, {0: hand}, "black 14")
    assert playable(match) == words(hand)


def test_rk_48_each_other_seat_plays_one_card_in_turn() -> None:
    """RK-48: and only in turn."""
    match = drawn(new_match("beginner"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    for seat, card in enumerate(("green-5", "red-5", "black-5", "yellow-5")):
        assert match.waiting() == (seat,)
        assert "turn" in refuses(match, (seat + 1) % 4, "play", card=f"{('red', 'black', 'yellow', 'green')[seat]}-9")
        play(match, card.replace("-", " "))
    assert match.state.live().trick == ()


def test_rk_49_the_rook_is_the_highest_trump() -> None:
    """RK-49: above the 14 of trump."""
    assert taken_by("black", "black 14, rook, black 13, black 12") == 1
    assert taken_by("red", "red 14, red 13, red 12, rook") == 3


def test_rk_50_a_seat_with_the_color_led_must_follow() -> None:
    """RK-50."""
    match = second("yellow 8", "yellow 6 7, red 5 6 7 8 9 10 11", "black")
    assert playable(match) == words("yellow 6 7")
    assert refuses(match, 1, "play", card="red-5") == "Yellow was led. You have yellow, so play yellow."


def test_rk_51_a_seat_without_it_may_play_anything() -> None:
    """RK-51, RK-Q32: a useless card, a trump, the Rook Bird."""
    hand = "red 5 6 7 8 9 10, black 5 6, rook"
    assert playable(second("yellow 8", hand, "black")) == words(hand)


def test_rk_52_the_rook_may_be_played_to_any_trick() -> None:
    """RK-52."""
    hand = "yellow 6 7, rook, red 5 6 7 8 9 10"
    assert playable(second("yellow 8", hand, "black")) == words("yellow 6 7, rook")


def test_rk_53_trumps_do_not_lift_the_duty_to_follow() -> None:
    """RK-53."""
    assert playable(second("yellow 8", "yellow 6, black 5 6 7 8 9 10 11 12", "black")) == words("yellow 6")
    assert playable(second("yellow 8", "yellow 6, rook, black 5 6 7 8 9 10 11", "black")) == words("yellow 6, rook")


def test_rk_54_when_trump_is_led_a_trump_must_be_played() -> None:
    """RK-54, RK-Q31: the colour or the Rook Bird, either will do."""
    match = second("black 9", "black 7, rook, red 5 6 7 8 9 10 11", "black")
    assert playable(match) == words("black 7, rook")
    assert refuses(match, 1, "play", card="red-5") == "Trump was led. You have trump, so play trump."


def test_rk_55_the_rook_as_only_trump_must_be_played() -> None:
    """RK-55."""
    match = second("black 9", "rook, red 5 6 7 8 9 10 11 12", "black")
    assert playable(match) == {"rook"}
    assert refuses(match, 1, "play", card="red-5") == "Trump was led. The Rook is your only trump, so play it."


def test_rk_56_when_the_rook_is_led_trump_is_led() -> None:
    """RK-56."""
    match = second("rook", "black 7 8, red 5 6 7 8 9 10 11", "black")
    assert playable(match) == words("black 7 8")
    assert refuses(match, 1, "play", card="red-5") == "The Rook was led, so black must follow. You have black."


def test_rk_56_the_first_card_sets_the_color_for_the_third_seat_too() -> None:
    """RK-56 and RK-Q33: the second card was no trump; the third seat must still follow trump."""
    match = drawn(new_match("beginner"), dealer=3)
    deal(match, {0: "rook", 1: "red 5 6 7 8 9 10 11 12 13", 2: "black 7 8, yellow 5 6 7 8 9 10 11"}, "black 14")
    play(match, "rook, red 5")
    assert playable(match) == words("black 7 8")


def test_rk_57_when_the_rook_is_led_a_seat_without_trump_may_play_anything() -> None:
    """RK-57."""
    hand = "red 5 6 7 8 9 10 11, yellow 5 6"
    assert playable(second("rook", hand, "black")) == words(hand)


def test_rk_58_no_seat_must_beat_or_trump() -> None:
    """RK-58: a lower card of the colour is allowed; so is a useless card with a trump in hand."""
    assert playable(second("yellow 8", "yellow 5 14, red 5 6 7 8 9 10 11", "black")) == words("yellow 5 14")
    hand = "black 5 6 7, red 5 6 7 8 9 10"
    assert playable(second("yellow 8", hand, "black")) == words(hand)


def test_rk_59_the_highest_trump_takes_it() -> None:
    """RK-59: the 5 of trump beats the 14 of the colour led."""
    assert taken_by("black", "yellow 14, black 5, yellow 13, red 14") == 1
    assert taken_by("black", "yellow 14, black 5, black 6, red 14") == 2


def test_rk_60_without_a_trump_the_highest_of_the_color_led() -> None:
    """RK-60: other colours never take it."""
    assert taken_by("black", "yellow 8, red 14, yellow 9, green 14") == 2
    assert taken_by("black", "yellow 5, red 14, green 13, green 14") == 0


def test_rk_61_cards_rank_by_number_and_the_1_is_lowest() -> None:
    """RK-61, RK-Q5."""
    assert taken_by("black", "red 1, red 2, green 14, yellow 14") == 1
    assert taken_by("black", "red 13, red 14, red 1, red 10") == 1


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_rk_62_the_rook_takes_every_trick_it_is_in(place: int) -> None:
    """RK-62, RK-Q30: led, or on a trump, or if it could have followed."""
    plays = ["black 14", "black 13", "yellow 14", "black 12"]
    plays[place] = "rook"
    assert taken_by("black", ", ".join(plays)) == place


@pytest.mark.parametrize(
    ("plays", "why"),
    [
        ("black 14, black 13, rook, black 12", "rook"),
        ("red 5, red 14, red 9, yellow 14", "color"),
        ("black 5, black 7, red 14, black 6", "color"),
        ("red 14, black 5, red 13, red 12", "trump"),
        ("red 14, black 5, black 9, yellow 14", "trumps"),
    ],
)
def test_the_reason_for_taking_a_trick_is_told(plays: str, why: str) -> None:
    """RK-59, RK-60, RK-62: black is trump."""
    trick = tuple(enumerate(cards(plays)))
    assert reason(trick, leads(trick, "black")) == why


def test_the_leading_card_of_a_trick_is_known_after_every_card() -> None:
    """RK-59 to RK-62: black is trump."""
    trick = tuple(enumerate(cards("red 9, yellow 14, red 13, black 5, rook")))
    assert [leads(trick[: count + 1], "black") for count in range(5)] == [0, 0, 2, 3, 4]


def test_rk_63_the_taker_leads_to_the_next_trick() -> None:
    """RK-63: red is trump, seat 1 takes the trick that seat 0 led to."""
    match = drawn(new_match("beginner"), dealer=3)
    deal(match, ONE_COLOR_EACH, "red 14")
    play(match, "green 5, red 6, black 7, yellow 8")
    assert match.waiting() == (1,)


def test_rk_64_only_the_latest_trick_may_be_looked_at() -> None:
    """RK-64, RK-Q35: until the next one is complete."""
    match = drawn(new_match("beginner"), dealer=3)
    deal(match, ONE_COLOR_EACH, "green 14")
    play(match, "green 5, red 5, black 5, yellow 5, green 6, red 6, black 6")
    first = ((0, "green-5"), (1, "red-5"), (2, "black-5"), (3, "yellow-5"))
    for viewer in (0, 1, "public"):
        latest = match.view(viewer).latest
        assert latest is not None and latest.plays == first
    play(match, "yellow 6")
    latest = match.view(1).latest
    assert latest is not None and (latest.number, latest.taker) == (2, 0)
    assert match.view(1).open_tricks == ()
    assert match.view("public").taken == (2, 0, 0, 0)


def test_rk_q36_no_view_adds_up_the_points_of_older_tricks() -> None:
    """RK-Q36: after the second trick the public sees the same, whether the first one had four fives or none."""
    seen = []
    for first in (5, 7):
        match = drawn(new_match("beginner"), dealer=3)
        deal(match, ONE_COLOR_EACH, "green 14")
        play(match, f"green {first}, red {first}, black {first}, yellow {first}, green 6, red 6, black 6, yellow 6")
        seen.append(match.view("public"))
    assert seen[0] == seen[1] and seen[0].taken == (2, 0, 0, 0)


def test_rk_65_nine_tricks_or_ten_with_five_players() -> None:
    """RK-65."""
    match = drawn(new_match("beginner"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    for n in range(5, 14):
        assert match.state.phase == "play"
        play(match, f"green {n}, red {n}, black {n}, yellow {n}")
    assert match.state.phase == "deal"
    five = drawn(new_match("classic_individual", 5), dealer=4)
    deal(five, FIVE_HANDS, FIVE_NEST)
    bid(five, "30 - - - -")
    bury(five, FIVE_NEST, "black")
    for _ in range(10):
        assert five.state.phase == "play"
        for _ in range(5):
            play(five, min(playable(five)).replace("-", " "))
    assert five.state.phase == "deal"


@pytest.mark.parametrize("variant", ["intermediate", "classic"])
def test_rk_66_the_taker_of_the_last_trick_takes_the_nest_as_laid_down(variant: str) -> None:
    """RK-66: seat 0 buries four 14s and the Rook; seat 1, with red as trump, takes the last trick and them."""
    match = drawn(new_match(variant), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, "70 - - -" if variant == "classic" else "7 - - -")
    bury(match, HIGH_NEST, "red")
    play(match, "green 5, red 5, black 5, yellow 5")
    for n in range(6, 14):
        events = play(match, f"red {n}, black {n}, yellow {n}, green {n}")
    turned = of_kind(events, NestTurned)[0]
    assert turned.seat == 1 and set(turned.cards) == set(cards(HIGH_NEST))
    assert match.state.sheet[0].taken[1] == (120 if variant == "classic" else 24)
