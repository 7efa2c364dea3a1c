"""The coat rail of the seats scene: measures, and what stands on a tag. Pure but for drawing on a canvas."""

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from engine.core.seats import Seat
from game.draw import text
from game.draw.boards import pill
from game.draw.focus import peg
from game.draw.glyphs import glyph
from game.draw.house_set import coat_rail
from game.draw.paper import Piece
from game.draw.tags import EYELET, TAG, empty_tag, seat_tag, tag_ring
from game.theme import CREAM, Theme
from scenes.seating import Seating, SeatPlan

if TYPE_CHECKING:
    from game.input.devices import Devices

RAIL_LINE = 226
HOOK_LINE = 300
GAP = 22
_JOIN_GLYPH = 96
TILTS = (-1.5, 1.0, -0.8, 0.6, 1.2, -1.0)
TITLE_LINE = 134
_LARGE_LIFT = -46
_PILL = ("#2A2E6A", "#A9A6FF")
_LEVELS = {"gentle": "Computer, gentle", "fair": "Computer, fair"}
_BADGES = {"keys": "keys", "pointer": "pointer"}


def _lift(theme: Theme) -> int:
    """Everything hangs higher when the rail is higher."""
    return _LARGE_LIFT if theme.large_text else 0


def places(count: int, theme: Theme) -> tuple[tuple[int, int], ...]:
    """Where the eyelets hang: one row, centred."""
    step = TAG[0] + GAP
    left = 960 - (count * step - GAP) // 2 + TAG[0] // 2
    return tuple((left + i * step, HOOK_LINE + _lift(theme)) for i in range(count))


def tag_rect(at: tuple[int, int]) -> Rect:
    """The paper of a tag whose eyelet is there."""
    return Rect(at[0] - TAG[0] // 2, at[1] - EYELET, TAG[0], TAG[1] - 8)


def start_line(theme: Theme) -> int:
    """The middle of the start button."""
    return theme.rail_top - (64 if not theme.large_text else 60)


def partner_line(theme: Theme) -> int:
    """Where the partners are named."""
    return HOOK_LINE + _lift(theme) + TAG[1] - EYELET + 20


def draw_rail_board(canvas: pygame.Surface, theme: Theme) -> None:
    """The wooden rail."""
    coat_rail().draw(canvas, (960, RAIL_LINE + _lift(theme)))


def draw_title(canvas: pygame.Surface, words: str, theme: Theme) -> None:
    """The question above the rail."""
    size = min(theme.px(92), 100 if not theme.large_text else 84)
    text.place(
        canvas, words, size, (820 if theme.large_text else 960, TITLE_LINE + _lift(theme) * 2 // 3), CREAM, "display"
    )


def game_at(theme: Theme) -> tuple[int, int]:
    """The middle of the game's pill."""
    return 1500, TITLE_LINE - 4 + _lift(theme) * 2 // 3


def game_pill(title: str, variant: str, theme: Theme) -> Piece:
    """Which game and how; opens the options."""
    calm = replace(theme, text_scale=min(theme.text_scale, 1.2))
    return pill((variant if len(variant) > 12 else f"{title}: {variant}",), *_PILL, 38, 76, 3, calm)


def device_words(seating: Seating, seat: Seat, devices: "Devices") -> str:
    """`Pad 1`, `Pad 2, shared`, `Computer, fair`."""
    plan = seating[seat]
    if not plan.person:
        return _LEVELS[plan.level]
    if plan.device is None:
        return "Any device"
    return devices.name(plan.device) + (", shared" if seating.shared(seat) else "")


def device_badge(plan: SeatPlan, devices: "Devices") -> str:
    """The disc on the tag."""
    if not plan.person:
        return "bot"
    family = devices.family(plan.device) if plan.device else "pad"
    return _BADGES.get(family, "pad")


def with_look(seating: Seating, seat: Seat, look: int) -> Seating:
    """That picture for a seat; a computer player who has it gets the seat's old one, a person keeps it."""
    holder = next((other for other, plan in enumerate(seating.seats) if plan.look == look), seat)
    if holder != seat and seating[holder].person:
        return seating
    old = seating[seat].look
    seating = seating.put(holder, replace(seating[holder], look=old))
    return seating.put(seat, replace(seating[seat], look=look))


def with_device(seating: Seating, seat: Seat, device: str | None) -> Seating:
    """Another device for a person."""
    return seating.put(seat, replace(seating[seat], device=device))


def draw_tag(
    canvas: pygame.Surface, plan: SeatPlan, words: str, badge: str, at: tuple[int, int], focused: bool, theme: Theme,
    number: int, fallen: int,
) -> None:  # fmt: skip
    """One tag on its hook; `fallen` px are still missing (negative) while it drops. The focused one hangs straight."""
    tilt = 0.0 if focused else TILTS[number % len(TILTS)]
    tag = seat_tag(plan.picture, plan.name, words, badge, plan.person, theme, tilt=tilt)
    tag.draw(canvas, (at[0], at[1] + fallen))
    if focused:
        tag_ring(thickness=theme.ring).draw(canvas, (at[0], at[1] + fallen))
    peg().draw(canvas, at)


def draw_free(
    canvas: pygame.Surface, button: tuple[str, str], at: tuple[int, int], focused: bool, theme: Theme
) -> None:
    """The hook that waits for somebody."""
    empty_tag(("Press", "to join"), (glyph(*button, _JOIN_GLYPH),), theme=theme).draw(canvas, at)
    if focused:
        tag_ring(thickness=theme.ring).draw(canvas, at)
    peg().draw(canvas, at)


def draw_partner(canvas: pygame.Surface, mate: str, at: tuple[int, int], theme: Theme) -> None:
    """Below a tag who the partner is. With large text the rail says it instead."""
    if mate and not theme.large_text:
        words = f"with {mate}"
        size = text.fit(words, theme.px(34), TAG[0], "semibold")
        text.place(canvas, words, size, (at[0], partner_line(theme)), CREAM, "semibold")
