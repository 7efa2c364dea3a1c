"""The count at the end of a match (HK-84 to HK-98). The three missing turn on their hooks, one after the other.

Then all guesses open beside their players, and all hands if they were named. Right letters bring stars, and a ribbon
says who was right. A press ends the motion, the next one turns the page.
"""

from collections.abc import Iterator, Sequence

from engine.core.messages import Message, Who, say
from engine.games.hooky.events import MatchEnded
from engine.games.hooky.options import HOOKY
from engine.games.hooky.view import View
from game.canvas import Canvas
from game.context import Context
from game.easing import FOUND, FOUND_BEAT, RIBBON_IN, SIGN_FLY, STAR_FLIES, Feel
from game.input.actions import Press
from game.theme import GOOD
from game.timeline import Call, Clip, Seq, Wait
from game.widgets.bindings import Binding
from game.widgets.bottom_bar import BottomBar
from scenes.games.hooky import sounds
from scenes.games.hooky.art.backdrop import BAR, room
from scenes.games.hooky.art.count_drawing import Board, crown_at, draw_reveal, places_of, ribbon_at
from scenes.games.hooky.sentences import decided, pupils, row
from scenes.seating import Seating
from scenes.table.boards.lead import Lead
from scenes.table.boards.sheet import STANDS, points_told
from scenes.table.boards.table_count import TableCount, draw_ribbon, players_ahead
from scenes.table.phrases import Speakers, people

HUSH = 0.9
"""Seconds before the first card turns."""
GUESS_SECONDS, HAND_SECONDS = 0.3, 0.5  # after the stars
NOTES = 8
"""Notes that points rise."""
GUESSES, HANDS = "guesses", "hands"


