"""Knowledge and twins: every result of `imagine` must be a match that could have gone the same way."""

from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import redact
from engine.core.match import Match
from engine.core.seats import CHANCE, PUBLIC
from engine.core.steps import Step
from engine.core.views import viewers
from engine.games.spooks.bots import decide
from engine.games.spooks.cards import FITTING
from engine.games.spooks.events import AnswerFailed, CardChosen, CardGiven, CardLaid, CardsHanded, HandDealt
from engine.games.spooks.game import GAME
from engine.games.spooks.imagine import imagine, knowledge
from engine.games.spooks.inference import guess
from engine.games.spooks.options import ruleset
from tests.deals import do
from tests.games.spooks.tables import dealt, hand_of, new, on, play

TABLES = [
    (3, {}),
    (4, {"masters": True}),
    (5, {"ghost": True, "masters": True}),
    (6, {"decks": 2, "masters": True}),
    (12, {"decks": 2, "ghost": True, "masters": True}),
    (5, {"variant": "children", "even": True}),
    (3, {"variant": "children", "even": True}),
]


def walk(players, options, seed, level="random"):
    """A hand among computer players, the match after each step."""
    match = new(**{"variant": "hand", "players": players, **options})
    match.deal(SeededDealer(seed))
    while not match.over:
        yield match
        seat = match.waiting()[-1]
        step = decide(match.view(seat), match.heard(seat), match.prompts_of(seat), level, seed * 997 + len(match.steps))
        match.submit(step)


def again(match: Match, found) -> Match:
    """The match played again from the imagined deal, with the imagined cards where the viewer saw none."""
    _, ghost, hands, handed = found
    given = iter([card for cards in handed for card in cards])
    piles = {"hands": tuple(tuple(hands[seat]) for seat in range(match.setup.players)), "ghost": ghost}
    twin = Match(GAME, match.setup)
    twin.submit(Step(CHANCE, "deal", tuple((name, piles.get(name, value)) for name, value in match.steps[0].args)))
    for step in match.steps[1:]:
        args = (("card", next(given)), *step.args[1:]) if step.do == "give" else step.args
        twin.submit(Step(step.by, step.do, args))
    return twin


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_an_imagined_match_could_have_been_played_and_would_have_looked_the_same(players, options) -> None:
    """Deal and hidden gifts of an imagined match, played by the rules: every step is legal and the viewer hears the
    same. So red passes, openings and known gifts are respected at every moment, not only now."""
    for seed in range(3):
        for at, match in enumerate(walk(players, options, seed)):
            if at % 7 or match.sealed:
                continue
            for viewer in (at % players, PUBLIC):
                seen, heard = match.view(viewer), match.heard(viewer)
                known = knowledge(seen, heard, ruleset(match.setup))
                found = next(filter(None, (guess(known, Random(lot)) for lot in range(400))))
                twin = again(match, found)
                assert twin.heard(viewer) == heard
                assert twin.view(viewer) == seen


def test_a_pass_on_red_is_believed() -> None:
    """SP-52: no twin gives the victim a card that it cannot have, as long as it got no unknown card since."""
    proved = 0
    for seed in range(12):
        for match in walk(4, {}, seed):
            if match.state.phase != "straight":
                continue
            failed = [event for event in match.events if isinstance(event, AnswerFailed)][-1]
            viewer = match.view(PUBLIC).actor
            for lot in range(5):
                twin = imagine(match.view(viewer), match.heard(viewer), Random(lot))
                held = set(twin.live().hands[failed.seat])
                assert not held & FITTING[failed.card, True, False]
                proved += 1
    assert proved


def test_a_given_card_is_believed_to_be_there() -> None:
    """The giver of a bite knows one card of the victim's hand, a third seat does not."""
    match = dealt(
        new("hand", 4), 3, {0: "spider 1", 1: "bat 2, goblin 1", 2: "spook 3 9, spider 3 4 5 6 7 8 9 10 m, goblin 3 4"}
    )
    play(match, "spider-1", "bat-2", "pass")
    card = hand_of(match, 1)[0]
    do(match, 1, "give", card=card)
    for lot in range(8):
        assert card in imagine(match.view(1), match.heard(1), Random(lot)).live().hands[2]
    elsewhere = [imagine(match.view(3), match.heard(3), Random(lot)).live().hands[2] for lot in range(12)]
    assert not all(card in hand for hand in elsewhere)


def test_a_blue_pass_proves_nothing() -> None:
    """SP-27: in some twins the seat that passed could have played."""
    match = dealt(new("hand", 3), 2, {0: "spider 1"})
    play(match, "spider-1", "pass")
    held = [set(imagine(match.view(0), match.heard(0), Random(lot)).live().hands[1]) for lot in range(20)]
    assert any(hand & FITTING["spider-1", True, False] for hand in held)


def test_the_opening_is_believed() -> None:
    """SP-13, SP-14: with a ghost hand, a seat that opens with a 3 tells that 1 and 2 are there."""
    match = dealt(new("hand", 3, ghost=True), 0, {1: "spider 3"}, ghost="spider 1 2")
    for viewer in (0, 1, 2, PUBLIC):
        assert GAME.view(imagine(match.view(viewer), match.heard(viewer), Random(1)), viewer) == match.view(viewer)
    play(match, "spider-3")
    for lot in range(5):
        twin = imagine(match.view(0), match.heard(0), Random(lot))
        assert {"spider-1", "spider-2"} <= set(twin.live().ghost)


def test_without_any_spider_all_of_them_are_believed_to_be_in_the_ghost_hand() -> None:
    """SP-16."""
    match = dealt(new("hand", 3, ghost=True), 1, {}, ghost="spider 1 2 3 4 5 6 7 8 9 10 m")
    for _ in range(3):
        twin = imagine(match.view(0), match.heard(0), Random(4))
        assert sum(card.startswith("spider") for card in twin.live().ghost) == 11
        match.submit(next(match.prompts()[0].steps()))


def test_events_of_another_match_are_refused() -> None:
    match = on("bat 1 2", "bat 3", "bat 4")
    with pytest.raises(ValueError, match="deal"):
        imagine(match.view(0), (), Random(1))


def test_secret_parts_of_events_reach_only_their_viewers() -> None:
    """The table "who knows what": per event, who sees the card."""
    for match in walk(4, {"masters": True, "decks": 2}, 3):
        last = match
    for event in last.events:
        for viewer in viewers(4):
            seen = event.to(viewer)
            if isinstance(event, HandDealt):
                assert [hand is not None for hand in seen.hands] == [seat == viewer for seat in range(4)]
            elif isinstance(event, CardLaid | CardChosen):
                assert (seen.card is not None) == (viewer == event.seat)
            elif isinstance(event, CardGiven):
                assert (seen.gift.card is not None) == (viewer in (event.gift.giver, event.gift.receiver))
            elif isinstance(event, CardsHanded):
                assert [gift.card is not None for gift in seen.gifts] == [
                    viewer in (gift.giver, gift.receiver) for gift in event.gifts
                ]
            else:
                assert redact((event,), viewer) == (event,)
