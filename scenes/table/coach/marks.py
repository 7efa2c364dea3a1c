"""The coach's marks: a feather on what is sensible, a larger green one on what it would do. They lie on the hand, on
the row of answers, or on a board of the game's own, where they hide no index."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from engine.core.steps import Step
from game.canvas import Canvas
from game.cards.card_face import pennant_of
from game.cards.layouts import CARD_HEIGHT
from game.draw.avatar import disc
from game.draw.cache import cached, converted
from game.draw.icons import icon
from game.draw.paper import Piece, with_shadow
from game.theme import CREAM, GOOD, INK, Theme
from game.widgets.focus import Target
from scenes.table.coach.words import cards_of

if TYPE_CHECKING:
    from scenes.table.asks.asks import Plate
    from scenes.table.coach.coach import Coach
    from scenes.table.stage.hand import HandFan

SIZE, BEST_SIZE = 50, 66
FEATHER = 0.66  # of the disc
UP = 6
"""How far a mark's middle stands over a card's upper edge: clear of the index."""
BESIDE_TICK = 54
"""How far beside the pennant's middle it stands on a card that is picked: a tick hangs there."""
IN_CORNER = 6
"""How far the middle of a mark lies inside the corner of a plate or a board's thing."""


@cached
def feather_mark(best: bool = False) -> Piece:
    """A feather on a disc; anchored at its middle."""
    size = BEST_SIZE if best else SIZE
    ground = GOOD if best else INK
    out = disc(size, ground, CREAM, 5 if best else 4).copy()
    shape = icon("feather", round(size * FEATHER), CREAM, ground)
    out.blit(shape, shape.get_rect(center=(size // 2, size // 2)))
    return with_shadow(converted(out), 4, 120, (1, 4))


def marked(steps: Sequence[Step], hand: Sequence[str]) -> tuple[int, ...]:
    """Places in the hand of the cards that the steps name: all where each names one, of the first step where they name
    several. A card that is there twice is marked once for each time that one step names it."""
    found = [cards for step in steps if (cards := cards_of(step, hand))]
    if any(len(cards) > 1 for cards in found):
        found = found[:1]
    places: list[int] = []
    for cards in found:
        taken: set[int] = set()
        for card in cards:
            place = next((i for i, one in enumerate(hand) if one == card and i not in taken), None)
            if place is not None:
                taken.add(place)
        places += [place for place in taken if place not in places]
    return tuple(sorted(places))


def draw_on_hand(canvas: Canvas, coach: "Coach", fan: "HandFan", chosen: Iterable[int], theme: Theme) -> None:
    """On the cards of an open hand; `chosen` are those that are picked."""
    best = marked((coach.best,), fan.cards) if coach.best is not None else ()
    picked = set(chosen)
    for place in dict.fromkeys((*marked(coach.sensible, fan.cards), *best)):
        sprite = fan.sprite(place)
        left, top = sprite.x - sprite.width / 2, sprite.y - sprite.scale * CARD_HEIGHT / 2
        x = left + pennant_of(theme).middle * sprite.scale + (BESIDE_TICK if place in picked else 0)
        feather_mark(place in best).draw(canvas, (x + sprite.shake, top - UP))


def draw_on_row(
    canvas: Canvas, coach: "Coach", plates: Sequence["Plate"], rects: Sequence[tuple[int, Rect]]
) -> None:  # fmt: skip
    """On the plates of a row of answers, as far as they are in view."""
    for number, rect in rects:
        draw_in_corner(canvas, coach, plates[number].step, rect)


def draw_in_corner(canvas: Canvas, coach: "Coach", step: Step, rect: Rect) -> None:
    """On the upper left corner of what stands for a step, if that is marked."""
    if step == coach.best or step in coach.sensible:
        feather_mark(step == coach.best).draw(canvas, (rect.left + IN_CORNER, rect.top + IN_CORNER))


def draw_on_board(
    canvas: Canvas, coach: "Coach", shown_by: Callable[[Step], Sequence[Hashable]], targets: Sequence[Target]
) -> None:  # fmt: skip
    """On what stands for steps on a board of the game's own: of several things that stand for one step, on each."""
    spots = {target.id: target.rect for target in targets}
    best = shown_by(coach.best) if coach.best is not None else ()
    for name in dict.fromkeys((*(name for step in coach.sensible for name in shown_by(step)), *best)):
        if name in spots:
            rect = spots[name]
            feather_mark(name in best).draw(canvas, (rect.right - IN_CORNER, rect.top + IN_CORNER))
