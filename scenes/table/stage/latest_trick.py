"""The latest trick, shown again over the darkened table.

Its cards come once more from their players, in order, each with its number, a face and a name. Then the winning card is
marked.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import Any

import pygame

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.canvas import Canvas
from game.cards.slots import CARD_WIDTH, Slot
from game.cards.sprite import CardSprite
from game.draw import text
from game.draw.avatar import avatar, disc
from game.draw.boards import crown, ribbon
from game.draw.cache import cached
from game.draw.effects import rays
from game.draw.paper import Piece, with_shadow
from game.easing import DEALT_AGAIN
from game.theme import CREAM, INK, STAGE, Theme
from game.timeline import Call, Drive, Par, Seq, linear, stagger
from scenes.seating import Seating
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable
from scenes.table.stage.stage import Stage
from scenes.table.stage.trick_marks import flag_of_lead, winners_edge

TITLE = say("table-latest-trick")
SHADED = (69, 67, 76)
"""Factor of the table (RGB of 255) under the latest trick."""
RIBBON, RIBBON_AT = 68, 112
MIDDLE, LARGE_LIFT = 452, 64  # the line of the cards; px by which it is higher over the higher bar of large text
WIDTH, WINNER, LARGE_SHARE = 230, 296, 0.9
MANY, MANY_WIDTH, MANY_WINNER = 5, 190, 222  # greatest number of large cards; more are smaller
TWO_ROWS, ROW_WIDTH, ROWS_AT = 8, 150, (312, 642)  # least number of cards in two rows, and the lines of these
STEP, ACROSS = 350, 1640  # px from card to card, and for all of them
FACE, NAME, ROW_FACE, ROW_NAME = 122, 50, 76, 36
FACE_UP, NAME_UP = 154, 56  # px over the bar, of their middles; in two rows they are at their cards
ROW_FACE_DOWN, ROW_NAME_DOWN = 16, 80  # px under the lower edge of a card
CROWN, CROWN_IN = 104, 22
ORDER, ORDER_LETTERS, ORDER_RIM, ORDER_IN = 72, 46, 4, -4
FLAG_DOWN = 16
RAYS = 470
BEGAN, BEGAN_TURN, BEGAN_ROOM, BEGAN_GAP = 132, 7.0, 190, 44
"""Width and turn of the card that began the trick, its room, and px from there to the first card."""


@dataclass(frozen=True, slots=True)
class LaidTrick:
    """A trick in the words of the rules: cards in the order of play, the winner, and the bar's sentence. The winner may
    be None.

    `led` is the word at the first card, if the order counts. `began` is another card that began the trick, if there was
    one.
    """

    plays: tuple[tuple[Seat, str], ...]
    winner: Seat | None
    said: Message
    led: Message | None = None
    began: str | None = None


@dataclass(frozen=True)
class LyingTrick:
    """A trick that is shown over the table for `seconds` so far. `slots`, `cards` and `owners` have the same order."""

    trick: LaidTrick
    large: bool
    seconds: float = inf

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(card for _, card in self.trick.plays)

    @property
    def owners(self) -> tuple[Seat, ...]:
        """The player of each card."""
        return tuple(seat for seat, _ in self.trick.plays)

    @property
    def said(self) -> Message:
        """The bar's sentence about it."""
        return self.trick.said

    @property
    def best(self) -> int | None:
        """The index of the winning card, or None."""
        return None if self.trick.winner is None else self.owners.index(self.trick.winner)

    @property
    def rows(self) -> int:
        """Number of its rows."""
        return 1 if len(self.trick.plays) < TWO_ROWS else 2

    @property
    def step(self) -> float:
        """px from one card to the next."""
        return min(STEP, (ACROSS - self._room) / self._in_a_row)

    @property
    def complete(self) -> bool:
        """Whether all of its cards have arrived."""
        return self.came(len(self.trick.plays) - 1) == 1

    def came(self, number: int) -> float:
        """How far the card with that index has come: 0 at its player, 1 in its slot."""
        return DEALT_AGAIN.ease(max(0.0, min(1.0, (self.seconds - number * DEALT_AGAIN.gap) / DEALT_AGAIN.seconds)))

    @cached_property
    def began(self) -> Slot:
        """The slot of the card that began it: small, before the first one."""
        first, share = self.slots[0], LARGE_SHARE if self.large else 1
        x = first.x - first.width / 2 - BEGAN_GAP - BEGAN * share / 2
        y = sum({slot.y for slot in self.slots}) / self.rows
        return Slot(x, y, BEGAN_TURN, BEGAN * share / CARD_WIDTH)

    @property
    def _room(self) -> float:
        """Width for the card that began it."""
        return BEGAN_ROOM if self.trick.began is not None else 0.0

    @property
    def _in_a_row(self) -> int:
        return -(-len(self.trick.plays) // self.rows)

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """The slots of the cards, from left to right in the order of play."""
        return tuple(self._slot(number) for number in range(len(self.trick.plays)))

    def _slot(self, number: int) -> Slot:
        many, each = len(self.trick.plays) > MANY, self._in_a_row
        row, place = divmod(number, each)
        width = (MANY_WINNER if many else WINNER) if number == self.best else (MANY_WIDTH if many else WIDTH)
        if self.rows > 1:
            width = ROW_WIDTH
        count = min(each, len(self.trick.plays) - row * each)
        x = (STAGE[0] + self._room) / 2 + (place - (count - 1) / 2) * self.step
        y = ROWS_AT[row] if self.rows > 1 else MIDDLE
        up = (LARGE_LIFT if self.rows == 1 else LARGE_LIFT // 3) if self.large else 0
        return Slot(x, y - up, 0.0, width * (LARGE_SHARE if self.large else 1) / CARD_WIDTH)


@dataclass(frozen=True, slots=True)
class LatestTrick(Feature[V]):
    """The latest trick that all players may see again; None if there is none."""

    of: Callable[[V], LaidTrick | None]


@dataclass(slots=True)
class MovingTrick:
    """The cards of the latest trick on their way, for `seconds` so far."""

    seconds: float = inf

    def begins(self, stage: Stage, cards: int) -> None:
        """Start the cards, beside any question. With reduced motion they are in their slots at once."""
        if stage.calm:
            return
        whole = DEALT_AGAIN.seconds + DEALT_AGAIN.gap * (cards - 1)
        slides = stagger(DEALT_AGAIN.gap, [stage.hear("slide") for _ in range(cards)])
        self.seconds = 0.0
        comes = Drive(whole, linear, lambda share: setattr(self, "seconds", share * whole))
        stage.party.play(Par(slides, Seq(comes, Call(lambda: setattr(self, "seconds", inf)))))


def latest_trick(game_table: GameTable[Any], view: Any, theme: Theme, seconds: float = inf) -> LyingTrick | None:
    """The latest trick after `seconds` of its animation; None if there is none or the game has no tricks."""
    latest = game_table.feature(LatestTrick)
    trick = latest.of(view) if latest is not None else None
    return None if trick is None else LyingTrick(trick, theme.large_text, seconds)


def draw_latest(canvas: Canvas, stage: Stage, seating: Seating, lying: LyingTrick, theme: Theme) -> None:
    """Draw the trick over the darkened table."""
    canvas.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
    best = None if lying.best is None or not lying.complete else lying.slots[lying.best]
    if best is not None and theme.glow and lying.rows == 1:
        light = rays(RAYS)
        canvas.blit(light, light.get_rect(center=(round(best.x), round(best.y))))
    ribbon(stage.voice.words(TITLE), RIBBON).draw(canvas, (STAGE[0] // 2, RIBBON_AT))
    if lying.trick.began is not None:
        stage.table.prints.draw(canvas, CardSprite.resting(lying.began, lying.trick.began))
    for number in range(len(lying.cards)):
        _draw_card(canvas, stage, lying, number)
    if best is not None:
        edge = winners_edge(round(best.width), 0)
        canvas.blit(edge, edge.get_rect(center=(round(best.x), round(best.y))))
        crown(round(CROWN * min(1.0, best.width / WIDTH))).draw(canvas, (best.x, best.y - best.height / 2 + CROWN_IN))
    for number, (slot, seat) in enumerate(zip(lying.slots, lying.owners, strict=True)):
        if lying.came(number) < 1:
            continue
        _draw_owner(canvas, lying, slot, seating, seat, theme)
        if lying.trick.led is None:
            continue
        corner = slot.x - slot.width / 2 + ORDER_IN, slot.y - slot.height / 2 + ORDER_IN
        _order(number + 1, round(ORDER * min(1.0, slot.width / MANY_WIDTH))).draw(canvas, corner)
    if lying.trick.led is not None and lying.came(0) == 1:
        slot = lying.slots[0]
        words = "" if theme.large_text else stage.voice.words(lying.trick.led)
        flag_of_lead(words, theme).draw(canvas, (slot.x, slot.y + slot.height / 2 + FLAG_DOWN))


def _draw_card(canvas: Canvas, stage: Stage, lying: LyingTrick, number: int) -> None:
    """Draw a card in its slot, or on its way from its player."""
    share, slot = lying.came(number), lying.slots[number]
    if share <= 0:
        return
    start = stage.floor.chin(lying.owners[number])
    at = slot.moved((start.x - slot.x) * (1 - share), (start.y - slot.y) * (1 - share))
    stage.table.prints.draw(canvas, CardSprite.resting(at, lying.cards[number]))


def _draw_owner(canvas: Canvas, lying: LyingTrick, slot: Slot, seating: Seating, seat: Seat, theme: Theme) -> None:
    """Draw face and name of a card's player, below the card."""
    foot, one = slot.y + slot.height / 2, lying.rows == 1
    face = avatar(seating[seat].picture, FACE if one else ROW_FACE)
    x, line = round(slot.x), theme.bar_top - FACE_UP if one else round(foot + ROW_FACE_DOWN)
    canvas.blit(face, face.get_rect(center=(x, line)))
    room, role = lying.step - 18, theme.sentence_role
    letters = text.fit(seating[seat].name, min(theme.sentence_px(NAME), 60) if one else ROW_NAME, room, role)
    line = theme.bar_top - NAME_UP if one else round(foot + ROW_NAME_DOWN)
    text.place(canvas, text.clipped(seating[seat].name, letters, room, role), letters, (x, line), CREAM, role)


@cached
def _order(number: int, size: int) -> Piece:
    """A disc with the number of a card."""
    out = disc(size, CREAM, INK, ORDER_RIM).copy()
    text.place(out, str(number), round(size * ORDER_LETTERS / ORDER), (size / 2, size / 2), INK, "extrabold")
    return with_shadow(out, 5, 110, (1, 4))
