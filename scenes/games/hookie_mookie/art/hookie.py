"""The picture of a hookie. The square is dark, with two cards in a cone of light, their owners beside them, and flags
that count. Everything else is in one low row that nothing covers."""

import pygame

from engine.core.seats import Seat
from engine.games.hookie_mookie.view import View
from game import surfaces
from game.canvas import Canvas, put
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.draw import text
from game.draw.avatar import expressed
from game.draw.boards import bubble
from game.draw.cache import cached, converted
from game.draw.color import darker, mix, rgb
from game.draw.effects import puffs, rays
from game.draw.frame import frame
from game.draw.icons import mark
from game.draw.paper import Piece, cut_up, empty_place, spot, turned, with_shadow
from game.draw.plates import plate
from game.draw.svg import fragment, linear
from game.theme import CREAM, GOLD, GOLD_INK, STAGE, WHITE, Theme
from game.widgets.bottom_bar import owner_box
from scenes.games.hookie_mookie.art.backdrop import FRAME, day_of, draw_set, skies
from scenes.games.hookie_mookie.art.furniture import draw_crowns, draw_ribbons, draw_stock
from scenes.games.hookie_mookie.boards import FACE, OTHERS, WORDS, Flip, flip_places, low_row, of_view
from scenes.games.hookie_mookie.layout import arranged, in_order
from scenes.games.hookie_mookie.sentences import items
from scenes.seating import Seating
from scenes.table.stage.hud import SeatPlate, draw_seat
from scenes.table.stage.own_hand import count_of
from scenes.table.stage.stage import Stage

DARK = "#685C8A"
DARKEST = "#1C1830"
CHANGED_AT = 0.6
"""Share of the way from day to dark at which it is darkest, and the table is taken away."""
"""Factor on the colours of everything except the two cards."""
CORD = "#FFF3DC"
QUIET_FLAG, QUIET_WORD = "#B9AC9A", "#7A5148"
LIT_FLAG, LIT_WORD = "#FBF1E0", "#A82C20"
STITCH = "#D6402E"
LETTERS = 58
FLAG_X = (676, 960, 1244)
FLAG_Y = (68, 82, 68)
FLAG = (204, 127)
FLAG_TURN = (3.0, 0.0, -3.0)
FLAG_DROP = 10.0  # px that a flag drops at its word
GROWN = 1.34  # scale of the last one
HUNG_FROM = 300.0  # px above their places, from which cord and flags come down
RAYS, RAY_COLOR, RAY_COUNT, RAY_STRENGTH = 330, "#FFE9B0", 16, 0.34
SIGN = 116
CALL, CALL_LETTERS, CALL_ASIDE, CALL_UP = "Hookie!", 50, 120, 70
TAG = 330  # most px of a plate beside its face
OTHERS_TAG = 236
TURNS_ROUND = 0.5  # of the way: nearer to the table a name is on its usual side
WARM, COLD = "#FFE9B0", "#A9B8E8"
CONE = ((800, 0), (1120, 0), (1640, 720), (280, 720))
POOL = (1480, 420)  # px: the oval of light on the table
POOL_Y = 620
SOFT = 8  # light is drawn smaller by this factor, for soft edges


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw a flip while its animation lasts, in public views while cards are chosen for it."""
    scene = stage.tableau
    if scene is None and stage.floor.public:
        scene = of_view(stage.view, stage.floor)
    if not isinstance(scene, Flip) or scene.light < 1:
        draw_crowns(canvas, stage)
        draw_ribbons(canvas, stage)
    if isinstance(scene, Flip):
        draw_flip(canvas, scene, stage, seating, theme)
    else:
        _square.soon(theme, skies(day_of(stage.view))[0])
        light.soon(WARM)
        bunting.soon()


def draw_flip(canvas: Canvas, scene: Flip, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the whole picture over everything except the bar. As in a theatre, the table is taken away when it is
    darkest. Then the cone of light is switched on, and all other cards lie in a low row."""
    if scene.light <= 0:
        return
    near = scene.light * scene.light * (3 - 2 * scene.light)
    changed = scene.light >= CHANGED_AT
    if changed:
        canvas.blit(_square(theme, skies(day_of(stage.view))[0]), (0, 0))
        draw_stock(canvas, stage, low_row(stage.floor), theme)
        _draw_row(canvas, scene, stage)
        _draw_others(canvas, scene, stage, seating, theme)
    canvas.fill(rgb(_darkness(scene.light)), special_flags=pygame.BLEND_RGB_MULT)
    if changed:
        canvas.blit(*light(COLD if scene.matched is False and scene.share >= 0.5 else WARM))
    _draw_flags(canvas, scene, (near - 1) * HUNG_FROM)
    places = flip_places(stage.floor)
    if scene.matched and scene.share >= 0.5:
        beams = rays(RAYS, RAY_COLOR, RAY_COUNT, RAY_STRENGTH)
        for slot in places.cards:
            put(canvas, beams, center=(slot.x, slot.y))
    for seat in scene.seats:
        _draw_owner(canvas, scene, seat, stage, seating, near, theme)
    if scene.calling > 0:
        _draw_call(canvas, scene, stage, theme)
    _draw_cards(canvas, scene, stage)
    if scene.matched is None and scene.said:
        light.soon(COLD)
        rays.soon(RAYS, RAY_COLOR, RAY_COUNT, RAY_STRENGTH)
    if scene.matched is not None and scene.share > 0:
        verdict(scene.matched).draw_grown(canvas, places.verdict, min(1.0, scene.share))


