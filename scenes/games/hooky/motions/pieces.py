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
from scenes.games.hooky.layout import spots_of
from scenes.games.hooky.spots import Spots
from scenes.table.stage.flights import landing
from scenes.table.stage.stage import Props

BEFORE_ALL = Slot(STAGE[0] / 2, 560, 0.0, scale_of(268))
"""Where a card is shown to the whole class."""
RISE = 40.0  # px that a card rises on its way there


def where(props: Props) -> Spots:
    """The places on the board now."""
    return spots_of(props.view, props.floor)


def lying(zone: Zone, props: Props) -> list[str | None]:
    """The cards of a zone as they lie there: more may lie open than the view knows of, where a record is watched."""
    return [sprite.card for sprite in props.table.cards(zone)]


def lifted(zone: Zone, slots: Sequence[Slot], at: int, props: Props) -> CardSprite:
    """The card at place `at` of a zone sets off; the others stay where they are."""
    cards = lying(zone, props)
    rest = [place for place in range(len(cards)) if place != at]
    props.table.sync(zone, [slots[place] for place in rest], [cards[place] for place in rest])
    sprite = CardSprite.at(slots[at], cards[at])
    props.table.flying.append(sprite)
    return sprite


def forward(sprite: CardSprite, props: Props, slot: Slot = BEFORE_ALL) -> Clip:
    """It comes to where all can see it."""
    return landing(sprite, slot, RISE, props)


def home(sprite: CardSprite, slot: Slot, props: Props) -> Clip:
    """It goes where it belongs."""
    return props.fly(sprite, slot, props.feel(SLIDE))


def hand(seat: Seat) -> Zone:
    """The zone of a seat's small cards."""
    return Zone("hand", seat)


def hand_slots(seat: Seat, props: Props) -> tuple[Slot, ...]:
    """Where the small cards of a seat lie."""
    view: View = props.view
    return where(props).hand(seat, view.hand_size)
