"""Animations after a red card without an answer: a straight, or the bats."""

import math

from engine.games.spooks import events as happened
from engine.games.spooks.cards import SUIT
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import BITE, SLIDE, STRAIGHT
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Wait, stagger
from scenes.games.spooks.layout import PILE, spots_of
from scenes.games.spooks.motions.plays import SUIT_SOUNDS, creature_shows, plate_shivers, rule_changes, settle, top_slot
from scenes.games.spooks.sentences import CANNOT
from scenes.table.stage.flights import appear, beside, flourish, reading_time, says
from scenes.table.stage.stage import Flourish, Stage

FAN_WIDTH = 150
FAN_STEP = 118
FAN_WIDE = 1000  # px, width of a whole straight
TOP = 1.1  # scale of the new top card
BITE_SWINGS = 3
BITE_SWING = 18.0  # px
BAT_UP = 62  # px from a bat down to the card that it carries
BAT = "carrier"


def answer_failed(event: happened.AnswerFailed, stage: Stage) -> Clip:
    """Show, with a loud sound, that a seat has no legal card."""
    return Seq(
        stage.hear("cannot"),
        Par(says(stage, event.seat, CANNOT, "pin"), plate_shivers(event.seat, stage)),
        stage.arrive("victim"),
        reading_time(stage, 1.0),
    )


def fan(count: int, at: tuple[float, float]) -> tuple[Slot, ...]:
    """Return the places of a straight, the lowest card on the left; the last one is larger."""
    step = min(FAN_STEP, FAN_WIDE / count)
    left = at[0] - step * (count - 1) / 2
    left = min(max(left, 440), 1480 - step * (count - 1))
    slots = []
    for i in range(count):
        off = i - (count - 1) / 2
        scale = scale_of(FAN_WIDTH) * (TOP if i == count - 1 else 1.0)
        slots.append(Slot(left + i * step, at[1] + abs(off) * 3, -off * 2.0, scale))
    return tuple(slots)


def straight_laid(event: happened.StraightLaid, stage: Stage) -> Clip:
    """Open the cards from low to high beside each other, each a note higher, then slide them under the last one."""
    cards = event.cards

    def lay() -> Clip:
        spots = fan(len(cards), (960, spots_of(stage.view, stage.floor).pile[1]))
        sprites = []
        for card in cards:
            sprite = stage.leave(event.seat, card)
            sprites.append(sprite)
        steps = [
            Seq(_placed(sprite, slot, stage), stage.hear("bone", number, slot.x))
            for number, (sprite, slot) in enumerate(zip(sprites, spots, strict=True))
        ]
        end = top_slot(stage)
        under = [Par(stage.fly(sprite, end, stage.feel(SLIDE))) for sprite in sprites]
        landed = [stage.land(sprite, PILE) for sprite in sprites]
        return Seq(
            stage.arrive("counts", "hand"),
            stagger(stage.feel(STRAIGHT).gap, steps),
            reading_time(stage, 0.7 + 0.15 * len(cards)),
            Par(*under),
            *landed,
            stage.hear(SUIT_SOUNDS[SUIT[cards[-1]]]),
            Par(settle(stage), creature_shows(cards[-1], end, stage)),
        )

    return Seq(Call(stage.bubbles.clear), Late(lay), stage.arrive(), rule_changes(stage), Wait(0.2))


def _placed(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    if stage.calm:
        return appear(sprite, slot, STRAIGHT.calm)
    return STRAIGHT.tween(sprite, x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale)


def bite_began(event: happened.BiteBegan, stage: Stage) -> Clip:
    """Gather bats over the bitten seat."""
    chin = stage.floor.chin(event.victim)
    return Seq(
        stage.arrive(),
        stage.hear("flutter"),
        flourish(Flourish("swarm", (chin.x, chin.y)), 1.2, stage) if not stage.calm else Wait(0),
        reading_time(stage),
    )


def card_given(event: happened.CardGiven, stage: Stage) -> Clip:
    """Let a bat carry a back across in a wave; the gift of the Master of Goblins slides."""
    gift = event.gift
    bite = gift.why == "bite"

    def give() -> Clip:
        sprite = stage.leave(gift.giver, None)
        sprite.put(_held(sprite.slot))
        target = _held(stage.reach(gift.receiver))
        way = _wave(sprite, target, stage) if bite and not stage.calm else stage.fly(sprite, target, stage.feel(SLIDE))
        return Seq(
            Call(_parted),
            stage.hear("flutter" if bite else "slide"),
            way,
            stage.drop(sprite),
            stage.arrive("counts", "hand"),
            stage.hear("pat"),
        )

    def _parted() -> None:
        """Show the moment at which the giver has lost the card and no seat has it yet."""
        counts, after = stage.view.counts, stage.after
        left = tuple(after.counts[seat] if seat == gift.giver else n for seat, n in enumerate(counts))
        stage.pose(counts=left, hand=after.hand if stage.view.viewer == gift.giver else stage.view.hand)

    return Seq(Late(give), stage.arrive("givers"), reading_time(stage, 0.3 if bite else 0.6))


def _held(slot: Slot) -> Slot:
    """The place of a card in a paw, large enough for a visible flight."""
    return Slot(slot.x, slot.y, 0.0, scale_of(74))


def _wave(sprite: CardSprite, target: Slot, stage: Stage) -> Clip:
    """Swing the card three times on its way, with the bat above it."""
    begin = sprite.slot
    bat = Flourish(BAT, (begin.x, begin.y - BAT_UP))

    def steer(share: float) -> None:
        swing = BITE_SWING * math.sin(2 * math.pi * BITE_SWINGS * share)
        sprite.x = begin.x + (target.x - begin.x) * share
        sprite.y = begin.y + (target.y - begin.y) * share + swing
        bat.at, bat.share = (sprite.x, sprite.y - BAT_UP), share

    return beside(bat, Drive(BITE.seconds, BITE.ease, steer), stage)
