"""The goblin trick as a picture of its own: the light goes down, every card lies in one row over its owner; and
creatures that show themselves for a moment, one way of moving for each suit.

Who has laid can be seen, never what; then all turn at once and the winner comes forward. The Goblin that began it
stands small at the upper left: it is no part of the trick. The geometry is pure; `Tableau` is what motions move. A
creature is drawn from how far it has come (`share` from 0 to 1) and nothing else.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pygame

from engine.core.cards import Card
from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.games.spooks.view import View
from game import surfaces
from game.canvas import Canvas
from game.cards.slots import Slot, scale_of
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
from game.draw.paper import Piece, added_light, board, empty_place, turned, with_shadow
from game.draw.svg import picture
from game.text.catalogue import Voice
from game.theme import CREAM, GOLD, GOLD_INK, SMALLEST_TEXT, SeatLook, Theme
from scenes.games.spooks.art.backdrop import FRAME, PLATE, backdrop
from scenes.games.spooks.art.faces import face
from scenes.seating import Seating
from scenes.table.stage.stage import Flourish, Stage
from scenes.table.stage.table_layout import TableLayout

LEFT, RIGHT = 96, 1824
MOST_STEP = 288
MOST_WIDTH = 214
FULL = 0.84  # of a step that a card takes
ROW_Y = 500
BOW = 9.0  # px that the outermost cards lie lower
TURN = 1.6  # degrees from each card to the next
FEW = 8
WINNER = {True: (288, 392), False: (232, 320)}  # few cards or many: width of the winner's card, and of its place
WINNER_Y = 446
LARGE_RISE = 36  # over the higher bar of large text
WOUND = {False: (430, 200, 240), True: (362, 160, 190)}
"""Over what winds a record, by large text: the line of the row, how wide its cards are at most, and the winner's."""
UNDER = 26  # px from the card to the middle of its owner's face, without half of that
STARTER = Slot(166, 138, 6.0, scale_of(88))


@dataclass(frozen=True, slots=True)
class Row:
    """Where the cards of a trick lie, and the faces of their owners, by place in the row."""

    cards: tuple[Slot, ...]
    faces: tuple[tuple[float, float], ...]
    face: int  # diameter
    room: float  # px for a name


def row(count: int, floor: TableLayout, winner: int | None = None) -> Row:
    """`count` cards in one row; that of `winner` (a place in the row) lies before the others and needs more room. Where
    what winds a record stands over the bar all of them are higher and smaller."""
    whole = RIGHT - LEFT
    wide, place = WINNER[count <= FEW]
    beside = min(MOST_STEP, (whole - place) / max(1, count - 1))  # the step of the others, once there is a winner
    step = min(MOST_STEP, whole / count)
    if winner is None:
        middles = [960 + (i - (count - 1) / 2) * step for i in range(count)]
    else:
        step = beside
        left = 960 - (place + step * (count - 1)) / 2
        middles = []
        for i in range(count):
            middles.append(left + (place if i == winner else step) / 2)
            left += place if i == winner else step
    rise = LARGE_RISE if floor.large else 0
    line, winner_line, most = ROW_Y - rise, WINNER_Y - rise, MOST_WIDTH
    if floor.winds:
        line, most, widest = WOUND[floor.large]
        wide, winner_line = min(wide, widest), line
    width = min(most, beside * FULL)  # the same all the time, so that nothing has to be drawn anew
    face = round(min(104.0, width * 0.62))
    cards, faces = [], []
    for i, x in enumerate(middles):
        off = (i - (count - 1) / 2) / max(1.0, (count - 1) / 2)
        if i == winner:
            slot = Slot(x, winner_line, 0.0, scale_of(wide))
            faces.append((x, slot.y + slot.height / 2 + 30))
        else:
            slot = Slot(x, line + BOW * off * off * 2, -TURN * off * 2.5, scale_of(width))
            faces.append((x, slot.y + slot.height / 2 + UNDER))
        cards.append(slot)
    return Row(tuple(cards), tuple(faces), face, step - 8)


