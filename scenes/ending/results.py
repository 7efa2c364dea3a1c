"""Results: the podium, the scores, and what comes next."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from engine.core.messages import Message, Who, say
from game import status_badge as standing
from game.canvas import Canvas
from game.context import Context
from game.draw.boards import pill
from game.draw.cache import cached, converted
from game.draw.frame import house_frame
from game.draw.icons import icon
from game.draw.paper import Piece
from game.easing import RESULTS_STAND
from game.evening import Evening
from game.input.actions import Action, Press
from game.scene import Narrated, Scene
from game.text.catalogue import Voice
from game.theme import HOUSE_FRAME, SAFE, Theme
from game.widgets.bindings import Binding, table
from game.widgets.focus import Target
from game.widgets.house_scene import WIDE_SIDE_CURTAINS
from scenes.ending import podium, props
from scenes.ending.ending import Ending, Endings, Thrown
from scenes.ending.guest_name import GuestName
from scenes.ending.offers import Offer, OffersScene
from scenes.ending.podium import Standing
from scenes.ending.podium_view import PodiumView
from scenes.ending.reel import UnaskedReel
from scenes.evening import diary
from scenes.games import entry_of, sides_of, unit_of
from scenes.seating import TablePlan
from scenes.table.game_table import table_of
from scenes.table.phrases import Speakers

AGAIN, OTHER, LOOK_BACK, REPLAY, FINISH, ON, NAME = "again", "other", "look", "replay", "finish", "on", "name"
DEAL = "deal"
"""The plate in the corner with the number of the deal."""
_OFFERS: tuple[Offer, ...] = (
    (AGAIN, Action.MENU, say("results-again")),
    (OTHER, Action.EXTRA, say("results-other")),
    (LOOK_BACK, Action.INFO, say("results-look-back")),
    (FINISH, Action.BACK, say("results-finish")),
)
_REPLAYED: tuple[Offer, ...] = (
    _OFFERS[0],
    _OFFERS[2],
    (REPLAY, Action.NEXT, say("results-replay")),
    (OTHER, Action.BACK, say("results-other")),
)
"""Offers with a replay. A row has room for four buttons, so "Other game", which leads to the title, also replaces
"Finish"."""
_DEALT: tuple[Offer, ...] = ((DEAL, Action.MENU, say("deal-compare")), *_REPLAYED[1:])
"""Offers after a deal that others have had: the comparison comes first, and there is no "Play again"."""
OF_EVENING: tuple[Offer, ...] = (
    (ON, Action.MENU, say("evening-on")),
    _OFFERS[2],
    _REPLAYED[2],
    (FINISH, Action.BACK, say("replay-leave")),
)
"""Offers within an evening of several games: the standings come first."""
_PLATE_COLORS, _PLATE_LETTERS, _PLATE_HIGH, _PLATE_MOST = ("#2A1640", "#8E6BA8"), 32, 68, 1.2


class ResultsScene(OffersScene):
    """The results of a match. It ignores presses at first, because the last one was meant for the table.

    `end`: the record's end line, or the standings with which a table ended the match (`scenes/table/last_deal.py`).
    `sheet` makes the scene with the scores. `replay` makes the scene that plays the match again with open hands, `reel`
    that of its highlights, which comes unasked.
    """

    side_curtains = WIDE_SIDE_CURTAINS
    rayed = True
    shows_podium = True
    """Whether figures stand on steps, which are drawn ahead."""
    bowing = False
    """Whether all but the winners bow once."""

    def __init__(
        self,
        context: Context,
        plan: TablePlan,
        end: Mapping[str, Any],
        device: str | None = None,
        sheet: Callable[[], Scene] | None = None,
        replay: Callable[[], Scene] | None = None,
        reel: Callable[[], Scene] | None = None,
    ) -> None:
        super().__init__(context, device)
        self.plan, self.sheet, self.replay = plan, sheet, replay
        self._reel = UnaskedReel(context, reel)
        self.evening = diary.of_match(context, plan.aids)
        self.winners = tuple(end["winners"])
        self.order, self.ending = self.stands(end)
        shown = plan.seating, self.order, self.ending, self.winners
        own = table_of(plan.setup.game).feature(Thrown)
        self.podium = PodiumView(context, self.words_of, *shown, self.bowing, props.hat if own is None else own.piece)
        self.guest = GuestName(context, plan)
        self.focus.at = ON if self.evening is not None else DEAL if self._compares else AGAIN

    @property
    def _compares(self) -> bool:
        """Whether other players have had these cards."""
        return self.number is not None and self.plan.deal is not None

    def stands(self, end: Mapping[str, Any]) -> tuple[tuple[Standing, ...], Ending | None]:
        """The standings of a match with that end, and its `Ending` if it is not about points."""
        setup = self.plan.setup
        sides = sides_of(setup)
        order = podium.standings(list(end["scores"]), sides, unit_of(setup.game, setup.variant).fewest)
        if "ended" in end:
            names = podium.many([self.plan.seating[seat].name for seat in end["winners"]])
            return order, Ending(say("results-lead", names=names), say("results-ended", count=end["ended"]))
        endings = table_of(setup.game).feature(Endings)
        if endings is None:
            return order, None
        who = Speakers(self.context.voice_of(self.plan.seating.names), sides)
        return tuple(replace(standing, score=None) for standing in order), endings.of(end, who)

    @property
    def voice(self) -> Voice:
        """The voice with all players' names."""
        return self.context.voice_of(self.plan.seating.names)

    @property
    def ignores_input(self) -> bool:
        """Whether it is too early for a press."""
        return self.podium.stood < RESULTS_STAND

    @property
    def busy(self) -> bool:
        return self.ignores_input or self.podium.busy

    def enter(self) -> None:
        super().enter()
        if self.shows_podium:
            self.when_idle(self.podium.ahead(), first=True)
        heard = self.winners and self.shows_podium  # children have heard the fanfare with the winners
        self.context.sound.play(entry_of(self.plan.setup.game).fanfare if heard else "applause")
        self.context.sound.chatter("news")
        self.context.sound.music(table_of(self.plan.setup.game).art.music)
        self.podium.begin()

    def uncover(self, result: object) -> None:
        """Take a chosen name."""
        if isinstance(result, tuple) and self.guest.seat is not None:
            self.plan = self.guest.take(self.plan, str(result[0]))
            self.podium.seating = self.plan.seating
            self.evening = diary.of_match(self.context, self.plan.aids)
            self.say(say("results-named", name=str(result[0])))
            self.guest.next(self.plan)
            self.focus.at = self._offers()[0][0]
        super().uncover(result)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.podium.advance(dt)
        self._reel.advance(self.podium.stood)

    # Input

    @property
    def number(self) -> int | None:
        """The number of the deal; None if it is not saved, or must not be dealt again."""
        kept = self.context.kiosk is None and not self.children and not self.plan.open_hands
        return (self.plan.deal or self.plan.saved) if kept and self.plan.saved is not None else None

    def _plate(self) -> tuple[Piece, tuple[int, int]] | None:
        if self.number is None:
            return None
        calm = Theme(self.theme.name, self.theme.high_contrast, text_scale=min(self.theme.text_scale, _PLATE_MOST))
        piece = pill((icon("cards", 34), str(self.number)), *_PLATE_COLORS, _PLATE_LETTERS, _PLATE_HIGH, 3, calm)
        return piece, (SAFE.right - piece.box.width // 2, SAFE.top + piece.box.height // 2)

    def targets(self) -> Sequence[Target]:
        plate = self._plate()
        apart = () if plate is None or self._compares else (Target(DEAL, plate[0].rect(plate[1])),)
        return (*super().targets(), *apart)

    def named(self, target: Hashable) -> Message | None:
        own = target == DEAL and not self._compares
        return say("table-dealt-again", text=str(self.number)) if own else super().named(target)

    def bindings(self) -> tuple[Binding, ...]:
        """The plate has a button of its own unless one of the offers leads there."""
        if self.number is None or self._compares:
            return super().bindings()
        opens = Binding(Action.EXTRA, lambda press: self.choose(DEAL, press), None)
        if self.focus.at != DEAL:
            return table((*super().bindings(), opens))
        return self.with_focus(*self.own_buttons(), self.chooses(), opens)

    def _offers(self) -> tuple[Offer, ...]:
        usual = _DEALT if self._compares else _OFFERS if self.replay is None else _REPLAYED
        offers = OF_EVENING if self.evening is not None else usual
        missing = {name for name, made in ((LOOK_BACK, self.sheet), (REPLAY, self.replay)) if made is None}
        if self.guest.seat is not None:  # a row has room for four buttons
            asked = NAME, Action.INFO, say("results-name", name=self.plan.seating[self.guest.seat].name)
            offers = (offers[0], asked, *(offer for offer in offers[1:] if offer[0] != LOOK_BACK))
        return tuple(offer for offer in offers if offer[0] not in missing)

    def choose(self, target: Hashable, press: Press) -> None:
        if self.ignores_input:
            return
        if self.podium.busy:
            self.podium.end()
            return
        self._do(str(target))

    def _do(self, what: str) -> None:
        self.context.sound.play("choose")
        if what == LOOK_BACK and self.sheet is not None:
            self.context.stack.push(self.sheet())
        elif what == REPLAY and self.replay is not None:
            self.context.stack.push(self.replay())
        elif what == NAME and self.guest.seat is not None:
            asked = self.plan.seating[self.guest.seat]
            self.context.stack.push(self.context.place("naming", asked, self.plan.seating.names, self.device))
        elif what == DEAL:
            self.context.stack.push(self.context.place("deal", self.number, self.device, self.plan.saved))
        elif what == ON and self.evening is not None:
            self._leave_for(self.evening)
        elif what == AGAIN:
            self.context.stack.reset(_title(self.context))
            self.context.stack.push(self.context.place("table", self.plan.afresh))
        else:
            self.context.stack.reset(_title(self.context))

    def _leave_for(self, evening: Evening) -> None:
        """Show the evening's standings; after its last game show its podium first."""
        place = "standings" if evening.next_game is not None else "evening_podium"
        self.context.stack.replace(self.context.place(place, evening, self.device, self.replay))

    # Drawing

    def backdrop(self) -> pygame.Surface:
        behind = self.ending.behind if self.ending else None
        return super().backdrop() if behind is None else _outdoors(behind, self.theme)

    def narration(self) -> Narrated:
        return replace(super().narration(), lines=tuple(map(self.words_of, self.scores())))

    def scores(self) -> Sequence[Message]:
        """All scores in words, the best first."""
        counted = ((one.seats, one.score) for one in self.order if one.score is not None)
        return [say("table-points", seat=tuple(map(Who, seats)), amount=score) for seats, score in counted]

    def sentence(self) -> Message:
        if self.focus.at == DEAL:
            return say("deal-compare-line" if self._compares else "deal-plate-line")
        if self.guest.seat is not None and (self.ending is None or self.focus.at == NAME):
            return say("results-name-line", name=self.plan.seating[self.guest.seat].name)
        if self.ending is not None:
            return self.ending.sentence
        setup = self.plan.setup
        return unit_of(setup.game, setup.variant).wins

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        plate = self._plate()
        if plate is not None:
            plate[0].draw(canvas, plate[1])
        if self.focus.at == DEAL and not self._compares:
            self.draw_focus(canvas)
        if self.plan.open_hands and self.plan.standing is not None:  # in the corner that is free here
            words, picture = self.plan.standing
            said = standing.sign(self.words_of(words), picture, self.theme)
            said.draw(canvas, (SAFE.left + said.box.width / 2, SAFE.top + said.box.height))

    def paint(self, canvas: Canvas) -> None:
        self.podium.draw(canvas)


def _title(context: Context) -> Scene:
    return context.place("title", opened=True)


@cached
def _outdoors(behind: Callable[[Theme], pygame.Surface], theme: Theme) -> pygame.Surface:
    """Another set than the wall of the house, between its curtains."""
    out = behind(theme).copy()
    house_frame(HOUSE_FRAME, WIDE_SIDE_CURTAINS).draw(out)
    return converted(out)
