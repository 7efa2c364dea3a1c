"""The PIN: large keys for fingers and pads, digits of a keyboard, and dots instead of digits. A new PIN is entered
twice.

Other people see the screen, so no ring shows the key in focus of a pad, and its moves are silent. Every digit starts
from the 5, so a pad needs no ring: the others are one or two presses away.
"""

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas, put
from game.draw import text
from game.draw.cache import cached, converted
from game.draw.svg import fragment
from game.input.actions import Action, Press
from game.kiosk.pin import FEWEST_DIGITS, MOST_DIGITS, is_pin, too_easy
from game.theme import CREAM, GOLD, Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.letters import DONE, ERASED, key_targets
from game.widgets.menu import Row
from game.widgets.page import TITLE, TITLE_LINE
from game.widgets.writing_scene import WritingScene
from scenes.kiosk.operators import OperatorContext, OperatorPage, Operators, line_of_paper

MIDDLE = ("key", "5")
SHOW, HIDE = say("operator-show-ring"), say("operator-hide-ring")
KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", ERASED, "0", DONE)
_COLUMNS, _GAP = 3, 16
_WIDE, _TOP, _HIGH, _ABOVE_BAR = 240, 330, 132, 36
_DOTS = Rect(620, 196, 680, 100)
_DOT, _DOT_STEP = 36, 72
CHANGED = say("operator-pin-changed")


class DigitsScene(Operators, WritingScene):
    """The tick calls `given` with the digits. Its result is a refusal to show, or None."""

    hook_holds_focus = False

    def __init__(self, keeper: OperatorContext, title: Message, given: Callable[[str], Message | None]) -> None:
        super().__init__(keeper.context)
        self.keeper, self._title, self.given = keeper, title, given
        self.digits = ""
        self.ringed = False
        """Whether the ring shows the focus of a pad, because the operator is alone and has asked for it."""
        self.focus.at = MIDDLE

    @property
    def title(self) -> Message:
        return self._title

    def named(self, target: Hashable) -> Message | None:
        """None, because other people must not hear the key in focus."""
        return None

    def targets(self) -> Sequence[Target]:
        return digit_targets(self.theme)

    @property
    def erasable(self) -> bool:
        return bool(self.digits)

    def write(self, sign: str) -> None:
        if sign == ERASED:
            self.digits = self.digits[:-1]
        elif sign.isdigit():
            self.digits = (self.digits + sign)[:MOST_DIGITS]
        self.settle(MIDDLE)

    def end(self) -> None:
        digits, self.digits = self.digits, ""
        self.settle(MIDDLE)
        if words := self.given(digits):
            self.refuse(words)

    def erases(self) -> tuple[Binding, ...]:
        """With the button for the ring, which is shown while there is nothing to erase."""
        ring = Binding(Action.INFO, self._ring, HIDE if self.ringed else SHOW)
        printed = not self.digits and self.context.devices.family(self.device) != "pointer"
        return (*super().erases(), ring if printed else ring.silent)

    def _ring(self, press: Press) -> None:
        self.ringed = not self.ringed

    def sound(self, name: str) -> None:
        if name != "focus" or self.ringed:
            super().sound(name)

    @property
    def blind(self) -> bool:
        """Whether the operator moves from key to key without a ring."""
        return not self.ringed and self.context.devices.family(self.device) not in ("keys", "pointer")

    def asked(self) -> Message:
        """The number of digits to enter, in words."""
        return say("operator-digits", least=FEWEST_DIGITS, most=MOST_DIGITS)

    def sentence(self) -> Message:
        return say("operator-blind") if self.blind and not self.digits else self.asked()

    def paint(self, canvas: Canvas) -> None:
        title = self.words_of(self.title)
        size = text.fit(title, self.theme.px(TITLE), 1300, "display")
        text.place(canvas, title, min(size, 120), (960, TITLE_LINE - 20), CREAM, "display")
        draw_dots(canvas, len(self.digits), MOST_DIGITS)
        self.draw_keys(canvas, ready=len(self.digits) >= FEWEST_DIGITS)
        if self.ringed:
            self.draw_focus(canvas)


def digit_targets(theme: Theme) -> tuple[Target, ...]:
    """The keys, row by row, with less height if the bar is higher."""
    rows = len(KEYS) // _COLUMNS
    high = min(rows * (_HIGH + _GAP) - _GAP, theme.bar_top - _ABOVE_BAR - _TOP)
    wide = _COLUMNS * (_WIDE + _GAP) - _GAP
    return key_targets(KEYS, _COLUMNS, Rect(960 - wide // 2, _TOP, wide, high), _GAP)


def draw_dots(canvas: Canvas, count: int, most: int) -> None:
    """Draw a dot for every entered digit, and a ring for each that may follow."""
    line_of_paper(_DOTS.size).draw(canvas, _DOTS.center)
    left = _DOTS.centerx - (most - 1) * _DOT_STEP // 2
    for place in range(most):
        put(canvas, _dot(place < count), center=(left + place * _DOT_STEP, _DOTS.centery))


@cached
def _dot(full: bool) -> pygame.Surface:
    half = _DOT / 2
    ring = f'<circle cx="{half}" cy="{half}" r="{half - 3}" fill="none" stroke="#B9A77E" stroke-width="4"/>'
    disc = f'<circle cx="{half}" cy="{half}" r="{half - 1}" fill="#4A2E00"/><circle cx="{half}" cy="{half}" '
    disc += f'r="{half - 6}" fill="{GOLD}"/>'
    return converted(fragment(disc if full else ring, (_DOT, _DOT)))


def new_pin(keeper: OperatorContext) -> DigitsScene:
    """The page for the first entry of a new PIN."""

    def given(digits: str) -> Message | None:
        if not is_pin(digits):
            return say("operator-pin-length", least=FEWEST_DIGITS, most=MOST_DIGITS)
        if too_easy(digits):
            return say("operator-pin-easy")
        keeper.context.stack.replace(_once_more(keeper, digits))
        return None

    return DigitsScene(keeper, say("operator-pin-new"), given)


def _once_more(keeper: OperatorContext, digits: str) -> DigitsScene:
    def given(same: str) -> Message | None:
        if same != digits:
            return say("operator-pin-other")
        keeper.kiosk.pin.change(digits)  # one long frame, which only the operator sees
        keeper.context.stack.dismiss(CHANGED)
        return None

    return DigitsScene(keeper, say("operator-pin-again"), given)


class EasyPinPage(OperatorPage):
    """Comes before the operator's page at every visit, until the PIN is changed. It shows no digits, because others may
    look on."""

    title = say("operator-own-pin")

    def rows(self) -> Sequence[Row]:
        stack = self.context.stack
        choose, line = say("operator-own-pin-choose"), say("operator-own-pin-choose-line")
        later, left = say("operator-own-pin-later"), say("operator-own-pin-later-line")
        return (
            Row("new", choose, None, line, "key", do=lambda: stack.replace(new_pin(self.keeper))),
            Row("later", later, None, left, "clock", do=stack.dismiss),
        )
