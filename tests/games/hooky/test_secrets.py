"""Who knows which cards; and matches that a viewer cannot tell from the real one."""

from collections import Counter
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC, Viewer
from engine.games.hooky.cards import LETTERS, number
from engine.games.hooky.deduction import facts as known_facts
from engine.games.hooky.deduction import fit, letters, mask, possible
from engine.games.hooky.events import CardSeen, HandsGuessed, HookyGuessed
from engine.games.hooky.game import GAME
from tests.contract.sittings import wander
from tests.deals import do
from tests.games.hooky.sample import zones
from tests.games.hooky.tables import ask, dealt, guess_all, new_match, reveal, to_guesses, to_round


def consistent(match: Match, twin, viewer: Viewer) -> None:
    """The twin's hands fit every number, and every look of the viewer's own."""
    for said in match.state.spoken:
        assert number(said.word, twin.hands[said.about]) == said.number
    for sent in match.state.sent_back:
        assert sent.of is not None or number(sent.word, twin.hands[sent.seat])
    for look, real in zip(twin.looks, match.state.looks, strict=True):
        assert look.shown == real.shown in twin.hands[look.seat]
        assert look.card is None or look.card in twin.hands[look.of]
        if look.seat == viewer:
            assert look == real


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_match_looks_and_asks_the_same(players: int, seed: int) -> None:
    """HK-13, HK-14, HK-53, HK-77: equal view, equal questions, every card once, every number as it was heard."""
    match, rng, dealer = new_match(players, disputes="majority"), Random(seed), SeededDealer(seed)
    while not match.over:
        for _ in range(rng.randint(1, 7)):
            if not match.over:
                wander(match, dealer, rng)
        viewer = rng.randrange(players)
        twin = GAME.imagine(match.view(viewer), match.heard(viewer), rng)
        assert GAME.view(twin, viewer) == match.view(viewer) and GAME.view(twin, PUBLIC) == match.view(PUBLIC)
        assert tuple(p for p in GAME.prompts(twin) if p.who == viewer) == match.prompts_of(viewer)
        lying = Counter(card for pile in zones(twin).values() for card in pile)
        assert lying == Counter(LETTERS)
        if match.state.hands:
            consistent(match, twin, viewer)


def test_the_public_can_also_imagine() -> None:
    """It knows no hand at all."""
    match = to_round(dealt(5), 3)
    twin = GAME.imagine(match.view(PUBLIC), match.heard(PUBLIC), Random(1))
    assert GAME.view(twin, PUBLIC) == match.view(PUBLIC)
    consistent(match, twin, PUBLIC)


def test_a_twin_goes_on_as_the_match_does() -> None:
    """HK-77: after the same public steps both look the same to the viewer, though other cards are in other hands."""
    match = to_round(dealt(), 4)
    twin = Match(GAME, match.setup, GAME.imagine(match.view(2), match.heard(2), Random(5)))
    assert twin.state.hands != match.state.hands
    for session in (match, twin):
        ask(session, 2, "QUAIL")
        do(session, 0, "done")
    assert match.view(2) == twin.view(2)


def test_a_look_is_imagined_among_the_cards_that_were_face_down_then() -> None:
    """HK-51, HK-53."""
    match = to_round(dealt(), 2)
    ask(match, 1, "BREAD")
    do(match, 0, "done")
    reveal(match, "B", 0, "G")
    ask(match, 0, "QUICK")
    reveal(match, "A", 1, "E")
    found = set()
    for seed in range(80):
        twin = GAME.imagine(match.view(0), match.heard(0), Random(seed))
        assert twin.looks[1].card in twin.hands[1] and twin.looks[1].card != "B"
        found.add(twin.looks[0].card)
    assert found == set("GHKST"), "which of seat 0's own cards seat 1 saw seat 0 does not know"


