"""The curtain: stands between two seats on one screen. It is opaque before anything of the next seat is fetched."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.draw import text
from game.draw.animals import host
from game.draw.boards import pill
from game.draw.cache import cached
from game.draw.curtain import (
    HOST_AT,
    HOUSE_LOOK,
    PILL_LINE,
    STRIP,
    curtain,
    curtain_board,
    halves,
    pill_colors,
    strip_board,
    valance,
)  # fmt: skip
from game.draw.glyphs import glyph
from game.draw.icons import badge, icon
from game.draw.medallion import medallion
from game.draw.paper import Piece, with_shadow
from game.easing import CURTAIN, paced
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.scene import Scene
from game.theme import CREAM, SeatLook, Theme
from game.timeline import Lane
from game.widgets.hints import Hint, Placed, draw_hints, place_hints

if TYPE_CHECKING:
    from game.house import House

STRIP_MOST = 4
_BADGES = {"keys": "keys", "pointer": "pointer"}
_LABEL_WIDE = 331
_WRAP = 262
_ITEM_WIDE = 165
_FACE, _CARD = 78, 74
_HOST_SIZE = 200
CAPTIONS_END = 404
"""Captions hang under the valance: below the board stands what happened since the last look."""


@dataclass(frozen=True, slots=True)
class Happened:
    """One thing on the strip: whose face, and either a small picture (a card, as its surface) or a word."""

    look: SeatLook
    picture: pygame.Surface | None = None
    words: str = ""


class CurtainScene(Scene):
    """Opens only by a press of `device` (None: anybody's). On that press `opened` is called, once, and the halves part
    over the scene below; when they are gone this scene is dismissed with True. Until the press it is opaque.

    `title` is "Pass to Rosa" unless given. Nothing but a confirm is heard; back asks `paused` where there is one,
    and `called` is told of anybody who has something to call out (PREV). `instead` is told of a confirm by another
    device and says whether somebody else takes this one's place.
    """

    opaque = True
    captions_end = CAPTIONS_END

    def __init__(
        self, house: "House", look: SeatLook | None, name: str, device: str | None, since: Sequence[Happened] = (),
        title: str = "", sub: str = "Everybody else looks away", opened: Callable[[], None] | None = None,
        paused: Callable[[], None] | None = None, also: Sequence[str] = (),
        lost: Callable[[Sequence[str], Sequence[str]], None] | None = None,
        called: Callable[[Press], None] | None = None,
        instead: Callable[[Press], bool] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(house)
        self.look = look or HOUSE_LOOK
        self.name, self.device, self.also = name, device, tuple(also)
        self.title = title or f"Pass to {name}"
        self.sub = sub
        self.since = tuple(since)[-STRIP_MOST:]
        self.opened, self.paused, self.lost, self.called = opened, paused, lost, called
        self.instead = instead
        self.share = 0.0
        """How far it is open: 0 closed, 1 gone."""
        self.lane = Lane()
        self._opening = False
        self.wrong = 0.0

    @property
    def busy(self) -> bool:
        """Whether it is opening."""
        return self._opening

    def enter(self) -> None:
        self.house.sound.play("curtain")

    def uncover(self, result: object) -> None:
        """Whatever was decided above it (to leave, to change seats) is for the table below."""
        if result is not None:
            self.house.stack.dismiss(result)

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """The table below cannot be seen and is not told otherwise; nobody must wait for a device that is gone."""
        if self.opaque and self.lost:
            self.lost(lost, found)

    def speaks(self, press: Press) -> bool:
        """Whether this press may open it."""
        return self.device is None or press.device == self.device or press.device in self.also

    def act(self, press: Press) -> None:
        if self._opening:
            return
        if press.action is Action.MENU or (press.action is Action.BACK and self.speaks(press)):
            if self.paused:
                self.paused()
        elif press.action is Action.PREV:
            if self.called:
                self.called(press)
        elif press.action is Action.CONFIRM and press.at is not None and self._on_bell(press.at):
            self.act(Press(Action.PREV, press.device, press.seat))
        elif press.action is Action.CONFIRM and self.speaks(press):
            self._open()
        elif press.action is Action.CONFIRM and not (self.instead and self.instead(press)):
            self.house.sound.play("refuse")
            self.wrong = 2.5

    def _bell(self) -> tuple[tuple[Placed, pygame.Surface], ...]:
        """Where calls are heard, and how."""
        hints = (Hint(Action.PREV, "Call", "bell"),) if self.called else ()
        return place_hints(hints, self.house.devices.hint, self.house.theme)

    def _on_bell(self, at: tuple[int, int]) -> bool:
        return any(spot.reach.collidepoint(at) for spot, _ in self._bell())

    def _open(self) -> None:
        """From here on the seat's own things may be fetched: whoever pressed has the screen."""
        self._opening = True
        self.opaque = False
        self.house.sound.play("rope")
        if self.house.settings.get.reduced_motion:
            self.share = 1.0
        else:
            self.lane.play(CURTAIN.tween(self, share=1.0))
        if self.opened:
            self.opened()

    def update(self, dt: float) -> None:
        self.wrong = max(0.0, self.wrong - dt)
        self.lane.advance(paced(dt, self.house.pace))
        if self._opening and not self.lane.busy:
            self._opening = False
            self.share = 1.0
            self.house.stack.dismiss(True)

    def draw(self, canvas: pygame.Surface) -> None:
        if self.share > 0:
            self._draw_open(canvas)
            return
        canvas.blit(curtain(self.look), (0, 0))
        curtain_board(self.look, self.title, self.sub, self.house.theme).draw(canvas, (0, 0))
        if self.since:
            self._draw_strip(canvas)
        self._draw_pill(canvas)
        bird = _host()
        bird.draw(canvas, HOST_AT)
        draw_hints(canvas, self._bell())

    def _draw_open(self, canvas: pygame.Surface) -> None:
        """The halves part over the scene below."""
        left, right = halves(self.look)
        way = round(self.share * left.get_width())
        canvas.blit(left, (-way, 0))
        canvas.blit(right, (canvas.get_width() - right.get_width() + way, 0))
        valance(self.look).draw(canvas)

    def _draw_strip(self, canvas: pygame.Surface) -> None:
        """What happened since the last look, as faces and cards."""
        strip_board(self.look).draw(canvas, STRIP.topleft)
        theme = self.house.theme
        words = f"Since {self.name}'s last look"
        size = min(theme.px(36), 46)
        rows = text.wrap(words, size, _WRAP, "semibold")
        while len(rows) > 2 and size > 32:
            size -= 2
            rows = text.wrap(words, size, _WRAP, "semibold")
        for i, row in enumerate(rows[:3]):
            at = (STRIP.left + 34, STRIP.centery + (i - (len(rows[:3]) - 1) / 2) * size * 1.16)
            text.place(canvas, row, size, at, self.look.light, "semibold", "left")
        room = STRIP.width - _LABEL_WIDE - 20
        step = room / STRIP_MOST if len(self.since) == STRIP_MOST else 255
        for i, happened in enumerate(self.since):
            x = STRIP.left + _LABEL_WIDE + round(i * step)
            self._draw_happened(canvas, happened, x)
            if i:
                arrow = icon("arrow", 36, self.look.light)
                canvas.blit(arrow, arrow.get_rect(center=(x - (step - _ITEM_WIDE) / 2, STRIP.centery)))

    def _draw_happened(self, canvas: pygame.Surface, happened: Happened, x: int) -> None:
        face = medallion(happened.look, _FACE)
        middle = STRIP.centery
        canvas.blit(face, face.get_rect(center=(x + _FACE // 2, middle)))
        if happened.picture is not None:
            canvas.blit(happened.picture, happened.picture.get_rect(center=(x + _FACE + 48, middle)))
        elif happened.words:
            size = text.fit(happened.words, 42, 110, "extrabold")
            text.place(canvas, happened.words, size, (x + _FACE + 14, middle), CREAM, "extrabold", "left")

    def _draw_pill(self, canvas: pygame.Surface) -> None:
        devices, device = self.house.devices, self.device or self.house.devices.last
        ground, edge, ink = pill_colors(self.look)
        theme = self.house.theme
        size = min(theme.px(48), 58)
        whose = devices.name(device)
        if self.device and device not in (MOUSE, TOUCH):
            whose = f"{self.name}'s " + ("pad" if device.startswith("pad:") else "keys")
        if self.device is None:
            whose = "Any device"
        if self.wrong:
            words: tuple[text.Part, ...] = (f"Only {whose} opens it" if self.device else "Press the button",)
        else:
            sign = badge(_BADGES.get(devices.family(device), "pad"), 64)
            family, button = devices.hint(Action.CONFIRM, device)
            words = (sign, whose, glyph(family, button, 84), "opens the curtain")
        calm = Theme(theme.name, theme.high_contrast)
        pill(words, ground, edge, size if not theme.kids else 48, 108, 6, calm, ink).draw(canvas, (960, PILL_LINE))


@cached
def _host() -> Piece:
    return with_shadow(host("hide", _HOST_SIZE), 14, 130, (3, 12))
