"""The standings of an evening between two games, and the podium of its end.

The race of porters (`race.py`) is at the left with the awards of the last game below, the next game's theatre is at the
right. After the last game it has the games with their winners. Children see neither; they have the curtain of stickers.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import SRCALPHA, Rect, Surface

from engine.core.messages import Message, numeral, say
from game import surfaces
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar_piece
from game.draw.boards import pill, sign
from game.draw.cache import cached, in_pieces
from game.draw.paper import Piece, board, with_shadow
from game.easing import AWARD_PINNED, CURTAINS_PART, LANES_CHANGE, POINTS_FLY, animation_seconds, porters_walk
from game.evening import WIN, Evening
from game.input.actions import Action, Press
from game.scene import Narrated, Scene
from game.theme import CARD_EDGE, CREAM, INK, SEAT_LOOKS, SeatLook, Theme
from game.timeline import Call, Lane, Par, Seq
from game.widgets.bindings import Binding
from game.widgets.house_scene import RULES_SIDE_CURTAINS
from scenes.ending import podium
from scenes.ending.offers import Offer, OffersScene
from scenes.ending.podium import Standing, medal
from scenes.ending.results import FINISH, ON, REPLAY, ResultsScene
from scenes.evening import diary
from scenes.evening.race import Moment, ahead, draw_race, porters_of
from scenes.front.carousel import SHAPE, curtained, little_theatre
from scenes.games import entry_of
from scenes.lobby.match_setup import first_draft
from scenes.seating import BOT, Seating, SeatPlan, TablePlan

TITLE = say("evening-title")
END = "end"
_SIGN, _SIGN_TOP, _TITLE = (600, 116), 72, 76
_RACE, _AWARDS_HIGH, _AWARD_GAP = Rect(112, 232, 1126, 456), 176, 24
_LEAST_LANE, _LEAST_LANE_LARGE = 56, 70  # px; less makes the board as high as the room for the awards too
_THEATRE, _RIGHT_X, _THEATRE_Y, _NEXT, _NEXT_HIGH = 500, 1528, 470, 56, 100
_TICKETS, _TICKET, _TICKET_FACE, _PAINTED, _COLUMNS = 6, 240, 54, 268, 2
_AWARDS = 3  # one less with large text
_NUMBER, _WORDS, _FACE, _MEDAL, _SOFT = 66, 36, 100, 56, "#5A5075"


class StandingsScene(OffersScene):
    """Confirm goes to the next game at any time, or after the last one to the programme for one more. `replay` shows
    the latest match."""

    side_curtains = RULES_SIDE_CURTAINS
    plays = True
    """Whether the race is run, and not only its result shown."""

    def __init__(
        self, context: Context, evening: Evening, device: str | None = None, replay: Callable[[], Scene] | None = None
    ) -> None:
        super().__init__(context, device)
        self.evening, self.replay = evening, replay
        self.porters = porters_of(evening)
        self.awards = _told(evening)
        self.flown, self.walked, self.changed, self.opened, self.pinned = 1.0, 1.0, 1.0, 1.0, len(self.awards)
        self.lane = Lane()
        self.focus.at = ON

    @property
    def over(self) -> bool:
        """Whether all games of the programme were played."""
        return self.evening.next_game is None

    @property
    def busy(self) -> bool:
        return self.lane.busy

    def enter(self) -> None:
        super().enter()
        self.when_idle(self._ahead())
        if not self.plays:
            return
        self.context.sound.music("title")
        if self.context.settings.get.reduced_motion:
            return
        self.flown = self.walked = self.changed = self.opened = 0.0
        self.pinned = 0
        most = max((porter.gained for porter in self.porters), default=0)
        race = Seq(
            POINTS_FLY.tween(self, flown=1.0),
            Call(partial(self.sound, "pluck"), skippable=True),
            porters_walk(most).tween(self, walked=1.0),
            LANES_CHANGE.tween(self, changed=1.0),
        )
        for _ in self.awards:
            race.add(AWARD_PINNED.drive(lambda share: None))
            race.add(Call(self._pin))
        self.lane.play(Par(race, CURTAINS_PART.tween(self, opened=1.0)))

    def _pin(self) -> None:
        self.pinned += 1
        self.sound("stamp")

    def _ahead(self) -> Iterator[None]:
        """Draw the theatre and the figures in idle time."""
        if not self.over:
            yield from in_pieces(partial(little_theatre, entry_of(self.evening.next_game or ""), _THEATRE, self.theme))
        yield from ahead(self.porters)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.lane.advance(animation_seconds(dt, self.context.pace))

    # Input

    def _offers(self) -> tuple[Offer, ...]:
        offers: tuple[Offer, ...] = (
            (ON, Action.MENU, say("evening-one-more") if self.over else say("evening-next")),
            (REPLAY, Action.EXTRA, say("results-replay")),
            (END, Action.INFO, say("evening-end")),
            (FINISH, Action.BACK, say("evening-night") if self.over else say("replay-leave")),
        )
        missing = {name for name, gone in ((REPLAY, self.replay is None), (END, self.over)) if gone}
        return tuple(offer for offer in offers if offer[0] not in missing)

    def choose(self, target: Hashable, press: Press) -> None:
        """Act on an offer. Leaving before the end keeps the evening for the title; ending it does not."""
        self.sound("choose")
        if target == REPLAY and self.replay is not None:
            self.context.stack.push(self.replay())
        elif target == END:
            ended = self.evening.ended()
            diary.keep(self.context, ended)
            self.context.stack.replace(self.context.place("evening_podium", ended, press.device, self.replay))
        else:
            if target == FINISH and self.over:
                diary.close(self.context, self.evening)
            self.context.stack.reset(self.context.place("title", opened=True))
            if target == ON:
                diary.open_next_game(self.context, self.evening, press.device)

    # Drawing

    def sentence(self) -> Message:
        return diary.leading(self.evening)

    def narration(self) -> Narrated:
        told = (say("evening-has", name=porter.name, amount=porter.now) for porter in self.porters)
        return replace(super().narration(), lines=tuple(map(self.words_of, told)))

    def paint(self, canvas: Canvas) -> None:
        theme, up = self.theme, self.theme.bar_up
        number = say("evening-game", amount=len(self.evening.played) + 1, count=len(self.evening.games))
        _hung(self.words_of(TITLE if self.over else number), theme).draw(canvas, (960 - _SIGN[0] // 2, _SIGN_TOP))
        race = Rect(_RACE.left, _RACE.top, _RACE.width, _RACE.height - up)
        crowded = len(self.porters) * (_LEAST_LANE_LARGE if theme.large_text else _LEAST_LANE) > race.height
        if crowded:
            race.height += _AWARDS_HIGH + _AWARD_GAP
        now = Moment(self.flown, self.walked, self.changed)
        draw_race(canvas, race, self.porters, WIN * len(self.evening.games), now, theme)
        if not crowded:
            self._draw_awards(canvas, Rect(race.left, race.bottom + _AWARD_GAP, race.width, _AWARDS_HIGH))
        if self.over:
            self._draw_games(canvas)
        else:
            self._draw_next(canvas, entry_of(self.evening.next_game or ""))

    def _draw_awards(self, canvas: Canvas, box: Rect) -> None:
        shown = self.awards[: _AWARDS - self.theme.large_text]
        for number, (look, amount, words) in enumerate(shown[: self.pinned]):
            wide = (box.width - (len(shown) - 1) * _AWARD_GAP) // len(shown)
            piece = _award(look, self.words_of(numeral(amount)), self.words_of(words), (wide, box.height), self.theme)
            at = (box.left + number * (wide + _AWARD_GAP), box.top)
            piece.draw(canvas, at)
            medal(1, _MEDAL).draw(canvas, (at[0] + 14, at[1] + 14))

    def _draw_next(self, canvas: Canvas, entry: Any) -> None:
        """Draw the next game's theatre, whose curtains part, with its name."""
        middle = _THEATRE_Y - self.theme.bar_up // 2
        theatre = _standing(entry.game, self.theme)
        at = (_RIGHT_X, middle)
        theatre.draw(canvas, at)
        curtained(canvas, theatre.rect(at), self.opened)
        words = self.words_of(say("evening-next-is", game=entry.title))
        name = pill((words,), "#2A1640", "#8E6BA8", _NEXT, _NEXT_HIGH, 4, self.theme, most=_THEATRE + 60)
        name.draw(canvas, (_RIGHT_X, middle + round(_THEATRE * SHAPE / 2) + 84))

    def _draw_games(self, canvas: Canvas) -> None:
        """Draw the theatres of the last games with the faces of their winners."""
        looks = {guest.name: SEAT_LOOKS[guest.look] for guest in self.evening.guests}
        played = self.evening.played[-_TICKETS:]
        wide = _TICKET - self.theme.bar_up // 2
        columns = min(_COLUMNS, len(played))
        rows = -(-len(played) // columns)
        for number, one in enumerate(played):
            won = tuple(looks[name] for name in one.winners if name in looks)
            ticket = _ticket(one.game, won, wide, self.theme)
            x = _RIGHT_X + (number % columns - (columns - 1) / 2) * (wide + 24)
            y = _THEATRE_Y + 60 - self.theme.bar_up // 2 + (number // columns - (rows - 1) / 2) * ticket.box.height
            ticket.draw(canvas, (x, y))


def _told(evening: Evening) -> tuple[tuple[SeatLook, int, Message], ...]:
    """Awards of the last game, or after the last one of the whole evening: a guest's picture, the number, its words."""
    looks = {guest.name: SEAT_LOOKS[guest.look] for guest in evening.guests}
    played = evening.played if evening.next_game is None else evening.played[-1:]
    games = dict.fromkeys(one.game for one in played)
    found = []
    for deed in evening.awards(played, _AWARDS):
        words = next((words for game in games if (words := diary.fact_words(game, deed)) is not None), None)
        if words is not None and deed.name in looks:
            found.append((looks[deed.name], deed.amount, words))
    return tuple(found)


@cached
def _hung(words: str, theme: Theme) -> Piece:
    """The sign on strings with the number of the game."""
    blank = sign(*_SIGN, drop=_SIGN_TOP, theme=theme)
    out = blank.surface.copy()
    size = text.fit(words, min(theme.px(_TITLE), 92), _SIGN[0] - 60, "display")
    x, y = blank.anchor
    text.place(out, words, size, (x + _SIGN[0] / 2, y + _SIGN[1] / 2 + 4), CREAM, "display")
    return Piece(out, blank.anchor, blank.box)


@cached
def _standing(game: str, theme: Theme) -> Piece:
    """The theatre of the next game."""
    return with_shadow(little_theatre(entry_of(game), _THEATRE, theme), 18, 150, (3, 14))


@cached
def _ticket(game: str, won: tuple[SeatLook, ...], wide: int, theme: Theme) -> Piece:
    """The theatre of a game with the faces of its winners over its foot."""
    shown = won[:4]
    out = surfaces.new((wide, round(wide * SHAPE) + _TICKET_FACE // 2), SRCALPHA)
    out.blit(_tiny(game, wide, theme), (0, 0))
    step = min(_TICKET_FACE + 4, (wide - _TICKET_FACE) / max(1, len(shown) - 1))
    for number, look in enumerate(shown):
        x = wide / 2 + (number - (len(shown) - 1) / 2) * step
        avatar_piece(look, _TICKET_FACE - 6).draw(out, (x, out.get_height() - _TICKET_FACE / 2))
    return with_shadow(out, 8, 120, (1, 5))


@cached
def _tiny(game: str, wide: int, theme: Theme) -> Surface:
    """The small theatre of a game, scaled down, because its lamps cannot be painted that small."""
    return surfaces.smoothscale(little_theatre(entry_of(game), _PAINTED, theme), (wide, round(wide * SHAPE)))


@cached
def _award(look: SeatLook, number: str, words: str, size: tuple[int, int], theme: Theme) -> Piece:
    """A guest's best deed; its anchor is its upper left corner."""
    wide, high = size
    out = board(wide, high, CREAM, 22, CARD_EDGE, 4).copy()
    line, face = high * 0.36, min(_FACE, round(high * 0.52))
    avatar_piece(look, face).draw(out, (40 + face // 2, line))
    letters = text.fit(number, min(theme.px(_NUMBER), 76), wide - face - 80, "extrabold")
    text.place(out, number, letters, (40 + face + (wide - face - 40) / 2, line), INK, "extrabold")
    small = text.fit(words, min(theme.px(_WORDS), 52), wide - 32, theme.sentence_role)
    shown = text.clipped(words, small, wide - 32, theme.sentence_role)
    text.place(out, shown, small, (wide / 2, high * 0.8), _SOFT, theme.sentence_role)
    return with_shadow(out, 12, 120, (2, 8), (0, 0))


class StandingsSoFar(StandingsScene):
    """The standings during a game, above its pause."""

    plays = False

    def __init__(self, context: Context, evening: Evening, device: str | None = None) -> None:
        super().__init__(context, evening, device)
        self.focus.at = FINISH

    def _offers(self) -> tuple[Offer, ...]:
        return ((FINISH, Action.BACK, say("hint-back")),)

    def bindings(self) -> tuple[Binding, ...]:
        return self.with_focus(self.chooses().silent, self.leads_back())

    def choose(self, target: Hashable, press: Press) -> None:
        self.go_back(press)


class EveningPodium(ResultsScene):
    """The podium of a whole evening, which leads to its standings. The players bow to the winner."""

    bowing = True

    def __init__(
        self, context: Context, evening: Evening, device: str | None = None, replay: Callable[[], Scene] | None = None
    ) -> None:
        self.places = evening.standings()
        seats = tuple(SeatPlan(BOT, place.guest.name, place.guest.look) for place in self.places)
        plan = TablePlan(first_draft(evening.played[-1].game).setup(), Seating(seats))
        winners = [seat for seat, place in enumerate(self.places) if place.place == 1]
        super().__init__(context, plan, {"winners": winners}, device, replay=replay)
        self.evening = evening
        self.focus.at = ON

    def stands(self, end: Mapping[str, Any]) -> tuple[tuple[Standing, ...], None]:
        points = [place.points for place in self.places]
        return podium.standings(points, [(seat,) for seat in range(len(points))]), None

    def _offers(self) -> tuple[Offer, ...]:
        return ((ON, Action.MENU, say("evening-how-went")), (FINISH, Action.BACK, say("evening-night")))

    def sentence(self) -> Message:
        return say("evening-rule")

    def _leave_for(self, evening: Evening) -> None:
        self.context.stack.replace(self.context.place("standings", evening, self.device, self.replay))

    def _do(self, what: str) -> None:
        if what == FINISH and self.evening is not None:
            diary.close(self.context, self.evening)
        super()._do(what)
