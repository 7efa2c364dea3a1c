"""The goblin trick as a separate picture, and creatures that show themselves for a moment, with one animation for each
suit.

In the picture the stage is dark, and every card is in one row above its owner. The seats that have laid a card are
public, their cards are not. Then all cards turn at once and the winner comes forward. The Goblin that began the trick
is small at the upper left, because it is not part of it. Geometry is pure; animations change `Tableau`. A creature is
drawn from its progress (`share` from 0 to 1) alone.
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
from game.canvas import Canvas, put
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
FULL = 0.84  # of a step: the width of a card
ROW_Y = 500
BOW = 9.0  # px that the outermost cards are lower
TURN = 1.6  # degrees between neighbouring cards
FEW = 8
WINNER = {True: (288, 392), False: (232, 320)}  # by few cards: width of the winner's card, and of its place
WINNER_Y = 446
LARGE_RISE = 36  # px, above the higher bar of large text
WOUND = {False: (430, 200, 240), True: (362, 160, 190)}
"""Above a replay's controls, by large text: the line of the row, the largest width of its cards, and the winner's."""
UNDER = 26  # px from the card to its owner's face, plus half the face
STARTER = Slot(166, 138, 6.0, scale_of(88))


@dataclass(frozen=True, slots=True)
class TrickRow:
    """The cards of a trick and the faces of their owners, by place in the row."""

    cards: tuple[Slot, ...]
    faces: tuple[tuple[float, float], ...]
    face: int  # diameter
    room: float  # px for a name


def row(count: int, floor: TableLayout, winner: int | None = None) -> TrickRow:
    """Return `count` cards in one row. The card of `winner` (a place in the row) is in front of the others and needs
    more room. Above a replay's controls all cards are higher and smaller."""
    whole = RIGHT - LEFT
    wide, place = WINNER[count <= FEW]
    beside = min(MOST_STEP, (whole - place) / max(1, count - 1))  # step of the others beside a winner
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
    width = min(most, beside * FULL)  # always the same, so that no picture is drawn again
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
    return TrickRow(tuple(cards), tuple(faces), face, step - 8)


@dataclass(slots=True)
class Tableau:
    """The picture in front of the table. `light` runs from 0 (day) to 1 (dark); sprites are by seat."""

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
        """Return the place of a seat in the row."""
        return self.seats.index(seat)


def of_view(view: View, floor: TableLayout) -> Tableau | None:
    """Return the public tableau of a trick in progress, or None if there is none."""
    if view.phase != "trick" or not view.pile:
        return None
    seats = in_order(view.laying)
    scene = Tableau(seats, view.pile[-1][1], view.actor, view.playoff)
    slots = row(len(seats), floor).cards
    for seat in view.laid:
        scene.sprites[seat] = CardSprite.resting(slots[scene.place(seat)])
    return scene


