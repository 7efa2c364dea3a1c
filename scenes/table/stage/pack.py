"""The pack before a deal: it appears, is shuffled, gives card after card away and is gone."""

from math import sin, tau

from engine.core.zones import Zone
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.timeline import Call, Clip, Drive, Seq, linear
from scenes.table.stage.stage import Stage

PACK = Zone("pack")
PACK_CARDS = 4
PACK_STEP = 3  # px from one card of the pack to the next
PACK_SHAKE = 6  # px
PACK_SHAKES = 4
PACK_SHAKE_SECONDS = 0.24


def pack_appears(stage: Stage, slot: Slot) -> Clip:
    """The pack lies on the table, and is shuffled: it shakes."""

    def lay() -> None:
        for i in range(PACK_CARDS):
            stage.table.place(PACK, slot.moved(-i * PACK_STEP / 2, -i * PACK_STEP))

    def shake(share: float) -> None:
        for sprite in stage.table.cards(PACK):
            sprite.shake = PACK_SHAKE * sin(tau * PACK_SHAKES * share) * (1 - share)

    seconds = 0.0 if stage.calm else PACK_SHAKE_SECONDS
    return Seq(Call(lay), stage.hear("shuffle"), Drive(seconds, linear, shake))


def pack_gone(stage: Stage) -> Clip:
    """The last card has left the pack."""
    return Call(lambda: stage.table.clear(PACK))


def from_pack(sprite: CardSprite, clip: Clip, stage: Stage) -> Clip:
    """`clip`, in which `sprite` is on its way; before that it is one of the pack and nobody sees it."""
    return Seq(Call(lambda: stage.table.flying.append(sprite)), clip)