def test_the_looker_knows_the_seen_card_from_then_on() -> None:
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "R")
    for seed in range(20):
        assert "R" in GAME.imagine(match.view(0), match.heard(0), Random(seed)).hands[1]
    assert any("R" not in GAME.imagine(match.view(2), match.heard(2), Random(seed)).hands[1] for seed in range(20))


def test_guesses_of_others_are_imagined_as_any_letters() -> None:
    match = to_guesses(dealt(), 4)
    do(match, 1, "guess", letters=("D", "J", "M"))
    twins = [GAME.imagine(match.view(0), match.heard(0), Random(seed)) for seed in range(10)]
    assert len({twin.guesses[1] for twin in twins}) > 5
    assert all([len(given) for given in twin.guesses] == [0, 1, 0, 0] for twin in twins)
    assert GAME.imagine(match.view(1), match.heard(1), Random(1)).guesses[1] == (("D", "J", "M"),)


def test_missing_guesses_are_imagined_as_they_are_heard() -> None:
    """HK-79: one seat has named the hands and owes the Hooky guess, another the reverse."""
    match = to_guesses(dealt(3), 6)
    do(match, 1, "hands", letters=(tuple("ABCDEFG"), None, tuple("ABCDEFG")))
    do(match, 2, "guess", letters=("A", "B", "C"))
    twin = GAME.imagine(match.view(0), match.heard(0), Random(3))
    assert [(prompt.who, prompt.verb) for prompt in GAME.prompts(twin)] == [
        (prompt.who, prompt.verb) for prompt in match.prompts()
    ]


def test_only_secret_parts_are_taken_from_events() -> None:
    for event, owner in (
        (CardSeen(2, 1, "B"), 2),
        (HookyGuessed(1, 4, ("A", "B", "C"), owes=False), 1),
        (HandsGuessed(0, (None, ("A",)), owes=True), 0),
    ):
        for viewer in (PUBLIC, 0, 1, 2, 3):
            assert (event.to(viewer) == event) == (viewer == owner)
            assert repr(event.to(viewer)).count("None") >= (viewer != owner)


def test_possible_hands_are_exactly_those_that_fit() -> None:
    """Every hand in the lists fits every number as it was heard, and the real ones are among them. A hand that is left
    out contradicts a heard or seen fact."""
    match = to_round(dealt(), 4)
    view = match.view(0)
    lists = possible(view)
    assert set(lists) == {1, 2, 3}
    for seat, hands in lists.items():
        assert mask(match.state.hands[seat]) in hands
        for hand in hands[::97]:
            held = letters(hand)
            assert len(held) == 5 and not set(held) & {*view.hand, *view.turned}
            assert all(number(s.word, held) == s.number for s in view.spoken if s.about == seat)


def test_a_clue_sent_back_tells_that_it_had_a_letter() -> None:
    """HK-62, HK-Q12: fair to use; about a question sent back nothing is known."""
    match = dealt(start=1)
    do(match, 1, "withdraw", word="BYWWW", against=(0, 2, 3))
    lists = possible(match.view(0))
    assert all(hand & mask("BYW") for hand in lists[1])
    assert any(not hand & mask("BYW") for hand in lists[2])
    assert fit((mask("BCDEF"), mask("CDEFH")), known_facts(match.view(0), 1)[0]) == (mask("BCDEF"),)


def test_own_and_others_open_cards_are_counted() -> None:
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "R")
    view = match.view(2)
    lists = possible(view)
    assert all(hand & mask("G") for hand in lists[0])
    assert not any(hand & mask("G") for hand in lists[1])
    assert all(hand & mask("R") for hand in possible(match.view(0))[1])


def test_at_the_end_there_is_nothing_left_to_imagine() -> None:
    match = to_guesses(dealt(3), 6)
    guess_all(match)
    for seat in range(3):
        do(match, seat, "hands", letters=tuple(None if other == seat else tuple("ABCDEFG") for other in range(3)))
    twin = GAME.imagine(match.view(0), match.heard(0), Random(1))
    assert twin.hands == match.state.hands and twin.hooky == match.state.hooky
    assert GAME.end(twin) == match.end()
