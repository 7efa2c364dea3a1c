"""The fast core of the stronger computer players: bit sets, rule of thumb and worlds agree with the rules."""

from itertools import product
from random import Random

import pytest

from engine.bots.bitsets import each_bit
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.rook.bots import search
from engine.games.rook.bots.counting import POINTS, beats, know
from engine.games.rook.bots.playing_out import choose, color_led, play_out, takes
from engine.games.rook.bots.position import COLOR_MASKS, NO_BIDDER, Position, bits, mask, points, position_of, words
from engine.games.rook.bots.search import LEAST, distinct, likelihood, past_of, searched, world, worth
from engine.games.rook.cards import COLORS, PACK, ROOK, suit
from engine.games.rook.events import HandCounted
from engine.games.rook.options import POINTS_PER_STAR
from tests.games.rook.spots import spot

TABLES = [
    ("beginner", 4),
    ("intermediate", 4),
    ("classic", 4),
    ("classic_individual", 5),
    ("classic_individual", 6),
]


def cards_of(cards, trump):
    """A set as cards, in the order of the bits."""
    return tuple(words(trump)[bit] for bit in each_bit(cards))


def in_play(variant, players, seed):
    """A match in which fair seats have bid and laid the nest, and a seat is to play a card."""
    match = Match(GAMES["rook"], GAMES["rook"].setup(variant, players, {}))
    dealer = SeededDealer(seed)
    match.deal(dealer)
    while match.view(0).phase != "play":
        ask(match, "fair")
        match.deal(dealer)
    return match


def ask(match, level):
    seat = match.waiting()[0]
    return match.submit(match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), level, seat))


def position(match):
    seat = match.waiting()[0]
    view, heard = match.view(seat), match.heard(seat)
    return position_of(view, heard, know(view, heard, 99))


def by_thumb(found: Position):
    """The rule of thumb's card in a position, from its cards only."""
    led = best = table = 0
    holder = found.leader
    players = len(found.sides)
    for place, card in enumerate(found.trick):
        seat = (found.leader + place) % players
        if not place:
            led, best = color_led(card, found.trumps), card
        elif takes(card, best, led, found.trumps):
            best, holder = card, seat
        table += points(card)
    side = found.sides[found.seat]
    later = [(found.seat + by) % players for by in range(1, players - len(found.trick))]
    behind = sum(found.sides[seat] != side for seat in later)
    unseen = found.deck & ~found.gone & ~found.own
    if not found.own & found.own - 1:
        return found.own
    ally = found.sides[holder] == side
    return choose(found.own, found.trumps, led, best, ally, table, behind, unseen, side == found.attackers)


@pytest.mark.parametrize("trump", COLORS)
def test_a_mask_is_a_set_of_cards(trump):
    pack = (*PACK, ROOK)
    assert {card: points(bit) for card, bit in bits(trump).items()} == {card: POINTS[card] for card in pack}
    assert sorted(cards_of(mask(pack, trump), trump)) == sorted(pack)
    assert all(words(trump)[bits(trump)[card]] == card for card in pack)


@pytest.mark.parametrize("trump", COLORS)
def test_masks_know_the_same_winner_as_cards(trump):
    """RK-59 to RK-62."""
    pack, place = (*PACK, ROOK), bits(trump)
    for card, top in product(pack, pack):
        if card != top:
            led = COLOR_MASKS[COLORS.index(suit(top, trump))]
            assert takes(place[card], place[top], led, place[ROOK] | COLOR_MASKS[COLORS.index(trump)]) == beats(
                card, top, trump
            )


