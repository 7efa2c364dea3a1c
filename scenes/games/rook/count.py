"""The count at the end of a hand (RK-67 to RK-79). Stars pour into a groove for each side, and the bid is a flag in the
bidder's. Then the score of each side flies to its total."""

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from pygame import Rect

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.rook.cards import COLOR_NOUNS
from engine.games.rook.events import HandCounted, HandResult
from engine.games.rook.options import Ruleset
from engine.games.rook.view import View, ruleset_of
from game import easing
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.text.catalogue import InlinePicture
from game.theme import BAD, CREAM, GOOD, STAGE, Theme
from game.timeline import Call, Clip, Par, Seq, Tween, Wait, stagger
from scenes.games.rook.art import jars
from scenes.games.rook.art.grooves import WAVES
from scenes.games.rook.count_rows import (
    GOT_X,
    TOTAL_X,
    CountRow,
    Flag,
    RowScore,
    crowns_at,
    draw_row,
    draw_stars_in_flight,
    head_of,
    rows,
    toppling_ahead,
)
from scenes.games.rook.jar_shelf import JarCount
from scenes.games.rook.sentences import amount, change, counted
from scenes.seating import Seating
from scenes.table.boards.lead import Lead
from scenes.table.boards.sheet import CountingSheet
from scenes.table.boards.table_count import RIBBON_AT, TableCount, draw_ribbon, players_ahead, ribbon_letters
from scenes.table.phrases import Speakers, people
from scenes.table.stage.hud import sign

PLUCKS = 6  # notes that the count rises
BEGINS = 0.2
SIDE_GAP = 0.12  # seconds between the scores of two sides
_BID_UNDER, _BID, _BID_LARGE = 50, 44, 60  # the first: px from the ribbon to the middle of the line
_HEADS_OVER, _BESIDE_HEADS, _HEAD, _HEAD_LARGE = 0.6, 30, 34, 48  # the first: in letters, over the first row
_FLUTTERS = 7.0  # pictures of a flag a second
_QUIET = "#D9CFE6"
_HAND, _WHOLE = say("-rook-count-hand"), say("-rook-count-total")


