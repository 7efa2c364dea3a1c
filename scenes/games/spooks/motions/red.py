"""What follows a red card that was not answered: a straight, or the bats."""

import math

from engine.core.seats import Seat
from engine.games.spooks import events as happened
from engine.games.spooks.cards import SUIT
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import BITE, SLIDE, STRAIGHT
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Wait, stagger
from scenes.games.spooks.furniture import spots_of
from scenes.games.spooks.layout import PILE
from scenes.games.spooks.motions.pieces import SUIT_SOUNDS, creature_shows, plate_shivers, top_slot
from scenes.games.spooks.motions.plays import settle
from scenes.table.flights import appear, ended, flourish, read, says
from scenes.table.props import Flourish, Props

FAN_WIDTH = 150
FAN_STEP = 118
FAN_WIDE = 1000  # px that a whole straight may take
TOP = 1.1  # how much larger the card is that comes to lie on top
BITE_SWINGS = 3
BITE_SWING = 18.0  # px
BAT_UP = 62  # px that a bat flies above the card it carries
BAT = "carrier"


def answer_failed(event: happened.AnswerFailed, props: Props) -> Clip:
    """The loud moment: somebody has nothing that fits."""
    return Seq(
        props.hear("cannot"),
        Par(says(props, event.seat, "can't", "pin"), plate_shivers(event.seat, props)),
        props.arrive("victim"),
        read(props, 1.0),
    )


def fan(count: int, at: tuple[float, float]) -> tuple[Slot, ...]:
    """A straight as it is laid out, the lowest card at the left; the last one is larger."""
    step = min(FAN_STEP, FAN_WIDE / count)
    left = at[0] - step * (count - 1) / 2
    left = min(max(left, 440), 1480 - step * (count - 1))
    slots = []
    for i in range(count):
        off = i - (count - 1) / 2
        scale = scale_of(FAN_WIDTH) * (TOP if i == count - 1 else 1.0)
        slots.append(Slot(left + i * step, at[1] + abs(off) * 3, -off * 2.0, scale))
    return tuple(slots)


def straight_laid(event: happened.StraightLaid, props: Props) -> Clip:
    """Low to high the cards open beside each other, each a note higher; then all go under the last one."""
    cards = event.cards

    def lay() -> Clip:
        spots = fan(len(cards), (960, spots_of(props.view, props.floor).pile[1]))
        sprites = []
        for card in cards:
            sprite = props.leave(event.seat, card)
            sprite.card = card
            sprites.append(sprite)
        steps = [
            Seq(_placed(sprite, slot, props), props.hear("bone", number))
            for number, (sprite, slot) in enumerate(zip(sprites, spots, strict=True))
        ]
        end = top_slot(props)
        under = [Par(props.fly(sprite, end, props.feel(SLIDE))) for sprite in sprites]
        landed = [props.land(sprite, PILE) for sprite in sprites]
        return Seq(
            props.arrive("counts", "hand"),
            stagger(props.feel(STRAIGHT).gap, steps),
            read(props, 0.7 + 0.15 * len(cards)),
            Par(*under),
            *landed,
            props.hear(SUIT_SOUNDS[SUIT[cards[-1]]]),
            Par(settle(props), creature_shows(cards[-1], end, props)),
        )

    return Seq(Call(props.bubbles.clear), Late(lay), props.arrive(), Wait(0.2))


def _placed(sprite: CardSprite, slot: Slot, props: Props) -> Clip:
    if props.calm:
        return appear(sprite, slot, STRAIGHT.calm)
    return STRAIGHT.tween(sprite, x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale)


def bite_began(event: happened.BiteBegan, props: Props) -> Clip:
    """Bats gather over the victim."""
    chin = props.floor.chin(event.victim)
    return Seq(
        props.arrive(),
        props.hear("flutter"),
        flourish(Flourish("swarm", (chin.x, chin.y)), 1.2, props) if not props.calm else Wait(0),
        read(props),
    )


def card_given(event: happened.CardGiven, props: Props) -> Clip:
    """A bat takes a back across and flies a wave; the Master of Goblins' gift slides over."""
    gift = event.gift
    bite = gift.why == "bite"

    def give() -> Clip:
        sprite = CardSprite.at(_hold(gift.giver, props))
        props.table.flying.append(sprite)
        target = _hold(gift.receiver, props)
        way = _wave(sprite, target, props) if bite and not props.calm else props.fly(sprite, target, props.feel(SLIDE))
        return Seq(
            Call(_parted),
            props.hear("flutter" if bite else "slide"),
            way,
            props.drop(sprite),
            props.arrive("counts", "hand"),
            props.hear("pat"),
        )

    def _parted() -> None:
        """The giver has let go of the card, and nobody has got it yet."""
        counts, after = props.view.counts, props.after
        left = tuple(after.counts[seat] if seat == gift.giver else n for seat, n in enumerate(counts))
        props.pose(counts=left, hand=after.hand if props.view.viewer == gift.giver else props.view.hand)

    return Seq(Late(give), props.arrive("givers"), read(props, 0.3 if bite else 0.6))


def _hold(seat: Seat, props: Props) -> Slot:
    """Where a seat holds its cards, at a size that can be seen to fly."""
    chin = props.floor.chin(seat)
    return Slot(chin.x, chin.y, 0.0, scale_of(74))


def _wave(sprite: CardSprite, target: Slot, props: Props) -> Clip:
    """Three swings on the way, the bat above the card."""
    begin = sprite.slot
    bat = Flourish(BAT, (begin.x, begin.y - BAT_UP))

    def steer(share: float) -> None:
        swing = BITE_SWING * math.sin(2 * math.pi * BITE_SWINGS * share)
        sprite.x = begin.x + (target.x - begin.x) * share
        sprite.y = begin.y + (target.y - begin.y) * share + swing
        bat.at, bat.share = (sprite.x, sprite.y - BAT_UP), share

    return Seq(
        Call(lambda: props.flourishes.append(bat), skippable=True),
        Drive(BITE.seconds, BITE.ease, steer),
        Call(lambda: ended(bat, props)),
    )
