"""What comes of a call in `honour`: reneges mended or punished (RK-96 to RK-105), the nest counted (RK-107), table talk
voted on (RK-113). The program knows the hands and tells the truth."""

from dataclasses import replace

from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games.rook.cards import sort_hand
from engine.games.rook.events import (
    CardsTakenBack,
    HandStopped,
    NestCalled,
    RenegeCalled,
    TalkCalled,
    VoteSealed,
    VotesOpened,
)
from engine.games.rook.honour import in_time
from engine.games.rook.nest import fine, fine_nest, wrong_nest
from engine.games.rook.scoring import count
from engine.games.rook.state import Hand, Outcome, Spot, State, Vote, swapped, with_hand


def call(state: State, step: Step) -> Outcome:
    """One of the three calls; the prompts have seen to it that the caller may make it."""
    seat, by = step.arg("seat"), step.by
    assert isinstance(by, int) and isinstance(seat, int)
    match step.arg("fault"):
        case "renege":
            trick = step.arg("trick")
            assert isinstance(trick, int)
            return _call_renege(state, by, (seat, trick))
        case "nest":
            return _call_nest(state, by, seat)
        case _:
            return _call_talk(state, by, seat)


def _call_renege(state: State, by: Seat, spot: Spot) -> Outcome:
    hand = state.live()
    honour = hand.honour
    assert honour is not None
    seat, trick = spot
    plays = hand.tricks[trick - 1].plays if trick <= len(hand.tricks) else hand.trick
    card = dict(plays)[seat]
    true = spot in honour.reneges
    late = true and not in_time(hand, trick)
    called = RenegeCalled(by, seat, trick, card, true, late)
    if not true:
        cleared = tuple(sorted((*honour.cleared, (seat, trick, card))))
        return with_hand(state, replace(hand, honour=replace(honour, cleared=cleared))), (called,)
    if late:
        stopped, events = count(state, stopped_by=seat)
        return stopped, (called, HandStopped(seat), *events)
    mended, taken_back = take_back(hand, spot)
    return with_hand(state, mended, "play"), (called, taken_back)


def take_back(hand: Hand, spot: Spot) -> tuple[Hand, CardsTakenBack]:
    """RK-99: the card and every card played after it go home and that seat plays again, by the rules (RK-100).

    Agreements to the count are void (RK-Q49). Everything that was called or fined stays (RK-101): a card that was
    looked into cannot be called again in that trick; another card played there has been looked into by nobody.
    """
    honour = hand.honour
    assert honour is not None
    seat, number = spot
    tricks = [*(trick.plays for trick in hand.tricks), hand.trick]
    place = [player for player, _ in tricks[number - 1]].index(seat)
    kept = tricks[number - 1][:place]
    undone = [(player, card, number) for player, card in tricks[number - 1][place:]]
    for later, plays in enumerate(tricks[number:], number + 1):
        undone += [(player, card, later) for player, card in plays]
    hands = hand.hands
    for player, card, _ in undone:
        hands = swapped(hands, player, sort_hand((*hands[player], card)))
    gone = {(player, trick) for player, _, trick in undone}
    mended = replace(
        hand,
        hands=hands,
        turn=seat,
        trick=kept,
        tricks=hand.tricks[: number - 1],
        honour=replace(
            honour,
            reneges=tuple(spot for spot in honour.reneges if spot not in gone),
            agreed=(),
            enforced=True,
        ),
    )
    latest = mended.tricks[-1] if mended.tricks else None
    return mended, CardsTakenBack(tuple(undone), seat, latest)


def _call_nest(state: State, by: Seat, bidder: Seat) -> Outcome:
    hand = state.live()
    assert hand.honour is not None
    wrong = wrong_nest(state.terms, hand)
    called = with_hand(state, replace(hand, honour=replace(hand.honour, nest_called=True)))
    event = NestCalled(by, bidder, wrong)
    if not wrong:
        return called, (event,)
    fined, events = fine_nest(called)
    return fined, (event, *events)


def _call_talk(state: State, by: Seat, seat: Seat) -> Outcome:
    """The partner of the caller and the partner of the called seat vote (RK-Q59)."""
    hand = state.live()
    assert hand.honour is not None
    first, second = (voter for voter in range(state.terms.players) if voter not in (by, seat))
    vote = Vote(by, seat, (first, second))
    talkers = tuple(sorted((*hand.honour.talkers, by)))
    after = with_hand(state, replace(hand, honour=replace(hand.honour, talkers=talkers, vote=vote)))
    return after, (TalkCalled(by, seat, vote.voters),)


def vote_prompts(vote: Vote) -> tuple[Prompt, ...]:
    """Each voter once, in any order, in secret."""
    voted = {seat for seat, _ in vote.votes}
    options = ((("uphold", True),), (("uphold", False),))
    return tuple(Prompt(seat, "vote", One(options), secret=True) for seat in vote.voters if seat not in voted)


def cast_vote(state: State, step: Step) -> Outcome:
    """The second vote settles it: 40 points only if both say yes (RK-113)."""
    hand, seat, uphold = state.live(), step.by, step.arg("uphold")
    assert hand.honour is not None and hand.honour.vote is not None
    assert isinstance(seat, int) and isinstance(uphold, bool)
    vote = hand.honour.vote
    votes = tuple(sorted((*vote.votes, (seat, uphold))))
    sealed = VoteSealed(seat, uphold)
    if len(votes) < len(vote.voters):
        pending = replace(vote, votes=votes)
        return with_hand(state, replace(hand, honour=replace(hand.honour, vote=pending))), (sealed,)
    upheld = all(said for _, said in votes)
    settled = with_hand(state, replace(hand, honour=replace(hand.honour, vote=None)))
    opened = VotesOpened(votes, upheld)
    if not upheld:
        return settled, (sealed, opened)
    fined, event = fine(settled, state.terms.side_of[vote.seat], "talk")
    return fined, (sealed, opened, event)