@dataclass(slots=True)
class Tableau:
    """What stands before the table. `light` runs from 0 (day) to 1 (the trick's darkness); sprites by seat."""

    seats: tuple[Seat, ...]
    starter: Card | None
    actor: Seat | None
    playoff: bool = False
    light: float = 1.0
    sprites: dict[Seat, CardSprite] = field(default_factory=dict)
    winner: Seat | None = None
    share: float = 0.0  # of the winner's crown and rays
    tied: tuple[Seat, ...] = ()

    def place(self, seat: Seat) -> int:
        """The place of a seat in the row."""
        return self.seats.index(seat)


def of_view(view: View, floor: TableLayout) -> Tableau | None:
    """The tableau of a trick that is being laid, as everybody may see it; None where there is none."""
    if view.phase != "trick" or not view.pile:
        return None
    seats = in_order(view.laying)
    scene = Tableau(seats, view.pile[-1][1], view.actor, view.playoff)
    slots = row(len(seats), floor).cards
    for seat in view.laid:
        scene.sprites[seat] = CardSprite.resting(slots[scene.place(seat)])
    return scene


def in_order(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Seats from left to right: clockwise, as they sit."""
    return tuple(sorted(seats))


SIZE = 96
SMALL = 62
CARRIER = 84
SWARM = 5


def draw_creature(canvas: Canvas, flourish: Flourish) -> None:
    """Draw a flourish that is a creature; others are none of its business."""
    draw = _DRAWN.get(flourish.kind)
    if draw is not None:
        draw(canvas, flourish.at, flourish.share)


def _blit(canvas: Canvas, name: str, size: int, at: tuple[float, float], alpha: float = 1.0) -> None:
    shape = picture(f"spooks/{name}", size)
    if alpha < 1:
        shape = shape.copy()
        shape.set_alpha(round(255 * max(0.0, alpha)))
    canvas.blit(shape, shape.get_rect(center=(round(at[0]), round(at[1]))))


def _spider(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Lets itself down on a thread beside the card and goes up again."""
    x, y = at[0] - 128, at[1] - 60 + 190 * math.sin(math.pi * share)
    canvas.fill(CREAM, (round(x), 58, 2, max(0, round(y - SIZE * 0.4) - 58)))
    _blit(canvas, "spider", SIZE, (x, y))


def _spook(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Rises out of the card, sways, and is gone."""
    x = at[0] + 16 * math.sin(2 * math.pi * share)
    _blit(canvas, "spook", SIZE, (x, at[1] + 60 - 150 * share), 0.8 * (1 - share))


def _goblin(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Looks over the edge of the card, and ducks."""
    shape = picture("spooks/goblin", SIZE)
    high = round(SIZE * 0.72 * math.sin(math.pi * share))
    if high > 1:
        part = shape.subsurface((0, 0, SIZE, min(high, SIZE)))
        canvas.blit(part, (round(at[0] - SIZE / 2 + 24), round(at[1] - high + 6)))


def _bone(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Three bones jump up and fall."""
    for i in (-1, 0, 1):
        x = at[0] + i * (40 + 90 * share)
        y = at[1] - 150 * math.sin(math.pi * min(1.0, share * 1.1)) * (1 if i == 0 else 0.7) + 160 * share * share
        _blit(canvas, "bone", SMALL, (x, y), 1.6 * (1 - share))


def _bat(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Two bats fly off to either side, in waves."""
    for side in (-1, 1):
        x = at[0] + side * (30 + 260 * share)
        y = at[1] + 20 - 170 * share + 18 * math.sin(2 * math.pi * 3 * share)
        _blit(canvas, "bat", SMALL, (x, y), 1.5 * (1 - share))


def _cat(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """The Cat leaps over the pile from left to right."""
    x = at[0] - 190 + 380 * share
    y = at[1] + 40 - 150 * math.sin(math.pi * share)
    _blit(canvas, "cat", SIZE, (x, y), min(1.0, 6 * share, 6 * (1 - share)))


def _carrier(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """A bat with a card in its claws: its wings beat."""
    beat = 0.78 + 0.22 * math.cos(2 * math.pi * 6 * share)
    shape = picture("spooks/bat", CARRIER, round(CARRIER * beat))
    canvas.blit(shape, shape.get_rect(center=(round(at[0]), round(at[1]))))


def _swarm(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Bats circle over somebody."""
    for i in range(SWARM):
        turn = 2 * math.pi * (share * 1.2 + i / SWARM)
        fade = min(1.0, 5 * share, 5 * (1 - share))
        _blit(canvas, "bat", SMALL, (at[0] + 92 * math.cos(turn), at[1] - 40 + 46 * math.sin(turn)), fade)


_DRAWN: Mapping[str, Callable[[Canvas, tuple[float, float], float], None]] = {
    "spider": _spider,
    "spook": _spook,
    "goblin": _goblin,
    "bone": _bone,
    "bat": _bat,
    "cat": _cat,
    "carrier": _carrier,
    "swarm": _swarm,
}


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


def title(playoff: bool) -> Message:
    """What is played, over all of it."""
    return say("spooks-title-playoff" if playoff else "spooks-title-trick")


def draw_tableau(
    canvas: Canvas, scene: Tableau, table: Table, voice: Voice, seating: Seating, theme: Theme, floor: TableLayout
) -> None:
    """All of it, over everything but the bar, and over what winds a record."""
    dark = darkness(theme)
    dark.set_alpha(round(255 * scene.light) if scene.light < 1 else None)  # nobody else draws with it
    canvas.blit(dark, (0, 0))
    if scene.light < 0.5:
        return
    if not scene.seats:
        return
    won = scene.winner is not None and scene.share > 0
    places = row(len(scene.seats), floor, scene.place(scene.winner) if won and scene.winner is not None else None)
    if won and scene.winner is not None:
        _draw_rays(canvas, scene, places)
    ribbon(voice.words(title(scene.playoff)), RIBBON_LETTERS, RIBBON).draw(canvas, RIBBON_AT)
    _draw_starter(canvas, scene, voice, seating, theme)
    still = row(len(scene.seats), floor)
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


def _draw_starter(canvas: Canvas, scene: Tableau, voice: Voice, seating: Seating, theme: Theme) -> None:
    """The Goblin that began it, and who played it."""
    if scene.starter is None or scene.actor is None:
        return
    _starter(scene.starter, theme).draw(canvas, (STARTER.x, STARTER.y))
    at = STARTER.x + 60, STARTER.y
    words = text.place(canvas, voice.words(say("-spooks-played-by")), 36, at, BY, "semibold", "left")
    by = avatar(seating[scene.actor].picture, 64)
    canvas.blit(by, by.get_rect(midleft=(words.right + 8, round(STARTER.y))))


@cached
def _starter(card: str, theme: Theme) -> Piece:
    flat = face(card, round(STARTER.width), theme)
    return with_shadow(turned(flat, STARTER.angle), 10, 120, (2, 7))


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
    turned = surfaces.rotozoom(picture("crown", CROWN), -18, 1)
    return with_shadow(turned, 6, 110, (2, 4), (turned.get_width() / 2, turned.get_height() * 0.62))


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """A trick stands there as long as the story wants it, in public as long as cards are laid for it."""
    scene = stage.tableau
    if scene is None and stage.floor.public:
        scene = of_view(stage.view, stage.floor)
    if isinstance(scene, Tableau):
        draw_tableau(canvas, scene, stage.table, stage.voice, seating, theme, stage.floor)
    for flourish in stage.flourishes:
        draw_creature(canvas, flourish)
