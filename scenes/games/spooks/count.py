"""The count at the end of a hand: the cards left in each hand fall into a sack, card by card (SP-80, SP-81)."""

from collections.abc import Iterator, Sequence
from functools import partial

from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.games.spooks.cards import POINTS, sort_hand
from engine.games.spooks.events import HandEnded
from engine.games.spooks.view import View
from game.canvas import Canvas
from game.context import Context
from game.easing import CARD_FALLS, CARDS_FALL_MOST, Feel
from game.theme import Theme
from game.timeline import Call, Clip, Par, Seq, Tween, Wait, stagger
from scenes.games.spooks.art import faces, sacks
from scenes.games.spooks.sentences import hand_won_by
from scenes.games.spooks.sheets import RIBBON, LeftSheet, left_in_hands
from scenes.seating import Seating
from scenes.table.boards.lead import Lead
from scenes.table.boards.table_count import SheetButton, TableCount, draw_ribbon, players_ahead
from scenes.table.phrases import Speakers

BEGINS = 0.4
STEPS = 8  # notes that the count rises


class CountScene(TableCount):
    """`target`: the points of a series that grab a seat; None for a single hand. Its sheet shows the cards."""

    def __init__(self, context: Context, event: HandEnded, view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.result = result = event.result
        self.target = view.target
        self.seats = tuple(seat for seat, cards in enumerate(result.left) if cards or seat in result.winners)
        self.sheet = SheetButton(say("spooks-see-left"), partial(LeftSheet, context, result, who, seating))
        self.cards = {seat: sort_hand(result.left[seat]) for seat in self.seats}
        self.lead = Lead.counted(result.totals, result.points, who.sides, view.phase == "end", fewest=True)
        self.fallen = 0.0
        """The share of all falls that is over."""
        self.told = False

    # Motion

    @property
    def _most(self) -> int:
        """The most cards that a hand has left."""
        return max(len(cards) for cards in self.cards.values())

    @property
    def _card_falls(self) -> Feel:
        return self.feel(CARD_FALLS).within(self._most, self.before_roll(CARDS_FALL_MOST))

    def enter(self) -> None:
        super().enter()
        notes = [self._note(card) for card in range(self._most)]
        seconds = self._card_falls.lasts(self._most)
        falls = Par(Tween(self, seconds, fallen=1.0), stagger(self._card_falls.gap, notes))
        self.lane.play(Seq(Wait(BEGINS), falls, self.drum_roll(), Call(self._tell), self.cheers()))

    def _note(self, card: int) -> Clip:
        note = min(STEPS, card * STEPS // max(1, self._most))
        return self.heard("celesta", note)

    def _tell(self) -> None:
        self.told = True
        if self.result.grabbed:
            self.context.sound.play("midnight")

    def _falling(self, seat: Seat) -> tuple[tuple[Card, float], ...]:
        """The cards left to a seat, each with the share of its fall."""
        return tuple(zip(self.cards[seat], self._card_falls.shares(self._most, self.fallen), strict=False))

    def counted(self, seat: Seat) -> int:
        """The points in the sack of a seat."""
        return sum(POINTS[card] for card, share in self._falling(seat) if share >= 1)

    # Words

    def sentence(self) -> Message:
        return hand_won_by(self.result.winners)

    def lines(self) -> Sequence[Message]:
        return left_in_hands(self.result, self.target)

    # Drawing

    def ahead(self) -> Iterator[None]:
        """Draw the sacks, the cards and the figures."""
        boxes, alone = self._places(), len(self.seats) <= sacks.ONE_ROW
        for seat, box in zip(self.seats, boxes, strict=True):
            yield from sacks.sacks_ahead(box, self.station(seat), alone, self.target is not None, faces)
        if not alone:
            return
        looks = [(self.seating[seat].picture, self.pose(seat, told)) for told in (False, True) for seat in self.seats]
        yield from players_ahead(looks, sacks.head_of(boxes[0]))

    def pose(self, seat: Seat, told: bool) -> str:
        """How a player stands before or after the result is `told`."""
        if not told or (seat not in self.result.winners and seat not in self.result.grabbed):
            return "rest"
        return "slump" if seat in self.result.grabbed else "cheer"

    def _places(self) -> list[Rect]:
        return sacks.places(len(self.seats), self.paper.bottom, self.context.theme.large_text)

    def paint(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        draw_ribbon(canvas, self.words_of(say("spooks-count")), RIBBON, theme)
        alone, totalled = len(self.seats) <= sacks.ONE_ROW, self.target is not None
        boxes, stations = self._places(), [self.station(seat) for seat in self.seats]
        for box, station in zip(boxes, stations, strict=True):
            sacks.draw_station(canvas, box, station, alone, totalled, faces, theme)
        crowned = zip(self.seats, boxes, stations, strict=True)
        heads = {seat: sacks.crown_at(box, station, alone) for seat, box, station in crowned}
        self.draw_crowns(canvas, heads, sacks.player_of(boxes[0], alone).width)

    def station(self, seat: Seat) -> sacks.Station:
        """A seat as it is shown now."""
        result, told = self.result, self.told
        total = say("spooks-count-total", amount=result.totals[seat]) if told and self.target is not None else None
        return sacks.Station(
            name=self.who.names[seat],
            look=self.seating[seat].picture,
            pose=self.pose(seat, told),
            hop=self.hop,
            cards=self._falling(seat),
            points=self.counted(seat),
            grabbed=told and seat in result.grabbed,
            total="" if total is None else self.words_of(total),
            leads=self.leads(seat),
        )