def _darkness(share: float) -> str:
    """The colour that everything below the lit cards is multiplied by."""
    if share < CHANGED_AT:
        return mix(WHITE, DARKEST, share / CHANGED_AT)
    return mix(DARKEST, DARK, (share - CHANGED_AT) / (1 - CHANGED_AT))


@cached
def _square(theme: Theme, sky: float) -> pygame.Surface:
    """The square at one of its painted hours, with its frame but with an empty table."""
    out = converted(surfaces.new(STAGE))
    draw_set(out, theme, sky)
    frame(FRAME).draw(out)
    return out


@cached
def light(color: str) -> tuple[pygame.Surface, tuple[int, int]]:
    """A cone of light from the valance to the middle of the table, with soft edges, and its place."""
    wide, high = STAGE[0] // SOFT, STAGE[1] // SOFT
    corners = " ".join(f"{x / SOFT:.1f},{y / SOFT:.1f}" for x, y in CONE)
    fall = linear("c", (0, 0), (0, CONE[2][1] / SOFT), (0, color, 0.5), (1, color, 0.0))
    small = fragment(f'<defs>{fall}</defs><polygon points="{corners}" fill="url(#c)"/>', (wide, high))
    out = surfaces.smoothscale(small, STAGE)
    put(out, spot(*POOL, color, 0.55), center=(STAGE[0] // 2, POOL_Y))
    return _inked(out)


def _draw_row(canvas: Canvas, scene: Flip, stage: Stage) -> None:
    """Draw all sets in the low row, while they make room for coming cards."""
    view: View = stage.view
    kids, low = stage.floor.kids, low_row(stage.floor).box
    there = arranged(view.sets, low, kids)
    coming = arranged(scene.coming, low, kids) if scene.coming else there
    for known in view.sets:
        after = coming.get(known.value, there[known.value])
        for i, card in enumerate(in_order(known.cards)):
            slot = _between(there[known.value][i], after[min(i, len(after) - 1)], scene.room)
            stage.table.prints.draw(canvas, CardSprite.resting(slot, card))


def _between(start: Slot, end: Slot, share: float) -> Slot:
    if not share or start == end:
        return start
    return Slot(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        end.angle,
        start.scale + (end.scale - start.scale) * share,
    )


def _draw_others(canvas: Canvas, scene: Flip, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the other seats in the upper corners."""
    others = [seat for seat in range(len(seating)) if seat not in scene.seats]
    for seat, corner in zip(others, OTHERS, strict=False):
        plan, labels = seating[seat], items(stage.view, seat, theme)
        shown = tuple((name, stage.voice.words(words) if words else "") for name, words in labels)
        held, body = count_of(stage.view, seat), stage.bodies.figure_of(seat, "")
        plate_of = SeatPlate(corner, plan.picture, plan.name, shown, plan.badge, held, tag=OTHERS_TAG, body=body)
        draw_seat(canvas, plate_of, stage.table.prints.deck, theme)


def _draw_cards(canvas: Canvas, scene: Flip, stage: Stage) -> None:
    """Draw the two cards or their empty places, and the dust under them as they land."""
    places = flip_places(stage.floor).cards
    for seat, slot in zip(scene.seats, places, strict=True):
        sprite = scene.sprites.get(seat)
        if sprite is not None:
            stage.table.prints.draw(canvas, sprite)
        elif scene.matched is None and scene.light == 1:
            put(canvas, _empty(round(slot.width), round(slot.angle)), center=(slot.x, slot.y))
        if 0 < scene.dust < 1:
            puffs(canvas, (slot.x, slot.y + slot.height / 2), scene.dust)


def _draw_call(canvas: Canvas, scene: Flip, stage: Stage, theme: Theme) -> None:
    """Draw the caller's word in a bubble over the caller's name."""
    x, y = flip_places(stage.floor).faces[0]
    piece = bubble(CALL, "right", "plain", CALL_LETTERS, theme)
    at = (x - CALL_ASIDE, y - CALL_UP - piece.box.height)
    piece.draw_grown(canvas, at, min(1.0, scene.calling))


def _draw_owner(
    canvas: Canvas, scene: Flip, seat: Seat, stage: Stage, seating: Seating, near: float, theme: Theme
) -> None:
    """Draw face and name at the outer side of the card, or on the way there. The name is on the side that it has at the
    nearer end. The face is animated as it is at the table."""
    plan, place = seating[seat], scene.seats.index(seat)
    beside, home = flip_places(stage.floor).faces[place], stage.floor.place(seat)
    x, y = owner_box(theme).center if home is None else (home.x, home.y)
    at = x + (beside[0] - x) * near, y + (beside[1] - y) * near
    letter = home.side if home is not None and near < TURNS_ROUND else "lr"[place]
    side = "left" if letter == "l" else "right"
    piece = plate(plan.picture, plan.name, (), side, theme, True, None, size=FACE, most=TAG)
    piece.draw(canvas, at)
    expression = stage.faces.expression(seat, at)
    if expression:
        expressed(canvas, plan.picture, FACE, expression, at)


def _inked(stage: pygame.Surface) -> tuple[pygame.Surface, tuple[int, int]]:
    """The non-transparent part of a large picture, with its place. The rest need not be drawn."""
    ((part, at),) = cut_up(stage, stage.get_bounding_rect())
    return converted(part), at


def _draw_flags(canvas: Canvas, scene: Flip, up: float) -> None:
    cord, (x, y) = bunting()
    canvas.blit(cord, (x, y + round(up)))
    if scene.said < len(WORDS):
        flag.soon(scene.said, 2 if scene.said == len(WORDS) - 1 else 1)
    for i in range(len(WORDS)):
        lit = i < scene.said
        newest = i == scene.said - 1
        down = FLAG_DROP * (scene.dropped if newest else 1.0) if lit else 0.0
        grown = lit and i == len(WORDS) - 1
        piece = flag(i, 2 if grown else int(lit))
        at = FLAG_X[i], FLAG_Y[i] + down + up
        if grown:
            piece.draw_grown(canvas, at, round((1 + (GROWN - 1) * scene.dropped) / GROWN, 2))
        else:
            piece.draw(canvas, at)


@cached
def bunting() -> tuple[pygame.Surface, tuple[int, int]]:
    """The cord of the flags, and its place."""
    line = f'<path d="M470 46Q960 134 1450 46" fill="none" stroke="{CORD}" stroke-width="6"/>'
    return _inked(fragment(line, (1920, 160)))


@cached
def flag(number: int, state: int) -> Piece:
    """A flag with its word, anchored at the middle of its upper edge. `state`: 0 before its word, 1 after it, 2 for the
    last one, which is gold and larger."""
    color, ink = ((QUIET_FLAG, QUIET_WORD), (LIT_FLAG, LIT_WORD), (GOLD, GOLD_INK))[state]
    size = GROWN if state == 2 else 1.0
    wide, high = round(FLAG[0] * size), round(FLAG[1] * size)
    outline = "M6 0H234L222 96L120 146L18 96Z"
    shape = (
        f'<path d="{outline}" fill="{darker(color, 0.25)}" transform="translate(0 5)"/>'
        f'<path d="{outline}" fill="{color}"/><path d="M22 12H218L210 88L120 130L30 88Z" fill="none" '
        f'stroke="{GOLD_INK if state == 2 else STITCH}" stroke-width="4" stroke-dasharray="10 8" '
        f'stroke-opacity="{0.5 if state == 0 else 1}"/>'
    )
    out = fragment(shape, (240, 150), (wide, high)).copy()
    put(out, text.inked(WORDS[number], LETTERS * size, ink, "display"), center=(wide / 2, high * 0.42))
    hanging = turned(out, FLAG_TURN[number])
    return with_shadow(hanging, 10, 110, (2, 8), (hanging.get_width() / 2, 6))


@cached
def verdict(matched: bool) -> Piece:
    return with_shadow(mark("tick" if matched else "cross", SIGN), 10, 120, (2, 7))


@cached
def _empty(width: int, angle: int) -> pygame.Surface:
    return converted(turned(empty_place(width, CREAM), angle))
