"""The review: after the last trick a board over the table shows all tricks. It has tabs for the tricks, the cards of
one trick with their players, the seats that have agreed, and two plates.

Left and right change the trick. Every person agrees to the count with their own device, or calls a fault (RK-115).
"""

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.rook.cards import COLOR_NOUNS, card_noun, suit
from engine.games.rook.view import FinishedTrick, View
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar, disc
from game.draw.boards import question_plate, ribbon
from game.draw.cache import cached
from game.draw.icons import icon, mark
from game.draw.paper import Piece, board, veil, with_shadow
from game.draw.svg import picture
from game.input.actions import Action, Press
from game.text.catalogue import Voice
from game.theme import CARD_EDGE, CREAM, INK, SIGN, Theme
from game.widgets.bindings import Binding, bound
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from scenes.games.rook.art.faces import face
from scenes.games.rook.calling import not_followed
from scenes.games.rook.sentences import agreed
from scenes.seating import Seating, device_noun
from scenes.table.boards.public_board import BoardCallbacks
from scenes.table.phrases import Speakers, people

AGREE, CALL = "agree", "call"
PLATES = ((AGREE, say("rook-agree")), (CALL, say("rook-call")))
TOP, LEFT, WIDE = 124, 210, 1500
ABOVE_BAR = 42
INSET = 40
TAB_HIGH, TAB_GAP, TAB_TOP = 86, 12, 84
TAB_NUMBER, TAB_FACE = 42, 50
TAB_QUIET = "#E8DCC2"
CARD, KIDS_CARD = 190, 204
WINNER = 1.12
TALL = 1.4
NAME, LARGEST_NAME, NAME_ROOM = 36, 54, 30
FACE, SMALL_FACE = 84, 68
CROWN = 84
TICK = 34
PLATE_WIDE, LARGE_PLATE, PLATE_GAP = 340, 440, 26
PLATE_HIGH, FOCUSED_HIGH = 92, 112
FOOT = 84  # px from the board's lower edge to the middle of the plates
DOUBT, DOUBT_SIGN = 58, 38
DARK = (0, 0, 0, 130)
RIBBON = 66


def paper_rect(theme: Theme) -> Rect:
    """The board, which ends above the bar."""
    return Rect(LEFT, TOP, WIDE, theme.bar_top - ABOVE_BAR - TOP)


def tab_rects(count: int, theme: Theme) -> tuple[Rect, ...]:
    """One tab for each trick, in a row below the ribbon."""
    paper = paper_rect(theme)
    wide = (WIDE - 2 * INSET + TAB_GAP) // max(1, count) - TAB_GAP
    return tuple(
        Rect(paper.left + INSET + i * (wide + TAB_GAP), paper.top + TAB_TOP, wide, TAB_HIGH) for i in range(count)
    )


