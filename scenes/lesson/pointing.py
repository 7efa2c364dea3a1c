"""The places on the screen of things that a lesson points at."""

from collections.abc import Sequence

from pygame import Rect

from engine.core.seats import Seat
from engine.core.steps import Step
from game.lessons import Mark
from game.theme import STAGE
from game.widgets.bottom_bar import owner_box
from scenes.table.pointed import Pointed
from scenes.table.screen import Screen
from scenes.table.stage.scenery import HangingSigns

NO_HAND = (900, 220)
HOOK = 60
"""px above a thing under the hook."""


def pointed(screen: Screen, mark: Mark) -> Sequence[Rect]:
    """Rectangles of the things of a mark, on the learner's own board if that is open; () if they are out of sight."""
    return screen.board.where_is(mark) if screen.board is not None else on_table(screen, mark)


def on_table(screen: Screen, mark: Mark) -> Sequence[Rect]:
    """Rectangles of the things of a mark, on the table and in the hand before it."""
    match mark:
        case Mark("card", name):
            found = _in_hand(screen, name) or screen.stage.table.showing(name)
        case Mark("zone", "hand"):
            found = _in_hand(screen) or (_before_deal(screen),)
        case Mark("zone", "corner"):
            found = _left_sign(screen)
        case Mark("seat", seat=int(seat)):
            found = (_plate(screen, seat),)
        case _:
            found = ()
    own = screen.game_table.feature(Pointed)
    return found or (own.on_table(mark, screen.stage, screen.theme) if own is not None else ())


def _in_hand(screen: Screen, *names: str) -> tuple[Rect, ...]:
    """The cards of these names above the bar; without a name the whole hand as one rectangle."""
    rects = [screen.hand.in_sight(i) for i, card in enumerate(screen.hand.cards) if not names or card in names]
    return tuple(rects) if names or not rects else (rects[0].unionall(rects[1:]),)


def _left_sign(screen: Screen) -> tuple[Rect, ...]:
    """The sign in the upper left corner."""
    signs = screen.game_table.feature(HangingSigns)
    if signs is None:
        return ()
    hung = signs.hung(screen.stage.view, screen.speakers, screen.room.seating, screen.theme)
    return tuple(board.box.move(at) for at, board in hung if at[0] < STAGE[0] // 2)


def _before_deal(screen: Screen) -> Rect:
    """The place of the hand before the deal."""
    wide, high = NO_HAND
    return Rect(STAGE[0] // 2 - wide // 2, screen.theme.bar_top - high, wide, high)


def focused(screen: Screen) -> Rect | None:
    """The thing in focus during a question."""
    if screen.board is not None:
        return screen.board.focus.rect
    answering, hand = screen.answering, screen.hand
    if hand.focus is not None and hand.focus < len(hand.cards):
        return hand.in_sight(hand.focus)
    if answering is None:
        return None
    if answering.complete:
        return answering.choices.confirm.rect
    if answering.choices.pictured:
        return dict(answering.choices.rects())[answering.choices.buttons.focus]
    row = answering.choices.row
    return next((rect for i, rect in row.layout().plates if i == row.focus), None) if row else None


def _plate(screen: Screen, seat: Seat) -> Rect:
    """The plate of a seat; for a seat without a plate its face in the bar."""
    place = screen.stage.place(seat)
    return owner_box(screen.theme) if place is None else Rect(place.rect)


def stands_for(screen: Screen, step: Step) -> list[Rect]:
    """The places of an answer: its cards, or the plate or the thing on a board that stands for it."""
    if screen.board is not None:
        spots = {target.id: target.rect for target in screen.board.targets()}
        return [spots[name] for name in screen.board.shown_by(step) if name in spots]
    answering = screen.answering
    if answering is not None and answering.choices.pictured:
        return [rect for i, rect in answering.choices.rects() if answering.choices.offers[i].leads_to(step)]
    cards = [rect for card in step.named if isinstance(card, str) for rect in _in_hand(screen, card)]
    plates = answering.choices.rects() if answering is not None else ()
    return cards or [rect for i, rect in plates if answering is not None and answering.choices.offers[i].leads_to(step)]


def posed(screen: Screen) -> object:
    """The answer so far and the place of the hook, to recognize a state of the question."""
    board, answering = screen.board, screen.answering
    if board is not None:
        return board.intended, board.focus.at
    return (answering.picked, answering.question, answering.hook.at) if answering is not None else None


def in_the_way(screen: Screen) -> tuple[Rect, ...]:
    """Things that the asked learner needs to see and reach, which must stay uncovered."""
    if screen.board is not None:
        return screen.board.needed()
    answering = screen.answering
    plates = tuple(rect.inflate(0, HOOK) for _, rect in answering.choices.rects()) if answering is not None else ()
    return (*(rect.inflate(0, HOOK) for rect in _in_hand(screen)), *plates)


def answers(screen: Screen) -> tuple[Rect, ...]:
    """Things with which the asked learner answers: the hand as one rectangle, plates, or the targets of a board."""
    if screen.board is not None:
        return screen.board.needed()
    answering = screen.answering
    return (*_in_hand(screen), *(rect for _, rect in answering.choices.rects())) if answering is not None else ()


def in_hand(screen: Screen, rect: Rect) -> bool:
    """Whether a rectangle is one of the cards above the bar."""
    return screen.board is None and rect in _in_hand(screen, *screen.hand.cards)


def to_read(screen: Screen) -> tuple[Rect, ...]:
    """Things that tell the asked learner about the game: cards on the table, words on a board."""
    return screen.board.read() if screen.board is not None else screen.stage.table.rects()


def seen(screen: Screen) -> tuple[Rect, ...]:
    """Things that are better uncovered, although no question is about them: cards and players."""
    if screen.board is not None:
        return tuple(target.rect for target in screen.board.targets())
    seats = range(len(screen.room.seating))
    return (*_in_hand(screen), *(_plate(screen, seat) for seat in seats))
