"""HouseScene: the base of all scenes outside tables, with backdrop, one focus, the bar, and one table of bindings."""

from collections.abc import Hashable, Sequence
from math import inf
from typing import final

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.context import Audience, Context
from game.draw import text
from game.draw.focus import PLATE_HOOK, hook, ring
from game.draw.house_set import house_set
from game.input.actions import DIRECTIONS, OPPOSITE, TOUCH, Action, Press
from game.scene import Narrated, Scene
from game.text.catalogue import Voice
from game.theme import Theme
from game.widgets.bindings import Binding, dispatch, printed, table
from game.widgets.bottom_bar import BarWords, BottomBar
from game.widgets.focus import Focus, Target
from game.widgets.hints import Hint, place_hints, told_hints

RULES_SIDE_CURTAINS, NARROW_SIDE_CURTAINS, WIDE_SIDE_CURTAINS = 150, 190, 250
SAYS_SECONDS = 2.5
_RADIUS = 22


def refusal_seconds(audience: Audience) -> float:
    """Return how long a refusal stays on the screen; for children until the next press."""
    return inf if audience.children else SAYS_SECONDS


class HouseScene(Scene):
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

    @property
    def title(self) -> Message | None:
        """The scene's name: shown on pages, and read aloud."""
        return None

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.focus = Focus()
        self.device = context.devices.last
        self.said: Message | None = None
        self._said_left = 0.0

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

    def sentence(self) -> Message | None:
        """Return the bar's sentence."""
        return None

    def named(self, target: Hashable) -> Message | None:
        """Return a target's name for reading aloud; None if the bar's sentence already says it."""
        return None

    def counted_targets(self) -> Sequence[Hashable]:
        """The targets that are counted when one of them is read aloud: `3 of 5`."""
        return [target.id for target in self.focus.targets]

    def laid_out(self, words: str) -> str | Sequence[text.Part]:
        """Return the sentence for the bar; some scenes add pictures beside its words."""
        return words

    def pictured(self) -> pygame.Surface | None:
        """Return a picture for the sentence, for children, if its message has none."""
        return None

    @property
    def pose(self) -> str:
        """The host's pose in the bar, for children; "" if he is elsewhere."""
        return self.context.idle_timer.pose(bool(self.context.settings.get.reduced_motion))

    def paint(self, canvas: Canvas) -> None:
        """Draw the content between backdrop and bar."""

    # For scenes and callers

    @final
    def hints(self) -> tuple[Hint, ...]:
        """The hints of the bar."""
        return self.fitted(printed(self.bindings(), self.voice))

    def fitted(self, hints: tuple[Hint, ...]) -> tuple[Hint, ...]:
        """Return the hints as the bar has room for them; the same ones in the same order."""
        return hints

    def with_focus(self, *own: Binding) -> tuple[Binding, ...]:
        """Return these bindings, with confirm and the directions for the focus, without labels."""
        return table((*own, self.chooses(), *map(self.moves, DIRECTIONS)))

    def chooses(self, words: Message | None = None) -> Binding:
        """Return the binding of confirm."""
        return Binding(Action.CONFIRM, self.confirmed, words)

    def moves(self, way: Action, words: Message | None = None) -> Binding:
        """Return the binding of a direction."""
        return Binding(way, self._direct, words)

    def leads_back(self, words: Message = say("hint-back")) -> Binding:  # noqa: B008 - a message never changes
        """Return the binding of back."""
        return Binding(Action.BACK, self.go_back, words)

    @property
    def voice(self) -> Voice:
        """The catalogue voice of this scene; at tables it knows the players' names."""
        return self.context.voice

    @property
    def theme(self) -> Theme:
        return self.context.theme

    @property
    def children(self) -> bool:
        return self.context.audience.children

    def say(self, words: Message) -> None:
        """Show a message in the bar for a while, instead of its sentence."""
        self.said, self._said_left = words, SAYS_SECONDS

    def refuse(self, why: Message) -> None:
        """Show in the bar why something cannot be done, with its sound."""
        self.sound("refuse")
        self.said, self._said_left = why, refusal_seconds(self.context.audience)

    def sound(self, name: str) -> None:
        self.context.sound.play(name)

    def settle(self, at: Hashable = None) -> None:
        """Update the targets; the focus follows."""
        self.focus.show(self.targets(), at)

    def enter(self) -> None:
        """Place the focus."""
        self.settle()

    def uncover(self, result: object) -> None:
        """Update the targets, which may have changed meanwhile."""
        self.settle()

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Forget a shown device that was disconnected."""
        if self.device in lost:
            self.device = self.context.devices.last

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

    def update(self, dt: float) -> None:
        """Remove a shown message when its time is over."""
        if self.said is not None:
            self._said_left -= dt
            if self._said_left <= 0:
                self.said = None

    def draw(self, canvas: Canvas) -> None:
        """Draw the backdrop with its curtains, the scene's content, and the bar."""
        canvas.blit(self.backdrop(), (0, 0))
        self.paint(canvas)
        self.draw_bottom_bar(canvas)

    def backdrop(self) -> pygame.Surface:
        """Return the wall with the curtains at both sides."""
        return house_set(self.theme, self.light_at, self.side_curtains, rayed=self.rayed)

    def spoken(self) -> BarWords:
        """Return the shown message, or the sentence, with its picture."""
        message = self.said or self.sentence()
        if message is None:
            return BarWords("", self.pictured())
        spoken = self.context.spoken(message, self.voice)
        words = spoken.words if self.said else self.laid_out(self.voice.words(message))
        return BarWords(words, spoken.picture or self.pictured())

    def narrated(self) -> Narrated:
        at, counted_targets = self.focus.at, self.counted_targets()
        name = self.named(at) if at is not None else None
        if name is not None and at in counted_targets and len(counted_targets) > 1:
            name = say("narrated-of", item=name, number=counted_targets.index(at) + 1, count=len(counted_targets))
        return Narrated(
            "" if self.title is None else self.worded(self.title),
            "" if name is None else self.worded(name),
            self.spoken().text,
            told_hints(self.hints(), self.button, self.voice),
        )

    def worded(self, message: Message) -> str:
        """Return the words of a message, in the voice of this scene."""
        return self.voice.words(message)

    def draw_bottom_bar(self, canvas: Canvas) -> None:
        """Draw the bar with its sentence."""
        bar = BottomBar(self.spoken(), self.hints(), self.button, pose=self.pose)
        self.context.draw_bottom_bar(canvas, bar)

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

    def button(self, action: Action) -> tuple[str, str]:
        """Return family and button of the glyph for an action, on the device of the latest press."""
        return self.context.devices.hint(action, self.device, spelling=self.typing)

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
