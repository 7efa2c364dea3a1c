"""The table "Who sees what" in docs/rules/word_porters.md, and twins: WP-22, WP-24, WP-52."""

from collections import Counter
from random import Random

import pytest

from engine.core.cards import Card
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.core.views import plain, viewers
from engine.games.word_porters.cards import number_of
from engine.games.word_porters.deal import our_texts
from engine.games.word_porters.events import IdentitiesDealt, VoteGiven
from engine.games.word_porters.game import GAME
from tests.contract.sittings import wander
from tests.deals import do, of_kind
from tests.games.word_porters.sample import zones
from tests.games.word_porters.tables import (
    CHILDREN,
    deal_step,
    dealt,
    give_hints,
    hints,
    new_match,
    tiles,
    to_round,
    vote_all,
    words,
)


def consistent(twin: Match, ruleset_of: Match) -> None:
    """A twin is a match by the rules: every card once, sides as in its variant, numbers and tiles all different."""
    state = twin.state
    assert len({number_of(word.card) for word in state.words}) == len(state.words)
    assert {hint.card for hint in state.hints} == set(ruleset_of.state.ruleset.hints)
    sides = {word.card[-1] for word in state.words}
    assert any(sides <= set(showing) for showing in state.ruleset.showing)
    for stack in (state.words, state.hints):
        assert len({printed.text.casefold() for printed in stack}) == len(stack)
    lying = Counter(card for pile in zones(state).values() for card in pile)
    assert set(lying.values()) <= {1} and len(lying) == len(state.words) + len(state.hints)
    assert len(set(state.numbers)) == len(state.numbers)
    for given in state.votes:
        assert given is None or len(set(given)) == len(given)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("variant", ["standard", CHILDREN])
def test_an_imagined_match_looks_and_asks_the_same(players: int, variant: str) -> None:
    """Equal view, equal questions, and a possible match: at every turn of whole matches."""
    options = {"mix_sides": False} if variant == "standard" and players % 2 else {}
    match, rng, dealer = new_match(players, variant, **options), Random(players), SeededDealer(players)
    while not match.over:
        for _ in range(rng.randint(1, 6)):
            if not match.over:
                wander(match, dealer, rng)
        viewer = rng.choice(viewers(players))
        seen = match.view(viewer)
        twin = Match(GAME, match.setup, GAME.imagine(seen, match.heard(viewer), rng))
        assert twin.view(viewer) == seen and twin.view(PUBLIC) == match.view(PUBLIC)
        assert tuple(p for p in twin.prompts() if p.who == viewer) == match.prompts_of(viewer)
        if match.state.words:
            consistent(twin, match)


def test_a_twin_goes_on_as_the_match_does() -> None:
    """After the same public steps both look the same to the viewer, though other seats own other words."""
    match = dealt(5)
    twin = Match(GAME, match.setup, GAME.imagine(match.view(2), match.heard(2), Random(5)))
    assert twin.state.numbers != match.state.numbers and twin.state.numbers[2] == 1
    heard = len(match.events)
    for session in (match, twin):
        give_hints(session)
        do(session, 2, "vote", tiles=tiles(2, 5))
        do(session, 0, "vote", tiles=tiles(0, 5))
    assert match.view(2) == twin.view(2)
    assert match.heard(2)[heard:] == twin.heard(2)


def test_others_numbers_are_drawn_among_all_that_the_viewer_does_not_hold() -> None:
    """WP-21, WP-22: all nine others, each seat as likely as the next."""
    match = dealt()
    found = {GAME.imagine(match.view(1), match.heard(1), Random(seed)).numbers[3] for seed in range(120)}
    assert found == set(range(1, 11)) - {9}


def test_numbers_are_in_the_owners_view_only() -> None:
    """WP-24: all other views are the same for any number of a seat, in hints and votes."""
    one, other = dealt(numbers=(4, 9, 1, 10)), dealt(numbers=(7, 9, 1, 10))
    for _ in range(14):
        for viewer in (PUBLIC, 1, 2, 3):
            assert one.view(viewer) == other.view(viewer) and one.heard(viewer) == other.heard(viewer)
        for match in (one, other):
            if match.state.phase == "hints":
                free = [hint for hint in match.state.row if hint not in {p.hint for p in match.state.placings}]
                seat = match.waiting()[0]
                do(match, seat, "place", hint=free[0]) if free else do(match, seat, "pass")
            elif 0 in match.waiting():
                do(match, 0, "vote", tiles=tiles(0, 4, first=match.view(0).number or 0))
    assert one.view(0) != other.view(0)


