"""`honour` in random matches full of reneges, wrong nests and calls. Each step is checked against a slow reading of the
clauses that knows only the events."""

from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import Event
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.sampling import any_some, any_value
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.core.steps import Step, Value
from engine.games.rook import events as told
from tests.deals import calls, new_match, playable

Call = tuple[str, int, int]
"""Fault, seat called and trick (0 for the nest and talk)."""


def answer(match: Match, rng: Random) -> Step:
    """Any step: sometimes a call; a nest that is mostly of the right size."""
    prompts = match.prompts()
    calls = [prompt for prompt in prompts if prompt.interrupts]
    asked = [prompt for prompt in prompts if not prompt.interrupts]
    prompt = rng.choice(calls if calls and rng.random() < 0.1 else asked)
    return prompt.answer(_value(match, prompt, rng))


def _value(match: Match, prompt: Prompt, rng: Random) -> Value:
    if not isinstance(prompt.shape, Some):
        return any_value(prompt.shape, rng)
    right = match.state.ruleset.nest_size
    size = right if rng.random() < 0.6 else rng.choice(prompt.shape.sizes)
    return any_some(prompt.shape, size - len(prompt.shape.must), rng)


class Slow:
    """One hand, kept as plain lists: cards held, cards played, calls made."""

    def __init__(self, dealt: told.HandDealt) -> None:
        self.hands = [set(hand or ()) for hand in dealt.hands]
        self.nest: set[str] = set()
        self.plays: list[tuple[Seat, str, int, bool]] = []  # seat, card, trick, whether it was a renege
        self.looked: set[tuple[Seat, int, str]] = set()
        self.talked: set[Seat] = set()
        self.agreed: set[Seat] = set()
        self.bidder: Seat | None = None
        self.trump = ""
        self.laid = self.nest_called = self.mending = False

    def suit(self, card: str) -> str:
        return self.trump if card == "rook" else card.split("-")[0]

    def may_play(self, seat: Seat, first: str | None) -> set[str]:
        """RK-47 and RK-50 to RK-57, slowly."""
        hand = self.hands[seat]
        if first is None:
            return set(hand)
        follow = {card for card in hand if self.suit(card) == self.suit(first)}
        if not follow:
            return set(hand)
        return follow | (hand & {"rook"})

    def first(self, trick: int) -> str | None:
        return next((card for _, card, number, _ in self.plays if number == trick), None)

    def see(self, event: Event) -> None:
        match event:
            case told.NestTaken(seat=seat, cards=cards):
                self.hands[seat] |= set(cards or ())
                self.bidder = seat
            case told.NestLaid(seat=seat, cards=cards):
                self.hands[seat] = (self.hands[seat] | self.nest) - set(cards or ())
                self.nest, self.laid = set(cards or ()), True
            case told.TrumpNamed(color=color):
                self.trump = color
            case told.CardPlayed(seat=seat, card=card, trick=trick):
                renege = card not in self.may_play(seat, self.first(trick))
                assert not (renege and self.mending)  # RK-100
                self.mending = False
                self.hands[seat].remove(card)
                self.plays.append((seat, card, trick, renege))
            case told.RenegeCalled(seat=seat, trick=trick, card=card, true=true):
                assert (seat, card, trick, true) in self.plays  # RK-96
                if not true:
                    self.looked.add((seat, trick, card))
            case told.CardsTakenBack(plays=plays):
                for seat, card, trick in plays:
                    self.plays = [play for play in self.plays if play[:3] != (seat, card, trick)]
                    self.hands[seat].add(card)
                self.agreed, self.mending = set(), True
            case told.NestCalled():
                self.nest_called = True
            case told.TalkCalled(by=by):
                self.talked.add(by)
            case told.CountAgreed(seat=seat):
                self.agreed.add(seat)

    def complete(self, players: int) -> int:
        return len(self.plays) // players

    def may_call(self, by: Seat, match: Match) -> set[Call]:
        """RK-92 to RK-97, RK-107, RK-112 for one seat."""
        ruleset = match.state.ruleset
        if by in self.agreed:
            return set()
        found: set[Call] = set()
        opponents = set(ruleset.opponents(by))
        for seat, card, trick, renege in self.plays:
            lead = self.first(trick)
            if card in (lead, "rook") or self.suit(card) == self.suit(str(lead)) or (seat, trick, card) in self.looked:
                continue
            in_time = self.complete(ruleset.players) < trick + 1
            if seat in opponents or (seat == by and renege and in_time):
                found.add(("renege", seat, trick))
        over = self.complete(ruleset.players) == ruleset.hand_size
        if self.laid and not over and not self.nest_called and self.bidder in opponents:
            found.add(("nest", self.bidder, 0))
        if ruleset.variant == "classic" and by not in self.talked:
            found |= {("talk", seat, 0) for seat in opponents}
        return found


