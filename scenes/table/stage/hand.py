"""The open hand behind the bar: states of its cards, the focus with ring and hook, and the room for it.

It takes only data: the names of cards, which of them are legal now, and which are chosen.
"""

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

import pytweening
from pygame import Rect

from game.canvas import Canvas
from game.cards import layouts
from game.cards.card_face import pennant_of
from game.cards.layouts import HandLayout, Slot
from game.cards.sprite import CardSprite, Prints
from game.draw import text
from game.draw.avatar import disc
from game.draw.cache import cached
from game.draw.focus import focus_glow, halo, hook, ring
from game.draw.icons import icon, mark
from game.draw.paper import Piece, board, with_shadow
from game.easing import HAND_RISES
from game.theme import CREAM, GOOD, SMALLEST_TEXT, Theme


def meant_card(at: tuple[int, int], count: int, focus: int | None, kids: bool, breaks: tuple[int, ...]) -> int | None:
    """Index of the card that is meant by a pointer at `at`, None beside the hand; `focus` has the hook now.

    Cards make room for the one under the hook, and a pointed card must not move away because of that. The answer is
    therefore a card that is still at `at` when it has the hook, if there is one. Of several it is the nearest to the
    card that is seen there.
    """
    seen = _foremost(layouts.hand(count, focus, kids=kids, breaks=breaks), at)
    if seen is None or seen == focus:
        return seen
    near = sorted(range(count), key=lambda i: abs(i - seen))
    return next((i for i in near if _foremost(layouts.hand(count, i, kids=kids, breaks=breaks), at) == i), seen)


def _foremost(layout: HandLayout, at: tuple[int, int]) -> int | None:
    for i in reversed(layout.order):
        slot = layout.slots[i]
        if abs(at[0] - slot.x) <= slot.width / 2 and abs(at[1] - slot.y) <= slot.height / 2:
            return i
    return None


ON_TOP = "top"
"""Word after the number of the card that will be on top, the only one that counts afterwards."""
_EDGE = 4
_PADDING = 14


