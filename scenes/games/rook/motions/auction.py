"""Animations of the bidding, the nest and trump. Bubbles appear at the plates, and the number on the sign rolls up. The
high bidder takes the nest and lays it down again, and trump is named. At the end of the hand the nest is turned up."""

from engine.core.cards import Card
from engine.core.messages import say
from engine.core.seats import Seat
from engine.games.rook import events as happened
from engine.games.rook.cards import color
from engine.games.rook.view import ruleset_of
from game.cards.hand import breaks_of
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import BID, FLIP, HANDED_IN, REVEAL_BEAT, SIGN_FLY, SLIDE, STAMPED
from game.easing import NEST as NEST_FEEL
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Tween, Wait, linear, stagger
from scenes.games.rook.art.furniture import BOUNCE_SECONDS, CHIP_FROM, DUST_AT, STAMP_AT
from scenes.games.rook.art.signs import LEFT_AT
from scenes.games.rook.layout import laid_slot, nest_slots, own_slot, pile_slots, spread_slots
from scenes.games.rook.motions.honour import tricks_away
from scenes.games.rook.motions.tricks import DUST_SECONDS, NEST, gone, under
from scenes.table.stage.flights import flourish, reading_time, turn_over
from scenes.table.stage.stage import Bubble, Flourish, Stage

HIGHEST_STEP = 5  # notes of the scale that the bids of one round rise
BID_READ, PASS_READ = 0.5, 0.4


def bid_made(event: happened.BidMade, stage: Stage) -> Clip:
    """Show the bubble and roll the number. The pitch of the wood block rises with the number of words in the round, not
    with the bid."""
    bubble = Bubble(say("rook-bid", amount=event.amount), "high", 0.0)
    before = stage.view.bid

    def told() -> None:
        for other in stage.bubbles.values():
            if other.tone == "high":
                other.tone = "plain"
        stage.bubbles[event.seat] = bubble

    return Seq(
        Call(told),
        Late(lambda: stage.hear("wood_block", min(len(stage.view.bids), HIGHEST_STEP), stage.floor.chin(event.seat).x)),
        stage.arrive("bids", "bidder"),
        Par(_pop(bubble, stage), _rolled(before, event.amount, stage)),
        reading_time(stage, BID_READ),
    )


def _pop(bubble: Bubble, stage: Stage) -> Clip:
    return Tween(bubble, stage.feel(BID).seconds, BID.ease, share=1.0)


def _rolled(before: int | None, amount: int, stage: Stage) -> Clip:
    """Roll the high bid up to the new one."""
    start = amount if before is None or stage.calm else before

    def steer(share: float) -> None:
        stage.pose(bid=round(start + (amount - start) * share))

    return Drive(stage.feel(BID).seconds, linear, steer)


def bid_passed(event: happened.BidPassed, stage: Stage) -> Clip:
    """Show a quiet bubble."""
    bubble = Bubble(say("-rook-says-pass"), "quiet", 0.0)
    return Seq(
        Call(lambda: stage.bubbles.__setitem__(event.seat, bubble)),
        stage.hear("tap"),
        stage.arrive(),
        _pop(bubble, stage),
        reading_time(stage, PASS_READ),
    )


def auction_won(event: happened.AuctionWon, stage: Stage) -> Clip:
    """Remove all bubbles except that of the high bid, and stamp it on its sign."""

    def alone() -> None:
        for seat in [seat for seat in stage.bubbles if seat != event.seat]:
            del stage.bubbles[seat]

    stamps = Flourish(f"stamp {event.amount}", STAMP_AT)
    number = Wait(0) if stage.calm else flourish(stamps, STAMPED.seconds, stage)
    return Seq(
        number, Call(alone), Wait(0 if stage.calm else STAMPED.seconds), stage.hear("stamp"), reading_time(stage)
    )


def trump_named(event: happened.TrumpNamed, stage: Stage) -> Clip:
    """Let the colour fly from its namer to the sign. The twigs disappear, and the laid nest moves aside."""
    return Seq(
        Call(stage.bubbles.clear),
        Par(_to_sign(event.seat, event.color, stage), Late(lambda: _nest_aside(stage))),
        stage.arrive(),
        trump_falls(stage),
        reading_time(stage),
    )


def trump_falls(stage: Stage) -> Clip:
    """Let the sign with trump fall to its place, in dust."""
    dust = Wait(0) if stage.calm else flourish(Flourish("dust", DUST_AT), DUST_SECONDS, stage)
    return Par(stage.sign_falls(LEFT_AT), dust)


