"""`honour`: any card may be confirmed, and the players watch the rules themselves (RK-90).

Here are the judgement of a play, the calls open to each seat, and the review. Then the results of a call: reneges
mended or punished (RK-96 to RK-105), the nest counted (RK-107), table talk voted on (RK-113). For these the program
knows the hands and tells the truth.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.prompts import Prompt
from engine.core.seats import Seat, at_seat
from engine.core.shapes import One
from engine.core.steps import Args, Step
from engine.games.rook import events as happened
from engine.games.rook.cards import COLOR, ROOK, playable, sort_hand
from engine.games.rook.nest import fine, fine_nest, trick_begins, wrong_nest
from engine.games.rook.scoring import count
from engine.games.rook.state import Hand, Honour, Look, Outcome, Spot, State, Vote, with_hand, with_honour


def led_by(first: Card, trump: str) -> str:
    """Return the colour that a lead asks for: trump for the Rook Bird (RK-56)."""
    return trump if first == ROOK else COLOR[first]


def judged(state: State, before: Hand, after: Hand, events: tuple[Event, ...]) -> Outcome:
    """Note whether the card just played was a renege, by the hand that it came from (RK-91), and continue."""
    honour = before.honour
    assert honour is not None and before.trump is not None
    seat, cards, number = before.turn, before.hands[before.turn], len(before.tricks) + 1
    card = (after.trick or after.tricks[-1].plays)[len(before.trick)][1]
    led = led_by(before.trick[0][1], before.trump) if before.trick else None
    noted = after
    if card not in playable(cards, led, before.trump):
        noted = with_honour(after, replace(honour, reneges=(*honour.reneges, (seat, number)), enforced=False))
    elif honour.enforced:
        noted = with_honour(after, replace(honour, enforced=False))
    if after.trick:
        return with_hand(state, noted), events
    if len(after.tricks) == state.ruleset.hand_size:
        return with_hand(state, noted, "review"), (*events, happened.ReviewBegan(after.tricks))
    begun, more = trick_begins(with_hand(state, noted))
    return begun, events + more


def seen_off_color(hand: Hand) -> Iterator[Look]:
    """Every play that visibly did not follow (RK-92), in the order of play."""
    if hand.trump is None:
        return
    for number, plays in enumerate(_tricks(hand), 1):
        if plays:
            yield from _off_color(number, plays, hand.trump)


@lru_cache(maxsize=256)
def _off_color(number: int, plays: tuple[happened.Play, ...], trump: str) -> tuple[Look, ...]:
    """Return those of one trick. Cached, since every later step of the hand needs them again."""
    led = led_by(plays[0][1], trump)
    return tuple((seat, number, card) for seat, card in plays[1:] if card != ROOK and COLOR[card] != led)


def in_time(hand: Hand, trick: int) -> bool:
    """Whether a renege in `trick` can still be mended: the trick after it is not complete (RK-98)."""
    return len(hand.tricks) <= trick


def call_prompts(state: State) -> tuple[Prompt, ...]:
    """Return all calls that each seat may make now; calls may interrupt, but not a vote or a repair (RK-Q60)."""
    hand = state.live()
    honour = hand.honour
    assert honour is not None
    cleared = honour.cleared
    seen = [(look[0], look[1], _renege_args(look[0], look[1])) for look in seen_off_color(hand) if look not in cleared]
    mendable = [spot for spot in honour.reneges if in_time(hand, spot[1])]
    prompts = []
    for seat in range(state.ruleset.players):
        if seat not in honour.agreed:
            options = (
                *_renege_calls(state, seat, seen, mendable),
                *_nest_calls(state, hand, honour, seat),
                *_talk_calls(state, honour, seat),
            )
            if options:
                prompts.append(Prompt(seat, "call", One(options), interrupts=True))
    return tuple(prompts)


@lru_cache(maxsize=128)
def _renege_args(player: Seat, trick: int) -> Args:
    return (("fault", "renege"), ("seat", player), ("trick", trick))


def _renege_calls(
    state: State, seat: Seat, seen: Sequence[tuple[Seat, int, Args]], mendable: Sequence[Spot]
) -> list[Args]:
    """Calls of opponents' cards (RK-93, RK-94), and of the seat's own true reneges that are in time (RK-95)."""
    side_of = state.ruleset.side_of
    side = side_of[seat]
    own = [trick for player, trick in mendable if player == seat]
    if not own:  # the usual case; this runs after every step
        return [args for player, _, args in seen if side_of[player] != side]
    return [args for player, trick, args in seen if side_of[player] != side or (player == seat and trick in own)]


def _nest_calls(state: State, hand: Hand, honour: Honour, seat: Seat) -> Iterator[Args]:
    """RK-107: once in a hand, from the laying of the nest until the last trick is complete, by an opponent of the
    bidder."""
    if hand.bidder is None or honour.nest_called or state.phase not in ("trump", "play"):
        return
    if state.ruleset.side_of[hand.bidder] != state.ruleset.side_of[seat]:
        yield (("fault", "nest"), ("seat", hand.bidder))


def _talk_calls(state: State, honour: Honour, seat: Seat) -> Iterator[Args]:
    """RK-112: from the deal on, once in a hand for each seat; only in games with partners (RK-Q46)."""
    if len(state.ruleset.sides) == state.ruleset.players or seat in honour.talkers:
        return
    for opponent in state.ruleset.opponents(seat):
        yield (("fault", "talk"), ("seat", opponent))


def review_prompts(state: State) -> tuple[Prompt, ...]:
    """RK-115: each seat that has not agreed yet may agree, in any order."""
    honour = state.live().honour
    assert honour is not None
    seats = (seat for seat in range(state.ruleset.players) if seat not in honour.agreed)
    return tuple(Prompt(seat, "agree") for seat in seats)


def agree(state: State, step: Step) -> Outcome:
    """Agree. After the last agreement the hand is counted (RK-116)."""
    hand, seat = state.live(), step.by
    assert hand.honour is not None and isinstance(seat, int)
    agreed = tuple(sorted((*hand.honour.agreed, seat)))
    after = with_hand(state, replace(hand, honour=replace(hand.honour, agreed=agreed)))
    if len(agreed) < state.ruleset.players:
        return after, (happened.CountAgreed(seat),)
    counted, events = count(after)
    return counted, (happened.CountAgreed(seat), *events)


def _tricks(hand: Hand) -> Iterator[tuple[happened.Play, ...]]:
    for trick in hand.tricks:
        yield trick.plays
    yield hand.trick


def call(state: State, step: Step) -> Outcome:
    """Make one of the three calls; the prompts have checked that the caller may make it."""
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
    called = happened.RenegeCalled(by, seat, trick, card, true, late)
    if not true:
        cleared = tuple(sorted((*honour.cleared, (seat, trick, card))))
        return with_hand(state, replace(hand, honour=replace(honour, cleared=cleared))), (called,)
    if late:
        stopped, events = count(state, stopped_by=seat)
        return stopped, (called, happened.HandStopped(seat), *events)
    mended, taken_back = take_back(hand, spot)
    return with_hand(state, mended, "play"), (called, taken_back)


def take_back(hand: Hand, spot: Spot) -> tuple[Hand, happened.CardsTakenBack]:
    """RK-99: return the card and all later ones to their owners; that seat plays again, by the rules (RK-100).

    Agreements to the count are void (RK-Q49). All calls and fines stay (RK-101). A card that was looked into cannot be
    called again in that trick; another card played there can.
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
        hands = at_seat(hands, player, sort_hand((*hands[player], card)))
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
    return mended, happened.CardsTakenBack(tuple(undone), seat, latest)


