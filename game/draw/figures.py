"""Half figures of players: an animal's head, a torso in the colours and pattern of its seat, and two paws.

All numbers are in units of a head 200 wide. A figure ends at its waist, which stands behind a plate or a table.
"""

import math
from typing import NamedTuple

import pygame
from pygame import Rect

from game import surfaces
from game.draw import patterns
from game.draw.cache import cached, cached_briefly, converted
from game.draw.color import darker, lighter
from game.draw.expressions import changing, elements_of
from game.draw.paper import STICKER_ROOM, Piece, halved, masked, shadow, silhouette, sticker, turned, with_shadow
from game.draw.svg import draw_svg, linear
from game.theme import CREAM, SeatLook

Spot = tuple[int, int]


class Arm(NamedTuple):
    """An arm by its elbow and its paw. A raised one is behind the torso."""

    elbow: Spot
    paw: Spot
    raised: bool = False


class Pose(NamedTuple):
    """A pose. `head`: its middle. `turn` and `lean`: degrees, of the head to the left and of the figure to the right.
    `sunk`: how far the torso is lower."""

    head: Spot
    turn: int
    expression: str
    left: Arm
    right: Arm
    sunk: int = 0
    lean: int = 0


_ELBOW_LEFT, _ELBOW_RIGHT = (140, 376), (380, 376)
POSES = {
    "rest": Pose((260, 132), 0, "", Arm((140, 380), (196, 418)), Arm((380, 380), (324, 418))),
    "think": Pose((254, 130), 6, "up-left", Arm(_ELBOW_LEFT, (240, 404)), Arm((378, 380), (306, 238))),
    "look": Pose((268, 150), -4, "down", Arm((150, 368), (226, 352)), Arm((370, 368), (294, 352))),
    "throw": Pose((272, 134), -6, "right", Arm((150, 372), (214, 372)), Arm((420, 250), (452, 116)), lean=-5),
    "draw": Pose((260, 126), -4, "up", Arm(_ELBOW_LEFT, (206, 396)), Arm((420, 236), (404, 88), raised=True)),
    "cheer": Pose(
        (260, 122), 0, "laugh", Arm((112, 244), (96, 120), raised=True), Arm((408, 244), (424, 120), raised=True)
    ),
    "lift": Pose((260, 124), -4, "smile", Arm(_ELBOW_LEFT, (206, 396)), Arm((420, 236), (404, 88), raised=True)),
    "toss": Pose((252, 134), 8, "laugh", Arm((140, 366), (206, 392)), Arm((414, 262), (436, 128), raised=True), lean=4),
    "slump": Pose((260, 226), -9, "droop", Arm((126, 404), (168, 424)), Arm((394, 404), (352, 424)), sunk=52),
    "laugh": Pose((252, 134), 8, "laugh", Arm(_ELBOW_LEFT, (214, 372)), Arm(_ELBOW_RIGHT, (306, 366)), lean=4),
    "clap": Pose((260, 130), 4, "smile", Arm(_ELBOW_LEFT, (238, 318)), Arm(_ELBOW_RIGHT, (286, 312))),
    "apart": Pose((260, 130), 4, "smile", Arm(_ELBOW_LEFT, (222, 318)), Arm(_ELBOW_RIGHT, (302, 312))),
    "sleep": Pose((268, 166), -14, "blink", Arm((140, 388), (214, 420)), Arm((380, 388), (306, 420)), sunk=18),
    "wave": Pose((262, 130), -5, "smile", Arm(_ELBOW_LEFT, (200, 410)), Arm((424, 270), (444, 150), raised=True)),
    "bow": Pose((268, 190), -14, "blink", Arm((160, 372), (250, 392)), Arm((420, 360), (462, 320)), sunk=30, lean=-8),
}
_WIDE, _WAIST, _ABOVE, _HAT_UP = 520, 440, 120, 70  # units; for paws over the head; from its middle to a hat's brim
TALL = 2.1
"""Height of a figure without raised paws, in widths of its head."""


def hat(pose: str, head: int, mirrored: bool = False) -> tuple[float, float]:
    """Return where a hat stands on the head of a figure, in px from the middle of its waist."""
    x, y = POSES[pose].head
    across = x - _WIDE / 2
    return (-across if mirrored else across) * head / 200, (y - _HAT_UP - _WAIST) * head / 200


