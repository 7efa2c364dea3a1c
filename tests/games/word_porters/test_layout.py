"""Laying out a round: WP-15 to WP-26."""

import pytest

from engine.core.seats import CHANCE, PUBLIC
from engine.games.word_porters.events import HintsLaid, HintsShuffled, IdentitiesDealt, SeatScored, WordsLaid
from tests.deals import do, of_kind, refuses
from tests.games.word_porters.tables import (
    CHILDREN,
    dealt,
    give_hints,
    hints,
    identities,
    laid,
    left,
    place,
    to_round,
    verbs,
    vote_all,
    words,
)


def test_wp_15_ten_words_number_1_was_drawn_first() -> None:
    match = laid()
    assert [(word.card, word.text) for word in match.view(PUBLIC).words] == list(words()[:10])


@pytest.mark.parametrize(("players", "size"), [(3, 9), (4, 10), (5, 11), (6, 12)])
@pytest.mark.parametrize("variant", ["standard", CHILDREN])
def test_wp_16_hint_cards_in_the_row(players: int, size: int, variant: str) -> None:
    """WP-16, WP-79: drawn one by one from the top, laid from left to right."""
    match = laid(players, variant=variant)
    assert match.state.row == tuple(f"h{number}" for number in range(1, size + 1))
    assert match.view(PUBLIC).row_size == size
    assert match.state.stack == tuple(pair[0] for pair in hints(variant)[size:])


def test_wp_18_a_new_stack_is_made_when_its_last_card_is_drawn() -> None:
    """WP-18: the row is short; it is completed from the new stack, which has all discarded cards."""
    match = to_round(dealt(6, variant=CHILDREN), 2)
    give_hints(match)
    laid_now = vote_all(match)
    (shortened,) = of_kind(laid_now, HintsLaid)
    assert len(shortened.hints) == 6 and (shortened.there, shortened.left) == (0, 0)
    assert verbs(match) == {"reshuffle"}
    discarded = match.state.discarded
    assert discarded == tuple(f"h{number}" for number in range(1, 25))
    again = do(match, CHANCE, "reshuffle", hints=discarded[::-1])
    assert again[0] == HintsShuffled(24)
    assert isinstance(again[1], HintsLaid) and (again[1].there, again[1].left) == (6, 18)
    assert match.state.row == (*(f"h{n}" for n in range(25, 31)), *(f"h{n}" for n in range(24, 18, -1)))
    assert match.state.discarded == ()


def test_wp_18_exactly_the_discarded_ones_are_shuffled() -> None:
    """WP-18, WP-20: none twice, none missing, none from the row."""
    match = to_round(dealt(6, variant=CHILDREN), 2)
    give_hints(match)
    vote_all(match)
    discarded = match.state.discarded
    for bent in (discarded[1:], (*discarded[1:], "h25"), (*discarded, "h1"), (*discarded, "h30"), ()):
        assert "discarded" in refuses(match, CHANCE, "reshuffle", hints=bent)
    assert "Shuffle the" in refuses(match, CHANCE, "identities", numbers=(1, 2, 3, 4, 5, 6))
    assert "come first" in refuses(match, 0, "place", hint="h25")


def test_wp_19_also_when_the_row_is_just_complete() -> None:
    """WP-19, WP-20, WP-Q10: four children; the new stack lacks the row on the table."""
    match = to_round(dealt(4, variant=CHILDREN), 2)
    give_hints(match)
    (complete,) = of_kind(vote_all(match), HintsLaid)
    assert len(complete.hints) == 10 and complete.left == 0
    assert verbs(match) == {"reshuffle"} and len(match.state.row) == 10
    assert do(match, CHANCE, "reshuffle", hints=match.state.discarded) == (HintsShuffled(20),)
    assert verbs(match) == {"identities"}
    assert not set(match.state.stack) & set(match.state.row)


def test_wp_q9_never_in_the_standard_game() -> None:
    """WP-Q9: not even with six players."""
    match = to_round(dealt(6), 5)
    assert match.over and all(step.do != "reshuffle" for step in match.steps)
    assert len(match.state.stack) == 53 - 48
    assert "only when it is empty" in refuses(laid(), CHANCE, "reshuffle", hints=())


def test_wp_21_each_seat_gets_one_identity_card_all_different() -> None:
    match = laid()
    assert verbs(match) == {"identities"}
    assert "4 players get one" in refuses(match, CHANCE, "identities", numbers=(1, 2, 3))
    assert "4 players get one" in refuses(match, CHANCE, "identities", numbers=(1, 2, 3, 4, 5))
    assert "You used 3 twice" in refuses(match, CHANCE, "identities", numbers=(1, 3, 3, 4))
    (told,) = identities(match, (4, 9, 1, 10))
    assert isinstance(told, IdentitiesDealt)
    assert told.to(2).numbers == (None, None, 1, None) and told.to(PUBLIC).numbers == (None,) * 4
    assert [match.view(seat).number for seat in range(4)] == [4, 9, 1, 10]
    assert "already" in refuses(match, CHANCE, "identities", numbers=(1, 2, 3, 4))


def test_wp_22_undealt_cards_stay_unseen() -> None:
    """WP-22, WP-Q41: nothing ever shows them, not even the end of a round or of the game."""
    match = to_round(dealt(), 5)
    shown = [event.number for event in of_kind(match.events, SeatScored)]
    assert set(shown) == {4, 9, 1, 10}
    assert [played.numbers for played in match.view(PUBLIC).played] == [(4, 9, 1, 10)] * 4


def test_wp_23_the_number_is_that_of_a_word() -> None:
    """WP-23: seat 1 holds 9, so its word is the last but one of the ten."""
    view = dealt().view(1)
    assert view.number == 9 and view.words[view.number - 1].card == "w9a"


def test_wp_24_only_the_owner_may_look_as_often_as_wished() -> None:
    """WP-24: from the deal to the scoring, in every view of that seat and in no other."""
    match = dealt()
    for hint in (*match.state.row, None, None):
        assert [match.view(seat).number for seat in range(4)] == [4, 9, 1, 10]
        assert match.view(PUBLIC).number is None
        do(match, match.waiting()[0], "place", hint=hint) if hint else do(match, match.waiting()[0], "pass")
    assert match.state.phase == "votes" and [match.view(seat).number for seat in range(4)] == [4, 9, 1, 10]


def test_wp_25_only_tokens_tell_about_a_number() -> None:
    """WP-25: the same tokens with other numbers look and sound the same to all others."""
    one, other = dealt(numbers=(4, 9, 1, 10)), dealt(numbers=(5, 9, 2, 3))
    for match in (one, other):
        place(match, 0, 1, 2, 0)
    assert one.view(1) == other.view(1) and one.heard(1) == other.heard(1)
    assert one.view(PUBLIC) == other.view(PUBLIC) and one.heard(PUBLIC) == other.heard(PUBLIC)
    assert one.prompts_of(0) == other.prompts_of(0)


def test_wp_26_all_tokens_again_in_every_round() -> None:
    match = to_round(dealt(), 3)
    assert match.state.round == 3
    assert [left(match, seat) for seat in range(4)] == [(1, 2, 3)] * 4


def test_the_words_of_a_round_are_told_with_its_start_player() -> None:
    match = laid(start=2)
    (told,) = of_kind(match.events, WordsLaid)
    assert (told.round, told.start, len(told.words)) == (1, 2, 10)
