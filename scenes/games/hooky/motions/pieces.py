"""What the motions of Hooky are put together from: a card sets off, comes before the class, and goes home."""

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.hooky.view import View
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import SLIDE
from game.theme import STAGE
from game.timeline import Clip
from scenes.games.hooky.layout import Spots, spots_of
from scenes.table.stage.flights import landing
from scenes.table.stage.stage import Stage

BEFORE_ALL = Slot(STAGE[0] / 2, 560, 0.0, scale_of(268))
"""Where a card is shown to the whole class."""
RISE = 40.0  # px that a card rises on its way there


def where(stage: Stage) -> Spots:
    """The places on the board now."""
    return spots_of(stage.view, stage.floor)


def lying(zone: Zone, stage: Stage) -> list[str | None]:
    """The cards of a zone as they lie there: more may lie open than the view knows of, where a record is watched."""
    return [sprite.card for sprite in stage.table.cards(zone)]


def lifted(zone: Zone, slots: Sequence[Slot], at: int, stage: Stage) -> CardSprite:
    """The card at place `at` of a zone sets off; the others stay where they are."""
    cards = lying(zone, stage)
    rest = [place for place in range(len(cards)) if place != at]
    stage.table.sync(zone, [slots[place] for place in rest], [cards[place] for place in rest])
    sprite = CardSprite.at(slots[at], cards[at])
    stage.table.flying.append(sprite)
    return sprite


def forward(sprite: CardSprite, stage: Stage, slot: Slot = BEFORE_ALL) -> Clip:
    """It comes to where all can see it."""
    return landing(sprite, slot, RISE, stage)


def home(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    """It goes where it belongs."""
    return stage.fly(sprite, slot, stage.feel(SLIDE))


def hand(seat: Seat) -> Zone:
    """The zone of a seat's small cards."""
    return Zone("hand", seat)


def hand_slots(seat: Seat, stage: Stage) -> tuple[Slot, ...]:
    """Where the small cards of a seat lie."""
    view: View = stage.view
    return where(stage).hand(seat, view.hand_size)
