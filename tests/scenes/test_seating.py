"""Seats and their players: pure data."""

from hypothesis import given
from hypothesis import strategies as st

from game.theme import SEAT_LOOKS
from scenes.seating import (
    BOT_NAMES,
    Seating,
    as_data,
    first_seating,
    from_data,
    join,
    next_look,
    resize,
    vacate,
)


def test_the_first_device_sits_among_computer_players() -> None:
    seating = first_seating(4, "pad:1")
    assert seating.people == (True, False, False, False)
    assert seating[0].device == "pad:1"
    assert {plan.level for plan in seating.seats} == {"fair"}
    assert len({plan.look for plan in seating.seats}) == 4


def test_joining_takes_the_first_free_seat_and_keeps_its_picture() -> None:
    seating = first_seating(4, "pad:1")
    after = join(seating, "pad:2")
    assert after.people == (True, True, False, False)
    assert after[1].look == seating[1].look
    assert after[1].name not in BOT_NAMES


def test_a_full_table_takes_no_new_player() -> None:
    seating = first_seating(4, "pad:1")
    for number in range(2, 5):
        seating = join(seating, f"pad:{number}")
    assert join(seating, "pad:9") == seating


def test_a_shared_pad_is_known_as_shared() -> None:
    seating = join(first_seating(4, "pad:1"), "pad:1")
    assert seating.shared(0)
    assert seating.seats_of("pad:1") == (0, 1)
    assert seating.devices == ("pad:1",)


def test_colour_and_animal_stay_when_a_seat_changes_hands() -> None:
    seating = first_seating(4, "pad:1")
    after = vacate(seating, 0)
    assert after[0].look == seating[0].look
    assert not after[0].person
    assert after[0].device is None


def test_computer_players_go_first_when_the_table_shrinks() -> None:
    seating = join(first_seating(6, "pad:1"), "pad:2", seat=5)
    smaller = resize(seating, 4)
    assert sum(smaller.people) == 2


def test_no_two_seats_ever_have_the_same_picture() -> None:
    seating = first_seating(6, "pad:1")
    for _ in range(20):
        seating = next_look(seating, 0, 1)
        assert len({plan.look for plan in seating.seats}) == 6


def test_a_seating_survives_the_store() -> None:
    seating = join(first_seating(5, "keys"), "pad:1")
    assert from_data(as_data(seating), 5) == seating


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(["kind", "name", "look", "x"]), inner),
    max_leaves=20,
)


@given(json, st.integers(2, 12))
def test_any_content_of_the_store_becomes_a_table(data: object, count: int) -> None:
    seating = from_data(data, count)
    assert isinstance(seating, Seating)
    assert len(seating) == count
    assert all(0 <= plan.look < len(SEAT_LOOKS) and plan.name for plan in seating.seats)


def test_at_a_full_table_a_picture_is_swapped_with_a_computer_player() -> None:
    seating = first_seating(12, "pad:1")
    after = next_look(seating, 0, 1)
    assert after[0].look == seating[1].look
    assert after[1].look == seating[0].look
    assert sorted(plan.look for plan in after.seats) == list(range(12))
