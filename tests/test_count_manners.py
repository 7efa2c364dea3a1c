"""The counter of offences against manners finds planted ones, and none in usual play. No game makes its computer
players choose an offence."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import Heard
from engine.core.levels import RANDOM
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.shapes import Number, One
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.rook.bots import choice as rook_choice
from engine.games.rook.bots.counting import know as rook_know
from engine.games.spooks.bots import thinking as spooks_thinking
from engine.games.spooks.bots.counting import know as spooks_know
from engine.games.spooks.bots.levels import FAIR, GENTLE
from engine.games.word_porters.bots import thinking as porters_thinking
from engine.headless.playout import LevelBots
from tests.deals import do
from tests.games.hookie_mookie import tables as hookie
from tests.games.hooky import tables as hooky
from tests.games.rook.spots import cards as rook_cards
from tests.games.rook.spots import spot
from tests.games.spooks import tables as spooks
from tests.games.word_porters import tables as porters
from tools import count_manners
from tools.count_manners import OFFENCES, counted, temptations


def offences(view, verb: str, game: str = "rook", heard: Heard = (), **args) -> list[str]:
    return list(count_manners.offences(game, view, heard, Step(view.viewer, verb, tuple(args.items()))))


@pytest.mark.parametrize(
    ("trick", "card", "often"),
    [
        ("1 green-14, 2 green-8, 3 green-7", "green-10", 1),
        ("3 green-14", "green-10", 1),
        ("1 green-14, 2 green-8, 3 green-7", "green-6", 0),
        ("1 green-8, 2 green-14, 3 green-7", "green-10", 0),
        ("3 green-8", "green-10", 0),
        ("2 green-8, 3 green-12", "green-10", 1),
        ("2 green-8, 3 green-9", "green-10", 0),
    ],
)
def test_a_wasted_counter_is_counted(trick: str, card: str, often: int) -> None:
    """As the last card, under a 14, or after the partner; not in a trick that it takes."""
    view, _ = spot("green 6 10 11, yellow 7 8 9, black 7 8 9", trick)
    assert len(offences(view, "play", card=card)) == often


@pytest.mark.parametrize(
    ("hand", "card", "often"),
    [
        ("red 5 7, black 10 13", "red-5", 1),
        ("red 5 7, black 10 13", "black-10", 0),
        ("red 7, black 7 10", "black-10", 1),
        ("red 5 12 13", "red-5", 0),
    ],
)
def test_under_a_higher_trump_a_low_card_of_the_counters_colour_or_another_side_card_is_better(
    hand: str, card: str, often: int
) -> None:
    view, _ = spot(hand, "1 green-12, 2 green-10, 3 rook")
    assert len(offences(view, "play", card=card)) == often


@pytest.mark.parametrize(
    ("trick", "card", "often"),
    [
        ("1 green-9, 2 green-14, 3 green-8", "red-6", 1),
        ("1 green-9, 2 green-14, 3 green-8", "rook", 1),
        ("1 green-9, 2 green-14, 3 green-8", "black-7", 0),
        ("1 green-14, 2 green-9, 3 green-8", "red-6", 0),
        ("2 green-14, 3 green-8", "red-6", 0),
    ],
)
def test_a_trump_on_the_partners_trick_is_counted(trick: str, card: str, often: int) -> None:
    view, _ = spot("red 6, black 7, rook", trick)
    assert len(offences(view, "play", card=card)) == often


@pytest.mark.parametrize(("bids", "often"), [(((1, None), (2, 70), (3, None)), 1), (((1, None), (2, 70)), 0)])
def test_a_raise_over_a_partner_who_has_won_is_counted(bids: tuple[tuple[int, int | None], ...], often: int) -> None:
    view, _ = spot("green 6 10 11, yellow 7 8 9, black 7 8 9", phase="auction", trump=None, bidder=2, bids=bids)
    assert len(offences(view, "bid", amount=75)) == often


@pytest.mark.parametrize(("word", "of", "often"), [("BEFRY", 1, 1), ("BEFRA", 1, 0), ("BEFRY", 2, 0)])
def test_a_look_at_a_known_hand_is_counted(word: str, of: int, often: int) -> None:
    match = hooky.to_round(hooky.dealt(), 2)
    hooky.ask(match, 1, word)
    assert len(offences(match.view(0), "reveal", "hooky", card="G", of=of)) == often


@pytest.mark.parametrize(
    ("hands", "often"),
    [
        ((None, "BEFRY", "ALNPV", "IOQUX"), 0),
        ((None, "BEFRY", "ALNPB", "IOQUX"), 1),
        ((None, "BEFRJ", "ALNPV", "IOQUX"), 1),
        ((None, "BEFRG", "ALNPV", "IOQUX"), 1),
        ((None, "BEFRW", "ALNPV", "IOQUX"), 1),
        ((None, "BEFRG", "ALNPV", "IOGUX"), 2),
    ],
)
def test_an_impossible_answer_at_the_end_is_counted(hands: tuple[str | None, ...], often: int) -> None:
    """Another player's letter, a missing one, an own one and one of the Playground, in any order of the answers."""
    missing, named = ("D", "J", "M"), tuple(cards and tuple(cards) for cards in hands)
    match = hooky.to_guesses(hooky.dealt(), 6)
    do(match, 0, "guess", letters=missing)
    assert len(offences(match.view(0), "hands", "hooky", letters=named)) == often
    match = hooky.to_guesses(hooky.dealt(), 6)
    do(match, 0, "hands", letters=named)
    assert len(offences(match.view(0), "guess", "hooky", letters=missing)) == often


