"""The curtain between two seats on one screen. It is opaque before anything of the next seat is fetched."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.context import Context
from game.draw.boards import pill
from game.draw.cache import cached, coarse_at_first, in_pieces
from game.draw.curtain import (
    BOARD,
    HEM,
    HOST_AT,
    PILL_LINE,
    curtain_board,
    draw_board,
    draw_closed,
    draw_halves,
    hem_shadow,
    pill_colors,
    strip_board,
    valance,
)
from game.draw.glyphs import glyph
from game.draw.host import host
from game.draw.icons import badge
from game.draw.paper import Piece, with_shadow
from game.easing import CURTAIN, CURTAIN_DOWN, CURTAIN_SWING, animation_seconds
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press, is_pad
from game.scene import Narrated, Scene
from game.theme import SAFE, STAGE, SeatLook, Theme
from game.timeline import Call, Lane, Seq
from game.widgets.bindings import Binding, dispatch, hints_of, press_at_spot, table
from game.widgets.hints import GAP, ButtonOf, Hint, PlacedHint, draw_hints, place_hints
from scenes.handover.recent_events import MOST, RecentEvent, draw_strip
from scenes.seating import SeatPlan, device_badge, device_noun

CLEAR = 16  # px between the panel and things beside and above it
PAD, PAD_HIGH = 14, 7
TWO_ROWS = 1.15  # text size up to which two rows of hints fit between strip and fringe
Hints = Sequence[tuple[PlacedHint, pygame.Surface]]


def place(hints: Sequence[Hint], button: ButtonOf, theme: Theme, pill: Rect) -> Hints:
    """Return the hints with their places: at the right, clear of the fringe, and beside the `pill` if two rows fit
    there."""
    if len(hints) > 1:
        theme = theme.scaled(min(theme.text_scale, TWO_ROWS))
    placed = place_hints(hints, button, theme, max(1, SAFE.right - pill.right - GAP))
    up = max((spot.rect.bottom + PAD_HIGH - HEM for spot, _ in placed), default=0)
    return tuple((PlacedHint(spot.hint, spot.rect.move(0, -max(0, up))), piece) for spot, piece in placed)


def panel(placed: Hints) -> Rect:
    """Rectangle of the panel under the hints; empty without hints."""
    if not placed:
        return Rect(SAFE.right + CLEAR, HEM, 0, 0)
    first, *others = (spot.rect for spot, _ in placed)
    return first.unionall(others).inflate(2 * PAD, 2 * PAD_HIGH)


def draw_panel(canvas: Canvas, look: SeatLook, placed: Hints, over: tuple[int, int] | None = None) -> None:
    """Draw the hints on dark ground, because the cloth may be light."""
    if placed:
        under = panel(placed)
        strip_board(look, *under.size).draw(canvas, under.topleft)
        draw_hints(canvas, placed, over)


_CLOTH_ENDS = 1062  # px from its upper edge to the tips of its fringe
_BOARD_DROPS = 22  # px of the board's last fall
_SWING = math.sin(math.radians(1.5)) * BOARD.top  # px of its swing to the side then
LOOK_AWAY = say("table-look-away")
_PULLED_UP = 1500  # px that the board rises while the curtain opens
_HOST_SIZE = 200
_PILL_WIDEST = 1150
SIGN, BUTTON = "sign of ", "button of "
"""Prefixes of a device id in a sentence, for the picture of the device or of its confirm button."""
CAPTIONS_END = 404
"""y of captions, under the valance, because the recent events are below the board."""


class CurtainScene(Scene):
    """The curtain of one seat. Only a press of the seat's own device, or of its companion's, opens it; any device if
    `plan` has none.

    That press calls `opened` once, with the device, and the halves part over the scene below. The scene is dismissed
    when they are gone. Until the press it is opaque.

    `since`: the events since that seat last looked. `sub`: the line below its name. `does`: other actions here, for all
    devices; back is the pause for players who may open it. A confirm among them is for other devices: it returns
    whether another player takes this one's place. `lost` is called when devices come or go. `falls`: whether it comes
    down over a public view. `passed`: whether a device is passed on for it. `looked`: whether that seat has looked
    before.
    """

    captions_end = CAPTIONS_END
    hands_down = True

    def __init__(
        self,
        context: Context,
        plan: SeatPlan,
        since: Sequence[RecentEvent] = (),
        sub: Message = LOOK_AWAY,
        opened: Callable[[str], None] | None = None,
        lost: Callable[[Sequence[str], Sequence[str]], None] | None = None,
        does: Sequence[Binding] = (),
        falls: bool = False,
        passed: bool = True,
        looked: bool = True,
    ) -> None:
        super().__init__(context)
        self.look, self.name, self.device, self.companion = plan.picture, plan.name, plan.device, plan.companion
        self.title = context.voice.words(title_of(plan.name, plan.companion is not None, passed))
        self.sub = context.voice.words(sub)
        self.since, self.looked = tuple(since)[-MOST:], looked
        self.opened, self.lost, self._does = opened, lost, tuple(does)
        self.share = 0.0
        """How far it is open: 0 closed, 1 gone."""
        self.lane = Lane()
        self._opening = False
        still = bool(context.settings.get.reduced_motion) or not context.pace
        self._falling = falls and not still
        self.fallen = self.swung = 0.0 if self._falling else 1.0
        self.opaque = not self._falling
        self.wrong = 0.0

    @property
    def busy(self) -> bool:
        """Whether it is coming down or opening."""
        return self._opening or self._falling

    def enter(self) -> None:
        self.context.sound.play("curtain")
        if self._falling:
            fall, swing = CURTAIN_DOWN.tween(self, fallen=1.0), CURTAIN_SWING.tween(self, swung=1.0)
            self.lane.play(Seq(fall, Call(self._stand), swing))

    def _stand(self) -> None:
        """Become opaque at the end of the fall."""
        self._falling = False
        self.opaque = True
        self.context.sound.play("knock")
        self.context.sound.chatter("ask")

    def cover(self) -> None:
        """Close a curtain that was opening, which covers the things behind it."""
        if self._opening:
            self.lane.finish()
            self._opening, self.opaque, self.share = False, True, 0.0

    def hide(self) -> None:
        self.cover()

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Tell the table below about lost devices, because a covered scene is not told otherwise. Players must not wait
        for a lost device."""
        if self.opaque and self.lost:
            self.lost(lost, found)

    def speaks(self, press: Press) -> bool:
        """Whether this press may open it."""
        return self.device is None or press.device in (self.device, self.companion)

    def act(self, press: Press) -> None:
        if self._falling:
            self.lane.finish()  # only that: the same press must not open it too
            return
        dispatch(self._meant(press), self.bindings())

    def bindings(self) -> tuple[Binding, ...]:
        """The pause has words in the bar for pointers only; other devices have a button for it. While the curtain opens
        there is only the pause, because other people may still look on."""
        if self._opening:
            return table(one.silent for one in self._does if one.action is Action.MENU)
        devices = self.context.devices
        words = devices.family(self.device or devices.last) == "pointer"
        others = (one if words or one.action is not Action.MENU else one.silent for one in self._does)
        return table((Binding(Action.CONFIRM, self._confirmed), *others, Binding(Action.BACK, self._back)))

    def _confirmed(self, press: Press) -> None:
        if self.speaks(press):
            self._open(press.device)
        elif not dispatch(press, self._does):
            self.context.sound.play("refuse")
            self.wrong = 2.5

    def _back(self, press: Press) -> None:
        if self.speaks(press):
            dispatch(replace(press, action=Action.MENU), self._does)

    def act_for_player(self) -> None:
        self.act(Press(Action.CONFIRM, self.device or KEYS))

    def placed(self) -> Hints:
        """The hints with their places."""
        theme, hints = self.context.theme, hints_of(self.bindings(), self.context.voice)
        return place(hints, self._hint_button, theme, self.pill_rect)

    @property
    def pill_rect(self) -> Rect:
        """The rectangle of the words that say how it opens."""
        return self._pill(_PILL_WIDEST).rect((STAGE[0] // 2, PILL_LINE))

    def _hint_button(self, action: Action) -> tuple[str, str]:
        """The glyph of an action. Taking back has that of the device that answered last."""
        device = next((one.device for one in self._does if one.action is action), None)
        return self.context.devices.hint(action, device)

    def _meant(self, press: Press) -> Press:
        """The press that a pointer on printed words stands for."""
        return press_at_spot(press, self.placed()) if press.action is Action.CONFIRM and press.at is not None else press

    def _open(self, device: str) -> None:
        """Open the curtain for `device`. From now on the seat's own things may be fetched."""
        self._opening = True
        self.opaque = False
        self.context.sound.play("rope")
        if self.context.settings.get.reduced_motion:
            self.share = 1.0
        else:
            self.lane.play(CURTAIN.tween(self, share=1.0))
        if self.opened:
            self.opened(device)
        self.context.idle_work.add(in_pieces(self._rehearse), first=True)

    def _rehearse(self) -> None:
        """Make the pictures of the scene below before the halves part: draw like the next frame, to a canvas that is
        not shown."""
        with coarse_at_first():
            for scene in self.context.stack.visible() if self._opening else ():
                if scene is not self:
                    scene.draw(Canvas(STAGE))

    def narration(self) -> Narrated:
        """The name of the seat and how the curtain opens, never anything behind it."""
        opens = self.context.voice.words(self._who_opens() if self.wrong else self._how_it_opens())
        return Narrated(sentence="" if self._opening else f"{self.title}. {opens}")

    def update(self, dt: float) -> None:
        self.wrong = max(0.0, self.wrong - dt)
        self.lane.advance(animation_seconds(dt, self.context.pace))
        if self._opening and not self.lane.busy:
            self._opening = False
            self.share = 1.0
            self.context.stack.dismiss()

    def draw(self, canvas: Canvas) -> None:
        if self.share > 0:
            self._draw_open(canvas)
            return
        if self._falling:
            hem = round(_CLOTH_ENDS * self.fallen)
            canvas.blit(hem_shadow(), (0, hem))
            draw_closed(canvas, self.look, hem - _CLOTH_ENDS, _CLOTH_ENDS)
            return
        draw_closed(canvas, self.look)
        aside = round(_SWING * math.sin(math.pi * self.swung))
        self._draw_board(canvas, -round(_BOARD_DROPS * (1 - self.swung)), aside)
        hints = self.placed()
        draw_panel(canvas, self.look, hints, self.context.devices.pointer.over)
        beside, middle = panel(hints), STAGE[0] // 2
        end = beside.left - CLEAR
        pill = self._pill(min(_PILL_WIDEST, end - SAFE.left), bool(self.wrong))
        pill.draw(canvas, (middle - max(0, pill.rect((middle, PILL_LINE)).right - end), PILL_LINE))
        blind = _host()
        blind.draw(canvas, (HOST_AT[0], min(HOST_AT[1], beside.top - blind.rect((0, 0)).bottom)))

    def _draw_board(self, canvas: Canvas, down: int, across: int = 0) -> None:
        """Draw the board with the seat's name, `across` px to the side, and the strip of recent events, `down` px
        lower."""
        theme = self.context.theme
        draw_board(canvas, curtain_board(self.look, self.title, self.sub, theme), down, across)
        if self.since:
            draw_strip(canvas, self.looked, self.context.voice, self.look, self.since, theme, down)

    def _draw_open(self, canvas: Canvas) -> None:
        """Draw the two halves over the scene below, and the rising board."""
        draw_halves(canvas, self.look, self.share)
        top = valance(self.look)
        gone = round(self.share * max(place[1] + part.get_height() for part, place in top.parts))
        for part, (x, y) in top.parts:
            canvas.blit(part, (x, y - gone))
        self._draw_board(canvas, -round(_PULLED_UP * self.share))

    def _pill(self, most: int, wrong: bool = False) -> Piece:
        """Who opens it and how, at most `most` px wide; if `wrong`, the reply to another device."""
        said = self._who_opens() if wrong else self._how_it_opens()
        return device_pill(self.context, self.look, said, most)

    def _how_it_opens(self) -> Message:
        """The words for the seat's device and its confirm button."""
        device = self.device or self.context.devices.last
        picture, button = pictures = SIGN + device, BUTTON + device
        if self.companion:
            return say("table-opens-either", first=pictures, second=(SIGN + self.companion, BUTTON + self.companion))
        if self.device is None:
            return say("table-opens-any", picture=picture, button=button)
        if device in (MOUSE, TOUCH):
            return say("table-opens-device", picture=picture, button=button, device=device_noun(device))
        pad = is_pad(device)
        return say("table-opens-pad" if pad else "table-opens-keys", picture=picture, button=button, name=self.name)

    def _who_opens(self) -> Message:
        """The reply to a player who cannot open it."""
        if self.device is None:
            return say("table-press-button")
        if self.companion:
            return say("table-only-either", name=self.name)
        if self.device in (MOUSE, TOUCH):
            return say("table-only-device", device=device_noun(self.device))
        pad = is_pad(self.device)
        return say("table-only-pad" if pad else "table-only-keys", name=self.name)


def device_pill(context: Context, look: SeatLook, said: Message, most: int) -> Piece:
    """A bar in the colours of `look`, at most `most` px wide, that says which device presses which button. Devices and
    buttons in the message, ids after SIGN or BUTTON, become pictures."""
    ground, edge, ink = pill_colors(look)
    theme = context.theme
    size = 48 if theme.kids else min(theme.px(48), 58)
    line = context.voice.wording(said).line
    parts = tuple(part if isinstance(part, str) else _picture(context, str(part.of)) for part in line)
    return pill(parts, ground, edge, size, 108, 6, Theme(theme.name, theme.high_contrast), ink, most)


def _picture(context: Context, of: str) -> pygame.Surface:
    """The picture of a kind of device, or of its confirm button."""
    if of.startswith(SIGN):
        return badge(device_badge(of.removeprefix(SIGN)), 64)
    return glyph(*context.devices.hint(Action.CONFIRM, of.removeprefix(BUTTON)), 84)


def title_of(name: str, accompanied: bool, passed: bool) -> Message:
    """The title with the name of the next player. Only a shared device is passed on."""
    if accompanied:
        return say("table-pass-companion", name=name)
    return say("table-pass", name=name) if passed else say("table-turn", name=name)


@cached
def _host() -> Piece:
    return with_shadow(host("hide", _HOST_SIZE), 14, 130, (3, 12))