@cached
def choice_mark(number: int = 0, size: int = 62, *, on_top: bool = False) -> Piece:
    """The green disc over a chosen card, with a tick (0) or its number. `on_top` names the last one. Anchored at its
    middle."""
    if not number:
        return with_shadow(mark("tick", size), _EDGE, 110, (1, 4))
    letters = max(SMALLEST_TEXT, round(size * 0.65))
    if on_top:
        words = f"{number} {ON_TOP}"
        wide = text.width(words, letters, "extrabold") + 2 * _PADDING
        face = board(wide, size, GOOD, size // 2, CREAM, _EDGE).copy()
    else:
        words, face = str(number), disc(size, GOOD, CREAM, _EDGE).copy()
    text.place(face, words, letters, (face.get_width() / 2, face.get_height() / 2), CREAM, "extrabold")
    return with_shadow(face, _EDGE, 110, (1, 4))


@cached
def waiting_mark(size: int) -> Piece:
    """The disc with a clock over a card that waits for its turn. Anchored at its middle."""
    face = disc(size, GOOD, CREAM, _EDGE).copy()
    clock = icon("clock", round(size * 0.66), CREAM, GOOD)
    face.blit(clock, clock.get_rect(center=(face.get_width() / 2, face.get_height() / 2)))
    return with_shadow(face, _EDGE, 110, (1, 4))


MOVE = 0.14  # seconds in which the cards make room
SWING = 0.20  # the hook overshoots once
SHAKE = 0.24
SHAKE_REACH = 8  # px
SHAKES = 3
HOPS, HOPS_BY = 0.36, 18  # seconds and px of a hop that attracts attention
RISES = 0.42  # seconds in which a card rises and sinks back
RISES_BY = 64  # px
SINK = 40  # px by which an illegal card is lower, if no row is before it
CHOSEN_LIFT = 30
STAYS, STAYS_LARGE = 730, 766  # upper edge of a chosen card in a sunk hand: its tick is clear of the plate
TICK = 62  # px
TICK_UP = 18  # px of the tick's middle over the pennant's upper edge, where it hides no index
TICK_IN_ROWS = 44
TICK_UP_IN_ROWS = 8
CORNER = 20  # radius of a card 220 wide
HOOK = 84
HOOK_IN_ROWS = 64  # smaller before a second row
LATE = 0.05  # seconds by which a dragged card is behind its pointer
TREMBLE = 14  # px that a resting pointer may move
HIDDEN_BELOW = 520  # px below its place from which the hand rises after the curtain; two rows are out of sight there


@dataclass(slots=True)
class _Held:
    """A card of the hand: its sprite, and the start and goal of its motion."""

    sprite: CardSprite
    begin: Slot
    goal: Slot
    shade_from: float = 0.0
    shade_to: float = 0.0


class HandFan:
    """An open hand. `show` sets its state, `update` moves the cards, `draw` comes before the bar."""

    def __init__(self, prints: Prints, *, calm: bool = False) -> None:
        self.prints = prints
        self.theme: Theme = prints.theme
        self.calm = calm
        self.focus: int | None = None
        self.rise = 1.0  # 0: wholly behind the bar, 1: in its place
        self._rising = HAND_RISES.seconds  # seconds since it began to rise by itself
        self._held: list[_Held] = []
        self.cards: tuple[str, ...] = ()
        """The cards from left to right."""
        self.offers = False
        """Whether cards can be chosen: the hook is there, some are dimmed or picked, or the hand has sunk."""
        self._chosen: tuple[int, ...] = ()
        self._legal: frozenset[str] | None = None
        self._breaks: tuple[int, ...] = ()
        self._ordered = self._waits = False
        self._layout = layouts.hand(0)
        self._drop = 0
        self._kids = prints.theme.kids
        self._time = MOVE
        self._hook_from = (0.0, 0.0)
        self._hook_time = SWING
        self._pointed: tuple[tuple[int, int], int] | None = None
        self._shaking: CardSprite | None = None
        self._shake_time = SHAKE
        self._risen: CardSprite | None = None
        self._risen_time = RISES
        self._hopping: tuple[CardSprite, ...] = ()
        self._hop_time = HOPS
        self._pulled = (0.0, 0.0)  # px of the focused card from its place
        self._pull_to = (0, 0)  # and the goal of that
        self._was_dropped = False

    @property
    def focused(self) -> str | None:
        """The card under the hook."""
        return None if self.focus is None or self.focus >= len(self._held) else self.cards[self.focus]

    @property
    def rows(self) -> int:
        """Number of rows of the hand. A trick is higher on the table above more than one."""
        return len(self._layout.rows)

    @property
    def down(self) -> bool:
        """Whether it is behind the bar until a button is held."""
        return self.rise == 0 and self._rising >= HAND_RISES.seconds

    @property
    def settled(self) -> bool:
        """Whether nothing moves."""
        moved = self._time >= MOVE and self._hook_time >= SWING and self._rising >= HAND_RISES.seconds
        still = self._pulled == self._pull_to == (0, 0) and self._hop_time >= HOPS
        return moved and still and self._shake_time >= SHAKE and self._risen_time >= RISES

    def wait(self, held: bool) -> None:
        """Hide behind the bar when a curtain opens: until a button is `held`, or only until the curtain is gone."""
        self.rise = 0.0 if held or not self.calm else 1.0
        self._rising = HAND_RISES.seconds if held or self.calm else 0.0

    def get_ready(self) -> Iterator[None]:
        """Draw the pictures of a hand that is still behind the bar, so that no frame has to. Each step draws one card.

        First it draws all that a frame needs, then pictures as sharp as the window while there is time.
        """
        waiting = tuple(held.sprite for held in self._held)
        for sprite in waiting:
            self.prints.get_ready(sprite)
            yield
        self.prints.get_ready_to_cast()
        yield
        for sprite in waiting:
            if self.rise == 0:
                self.prints.sharpen(sprite)
                yield

    def show(
        self,
        cards: Sequence[str],
        *,
        legal: Collection[str] | None = None,
        focus: int | None = None,
        chosen: Sequence[int] = (),
        breaks: tuple[int, ...] = (),
        ordered: bool = False,
        drop: int = 0,
        small: bool = False,
        waits: bool = False,
    ) -> None:
        """Show the hand from left to right.

        `legal`: the cards that can be played now (None: all, nothing is dimmed). `focus`: index of the card under the
        hook, None if something else has the focus. `chosen`: indices of the picked cards. `ordered`: number them in
        that order instead of ticks, and name the one that will be on top. `breaks`: beginnings of new suits (hands in
        rows are split there). `drop`: px lower, if other things need the room. `small`: a child's read-only hand in the
        size of adults, for the same reason. `waits`: the picked card has a clock, because it waits for its turn.
        """
        if self._pulled != (0, 0) and self.focus is not None and self.focus < len(self._held):
            sprite = self._held[self.focus].sprite  # its place without the drag, from which it is dragged again
            sprite.x, sprite.y = sprite.x - self._pulled[0], sprite.y - self._pulled[1]
        if self.cards != tuple(cards) or focus is None:
            self._pulled, self._pull_to, self._was_dropped = (0.0, 0.0), (0, 0), False
        old: dict[str | None, list[_Held]] = {}
        for held in self._held:
            old.setdefault(held.sprite.card, []).append(held)
        first, known = not self._held, {id(held) for held in self._held}
        self._held = [
            old[card].pop(0) if old.get(card) else _Held(CardSprite(card=card), Slot(0, 0), Slot(0, 0))
            for card in cards
        ]
        self.cards, self.offers = tuple(cards), bool(legal is not None or focus is not None or chosen or drop)
        self._legal = None if legal is None else frozenset(legal)
        self._chosen, self._ordered, self._breaks, self._waits = tuple(chosen), ordered, breaks, waits
        self._drop, self._kids = drop, self.theme.kids and not small
        was = self.hook_at()
        self.focus = None if focus is None or not cards else max(0, min(len(cards) - 1, focus))
        self._aim({id(held) for held in self._held} - known)
        if was != self.hook_at():
            self._hook_from, self._hook_time = was or self.hook_at() or (0.0, 0.0), 0.0 if was else SWING
        if first or self.calm:
            self.finish()

    def beside(self, index: int, down: int) -> int | None:
        """The card nearest to that of `index` in the row above (-1) or below (1); None if there is none."""
        rows = self._layout.rows  # from the back
        here = next((i for i, row in enumerate(rows) if index in row), None)
        if here is None or not 0 <= here + down < len(rows):
            return None
        x = self._layout.slots[index].x
        return min(rows[here + down], key=lambda i: abs(self._layout.slots[i].x - x))

    def point(self, at: tuple[int, int]) -> int | None:
        """Index of the card that a pointer at a point of the stage means; None beside the hand.

        A trembling pointer means the same card as before, even if that has moved away to make room.
        """
        if at[1] >= self.theme.bar_top or not self._held:
            return None
        if self._pointed is not None and self.focus == self._pointed[1] and math.dist(at, self._pointed[0]) < TREMBLE:
            return self.focus
        place = (at[0], at[1] - self._shift)
        meant = meant_card(place, len(self._held), self.focus, self._kids, self._breaks)
        self._pointed = None if meant is None else (at, meant)
        return meant

    def refuse(self) -> None:
        """Shake the focused card."""
        if self.focus is not None and self._held:
            self._shaking, self._shake_time = self._held[self.focus].sprite, 0.0

    def pull(self, by: tuple[int, int], dropped: bool = False) -> None:
        """Move the focused card by `by` px from its place, a little late.

        (0, 0) lets it go back, from the place where it was `dropped` if it was.
        """
        self._pull_to, self._was_dropped = by, dropped
        if self.calm:
            self._pulled = by
            self._place(1.0)

    @property
    def dropped(self) -> CardSprite | None:
        """The card that was just dropped outside the hand, or None."""
        return self._held[self.focus].sprite if self._was_dropped and self.focus is not None and self._held else None

    def put_back(self) -> None:
        """Let the focused card rise as if it were played, and sink back."""
        if self.focus is not None and self._held and not self.calm:
            self._risen, self._risen_time = self._held[self.focus].sprite, 0.0

    def hop(self, places: Sequence[int]) -> None:
        """Let these cards hop once, to attract attention."""
        if not self.calm:
            self._hopping, self._hop_time = tuple(self._held[i].sprite for i in places if i < len(self._held)), 0.0

    def sprite(self, index: int) -> CardSprite:
        """The sprite of a card in its current state."""
        return self._held[index].sprite

    def in_sight(self, index: int) -> Rect:
        """The largest part of a card that is not covered by others, above the bar."""
        order, rect = self._layout.order, self.sprite(index).rect()
        for above in order[order.index(index) + 1 :] if index != self.focus else ():
            other = self.sprite(above).rect()
            if rect.colliderect(other):
                over = Rect(rect.topleft, (rect.width, max(0, other.top - rect.top)))
                left = Rect(rect.topleft, (max(0, other.left - rect.left), rect.height))
                right = Rect(other.right, rect.top, max(0, rect.right - other.right), rect.height)
                rect = max(over, left, right, key=lambda part: part.width * part.height)
        return rect.clip(Rect(0, 0, rect.right, self.theme.bar_top))

    def finish(self) -> None:
        """Put everything at its goal."""
        self._time, self._hook_time, self._shake_time, self._risen_time = MOVE, SWING, SHAKE, RISES
        self._hop_time = HOPS
        self._place(1.0)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.settled:
            return
        self._time += dt
        self._hook_time += dt
        self._shake_time += dt
        self._risen_time += dt
        self._hop_time += dt
        if self._rising < HAND_RISES.seconds:
            self._rising += dt
            self.rise = HAND_RISES.ease(min(1.0, self._rising / HAND_RISES.seconds))
        share = 1.0 if self.calm else 1 - math.exp(-dt / LATE)
        x, y = (now + (to - now) * share for now, to in zip(self._pulled, self._pull_to, strict=True))
        at_rest = self._pull_to == (0, 0) and math.hypot(x, y) < 1
        self._pulled = (0.0, 0.0) if at_rest else (x, y)
        self._was_dropped = self._was_dropped and not at_rest
        self._place(pytweening.easeOutCubic(min(1.0, self._time / MOVE)))
        if self._shaking is not None:
            t = min(1.0, self._shake_time / SHAKE)
            self._shaking.shake = 0 if self.calm else SHAKE_REACH * math.sin(2 * math.pi * SHAKES * t) * (1 - t)
            if t >= 1:
                self._shaking = None
        if self._risen is not None:
            t = min(1.0, self._risen_time / RISES)
            self._risen.y -= RISES_BY * math.sin(math.pi * t)
            if t >= 1:
                self._risen = None

        if self._hop_time < HOPS:
            t = 2 * self._hop_time / HOPS
            up = HOPS_BY * (pytweening.easeOutBack(t) if t < 1 else 1 - pytweening.easeInQuad(t - 1))
            for sprite in self._hopping:
                sprite.y -= up

    def draw(self, canvas: Canvas) -> None:
        """Draw the hand, unless it is behind the bar; the bar comes after it."""
        sunk = round((1 - self.rise) * HIDDEN_BELOW)
        for held in self._held:
            held.sprite.lift = -sunk
        if self.rise == 0:
            return
        if self.theme.kids and self.theme.glow and self._legal is not None:
            self._draw_halos(canvas, sunk)
        for i in self._layout.order:
            sprite = self._held[i].sprite
            if i == self.focus:
                self._draw_focused(canvas, sprite, sunk)
            else:
                self.prints.draw(canvas, sprite)
        for number, i in enumerate(self._chosen, 1):
            self._draw_chosen(canvas, self._held[i].sprite, sunk, number)

    @property
    def _shift(self) -> int:
        """px by which the hand is lower than usual."""
        return self._drop - self.theme.bar_up

    def _aim(self, new: set[int]) -> None:
        """Set the goal of every card; new cards are there at once."""
        self._layout = layouts.hand(len(self._held), self.focus, kids=self._kids, breaks=self._breaks)
        shift = self._shift
        for i, (held, slot) in enumerate(zip(self._held, self._layout.slots, strict=True)):
            possible = self._legal is None or held.sprite.card in self._legal
            lower = SINK if not possible and i != self.focus and self.rows == 1 else 0
            chosen = i in self._chosen and i != self.focus
            lift = self._lift(i, slot) if chosen else 0
            held.goal = slot.moved(dy=shift + lower - lift)
            held.begin = held.goal if id(held) in new else held.sprite.slot
            held.shade_from, held.shade_to = held.sprite.shade, 0.0 if possible else 1.0
            held.sprite.focused = i == self.focus
            if id(held) in new:
                held.shade_from = held.shade_to
        self._time = 0.0
        self._place(0.0)

    def _lift(self, index: int, slot: Slot) -> float:
        """px by which a chosen card is higher. In the front rows it stays where it is, so that it hides no card behind
        it. In a sunk hand it rises until it is in view."""
        sunk = slot.y - slot.height / 2 + self._drop - (STAYS_LARGE if self.theme.large_text else STAYS)
        little = CHOSEN_LIFT if index in self._layout.rows[0] else 0
        return max(little, min(self._drop, sunk))

    def _place(self, share: float) -> None:
        for held in self._held:
            a, b = held.begin, held.goal
            held.sprite.put(
                Slot(
                    a.x + (b.x - a.x) * share,
                    a.y + (b.y - a.y) * share,
                    a.angle + (b.angle - a.angle) * share,
                    a.scale + (b.scale - a.scale) * share,
                )
            )
            held.sprite.shade = held.shade_from + (held.shade_to - held.shade_from) * share
        if self._pulled != (0, 0) and self.focus is not None and self.focus < len(self._held):
            sprite = self._held[self.focus].sprite
            sprite.x, sprite.y = sprite.x + self._pulled[0], sprite.y + self._pulled[1]

    def hook_at(self) -> tuple[float, float] | None:
        """Middle of the upper edge of the focused card at its goal."""
        if self.focus is None or self.focus >= len(self._held):
            return None
        goal = self._held[self.focus].goal
        return goal.x, goal.y - goal.height / 2

    def _draw_halos(self, canvas: Canvas, sunk: int) -> None:
        """Draw halos round legal cards, behind all cards."""
        for held in self._held:
            if held.sprite.card in (self._legal or ()):
                width, height = round(held.goal.width), round(held.goal.height)
                light = halo(width, height, round(CORNER * held.goal.scale))
                light.draw(canvas, (round(held.sprite.x), round(held.sprite.y) + sunk))

    def _draw_focused(self, canvas: Canvas, sprite: CardSprite, sunk: int) -> None:
        goal = self._held[self.focus or 0].goal
        width, height = round(goal.width), round(goal.height)
        middle = (round(sprite.x + sprite.shake), round(sprite.y) + sunk)
        if self.theme.glow:
            light = focus_glow(width, height)
            canvas.blit(light, light.get_rect(center=middle))
        apart = pytweening.easeOutCubic(min(1.0, self._time / MOVE)) if goal.width > self._layout.width else 0.0
        if apart:
            self.prints.cast(canvas, (middle[0], sprite.y + sunk), goal.width, apart)
        self.prints.draw(canvas, sprite)
        ring(width, height, round(CORNER * goal.scale), self.theme.ring).draw(canvas, middle)
        end = self.hook_at()
        if end is None:
            return
        t = pytweening.easeOutBack(min(1.0, self._hook_time / SWING)) if not self.calm else 1.0
        x = self._hook_from[0] + (end[0] - self._hook_from[0]) * t if self._hook_time < SWING else end[0]
        y = sprite.y - sprite.scale * layouts.CARD_HEIGHT / 2
        hook(HOOK if self.rows == 1 else HOOK_IN_ROWS).draw(
            canvas, (x + 8 + sprite.shake + round(self._pulled[0]), y + sunk)
        )

    def _draw_chosen(self, canvas: Canvas, sprite: CardSprite, sunk: int, number: int) -> None:
        size, up = (TICK, TICK_UP) if self.rows == 1 else (TICK_IN_ROWS, TICK_UP_IN_ROWS)
        left, top = sprite.x - sprite.width / 2, sprite.y - sprite.scale * layouts.CARD_HEIGHT / 2
        at = (left + pennant_of(self.theme).middle * sprite.scale, top - up + sunk)
        ordered = self._ordered and len(self._chosen) > 1
        if self._waits:
            waiting_mark(size).draw(canvas, at)
            return
        choice_mark(number if ordered else 0, size, on_top=number == len(self._chosen)).draw(canvas, at)
