"""A deal by its number: all matches with these cards, and their results.

The cards can be dealt to other players. The record and a picture of the podium can be saved as files. This scene shows
no card. While a table may still go on with the cards, they are neither dealt again nor saved. If they are dealt again,
players who have had them are named.
"""

from collections.abc import Hashable
from dataclasses import replace
from datetime import date
from io import BytesIO
from typing import Any

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from engine.core.records import dumps
from engine.core.seats import Seat
from game.canvas import Canvas, put
from game.context import Context
from game.deals import DEAL, running, seen_by, watched
from game.draw import text
from game.easing import RESULTS_STAND
from game.input.actions import Action, Press
from game.painter import paint
from game.paths import DOCUMENTS, PICTURES
from game.scene import Narrated
from game.store.export import sealed_lines
from game.store.saved import Result
from game.theme import CREAM, STAGE
from game.widgets.bindings import Binding, table
from game.widgets.bottom_bar import BarWords, BottomBar
from game.widgets.house_scene import RULES_SIDE_CURTAINS
from scenes import sharing
from scenes.ending.offers import Offer, OffersScene
from scenes.ending.podium import many
from scenes.ending.results import ResultsScene
from scenes.front.carousel import little_theatre
from scenes.games import entry_of, sides_of, words_of
from scenes.memories import boards
from scenes.memories.matches import day_of, day_words, outcome, session_of, setup_of
from scenes.seating import Seating, TablePlan, from_data
from scenes.table.session import Session

AGAIN, RECORD, PICTURE, BACK = "again", "record", "picture", "back"
_OFFERS: tuple[Offer, ...] = (
    (AGAIN, Action.MENU, say("deal-again")),
    (RECORD, Action.INFO, say("deal-record")),
    (PICTURE, Action.EXTRA, say("deal-picture")),
    (BACK, Action.BACK, say("hint-back")),
)
_TITLE, _TITLE_LINE = 84, 128
_THEATRE, _THEATRE_AT, _BELOW = 400, (312, 516), 160
_PAPER, _PAPER_WIDE, _MANY = Rect(560, 208, 1248, 667), Rect(112, 208, 1696, 667), 8
_ROWS, _ROWS_LARGE, _GAP, _PAD = 5, 4, 12, 26
_WHEN, _WHEN_LARGE = 300, 340
_ROW_MOST = 150