@pytest.mark.parametrize(("variant", "players"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_a_hand_played_out_ends_as_the_engine_ends_it(variant, players, seed):
    """Every card of a hand, played out on the true cards, takes the points that the engine counts in the end."""
    match = in_play(variant, players, seed)
    unit = 1 if variant.startswith("classic") else POINTS_PER_STAR
    events = []
    promised = []
    while not any(isinstance(event, HandCounted) for event in events):
        found = position(match)
        state = match.state.hand
        trump = state.trump
        hands = [mask(hand, trump) for hand in state.hands]
        card = by_thumb(found)
        promised.append(tuple(play_out(found, hands.copy(), card, mask(state.nest, trump))))
        events = match.submit(Step(found.seat, "play", (("card", words(trump)[card]),)))
    (counted,) = [event.result for event in events if isinstance(event, HandCounted)]
    assert set(promised) == {tuple(taken * unit for taken in counted.taken)}
    lead = worth(found, promised[-1])
    scores = [score * unit for score in counted.scores]
    mine = scores.pop(found.sides[found.seat])
    assert lead == pytest.approx(mine - sum(scores) / len(scores))


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_world_contradicts_no_known_fact(variant, players):
    match, rng = in_play(variant, players, 3), Random(5)
    for _ in range(players * 4 + 2):
        ask(match, "random")
    found = position(match)
    hidden = found.hidden
    for _ in range(40):
        hands, buried = world(hidden, rng)
        assert tuple(hand.bit_count() for hand in hands) == hidden.sizes
        assert buried.bit_count() == hidden.buried
        assert sum(hands) + buried == hidden.pool
        assert not any(hand & void for hand, void in zip(hands, hidden.voids, strict=True))


def test_the_bidder_keeps_more_trumps_than_its_share():
    match, rng = in_play("classic", 4, 6), Random(5)
    found = position(match)
    hidden = found.hidden
    assert hidden.bidder not in (NO_BIDDER, found.seat)
    held = [0] * 4
    for _ in range(300):
        hands, _ = world(hidden, rng)
        for seat, hand in enumerate(hands):
            held[seat] += (hand & found.trumps).bit_count()
    others = [count for seat, count in enumerate(held) if seat not in (hidden.bidder, found.seat)]
    assert held[hidden.bidder] > 1.5 * max(others)


def test_there_is_no_world_for_impossible_cards():
    match = in_play("classic", 4, 6)
    view, heard = match.view(match.waiting()[0]), match.heard(match.waiting()[0])
    known = know(view, heard, 99)
    everywhere = frozenset((seat, color) for seat in range(4) for color in COLORS)
    impossible = type(known)(**{name: getattr(known, name) for name in known.__slots__} | {"voids": everywhere})
    assert searched(view, heard, impossible, 3, Random(1)) is None


def test_equally_good_cards_are_tried_once():
    view, heard = spot("green 6 7 8 9 10 14, red 5 6", past=("1 green-11, 2 green-12, 3 green-13, 0 green-5",))
    found = position_of(view, heard, know(view, heard, 99))
    tried = distinct(found, sorted(each_bit(found.own)))
    # 6 to 9 are one run; the 10 counts; 11 to 13 are gone, but the 14 counts as much as the 10: one run with it.
    assert cards_of(sum(tried), "red") == ("green-9", "green-14", "red-5", "red-6")


def test_cards_that_fall_behind_are_tried_in_fewer_worlds(monkeypatch):
    tried = []

    def counted(place, hands, card, nest):
        tried.append(card)
        return play_out(place, hands, card, nest)

    monkeypatch.setattr(search, "play_out", counted)
    hand = "green 6 9, yellow 7 8 9, black 7 8 9, rook"
    view, heard = spot(hand, "1 green-14, 2 green-10, 3 green-5", bidder=1)
    found = searched(view, heard, know(view, heard, 99), 600, Random(1))
    assert max(found, key=found.get) == "rook"
    assert len(tried) == len(found) * search.HEAT


def test_every_card_is_tried_in_the_same_worlds():
    view, heard = spot("green 6 14, yellow 7 10 12, red 8, black 6 8 9", bidder=2)
    known = know(view, heard, 99)
    found = searched(view, heard, known, 30, Random(3))
    position = position_of(view, heard, known)
    rng, past = Random(3), past_of(position, heard, "red")
    sums, weights = dict.fromkeys(found, 0.0), 0.0
    for _ in range(30):
        hands, buried = world(position.hidden, rng)
        weight = likelihood(position, past, hands)
        hands[position.seat] = position.own
        weights += weight
        for card in sums:
            sums[card] += weight * worth(position, play_out(position, hands.copy(), bits("red")[card], buried))
    assert found == pytest.approx({card: total / weights for card, total in sums.items()})


def test_a_world_that_explains_the_play_weighs_more():
    # Seat 2 gave the ten to the enemy's 14. In a world where the ten was its only card of the colour it had no choice.
    view, heard = spot("red 5 6 7", trick="1 green-14, 2 green-10", seat=3, bidder=3)
    known = know(view, heard, 99)
    found = position_of(view, heard, known)
    past = past_of(found, heard, "red")
    assert [cards_of(play.card, "red") for play in past] == [("green-14",), ("green-10",)]
    plain = likelihood(found, past, [0, mask(("black-6",), "red"), mask(("yellow-6",), "red"), 0])
    strange = likelihood(found, past, [0, mask(("black-6",), "red"), mask(("green-6",), "red"), 0])
    assert LEAST <= strange < plain <= 1


def test_the_weight_of_a_world_never_vanishes():
    match = in_play("classic", 4, 9)
    for _ in range(26):
        ask(match, "random")
    found = position(match)
    seat = found.seat
    past = past_of(found, match.heard(seat), match.view(seat).trump)
    rng = Random(2)
    assert all(LEAST <= likelihood(found, past, world(found.hidden, rng)[0]) <= 1 for _ in range(30))