def offered(match: Match, by: Seat) -> set[Call]:
    found: set[Call] = set()
    for fault in ("renege", "nest", "talk"):
        for seat, *trick in calls(match, by, fault):
            assert isinstance(seat, int)
            found.add((fault, seat, int(str(trick[0])) if trick else 0))
    return found


@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("classic_individual", 5), ("classic_individual", 6)])
@pytest.mark.parametrize("seed", range(8))
def test_honour_offers_exactly_what_the_clauses_allow(variant: str, players: int, seed: int) -> None:
    """RK-90 to RK-116: calls, playable cards, hands and totals after every step of a stormy match."""
    match, rng, dealer = new_match(variant, players, enforcement="honour"), Random(seed), SeededDealer(seed)
    slow, seen, totals = None, 0, [0] * len(match.state.totals)
    while not match.over and len(match.steps) < 250:
        if not match.deal(dealer):
            match.submit(answer(match, rng))
        for event in match.events[seen:]:
            if isinstance(event, told.HandDealt):
                slow = Slow(event)
            elif isinstance(event, told.HandCounted | told.HandThrownIn):
                slow = None
            elif slow:
                slow.see(event)
            _write_down(totals, event)
        seen = len(match.events)
        assert list(match.state.totals) == totals
        if slow and match.view("public").phase not in ("vote", "repair"):
            assert [slow.may_call(seat, match) for seat in range(players)] == [
                offered(match, s) for s in range(players)
            ]
            assert [set(hand) for hand in match.state.live().hands] == slow.hands
            _compare_turn(match, slow)
        elif slow:
            assert not any(offered(match, seat) for seat in range(players))


def _write_down(totals: list[int], event: Event) -> None:
    """RK-114: fines at once; RK-67 to RK-79 and RK-102 to RK-104: the scores of a hand when it has been counted."""
    if isinstance(event, told.PenaltyWritten):
        totals[event.side] -= 40
    if isinstance(event, told.HandCounted):
        result = event.result
        for side, score in enumerate(result.scores):
            totals[side] += score
        if result.stopped_by is None:
            assert sum(result.taken) in (100, 120)  # RK-78


def _compare_turn(match: Match, slow: Slow) -> None:
    if match.state.phase != "play":
        return
    turn = match.waiting()[0]
    trick = slow.complete(match.setup.players) + 1
    expected = slow.may_play(turn, slow.first(trick)) if slow.mending else slow.hands[turn]
    assert playable(match) == expected


def test_the_random_matches_have_all_kinds_of_faults() -> None:
    """They have late and mended reneges, wrong nests, empty hands and votes (RK-90)."""
    kinds: set[str] = set()
    for seed in range(8):
        match, rng, dealer = new_match("classic", enforcement="honour"), Random(seed), SeededDealer(seed)
        while not match.over and len(match.steps) < 250:
            if not match.deal(dealer):
                match.submit(answer(match, rng))
        kinds |= {type(event).__name__ for event in match.events}
    assert {"CardsTakenBack", "HandStopped", "HandRanOut", "NestCalled", "VotesOpened", "ReviewBegan"} <= kinds
