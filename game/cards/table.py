"""Table: all card sprites by zone, in drawing order.

Zones are those of the rules. Cards that the screen may not know are sprites without a card.
"""

from collections.abc import Sequence

from pygame import Rect

from engine.core.zones import Zone
from game.canvas import Canvas
from game.cards.slots import Slot
from game.cards.sprite import CardSprite, Prints


class Table:
    """Sprites by zone, lowest first. Flying sprites are drawn above all zones."""

    def __init__(self, prints: Prints) -> None:
        self.prints = prints
        self.flying: list[CardSprite] = []
        self._zones: dict[Zone, list[CardSprite]] = {}

    def __len__(self) -> int:
        return len(self.flying) + sum(len(sprites) for sprites in self._zones.values())

    def cards(self, zone: Zone) -> Sequence[CardSprite]:
        """Return the sprites of a zone, lowest first."""
        return tuple(self._zones.get(zone, ()))

    def showing(self, card: str) -> tuple[Rect, ...]:
        """Return the rectangles of all sprites that show `card`."""
        lying = (sprite for sprites in self._zones.values() for sprite in sprites)
        return tuple(sprite.rect() for sprite in (*lying, *self.flying) if sprite.showing == card)

    def rects(self) -> tuple[Rect, ...]:
        return tuple(sprite.rect() for sprites in self._zones.values() for sprite in sprites)

    def find(self, card: str) -> CardSprite | None:
        """Return the topmost sprite that shows `card`, in a zone or flying."""
        sprites = (*self.flying, *(sprite for zone in reversed(self._zones.values()) for sprite in reversed(zone)))
        return next((sprite for sprite in sprites if sprite.card == card), None)

    def place(self, zone: Zone, slot: Slot) -> CardSprite:
        """Put a new face-down sprite on top of a zone."""
        sprite = CardSprite.at(slot, None)
        self._zones.setdefault(zone, []).append(sprite)
        return sprite

    def add(self, zone: Zone, sprite: CardSprite) -> None:
        """Put a flying sprite on top of a zone."""
        if sprite in self.flying:
            self.flying.remove(sprite)
        self._zones.setdefault(zone, []).append(sprite)

    def take(self, zone: Zone, card: str | None = None) -> CardSprite:
        """Take the sprite that shows `card` out of a zone, or else the top face-down one, and let it fly.

        A face-down sprite that is taken for a card has no face until it is turned. KeyError if there is neither.
        """
        lying = self._zones.get(zone, [])
        open_ones = [sprite for sprite in lying if card is not None and sprite.card == card]
        hidden = [sprite for sprite in lying if sprite.card is None]
        found = (open_ones or hidden)[-1:]
        if not found:
            raise KeyError(f"no {card or 'face-down card'} in {zone}")
        lying.remove(found[0])
        found[0].fanned = False
        self.flying.append(found[0])
        return found[0]

    def keep(self, zone: Zone, most: int) -> None:
        """Drop the lowest sprites of a zone, so that at most `most` are left."""
        self._zones[zone] = self._zones.get(zone, [])[-most:]

    def sync(
        self,
        zone: Zone,
        slots: Sequence[Slot],
        cards: Sequence[str | None],
        shades: Sequence[float] = (),
        fanned: bool = False,
    ) -> None:
        """Make a zone hold exactly these cards in these slots, at once. `shades`: 0 to 1 for each card, or empty for
        none.

        Sprites that show the same card are kept. The zone is drawn above the zones made before it.
        """
        kept = self._zones.pop(zone, [])
        sprites: list[CardSprite] = []
        for slot, card in zip(slots, cards, strict=True):
            match = next((sprite for sprite in kept if sprite.card == card), None)
            if match is None:
                sprites.append(CardSprite.at(slot, card))
            else:
                kept.remove(match)
                match.put(slot)
                sprites.append(match)
        for sprite, shade in zip(sprites, shades or (0.0,) * len(sprites), strict=True):
            sprite.shade, sprite.fanned = shade, fanned
        self._zones[zone] = sprites

    def clear(self, zone: Zone | None = None) -> None:
        """Remove all sprites of a zone, or of the table."""
        if zone is not None:
            self._zones.pop(zone, None)
            return
        self._zones.clear()
        self.flying.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw the zones in the order in which they were last made, without flying sprites."""
        for sprites in self._zones.values():
            for sprite in sprites:
                self.prints.draw(canvas, sprite)

    def draw_flying(self, canvas: Canvas) -> None:
        for sprite in self.flying:
            self.prints.draw(canvas, sprite, flies=True)