def test_naming_a_shown_letter_elsewhere_is_counted() -> None:
    match = hooky.to_round(hooky.dealt(), 2)
    hooky.dull_turn(match)
    hooky.reveal(match, "B", 0, "G")
    match = hooky.to_guesses(match, 6)
    assert len(offences(match.view(0), "guess", "hooky", letters=("B", "D", "J"))) == 1
    assert not offences(match.view(0), "guess", "hooky", letters=("D", "J", "M"))
    assert not offences(match.view(0), "hands", "hooky", letters=(None, tuple("BEFRY"), tuple("ALNPV"), tuple("IOQUX")))


@pytest.mark.parametrize(
    ("hands", "top", "phase", "often"),
    [
        (("cat, bone 3", "bat 4 5 6"), None, "lead", 1),
        (("cat", "bat 4 5 6"), None, "lead", 0),
        (("cat, bone 3", "bat 4 5"), None, "lead", 0),
        (("cat, bone 3", "bat 4 5 6"), "spider-6", "blue", 1),
        (("cat, bone 3", "bat 4 5 6"), "bone-6", "red", 1),
        (("cat, spook 4", "bat 4 5 6"), "bone-6", "red", 0),
    ],
)
def test_a_cat_in_the_first_round_is_counted(hands: tuple[str, ...], top: str | None, phase: str, often: int) -> None:
    """Not as the last card, not to stop a player, and not if red must be answered by it; passing was allowed."""
    match = spooks.on(*hands, "spook 7 8 9", top=top, actor=1, phase=phase)
    assert len(offences(match.view(0), "play", "spooks", card="cat")) == often
    assert not offences(match.view(0), "play", "spooks", card="bone-3")


def test_a_cat_in_the_second_round_is_counted_only_if_it_is_not_laid_or_given() -> None:
    match = spooks.on("cat, bone 3, spider 1", "bat 4 5 6, bone 8", "spook 7 8 9", phase="lead")
    view = match.view(0)
    assert len(offences(view, "lay", "spooks", card="cat")) == len(offences(view, "give", "spooks", card="cat")) == 1
    spooks.play(match, "bone-3", "bone-8")
    assert not offences(match.view(0), "play", "spooks", card="cat")


@pytest.mark.parametrize(
    ("flips", "card", "often"),
    [
        ([(1, "jack c", "7 c")], "10-clubs", 1),
        ([(1, "jack c", "7 c")], "7-hearts", 0),
        ([(1, "jack c", "9 c")], "10-clubs", 0),
        ([], "10-clubs", 0),
    ],
)
def test_not_answering_a_card_that_was_just_shown_is_counted(flips: list, card: str, often: int) -> None:
    """By seat 0, which holds a seven and calls seat 1."""
    hands = ("7 h, 10 c, king c", "2 d, 7 c, 9 c", "jack c, 3 d")
    match = hookie.table(*hands, deck="4 cdhs, 6 cdhs", turn=2 if flips else 0)
    for flip in flips:
        hookie.hookie(match, *flip)
    do(match, 0, "hookie", partner=1)
    assert len(offences(match.view(0), "offer", "hookie_mookie", match.heard(0), card=card)) == often
    assert not offences(match.view(1), "offer", "hookie_mookie", match.heard(1), card="2-diamonds")