class DealScene(OffersScene):
    """Up and down choose a match, the latest one first; files are of the chosen match."""

    side_curtains = RULES_SIDE_CURTAINS

    def __init__(self, context: Context, deal: int, device: str | None = None, match: int | None = None) -> None:
        super().__init__(context, device)
        self.deal = deal
        results = context.store.history.results_of(deal, DEAL)
        found = [(one, setup) for one in results if (setup := setup_of(one)) is not None]
        self.setup = found[0][1]
        self.results = tuple(one for one, setup in found if setup == self.setup)
        self.at = next((n for n, one in enumerate(self.results) if one.match == match), len(self.results) - 1)
        self.running = running(context.store, deal)
        self._sessions: dict[int, Session | None] = {}
        self.focus.at = AGAIN
        self._moved = self._persons()
        self._seated = tuple(map(self._seating, self.results))
        self._made = tuple(outcome(self.setup, one.end) for one in self.results)
        self._known = tuple(
            seen_by(context.store, deal, seating.people_names, before=result.match)
            for seating, result in zip(self._seated, self.results, strict=True)
        )
        self._watched = tuple(watched(context.store, deal, before=result.match) for result in self.results)
        self._fair = tuple(not (known or shown) for known, shown in zip(self._known, self._watched, strict=True))
        self._best = self._most()

    def _persons(self) -> tuple[Seat, ...]:
        """For each seat of the deal, the seat at which its player sat down. The same cards come with the
        same draw of partners."""
        session = self._session(self.deal)
        return session.persons() if session is not None else tuple(range(self.setup.players))

    def _session(self, number: int) -> Session | None:
        if number not in self._sessions:
            self._sessions[number] = session_of(self.context, number)
        return self._sessions[number]

    @property
    def chosen(self) -> Result:
        """The chosen match, for files."""
        return self.results[self.at]

    # Input

    def _offers(self) -> tuple[Offer, ...]:
        return _OFFERS

    def bindings(self) -> tuple[Binding, ...]:
        up, down = Binding(Action.UP, lambda press: self._go(-1)), Binding(Action.DOWN, lambda press: self._go(1))
        return table((*(one for one in super().bindings() if one.action not in (Action.UP, Action.DOWN)), up, down))

    def _go(self, step: int) -> None:
        if 0 <= self.at + step < len(self.results):
            self.sound("focus")
            self.at += step

    def swiped(self, way: Action, press: Press) -> None:
        if way in (Action.UP, Action.DOWN):
            self._go(1 if way is Action.DOWN else -1)

    def click_outside(self, press: Press) -> None:
        """Choose the match under a pointer."""
        for number, rect in self._placed():
            if press.at is not None and rect.collidepoint(press.at):
                self._go(number - self.at)

    def choose(self, target: Hashable, press: Press) -> None:
        if target == BACK:
            self.go_back(press)
        elif target in (AGAIN, RECORD) and running(self.context.store, self.deal):
            self.refuse(say("deal-runs"))
        elif self._session(self.deal if target == AGAIN else self.chosen.match) is None:
            self.refuse(say("deal-unreadable"))
        elif target == AGAIN:
            self.sound("choose")
            deal = self.deal, self.setup
            self.context.stack.reset(self.context.place("title", opened=True))  # a replay with all cards may be below
            self.context.stack.push(self.context.place("seats", self.setup.game, press.device, deal=deal))
        elif target == RECORD:
            self._record()
        else:
            self._picture()

    @property
    def _stem(self) -> str:
        return sharing.stem_of_match(self.setup.game, day_of(self.chosen) or date.today(), self.chosen.match)

    def _record(self) -> None:
        session = self._session(self.chosen.match)
        assert session is not None
        seals = "".join(f"{line}\n" for line in sealed_lines(self.context.store, self.chosen.match))
        files = {".jsonl": dumps(session.record()).encode(), ".jsonl.seals": seals.encode()}
        sharing.share(self, DOCUMENTS, self._stem, files)

    def _picture(self) -> None:
        session = self._session(self.chosen.match)
        assert session is not None
        plan = TablePlan(self.setup, self._seated[self.at])
        words = say("deal-picture-line", game=entry_of(self.setup.game).title, day=day_words(self.chosen))
        data = BytesIO()
        pygame.image.save(podium(self.context, plan, session.end or {}, words), data, "podium.png")
        sharing.share(self, PICTURES, self._stem, {".png": data.getvalue()})

    # Drawing

    def uncover(self, result: object) -> None:
        """Check again whether a table goes on with the cards."""
        self.running = running(self.context.store, self.deal)
        super().uncover(result)

    def sentence(self) -> Message:
        if self.running:
            return say("deal-runs")
        if known := self._known[self.at]:
            return say("table-seen", names=known)
        if self._watched[self.at]:
            return say("deal-watched")
        if sum(self._fair) < 2:  # no result to compare with yet
            return say("deal-once")
        return say("deal-equal" if self._best == (None,) * len(self._best) else "deal-compared")

    def _title(self) -> Message:
        return say("deal-title", text=str(self.deal), game=entry_of(self.setup.game).title)

    def narration(self) -> Narrated:
        told: list[str] = []
        shown = zip(self.results, self._seated, self._made, self._known, self._watched, strict=True)
        for result, seating, found, known, watched_before in shown:
            people, cells = seating.names, zip(sides_of(self.setup), found, strict=True)
            made = [
                self.words_of(say("deal-made", names=tuple(people[seat] for seat in side), value=words))
                for side, (words, _) in cells
            ]
            told += [self.words_of(day_words(result)), *made]
            told += [self.words_of(say("table-seen", names=known))] if known else []
            told += [self.words_of(say("deal-watched"))] if watched_before and not known else []
        return replace(super().narration(), place=self.words_of(self._title()), lines=tuple(told))

    def _seating(self, result: Result) -> Seating:
        """The seating at the end of a match."""
        sat = from_data(list(result.seats), self.setup.players)
        return Seating(tuple(sat[person] for person in self._moved))

    def _most(self) -> tuple[float | None, ...]:
        """The best result of each hand among tables that did not know it; None if all results are equal."""
        unseen = [made for made, fair in zip(self._made, self._fair, strict=True) if fair]
        columns = ({made[side][1] for made in unseen} for side in range(len(self._made[0])))
        return tuple(max(column) if len(column) > 1 else None for column in columns)

    def is_best(self, number: int) -> tuple[bool, ...]:
        """For each side of a match, whether its result is the best of its hand."""
        made = zip(self._made[number], self._best, strict=True)
        return tuple(self._fair[number] and one == most for (_, one), most in made)

    def _cells(self, number: int) -> tuple[boards.Cell, ...]:
        seating, out = self._seated[number], []
        made = zip(sides_of(self.setup), self._made[number], self.is_best(number), strict=True)
        for side, (words, _), best in made:
            names = self.words_of(say("people", names=many([seating[seat].name for seat in side])))
            out.append(boards.Cell(tuple(seating[seat].picture for seat in side), names, self.words_of(words), best))
        return tuple(out)

    def _placed(self) -> tuple[tuple[int, Rect], ...]:
        """The visible matches around the chosen one, with their rectangles."""
        room = Rect(_PAPER_WIDE.topleft, (_PAPER_WIDE.width, _PAPER_WIDE.height - self.theme.bar_up))
        room = room if self._wide else _PAPER
        fits = _ROWS_LARGE if self.theme.large_text else _ROWS
        first = max(0, min(self.at - fits + 1, len(self.results) - fits))
        shown = range(first, min(len(self.results), first + fits))
        high = min(_ROW_MOST, (room.height - 2 * _PAD + _GAP) // fits - _GAP)
        top = room.centery - (len(shown) * (high + _GAP) - _GAP) // 2
        left, wide = room.left + _PAD, room.width - 2 * _PAD
        return tuple(
            (number, Rect(left, top + place * (high + _GAP), wide, high)) for place, number in enumerate(shown)
        )

    def paint(self, canvas: Canvas) -> None:
        theme, title = self.theme, self.words_of(self._title())
        size = text.fit(title, min(theme.px(_TITLE), 116), 1400, "display")
        text.place(canvas, title, size, (960, _TITLE_LINE), CREAM, "display")
        placed = self._placed()
        paper = placed[0][1].union(placed[-1][1]).inflate(2 * _PAD, 2 * _PAD)
        boards.deal_paper(paper.size).draw(canvas, paper.topleft)
        left = _WHEN_LARGE if theme.large_text else _WHEN
        for number, rect in placed:
            chosen = number == self.at and len(self.results) > 1
            when = self.words_of(day_words(self.results[number]))
            known = not self._fair[number]
            boards.deal_row(when, known, self._cells(number), left, rect.size, chosen, theme).draw(canvas, rect.topleft)
        if not self._wide:
            self._draw_game(canvas)

    @property
    def _wide(self) -> bool:
        """Whether the paper also takes the room of the theatre."""
        return self.theme.large_text or len(sides_of(self.setup)) > _MANY

    def _draw_game(self, canvas: Canvas) -> None:
        """Draw the game's small theatre and its variant."""
        put(canvas, little_theatre(entry_of(self.setup.game), _THEATRE, self.theme), center=_THEATRE_AT)
        variant = self.words_of(words_of(self.setup.game).VARIANTS[self.setup.variant].title)
        put(canvas, boards.variant(variant, _THEATRE, self.theme), midtop=(_THEATRE_AT[0], _THEATRE_AT[1] + _BELOW))


def podium(context: Context, plan: TablePlan, end: dict[str, Any], words: Message) -> pygame.Surface:
    """The podium of a match at the end of its animation, with `words` in the bar and no buttons."""
    scene = ResultsScene(context, plan, end)
    scene.podium.end()
    scene.podium.stood = RESULTS_STAND
    canvas = Canvas(STAGE)
    canvas.blit(scene.backdrop(), (0, 0))
    scene.paint(canvas)
    context.draw_bottom_bar(canvas, BottomBar(BarWords(scene.words_of(words)), (), lambda action: ("", ""), pose=""))
    return paint(canvas)
