"""The check of buttons and sticks: each button of the device that was pressed last, lit while it is down, and marked
once it was."""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas, put
from game.draw import text
from game.draw.cache import cached
from game.draw.glyphs import glyph
from game.draw.icons import icon
from game.draw.paper import board
from game.input.actions import KEYS, Action, Press
from game.input.bindings import PAD_FAMILY, words_for
from game.input.pads import ON, Pad, place_of_stick
from game.theme import CREAM, GOLD, HOUSE_PLATE, INK, SMALLEST_TEXT
from game.widgets.bindings import Binding
from game.widgets.house_scene import HouseScene
from game.widgets.page import TITLE
from scenes.front.remap import names_for
from scenes.kiosk.operators import OperatorContext, Operators

HOLD = 2.0
"""Seconds of holding the button of Back that lead out."""
_TILES, _STICKS = Rect(240, 196, 1440, 660), Rect(1390, 196, 290, 660)
_GAP, _GLYPH, _TICK, _KNOB = 16, 60, 40, 44
_TITLE = (960, 120)


class ButtonCheck(Operators, HouseScene):
    """All devices are read before any scene gets their presses. A pointer chooses Back in the bar."""

    title = say("operator-check-buttons")
    reads_raw = True

    def __init__(self, keeper: OperatorContext) -> None:
        super().__init__(keeper.context)
        self.shown = self.device
        """The device whose buttons are on the screen."""
        self.down: set[tuple[str, str]] = set()
        self.tried: dict[tuple[str, str], None] = {}
        """Devices with the names of their buttons that were pressed, in order."""
        self.sticks: dict[str, dict[int, float]] = {}
        """The places of the sticks of each pad, by axis: -1 to 1."""
        self._pads: dict[int, Pad] = {}
        """Copies of the pads, so that their own memory of what is down stays true."""
        self.held: float | None = None
        """Seconds that the button of Back is down."""

    def enter(self) -> None:
        super().enter()
        self._let_go()

    def leave(self) -> None:
        self._let_go()

    def _let_go(self) -> None:
        self.context.devices.repeat.forget()
        self.context.devices.holding.forget()

    def sees(self, event: pygame.event.Event) -> None:
        """Read an event of a device."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._noted(KEYS, pygame.key.name(event.key), event.type == pygame.KEYDOWN)
            return
        pads, instance = self.context.devices.pads, getattr(event, "instance_id", -1)
        pad = pads.pads.get(instance)
        if pad is None:
            return
        stick = place_of_stick(event, pad)
        if stick is not None:
            self.sticks.setdefault(pad.device, {})[stick[0]] = stick[1]
            self.shown = pad.device if abs(stick[1]) > ON else self.shown
            return
        seen = self._pads.setdefault(instance, replace(pad, axes={}, hat=(0, 0), held=set()))
        for name, down in pads.named(event, seen):
            self._noted(pad.device, name, down)

    def _noted(self, device: str, name: str, down: bool) -> None:
        if not down:
            self.down.discard((device, name))
        else:
            self.shown = self.device = device
            self.down.add((device, name))
            self.tried[device, name] = None
        if name in self.context.devices.bindings.table(self.kind(device))[Action.BACK]:
            self.held = 0.0 if down else None

    @staticmethod
    def kind(device: str) -> str:
        """The table of a device's buttons."""
        return KEYS if device == KEYS else PAD_FAMILY

    def names(self) -> Sequence[str]:
        """The buttons of the shown device: those that the game uses, then others that were pressed."""
        kind = self.kind(self.shown)
        table = self.context.devices.bindings.table(kind)
        usual = names_for(kind) if kind == PAD_FAMILY else [name for names in table.values() for name in names]
        return tuple(dict.fromkeys((*usual, *(name for device, name in self.tried if device == self.shown))))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.held is not None:
            self.held += dt
            if self.held >= HOLD:
                self.held = None
                self.sound("back")
                self.context.stack.dismiss()

    def pressed(self, press: Press) -> None:
        """Ignore buttons; a pointer on the bar comes with its action."""
        if press.action is not Action.RAW:
            super().pressed(press)

    def bindings(self) -> tuple[Binding, ...]:
        return (self.leads_back(),)

    def sentence(self) -> Message:
        number = self.shown.partition(":")[2]
        if self.kind(self.shown) == KEYS:
            return say("operator-check-keys")
        return say("operator-check-pad", number=number)

    def paint(self, canvas: Canvas) -> None:
        title = self.words_of(self.title)
        text.place(canvas, title, text.fit(title, TITLE, _TILES.width, "display"), _TITLE, CREAM, "display")
        pad = self.kind(self.shown) == PAD_FAMILY
        names, area = self.names(), _TILES.copy()
        area.height = min(area.height, self.theme.bar_top - 44 - area.top)
        if pad:
            area.width = _STICKS.left - _GAP - area.left
            self._paint_sticks(canvas, area)
        columns = 4 if pad else 7
        rows = ceil(len(names) / columns)
        size = (area.width + _GAP) // columns - _GAP, min(160, (area.height + _GAP) // rows - _GAP)
        for at, name in enumerate(names):
            row, column = divmod(at, columns)
            place = Rect((area.left + column * (size[0] + _GAP), area.top + row * (size[1] + _GAP)), size)
            self._paint_button(canvas, name, place)

    def _paint_button(self, canvas: Canvas, name: str, place: Rect) -> None:
        at, kind = (self.shown, name), self.kind(self.shown)
        lit = at in self.down
        canvas.blit(_plate(place.size, GOLD if lit else HOUSE_PLATE), place)
        family, words = self.context.devices.family(self.shown), self.words_of(words_for(kind, name))
        colour, room = INK if lit else CREAM, place.width - _GAP
        if kind == PAD_FAMILY and place.height >= _GLYPH + SMALLEST_TEXT + 2 * _GAP:
            put(canvas, glyph(family, name, _GLYPH), center=(place.centerx, place.top + _GAP + _GLYPH // 2))
            middle = (place.centerx, place.bottom - _GAP - SMALLEST_TEXT // 2)
        else:
            middle = place.center
        text.place(canvas, words, text.fit(words, 36, room), middle, colour)
        if at in self.tried and not lit:
            put(canvas, icon("tick", _TICK, GOLD), topright=(place.right - 8, place.top + 8))

    def _paint_sticks(self, canvas: Canvas, area: Rect) -> None:
        """Both sticks as squares with a knob at their place."""
        found = self.sticks.get(self.shown, {})
        side = min(_STICKS.width, (area.height - _GAP) // 2)
        for number in range(2):
            box = Rect(_STICKS.left, area.top + number * (side + _GAP), side, side)
            canvas.blit(_plate(box.size, HOUSE_PLATE), box)
            across, down = found.get(2 * number, 0.0), found.get(2 * number + 1, 0.0)
            reach = (side - _KNOB) / 2
            knob = board(_KNOB, _KNOB, GOLD if across or down else CREAM, _KNOB // 2)
            middle = box.centerx + round(across * reach), box.centery + round(down * reach)
            put(canvas, knob, center=middle)


@cached
def _plate(size: tuple[int, int], colour: str) -> pygame.Surface:
    return board(*size, colour, 18, CREAM, 2)