def test_unused_stacks_and_identity_cards_are_in_no_view() -> None:
    """For any viewer at any moment: no word or hint that was never on the table, and only numbers that are named
    below."""
    match = to_round(dealt(4, variant=CHILDREN), 3)
    laid = {word.text for played in match.state.played for word in played.words} | {w.text for w in match.state.laid()}
    rows = {hint.text for played in match.state.played for hint in played.row}
    rows |= {hint.text for hint in match.state.printed(match.state.row)}
    for viewer in viewers(4):
        text = repr(plain(match.view(viewer)))
        assert not [word.text for word in match.state.words if word.text not in laid and f"'{word.text}'" in text]
        assert not [hint.text for hint in match.state.hints if hint.text not in rows and f"'{hint.text}'" in text]


def test_seen_texts_are_kept_in_a_twin() -> None:
    """WP-80: also those of discarded cards that are in the stack again; new ones are never equal to a seen one."""
    match = new_match(4)
    match.submit(deal_step([("w1a", "Elephant"), ("w2a", "tide"), *words()[2:]], [("h1", "LOW"), *hints()[1:]]))
    do(match, "chance", "start", seat=0)
    for seed in range(25):
        twin = GAME.imagine(match.view(0), match.heard(0), Random(seed))
        assert twin.words[:10] == match.state.words[:10]
        assert len({word.text.casefold() for word in twin.words}) == 40
        assert len({hint.text.casefold() for hint in twin.hints}) == 53


def test_only_secret_parts_are_taken_from_events() -> None:
    told = IdentitiesDealt((3, 1, 2))
    assert [told.to(viewer).numbers for viewer in (PUBLIC, 0, 2)] == [(None,) * 3, (3, None, None), (None, None, 2)]
    vote = VoteGiven(1, (4, None, 5))
    assert [vote.to(viewer).tiles for viewer in (PUBLIC, 0, 1, 2)] == [None, None, (4, None, 5), None]


def test_every_other_event_is_the_same_for_all() -> None:
    match = to_round(dealt(), 2)
    give_hints(match)
    vote_all(match)
    for event in match.events:
        if not isinstance(event, IdentitiesDealt | VoteGiven):
            assert all(event.to(viewer) is event for viewer in viewers(4))
    assert len(of_kind(match.events, IdentitiesDealt)) == 2


def test_the_order_of_votes_shows_nowhere() -> None:
    """WP-46: the order is in no view, no event and no record."""
    forth, back = dealt(), dealt()
    for match, order in ((forth, (0, 1, 2, 3)), (back, (2, 3, 1, 0))):
        give_hints(match)
        for seat in order:
            do(match, seat, "vote", tiles=tiles(seat, 4))
    assert forth.steps == back.steps and forth.events == back.events and forth.state == back.state


def test_at_the_end_all_dealt_cards_are_known() -> None:
    match = to_round(dealt(3), 5)
    twin = GAME.imagine(match.view(PUBLIC), match.heard(PUBLIC), Random(1))
    assert twin.numbers == match.state.numbers and twin.words == match.state.words and GAME.end(twin) == match.end()


def test_unseen_words_may_be_of_either_set() -> None:
    """No viewer can tell which text of a number is in the stack, from either set of the ten on the table."""
    match = new_match(4, CHILDREN)
    laid = [(f"w{number}a", our_texts("en")[Card(f"w{number}a")][0]) for number in range(1, 41)]
    match.submit(deal_step(laid, hints(CHILDREN)))
    do(match, "chance", "start", seat=0)
    twins = [GAME.imagine(match.view(0), match.heard(0), Random(seed)) for seed in range(120)]
    drawn = {word.text for twin in twins for word in twin.words}
    assert {text for card, _ in laid[10:] for text in our_texts("en")[Card(card)]} <= drawn
