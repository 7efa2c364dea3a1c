"""The lead at a count, and where its crowns are."""

import pytest

from scenes.table.boards.lead import Lead, crown_spots, leaders

ALONE = ((0,), (1,), (2,))
HEADS = {0: (100.0, 500.0), 1: (300.0, 500.0), 2: (500.0, 500.0)}


@pytest.mark.parametrize(
    ("scores", "fewest", "seats"),
    [
        ((40, 90, 10), False, (1,)),
        ((40, 90, 10), True, (2,)),
        ((90, 10, 90), False, (0, 2)),
        ((-75, -10, -75), False, (1,)),
        ((0, 0, 0), False, ()),
        ((30, 30, 30), True, ()),
    ],
)
def test_the_best_score_leads_unless_all_are_equal(
    scores: tuple[int, ...], fewest: bool, seats: tuple[int, ...]
) -> None:
    assert leaders(scores, ALONE, fewest) == seats


def test_partners_lead_together() -> None:
    assert leaders((110, 190), ((0, 2), (1, 3))) == (1, 3)


@pytest.mark.parametrize(
    ("lead", "changes", "turns"),
    [
        (Lead((0,), (1,)), True, True),
        (Lead((0, 2), (1, 3)), True, True),
        (Lead((), (1,)), False, False),
        (Lead((0,), ()), False, False),
        (Lead((0,), (0,)), False, False),
        (Lead((0,), (0,), decides=True), False, True),
        (Lead((), (), decides=True), False, True),
    ],
)
def test_a_count_is_a_turnaround_if_the_lead_changes_or_the_match_is_decided(
    lead: Lead, changes: bool, turns: bool
) -> None:
    assert (lead.changes, lead.turns) == (changes, turns)


def test_crowns_stand_on_the_leaders_and_tremble_over_them_during_the_roll() -> None:
    lead = Lead((0,), (2,))
    assert crown_spots(lead, HEADS, 0.0, 0.0) == [HEADS[0]]
    rolling = [crown_spots(lead, HEADS, share / 40, 0.0)[0] for share in range(10, 40)]
    assert all(y < HEADS[0][1] - 20 for _, y in rolling), "they are lifted"
    assert min(x for x, _ in rolling) < HEADS[0][0] < max(x for x, _ in rolling)


def test_each_crown_lands_on_a_new_leader() -> None:
    for before in ((), (0,), (0, 1)):
        for rolled in (0.0, 1.0):
            lead = Lead(before, (2,))
            assert {*crown_spots(lead, HEADS, rolled, 1.0)} == {HEADS[2]}
    assert crown_spots(Lead((0,), (1, 2)), HEADS, 1.0, 1.0) == [HEADS[1], HEADS[2]]


def test_on_its_way_to_another_head_a_crown_is_over_both_and_one_that_stays_does_not_move() -> None:
    (x, y), *others = crown_spots(Lead((0,), (1,)), HEADS, 0.0, 0.5)
    assert HEADS[0][0] < x < HEADS[1][0] and y < HEADS[0][1] - 50 and not others
    assert crown_spots(Lead((1,), (1,)), HEADS, 0.0, 0.5) == [HEADS[1]]


def test_without_leaders_one_crown_passes_over_all_heads_and_leaves_if_all_have_lost() -> None:
    lost = Lead((), (), decides=True)
    assert crown_spots(lost, HEADS, 0.0, 0.0) == []
    passed = [crown_spots(lost, HEADS, share / 20, 0.0) for share in range(1, 21)]
    assert all(len(spots) == 1 for spots in passed)
    assert passed[0][0][0] < HEADS[1][0] < passed[-1][0][0] and abs(passed[-1][0][0] - HEADS[2][0]) < 10
    ((_, y),) = crown_spots(lost, HEADS, 1.0, 1.0)
    assert y < 0
