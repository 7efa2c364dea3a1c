"""The memories of a person: matches by game, best moments, a year of evenings, partners, and beaten computer players.

They can be saved as a file, and forgotten.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from datetime import date, timedelta

from pygame import Rect

from engine.core.messages import Message, numeral, say
from game import memories
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.evening import Deed
from game.input.actions import Action, Press
from game.paths import DOCUMENTS
from game.scene import Narrated
from game.store.people import Person
from game.theme import CREAM, SEAT_LOOKS
from game.widgets.bindings import Binding, table
from game.widgets.house_scene import RULES_SIDE_CURTAINS
from scenes import sharing
from scenes.ending.offers import Offer, OffersScene
from scenes.evening import diary
from scenes.front.leafing import LeafingScene
from scenes.games import entries, entry_of
from scenes.lobby.seat_row import LEVELS
from scenes.memories import boards, date_words
from scenes.seating import picture_name

SAVE, FORGET, BACK, KEEP, YES = "save", "forget", "back", "keep", "yes"
_OFFERS: tuple[Offer, ...] = (
    (SAVE, Action.EXTRA, say("memories-save")),
    (FORGET, Action.INFO, say("memories-forget")),
    (BACK, Action.BACK, say("hint-back")),
)
_REALLY: tuple[Offer, ...] = ((KEEP, Action.BACK, say("memories-keep")), (YES, Action.INFO, say("memories-forget-yes")))
"""The answers before forgetting, which cannot be undone; keeping comes first."""
_TITLE, _TITLE_LINE = 92, 132
_SELF = Rect(112, 208, 420, 667)
_GAMES = Rect(557, 208, 578, 395)
_BEST = Rect(1160, 208, 648, 395)
_YEAR = Rect(557, 628, 1251, 247)
_ROWS, _ROWS_LARGE = 5, 3
_ARROW, _ARROWS = 64, ((-1, 640), (1, 1280))


class PersonScene(LeafingScene, OffersScene):
    """Shoulder buttons, a swipe or an arrow change to another person. Dismissed with a sentence if the person was
    forgotten."""

    side_curtains = RULES_SIDE_CURTAINS

    def __init__(
        self,
        context: Context,
        people: Sequence[Person],
        at: int = 0,
        device: str | None = None,
        today: date | None = None,
    ) -> None:
        super().__init__(context, device)
        self.people, self.at, self.today = tuple(people), at, today or date.today()
        self._known = memories.all_of(context.store)
        self.really = False
        self.focus.at = SAVE
        self._show(0)

    @property
    def person(self) -> Person:
        return self.people[self.at]

    def _show(self, step: int) -> None:
        self.at = (self.at + step) % len(self.people)
        self.figures = memories.figures(self.person.name, self._known)
        monday = self.today - timedelta(days=self.today.weekday())
        year = [monday + timedelta(days=number + 7 - memories.DAYS) for number in range(memories.DAYS)]
        played = self.figures.days
        self._days = tuple(played.get(day, (0, 0)) if day <= self.today else None for day in year)
        self._months = tuple((number // 7, day) for number, day in enumerate(year) if day.day == 1)
        self._said_left, self.said = 0.0, None

    # Input

    def _offers(self) -> tuple[Offer, ...]:
        return _REALLY if self.really else _OFFERS

    def bindings(self) -> tuple[Binding, ...]:
        return table((*super().bindings(), *(() if self.really else self.shoulders())))

    def leaf(self, step: int) -> None:
        if len(self.people) > 1 and not self.really:
            self.sound("turn")
            self._show(step)

    def choose(self, target: Hashable, press: Press) -> None:
        if target == SAVE:
            self._save()
        elif target == FORGET:
            self.sound("choose")
            self.really = True
            self.settle(KEEP)
        elif target == YES:
            self._forget()
        elif target == KEEP:
            self.sound("back")
            self.really = False
            self.settle(FORGET)
        else:
            self.go_back(press)

    def _save(self) -> None:
        stem = sharing.file_stem("memories", self.person.name)
        data = memories.exported(self.context.store, self.person.name)
        sharing.share(self, DOCUMENTS, stem, {".json": data.encode()})

    def _forget(self) -> None:
        """Forget the person. At unfinished tables an animal takes that place."""
        self.sound("choose")
        name, instead = self.person.name, picture_name(self.person.look, self.context.voice)
        self.context.learning.forget(name, instead)
        diary.rename(self.context, name, instead)
        self.context.stack.dismiss(say("memories-forgotten", name=name))

    # Drawing

    def sentence(self) -> Message:
        if self.really:
            return say("memories-forget-line", name=self.person.name)
        found = self.figures
        if not found.matches:
            return say("memories-person-none", name=self.person.name)
        if found.partner is None:
            return say("memories-person-line", name=self.person.name, count=found.matches, amount=found.wins)
        other, often = found.partner.name, found.partner.matches
        if found.partner.rival:
            return say("memories-rival", name=other, count=often)
        return say("memories-partner", name=other, count=often, amount=found.partner.wins)

    def narration(self) -> Narrated:
        """All that the boards show, as sentences."""
        told = [
            say("memories-game-line", game=entry_of(one.game).title, count=one.matches, amount=one.wins)
            for one in self.figures.games
            if self._is_here(one.game)
        ]
        beaten = ((LEVELS[level][0], count) for level, count in self.figures.beaten if level in LEVELS)
        told += [say("memories-beaten-line", value=title, count=count) for title, count in beaten]
        return replace(super().narration(), place=self.person.name, lines=tuple(map(self.words_of, told)))

    def _is_here(self, game: str) -> bool:
        return any(one.game == game for one in entries())

    def arrows(self) -> tuple[tuple[int, Rect], ...]:
        half = _ARROW // 2
        return tuple(
            (step, Rect(x - half, _TITLE_LINE - half, _ARROW, _ARROW)) for step, x in _ARROWS if len(self.people) > 1
        )

    def paint(self, canvas: Canvas) -> None:
        theme, person, found = self.theme, self.person, self.figures
        name = text.fit(person.name, min(theme.px(_TITLE), 120), 500, "display")
        text.place(canvas, person.name, name, (960, _TITLE_LINE), CREAM, "display")
        self.draw_arrows(canvas)
        up = theme.bar_up // 2
        high, low = _SELF.height - theme.bar_up, _GAMES.height - up
        rows = _ROWS_LARGE if theme.large_text else _ROWS
        look = SEAT_LOOKS[person.look]
        counted = (
            (numeral(found.matches), say("-memories-matches-word", count=found.matches)),
            (numeral(found.wins), say("-memories-wins-word", count=found.wins)),
        )
        numbers = tuple((self.words_of(number), self.words_of(words)) for number, words in counted)
        beaten = tuple(
            (self.words_of(LEVELS[level][0]), count) for level, count in reversed(found.beaten) if level in LEVELS
        )
        head = self.words_of(say("memories-beaten")) if beaten else ""
        boards.portrait(look, numbers, head, beaten, (_SELF.width, high), theme).draw(canvas, _SELF.topleft)
        played = {one.game: (one.matches, one.wins) for one in found.games if self._is_here(one.game)}
        listed = dict.fromkeys((*played, *(one.game for one in entries())))  # games not played yet come last
        games = tuple((entry_of(game).title, *played.get(game, (0, 0))) for game in listed)[:rows]
        keys = (self.words_of(say("-memories-played-key")), self.words_of(say("-memories-won-key")))
        boards.games(self.words_of(say("memories-games")), games, keys, (_GAMES.width, low), theme).draw(
            canvas, _GAMES.topleft
        )
        best = tuple(self._best()[: boards.moments_shown(theme)])
        none = self.words_of(say("memories-best-none"))
        boards.moments(self.words_of(say("memories-best")), best, none, (_BEST.width, low), theme).draw(
            canvas, _BEST.topleft
        )
        self._draw_year(canvas, Rect(_YEAR.left, _YEAR.top - up, _YEAR.width, _YEAR.height - up))

    def _best(self) -> list[tuple[str, str, str]]:
        """The best moments in words: the number, what it counts, and its game and date."""
        out = []
        for one in self.figures.best:
            if not self._is_here(one.game):
                continue
            words = diary.fact_words(one.game, Deed(self.person.name, one.key, one.amount))
            if words is not None:
                when = say("memories-best-when", game=entry_of(one.game).title, day=date_words.on(one.day))
                out.append((self.words_of(numeral(one.amount)), self.words_of(words), self.words_of(when)))
        return out

    def _draw_year(self, canvas: Canvas, box: Rect) -> None:
        """Draw a square for each day, with a column for each week, the latest at the right."""
        months = tuple((column, self.words_of(date_words.month(day))) for column, day in self._months)
        boards.year(self._days, months, self.words_of(say("memories-year")), box.size, self.theme).draw(
            canvas, box.topleft
        )
