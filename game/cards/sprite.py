"""Card sprites, and the prints that they are drawn from: rotated faces with shadows, cached within a number of bytes.

A face-down sprite does not know its card, so no drawing code can reveal it.
"""

import math
from collections import defaultdict, deque
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from functools import partial

import pygame

from game import surfaces
from game.canvas import Canvas
from game.cards.card_face import drawn_in_flight
from game.cards.deck import Deck
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH, KIDS_WIDTH, Slot
from game.draw import cache
from game.draw.cache import converted, weight
from game.draw.color import mix, rgb
from game.draw.paper import dimmed, shadow
from game.theme import GROWN_UP, SHADOW, WHITE, Theme

ANGLE_STEP = 3  # degrees between cached rotations of a moving card
WIDTH_STEP = 6  # px between cached widths of a moving card
SHADE_STEPS = 4
SHADE_FAR = 20  # as degrees or px: how different a card looks in the next shade
NOT_NOW = "#9E96B6"  # colour that multiplies a card that cannot be played
LARGEST = KIDS_WIDTH
"""px: the width of the card whose shadow is scaled for all others."""
SHADOW_RADIUS = 10 / CARD_WIDTH  # in card widths
SHADOW_ALPHA = 100
SHADOW_DROP = (-2, 7)
LIFTED_DROP = (-34, 40)  # px offset of a lifted card's shadow
BYTES = 64 * 1024 * 1024
LEAST_TEXELS = 100_000
"""Texels that a small print counts as at least: those of a large one for grown-ups."""
NEW_TEXELS = 3 * LEAST_TEXELS
"""Texels of the prints that one frame may make while there is a substitute to show."""
DARKENED = 3
"""Prints that are darkened in the time in which one is made."""
TURNS_FROM = 0.3
"""Share of a flip after which a moving card may show its other side in the next frame."""


Sort = tuple[str | None, int, int, bool, bool]
"""Face, width in px, shade in steps, whether for a moving card, whether for a card of a fan."""
Key = tuple[Sort, int]  # with the rotation in degrees


@dataclass(slots=True, eq=False)  # two backs in one place are two cards
class CardSprite:
    """A card drawn at (x, y), rotated by `angle` degrees, 220 * `scale` px wide. `card` None shows the back.

    `flip` runs from 0 to 1 while the card turns over to `turned`; `shade` from 0 (lit) to 1 (unplayable); `alpha` 0 to
    255. `lift`: px above its place; `shake`: px aside. `focused` and `chosen` tell callers to draw ring, hook and tick.
    `fanned`: small and covered by others, so children's cards use the narrow index of grown-ups. `private`: only the
    viewing seat may see the face.
    """

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    card: str | None = None
    turned: str | None = None
    flip: float = 0.0
    shade: float = 0.0
    alpha: float = 255.0
    lift: float = 0.0
    shake: float = 0.0
    visible: bool = True
    focused: bool = False
    chosen: bool = False
    fanned: bool = False
    private: bool = False
    _last: tuple[float, float] | None = field(default=None, repr=False)
    _pace: tuple[float, float] = field(default=(0.0, 0.0), repr=False)
    _drawn: Key | None = field(default=None, repr=False)

    @classmethod
    def at(cls, slot: Slot, card: str | None = None, private: bool = False) -> "CardSprite":
        """Return a sprite in a slot."""
        return cls(slot.x, slot.y, slot.angle, slot.scale, card, private=private)

    @classmethod
    def resting(cls, slot: Slot, card: str | None = None) -> "CardSprite":
        """Return a sprite that has been in a slot before: it is drawn sharply at once."""
        sprite = cls.at(slot, card)
        sprite._last = (slot.angle, slot.scale)
        return sprite

    @property
    def slot(self) -> Slot:
        return Slot(self.x, self.y, self.angle, self.scale)

    @property
    def showing(self) -> str | None:
        """The card whose face is visible now, None for the back."""
        return self.card if self.flip < 0.5 else self.turned

    @property
    def width(self) -> float:
        return CARD_WIDTH * self.scale

    @property
    def drawn(self) -> Slot:
        """The slot as it was drawn last. A print in another size or rotation can stand in for the exact one."""
        if self._drawn is None:
            return self.slot
        (_, width, *_), angle = self._drawn
        return Slot(self.x, self.y, angle, width / CARD_WIDTH)

    def put(self, slot: Slot) -> None:
        """Move to a slot at once."""
        self.x, self.y, self.angle, self.scale = slot.x, slot.y, slot.angle, slot.scale

    def turn(self, card: str | None) -> None:
        """Begin to turn over to `card` (None: face down). Let `flip` run to 1, then call `turn_done`."""
        self.turned, self.flip = card, 0.0

    def turn_done(self) -> None:
        """Finish turning; the former side is forgotten."""
        self.card, self.turned, self.flip = self.turned, None, 0.0

    def rect(self) -> pygame.Rect:
        """The upright rectangle of the card, without its rotation."""
        width, height = self.width, CARD_HEIGHT * self.scale
        return pygame.Rect(
            round(self.x - width / 2), round(self.y - self.lift - height / 2), round(width), round(height)
        )


