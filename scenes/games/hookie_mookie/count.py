"""The count at the end of a match (HM-64 to HM-68): the sun moves by every card that was drawn, and the full sets come.
Then the cards left in the hands come card by card. Children see no numbers: the sun and the crowns of the winners
tell the result."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.hookie_mookie.cards import sort_hand
from engine.games.hookie_mookie.events import MatchEnded
from engine.games.hookie_mookie.view import View
from game.canvas import Canvas
from game.context import Context
from game.easing import HELD_SHOWN, HELD_SHOWN_MOST, RIBBON_IN, SUN_SINKS, SUN_SINKS_MOST, Feel
from game.theme import BAD, GOOD, Theme
from game.timeline import Call, Par, Seq, Tween, Wait, stagger
from scenes.games.hookie_mookie import sounds
from scenes.games.hookie_mookie.art import evening
from scenes.games.hookie_mookie.art.backdrop import cards_at_start
from scenes.games.hookie_mookie.sentences import OUT
from scenes.seating import Seating
from scenes.table.boards.lead import Lead
from scenes.table.boards.table_count import TableCount, draw_ribbon, players_ahead
from scenes.table.phrases import Speakers, people

BEGINS = 0.4
BELOW = 0.1  # of its path, by which the sun goes on until the sea hides it
NOTES = 8  # by which the sun's sound falls; and the most sounds of the hands


class CountScene(TableCount):
    """`sunk`, `shown` and `told`: the shares of the sun's way, of all cards that come, and of the ribbon's way."""

    def __init__(self, context: Context, event: MatchEnded, view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.event, self.view = event, view
        self.hands = tuple(map(sort_hand, event.hands))
        self.lead = Lead(after=event.winners, decides=True)
        self.sunk = self.shown = self.told = 0.0

    # Motion

    @property
    def _whole(self) -> int:
        """The cards of the deck at the start."""
        return cards_at_start(self.view)

    @property
    def _drawn(self) -> int:
        return self._whole - len(self.event.deck)

    @property
    def _most(self) -> int:
        """The most cards that a hand has left."""
        return max(map(len, self.hands))

    @property
    def _sinks(self) -> Feel:
        return self.feel(SUN_SINKS).within(self._drawn, self.before_roll(SUN_SINKS_MOST))

    @property
    def _comes(self) -> Feel:
        return self.feel(HELD_SHOWN).within(self._most, HELD_SHOWN_MOST)

    def enter(self) -> None:
        super().enter()
        play, sinks = self.context.sound.play, self._sinks.lasts(self._drawn)
        falling = [self.heard(sounds.LAID, NOTES - note) for note in range(NOTES)]
        comes, slaps = self._comes.lasts(self._most), min(NOTES, self._most)
        laid = [self.heard(sounds.HANDED) for _ in range(slaps)]
        heard = sounds.VOILA if self._won else sounds.SUNDOWN
        self.lane.play(
            Seq(
                Wait(BEGINS),
                Par(Tween(self, sinks, sunk=1.0), stagger(sinks / NOTES, falling)),
                Par(Tween(self, comes, shown=1.0), stagger(comes / max(1, slaps), laid)),
                self.drum_roll(),
                Call(lambda: play(heard)),
                self.feel(RIBBON_IN).tween(self, told=1.0),
                self.cheers(self._won),
            )
        )

    @property
    def drawn(self) -> float:
        """How many cards the sun has moved by."""
        steps = self._sinks.shares(self._drawn, self.sunk)
        return sum(SUN_SINKS.ease(max(0.0, min(1.0, share))) for share in steps)

    @property
    def left(self) -> int:
        """The cards of the deck that are not counted yet."""
        return self._whole - sum(share >= 1 for share in self._sinks.shares(self._drawn, self.sunk))

    def counted(self, seat: Seat) -> int:
        """How many of the cards left to a seat are shown."""
        shares = self._comes.shares(self._most, self.shown)
        return sum(share >= 1 for share in shares[: len(self.hands[seat])])

    # Words

    @property
    def _won(self) -> bool:
        return self.event.result == "players"

    @property
    def outcome(self) -> Message:
        """The result on the ribbon: what was left of the day, or in the hands. For children it is who won."""
        if self.context.theme.kids and len(self.event.winners) in (0, self.view.players):
            return self.sentence()
        if not self._won:
            return say("hookie_mookie-count-lost", count=sum(map(len, self.hands)))
        if len(self.event.winners) < self.view.players:
            return say("hookie_mookie-podium-race", seats=people(self.event.winners))
        return say("hookie_mookie-count-won", count=len(self.event.deck))

    def sentence(self) -> Message:
        return say("hookie_mookie-won" if self._won else "hookie_mookie-lost")

    def lines(self) -> Sequence[Message]:
        """The result, the full sets, and the number of cards that each seat has left."""
        if self.context.theme.kids:  # without numbers
            return (self.outcome,)
        hands = enumerate(self.hands)
        left = (say("table-points", seat=Who(seat), amount=len(cards) or OUT) for seat, cards in hands)
        return self.outcome, say("hookie_mookie-count-sets", count=len(self.view.cleared)), *left

    # Drawing

    def pose(self, seat: Seat, told: bool) -> str:
        """How a player stands before or after the result is `told`: all of a group do the same. Children sleep after
        sunset."""
        if not told:
            return "rest"
        if not self._won:
            return "sleep" if self.context.theme.kids else "slump"
        return "cheer" if seat in self.event.winners else "rest"

    def ahead(self) -> Iterator[None]:
        """Draw the figures."""
        looks = [
            (plan.picture, self.pose(seat, told))
            for told in (False, True)
            for seat, plan in enumerate(self.seating.seats)
        ]
        yield from players_ahead(looks, evening.head_of(self._places()[0]))

    def _places(self) -> list[Rect]:
        return evening.places(self.view.players, self.paper.bottom, self.context.theme.large_text)

    def paint(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        draw_ribbon(canvas, self.words_of(self.outcome), GOOD if self._won else BAD, theme, self.told)
        whole = tuple(gone.value for gone in self.view.cleared)
        sets = whole[: int(len(whole) * self.sunk)]
        day = self.drawn / self._whole + (0 if self._won else BELOW * self.told)
        sky = evening.sky_of(paper.bottom, theme.large_text)
        evening.draw_day(canvas, sky, day, sets)
        if not theme.kids:
            evening.draw_deck_left(canvas, sky, self.left)
        boxes, hands = self._places(), [self.hand_left(seat) for seat in range(self.view.players)]
        letters = evening.name_letters((hand.name for hand in hands), boxes[0], theme)
        for box, hand in zip(boxes, hands, strict=True):
            evening.draw_hand_left(canvas, box, hand, letters, theme)
        heads = {seat: evening.crown_at(boxes[seat], hand) for seat, hand in enumerate(hands)}
        self.draw_crowns(canvas, heads, evening.head_of(boxes[0]))

    def hand_left(self, seat: Seat) -> evening.HandLeft:
        """A seat as it is shown now."""
        return evening.HandLeft(
            name=self.who.names[seat],
            look=self.seating[seat].picture,
            pose=self.pose(seat, self.told > 0),
            hop=self.hop,
            cards=self.hands[seat],
            shown=self.counted(seat),
            out=not self.hands[seat],
        )