def plate_rects(theme: Theme, focus: str) -> tuple[tuple[str, Rect], ...]:
    """The two plates at the lower right, first the one to agree."""
    paper = paper_rect(theme)
    wide = LARGE_PLATE if theme.large_text else PLATE_WIDE
    out = []
    for place, (name, _) in enumerate(PLATES):
        left = paper.right - INSET + PLATE_GAP - (len(PLATES) - place) * (wide + PLATE_GAP)
        high = FOCUSED_HIGH if name == focus else PLATE_HIGH
        out.append((name, Rect(left, paper.bottom - FOOT - high // 2, wide, high)))
    return tuple(out)


def draw_board(
    canvas: Canvas, view: View, at: int, off: frozenset[Seat], who: Speakers, seating: Seating, theme: Theme, focus: str
) -> None:
    """Draw the whole board. `at`: the index of the trick. `off`: its seats that did not follow."""
    paper = paper_rect(theme)
    _paper(paper.size).draw(canvas, paper.topleft)
    title = say("rook-review-trick", trick=view.open_tricks[at].number, count=len(view.open_tricks))
    ribbon(who.words(title), RIBBON).draw(canvas, (paper.centerx, paper.top + 4))
    for i, rect in enumerate(tab_rects(len(view.open_tricks), theme)):
        _tab(canvas, view.open_tricks[i], rect, seating, i == at)
    _cards(canvas, view.open_tricks[at], off, seating, theme)
    _agreed(canvas, view, seating, theme)
    for (name, rect), (_, words) in zip(plate_rects(theme, focus), PLATES, strict=True):
        wide, sign = rect.width, _sign(name)
        question_plate(who.words(words), name == focus, theme, wide, sign, most=wide).draw(canvas, rect.center)


@cached
def _paper(size: tuple[int, int]) -> Piece:
    return with_shadow(board(*size, CREAM, 28, CARD_EDGE, 5), 18, 150, (4, 12), (0, 0))


@cached
def _sign(name: str) -> pygame.Surface:
    return mark("tick", 64) if name == AGREE else icon("bell", 64, INK, TAB_QUIET)


def _tab(canvas: Canvas, taken: FinishedTrick, rect: Rect, seating: Seating, shown: bool) -> None:
    """Draw the number of a trick and the face of its taker; the shown trick is dark."""
    canvas.blit(board(rect.width, rect.height, SIGN if shown else TAB_QUIET, 20), rect)
    ink = CREAM if shown else INK
    text.place(
        canvas, str(taken.number), TAB_NUMBER, (rect.centerx - TAB_FACE // 2 - 4, rect.centery), ink, "extrabold"
    )
    put(canvas, avatar(seating[taken.taker].picture, TAB_FACE), center=(rect.centerx + TAB_FACE // 2 + 2, rect.centery))


def _cards(canvas: Canvas, taken: FinishedTrick, off: frozenset[Seat], seating: Seating, theme: Theme) -> None:
    """Draw the cards in the order of play. The winning card is larger and has a crown; a card that did not follow has a
    question mark."""
    paper = paper_rect(theme)
    top, bottom = paper.top + TAB_TOP + TAB_HIGH, paper.bottom - 2 * FOOT
    letters = min(theme.sentence_px(NAME), LARGEST_NAME)
    room = bottom - top - letters - NAME_ROOM - CROWN // 2
    count = len(taken.plays)
    step = min(290, (WIDE - 2 * INSET) // count)
    wide = round(min(KIDS_CARD if theme.kids else CARD, room / TALL / WINNER, step - 40))
    middle = top + CROWN // 2 + room / 2 + 6
    for place, (seat, card) in enumerate(taken.plays):
        x = paper.centerx + (place - (count - 1) / 2) * step
        wins = seat == taken.taker
        shown = _card(card, round(wide * WINNER) if wins else wide, theme)
        rect = shown.draw(canvas, (x, middle))
        if wins:
            put(canvas, picture("crown", CROWN), midbottom=(int(x), rect.top + 12))
        if seat in off:
            _doubt(canvas, (rect.right - 8, rect.top + 12))
        put(canvas, avatar(seating[seat].picture, FACE), center=(rect.right - 6, rect.bottom - 20))
        size = text.fit(seating[seat].name, letters, step - 16, theme.sentence_role)
        words = text.clipped(seating[seat].name, size, step - 16, theme.sentence_role)
        text.place(canvas, words, size, (x, bottom - letters / 2), INK, theme.sentence_role)


@cached
def _card(card: str, width: int, theme: Theme) -> Piece:
    return with_shadow(face(card, width, theme), 8, 100, (2, 6))


def _doubt(canvas: Canvas, at: tuple[float, float]) -> None:
    """Draw a question mark at a card that did not follow, which is public."""
    put(canvas, disc(DOUBT, SIGN), center=at)
    put(canvas, icon("question", DOUBT_SIGN, CREAM, SIGN), center=at)


def _agreed(canvas: Canvas, view: View, seating: Seating, theme: Theme) -> None:
    """Draw the faces of all players at the lower left: with a tick once the seat has agreed, before that pale."""
    paper = paper_rect(theme)
    x, y = paper.left + INSET + SMALL_FACE // 2, paper.bottom - FOOT
    for seat, plan in enumerate(seating.seats):
        done = seat in view.agreed
        put(canvas, avatar(plan.picture, SMALL_FACE, dim=not done), center=(x, y))
        if done:
            put(canvas, mark("tick", TICK), center=(x + SMALL_FACE // 2 - 4, y + SMALL_FACE // 2 - 8))
        x += SMALL_FACE + 26


class ReviewScene(HouseScene):
    """Dismissed with the Step of the last person to agree. Earlier ones are ticked off here.

    `trick`: the index of the shown trick. Calls and the pause open above it; the results of calls are shown below it.
    """

    opaque = False
    hands_down = True
    ring_radius = 26
    hook_share = 0.9

    def __init__(self, context: Context, view: View, who: Speakers, seating: Seating, asked: BoardCallbacks) -> None:
        super().__init__(context)
        self.view, self.who, self.seating, self.asked = view, who, seating, asked
        self.trick = 0
        self.focus.at = AGREE
        self._off = frozenset((number, seat) for number, seat, _ in not_followed(view))

    @property
    def voice(self) -> Voice:
        """The voice with the current settings, which may change in scenes above."""
        return self.context.voice_of(self.who.names)

    @property
    def tricks(self) -> tuple[FinishedTrick, ...]:
        """All tricks of the hand, in order."""
        return self.view.open_tricks

    def targets(self) -> Sequence[Target]:
        plates = tuple(Target(name, rect) for name, rect in plate_rects(self.theme, str(self.focus.at)))
        tabs = tab_rects(len(self.tricks), self.theme)
        return (*plates, *(Target(i, rect) for i, rect in enumerate(tabs)))

    def named(self, target: Hashable) -> Message | None:
        return dict(PLATES).get(str(target))

    def counted_targets(self) -> Sequence[Hashable]:
        """The two plates. Other buttons change the trick."""
        return [name for name, _ in PLATES]

    def choose(self, target: Hashable, press: Press) -> None:
        """Press a plate, or open a trick that a pointer pressed."""
        if isinstance(target, int):
            self._walk(target - self.trick)
            self.settle(AGREE)
        elif target == CALL:
            self._call(press)
        else:
            self._agree(press)

    def bindings(self) -> tuple[Binding, ...]:
        bell = Binding(Action.PREV, self._call, say("rook-call"), "bell")
        calls = self.focus.at == CALL
        moves = (
            self.moves(Action.RIGHT, say("rook-review-tricks")),
            *map(self.moves, (Action.LEFT, Action.UP, Action.DOWN)),
        )
        pauses = bound((Action.BACK, Action.MENU), lambda press: self.asked.paused(press.device))
        return (
            self.chooses(say("rook-call" if calls else "rook-agree")),
            *moves,
            bell.silent if calls else bell,
            *pauses,
        )

    def _direct(self, press: Press) -> None:
        """Change the trick with left and right, and the plate with up and down."""
        if press.action in (Action.LEFT, Action.RIGHT):
            self._walk(1 if press.action is Action.RIGHT else -1)
        else:
            self.context.sound.play("focus")
            self.settle(CALL if self.focus.at == AGREE else AGREE)

    def _point(self, press: Press) -> None:
        """Move the focus to the plate under a mouse. Tricks need a press."""
        found = self.focus.hit(press.at) if press.at is not None else None
        if found in (AGREE, CALL):
            self.settle(found)

    def _walk(self, step: int) -> None:
        self.trick = (self.trick + step) % len(self.tricks)
        self.context.sound.play("turn")

    def _agree(self, press: Press) -> None:
        people = [seat for seat in self.view.asked if self.seating[seat].person]
        seat = self.asked.speaks(press, people)
        if seat is None:
            self.say(self._not_theirs(press))
            return
        step = Step(seat, "agree")
        if people == [seat]:
            self.context.stack.dismiss(step)
            return
        self.view = self.asked.answered(step)
        self.context.sound.play("tap")
        self.say(agreed(seat))

    def _not_theirs(self, press: Press) -> Message:
        done = [seat for seat in self.seating.seats_of(press.device) if seat in self.view.agreed]
        if done:
            return say("rook-review-agreed", seat=Who(done[0]))
        return say("table-not-asked", device=device_noun(press.device))

    def _call(self, press: Press) -> None:
        self.asked.called(press, self.tricks[self.trick].number)

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Do not wait for the agreement of a device that is gone."""
        super().devices_changed(lost, found)
        self.asked.lost(lost, found)

    def sentence(self) -> Message:
        """Describe the shown trick."""
        taken = self.tricks[self.trick]
        off = [seat for seat, _ in taken.plays if (taken.number, seat) in self._off]
        if not off:
            return say("rook-review-took", seat=Who(taken.taker), card=card_noun(dict(taken.plays)[taken.taker]))
        led = suit(taken.plays[0][1], self.view.trump)
        return say("rook-review-doubt", seats=people(off), suit=COLOR_NOUNS[led])

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(veil(*DARK), (0, 0))
        taken = self.tricks[self.trick]
        off = frozenset(seat for number, seat in self._off if number == taken.number)
        who = Speakers(self.voice, self.who.sides)
        draw_board(canvas, self.view, self.trick, off, who, self.seating, self.theme, str(self.focus.at))
        self.draw_focus(canvas)
        self.draw_bottom_bar(canvas)
