"""The bidding: bubbles pop at the plates and the number on the sign rolls up; then trump is named."""

from dataclasses import replace

from engine.core.seats import Seat
from engine.games.rook import events as happened
from game.easing import BID, SIGN_FLY, SLIDE
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Tween, Wait, linear, stagger
from scenes.games.rook.art.flourishes import CHIP_FROM
from scenes.games.rook.layout import pile_slots
from scenes.games.rook.motions.pieces import NEST
from scenes.table.stage.flights import flourish, read
from scenes.table.stage.stage import Bubble, Flourish, Stage

HIGHEST_STEP = 5  # notes of the scale that bids of one round climb
BID_READ, PASS_READ = 0.5, 0.4


def bid_made(event: happened.BidMade, stage: Stage) -> Clip:
    """The bubble pops, the number rolls. The wood block rises with the words of the round, not with the bid."""
    bubble = Bubble(str(event.amount), "high", 0.0)
    before = stage.view.bid

    def say() -> None:
        for other in stage.bubbles.values():
            if other.tone == "high":
                other.tone = "plain"
        stage.bubbles[event.seat] = bubble

    return Seq(
        Call(say),
        Late(lambda: stage.hear("wood_block", min(len(stage.view.bids), HIGHEST_STEP))),
        stage.then(lambda view: {"bids": (*view.bids, (event.seat, event.amount)), "bidder": event.seat}),
        Par(_pop(bubble, stage), _rolled(before, event.amount, stage)),
        read(stage, BID_READ),
    )


def _pop(bubble: Bubble, stage: Stage) -> Clip:
    return Tween(bubble, stage.feel(BID).seconds, BID.ease, share=1.0)


def _rolled(before: int | None, amount: int, stage: Stage) -> Clip:
    """The high bid runs up to the new one."""
    start = amount if before is None or stage.calm else before

    def steer(share: float) -> None:
        stage.view = replace(stage.view, bid=round(start + (amount - start) * share))

    return Drive(stage.feel(BID).seconds, linear, steer)


def bid_passed(event: happened.BidPassed, stage: Stage) -> Clip:
    """A quiet bubble."""
    bubble = Bubble("pass", "quiet", 0.0)
    return Seq(
        Call(lambda: stage.bubbles.__setitem__(event.seat, bubble)),
        stage.hear("tap"),
        stage.then(lambda view: {"bids": (*view.bids, (event.seat, None))}),
        _pop(bubble, stage),
        read(stage, PASS_READ),
    )


def auction_won(event: happened.AuctionWon, stage: Stage) -> Clip:
    """Only the best bid stays."""

    def alone() -> None:
        for seat in [seat for seat in stage.bubbles if seat != event.seat]:
            del stage.bubbles[seat]

    return Seq(stage.hear("knock"), Call(alone), stage.show(bidder=event.seat, bid=event.amount), read(stage))


def trump_named(event: happened.TrumpNamed, stage: Stage) -> Clip:
    """The colour flies from whoever names it to the sign; the twigs go, and what was laid into them moves aside."""
    return Seq(
        Call(stage.bubbles.clear),
        stage.hear("knock"),
        Par(_to_sign(event.seat, event.color, stage), Late(lambda: _nest_aside(stage))),
        stage.show(trump=event.color, phase="play"),
        read(stage),
    )


def _to_sign(seat: Seat, color: str, stage: Stage) -> Clip:
    place = stage.floor.place(seat)
    start = (place.x, place.y) if place is not None else CHIP_FROM
    if stage.calm:
        return Wait(0)
    return Seq(flourish(Flourish(f"suit {color}", start), SIGN_FLY.seconds, stage), Wait(SIGN_FLY.seconds))


def _nest_aside(stage: Stage) -> Clip:
    """What was laid into the nest lies beside the play from now on."""
    lying = [stage.table.take(NEST) for _ in stage.table.cards(NEST)]
    slots = pile_slots(stage.floor, len(lying))
    feel = stage.feel(SLIDE)
    return stagger(
        feel.gap / 2,
        [
            Seq(stage.fly(sprite, slot, feel), stage.land(sprite, NEST))
            for sprite, slot in zip(lying, slots, strict=True)
        ],
    )