class CountScene(TableCount):
    """`board`: the current picture, which the animation changes."""

    opaque = True

    def __init__(self, context: Context, event: MatchEnded, view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.event, self.view = event, view
        self.pages = (GUESSES, HANDS) if view.ruleset.kind.names_hands else (GUESSES,)
        self.board = Board(event, view.ruleset, last=self.pages == (GUESSES,))
        self.lead = Lead(after=event.winners, decides=True)

    def enter(self) -> None:
        super().enter()
        found = [self._found(place) for place in range(HOOKY)]
        self.lane.play(Seq(Wait(HUSH), *found, self._rise(), *self._guesses(), self._ribbon()))

    def ahead(self) -> Iterator[None]:
        """Draw the figures of all pages."""
        seats = tuple(enumerate(plan.picture for plan in self.seating.seats))
        for page in self.pages:
            board = Board(self.event, self.view.ruleset, page=page, last=page == self.pages[-1])
            for board.told in (0.0, 1.0):
                poses = [(look, board.pose(seat)) for seat, look in seats]
                yield from players_ahead(poses, places_of(board, self.context.theme).head)

    # Animation

    def _tween(self, feel: Feel, **values: float) -> Clip:
        return self.feel(feel).tween(self.board, **values)

    def _found(self, place: int) -> Clip:
        """Turn a card on its hook."""
        return Seq(self.heard(sounds.FOUND[place]), self._tween(FOUND, found=place + 1.0), Wait(FOUND_BEAT))

    def _rise(self) -> Clip:
        """Make room for the guesses."""
        return self._tween(SIGN_FLY, risen=1.0)

    def _guesses(self) -> list[Clip]:
        """Open guess after guess, seat by seat."""
        rounds, seats = range(len(self.view.ruleset.guessed_after)), range(len(self.seating))
        parts = [self.event.parts[seat][number] for number in rounds for seat in seats]
        return [self._opened("guesses", points, GUESS_SECONDS) for points in parts]

    def _hands(self) -> list[Clip]:
        """Open each seat's hand, and all guesses of it."""
        seats = range(len(self.seating))
        points = [sum(self.board.hand_points(seat, of) for seat in seats if seat != of) for of in seats]
        return [self._opened("hands", each, HAND_SECONDS) for each in points]

    def _opened(self, kind: str, points: int, stands: float) -> Clip:
        """Open one more guess or hand, and let its stars fly."""

        def opens() -> None:
            setattr(self.board, kind, getattr(self.board, kind) + 1)
            self.board.flown = 0.0 if points else 1.0

        name, note = (sounds.POINT, min(NOTES, points // 2)) if points else ("tap", 0)
        flies = self._tween(STAR_FLIES, flown=1.0) if points else Wait(STAR_FLIES.seconds)
        return Seq(Call(opens), flies, self.heard(name, note), Wait(stands))

    def _ribbon(self) -> Clip:
        """Say who was right, and at the end who has won."""
        name = "applause" if self.board.last else "made" if self.board.found_by[0] else "short"
        heard = self.heard(name)
        told = self._tween(RIBBON_IN, told=1.0)
        return Seq(self.drum_roll(), heard, told, self.cheers()) if self.board.last else Seq(heard, told, self.hops())

    def _turn_page(self) -> None:
        """Turn to the hands, or continue to the podium."""
        if self.board.last:
            self.context.stack.dismiss()
            return
        self.board.page, self.board.last, self.board.told = HANDS, True, 0.0
        self.lane.play(Seq(Wait(0.3), *self._hands(), self._ribbon()))

    # Presses

    def next_words(self) -> Message:
        return super().next_words() if self.board.last else say("hooky-next-hands")

    def asked_sheet(self) -> tuple[Binding, ...]:
        """The class book with the points, once all are counted."""
        return super().asked_sheet() if self.board.last else ()

    def leave_page(self, press: Press) -> None:
        self.context.sound.play("page")
        self._turn_page()

    def update(self, dt: float) -> None:
        """Advance the animation. Without people the page turns by itself."""
        if self.alone and not self.board.last and not self.lane.busy and self._rest - dt <= 0:
            self._rest = STANDS
            self._turn_page()
            return
        super().update(dt)

    # Pictures and words

    @property
    def outcome(self) -> Message:
        """Who found the missing, or at the end who has won, on the ribbon."""
        if self.board.page == HANDS:
            winners = self.event.winners
            return say("hooky-count-won", seats=people(winners), amount=self.event.scores[winners[0]])
        most, seats = self.board.found_by
        if not most:
            return say("hooky-count-none")
        if most == HOOKY and len(seats) == len(self.seating):
            return say("hooky-count-together")
        if most == HOOKY:
            return say("hooky-count-all", seats=people(seats))
        return say("hooky-count-some", seats=people(seats), count=most)

    def sentence(self) -> Message:
        found = round(self.board.found)
        if self.board.last and self.board.told:
            return decided(self.view)
        if self.board.page == HANDS:
            return self._hands_sentence()
        if found < HOOKY:
            names = pupils(self.event.hooky[:found])
            return say("hooky-found-some", names=names) if names else say("hooky-found-none")
        return say("hooky-found-all", names=pupils(self.event.hooky))

    def lines(self) -> Sequence[Message]:
        """Who was right, and at the end the points. Before that the rail names each turned card."""
        if not self.board.told:
            return ()
        return (self.outcome, *points_told(self.event.scores)) if self.board.last else (self.outcome,)

    def _hands_sentence(self) -> Message:
        if not self.board.hands:
            return say("hooky-hands-before")
        owner = self.board.hands - 1
        return say("hooky-hands-shown", seat=Who(owner), row=row(self.event.hands[owner]))

    def draw(self, canvas: Canvas) -> None:
        theme = self.context.theme
        canvas.blit(room(theme), (0, 0))
        draw_reveal(canvas, self.board, self.seating, self.who, theme, self.hop)
        places = places_of(self.board, theme)
        at, wide = ribbon_at()
        draw_ribbon(canvas, self.words_of(self.outcome), GOOD, theme, self.board.told, at, wide)
        heads = {seat: crown_at(self.board, seat, places, self.hop) for seat in range(len(self.seating))}
        self.draw_crowns(canvas, heads, places.head)
        bar = BottomBar(self.bar_words(), self.hints(), self.context.devices.hint, ground=BAR)
        self.context.draw_bottom_bar(canvas, bar)