def _to_sign(seat: Seat, color: str, stage: Stage) -> Clip:
    place = stage.floor.place(seat)
    start = (place.x, place.y) if place is not None else CHIP_FROM
    if stage.calm:
        return Wait(0)
    return Seq(flourish(Flourish(f"suit {color}", start), SIGN_FLY.seconds, stage), Wait(SIGN_FLY.seconds))


def _nest_aside(stage: Stage) -> Clip:
    """Move the laid nest to its place beside the trick."""
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


SHOWN_EACH = 0.1  # seconds between two cards of the nest at the count


def nest_taken(event: happened.NestTaken, stage: Stage) -> Clip:
    """Let the twigs bounce and the backs fly into the bidder's paw."""

    def take() -> Clip:
        target = stage.reach(event.seat)
        sprites = [stage.table.take(NEST) for _ in stage.table.cards(NEST)]
        feel = stage.feel(NEST_FEEL)
        return stagger(feel.gap, [Seq(stage.fly(sprite, target, feel), stage.drop(sprite)) for sprite in sprites])

    return Seq(stage.hear("rustle"), _bounce(stage), Late(take), stage.arrive(), reading_time(stage, 0.5))


def _bounce(stage: Stage) -> Clip:
    return Wait(0) if stage.calm else flourish(Flourish("twigs", (0, 0)), BOUNCE_SECONDS, stage)


def nest_laid(event: happened.NestLaid, stage: Stage) -> Clip:
    """Move backs into the nest. It is always the number that the rules require, because the real number is secret."""

    def lay() -> Clip:
        size = ruleset_of(stage.view).nest_size
        slots = (laid_slot(stage.floor),) * size if stage.view.trump else nest_slots(size, stage.floor)
        sprites = _leaving(event, size, stage)
        stage.table.flying.extend(sprites)
        stage.table.clear(NEST)
        feel = stage.feel(HANDED_IN)
        clips = [
            Seq(Par(stage.fly(sprite, slot, feel), _hidden(sprite, stage)), stage.land(sprite, NEST))
            for sprite, slot in zip(sprites, slots, strict=True)
        ]
        return Seq(stage.arrive(), stagger(feel.gap, clips))

    return Seq(stage.hear("rustle"), _bounce(stage), Late(lay), reading_time(stage, 0.3))


def _leaving(event: happened.NestLaid, size: int, stage: Stage) -> list[CardSprite]:
    """The cards at their start: for the bidder at the plate or at their places in the hand, for all others at the
    fan."""
    view, floor = stage.view, stage.floor
    seen: list[Card] = []
    if event.cards is not None and view.viewer == event.seat:
        seen = [card for card in event.cards if card in view.hand]
    breaks = breaks_of(view.hand, color)
    plate = stage.handed
    sprites = [
        CardSprite.at((plate.take(card) if plate else None) or own_slot(view, floor, card, breaks), card, private=True)
        for card in seen[:size]
    ]
    chin: Slot = floor.chin(event.seat)
    return sprites + [CardSprite.at(chin) for _ in range(size - len(sprites))]


def _hidden(sprite: CardSprite, stage: Stage) -> Clip:
    """Turn an open card over on its way; the others are backs already."""
    return Wait(0) if sprite.card is None else turn_over(sprite, None, stage, FLIP)


def nest_turned(event: happened.NestTurned, stage: Stage) -> Clip:
    """Move the nest to the last trick, and turn up its cards one by one."""
    if not event.cards:
        return Wait(0)
    slots = spread_slots(len(event.cards))

    def turn() -> Clip:
        stage.table.clear(NEST)
        sprites = [CardSprite.at(laid_slot(stage.floor)) for _ in event.cards]
        stage.table.flying.extend(sprites)
        feel = stage.feel(SLIDE)
        spread = [stage.fly(sprite, slot, feel) for sprite, slot in zip(sprites, slots, strict=True)]
        shown = [
            Seq(stage.hear("snap"), turn_over(sprite, card, stage), Wait(SHOWN_EACH))
            for sprite, card in zip(sprites, event.cards, strict=True)
        ]
        away = Par(*(under(sprite, stage.floor.chin(event.seat), stage) for sprite in sprites))
        gather = Par(*(turn_over(sprite, None, stage) for sprite in sprites))
        dropped = [stage.drop(sprite) for sprite in sprites]
        return Seq(
            stagger(feel.gap, spread),
            *shown,
            Wait(REVEAL_BEAT),
            gather,
            stage.hear("sweep"),
            away,
            *dropped,
            gone(stage),
        )

    return Seq(tricks_away(stage), Late(turn))
