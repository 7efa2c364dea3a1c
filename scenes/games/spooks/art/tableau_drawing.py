"""The goblin trick before the table: the dark garden, the ribbon, the row of cards over their owners, the winner's
crown."""

import pygame

from engine.core.seats import Seat
from game.canvas import Canvas
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.cards.table import Table
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.cache import cached, converted
from game.draw.color import darker
from game.draw.effects import confetti_bits, rays
from game.draw.focus import ring
from game.draw.frame import frame
from game.draw.paper import Piece, added_light, board, empty_place, with_shadow
from game.draw.svg import picture
from game.theme import CREAM, GOLD, GOLD_INK, SMALLEST_TEXT, SeatLook, Theme
from scenes.games.spooks.art.backdrop import FRAME, PLATE, backdrop
from scenes.games.spooks.art.creatures import draw_creature
from scenes.games.spooks.art.faces import face
from scenes.games.spooks.boards.tableau import STARTER, Row, Tableau, of_view, row
from scenes.seating import Seating
from scenes.table.stage.stage import Stage

DARK = (70, 76, 104)
GREEN_LIGHT = "#7CFFB0"
RIBBON = "#0F7A52"
RIBBON_AT = (960, 134)
RIBBON_LETTERS = 84
RAYS, RAY_COUNT = 520, 20
FORWARD = 0.5  # share at which the winner has come forward: rays, face and name change at once
NAME, WINNER_NAME = 40, 52
WINNER_FACE = 150
CROWN = 150
CROWN_FALL = 160  # px
BY = "#CDEBD9"
SCRAPS = 34
SCRAP_REACH = (330, 300)


def title(playoff: bool) -> Piece:
    """What is played, over all of it."""
    return ribbon("Play-off!" if playoff else "Goblin trick!", RIBBON_LETTERS, RIBBON)


def draw_tableau(canvas: Canvas, scene: Tableau, table: Table, seating: Seating, theme: Theme) -> None:
    """All of it, over everything but the rail."""
    dark = darkness(theme)
    dark.set_alpha(round(255 * scene.light) if scene.light < 1 else None)  # nobody else draws with it
    canvas.blit(dark, (0, 0))
    if scene.light < 0.5:
        return
    if not scene.seats:
        return
    won = scene.winner is not None and scene.share > 0
    places = row(len(scene.seats), scene.place(scene.winner) if won and scene.winner is not None else None,
                 large=theme.large_text)  # fmt: skip
    if won and scene.winner is not None:
        _draw_rays(canvas, scene, places)
    title(scene.playoff).draw(canvas, RIBBON_AT)
    _draw_starter(canvas, scene, seating, theme)
    still = row(len(scene.seats), large=theme.large_text)
    for seat in scene.seats:
        if seat != scene.winner:
            _draw_seat(canvas, scene, seat, still, table, seating, theme)
    if scene.winner is not None:
        _draw_seat(canvas, scene, scene.winner, still, table, seating, theme)
        if won:
            _draw_crowned(canvas, scene, scene.sprites[scene.winner])


@cached
def darkness(theme: Theme) -> pygame.Surface:
    """The garden without its light, with a green glow behind the winner's side and the frame before it."""
    out = backdrop(theme).copy()
    out.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
    green = added_light(1500, 900, GREEN_LIGHT, 0.14)
    out.blit(green, green.get_rect(center=(960, 480)), special_flags=pygame.BLEND_RGB_ADD)
    frame(FRAME).draw(out)
    return converted(out)


def light() -> pygame.Surface:
    """The rays behind the winner."""
    return rays(RAYS, "#FFE08A", RAY_COUNT, 0.55)


def _draw_rays(canvas: Canvas, scene: Tableau, places: Row) -> None:
    assert scene.winner is not None
    at = places.cards[scene.place(scene.winner)]
    if scene.share < FORWARD:  # they come at once: to fade so large a light would cost too much
        return
    beams = light()
    canvas.blit(beams, beams.get_rect(center=(round(at.x), round(at.y))))
    for i, bit in enumerate(confetti_bits()[:SCRAPS]):
        turn = i * 2.399963  # the golden angle: scraps spread evenly
        reach = (0.62 + 0.38 * (i * 7 % SCRAPS) / SCRAPS) * scene.share
        vector = pygame.Vector2(1, 0).rotate_rad(turn)
        spot = (at.x + vector.x * SCRAP_REACH[0] * reach, at.y + vector.y * SCRAP_REACH[1] * reach)
        canvas.blit(bit, bit.get_rect(center=(round(spot[0]), round(spot[1]))))


