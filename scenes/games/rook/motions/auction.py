"""The bidding: bubbles pop at the plates and the number on the sign rolls up; then trump is named."""

from engine.core.seats import Seat
from engine.games.rook import events as happened
from game.easing import BID, SIGN_FLY, SLIDE
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Tween, Wait, linear, stagger
from scenes.games.rook.flourishes import CHIP_FROM
from scenes.games.rook.layout import pile_slots
from scenes.games.rook.motions.pieces import NEST
from scenes.table.flights import flourish, read
from scenes.table.props import Bubble, Flourish, Props

HIGHEST_STEP = 5  # notes of the scale that bids of one round climb
BID_READ, PASS_READ = 0.5, 0.4


def bid_made(event: happened.BidMade, props: Props) -> Clip:
    """The bubble pops, the number rolls. The wood block rises with the words of the round, not with the bid."""
    bubble = Bubble(str(event.amount), "high", 0.0)
    before = props.view.bid

    def say() -> None:
        for other in props.bubbles.values():
            if other.tone == "high":
                other.tone = "plain"
        props.bubbles[event.seat] = bubble

    return Seq(
        Call(say),
        Late(lambda: props.hear("wood_block", min(len(props.view.bids), HIGHEST_STEP))),
        props.arrive("bids", "bidder"),
        Par(_pop(bubble, props), _rolled(before, event.amount, props)),
        read(props, BID_READ),
    )


def _pop(bubble: Bubble, props: Props) -> Clip:
    return Tween(bubble, props.feel(BID).seconds, BID.ease, share=1.0)


def _rolled(before: int | None, amount: int, props: Props) -> Clip:
    """The high bid runs up to the new one."""
    start = amount if before is None or props.calm else before

    def steer(share: float) -> None:
        props.pose(bid=round(start + (amount - start) * share))

    return Drive(props.feel(BID).seconds, linear, steer)


def bid_passed(event: happened.BidPassed, props: Props) -> Clip:
    """A quiet bubble."""
    bubble = Bubble("pass", "quiet", 0.0)
    return Seq(
        Call(lambda: props.bubbles.__setitem__(event.seat, bubble)),
        props.hear("tap"),
        props.arrive(),
        _pop(bubble, props),
        read(props, PASS_READ),
    )


def auction_won(event: happened.AuctionWon, props: Props) -> Clip:
    """Only the best bid stays."""

    def alone() -> None:
        for seat in [seat for seat in props.bubbles if seat != event.seat]:
            del props.bubbles[seat]

    return Seq(props.hear("knock"), Call(alone), read(props))


def trump_named(event: happened.TrumpNamed, props: Props) -> Clip:
    """The colour flies from whoever names it to the sign; the twigs go, and what was laid into them moves aside."""
    return Seq(
        Call(props.bubbles.clear),
        props.hear("knock"),
        Par(_to_sign(event.seat, event.color, props), Late(lambda: _nest_aside(props))),
        props.arrive(),
        read(props),
    )


def _to_sign(seat: Seat, color: str, props: Props) -> Clip:
    place = props.floor.place(seat)
    start = (place.x, place.y) if place is not None else CHIP_FROM
    if props.calm:
        return Wait(0)
    return Seq(flourish(Flourish(f"suit {color}", start), SIGN_FLY.seconds, props), Wait(SIGN_FLY.seconds))


def _nest_aside(props: Props) -> Clip:
    """What was laid into the nest lies beside the play from now on."""
    lying = [props.table.take(NEST) for _ in props.table.cards(NEST)]
    slots = pile_slots(props.floor, len(lying))
    feel = props.feel(SLIDE)
    return stagger(
        feel.gap / 2,
        [
            Seq(props.fly(sprite, slot, feel), props.land(sprite, NEST))
            for sprite, slot in zip(lying, slots, strict=True)
        ],
    )