def _call_nest(state: State, by: Seat, bidder: Seat) -> Outcome:
    hand = state.live()
    assert hand.honour is not None
    wrong = wrong_nest(state.ruleset, hand)
    called = with_hand(state, replace(hand, honour=replace(hand.honour, nest_called=True)))
    event = happened.NestCalled(by, bidder, wrong)
    if not wrong:
        return called, (event,)
    fined, events = fine_nest(called)
    return fined, (event, *events)


def _call_talk(state: State, by: Seat, seat: Seat) -> Outcome:
    """The partner of the caller and the partner of the called seat vote (RK-Q59)."""
    hand = state.live()
    assert hand.honour is not None
    first, second = (voter for voter in range(state.ruleset.players) if voter not in (by, seat))
    vote = Vote(by, seat, (first, second))
    talkers = tuple(sorted((*hand.honour.talkers, by)))
    after = with_hand(state, replace(hand, honour=replace(hand.honour, talkers=talkers, vote=vote)))
    return after, (happened.TalkCalled(by, seat, vote.voters),)


def vote_prompts(vote: Vote) -> tuple[Prompt, ...]:
    """Ask each voter once, in any order, in secret."""
    voted = {seat for seat, _ in vote.votes}
    options = ((("uphold", True),), (("uphold", False),))
    return tuple(Prompt(seat, "vote", One(options), secret=True) for seat in vote.voters if seat not in voted)


def cast_vote(state: State, step: Step) -> Outcome:
    """Vote. The second vote decides: 40 points only if both say yes (RK-113)."""
    hand, seat, uphold = state.live(), step.by, step.arg("uphold")
    assert hand.honour is not None and hand.honour.vote is not None
    assert isinstance(seat, int) and isinstance(uphold, bool)
    vote = hand.honour.vote
    votes = tuple(sorted((*vote.votes, (seat, uphold))))
    sealed = happened.VoteSealed(seat, uphold)
    if len(votes) < len(vote.voters):
        pending = replace(vote, votes=votes)
        return with_hand(state, replace(hand, honour=replace(hand.honour, vote=pending))), (sealed,)
    upheld = all(said for _, said in votes)
    settled = with_hand(state, replace(hand, honour=replace(hand.honour, vote=None)))
    opened = happened.VotesOpened(votes, upheld)
    if not upheld:
        return settled, (sealed, opened)
    fined, event = fine(settled, state.ruleset.side_of[vote.seat], "talk")
    return fined, (sealed, opened, event)
