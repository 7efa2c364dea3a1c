"""The standings of an evening, and the podium of its end.

Points are at the left, the games with their winners above; at the right are the lines of the points, and the best
deeds. Children see neither; they have the curtain of stickers.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from math import hypot
from typing import Any

from pygame import SRCALPHA, Rect, Surface

from engine.core.messages import Message, numeral, say, verbatim
from game import surfaces
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar_piece
from game.draw.boards import pill
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.easing import CROWN, LINES_DRAWN, paced
from game.evening import Evening, EveningPlace
from game.input.actions import Action, Press
from game.scene import Narrated, Scene
from game.theme import CARD_EDGE, CREAM, GOLD_DARK, INK, SEAT_LOOKS, SIGN_TITLE, SeatLook, Theme
from game.timeline import Lane, Seq
from game.widgets.bindings import Binding
from game.widgets.house_scene import RULES_SIDE_CURTAINS
from scenes.ending import podium
from scenes.ending.offers import Offer, OffersScene
from scenes.ending.podium import Standing, crown, many
from scenes.ending.results import FINISH, ON, REPLAY, ResultsScene
from scenes.evening import diary
from scenes.front.carousel import SHAPE, little_theatre
from scenes.games import entry_of
from scenes.lobby.match_setup import first_draft
from scenes.seating import BOT, Seating, SeatPlan, TablePlan

TITLE = say("evening-title")
END = "end"
_LEFT = Rect(112, 208, 572, 667)
_RIGHT = Rect(709, 208, 1098, 395)
_FACTS = Rect(709, 628, 1098, 247)
_TITLE, _TITLE_AT = 92, (114, 132)
_CHIPS, _CHIP_HIGH, _CHIP_FACE, _CHIP_STEP, _CHIP_LETTERS = Rect(709, 88, 1098, 80), 76, 62, 38, 38
_CHIP_GAP = 18
_TICKET, _TICKET_FACE, _TICKETS_MOST, _THEATRE_BELOW, _PAINTED = 134, 54, 7, 86, 268
_HEAD, _HEAD_INK = 38, "#5A5075"
_ROW_MOST, _FACE, _NAME, _POINTS, _NUMBER = 142, 108, 50, 72, 50
_ONE_COLUMN, _POINTS_SMALL = 12, 44
_BEST, _BEST_RADIUS = "#FFE9AE", 20
_LINE, _FACE_END, _ENDS_APART = 9, 60, 62
_DASHES = (
    (1, 15),
    (0, 0),
    (30, 17),
    (14, 16),
    (44, 15),
    (24, 24),
    (1, 22),
    (60, 16),
    (34, 30),
    (8, 14),
    (50, 30),
    (18, 20),
)
"""Dash and gap of each line, px, so that lines differ by more than colour."""
_BOARD, _GRID = "#1F1A40", "#3D3768"
_FACTS_MOST = 3  # one less with large text
_FACT, _FACT_WORDS, _FACT_GAP, _FACT_FACE = 96, 38, 25, 108


class StandingsScene(OffersScene):
    """Confirm goes to the next game, or after the last one to the programme for one more. `replay` shows the latest
    match."""

    side_curtains = RULES_SIDE_CURTAINS

    def __init__(
        self, context: Context, evening: Evening, device: str | None = None, replay: Callable[[], Scene] | None = None
    ) -> None:
        super().__init__(context)
        self.device = device or self.device
        self.evening, self.replay = evening, replay
        self.places = evening.standings()
        self.courses = {place.guest.name: evening.course(place.guest.name) for place in self.places}
        self.overtakings = overtakings(list(self.courses.values()))
        self.facts = _told(evening)
        self.shown, self.crown, self.plucked = 0.0, 0.0, 0
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
        self.context.sound.music("title")
        if self.context.settings.get.reduced_motion:
            self.shown = self.crown = 1.0
            self.plucked = len(self.overtakings)
            return
        self.lane.play(Seq(LINES_DRAWN.tween(self, shown=1.0), CROWN.tween(self, crown=1.0)))

    def update(self, dt: float) -> None:
        super().update(dt)
        self.lane.advance(paced(dt, self.context.pace))
        passed = sum(at <= self.shown for at in self.overtakings)
        if passed > self.plucked:
            self.sound("pluck")
        self.plucked = passed

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
        if self.lane.busy:
            self.lane.finish()
            return
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
                diary.goes_on(self.context, self.evening, press.device)

    # Drawing

    def sentence(self) -> Message:
        if self.over:
            return say("evening-wins", names=many([place.guest.name for place in self.places if place.place == 1]))
        return say("evening-next-is", game=entry_of(self.evening.next_game or "").title)

    def narrated(self) -> Narrated:
        told = (say("evening-has", name=place.guest.name, amount=place.points) for place in self.places)
        return replace(super().narrated(), lines=tuple(map(self.worded, told)))

    def paint(self, canvas: Canvas) -> None:
        theme = self.theme
        title = self.worded(TITLE)
        chips = self._chips(canvas)
        size = text.fit(title, min(theme.px(_TITLE), 120), chips - _TITLE_AT[0] - 40, "display")
        text.place(canvas, title, size, _TITLE_AT, CREAM, "display", "left")
        self._draw_points(canvas)
        self._draw_course(canvas)
        self._draw_facts(canvas)

    def _chips(self, canvas: Canvas) -> int:
        """Draw each game with its winners; if names do not fit, as its theatre. Returns their left end."""
        looks = {guest.name: SEAT_LOOKS[guest.look] for guest in self.evening.guests}
        won = [(one.game, tuple(looks[name] for name in one.winners if name in looks)) for one in self.evening.played]
        pieces = [_chip(entry_of(game).title, faces, self.theme) for game, faces in won]
        if sum(piece.box.width + _CHIP_GAP for piece in pieces) - _CHIP_GAP > _CHIPS.width:
            pieces = [_ticket(game, faces, self.theme) for game, faces in won[-_TICKETS_MOST:]]
        x = _CHIPS.right
        for piece in reversed(pieces):
            piece.draw(canvas, (x - piece.box.width // 2, _CHIPS.centery))
            x -= piece.box.width + _CHIP_GAP
        return x

    def _draw_points(self, canvas: Canvas) -> None:
        columns = 1 if len(self.places) <= _ONE_COLUMN else 2
        each = -(-len(self.places) // columns)
        inner = Rect(_LEFT.left + 20, _LEFT.top + 84, _LEFT.width - 40, _LEFT.height - self.theme.bar_up - 104)
        high, wide = min(_ROW_MOST, inner.height // max(1, each)), inner.width // columns
        paper = _paper((_LEFT.width, 104 + each * high), self.worded(say("evening-points")), self.theme)
        paper.draw(canvas, _LEFT.topleft)
        for number, place in enumerate(self.places):
            at = (inner.left + number // each * wide, inner.top + number % each * high)
            row = _row(place, self.worded(verbatim(place.guest.name)), (wide, high), self.theme)
            row.draw(canvas, at)
            if place.place == 1 and self.crown > 0 and self.over and columns == 1:
                face = _face_in(high)
                drop = round((1 - self.crown) * -120)
                middle = at[0] + _face_at(face, columns)
                crown(round(face * 0.46)).draw(canvas, (middle, at[1] + (high - face) // 2 - 2 + drop))

    def _draw_course(self, canvas: Canvas) -> None:
        high = _RIGHT.height - self.theme.bar_up // 2 if self.facts else _LEFT.height - self.theme.bar_up
        box = Rect(_RIGHT.topleft, (_RIGHT.width, high))
        played = tuple(one.game for one in self.evening.played)
        _course_board(box.size, self.worded(say("evening-went")), played, self.theme).draw(canvas, box.topleft)
        lines = tuple((SEAT_LOOKS[p.guest.look], self.courses[p.guest.name]) for p in self.places)
        room = _plot(box.size, self.theme)
        reach = room.width + 2 * _LINE
        drawn = _course_lines(lines, (reach, room.height + 2 * _LINE))
        at = (box.left + room.left - _LINE, box.top + room.top - _LINE)
        canvas.blit(drawn, at, Rect(0, 0, max(1, round(reach * self.shown)), drawn.get_height()))
        top = max(1, *(course[-1] for _, course in lines), *(max(course) for _, course in lines))
        ends = [box.top + room.bottom - room.height * course[-1] / top for _, course in lines]
        span = Rect(0, box.top + 40, 0, box.height - 80)
        size = min(_FACE_END, round(span.height / max(1, len(ends))) + 8)
        gap = min(_ENDS_APART, span.height / max(1, len(ends)))
        for (look, _), y in zip(lines, apart(ends, gap, span), strict=True):
            avatar_piece(look, size).draw(canvas, (box.right - 52, y))

    def _draw_facts(self, canvas: Canvas) -> None:
        up = self.theme.bar_up // 2
        box = Rect(_FACTS.left, _FACTS.top - up, _FACTS.width, _FACTS.height - up)
        shown = self.facts[: _FACTS_MOST - self.theme.large_text]
        for number, (look, amount, words) in enumerate(shown):
            wide = (box.width - (len(shown) - 1) * _FACT_GAP) // len(shown)
            piece = _fact(look, self.worded(numeral(amount)), self.worded(words), (wide, box.height), self.theme)
            piece.draw(canvas, (box.left + number * (wide + _FACT_GAP), box.top))


def overtakings(courses: Sequence[Sequence[int]]) -> list[float]:
    """Crossings of lines, as shares of the whole width."""
    leads = [[a - b for a, b in zip(one, other, strict=True)] for one, other in combinations(courses, 2)]
    return sorted(
        (number + was / (was - now)) / (len(lead) - 1)
        for lead in leads
        for number, (was, now) in enumerate(pairwise(lead))
        if was * now < 0
    )


def _told(evening: Evening) -> tuple[tuple[SeatLook, int, Message], ...]:
    """Deeds worth showing: the player's picture, the number, and its words."""
    looks = {guest.name: SEAT_LOOKS[guest.look] for guest in evening.guests}
    games = dict.fromkeys(one.game for one in evening.played)
    found = []
    for deed in evening.facts(_FACTS_MOST):
        words = next((words for game in games if (words := diary.fact_words(game, deed)) is not None), None)
        if words is not None and deed.name in looks:
            found.append((looks[deed.name], deed.amount, words))
    return tuple(found)