class Prints:
    """Prints of one deck in one theme: rotated, shaded, with a shadow. The least recently used ones are dropped first.

    Most prints are made before the frame that needs them, from how a sprite moves. A frame makes only a few new ones,
    and in 4K none of a face that has one. Until there is time, the print nearest in rotation and size is shown. A
    private card shows its back in a frame that does not `reveal`.
    """

    def __init__(self, deck: Deck, theme: Theme, limit: int = BYTES, per_frame: int = NEW_TEXELS) -> None:
        self.deck = deck
        self.theme = theme
        self.limit = limit
        self.per_frame = per_frame
        self.used = 0
        self._left = per_frame
        self._reveals = False
        self._prints: dict[Key, pygame.Surface] = {}
        self._kin: dict[str | None, set[Key]] = defaultdict(set)  # by face
        self._ahead: set[tuple[str, int]] = set()  # faces that will be turned up, and their widths
        self._ready: dict[Key, pygame.Surface] = {}  # coarse prints, scaled for the window, until they are sharp
        self._shadows: dict[tuple[int, float], pygame.Surface] = {}  # by width and density
        self._density = surfaces.density()
        self._share()

    def _share(self) -> None:
        """Count the prints within the limit of all pictures."""
        cache.LRU.share(self)

    def __len__(self) -> int:
        return len(self._prints)

    def new_frame(self, reveals: bool = False) -> None:
        """Begin a frame, before anything is drawn. `reveals`: private cards show their faces in it."""
        self._left, self._reveals = self.per_frame, reveals
        if self._density != surfaces.density():
            self.forget()
        if not self._shadows:
            cache.soon((id(self), None), self._make_backs)
        for face in self._ahead:
            cache.soon((id(self), face), partial(self._make_ahead, *face))

    def forget(self) -> None:
        """Drop all prints: after the window's density changed, or when their table has closed."""
        self._density, self.used = surfaces.density(), 0
        self._prints.clear()
        self._ready.clear()
        self._kin.clear()
        self._shadows.clear()

    def draw(self, canvas: Canvas, sprite: CardSprite, flies: bool = False) -> None:
        """Draw a sprite, without ring, hook and tick. `flies`: it probably moves, even if it was never drawn before.

        A face in flight takes longest, so a frame begins only one such flight.
        """
        if not sprite.visible or sprite.alpha < 1:
            return
        before, now = sprite._last, (sprite.angle, sprite.scale)
        moving, sprite._last = flies and self._left == self.per_frame if before is None else before != now, now
        hidden = sprite.private and not self._reveals
        sprite._drawn, picture = self._find(_key(sprite, moving, hidden))
        self._expect(sprite, moving, hidden, before or now)
        if sprite.flip:
            narrow = max(2, round(picture.get_width() * abs(math.cos(math.pi * sprite.flip))))
            picture = surfaces.smoothscale(picture, (narrow, picture.get_height()))
        middle = (round(sprite.x + sprite.shake), round(sprite.y - sprite.lift))
        if sprite.alpha < 255:
            picture = picture.copy()
            picture.set_alpha(round(sprite.alpha))
        canvas.blit(picture, picture.get_rect(center=middle))

    def get_ready(self, sprite: CardSprite) -> None:
        """Make the print of a resting card that will soon be visible, and scale it."""
        key = _key(sprite, moving=False)
        with cache.coarse_at_first():
            self._ready[key] = surfaces.with_density(self._exactly(key), surfaces.density())

    def sharpen(self, sprite: CardSprite) -> None:
        """Make the print of a resting card as sharp as the window."""
        self._sharpen(_key(sprite, moving=False))

    def get_ready_to_cast(self) -> None:
        """Make the shadow from which those of all lifted cards are scaled."""
        self._shadow(LARGEST)

    def cast(self, canvas: Canvas, at: tuple[float, float], width: float, apart: float) -> None:
        """Draw the shadow of an upright card that is lifted off its neighbours; draw it before the card. `apart` runs
        from 0, the card's own shadow, to 1."""
        soft = self._shadow(round(width))
        x, y = (near + (far - near) * apart for near, far in zip(SHADOW_DROP, LIFTED_DROP, strict=True))
        canvas.blit(soft, soft.get_rect(center=(round(at[0] + x), round(at[1] + y))))

    def ahead(self, card: str, width: float) -> None:
        """Let the face of a card that will be turned up, `width` px wide, be made in the time that frames leave."""
        self._ahead.add((card, round(width)))

    def _make_backs(self) -> None:
        """Make the shadow that all prints need, and the back in flight."""
        self._shadow(LARGEST)
        self._plain(None, CARD_WIDTH, True, False)

    def _make_ahead(self, card: str, width: int) -> None:
        """Make a face as in flight and as at rest."""
        with surfaces.no_sharper():
            self.deck.face(card, drawn_in_flight(self.theme, width), self.theme)
            self.deck.face(card, width, self.theme)
        self._ahead.discard((card, width))

    def _expect(self, sprite: CardSprite, moving: bool, hidden: bool, before: tuple[float, float]) -> None:
        """Let the prints that the next frame may need be made in the time that this one leaves.

        A sprite goes on with the same change of pace, or it stops if that would hardly be visible. One that turns over
        may show its other side.
        """
        pace, sprite._pace = sprite._pace, (sprite.angle - before[0], sprite.scale - before[1])
        if hidden or not (moving or sprite.flip):
            return
        angle, scale = sprite.angle + 2 * sprite._pace[0] - pace[0], sprite.scale + 2 * sprite._pace[1] - pace[1]
        turns = sprite.flip > (TURNS_FROM if moving else 0)
        for face in {sprite.showing, sprite.turned if turns else sprite.showing}:
            still = _key_at(sprite, face, False, sprite.angle, sprite.scale)
            stops = still == _key_at(sprite, face, False, angle, scale)
            key = still if stops else _key_at(sprite, face, True, angle, scale)
            if key not in self._prints and self._as_at_rest(key) is None:
                cache.soon((id(self), key), partial(self._exactly, key))

    def _find(self, key: Key) -> tuple[Key, pygame.Surface]:
        """Return the print for that key, or the one that stands in for it, with its own key."""
        if key not in self._prints:
            key = self._as_at_rest(key) or key
        if key not in self._prints and (self._left <= 0 or (self._kin[key[0][0]] and self._owes(key))):
            key = self._nearest(key)
        return key, self._exactly(key)

    def _owes(self, key: Key) -> bool:
        """Whether the sharp print is made later, since a frame cannot wait for it."""
        return cache.owe((id(self), key), partial(self._sharpen, key), moves=key[0][3])

    def _exactly(self, key: Key) -> pygame.Surface:
        """Return the print of that key. It is made if missing, and queued for sharpening if it is coarser than the
        window."""
        found = self._prints.pop(key, None)
        sharp = found is not None and surfaces.density_of(found) == surfaces.density()
        coarse = not sharp and self._owes(key)
        if found is None:
            with surfaces.no_sharper() if coarse else nullcontext():
                found = self._make(*key[0], key[1])
            if key[0][2]:
                self._left -= _cost(found) // DARKENED
            self.used += weight(found)
            self._kin[key[0][0]].add(key)
            self._prints[key] = found
            self._drop()
        self._prints[key] = found  # now the most recently used
        return found

    def _sharpen(self, key: Key) -> None:
        """Make a sharp print, and for a resting card the lit one before a shaded one."""
        (card, width, shade, moving, fanned), angle = key
        if shade and not moving:
            self._sharpen(((card, width, 0, moving, fanned), angle))
        found = self._prints.get(key)
        if found is not None and surfaces.density_of(found) == surfaces.density():
            return
        sharp = self._make(*key[0], angle)
        self._throw_away(key)
        self._kin[card].add(key)
        self._prints[key] = sharp
        self.used += weight(sharp)

    def _as_at_rest(self, wanted: Key) -> Key | None:
        """Return a resting card's print that can serve a moving card: rotation and size differ by no more than cached
        steps do. None if there is none, or if the card rests."""
        (card, width, shade, moving, fanned), angle = wanted
        if not moving:
            return None
        turns, widths = range(angle, angle + ANGLE_STEP), range(width, width + WIDTH_STEP)
        alike = (
            ((card, wide - WIDTH_STEP // 2, shade, False, fanned), turn - ANGLE_STEP // 2)
            for wide in widths
            for turn in turns
        )
        return next((key for key in alike if key in self._prints), None)

    def _nearest(self, wanted: Key) -> Key:
        """Return the print of the same face nearest in rotation, size and shade; `wanted` itself if there is none."""
        (card, width, shade, _, _), angle = wanted

        def far(key: Key) -> int:
            (_, wide, dark, _, _), turned = key
            return abs(turned - angle) + abs(wide - width) + SHADE_FAR * abs(dark - shade)

        return min(self._kin[card], key=far, default=wanted)

    def _drop(self) -> None:
        cache.LRU.make_room()
        while self.used > surfaces.bytes_for(self.limit) and len(self._prints) > 1:
            self._throw_away(next(iter(self._prints)))

    def _throw_away(self, key: Key) -> None:
        self._ready.pop(key, None)
        if key in self._prints:
            self.used -= weight(self._prints.pop(key))
            self._kin[key[0][0]].discard(key)

    def _make(self, card: str | None, width: int, shade: int, moving: bool, fanned: bool, angle: int) -> pygame.Surface:
        """Draw the card in the middle of a surface with room for its shadow.

        At rest the face has its exact size. In flight one coarse face serves for many sizes. A shaded card is the lit
        one darkened, in flight before it is scaled for the window, which is far quicker.
        """
        lit = ((card, width, 0, moving, fanned), angle)
        resting = self._as_at_rest(lit) if shade else None
        if resting is not None:
            return _shaded(self._exactly(resting), shade)
        if moving:
            return surfaces.coarsely(lambda: _shaded(self._whole(card, width, moving, fanned, angle), shade))
        if shade:
            return _shaded(self._exactly(lit), shade)
        return self._whole(card, width, moving, fanned, angle)

    def _whole(self, card: str | None, width: int, moving: bool, fanned: bool, angle: int) -> pygame.Surface:
        """Return the card on its shadow, rotated."""
        plain, drawn = self._plain(card, width, moving, fanned)
        soft = self._shadow(drawn)
        reach = round(math.hypot(*SHADOW_DROP))
        flat = surfaces.new((soft.get_width() + 2 * reach, soft.get_height() + 2 * reach), pygame.SRCALPHA)
        flat.fill((*rgb(SHADOW), 0))
        middle = (flat.get_width() // 2, flat.get_height() // 2)
        drop = pygame.Vector2(SHADOW_DROP).rotate(angle)  # rotated back, so that it falls down after the rotation
        flat.blit(soft, soft.get_rect(center=(middle[0] + round(drop.x), middle[1] + round(drop.y))))
        flat.blit(plain, plain.get_rect(center=middle))
        if angle or drawn != width:
            flat = surfaces.rotozoom(flat, angle, width / drawn)
        self._left -= _cost(flat)
        return converted(flat)

    def _plain(self, card: str | None, width: int, moving: bool, fanned: bool) -> tuple[pygame.Surface, int]:
        """Return the face or back that a print is made of, and its width."""
        theme = replace(self.theme, name=GROWN_UP.name) if fanned else self.theme
        if not moving:
            drawn = width
        elif card is None or fanned:
            drawn = KIDS_WIDTH if self.theme.kids else CARD_WIDTH
        else:
            drawn = drawn_in_flight(self.theme, width)
        return self.deck.back(drawn) if card is None else self.deck.face(card, drawn, theme), drawn

    def _shadow(self, width: int) -> pygame.Surface:
        """Return the soft shadow of a card of this width."""
        key = width, surfaces.density()
        found = self._shadows.get(key)
        if found is None:
            found = self._shadows[key] = self._cast() if width == LARGEST else self._shrunk(width)
        return found

    def _cast(self) -> pygame.Surface:
        """Return the shadow of the largest card."""
        alpha = round(min(255, SHADOW_ALPHA * self.theme.shadow))
        return shadow(self.deck.back(LARGEST), round(LARGEST * SHADOW_RADIUS), alpha)

    def _shrunk(self, width: int) -> pygame.Surface:
        """Return a smaller shadow scaled from the largest, which is much quicker than a new blur."""
        return surfaces.smoothscale_by(self._shadow(LARGEST), width / LARGEST)


def _cost(made: pygame.Surface) -> int:
    """Return the texels that a print counts as."""
    return max(LEAST_TEXELS, math.prod(surfaces.texels(made)))


def _shaded(lit: pygame.Surface, shade: int) -> pygame.Surface:
    """Return a print with that many steps of shade."""
    return dimmed(lit, rgb(mix(WHITE, NOT_NOW, shade / SHADE_STEPS))) if shade else lit


def _key(sprite: CardSprite, moving: bool, hidden: bool = False) -> Key:
    """Return the key of a sprite's print, or of its back if the face is `hidden`."""
    return _key_at(sprite, None if hidden else sprite.showing, moving, sprite.angle, sprite.scale)


def _key_at(sprite: CardSprite, face: str | None, moving: bool, angle: float, scale: float) -> Key:
    """Return the key of a print of a sprite with another face, rotation and size."""
    shade = round(max(0.0, min(1.0, sprite.shade)) * SHADE_STEPS)
    step, turn = (WIDTH_STEP, ANGLE_STEP) if moving else (1, 1)
    sort = (face, max(step, round(CARD_WIDTH * scale / step) * step), shade, moving, sprite.fanned)
    return sort, round(angle / turn) * turn


class PlainPrints(Prints):
    """Prints for frames that are not shown: only the faces and backs that all tables share, and only the cache keeps
    them. Those of resting cards are made as a frame asks for them first, and as sharp as the window.

    Other cards fly in the real match, so each frame also asks for the face of one more card in flight.
    """

    def __init__(self, deck: Deck, theme: Theme) -> None:
        super().__init__(deck, theme, limit=0)
        self._flown: set[tuple[int, bool]] = set()  # widths of faces in flight, and whether they are of a fan
        self._others: deque[tuple[str, int, bool]] = deque()

    def new_frame(self, reveals: bool = False) -> None:
        super().new_frame(reveals)
        if self._others:
            card, width, fanned = self._others[0]
            self._others.rotate(-1)  # in turn, so that the cache keeps them
            with surfaces.no_sharper():
                self._plain(card, width, True, fanned)

    def _share(self) -> None:
        """Do nothing: the cache counts these pictures already."""

    def _make(self, card: str | None, width: int, shade: int, moving: bool, fanned: bool, angle: int) -> pygame.Surface:
        with surfaces.no_sharper():
            self.deck.back(LARGEST)  # all shadows are made from it
            coarse, drawn = self._plain(card, width, moving, fanned)
        if moving:
            if card is not None and (drawn, fanned) not in self._flown:
                self._flown.add((drawn, fanned))
                self._others.extend((other, width, fanned) for other in self.deck.cards)
            return coarse
        self.deck.back(LARGEST)
        return self._plain(card, width, moving, fanned)[0]