@pytest.mark.parametrize(
    ("hand", "sets", "often"), [("7 cdh", {}, 1), ("7 cd", {}, 0), ("7 c", {"7": "7 hs"}, 1), ("7 cdh, 8 c", {}, 0)]
)
def test_holding_a_hand_that_could_go_out_is_counted(hand: str, sets: dict[str, str], often: int) -> None:
    match = hookie.table(hand, "king c, queen d", sets=sets)
    assert len(offences(match.view(0), "hookie", "hookie_mookie", partner=1)) == often
    assert not offences(match.view(0), "lay", "hookie_mookie")


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first hint contradicts the first word, the second one suits it; nothing is known of the others."""
    told = {("Word 1a", "hint 1"): -2.0, ("Word 1a", "hint 2"): 2.0, ("Word 2b", "hint 1"): 2.0}
    monkeypatch.setattr(count_manners, "fit", lambda word, hint: told.get((word, hint), 0.0))


@pytest.mark.usefixtures("marks")
def test_choosing_the_opposite_of_a_word_is_counted_while_another_is_free() -> None:
    match = porters.laid(3)
    porters.identities(match, (1, 2, 3))
    first, second, third = (hint.card for hint in match.view(0).row[:3])
    found = [offences(match.view(0), "place", "word_porters", hint=hint) for hint in (first, second, third)]
    assert [len(each) for each in found] == [1, 0, 0]
    porters.place(match, third, second)
    assert not offences(match.view(2), "place", "word_porters", hint=first)


@pytest.mark.usefixtures("marks")
@pytest.mark.parametrize(
    ("tiles", "often"), [((1, 4, None), 1), ((2, 4, None), 0), ((4, 1, None), 0), ((1, 2, None), 0)]
)
def test_a_guess_against_all_tokens_is_counted(tiles: tuple[int | None, ...], often: int) -> None:
    """Seat 0 went to the first hint. The second word, which suits it, is left, or given to seat 1."""
    match = porters.laid(3)
    porters.identities(match, (1, 2, 3))
    porters.place(match, 0)
    assert len(offences(match.view(2), "vote", "word_porters", tiles=tiles)) == often


@pytest.mark.parametrize("game", OFFENCES)
def test_random_players_have_no_manners(game: str) -> None:
    hands = 2 if game == "hooky" else 10
    count = counted(game, [RANDOM], hands, 0)
    assert count.hands >= hands and count.found[RANDOM].total()


def test_a_counted_level_need_not_play() -> None:
    """All levels are asked the same questions; a level that plays is judged by its play, alone or not. In Hooky the
    answers of a level that does not play must fit each other, not the answers of the player."""
    for game in ("rook", "hooky"):
        count = counted(game, ["fair", RANDOM], 1, 0, RANDOM)
        assert count.found[RANDOM] == counted(game, [RANDOM], 1, 0).found[RANDOM]
        assert count.found[RANDOM].total() and not count.found["fair"]
    count = counted("hooky", ["gentle", RANDOM], 1, 0)
    assert count.found[RANDOM]["names a letter at two places"] and not count.found["gentle"]


def test_no_level_is_counted_without_a_choice() -> None:
    bid, pass_ = Prompt(0, "bid", Number(75, 80, 5), "amount"), Prompt(0, "pass")
    won = spot("green 6", phase="auction", trump=None, bidder=2, bids=((1, None), (2, 70), (3, None)))
    assert temptations("rook", *won, (bid, pass_)) == {"bid"}
    assert not temptations("rook", *won, (bid,)) and not temptations("rook", *won, (pass_,))
    for hand, tempted in (("green 6 10", {"play"}), ("green 10", set()), ("green 6", set())):
        options = tuple((("card", card),) for card in rook_cards(hand))
        assert temptations("rook", *spot(hand, "3 green-14"), (Prompt(0, "play", One(options)),)) == tempted


def _left_by_rook(view: Any, heard: Heard, prompts: Sequence[Prompt]) -> Iterable[Step]:
    for memory in (1, 99):
        for card in rook_choice.sensible_cards(rook_know(view, heard, memory)):
            yield Step(view.viewer, "play", (("card", card),))


def _left_by_spooks(view: Any, heard: Heard, prompts: Sequence[Prompt]) -> Iterable[Step]:
    for level in (GENTLE, FAIR):
        known = spooks_know(view, heard, level)
        choices = spooks_thinking.weighed(view, known, prompts)
        yield from (choice.step for choice in spooks_thinking.patient(view, known, choices))


def _left_by_word_porters(view: Any, heard: Heard, prompts: Sequence[Prompt]) -> Iterable[Step]:
    prices = porters_thinking.open_cards(view, view.placings, view.viewer)
    return [Step(view.viewer, "place", (("hint", card),)) for card in porters_thinking.sensible_cards(view, prices)]


@pytest.mark.parametrize(
    ("game", "verbs", "left", "deals"),
    [
        ("rook", {"play"}, _left_by_rook, 10),
        ("spooks", {"play", "lay", "give"}, _left_by_spooks, 60),
        ("word_porters", {"place"}, _left_by_word_porters, 20),
    ],
    ids=["rook", "spooks", "word_porters"],
)
def test_the_remaining_choices_are_never_laughable(
    game: str, verbs: set[str], left: Callable[..., Iterable[Step]], deals: int
) -> None:
    """Checked among random players, who come to unusual positions. A choice always remains."""
    found, questions = GAMES[game], 0
    for deal in range(deals):
        match = Match(found, found.setup("classic" if game == "rook" else found.variants[0].name, 4, {}))
        dealer, bots = SeededDealer(deal), LevelBots(deal, (RANDOM,) * 4)
        while not match.over:
            match.deal(dealer)
            for seat in match.waiting()[:1]:
                asked = match.view(seat), match.heard(seat), match.prompts_of(seat)
                if temptations(game, *asked) & verbs:
                    steps = list(left(*asked))
                    assert steps and not [step for step in steps if any(count_manners.offences(game, *asked[:2], step))]
                    questions += 1
                match.submit(bots.step(match, seat))
    assert questions > 30


HANDS = {"hooky": 1, "hookie_mookie": 50, "word_porters": 10}
"""Hands of a game whose hands take long, or seldom tempt; 30 of others."""


@pytest.mark.parametrize("game", OFFENCES)
def test_quick_levels_mind_their_manners(game: str) -> None:
    count = counted(game, ["gentle", "fair"], HANDS.get(game, 30), 0)
    assert count.tempted and not count.found["gentle"] and not count.found["fair"]