def apart(wanted: Sequence[float], gap: float, room: Rect) -> list[float]:
    """Places as near as possible to the `wanted` ones, at least `gap` apart, within the height of `room`."""
    order = sorted(range(len(wanted)), key=lambda number: (wanted[number], number))
    places = [0.0] * len(wanted)
    line = room.top - gap
    for number in order:
        line = places[number] = max(wanted[number], line + gap)
    line = room.bottom + gap
    for number in reversed(order):
        line = places[number] = min(places[number], line - gap)
    return places


def _face_in(high: int) -> int:
    """Size of a face in a row of that height, px."""
    return min(_FACE, high - 12)


def _face_at(face: int, columns: int) -> int:
    """x of the middle of a face in its row."""
    return (92 if columns == 1 else 12) + face // 2


def _title_of(theme: Theme, size: int, most: int) -> int:
    return min(theme.px(size), most)


@cached
def _chip(title: str, won: tuple[SeatLook, ...], theme: Theme) -> Piece:
    """A game with the overlapping faces of its winners."""
    calm = Theme(theme.name, theme.high_contrast, text_scale=min(theme.text_scale, 1.25))
    shown = won[:4]
    faces = surfaces.new((_CHIP_FACE + _CHIP_STEP * max(0, len(shown) - 1), _CHIP_FACE + 8), SRCALPHA)
    middle = faces.get_height() / 2
    for number, look in enumerate(shown):
        avatar_piece(look, _CHIP_FACE - 6).draw(faces, (_CHIP_FACE / 2 + number * _CHIP_STEP, middle))
    parts = (title, faces) if shown else (title,)
    return pill(parts, "#1A1028", "#4A3A66", _CHIP_LETTERS, _CHIP_HIGH, 3, calm, most=420)


