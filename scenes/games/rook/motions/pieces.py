"""What the motions of Rook are put together from: its zones, and cards that slide away under a face."""

from engine.core.zones import Zone
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import SWEEP
from game.timeline import Call, Clip, Seq, Tween
from scenes.table.stage.stage import Stage

TRICK, NEST, TURNED, TAKEN = Zone("trick"), Zone("nest"), Zone("turned"), Zone("taken")
DUST_SECONDS = 0.5
RING_SECONDS = 0.4


def under(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    """A card slides away under the face of whoever gets it; where motion is reduced it fades."""
    if stage.calm:
        return Tween(sprite, SWEEP.calm, alpha=0.0)
    return Seq(stage.land(sprite, TAKEN), SWEEP.tween(sprite, x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale))


def gone(stage: Stage) -> Clip:
    """What slid away is off the table."""
    return Call(lambda: stage.table.clear(TAKEN))
