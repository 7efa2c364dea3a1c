"""Results: the podium, the scores, and what comes next."""

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from engine.core.messages import Message, Who, say
from game import status_badge as standing
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.boards import pill, ribbon
from game.draw.cache import cached, converted
from game.draw.frame import house_frame
from game.draw.icons import icon
from game.draw.paper import Piece
from game.easing import CONFETTI_SECONDS, CROWN, RESULTS_STAND, STEP_UP, paced
from game.evening import Evening
from game.idle_work import WhileWanted
from game.input.actions import Action, Press
from game.scene import Narrated, Scene
from game.text.catalogue import Voice
from game.theme import CREAM, HOUSE_FRAME, SAFE, Theme
from game.timeline import Lane, Par, Seq, Tween
from game.widgets.bindings import Binding, table
from game.widgets.focus import Target
from game.widgets.house_scene import WIDE_SIDE_CURTAINS
from scenes.ending import podium, props
from scenes.ending.confetti import draw_confetti
from scenes.ending.ending import Ending, Endings
from scenes.ending.guest_name import GuestName
from scenes.ending.offers import Offer, OffersScene
from scenes.ending.players import PodiumPlayers
from scenes.ending.podium import PodiumStep, Standing
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
_NAMED = 2
"""Most players with a shared place who are all named."""
_LEAST_HIGH = 60  # px of a step that has not risen
_WORDS, _WORDS_Y, _BESIDE_TWO, _BESIDE_THREE = 112, 150, (1256, 660), (560, 640)
"""The winners' names: letters, y, and the middle and most px beside two and three steps."""
_MEDAL, _MEDAL_DOWN = 104, 66
_BEND, _BOWS = 0.26, 2  # share of the height, and number of bows
_BOW_STEP, _LEAN = 116, 4.0  # px and degrees from one to the next
_HOP, _CLAPS, _CLAPPING = 22.0, 9, 160
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
        super().__init__(context)
        self.plan, self.sheet, self.replay = plan, sheet, replay
        self._reel = UnaskedReel(context, reel)
        self.device = device or self.device
        self.evening = diary.of_match(context, plan.aids)
        self.winners = tuple(end["winners"])
        self.order, self.ending = self.stands(end)
        self.rise, self.crown, self.fallen = 0.0, 0.0, 0.0
        self.stood = 0.0
        self.lane = Lane()
        self.guest = GuestName(context, plan)
        self.players = PodiumPlayers([one.picture for one in plan.seating.seats], self._still)
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
        return self.stood < RESULTS_STAND

    @property
    def busy(self) -> bool:
        return self.ignores_input or self.lane.busy

    def enter(self) -> None:
        super().enter()
        if self.shows_podium:
            self.players.waits = True
            figures = self.players.ahead((*self.steps, *map(podium.stool_step, self._on_stool)))
            self.context.idle_work.add(WhileWanted(figures, lambda: self in self.context.stack.scenes))
        heard = self.winners and self.shows_podium  # children have heard the fanfare with the winners
        self.context.sound.play(entry_of(self.plan.setup.game).fanfare if heard else "applause")
        self.context.sound.chatter("news")
        self.context.sound.music(table_of(self.plan.setup.game).art.music)
        if self.context.settings.get.reduced_motion:
            self.rise = self.crown = self.fallen = 1.0
            return
        rising = Tween(self, STEP_UP.seconds + STEP_UP.gap * (podium.STEPS_MOST - 1), rise=1.0)
        self.lane.play(Par(Seq(rising, CROWN.tween(self, crown=1.0)), Tween(self, CONFETTI_SECONDS, fallen=1.0)))

    @property
    def _on_stool(self) -> tuple[Standing, ...]:
        return self.order[-1:] if podium.on_stool(self.order, self.theme) else ()

    def uncover(self, result: object) -> None:
        """Take a chosen name."""
        if isinstance(result, tuple) and self.guest.seat is not None:
            self.plan = self.guest.take(self.plan, str(result[0]))
            self.evening = diary.of_match(self.context, self.plan.aids)
            self.say(say("results-named", name=str(result[0])))
            self.guest.next(self.plan)
            self.focus.at = self._offers()[0][0]
        super().uncover(result)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.stood += dt
        self.lane.advance(paced(dt, self.context.pace))
        self._reel.advance(self.stood)

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
        if self.lane.busy:
            self.lane.finish()
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

    @property
    def steps(self) -> tuple[PodiumStep, ...]:
        """The standings on steps."""
        return podium.steps(self.order, self.theme)[0]

    @property
    def rest(self) -> tuple[podium.ListedStanding, ...]:
        """The seats in the lists."""
        if self._on_stool:
            return ()
        return podium.listed(podium.steps(self.order, self.theme)[1])

    @property
    def _floor(self) -> int:
        return podium.floor_line(self.theme)

    def backdrop(self) -> pygame.Surface:
        behind = self.ending.behind if self.ending else None
        return super().backdrop() if behind is None else _outdoors(behind, self.theme)

    def narrated(self) -> Narrated:
        return replace(super().narrated(), lines=tuple(map(self.worded, self.scores())))

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

    def _names(self, standing: Standing) -> str:
        names = [self.plan.seating[seat].name for seat in standing.seats]
        return self.worded(say("people", names=podium.many(names, _NAMED)))

    def paint(self, canvas: Canvas) -> None:
        bowing = self.ending.bowing if self.ending else None
        if bowing is not None:
            podium.floor().draw(canvas, (960, self._floor + 24))
            self._draw_bow(canvas, bowing(self.theme))
            self._draw_words(canvas)
            return
        draw_confetti(canvas, self.stood, self.fallen, self._still)
        podium.floor().draw(canvas, (960, self._floor + 24))
        for last in self._on_stool:
            self._draw_stool(canvas, last)
        for number, step in reversed(tuple(enumerate(self.steps))):
            self._draw_step(canvas, step, number)
        self._draw_words(canvas)
        self._draw_rest(canvas)
        host = podium.host_at(self.steps, self.rest, self.theme)
        if host:
            podium.cheering().draw(canvas, host)

    def _draw_words(self, canvas: Canvas) -> None:
        """Draw the winners' names: on a ribbon, or beside the cup if there is one."""
        names = podium.many([self.plan.seating[seat].name for seat in self.winners])
        won = say("results-win", names=names) if names else say("results-no-winner")
        words = self.worded(self.ending.words if self.ending else won)
        if not self._has_cup:
            ribbon(words, text.fit(words, 90, 1000, "display", 48)).draw(canvas, (960, 142))
            return
        middle, most = _BESIDE_TWO if len(self.steps) == 2 else _BESIDE_THREE
        text.place(canvas, words, text.fit(words, _WORDS, most, "display", 48), (middle, _WORDS_Y), CREAM, "display")

    @property
    def _has_cup(self) -> bool:
        """Whether the winners take the cup: up to two of them, on a step of their own."""
        return len(self.steps) > 1 and self.steps[0].figures

    def _draw_bow(self, canvas: Canvas, bowing: Sequence[pygame.Surface]) -> None:
        """Draw the winners taking a bow on the step, while the animals hop by turns and clap."""
        step = podium.beaten(len(bowing), self.theme)
        top = self._floor - step.height - 20
        podium.drum(podium.SHARED, step.width, step.height).draw(canvas, (step.x, top))
        plans = self.plan.seating.seats
        bend = _BEND * abs(math.sin(math.pi * _BOWS * self.fallen))
        for number, shown in enumerate(bowing):
            x = step.x + (number - (len(bowing) - 1) / 2) * _BOW_STEP
            piece = podium.standing(shown, round(bend, 2), (number - (len(bowing) - 1) / 2) * -_LEAN)
            piece.draw(canvas, (x, top + 40))
        for number, (x, y) in enumerate(podium.clapping(len(plans), step, self.theme)):
            hop = _HOP * abs(math.sin(math.pi * (_CLAPS * self.fallen + number / 2))) if self.lane.busy else 0
            size = _CLAPPING
            podium.head(plans[number].picture.animal, size).draw(canvas, (x, y - size / 2 - hop))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        plate = self._plate()
        if plate is not None:
            plate[0].draw(canvas, plate[1])
        if self.focus.at == DEAL and not self._compares:
            self.draw_focus(canvas)
        if self.plan.open_hands and self.plan.standing is not None:  # in the corner that is free here
            words, picture = self.plan.standing
            said = standing.sign(self.worded(words), picture, self.theme)
            said.draw(canvas, (SAFE.left + said.box.width / 2, SAFE.top + said.box.height))

    def _risen(self, number: int) -> float:
        """How far the step of that number has risen; the last one rises first."""
        first = STEP_UP.gap * (len(self.steps) - 1 - number)
        whole = STEP_UP.seconds + STEP_UP.gap * (podium.STEPS_MOST - 1)
        return STEP_UP.ease(min(1.0, max(0.0, (self.rise * whole - first) / STEP_UP.seconds)))

    @property
    def _time(self) -> float:
        """Seconds since all stand on the podium."""
        return 0.0 if self.rise < 1 else max(0.0, self.stood - STEP_UP.seconds)

    def _draw_step(self, canvas: Canvas, step: PodiumStep, number: int) -> None:
        looks = [self.plan.seating[seat].picture for seat in step.standing.seats]
        sunk = round((1 - self._risen(number)) * (step.height - _LEAST_HIGH))
        top = self._floor - step.height - podium.WAIST_UNDER + sunk
        alone = self.ending is not None and len(self.steps) == 1
        podium.drum(podium.SHARED if alone else looks[0].main, step.width, step.height - sunk).draw(
            canvas, (step.x, top)
        )
        if step.figures:
            self.players.draw(canvas, step, top, self._time)
        else:
            self.players.draw_heads(canvas, step, top, self.crown if number == 0 else 0.0)
        if number == 0 and self._has_cup:
            self.players.draw_cup(canvas, step, top, self._time, self.crown)
        if len(self.steps) > 1 or step.standing.score is not None:
            middle = top + min(_MEDAL_DOWN, (step.height - sunk) // 2 + 12)
            podium.medal(step.standing.place, _MEDAL).draw(canvas, (step.x, middle))
        self._draw_plate(canvas, step, number == 0)

    def _draw_plate(self, canvas: Canvas, step: PodiumStep, first: bool) -> None:
        look = self.plan.seating[step.standing.seats[0]].picture
        plate = podium.name_pill(self._names(step.standing), step.standing.score, look, first, step.plate, self.theme)
        plate.draw(canvas, (step.x, self._floor + 36))

    def _draw_stool(self, canvas: Canvas, standing: Standing) -> None:
        """Draw the fourth player on the stool."""
        step = podium.stool_step(standing)
        waist = self._floor - step.height
        props.stool().draw(canvas, (step.x, waist + props.SEAT_DOWN))
        self.players.draw(canvas, step, waist - podium.WAIST_IN, self._time)
        self._draw_plate(canvas, step, False)

    @property
    def _still(self) -> bool:
        return bool(self.context.settings.get.reduced_motion)

    def _draw_rest(self, canvas: Canvas) -> None:
        tall = len(self.rest) == 0 or self.rest[0].rect.height == podium.ROW[1]
        for row in self.rest:
            plan, standing = self.plan.seating[row.seat], row.standing
            podium.rest_row(
                plan.picture, plan.name, standing.place, standing.score, row.rect.size, tall, self.theme
            ).draw(canvas, row.rect.topleft)


def _title(context: Context) -> Scene:
    return context.place("title", opened=True)


@cached
def _outdoors(behind: Callable[[Theme], pygame.Surface], theme: Theme) -> pygame.Surface:
    """Another set than the wall of the house, between its curtains."""
    out = behind(theme).copy()
    house_frame(HOUSE_FRAME, WIDE_SIDE_CURTAINS).draw(out)
    return converted(out)
