"""What the motions of Spooks are put together from: hands that shrink and grow, creatures that show themselves."""

from collections.abc import Sequence

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.spooks.cards import SUIT, sort_hand, without
from engine.games.spooks.view import View
from game.cards.slots import Slot
from game.easing import SHIVER_SECONDS
from game.timeline import Clip, Drive, Wait, linear
from scenes.games.spooks.art.furniture import spots_of
from scenes.games.spooks.layout import SEEN
from scenes.table.stage.flights import flourish
from scenes.table.stage.stage import Flourish, Stage

SHOW_SECONDS = 0.9  # a creature that shows itself when its card is played
SHIVER = 3.0  # px
SHIVERS = 9
SUIT_SOUNDS = {
    "spider": "spider",
    "spook": "spook",
    "goblin": "goblin",
    "bone": "bones",
    "bat": "flutter",
    "cat": "cat",
}


def parted(view: View, seat: Seat, cards: Sequence[Card | None]) -> dict[str, object]:
    """`seat` has let go of so many cards; those of the viewer's own hand are known."""
    counts = tuple(max(0, n - len(cards)) if other == seat else n for other, n in enumerate(view.counts))
    hand = view.hand
    if view.viewer == seat:
        for card in cards:
            hand = without(hand, card) if card is not None and card in hand else hand
    return {"counts": counts, "hand": hand}


def gained(view: View, seat: Seat, card: Card | None) -> dict[str, object]:
    """`seat` has got a card."""
    counts = tuple(n + 1 if other == seat else n for other, n in enumerate(view.counts))
    known = card is not None and view.viewer == seat
    return {"counts": counts, "hand": sort_hand((*view.hand, card)) if known and card is not None else view.hand}


def trembling(share: float, number: int = 0) -> float:
    """How many px something that shivers stands aside; of several every other one stands at the other side."""
    return 0.0 if share == 1 else SHIVER * (1 if int(share * SHIVERS * 2 + number) % 2 else -1)


def plate_shivers(seat: Seat, stage: Stage) -> Clip:
    """The plate of a seat shivers, as covered cards do before they turn."""

    def steer(share: float) -> None:
        stage.shaken[seat] = trembling(share)

    return Wait(0) if stage.calm else Drive(SHIVER_SECONDS, linear, steer)


def top_slot(stage: Stage) -> Slot:
    """Where the next card of the pile comes to lie."""
    return spots_of(stage.view, stage.floor).slots(SEEN)[-1]


def creature_shows(card: Card, slot: Slot, stage: Stage) -> Clip:
    """The creature of a card that was just played, beside the story."""
    if stage.calm:
        return Wait(0)
    return flourish(Flourish(SUIT[card], (slot.x, slot.y - slot.height / 2)), SHOW_SECONDS, stage)