@cached
def _ticket(game: str, won: tuple[SeatLook, ...], theme: Theme) -> Piece:
    """The theatre of a game with the faces of its winners over its foot."""
    shown = won[:4]
    out = surfaces.new((_TICKET, round(_TICKET * SHAPE) + _TICKET_FACE // 2), SRCALPHA)
    out.blit(_tiny(game, _TICKET, theme), (0, 0))
    step = min(_TICKET_FACE + 4, (_TICKET - _TICKET_FACE) / max(1, len(shown) - 1))
    for number, look in enumerate(shown):
        x = _TICKET / 2 + (number - (len(shown) - 1) / 2) * step
        avatar_piece(look, _TICKET_FACE - 6).draw(out, (x, out.get_height() - _TICKET_FACE / 2))
    return with_shadow(out, 8, 120, (1, 5))


@cached
def _tiny(game: str, wide: int, theme: Theme) -> Surface:
    """The small theatre of a game, scaled down, because its lamps cannot be painted that small."""
    return surfaces.smoothscale(little_theatre(entry_of(game), _PAINTED, theme), (wide, round(wide * SHAPE)))


@cached
def _paper(size: tuple[int, int], head: str, theme: Theme) -> Piece:
    out = board(*size, CREAM, 26, CARD_EDGE, 4).copy()
    letters = text.fit(head, _title_of(theme, _HEAD, 52), size[0] - 60, theme.sentence_role)
    text.place(out, head, letters, (size[0] / 2, 48), _HEAD_INK, theme.sentence_role)
    return with_shadow(out, 14, 130, (3, 10), (0, 0))


@cached
def _row(place: EveningPlace, name: str, size: tuple[int, int], theme: Theme) -> Piece:
    """A guest's place, face, name and points; the first place is on gold. Its anchor is its upper left corner."""
    wide, high = size
    columns = 1 if wide > 400 else 2
    first = place.place == 1
    ground = board(wide, high - 8, _BEST, _BEST_RADIUS, GOLD_DARK, 4) if first else None
    out = ground.copy() if ground is not None else fragment("", (wide, high - 8)).copy()
    middle, face = (high - 8) / 2, _face_in(high)
    grown, plain = min(theme.text_scale, 1.3), INK
    x = _face_at(face, columns)
    if columns == 1:
        text.place(out, str(place.place), min(round(_NUMBER * grown), high - 14), (46, middle), plain, "bold")
    avatar_piece(SEAT_LOOKS[place.guest.look], face).draw(out, (x, middle))
    points = min(round(_POINTS * grown), high - 10) if columns == 1 else _POINTS_SMALL
    text.place(out, str(place.points), points, (wide - 24, middle), plain, "extrabold", "right")
    left = x + face // 2 + (20 if columns == 1 else 10)
    room = wide - 24 - text.width(str(place.points), points, "extrabold") - 12 - left
    letters = text.fit(name, min(round(_NAME * grown), high - 10), room, theme.sentence_role)
    shown = text.clipped(name, letters, room, theme.sentence_role)
    text.place(out, shown, letters, (left, middle), plain, theme.sentence_role, "left")
    return with_shadow(out, 6, 90 if first else 0, (1, 4), (0, 0))


def _plot(size: tuple[int, int], theme: Theme) -> Rect:
    """Rectangle of the lines on their board."""
    below = 88 if theme.large_text else 78
    return Rect(60, 96, size[0] - 60 - 122, size[1] - 96 - below)


@cached
def _course_board(size: tuple[int, int], head: str, games: tuple[str, ...], theme: Theme) -> Piece:
    """The board of the lines, with the games below, as theatres if names do not fit. With large text it has no grid."""
    wide, high = size
    out = board(wide, high, theme.plate if theme.high_contrast else _BOARD, 22, "#3A3070", 4).copy()
    letters = text.fit(head, _title_of(theme, _HEAD, 52), wide - 200, theme.sentence_role)
    text.place(out, head, letters, (40, 50), SIGN_TITLE, theme.sentence_role, "left")
    room = _plot(size, theme)
    rows = () if theme.large_text else range(5)
    lines = "".join(
        f'<path d="M{room.left} {room.top + room.height * i / 4:.1f}H{room.right}" stroke="{_GRID}" stroke-width="2"/>'
        for i in rows
    )
    if lines:
        out.blit(fragment(lines, size), (0, 0))
    each = room.width / max(1, len(games))
    titles = [entry_of(game).title for game in games]
    shown = min((text.fit(title, _title_of(theme, 34, 44), each - 16, "semibold") for title in titles), default=34)
    fits = all(text.width(title, shown, "semibold") <= each - 16 for title in titles)
    for number, (game, title) in enumerate(zip(games, titles, strict=True)):
        at = (room.left + each * (number + 0.5), room.bottom + 40)
        if fits:
            text.place(out, title, shown, at, SIGN_TITLE, "semibold")
        else:
            theatre = _tiny(game, min(_THEATRE_BELOW, round(each) - 8), theme)
            out.blit(theatre, theatre.get_rect(center=(round(at[0]), round(at[1]))))
    return with_shadow(out, 14, 130, (3, 10), (0, 0))


@cached
def _course_lines(lines: tuple[tuple[SeatLook, tuple[int, ...]], ...], size: tuple[int, int]) -> Surface:
    """One line for each guest, in its light colour and with its own dashes. The best one is on top."""
    wide, high = size[0] - 2 * _LINE, size[1] - 2 * _LINE
    top = max(1, *(max(course) for _, course in lines), 1)
    out = []
    for number, (look, course) in reversed(tuple(enumerate(lines))):
        games = max(1, len(course) - 1)
        corners = [(_LINE + wide * i / games, _LINE + high * (1 - amount / top)) for i, amount in enumerate(course)]
        drawn = "".join(_dashed(corners, *_DASHES[number % len(_DASHES)]))
        out.append(
            f'<path d="{drawn}" fill="none" stroke="{look.light}" stroke-width="{_LINE}" stroke-linecap="round"/>'
        )
    return fragment("".join(out), size)


def _dashed(corners: Sequence[tuple[float, float]], dash: float, gap: float) -> list[str]:
    """SVG paths of a broken line in whole dashes; without a gap it is one path."""
    if not gap:
        return ["M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners)]
    out, way = [], 0.0
    for (x, y), (to_x, to_y) in pairwise(corners):
        long = hypot(to_x - x, to_y - y)
        place = -way % (dash + gap) if way % (dash + gap) > dash else 0.0
        while place < long:
            end = min(long, place + dash - (way + place) % (dash + gap))
            points = [(x + (to_x - x) * share / long, y + (to_y - y) * share / long) for share in (place, end)]
            out.append("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points))
            place = end + gap
        way += long
    return out


@cached
def _fact(look: SeatLook, number: str, words: str, size: tuple[int, int], theme: Theme) -> Piece:
    """A guest's best deed; its anchor is its upper left corner."""
    wide, high = size
    out = board(wide, high, CREAM, 22, CARD_EDGE, 4).copy()
    line = high * 0.4
    face = min(_FACT_FACE, round(high * 0.48))
    avatar_piece(look, face).draw(out, (36 + face // 2, line))
    room = wide - face - 80
    letters = text.fit(number, min(_FACT, round(high * 0.42)), room, "extrabold")
    text.place(out, number, letters, (36 + face + (wide - face - 36) / 2, line), INK, "extrabold")
    small = text.fit(words, _title_of(theme, _FACT_WORDS, 56), wide - 40, theme.sentence_role)
    shown = text.clipped(words, small, wide - 40, theme.sentence_role)
    text.place(out, shown, small, (wide / 2, high * 0.8), _HEAD_INK, theme.sentence_role)
    return with_shadow(out, 12, 120, (2, 8), (0, 0))


class StandingsSoFar(StandingsScene):
    """The standings during a game, above its pause."""

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
    """The podium of a whole evening, which leads to its standings."""

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
