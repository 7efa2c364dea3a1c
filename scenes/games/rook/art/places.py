"""The places of a trick: a mat for each player whose card is not there yet, and the face of its player on each card."""

import pygame

from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.rook.view import View
from game import surfaces
from game.canvas import Canvas, put
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH, Slot
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter, mix
from game.draw.svg import around, dashes, fragment
from game.theme import CREAM, SeatLook, Theme
from scenes.games.rook.layout import TRICK, trick_slot
from scenes.seating import Seating
from scenes.table.stage.stage import Stage

WALNUT, LINED = "#4A2C1B", 0.3  # colour of a mat, and how much of its player's colour is in it
MAT_ALONE, MAT_OPEN = 0.34, 0.4  # width of the face on a mat, in card widths; larger on that of the awaited player
OWNER, OWNER_LEAST = 0.3, 44  # the face on a card, in card widths; px
OWNER_IN = (0.15, 0.1)  # its middle from the lower right corner, in card widths and heights


def draw_places(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the mats of a trick where no card has landed. A child's table shows only that of the awaited player."""
    view: View = stage.view
    if view.phase != "play" or view.trump is None:
        return
    awaited = view.asked[0] if len(view.asked) == 1 else None
    lying = {sprite.card for sprite in stage.table.cards(Zone(TRICK))}
    there = {seat for seat, card in view.trick if card in lying}
    for seat in range(view.players):
        if seat in there or (theme.kids and seat != awaited):
            continue
        slot = trick_slot(view, stage.floor, seat)
        picture = _mat(round(slot.width), round(slot.angle * 2) / 2, seating[seat].picture, seat == awaited, theme)
        put(canvas, picture, center=(slot.x, slot.y))


@cached
def _mat(width: int, angle: float, look: SeatLook, awaited: bool, theme: Theme) -> pygame.Surface:
    """A stitched mat as large as a card, with the face of its player."""
    high, radius = round(width * CARD_HEIGHT / CARD_WIDTH), round(width * 0.075)
    ground = mix("#000000", mix(WALNUT, look.deep, LINED), theme.set_light)
    line, inset = (CREAM if awaited else lighter(ground, 0.28)), round(width * 0.045)
    inside = width - 2 * inset, high - 2 * inset
    stitches = dashes(around(*inside, radius), width * 0.07, width * 0.05)
    shape = (
        f'<rect width="{width}" height="{high}" rx="{radius}" fill="{darker(ground, 0.35)}"/>'
        f'<rect y="4" width="{width}" height="{high - 4}" rx="{radius}" fill="{ground}"/>'
        f'<rect x="{inset}" y="{inset}" width="{inside[0]}" height="{inside[1]}" rx="{radius}" fill="none" '
        f'stroke="{line}" stroke-width="{6 if awaited else 4}" stroke-linecap="round" {stitches}/>'
    )
    out = fragment(shape, (width, high)).copy()
    face = avatar(look, round(width * (MAT_OPEN if awaited else MAT_ALONE)), dim=not awaited)
    put(out, face, center=(width // 2, high // 2))
    return converted(surfaces.rotozoom(out, angle, 1) if angle else out)


def draw_owners(canvas: Canvas, stage: Stage, seating: Seating) -> None:
    """Draw on each card of the trick the face of its player, at the lower right."""
    owners = {card: seat for seat, card in stage.view.trick}
    for sprite in stage.table.cards(Zone(TRICK)):
        if sprite.card in owners:
            draw_owner(canvas, sprite.drawn, owners[sprite.card], seating)


def draw_owner(canvas: Canvas, slot: Slot, seat: Seat, seating: Seating) -> None:
    """Draw the face of a player on a card."""
    across, down = OWNER_IN
    x, y = slot.x + slot.width * (0.5 - across), slot.y + slot.height * (0.5 - down)
    put(canvas, avatar(seating[seat].picture, max(OWNER_LEAST, round(slot.width * OWNER))), center=(x, y))