class CountScene(TableCount):
    """`dealer`: the dealer of the next hand, or None."""

    def __init__(
        self,
        context: Context,
        result: HandResult,
        ruleset: Ruleset,
        who: Speakers,
        seating: Seating,
        dealer: Seat | None,
    ) -> None:
        super().__init__(context, who, seating)
        self.result, self.ruleset, self.dealer = result, ruleset, dealer
        self.lead = Lead.counted(result.totals, result.gained, who.sides, decides=dealer is None)
        self.stars = [-(-taken // ruleset.bid_step) for taken in result.taken]
        self.poured = self.toppled = self.shown = 0.0
        """The shares of the stars' flights, of the flag's fall and of the ribbon's way."""
        self.fluttered = 0.0
        self.popped = [0.0] * len(who.sides)
        self.flown = [0.0] * len(who.sides)

    @classmethod
    def of_event(
        cls, context: Context, event: HandCounted, view: View, who: Speakers, seating: Seating
    ) -> CountingSheet:
        """For the table, after a hand was counted."""
        if jars.stand(view, context.theme):
            return JarCount(context, event.result, view.target, who, seating)
        return cls(context, event.result, ruleset_of(view), who, seating, None if view.phase == "end" else view.dealer)

    # Motion

    def enter(self) -> None:
        super().enter()
        told = [self._scored(side) for side in range(len(self.who.sides))]
        heard = Call(lambda: self.context.sound.play("made" if self._good else "short"))
        self.lane.play(
            Seq(
                Wait(BEGINS),
                self._pours(),
                self.drum_roll(),
                self._topples(),
                heard,
                self.feel(easing.RIBBON_IN).tween(self, shown=1.0),
                Par(self.cheers(self._good), stagger(SIDE_GAP, told)),
            )
        )

    @property
    def _star_flies(self) -> easing.Feel:
        return self.feel(easing.STARS_POUR).within(max(self.stars), self.before_roll(easing.STARS_POUR_MOST))

    def _pours(self) -> Clip:
        """Let the stars of all sides leave at the same time, and land one after the other."""
        seconds = self._star_flies.lasts(max(self.stars))
        notes = [self.heard("pluck", note) for note in range(PLUCKS)]
        return Par(Tween(self, seconds, poured=1.0), stagger(seconds / PLUCKS, notes))

    def _topples(self) -> Clip:
        """Let the flag of a bid that was missed fall over."""
        if self.result.made is not False:
            return Wait(0)
        return Seq(
            Wait(0 if self.lead.turns else easing.FLAG_STANDS), self.feel(easing.FLAG_TOPPLES).tween(self, toppled=1.0)
        )

    def _scored(self, side: int) -> Clip:
        pop, fly = partial(self.popped.__setitem__, side), partial(self.flown.__setitem__, side)
        return Seq(self.feel(easing.SCORE_POP).drive(pop), self.feel(easing.SCORE_FLY).drive(fly))

    def update(self, dt: float) -> None:
        super().update(dt)
        self.fluttered += dt

    def landed(self, side: int) -> int:
        """How many points of a side lie in its groove."""
        lying = sum(share >= 1 for share in self._shares(side))
        return self.result.taken[side] if lying == self.stars[side] else lying * self.ruleset.bid_step

    def _shares(self, side: int) -> tuple[float, ...]:
        """The share of its way that each star of a side has flown."""
        return self._star_flies.shares(max(self.stars), self.poured)[: self.stars[side]]

    # Words

    @property
    def _good(self) -> bool:
        return self.result.made is not False and self.result.stopped_by is None

    @property
    def outcome(self) -> Message:
        """The result of the hand, on the ribbon."""
        return counted(self.result, self.who)

    def sentence(self) -> Message:
        """What comes next."""
        if self.dealer is None:
            return say("rook-last-hand")
        if self.shown and max(self.result.totals) >= self.ruleset.target:
            return say("rook-tie-next", seat=Who(self.dealer))
        return say("rook-next-dealer", seat=Who(self.dealer))

    def lines(self) -> Sequence[Message]:
        """The result, the bid, and by side its counters, its score and its total."""
        result = self.result
        by_side = zip(self.who.sides, result.taken, result.gained, result.totals, strict=True)
        rows = (
            say("rook-count-line", seats=people(side), count=taken, amount=got, number=whole)
            for side, taken, got, whole in by_side
        )
        return self.outcome, *self._bid_words(), *rows

    def _bid_words(self) -> tuple[Message, ...]:
        """Bid and trump, and who stopped the hand."""
        result, trump = self.result, COLOR_NOUNS[self.result.trump]
        bid = say("rook-count-trump", suit=trump)
        if result.bidder is not None and result.bid is not None:
            bid = say("rook-count-bid", seat=Who(result.bidder), amount=result.bid, suit=trump)
        stopped = () if result.stopped_by is None else (say("rook-count-stopped", seat=Who(result.stopped_by)),)
        return bid, *stopped

    # Drawing

    def ahead(self) -> Iterator[None]:
        """Draw a flag that will fall and the figures in idle time."""
        places = self._rows()
        for box, row in zip(places, map(self.row, range(len(places))), strict=True):
            if row.flag is not None and self.result.made is False:
                yield from toppling_ahead(box, row.flag)
        head = head_of(places[0])
        looks = [
            (self.seating[seat].picture, self.pose(side, told))
            for told in (False, True)
            for side, seats in enumerate(self.who.sides)
            for seat in seats
        ]
        yield from players_ahead(looks, head)

    def pose(self, side: int, told: bool) -> str:
        """How a side stands before or after the result is `told`."""
        result = self.result
        lost = result.bidder if result.made is False else result.stopped_by
        if not told:
            return "rest"
        if lost is not None:
            return "slump" if side == self.who.side_of(lost) else "cheer"
        if result.bidder is not None:
            return "cheer" if side == self.who.side_of(result.bidder) else "rest"
        return "cheer" if result.scores[side] == max(result.scores) else "rest"

    def _rows(self) -> list[Rect]:
        return rows(len(self.who.sides), self.paper.bottom, self.context.theme.large_text)

    def paint(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        draw_ribbon(canvas, self.words_of(self.outcome), GOOD if self._good else BAD, theme, self.shown)
        said = tuple(part for message in self._bid_words() for part in self._pictured(message))
        line, places = _bid_line(said, min(theme.px(_BID), _BID_LARGE)), self._rows()
        middle = RIBBON_AT[1] + round(ribbon_letters(theme) * 0.75) + _BID_UNDER
        letters, titles = min(theme.px(_HEAD), _HEAD_LARGE), [self.words_of(title) for title in (_HAND, _WHOLE)]
        most = GOT_X - text.width(titles[0], letters, "semibold") // 2 - _BESIDE_HEADS  # the right end of the line
        put(canvas, line, center=(min(STAGE[0] // 2, most - line.get_width() // 2), middle))
        for x, title in zip((GOT_X, TOTAL_X), titles, strict=True):
            at = x, places[0].top - round(letters * _HEADS_OVER)
            text.place(canvas, title, letters, at, _QUIET, "semibold")
        shown = [self.row(side) for side in range(len(places))]
        for side, (box, row) in enumerate(zip(places, shown, strict=True)):
            draw_row(canvas, box, row, self._score(side))
        for box, row in zip(places, shown, strict=True):
            draw_stars_in_flight(canvas, box, row)
        heads = {
            seat: spot
            for seats, box, row in zip(self.who.sides, places, shown, strict=True)
            for seat, spot in zip(seats, crowns_at(box, row), strict=True)
        }
        self.draw_crowns(canvas, heads, head_of(places[0]))

    def row(self, side: int) -> CountRow:
        """A side as it is shown now."""
        result, seats, landed = self.result, self.who.sides[side], self.landed(side)
        flag = None
        if result.bid is not None and result.bidder in seats:
            passed = landed >= result.bid
            flutters = passed and not self.context.settings.get.reduced_motion
            wave = int(self.fluttered * _FLUTTERS) % WAVES if flutters else 1
            flag = Flag(result.bid, passed, self.toppled, wave)
        return CountRow(
            looks=tuple(self.seating[seat].picture for seat in seats),
            pose=self.pose(side, self.shown > 0),
            hop=self.hop,
            stars=self._shares(side),
            landed=landed,
            each=self.ruleset.bid_step,
            whole=self.ruleset.total,
            flag=flag,
            lost=result.stopped_by in seats,
        )

    def _score(self, side: int) -> RowScore:
        result, gained = self.result, self.result.gained[side]
        total = round(result.totals[side] - gained * (1 - self.flown[side]))
        got = (result.scores[side], -result.penalties[side]) if result.penalties[side] else (result.scores[side],)
        return RowScore(
            self.words_of(amount(total)),
            self.leads(self.who.sides[side][0]),
            tuple((self.words_of(change(points)), points < 0) for points in got),
            (self.words_of(change(gained)), self.popped[side], self.flown[side]),
        )

    def _pictured(self, message: Message) -> tuple[text.Part, ...]:
        """The parts of a sentence, with faces and signs as large as the line allows."""
        return tuple(self._part(part) for part in self.who.voice.wording(message).line)

    def _part(self, part: str | InlinePicture) -> text.Part:
        match part:
            case InlinePicture("face", int(seat)):
                return avatar(self.seating[seat].picture, 50)
            case InlinePicture("sign", str(name)):
                return sign(name, 56)
            case _:
                return str(part)


@cached
def _bid_line(parts: tuple[text.Part, ...], letters: int) -> pygame.Surface:
    """The bid in words and pictures."""
    return text.line(parts, letters, CREAM, "semibold", 14)
