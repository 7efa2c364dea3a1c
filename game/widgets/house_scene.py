"""HouseScene: what the scenes of the house share: backdrop, one focus, the bar, one table of what the buttons do."""

from collections.abc import Hashable, Sequence
from math import inf
from typing import TYPE_CHECKING, final

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.draw import text
from game.draw.focus import PLATE_HOOK, hook, ring
from game.draw.house_set import house_set
from game.input.actions import DIRECTIONS, OPPOSITE, TOUCH, Action, Press
from game.scene import Narrated, Scene
from game.text.catalogue import Voice
from game.theme import Theme
from game.widgets.bindings import Binding, Do, dispatch, printed, table
from game.widgets.bottom_bar import BottomBar, Spoken
from game.widgets.focus import Focus, Target
from game.widgets.hints import Hint, place_hints, told_hints

if TYPE_CHECKING:
    from game.context import Audience, Context

RULES_SIDE_CURTAINS, NARROW_SIDE_CURTAINS, WIDE_SIDE_CURTAINS = 150, 190, 250
SAYS_SECONDS = 2.5
_RADIUS = 22


def refusal_seconds(audience: "Audience") -> float:
    """How long it stands there why something cannot be done: for children until somebody does something."""
    return inf if audience.children else SAYS_SECONDS


