"""HouseScene: the base of all scenes outside tables, with backdrop, one focus and one table of bindings."""

from collections.abc import Hashable, Sequence
from math import inf

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.context import Context
from game.draw.focus import PLATE_HOOK, hook, ring
from game.draw.house_set import house_set
from game.input.actions import DIRECTIONS, OPPOSITE, TOUCH, Action, Press
from game.scene import Narrated
from game.widgets.bar_scene import BarScene
from game.widgets.bindings import Binding, dispatch, table
from game.widgets.focus import Focus, Target
from game.widgets.hints import place_hints, told_hints

RULES_SIDE_CURTAINS, NARROW_SIDE_CURTAINS, WIDE_SIDE_CURTAINS = 150, 190, 250
_RADIUS = 22


class HouseScene(BarScene):
    """A scene with one focus. Subclasses give its `targets`, their effect (`choose`, `turn`), the `bindings` of all
    buttons, the bar's `sentence`, and draw the content between backdrop and bar (`paint`)."""

    side_curtains = NARROW_SIDE_CURTAINS
    """Width of each side curtain, px."""
    light_at = 420
    rayed = False
    """Whether the wall has rays of light for a winner."""
    lift = True
    ring_radius = _RADIUS
    touched_twice = False
    """Whether a finger first focuses a target, and confirms with a second touch."""
    hook_share = 0.5
    """Where the hook holds a target, as a share of its width: beside its words."""

    def __init__(self, context: Context, device: str | None = None) -> None:
        super().__init__(context, device)
        self.focus = Focus()

    # For subclasses

    def targets(self) -> Sequence[Target]:
        """Return the targets of the focus."""
        return ()

    def choose(self, target: Hashable, press: Press) -> None:
        """Confirm a target."""

    def turn(self, target: Hashable, step: int, press: Press) -> bool:
        """Handle left (-1) or right (1) on a target; False lets the focus move instead."""
        return False

    def bindings(self) -> tuple[Binding, ...]:
        """Return the bindings: printed ones first, the main one at the start."""
        return self.with_focus(self.chooses(say("hint-choose")), self.leads_back())

    def go_back(self, press: Press) -> None:
        """Return to the scene before."""
        self.sound("back")
        self.context.stack.dismiss()

    def click_outside(self, press: Press) -> None:
        """Handle a click outside all targets."""

    def swiped(self, way: Action, press: Press) -> None:
        """Handle a swipe; `way` is the direction to move on: a swipe to the left shows what is right."""

    def named(self, target: Hashable) -> Message | None:
        """Return a target's name for reading aloud; None if the bar's sentence already says it."""
        return None

    def counted_targets(self) -> Sequence[Hashable]:
        """The targets that are counted when one of them is read aloud: `3 of 5`."""
        return [target.id for target in self.focus.targets]

    def paint(self, canvas: Canvas) -> None:
        """Draw the content between backdrop and bar."""

    # For scenes and callers

    def with_focus(self, *own: Binding) -> tuple[Binding, ...]:
        """Return these bindings, with confirm and the directions for the focus, without labels."""
        return table((*own, self.chooses(), *map(self.moves, DIRECTIONS)))

    def chooses(self, words: Message | None = None) -> Binding:
        return Binding(Action.CONFIRM, self.confirmed, words)

    def moves(self, way: Action, words: Message | None = None) -> Binding:
        return Binding(way, self._direct, words)

    def leads_back(self, words: Message = say("hint-back")) -> Binding:  # noqa: B008 - a message never changes
        return Binding(Action.BACK, self.go_back, words)

    def settle(self, at: Hashable = None) -> None:
        """Move the focus to `at`, then update the targets, which may depend on it."""
        self.focus.at = self.focus.at if at is None else at
        self.focus.show(self.targets())

    def enter(self) -> None:
        """Place the focus."""
        self.settle()

    def uncover(self, result: object) -> None:
        """Update the targets, which may have changed meanwhile."""
        self.settle()

    def act(self, press: Press) -> None:
        """Handle a press: pointers act where they point, other presses by their binding."""
        if press.action is Action.POINT:
            self._point(press)
            return
        if self._said_left == inf:
            self.said = None
        self.device = press.device
        if press.at is not None:
            self._press_at(press, press.at)
        else:
            self.pressed(press)

    def pressed(self, press: Press) -> None:
        """Run the binding of a button, regardless of pointers."""
        dispatch(press, self.bindings())

    def confirmed(self, press: Press) -> None:
        """Confirm the focused target."""
        if self.focus.at is not None:
            self.choose(self.focus.at, press)

    def draw(self, canvas: Canvas) -> None:
        """Draw the backdrop with its curtains, the scene's content, and the bar."""
        canvas.blit(self.backdrop(), (0, 0))
        self.paint(canvas)
        self.draw_bottom_bar(canvas)

    def backdrop(self) -> pygame.Surface:
        """Return the wall with the curtains at both sides."""
        return house_set(self.theme, self.light_at, self.side_curtains, rayed=self.rayed)

    def narration(self) -> Narrated:
        at, counted_targets = self.focus.at, self.counted_targets()
        name = self.named(at) if at is not None else None
        if name is not None and at in counted_targets and len(counted_targets) > 1:
            name = say("narrated-of", item=name, number=counted_targets.index(at) + 1, count=len(counted_targets))
        return Narrated(
            "" if self.title is None else self.words_of(self.title),
            "" if name is None else self.words_of(name),
            self.bar_words().text,
            told_hints(self.hints(), self.button, self.voice),
        )

    @property
    def hook_holds_focus(self) -> bool:
        """Whether the hook holds the focused target."""
        return True

    def draw_focus(self, canvas: Canvas, rect: Rect | None = None, radius: int | None = None) -> None:
        """Draw the gold ring and the hook at the focused target."""
        rect = rect or self.focus.rect
        if rect is None:
            return
        ring(rect.width, rect.height, radius or self.ring_radius, self.theme.ring).draw(canvas, rect.center)
        if self.hook_holds_focus:
            hook(PLATE_HOOK).draw(canvas, (rect.left + round(rect.width * self.hook_share), rect.top))

    def _direct(self, press: Press) -> None:
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(press.action)
        if step is not None and self.focus.at is not None and self.turn(self.focus.at, step, press):
            self.settle()
            return
        if self.focus.move(press.action):
            self.sound("focus")
            self.settle()

    def _point(self, press: Press) -> None:
        if press.at is not None and self.focus.point(press.at):
            self.settle()

    def _press_at(self, press: Press, at: tuple[int, int]) -> None:
        """Handle a press of a pointer: a swipe, or a click on a hint or a target."""
        if press.action in DIRECTIONS:
            self.swiped(OPPOSITE[press.action], press)
            return
        if press.action is not Action.CONFIRM:
            self.pressed(press)
            return
        for spot, _ in place_hints(self.hints(), self.button, self.theme):
            if spot.reach.collidepoint(at):
                self.act(Press(spot.hint.action, press.device, press.seat))  # the button of the hint
                return
        found = self.focus.hit(at)
        if found is None:
            self.click_outside(press)
            return
        settled = found == self.focus.at
        self.focus.point(at)
        self.settle()
        if settled or not (self.touched_twice and press.device == TOUCH):
            self.choose(found, press)
