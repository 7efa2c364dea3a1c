"""Scanning: one switch plays everything. A ring walks over rows, then over the things of a row; a press of Confirm
chooses what it is on.

It reads the hook's targets and the bar of the top scene, and presses Confirm at the hook, or the button of a hint. So
scenes need to know nothing of it.

A touch or a click anywhere is a press of the switch. In a kiosk it is one only beside all things, because visitors with
large text also touch things. So a hand on the lower half of the screen reaches everything.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from pygame import Rect

from game.canvas import Canvas
from game.context import Context
from game.draw.focus import ring
from game.gate import passes
from game.input.actions import DIRECTIONS, MOUSE, TOUCH, Action, Press
from game.scene import Scene
from game.settings import SCAN_PACES
from game.theme import CREAM, SMALLEST_TARGET, STAGE
from game.widgets.bindings import hints_of
from game.widgets.focus import Target
from game.widgets.hints import place_hints
from game.widgets.house_scene import HouseScene
from game.widgets.page import Page
from scenes.front.learn import LearnScene
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.table.boards.private_board import PrivateBoard
from scenes.table.boards.sheet import Sheet
from scenes.table.challenge.challenge import ChallengeScene
from scenes.table.scene import TableScene

FIRST = 0.5
"""Share of a step that the ring stays longer on the first row and the first thing of a row."""
ROUNDS = 2
"""Rounds through a row without a press, after which the ring goes on with the rows."""
_AT_HOOK = DIRECTIONS | {Action.CONFIRM}
"""Buttons that move the hook or mean what is under it, so that a ring over its targets needs none of them."""
_WIDER, _LINE, _RADIUS = 26, 10, 26
_EDGE = 2
"""px beside a list at which its next row out of sight stands."""


@dataclass(frozen=True, slots=True)
class Place:
    """A thing to choose, by its name in the scene. `action`: the button for it. `hooks` moves the hook there."""

    id: Hashable
    rect: Rect
    action: Action = Action.CONFIRM
    hooks: Callable[[], None] = field(default=lambda: None, compare=False)


Row = tuple[Place, ...]


def places_of(scene: Scene) -> Iterator[Place]:
    """Yield everything that can be chosen: the targets of the hook, then the hints of the bar."""
    scene = _in_front(scene)
    targets = tuple(_targets_of(scene))
    yield from targets
    for rect, action in _hints_of(scene):
        if targets and action in _AT_HOOK:
            continue
        if not any(target.rect.collidepoint(rect.center) for target in targets):  # offers are both
            yield Place(action, rect, action)


def aimed_at(scene: Scene, at: tuple[int, int]) -> bool:
    """Whether a pointer is on something that can be chosen, or on any hint of the bar."""
    scene = _in_front(scene)
    for rect in (*(target.rect for target in _targets_of(scene)), *(rect for rect, _ in _hints_of(scene))):
        wide, high = (max(0, SMALLEST_TARGET - size) for size in rect.size)
        if rect.inflate(wide, high).collidepoint(at):
            return True
    return False


def _in_front(scene: Scene) -> Scene:
    """The private board of a table, if one is open; else the scene."""
    board = scene.screen.board if isinstance(scene, TableScene) else None
    return scene if board is None else board


def _targets_of(scene: Scene) -> Iterator[Place]:
    if isinstance(scene, HouseScene):
        for target in scene.focus.targets:
            yield Place(("target", target.id), target.rect, hooks=partial(scene.settle, target.id))
        if isinstance(scene, Page):
            yield from _out_of_sight(scene, [row.id for row in scene.rows()], scene.part().targets, across=False)
        elif isinstance(scene, LearnScene):
            yield from _out_of_sight(scene, scene.counted_targets(), scene.focus.targets, across=True)
        elif isinstance(scene, PrivateBoard):
            for rect, action in scene.hook.beside():
                yield Place(action, rect, action)
    elif isinstance(scene, CurtainScene):
        yield Place(("target", "curtain"), scene.pill_rect)
    elif isinstance(scene, TableScene):
        answering = scene.screen.answering
        if (
            answering is None
            or not scene.screen.reveals
            or scene.screen.animations.busy
            or scene.table_bindings.look_back.active
        ):
            return
        for place, rect in answering.hook.places():
            yield Place(("target", place), rect, hooks=partial(answering.hook.move, (place,)))


def _out_of_sight(
    scene: HouseScene, names: Sequence[Hashable], seen: Sequence[Target], across: bool
) -> Iterator[Place]:
    """Yield the first thing of a long list and the one after the last visible one: the hook scrolls to them. The list
    goes `across` the screen or down."""
    if not seen or not names:
        return
    first, last = seen[0].rect, seen[-1].rect
    after = names.index(seen[-1].id) + 1
    edges = []
    if seen[0].id != names[0]:
        x, y = (first.left - _EDGE, first.centery) if across else (first.centerx, first.top - _EDGE)
        edges.append((names[0], x, y))
    if after < len(names):
        x, y = (last.right + _EDGE, last.centery) if across else (last.centerx, last.bottom + _EDGE)
        edges.append((names[after], x, y))
    for name, x, y in edges:
        yield Place(("target", name), Rect(x, y, 1, 1), hooks=partial(scene.settle, name))


def _hints_of(scene: Scene) -> Iterator[tuple[Rect, Action]]:
    context = scene.context
    if isinstance(scene, CurtainScene):
        placed = scene.placed()
    elif isinstance(scene, LostScene):
        placed = place_hints(hints_of(scene.bindings(), context.voice), context.devices.hint, context.theme)
    elif isinstance(scene, HouseScene | TableScene | ChallengeScene):
        placed = place_hints(scene.hints(), scene.button, context.theme)
    elif isinstance(scene, Sheet):
        placed = place_hints(scene.hints(), context.devices.hint, context.theme)
    else:
        return
    for spot, _ in placed:
        yield spot.rect, spot.hint.action


def rows_of(places: Sequence[Place]) -> tuple[Row, ...]:
    """Rows from the top, each from the left. Things stand in a row if their middles are beside its first thing."""
    rows: list[list[Place]] = []
    for place in sorted(places, key=lambda place: place.rect.centery):
        if rows and place.rect.centery <= rows[-1][0].rect.bottom:
            rows[-1].append(place)
        else:
            rows.append([place])
    return tuple(tuple(sorted(row, key=lambda place: place.rect.centerx)) for row in rows)


class Scanner:
    """Walks over the top scene, and translates presses of the switch: Confirm on any device, or the space bar."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._at: Hashable = None
        """The thing that the ring is on; of a row, the first one."""
        self.inside = False
        """Whether it walks over the things of a row."""
        self._since = 0.0
        self._walked = 0
        self._confirmed = False
        """Whether there was a press in this frame. A space bar that opens a place for letters also is a letter."""
        self._laid: tuple[Scene | None, frozenset[Hashable]] = None, frozenset()
        self._rows: list[list[Hashable]] = []
        """Rows of the scene and the things in `_laid`. They stay, because a card under the hook rises into another."""
        self._aims = {TOUCH}
        """Pointers that were moved since their last press. A mouse that rests is a switch."""
        self._pressed: set[str] = set()
        """Pointers that hold a thing down."""

    @property
    def seconds(self) -> float:
        """Seconds of a step."""
        return SCAN_PACES[self.context.settings.get.one_switch]

    def rows(self) -> tuple[Row, ...]:
        """The rows of the top scene."""
        top = self.context.stack.top
        if top is None or self.context.stack.moving:
            return ()
        stage = Rect(0, 0, *STAGE)
        places = {place.id: place for place in places_of(top) if stage.colliderect(place.rect)}
        if self._laid != (top, frozenset(places)):
            self._laid = top, frozenset(places)
            self._rows = [[place.id for place in row] for row in rows_of([*places.values()])]
        return tuple(tuple(places[name] for name in row) for row in self._rows)

    def _within(self, rows: Sequence[Row]) -> bool:
        """Whether it walks over the things of a row: of the chosen one, or of the only one."""
        return self.inside or len(rows) == 1

    def row(self, rows: Sequence[Row]) -> Row:
        """The row that the ring is on, or in; the first one if that is gone."""
        found = next((row for row in rows if any(place.id == self._at for place in row)), None)
        return rows[0] if found is None else found

    def marked(self) -> Row:
        """The things in the ring: a row, or one of its things."""
        rows = self.rows()
        if not rows:
            return ()
        row = self.row(rows)
        return (self._one_of(row),) if self._within(rows) else row

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._confirmed = False
        rows = self.rows()
        if not rows:
            self._at = None
            return
        if not any(place.id == self._at for row in rows for place in row):
            self.inside = False
            self._at, self._since = rows[0][0].id, -FIRST * self.seconds  # the hook stays where the scene has it
        self._since += dt
        if self._since >= self.seconds:
            self._step(rows)

    def _step(self, rows: Sequence[Row]) -> None:
        row = self.row(rows)
        if self._within(rows):
            at = row.index(self._one_of(row))
            self._walked += 1
            if self._walked < ROUNDS * len(row) or len(rows) == 1:
                self._walk_to(row[(at + 1) % len(row)])
                return
            self.inside = False
        self._walk_to(rows[(rows.index(row) + 1) % len(rows)][0])

    def _walk_to(self, place: Place, first: bool = False) -> None:
        """Move the ring, and the hook with it, so that lists follow and the narrator reads."""
        self._at, self._since = place.id, -FIRST * self.seconds if first else 0.0
        place.hooks()

    def translate(self, press: Press) -> tuple[Press, ...]:
        """Return what a press means: a press of the switch chooses what the ring is on; others stay as they are."""
        if press.action is Action.TEXT and press.text == " ":
            if self._confirmed:
                return ()
            press = replace(press, action=Action.CONFIRM, text="")
        if press.action is Action.POINT:
            self._aims.add(press.device)
        if press.action is not Action.CONFIRM or not passes(press, self.context.stack.secrets) or self._aimed(press):
            return (press,)
        if press.released or press.repeated:
            return ()
        self._confirmed = True
        rows = self.rows()
        if not rows:
            return (Press(Action.CONFIRM, press.device, press.seat),)
        row = self.row(rows)
        if not self._within(rows) and len(row) > 1:
            self.inside, self._walked = True, 0
            self._walk_to(row[0], first=True)
            self.context.sound.play("focus")
            return ()
        return self._chosen(self._one_of(row), press)

    def _aimed(self, press: Press) -> bool:
        """Whether a pointer of a kiosk presses or releases the thing that it is on."""
        if self.context.kiosk is None:
            return False
        device = press.device
        if press.released:
            aimed = device in self._pressed
            self._pressed.discard(device)
            return aimed
        at, aims = press.at, device in self._aims
        self._aims.discard(MOUSE)
        top = self.context.stack.top
        aimed = top is not None and at is not None and aims and aimed_at(top, at)
        if aimed:
            self._pressed.add(device)
            self._at, self.inside = None, False
        return aimed

    def _one_of(self, row: Row) -> Place:
        return next((place for place in row if place.id == self._at), row[0])

    def _chosen(self, place: Place, press: Press) -> tuple[Press, ...]:
        self._at, self.inside = None, False
        place.hooks()
        return (Press(place.action, press.device, press.seat),)

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring around what a press would choose."""
        marked = self.marked()
        if not marked:
            return
        box = marked[0].rect.unionall([place.rect for place in marked[1:]]).inflate(_WIDER, _WIDER)
        box = box.clip(Rect(0, 0, *STAGE).inflate(-2 * _LINE, -2 * _LINE))
        ring(box.width, box.height, _RADIUS, _LINE, CREAM).draw(canvas, box.center)
