"""Two rounds for children: WP-101 to WP-120 of docs/variants.md, which also has the whole example."""

import json
from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup
from engine.core.match import Match
from engine.core.seats import CHANCE, PUBLIC
from engine.games.word_porters.game import GAME
from tests.deals import do, refuses
from tests.games.word_porters.tables import (
    TWO_ROUNDS,
    can_go,
    deal_step,
    dealt,
    give_hints,
    hints,
    identities,
    laid,
    left,
    new_match,
    place,
    tiles,
    verbs,
    vote,
    vote_all,
    words,
)

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "variants.md").read_text(encoding="utf-8").split("## Word Porters")[1]
WORDS = words("a", range(1, 21))
HINTS = hints(TWO_ROUNDS)


def refuses_deal(word_stack: object, hint_stack: object) -> str:
    """The sentence with which a deal is refused."""
    step = deal_step(word_stack, hint_stack)
    return refuses(new_match(variant=TWO_ROUNDS), step.by, step.do, **dict(step.args))


def to_votes(players: int = 3) -> Match:
    """A match in its first votes, numbers 4, 9, 1 and on."""
    match = dealt(players, variant=TWO_ROUNDS)
    give_hints(match)
    return match


def test_the_example_of_the_page_is_the_golden_record() -> None:
    record = PAGE.split("```json\n")[1].split("```")[0]
    assert record == (ROOT / "tests" / "golden" / "word_porters-two-rounds.jsonl").read_text(encoding="utf-8")
    assert json.loads(record.splitlines()[-1])["end"]["winners"] == [0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_wp_101_two_rounds_for_three_to_six(players: int) -> None:
    """And WP-117: after the second round there are no more questions."""
    match = dealt(players, variant=TWO_ROUNDS)
    for number in (1, 2):
        assert match.state.round == number and not match.over
        give_hints(match)
        vote_all(match)
        if number == 1:
            identities(match)
    assert match.over and match.prompts() == () and len(match.end()["rounds"]) == 2


def test_wp_101_words_is_the_one_option() -> None:
    assert GAME.setup(TWO_ROUNDS, 3, {"words": "de"}).options["words"] == "de"
    with pytest.raises(BadSetup, match="no option"):
        GAME.setup(TWO_ROUNDS, 3, {"mix_sides": True})
    for players in (2, 7):
        with pytest.raises(BadSetup):
            GAME.setup(TWO_ROUNDS, players, {})


def test_wp_102_twenty_word_cards_on_their_easy_side() -> None:
    assert new_match(variant=TWO_ROUNDS).submit(deal_step(WORDS, HINTS))
    for bent in (WORDS[1:], words("a", range(1, 22)), words("a", range(1, 41))):
        assert "names 20 word cards" in refuses_deal(bent, HINTS)
    assert "Chick side" in refuses_deal(words("ab", range(1, 21)), HINTS)
    assert "twice" in refuses_deal((*WORDS[1:], ("w2a", "another")), HINTS)


def test_wp_103_thirty_hint_cards() -> None:
    for bent in (HINTS[1:], (*HINTS[1:], ("h31", "costly")), (*HINTS[1:], HINTS[1])):
        assert "h1 to h30" in refuses_deal(WORDS, bent)


def test_wp_104_texts_are_whole_and_different() -> None:
    for text in ("", " a", "a "):
        assert refuses_deal((("w1a", text), *WORDS[1:]), HINTS)
    assert "same text" in refuses_deal((("w1a", "Lamp"), ("w2a", "lAMP"), *WORDS[2:]), HINTS)
    assert "same text" in refuses_deal(WORDS, (("h1", "Wet"), ("h2", "wET"), *HINTS[2:]))


def test_wp_105_chance_chooses_the_start_player() -> None:
    match = laid(4, start=2, variant=TWO_ROUNDS)
    assert match.view(PUBLIC).start == 2 and match.view(PUBLIC).scores == (0, 0, 0, 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_wp_106_the_next_ten_words_and_the_next_hints(players: int) -> None:
    """Nothing is shuffled again, not even among six, who need 24 of the 30."""
    match, wide = dealt(players, variant=TWO_ROUNDS), players + 6
    assert [word.card for word in match.state.laid()] == [card for card, _ in WORDS[:10]]
    assert list(match.state.row) == [card for card, _ in HINTS[:wide]]
    give_hints(match)
    vote_all(match)
    assert match.state.phase == "identities"
    assert [word.card for word in match.state.laid()] == [card for card, _ in WORDS[10:]]
    assert list(match.state.row) == [card for card, _ in HINTS[wide : 2 * wide]]


def test_wp_107_a_number_for_each_seat() -> None:
    match = laid(3, variant=TWO_ROUNDS)
    for numbers in ((1, 2), (1, 2, 2), (0, 1, 2), (1, 2, 11), (1, 2, 3, 4)):
        assert refuses(match, CHANCE, "identities", numbers=numbers)
    identities(match, (3, 10, 1))
    assert [match.view(seat).number for seat in range(3)] == [3, 10, 1]


def test_wp_108_turns_go_clockwise_and_skip_seats_that_are_done() -> None:
    match = dealt(3, start=1, variant=TWO_ROUNDS)
    assert left(match, 0) == left(match, 1) == left(match, 2) == (1, 2)
    order = []
    for number in range(5):
        order += match.waiting()
        do(match, match.waiting()[0], "pass") if number == 1 else place(match, number)
    assert order == [1, 2, 0, 1, 0] and match.state.phase == "votes"


def test_wp_109_a_turn_is_the_lowest_parcel_or_a_pass() -> None:
    match = dealt(3, variant=TWO_ROUNDS)
    assert verbs(match) == {"place", "pass"}
    place(match, 0)
    assert match.state.placings[0].tokens == (1,) and left(match, 0) == (2,)


def test_wp_110_a_seat_that_shares_pays_both() -> None:
    """And a seat with one left cannot."""
    match = dealt(3, variant=TWO_ROUNDS)
    place(match, 0, 0, 1)
    assert match.state.placings[1].tokens == (1, 2) and left(match, 1) == ()
    taken, empty = match.state.row[1], match.state.row[5]
    assert match.waiting() == (0,) and left(match, 0) == (2,)
    assert empty in can_go(match) and taken not in can_go(match) and refuses(match, 0, "place", hint=taken)


def test_wp_111_never_twice_on_one_hint() -> None:
    """And parcels stay there."""
    match = dealt(3, variant=TWO_ROUNDS)
    place(match, 0, 1, 2)
    assert match.state.row[0] not in can_go(match) and refuses(match, 0, "place", hint=match.state.row[0])
    place(match, 3)
    assert len(match.state.placings) == 4


def test_wp_112_a_seat_that_passes_is_done_for_the_round() -> None:
    match = dealt(3, variant=TWO_ROUNDS)
    do(match, 0, "pass")
    give_hints(match)
    assert left(match, 0) == (1, 2) and match.state.phase == "votes"
    vote_all(match)
    identities(match)
    assert match.state.passed == () and left(match, 0) == (1, 2)


def test_wp_113_votes_follow_when_no_seat_has_a_turn() -> None:
    match = dealt(4, variant=TWO_ROUNDS)
    for seat in range(4):
        assert match.waiting() == (seat,)
        do(match, seat, "pass")
    assert match.waiting() == (0, 1, 2, 3) and verbs(match) == {"vote"}


def test_wp_114_a_number_for_each_of_the_others() -> None:
    match = to_votes()
    for bent in ((None, 1), (None, 1, 1), (5, 1, 2), (None, 0, 1), (None, 1, 11), (None, None, 1)):
        assert refuses(match, 0, "vote", tiles=bent)
    do(match, 2, "vote", tiles=(1, 2, None))  # 1 is its own
    assert match.waiting() == (0, 1) and refuses(match, 2, "vote", tiles=(1, 2, None))


def test_wp_115_a_right_number_is_a_point_for_both() -> None:
    """Numbers 4, 9 and 1: seat 0 finds both, seat 1 none, seat 2 the word of seat 0."""
    match = to_votes()
    vote(match, (None, 9, 1), (2, None, 3), (4, 2, None))
    assert match.view(PUBLIC).scores == (3, 1, 2)


@pytest.mark.parametrize(
    ("votes", "starts"),
    [
        (((None, 2, 3), (2, None, 3), (2, 3, None)), 1),  # no seat has a point: the next of all
        (((None, 2, 1), (2, None, 3), (2, 3, None)), 1),  # seats 0 and 2 have one, seat 1 none
        (((None, 9, 3), (2, None, 3), (2, 3, None)), 2),  # seat 2 alone has none
        (((None, 2, 3), (2, None, 1), (2, 3, None)), 0),  # seat 0 alone has none
    ],
)
def test_wp_116_the_fewest_points_start(votes: tuple[tuple[int | None, ...], ...], starts: int) -> None:
    match = to_votes()
    vote(match, *votes)
    assert match.view(PUBLIC).start == starts


def test_wp_117_the_most_points_win() -> None:
    match = to_votes()
    vote(match, (None, 9, 1), (2, None, 3), (2, 3, None))
    identities(match, (1, 2, 3))
    give_hints(match)
    vote(match, (None, 4, 5), (4, None, 3), (4, 2, None))
    assert match.end() == {"scores": [2, 3, 3], "winners": [1, 2], "rounds": [[2, 1, 1], [0, 2, 2]]}


def test_wp_118_and_wp_119_who_knows_what() -> None:
    """Numbers and votes are their seats' own until the round is counted; stacks are secret."""
    match = to_votes()
    do(match, 0, "vote", tiles=(None, 9, 1))
    for viewer in (PUBLIC, 1):
        seen = match.view(viewer)
        assert len(seen.words) == 10 and len(seen.row) == 9 and len(seen.placings) == 6 and seen.voted == (0,)
        assert seen.played == () and seen.tiles is None and seen.number == (9 if viewer == 1 else None)
        assert not any(str(word.card) in repr(seen) for word in match.state.words[10:])
    assert match.view(0).tiles == (None, 9, 1)
    vote_all(match)
    assert match.view(PUBLIC).played[0].numbers == (4, 9, 1)
    assert match.view(PUBLIC).played[0].votes[0] == (None, 9, 1)


def test_wp_120_nothing_else_happens() -> None:
    match = dealt(6, variant=TWO_ROUNDS)
    assert refuses(match, CHANCE, "reshuffle", hints=()) == "Nothing is reshuffled in this game."
    assert refuses(match, 0, "vote", tiles=tiles(0, 6))
    assert refuses(match, CHANCE, "start", seat=1)
    match, dealer = new_match(6, TWO_ROUNDS), SeededDealer(4)
    match.deal(dealer)
    while not match.over:
        give_hints(match) if match.state.phase == "hints" else vote_all(match)
        match.deal(dealer)
    assert [step.do for step in match.steps if step.by == CHANCE] == ["deal", "start", "identities", "identities"]