def in_order(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats from left to right, which is clockwise."""
    return tuple(sorted(seats))


SIZE = 96
SMALL = 62
CARRIER = 84
SWARM = 5


def draw_creature(canvas: Canvas, flourish: Flourish) -> None:
    """Draw a flourish if it is a creature."""
    draw = _DRAWN.get(flourish.kind)
    if draw is not None:
        draw(canvas, flourish.at, flourish.share)


def _blit(canvas: Canvas, name: str, size: int, at: tuple[float, float], alpha: float = 1.0) -> None:
    shape = picture(f"spooks/{name}", size)
    if alpha < 1:
        shape = shape.copy()
        shape.set_alpha(round(255 * max(0.0, alpha)))
    put(canvas, shape, center=(at[0], at[1]))


def _spider(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Draw a spider that comes down on a thread beside the card and goes up again."""
    x, y = at[0] - 128, at[1] - 60 + 190 * math.sin(math.pi * share)
    canvas.fill(CREAM, (round(x), 58, 2, max(0, round(y - SIZE * 0.4) - 58)))
    _blit(canvas, "spider", SIZE, (x, y))


def _spook(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Draw a spook that rises out of the card, sways and disappears."""
    x = at[0] + 16 * math.sin(2 * math.pi * share)
    _blit(canvas, "spook", SIZE, (x, at[1] + 60 - 150 * share), 0.8 * (1 - share))


def _goblin(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Draw a goblin that looks over the edge of the card and ducks."""
    shape = picture("spooks/goblin", SIZE)
    high = round(SIZE * 0.72 * math.sin(math.pi * share))
    if high > 1:
        part = shape.subsurface((0, 0, SIZE, min(high, SIZE)))
        canvas.blit(part, (round(at[0] - SIZE / 2 + 24), round(at[1] - high + 6)))


def _bone(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Draw three bones that jump up and fall."""
    for i in (-1, 0, 1):
        x = at[0] + i * (40 + 90 * share)
        y = at[1] - 150 * math.sin(math.pi * min(1.0, share * 1.1)) * (1 if i == 0 else 0.7) + 160 * share * share
        _blit(canvas, "bone", SMALL, (x, y), 1.6 * (1 - share))


def _bat(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Draw two bats that fly off to both sides in waves."""
    for side in (-1, 1):
        x = at[0] + side * (30 + 260 * share)
        y = at[1] + 20 - 170 * share + 18 * math.sin(2 * math.pi * 3 * share)
        _blit(canvas, "bat", SMALL, (x, y), 1.5 * (1 - share))


def _cat(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Draw the Cat, which leaps over the pile from left to right."""
    x = at[0] - 190 + 380 * share
    y = at[1] + 40 - 150 * math.sin(math.pi * share)
    _blit(canvas, "cat", SIZE, (x, y), min(1.0, 6 * share, 6 * (1 - share)))


def _carrier(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Draw a bat with a card in its claws, with moving wings."""
    beat = 0.78 + 0.22 * math.cos(2 * math.pi * 6 * share)
    put(canvas, picture("spooks/bat", CARRIER, round(CARRIER * beat)), center=(at[0], at[1]))


def _swarm(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """Draw bats that circle over a seat."""
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
FORWARD = 0.5  # share from which the winner has rays, larger face and gold name
NAME, WINNER_NAME = 40, 52
WINNER_FACE = 150
CROWN = 150
CROWN_FALL = 160  # px
BY = "#CDEBD9"
SCRAPS = 34
SCRAP_REACH = (330, 300)


def title(playoff: bool) -> Message:
    """Return the title over the trick."""
    return say("spooks-title-playoff" if playoff else "spooks-title-trick")


def draw_tableau(
    canvas: Canvas, scene: Tableau, table: Table, voice: Voice, seating: Seating, theme: Theme, floor: TableLayout
) -> None:
    """Draw the whole picture over everything except the bar and a replay's controls."""
    dark = darkness(theme)
    dark.set_alpha(round(255 * scene.light) if scene.light < 1 else None)  # this surface is not shared
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
    """The garden without its light, with a green glow behind the winner's place and the frame in front."""
    out = backdrop(theme).copy()
    out.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
    green = added_light(1500, 900, GREEN_LIGHT, 0.14)
    out.blit(green, green.get_rect(center=(960, 480)), special_flags=pygame.BLEND_RGB_ADD)
    frame(FRAME).draw(out)
    return converted(out)


def light() -> pygame.Surface:
    """The rays behind the winner."""
    return rays(RAYS, "#FFE08A", RAY_COUNT, 0.55)


def _draw_rays(canvas: Canvas, scene: Tableau, places: TrickRow) -> None:
    assert scene.winner is not None
    at = places.cards[scene.place(scene.winner)]
    if scene.share < FORWARD:  # no fade: too slow for so large a light
        return
    put(canvas, light(), center=(at.x, at.y))
    for i, bit in enumerate(confetti_bits()[:SCRAPS]):
        turn = i * 2.399963  # the golden angle spreads scraps evenly
        reach = (0.62 + 0.38 * (i * 7 % SCRAPS) / SCRAPS) * scene.share
        vector = pygame.Vector2(1, 0).rotate_rad(turn)
        spot = (at.x + vector.x * SCRAP_REACH[0] * reach, at.y + vector.y * SCRAP_REACH[1] * reach)
        put(canvas, bit, center=(spot[0], spot[1]))


def _draw_starter(canvas: Canvas, scene: Tableau, voice: Voice, seating: Seating, theme: Theme) -> None:
    """Draw the Goblin that began the trick, and its player."""
    if scene.starter is None or scene.actor is None:
        return
    _starter(scene.starter, theme).draw(canvas, (STARTER.x, STARTER.y))
    at = STARTER.x + 60, STARTER.y
    words = text.place(canvas, voice.words(say("-spooks-played-by")), 36, at, BY, "semibold", "left")
    put(canvas, avatar(seating[scene.actor].picture, 64), midleft=(words.right + 8, STARTER.y))


@cached
def _starter(card: str, theme: Theme) -> Piece:
    flat = face(card, round(STARTER.width), theme)
    return with_shadow(turned(flat, STARTER.angle), 10, 120, (2, 7))


def _draw_seat(
    canvas: Canvas, scene: Tableau, seat: Seat, still: TrickRow, table: Table, seating: Seating, theme: Theme
) -> None:
    """Draw card (or its empty place), face and name of one seat."""
    plan, place = seating[seat], scene.place(seat)
    sprite = scene.sprites.get(seat)
    slot = sprite.slot if sprite is not None else still.cards[place]
    wins = seat == scene.winner and scene.share >= FORWARD
    if sprite is None:
        put(canvas, empty_place(round(slot.width)), center=(slot.x, slot.y))
    else:
        if (seat == scene.winner and scene.share == 1) or seat in scene.tied:
            ring_of(slot, theme).draw(canvas, (round(slot.x), round(slot.y)))
        table.prints.draw(canvas, sprite)
    size = WINNER_FACE if wins else still.face
    x, y = slot.x, slot.y + slot.height / 2 + (30 if wins else 26)
    put(canvas, face_of(plan.picture, still.face, wins), center=(x, y))
    name = name_of(plan.name, round(still.room), wins, theme)
    name.draw(canvas, (x, y + size / 2 + name.box.height / 2 - 4))


def ring_of(slot: Slot, theme: Theme) -> Piece:
    """A gold ring around the winner's card, and around both cards in a tie."""
    return ring(round(slot.width), round(slot.height), round(20 * slot.scale), theme.ring)


def face_of(look: SeatLook, size: int, wins: bool) -> pygame.Surface:
    """The face of an owner; the winner's is larger, with a gold rim."""
    return avatar(look, WINNER_FACE if wins else size, False, False, GOLD if wins else CREAM)


@cached
def name_of(name: str, room: int, wins: bool, theme: Theme) -> Piece:
    """A name on its pill, gold for the winner, anchored at its middle."""
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
    """Draw the crown, which falls on the winner's card and stays at its corner."""
    piece = tilted_crown()
    top = sprite.y - sprite.slot.height / 2
    fall = CROWN_FALL * (1 - min(1.0, scene.share))
    piece.draw(canvas, (sprite.x + sprite.width * 0.39, top + 10 - fall))


@cached
def tilted_crown() -> Piece:
    turned = surfaces.rotozoom(picture("crown", CROWN), -18, 1)
    return with_shadow(turned, 6, 110, (2, 4), (turned.get_width() / 2, turned.get_height() * 0.62))


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the trick while its animation lasts, in public views while cards are laid for it."""
    scene = stage.tableau
    if scene is None and stage.floor.public:
        scene = of_view(stage.view, stage.floor)
    if isinstance(scene, Tableau):
        draw_tableau(canvas, scene, stage.table, stage.voice, seating, theme, stage.floor)
    for flourish in stage.flourishes:
        draw_creature(canvas, flourish)