def paw(pose: str, head: int, mirrored: bool = False) -> tuple[float, float]:
    """Return where the right paw of a figure is, in px from the middle of its waist."""
    x, y = _leaning(POSES[pose].right.paw, POSES[pose].lean)
    return (-x if mirrored else x) * head / 200, y * head / 200


FUR = {
    "fox": "#F0843E",
    "bear": "#8F5C3A",
    "rabbit": "#F1E9DF",
    "frog": "#63BF49",
    "badger": "#4A4660",
    "lion": "#FAD079",
    "penguin": "#2B3358",
    "pig": "#F6B0B2",
    "owl": "#8A644A",
    "mouse": "#BFC6D1",
    "hedgehog": "#845A3D",
    "cat": "#F2AE52",
}
"""The colour of each animal's paws."""

_BOX = _WIDE, _WAIST + _ABOVE + 20
_SHOULDERS = ((190, 268), (330, 268))
_EDGE = 10  # at double size, like that of heads
_PAD = _EDGE + STICKER_ROOM
_CUFF = 26  # from the paw's middle
_TOP = 206  # of a torso that has not sunk


@cached
def figure(look: SeatLook, pose: str, head: int, mirrored: bool = False) -> Piece:
    """Return a figure with a head `head` px wide, in one of POSES; anchored at the middle of its waist."""
    scale = head / 100  # at double size
    flat = _flat(look, pose, scale)
    inked = flat.get_bounding_rect()
    left, top = inked.left // 2 * 2, inked.top // 2 * 2  # so that halves of pixels are where those of the sheet are
    cut = flat.subsurface(left, top, inked.right - left, inked.bottom - top)
    edged, (middle, foot) = sticker(cut, _EDGE), _anchor(scale)
    whole = edged.subsurface((0, 0, edged.get_width() // 2 * 2, 2 * foot - top))  # no edge below the waist
    small, across = converted(halved(whole)), middle - left // 2
    if mirrored:
        small, across = surfaces.flip(small, True, False), small.get_width() - across
    return with_shadow(small, max(5, head // 12), 120, (3, 7), (across, small.get_height()))


@cached
def features(look: SeatLook, pose: str, head: int, mirrored: bool, expression: str) -> Piece:
    """Return what an expression changes on a figure, to be drawn over it at the same place."""
    plain, scale, unit = POSES[pose], head / 100, head / 200
    double = _head(look.animal, expression, plain.turn - plain.lean, scale)
    place = _place_of_head(plain, scale, double).move(_PAD, _PAD)
    room = surfaces.new((place.width // 2 * 2 + 2, place.height // 2 * 2 + 2), pygame.SRCALPHA)
    room.fill((255, 248, 234, 0))
    room.blit(double, (place.x % 2, place.y % 2))
    small, (middle, foot) = halved(room), _anchor(scale)
    corner = place.x // 2 - middle, place.y // 2 - foot
    box = _around(plain, changing(look.animal, expression), unit).clip(small.get_rect().move(corner))
    part = small.subsurface(box.move(-corner[0], -corner[1])).copy()
    if mirrored:
        part, box.x = surfaces.flip(part, True, False), -box.right
    return Piece(converted(part), (-box.left, -box.top), box)


def _anchor(scale: float) -> tuple[int, int]:
    """The middle of the waist on the sheet with room for the edge, at normal size."""
    return round((_WIDE / 2 * scale + _PAD) / 2), round(((_WAIST + _ABOVE) * scale + _PAD) / 2)


def _around(pose: Pose, changed: tuple[float, float, float, float], unit: float) -> Rect:
    """A box of the head, in units, as it is turned; from the middle of the waist, with `unit` px for each of them."""
    turn, (x, y) = math.radians(pose.turn - pose.lean), _leaning(pose.head, pose.lean)
    left, top, right, bottom = (side - 100 for side in changed)
    corners = [(across, down) for across in (left, right) for down in (top, bottom)]
    xs = [(x + across * math.cos(turn) + down * math.sin(turn)) * unit for across, down in corners]
    ys = [(y - across * math.sin(turn) + down * math.cos(turn)) * unit for across, down in corners]
    near, high = math.floor(min(xs)), math.floor(min(ys))
    return Rect(near, high, math.ceil(max(xs)) - near, math.ceil(max(ys)) - high)


@cached
def shade(look: SeatLook, head: int, color: str) -> Piece:
    """Return the shape of a resting figure in one colour, for a place that is still free; anchored like a figure."""
    drawn_as = figure(look, "rest", head)
    return Piece(converted(silhouette(drawn_as.surface, color)), drawn_as.anchor, drawn_as.box)


@cached_briefly
def _flat(look: SeatLook, pose: str, scale: float) -> pygame.Surface:
    """A figure without its edge, at double size."""
    return _Sheet(look, POSES[pose], scale).drawn()


class _Sheet:
    """The sheet on which the layers of a figure are drawn, at `scale` px for a unit."""

    def __init__(self, look: SeatLook, pose: Pose, scale: float) -> None:
        self.look, self.pose, self.scale = look, pose, scale
        self.size = round(_BOX[0] * scale), round(_BOX[1] * scale)
        self.out = surfaces.new(self.size, pygame.SRCALPHA)
        self.out.fill((255, 248, 234, 0))

    def drawn(self) -> pygame.Surface:
        """Draw all layers, the farthest first, and return the sheet."""
        pose = self.pose
        arms = tuple(zip(_SHOULDERS, (pose.left, pose.right), strict=True))
        behind = [self._arm(shoulder, arm) for shoulder, arm in arms if arm.raised]
        before = [self._arm(shoulder, arm) for shoulder, arm in arms if not arm.raised]
        self._layer(*behind)
        self.out.blit(_torso(self.look, pose.sunk, pose.lean, self.scale), (0, 0))
        self._layer(self._neckerchief())
        self._draw_head()
        self._layer(*before)
        return self.out

    def _layer(self, *shapes: str) -> None:
        if shapes:
            self.out.blit(_layer("".join(shapes), self.pose.lean, self.size), (0, 0))

    def _neckerchief(self) -> str:
        tone, top = (self.look.deep if self.look.dark_ink else self.look.light), _TOP + self.pose.sunk
        line = f'fill="{tone}" stroke="{darker(tone, 0.35)}" stroke-width="4" stroke-linejoin="round"'
        return (
            f'<path d="M196 {top + 10}Q260 {top + 64} 324 {top + 10}L318 {top + 40}Q260 {top + 96} 202 {top + 40}Z" '
            f'{line}/><path d="M246 {top + 66}L232 {top + 118}L262 {top + 100}L292 {top + 116}L274 {top + 64}Z" '
            f"{line}/>"
            f'<circle cx="260" cy="{top + 66}" r="15" fill="{darker(tone, 0.12)}" stroke="{darker(tone, 0.4)}" '
            'stroke-width="4"/>'
        )

    def _arm(self, shoulder: Spot, arm: Arm) -> str:
        """A sleeve from the shoulder to the cuff, and the paw. A sharp elbow is an angle, a wide one a curve."""
        look, fur, (x, y), (ex, ey), (px, py) = self.look, FUR[self.look.animal], self._sunk(shoulder), *arm[:2]
        sleeve, line = darker(look.main, 0.06 if look.dark_ink else 0.10), darker(look.main, 0.45)
        reach = math.hypot(px - ex, py - ey)
        cx, cy = px - (px - ex) / reach * _CUFF, py - (py - ey) / reach * _CUFF
        sharp = (x - ex) * (px - ex) + (y - ey) * (py - ey) > 0
        path = f"M{x} {y}L{ex} {ey}L{cx:.0f} {cy:.0f}" if sharp else f"M{x} {y}Q{ex} {ey} {cx:.0f} {cy:.0f}"
        stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        turn = round(math.degrees(math.atan2(py - ey, px - ex)))
        toes = "".join(
            f'<path d="M18 {toe}h12" stroke="{darker(fur, 0.4)}" stroke-width="4.5" stroke-linecap="round"/>'
            for toe in (-9, 2, 12)
        )
        return (
            f'<path d="{path}" {stroke} stroke="{line}" stroke-width="66"/>'
            f'<path d="{path}" {stroke} stroke="{sleeve}" stroke-width="56"/>'
            f'<g transform="translate({px} {py}) rotate({turn})"><circle r="36" fill="{darker(fur, 0.42)}"/>'
            f'<circle r="31" fill="{fur}"/>{toes}</g>'
            f'<g transform="translate({cx:.0f} {cy:.0f}) rotate({turn})">'
            f'<rect x="-13" y="-33" width="22" height="66" rx="9" fill="{line}"/>'
            f'<rect x="-10" y="-30" width="16" height="60" rx="7" fill="{look.deep if look.dark_ink else look.light}"/>'
            "</g>"
        )

    def _sunk(self, shoulder: Spot) -> Spot:
        return shoulder[0], shoulder[1] + self.pose.sunk

    def _draw_head(self) -> None:
        """Draw the head with its edge. Its shadow falls on the torso only."""
        pose, scale = self.pose, self.scale
        head = _head(self.look.animal, pose.expression, pose.turn - pose.lean, scale)
        place = _place_of_head(pose, scale, head)
        fallen = surfaces.new(self.size, pygame.SRCALPHA)
        dark = shadow(head, max(3, round(10 * scale)), 90)
        fallen.blit(dark, dark.get_rect(center=place.move(0, round(12 * scale)).center))
        fallen.blit(silhouette(self.out, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.out.blit(fallen, (0, 0))
        self.out.blit(head, place)


def _place_of_head(pose: Pose, scale: float, head: pygame.Surface) -> Rect:
    """The place of a head on the sheet."""
    across, down = _leaning(pose.head, pose.lean)
    return head.get_rect(center=(round((_WIDE / 2 + across) * scale), round((_WAIST + _ABOVE + down) * scale)))


def _leaning(spot: Spot, degrees: int) -> tuple[float, float]:
    """A place on a figure that leans, units from the middle of the waist."""
    lean, across, up = math.radians(degrees), spot[0] - _WIDE / 2, spot[1] - _WAIST
    return across * math.cos(lean) - up * math.sin(lean), across * math.sin(lean) + up * math.cos(lean)


def _placed(shape: str, lean: int) -> str:
    """SVG elements moved to their place on the sheet, leaning by degrees."""
    return f'<g transform="translate(0 {_ABOVE}) rotate({lean} 260 {_WAIST})">{shape}</g>'


@cached_briefly
def _layer(shapes: str, lean: int, size: tuple[int, int]) -> pygame.Surface:
    """A layer of the sheet; it ends a piece of work."""
    return draw_svg(_placed(shapes, lean), _BOX, size)


@cached_briefly
def _torso(look: SeatLook, sunk: int, lean: int, scale: float) -> pygame.Surface:
    """The torso on a sheet of its own, in the pattern of its seat."""
    size, top = (round(_BOX[0] * scale), round(_BOX[1] * scale)), _TOP + sunk
    path = (
        f"M260 {top}C214 {top} 172 {top + 20} 162 {top + 66}C152 {top + 120} 154 400 158 452H362"
        f"C366 400 368 {top + 120} 358 {top + 66}C348 {top + 20} 306 {top} 260 {top}Z"
    )
    cloth = linear("t", (0, 200), (0, 452), (0, lighter(look.main, 0.14)), (1, darker(look.main, 0.12)))
    line = darker(look.main, 0.42)
    colored = f'<defs>{cloth}</defs><path d="{path}" fill="url(#t)" stroke="{line}" stroke-width="7"/>'
    out = draw_svg(_placed(colored, lean), _BOX, size)
    cover = patterns.tiled(look.pattern, size, patterns.ink_of(look), 0.24, max(12, round(62 * scale)))
    out.blit(masked(cover, _placed(f'<path d="{path}" fill="#FFFFFF"/>', lean), _BOX), (0, 0))
    return out


@cached_briefly
def _head(kind: str, expression: str, degrees: int, scale: float) -> pygame.Surface:
    """The head with its edge, turned to the left."""
    wide = round(200 * scale)
    flat = draw_svg(elements_of(kind, expression), (200, 200), (wide, wide))
    return turned(sticker(flat, max(3, round(7 * scale))), degrees, CREAM)
