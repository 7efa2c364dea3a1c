"""The count at the end of a round (WP-55 to WP-70). Porters run with their guesses to the words, and the right ones
bring points. A ribbon says who got most."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect

from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.games.word_porters.events import MatchEnded, RoundEnded
from engine.games.word_porters.options import ROUNDS
from engine.games.word_porters.view import View
from game.canvas import Canvas
from game.context import Context
from game.draw.frame import frame
from game.easing import PORTER_RUNS, PORTERS_RUN_MOST, RIBBON_IN, STAR_FLIES, STARS_MOST, Feel
from game.theme import GOOD, Theme
from game.timeline import Clip, Par, Seq, Tween, Wait, stagger
from scenes.games.word_porters.art import lanes
from scenes.games.word_porters.art.backdrop import FRAME, backdrop
from scenes.games.word_porters.art.furniture import looks_of
from scenes.games.word_porters.sentences import next_start
from scenes.games.word_porters.sheets import RIBBON, SheetScene, in_parcels, lines
from scenes.seating import Seating
from scenes.table.boards.gathered import draw_gathered, hats_of
from scenes.table.boards.gathered import head_of as children_head
from scenes.table.boards.lead import Lead
from scenes.table.boards.sheet import points_told
from scenes.table.boards.table_count import RIBBON_AT, SheetButton, TableCount, draw_ribbon, players_ahead
from scenes.table.phrases import Speakers, people

BEGINS = 0.4
NOTES = 8  # that points rise at most
_GATHERED, _FOOT = (150, 372), 10  # left edge and top of the children's parcels; px below them


class CountScene(TableCount):
    """`run`, `paid` and `told`: the shares of all porters' ways, of the points' flights and of the ribbon's way."""

    opaque = True

    def __init__(
        self, context: Context, event: RoundEnded | MatchEnded, view: View, who: Speakers, seating: Seating
    ) -> None:
        super().__init__(context, who, seating)
        self.event, self.rounds, self.words = event, ROUNDS[view.variant], lines(event.played)
        self.sheet = SheetButton(say("word_porters-scores"), partial(SheetScene.latest, context, view, who, seating))
        self.guesses = [self._guesses(seat) for seat in range(len(self.words))]
        self.points = tuple((of.seat, by, seat) for of in self.words for by in of.finders for seat in (of.seat, by))
        """The points of the round: the word, the porter that brings it, and the seat that gets it."""
        self.lead = Lead.counted(event.scores, event.played.points, who.sides, event.played.round == self.rounds)
        self.run = self.paid = self.told = 0.0

    def _guesses(self, seat: Seat) -> list[tuple[Seat, int, bool]]:
        """The others with the number that each guessed for a seat and whether it is right; these come first."""
        word, votes = self.words[seat], self.event.played.votes
        tiles = [(voter, tile) for voter, of in enumerate(votes) if voter != seat and (tile := of[seat]) is not None]
        return sorted(((voter, tile, tile == word.number) for voter, tile in tiles), key=lambda guess: not guess[2])

    # Motion

    @property
    def _runners(self) -> int:
        """How many porters run. Children see the points at once."""
        return 0 if self.context.theme.kids else sum(map(len, self.guesses))

    @property
    def _runs(self) -> Feel:
        return self.feel(PORTER_RUNS).within(self._runners, self.before_roll(PORTERS_RUN_MOST))

    @property
    def _flies(self) -> Feel:
        return self.feel(STAR_FLIES).within(len(self.points), STARS_MOST)

    def enter(self) -> None:
        super().enter()
        self.lane.play(
            Seq(
                Wait(BEGINS),
                self._all_run(),
                self._all_paid(),
                self.drum_roll(),
                self.heard("chime"),
                self.feel(RIBBON_IN).tween(self, told=1.0),
                self.cheers(bool(self.points)),
            )
        )

    def _all_run(self) -> Clip:
        if not self._runners:
            return Wait(0)
        sounds = [self.heard("parcel" if right else "tap") for guesses in self.guesses for _, _, right in guesses]
        heard = Seq(Wait(self._runs.seconds), stagger(self._runs.gap, sounds))
        return Par(Tween(self, self._runs.lasts(self._runners), run=1.0), heard)

    def _all_paid(self) -> Clip:
        count = len(self.points)
        if not count:
            return Wait(0)
        seconds, notes = self._flies.lasts(count), min(NOTES, count)
        rising = [self.heard("pluck", note) for note in range(notes)]
        heard = Seq(Wait(self._flies.seconds), stagger((seconds - self._flies.seconds) / notes, rising))
        return Par(Tween(self, seconds, paid=1.0), heard)

    def flights(self) -> list[lanes.StarFlight]:
        """All points with the share of their way."""
        shares = self._flies.shares(len(self.points), self.paid)
        return [lanes.StarFlight(*point, share) for point, share in zip(self.points, shares, strict=True)]

    def got(self, seat: Seat) -> int:
        """The points of a seat that have come."""
        return sum(flight.share >= 1 for flight in self.flights() if flight.seat == seat)

    # Words

    def sentence(self) -> Message:
        """Which round it was; after its result, who starts the next one or who wins."""
        if not self.told:
            return self._round
        event = self.event
        if isinstance(event, MatchEnded):
            return say("word_porters-ended", seats=people(event.winners))
        return next_start(event)

    @property
    def _round(self) -> Message:
        return say("word_porters-round-of", number=self.event.played.round, amount=self.rounds)

    @property
    def outcome(self) -> Message:
        """Who got most points in the round, on the ribbon. Children hear which round it was."""
        points = self.event.played.points
        most = max(points)
        if self.context.theme.kids:
            return self._round
        if not most:
            return say("word_porters-count-none")
        if min(points) == most:
            return say("word_porters-count-all", count=most)
        seats = [seat for seat, got in enumerate(points) if got == most]
        return say("word_porters-count-most", seats=people(seats), count=most)

    def lines(self) -> Sequence[Message]:
        return self.outcome, *points_told(self.event.scores)

    # Drawing

    def pose(self, seat: Seat, told: bool) -> str:
        """How the owner of a word stands before or after the result is `told`. All children cheer."""
        got = self.event.played.points
        if not told:
            return "rest"
        if self.context.theme.kids or got[seat] == max(got) > 0:
            return "cheer"
        return "rest" if got[seat] else "slump"

    def ahead(self) -> Iterator[None]:
        """Draw the figures in idle time: owners, and porters that were wrong."""
        looks = looks_of(self.seating)
        if self.context.theme.kids:
            poses = [(look, pose) for pose in ("rest", "cheer") for look in looks]
            yield from players_ahead(poses, children_head(self._gathered(), len(looks)))
            return
        owners = [(look, self.pose(seat, told)) for told in (False, True) for seat, look in enumerate(looks)]
        wrong = [(looks[seat], "slump") for guesses in self.guesses for seat, _, right in guesses if not right]
        yield from players_ahead((*owners, *wrong), lanes.head_of(self._places()[0]))

    def _places(self) -> list[Rect]:
        return lanes.lanes(len(self.words), self.paper.bottom, self.context.theme.large_text)

    def _gathered(self) -> Rect:
        left, top = _GATHERED
        return Rect(left, top, 2 * (round(RIBBON_AT[0]) - left), self.paper.bottom - _FOOT - top)

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop(self.context.theme, True), (0, 0))
        frame(FRAME).draw(canvas)
        super().draw(canvas)

    def paint(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        color = RIBBON if theme.kids or not any(self.event.played.points) else GOOD
        draw_ribbon(canvas, self.words_of(self.outcome), color, theme, self.told)  # behind raised paws and crowns
        if theme.kids:
            self._paint_parcels(canvas, theme)
        else:
            shown_now, boxes, looks = self.shown(), self._places(), looks_of(self.seating)
            for lane, box in zip(shown_now, boxes, strict=True):
                lanes.draw_lane(canvas, box, lane, looks, theme)
            lanes.draw_stars(canvas, boxes, shown_now, self.flights())
            heads = {lane.seat: lanes.crown_at(box, lane) for lane, box in zip(shown_now, boxes, strict=True)}
            self.draw_crowns(canvas, heads, lanes.head_of(boxes[0]))

    def _paint_parcels(self, canvas: Canvas, theme: Theme) -> None:
        """For children: draw all parcels so far."""
        scores, new = self.event.scores, self.event.played.points
        shown = [score - got + self.got(seat) for seat, (score, got) in enumerate(zip(scores, new, strict=True))]
        children = [
            replace(child, pose=self.pose(seat, self.told > 0), hop=self.hop)
            for seat, child in enumerate(in_parcels(shown, scores, self.who, self.seating, theme))
        ]
        draw_gathered(canvas, self._gathered(), children, theme)
        heads = dict(enumerate(hats_of(self._gathered(), children)))
        self.draw_crowns(canvas, heads, children_head(self._gathered(), len(children)))

    def shown(self) -> list[lanes.Lane]:
        """All words as they are shown now."""
        shares = iter(self._runs.shares(self._runners, self.run))
        out = []
        for word, guesses in zip(self.words, self.guesses, strict=True):
            got, score = self.got(word.seat), self.event.scores[word.seat]
            out.append(
                lanes.Lane(
                    seat=word.seat,
                    number=word.number,
                    word=word.word,
                    pose=self.pose(word.seat, self.told > 0),
                    hop=self.hop,
                    runners=tuple(lanes.Runner(*guess, next(shares)) for guess in guesses),
                    got=got,
                    total=score - word.points + got,
                    leads=self.leads(word.seat),
                )
            )
        return out