class HouseScene(Scene):
    """A scene with one focus. Subclasses say what there is (`targets`), what it does (`choose`, `turn`), what all
    buttons do (`bindings`), what the bar says beside that (`sentence`), and paint what lies between backdrop and bar
    (`paint`)."""

    side_curtains = NARROW_SIDE_CURTAINS
    """How wide each of them is, px."""
    light_at = 420
    rayed = False
    """Whether rays of light for a winner stand on the wall."""
    lift = True
    title: Message | None = None
    """What it is called: pages show it, and whoever cannot see hears it."""
    ring_radius = _RADIUS
    touched_twice = False
    """Whether a finger first chooses a thing, to see what it would do, and means it with a second touch."""
    hook_share = 0.5
    """Where it holds it, as a share of the width from the left: beside what is to be read."""

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.focus = Focus()
        self.device = context.devices.last
        self.said: Message | None = None
        self._said_left = 0.0

    # What subclasses say

    def targets(self) -> Sequence[Target]:
        """What can be focused now."""
        return ()

    def choose(self, target: Hashable, press: Press) -> None:
        """Confirm on a target."""

    def turn(self, target: Hashable, step: int, press: Press) -> bool:
        """Left (-1) or right (1) on a target; False lets the focus move instead."""
        return False

    def bindings(self) -> tuple[Binding, ...]:
        """What the buttons do now: what is printed, the main thing first, then the others."""
        return self.with_focus(self.chooses(say("hint-choose")), self.leads_back())

    def go_back(self, press: Press) -> None:
        """Out of here, to where one came from."""
        self.sound("back")
        self.context.stack.dismiss()

    def missed(self, press: Press) -> None:
        """A pointer pressed where nothing is."""

    def swiped(self, way: Action, press: Press) -> None:
        """A finger swept over the screen; `way` is where that leads: paper pulled to the left shows what is right."""

    def sentence(self) -> Message | None:
        """What the bar says."""
        return None

    def named(self, target: Hashable) -> Message | None:
        """What a target is called where it is said aloud; None where the sentence of the bar says all of it."""
        return None

    def walked(self) -> Sequence[Hashable]:
        """The targets that are counted where one of them is said aloud: `3 of 5`."""
        return [target.id for target in self.focus.targets]

    def laid_out(self, words: str) -> str | Sequence[text.Part]:
        """The sentence as it stands in the bar; some put pictures of their own beside its words."""
        return words

    def pictured(self) -> pygame.Surface | None:
        """The picture that goes with the sentence, for children, where the house's words have none."""
        return None

    @property
    def pose(self) -> str:
        """How the host stands in the bar, for children; "" where he stands elsewhere."""
        return self.context.idle_timer.pose(bool(self.context.settings.get.reduced_motion))

    def paint(self, canvas: Canvas) -> None:
        """What lies between backdrop and bar."""

    # What they get

    @final
    def hints(self) -> tuple[Hint, ...]:
        """What the bar says of the buttons."""
        return printed(self.bindings(), self.voice)

    def with_focus(self, *own: Binding) -> tuple[Binding, ...]:
        """These, and what the focus needs beside them without words: confirm and the directions."""
        return table((*own, self.chooses(), *map(self.moves, DIRECTIONS)))

    def binding(self, action: Action, do: Do, words: Message | None) -> Binding:
        """What a button does, and the words for it."""
        return Binding(action, do, words)

    def chooses(self, words: Message | None = None) -> Binding:
        """Confirm."""
        return self.binding(Action.CONFIRM, self.confirmed, words)

    def moves(self, way: Action, words: Message | None = None) -> Binding:
        """A direction."""
        return self.binding(way, self._direct, words)

    def leads_back(self, words: Message = say("hint-back")) -> Binding:  # noqa: B008 - a message never changes
        """The way out."""
        return self.binding(Action.BACK, self.go_back, words)

    @property
    def voice(self) -> Voice:
        """Who speaks here: at a table somebody who knows everybody's name."""
        return self.context.voice

    @property
    def theme(self) -> Theme:
        """The theme now."""
        return self.context.theme

    @property
    def children(self) -> bool:
        """Whether the house is for children."""
        return self.context.audience.children

    def say(self, words: Message) -> None:
        """Let the bar say this for a while, in place of its usual sentence."""
        self.said, self._said_left = words, SAYS_SECONDS

    def refuse(self, why: Message) -> None:
        """Let the bar say why something cannot be done, with the sound for that."""
        self.sound("refuse")
        self.said, self._said_left = why, refusal_seconds(self.context.audience)

    def sound(self, name: str) -> None:
        """Let one of the house's sounds be heard."""
        self.context.sound.play(name)

    def settle(self, at: Hashable = None) -> None:
        """Look again at what there is; the focus follows."""
        self.focus.show(self.targets(), at)

    def enter(self) -> None:
        """Find the focus a place."""
        self.settle()

    def uncover(self, result: object) -> None:
        """What there is may have changed meanwhile."""
        self.settle()

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Hints must not show a device that is gone."""
        if self.device in lost:
            self.device = self.context.devices.last

    def act(self, press: Press) -> None:
        """One press: pointers go where they point, everything else does what its binding says."""
        if press.action is Action.POINT:
            self._point(press)
            return
        if self._said_left == inf:
            self.said = None
        self.device = press.device
        if press.at is not None:
            self._press_at(press)
        else:
            self.pressed(press)

    def pressed(self, press: Press) -> None:
        """A button, wherever a pointer is."""
        dispatch(press, self.bindings())

    def confirmed(self, press: Press) -> None:
        """Confirm, wherever the focus is."""
        if self.focus.at is not None:
            self.choose(self.focus.at, press)

    def update(self, dt: float) -> None:
        """Forget what was said after a while."""
        if self.said is not None:
            self._said_left -= dt
            if self._said_left <= 0:
                self.said = None

    def draw(self, canvas: Canvas) -> None:
        """Backdrop with its curtains, the scene's own things, bar."""
        canvas.blit(self.backdrop(), (0, 0))
        self.paint(canvas)
        self.draw_bottom_bar(canvas)

    def backdrop(self) -> pygame.Surface:
        """The wall behind everything, with the curtains at both sides."""
        return house_set(self.theme, self.light_at, self.side_curtains, rayed=self.rayed)

    def spoken(self) -> Spoken:
        """What was said, or else the sentence, with its picture."""
        message = self.said or self.sentence()
        if message is None:
            return Spoken("", self.pictured())
        spoken = self.context.spoken(message, self.voice)
        words = spoken.words if self.said else self.laid_out(self.voice.words(message))
        return Spoken(words, spoken.picture or self.pictured())

    def narrated(self) -> Narrated:
        at, walked = self.focus.at, self.walked()
        name = self.named(at) if at is not None else None
        if name is not None and at in walked and len(walked) > 1:
            name = say("narrated-of", item=name, number=walked.index(at) + 1, count=len(walked))
        return Narrated(
            "" if self.title is None else self.worded(self.title),
            "" if name is None else self.worded(name),
            self.spoken().text,
            told_hints(self.hints(), self._button, self.voice),
        )

    def worded(self, message: Message) -> str:
        """Words as they stand on a board, for whom the theme is."""
        return self.voice.words(message)

    def draw_bottom_bar(self, canvas: Canvas) -> None:
        """The bar with the sentence of the moment."""
        bar = BottomBar(self.spoken(), self.hints(), self._button, pose=self.pose)
        self.context.draw_bottom_bar(canvas, bar)

    @property
    def hangs(self) -> bool:
        """Whether the hook holds the focused thing."""
        return True

    def draw_focus(self, canvas: Canvas, rect: Rect | None = None, radius: int | None = None) -> None:
        """The gold ring (and the hook) round the focused thing."""
        rect = rect or self.focus.rect
        if rect is None:
            return
        ring(rect.width, rect.height, radius or self.ring_radius, self.theme.ring).draw(canvas, rect.center)
        if self.hangs:
            hook(PLATE_HOOK).draw(canvas, (rect.left + round(rect.width * self.hook_share), rect.top))

    def _button(self, action: Action) -> tuple[str, str]:
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

    def _press_at(self, press: Press) -> None:
        if press.action is Action.CONFIRM:
            self._click(press)
        elif press.action in DIRECTIONS:
            self.swiped(OPPOSITE[press.action], press)
        else:
            self.pressed(press)

    def _click(self, press: Press) -> None:
        assert press.at is not None
        for spot, _ in place_hints(self.hints(), self._button, self.theme):
            if spot.reach.collidepoint(press.at):
                self.act(Press(spot.hint.action, press.device, press.seat))  # the button that stands there
                return
        found = self.focus.hit(press.at)
        if found is None:
            self.missed(press)
            return
        settled = found == self.focus.at
        self.focus.point(press.at)
        self.settle()
        if settled or not (self.touched_twice and press.device == TOUCH):
            self.choose(found, press)