def _draw_starter(canvas: Canvas, scene: Tableau, seating: Seating, theme: Theme) -> None:
    """The Goblin that began it, and who played it."""
    if scene.starter is None or scene.actor is None:
        return
    _starter(scene.starter, theme).draw(canvas, (STARTER.x, STARTER.y))
    text.place(canvas, "by", 36, (STARTER.x + 60, STARTER.y), BY, "semibold", "left")
    by = avatar(seating[scene.actor].picture, 64)
    canvas.blit(by, by.get_rect(center=(round(STARTER.x) + 140, round(STARTER.y))))


@cached
def _starter(card: str, theme: Theme) -> Piece:
    flat = face(card, round(STARTER.width), theme)
    clear = pygame.Surface((flat.get_width() + 6, flat.get_height() + 6), pygame.SRCALPHA)
    clear.blit(flat, (3, 3))
    return with_shadow(pygame.transform.rotozoom(clear, STARTER.angle, 1), 10, 120, (2, 7))


def _draw_seat(
    canvas: Canvas, scene: Tableau, seat: Seat, still: Row, table: Table, seating: Seating, theme: Theme
) -> None:
    """Card (or the place for it), face and name of one seat."""
    plan, place = seating[seat], scene.place(seat)
    sprite = scene.sprites.get(seat)
    slot = sprite.slot if sprite is not None else still.cards[place]
    wins = seat == scene.winner and scene.share >= FORWARD
    if sprite is None:
        empty = empty_place(round(slot.width))
        canvas.blit(empty, empty.get_rect(center=(round(slot.x), round(slot.y))))
    else:
        if (seat == scene.winner and scene.share == 1) or seat in scene.tied:
            ring_of(slot, theme).draw(canvas, (round(slot.x), round(slot.y)))
        table.prints.draw(canvas, sprite)
    size = WINNER_FACE if wins else still.face
    x, y = slot.x, slot.y + slot.height / 2 + (30 if wins else 26)
    head = face_of(plan.picture, still.face, wins)
    canvas.blit(head, head.get_rect(center=(round(x), round(y))))
    name = name_of(plan.name, round(still.room), wins, theme)
    name.draw(canvas, (x, y + size / 2 + name.box.height / 2 - 4))


def ring_of(slot: Slot, theme: Theme) -> Piece:
    """Gold round the winner's card, and round both that tie."""
    return ring(round(slot.width), round(slot.height), round(20 * slot.scale), theme.ring)


def face_of(look: SeatLook, size: int, wins: bool) -> pygame.Surface:
    """The face of an owner; the winner's is larger, with a gold rim."""
    return avatar(look, WINNER_FACE if wins else size, False, False, GOLD if wins else CREAM)


@cached
def name_of(name: str, room: int, wins: bool, theme: Theme) -> Piece:
    """A name on its pill; gold for the winner. Its anchor is its middle."""
    most = max(room, 260) if wins else room
    size = text.fit(name, theme.px(WINNER_NAME if wins else NAME), most - 28, theme.sentence_role)
    size = min(size, 60)
    shown = text.clipped(name, size, most - 20, theme.sentence_role)
    wide = text.width(shown, size, theme.sentence_role) + (64 if wins else 28)
    high = max(round(SMALLEST_TEXT * 1.3), round(size * 1.28))
    ground = GOLD if wins else PLATE
    pill = board(wide, high, ground, high // 2, GOLD_INK if wins else darker(PLATE, 0.2), 3).copy()
    color = GOLD_INK if wins else CREAM
    text.place(pill, shown, size, (wide / 2, high / 2), color, theme.sentence_role)
    return with_shadow(pill, 6, 100, (1, 4))


def _draw_crowned(canvas: Canvas, scene: Tableau, sprite: CardSprite) -> None:
    """A crown falls on the winner's card and hangs over its corner."""
    piece = tilted_crown()
    top = sprite.y - sprite.slot.height / 2
    fall = CROWN_FALL * (1 - min(1.0, scene.share))
    piece.draw(canvas, (sprite.x + sprite.width * 0.39, top + 10 - fall))


@cached
def tilted_crown() -> Piece:
    turned = pygame.transform.rotozoom(picture("crown", CROWN), -18, 1)
    return with_shadow(turned, 6, 110, (2, 4), (turned.get_width() / 2, turned.get_height() * 0.62))


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """A trick stands there as long as the story wants it, in public as long as cards are laid for it."""
    scene = stage.tableau
    if scene is None and stage.floor.public:
        scene = of_view(stage.view, large=stage.floor.large)
    if isinstance(scene, Tableau):
        draw_tableau(canvas, scene, stage.table, seating, theme)
    for flourish in stage.flourishes:
        draw_creature(canvas, flourish)
