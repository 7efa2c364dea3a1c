"""Tables: matches on the real table scene, with computer players that answer at once."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.steps import Step
from engine.games import GAMES
from game.context import Context
from game.input.actions import Action, Press
from game.quick_bots import QuickBots
from game.scene import Scene
from scenes.front.resume import table_of
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.seating import TablePlan, first_seating, join, resize
from scenes.table.asks.asks import CardAsk, HandAsk, PartsAsk, PlatesAsk
from scenes.table.asks.picture_asks import PictureAsk
from scenes.table.asks.questions import BEHIND
from scenes.table.scene import TableScene
from scenes.table.session import Session
from tests.pilot import Pilot

SECOND = 2.0
"""Longer than any computer player's beat."""


def session_of(at: Any) -> Session:
    """The session of an object that has one, or is one."""
    return at if isinstance(at, Session) else at.session


def poses(table: TableScene) -> tuple[str, ...]:
    """The poses of all players' figures."""
    return tuple(table.screen.stage.faces.pose(seat) for seat in range(len(table.screen.room.seating)))


def draw_figures(table: TableScene) -> None:
    """Draw all figures that the players need, as idle time does."""
    for _ in table.screen.stage.bodies._made():
        pass


def match_of(at: Any) -> Match:
    """The match of a table, a screen or a session, for tests only: the program never sees it."""
    return session_of(at)._match


def put_match(at: Any, match: Any) -> None:
    """Replace the match by another, or a stand-in: for tests only."""
    session = session_of(at)
    session._match = match
    session._seen.clear()


def plan(variant: str, players: int, devices: Sequence[str], game: str = "rook", **options: object) -> TablePlan:
    """A table with a person for each device, from seat 0 on, at the lowest target."""
    known = {option.name: option for option in GAMES[game].variant(variant).options}
    target = {"target": known["target"].least} if "target" in known else {}
    seating = resize(first_seating(players, devices[0] if devices else None), players)
    for device in devices[1:]:
        seating = join(seating, device)
    return TablePlan(GAMES[game].setup(variant, players, {**target, **options}), seating)


def unordered(step: Step) -> tuple[object, ...]:
    """A step without its order of cards."""
    return step.do, *((key, sorted(value) if isinstance(value, tuple) else value) for key, value in step.args)


def indices(asked: HandAsk, step: Step) -> list[int]:
    """The places of a step's cards in the hand, without using one twice; none for another answer."""
    left, found = list(enumerate(asked.hand)), []
    for card in (one for one in step.named if one in asked.hand):
        place = next(place for place in left if place[1] == card)
        left.remove(place)
        found.append(place[0])
    return found


def _broken_off(context: Context) -> TableScene:
    saved = context.store.matches.to_continue()
    assert saved is not None
    table, words = table_of(context, saved)
    assert table is not None, words
    return table


def table_with(context: Context, table: TablePlan, match: Match | None = None) -> TableScene:
    """A table that continues `match`, or a new one; only a given one is kept."""
    return TableScene(context, table, None if match is None else Session(context, table, match))


def scene_devices(table: TableScene) -> tuple[str, ...]:
    """The devices of people; the keyboard for other seats."""
    return table.screen.room.seating.held or ("keys",)


class PlayingPilot(Pilot):
    """A pilot that answers at a table as its people would. `time` and `tap` do not draw, for whole matches; `frames`
    draws as usual."""

    table: TableScene
    """The current table."""

    def sit_down(self, table: TableScene, seed: int = 1) -> None:
        """Play at this table, whose cards and random numbers come from `seed`."""
        self.table = table
        table.session.computer_players._chance = Random(seed)
        table.session.chance._dealer = SeededDealer(seed)

    @property
    def said(self) -> str:
        """The temporary sentence in the rail."""
        words = self.table.saying.words
        return "" if words is None else self.table.screen.speakers.words(words)

    def time(self, seconds: float = SECOND) -> None:
        """Let time pass without drawing."""
        self.context.stack.update(seconds)
        self.context.stack.apply()

    def tap(self, action: Action, device: str, at: tuple[int, int] | None = None) -> None:
        """Press without drawing; a pointer releases where it pressed."""
        press = Press(action, device, self.context.devices.seat_of(device), "", at)
        self.context.stack.act(press)
        if at is not None and action is Action.CONFIRM:
            self.context.stack.act(replace(press, released=True))
        self.context.stack.apply()

    def waits(self, over: Callable[[], object], most: int = 4000) -> Iterator[None]:
        """Yield each time that the program waits for a press, until `over()`."""
        for _ in range(most):
            scene = self.scene
            if over():
                return
            if scene.busy or (scene is self.table and not self.table.screen.asking):
                self.time()
            else:
                yield
                self.time(0.1)
        raise AssertionError("the program waits for ever")

    def answer(self, device: str, step: Step) -> None:
        """Give this answer with directions and confirm."""
        asked = self.table.screen.answering.ask if self.table.screen.answering else None
        match asked:
            case PictureAsk():
                while self.table.screen.answering is not None and self.table.screen.answering.ask is asked:
                    self._walk(device, asked, next(i for i, one in enumerate(asked.plates) if one.leads_to(step)))
                    self.tap(Action.CONFIRM, device)
            case PlatesAsk():
                given = [plate.step for plate in asked.plates]
                behind = next((i for i, one in enumerate(given) if one.do == BEHIND), 0)
                self._walk(device, asked, given.index(step) if step in given else behind)
                self.tap(Action.CONFIRM, device)
            case CardAsk():
                self._answer_card(device, asked, step)
            case PartsAsk():
                self._pick(device, asked, step)
                while asked.plate is None:
                    self.tap(Action.UP, device)
                goal = [unordered(plate.step) for plate in asked.plates].index(unordered(step))
                while asked.plate != goal:
                    self.tap(Action.RIGHT, device)
                self.tap(Action.CONFIRM, device)
            case _:
                raise AssertionError(asked)

    def _answer_card(self, device: str, asked: CardAsk, step: Step) -> None:
        if asked.aside is not None and asked.aside.step == step:
            self.tap(Action.EXTRA, device)
        else:
            self._walk(device, asked, asked.hand.index(step.args[0][1]))
            self.tap(Action.CONFIRM, device)

    def _pick(self, device: str, asked: PartsAsk, step: Step) -> None:
        """Put back unwanted cards and pick the missing ones; down leads from the plate back to the hand."""
        for index in sorted({*asked.chosen} ^ {*indices(asked, step)}, key=lambda i: i not in asked.chosen):
            if asked.plate is not None:
                self.tap(Action.DOWN, device)
            self._walk(device, asked, index)
            self.tap(Action.CONFIRM, device)

    def _walk(self, device: str, asked: PlatesAsk | PictureAsk | HandAsk, goal: int) -> None:
        while asked.focus != goal:
            self.tap(Action.RIGHT if asked.focus < goal else Action.LEFT, device)

    def decided(self, seed: int = 1) -> Step:
        """The answer of a computer player in the place of the person on turn."""
        assert self.table.screen.answering is not None
        match, seat = match_of(self.table), self.table.screen.answering.seat
        return match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", seed)

    def device(self) -> str:
        """The device of the seat on turn."""
        assert self.table.screen.answering is not None
        return self.table.screen.room.seating[self.table.screen.answering.seat].device or "keys"

    def on(self) -> None:
        """Take the next thing one step further: an answer, a curtain, a page, or time."""
        scene = self.scene
        if isinstance(scene, CurtainScene):
            if not scene.busy:
                self.tap(Action.CONFIRM, scene.device or "keys")
            self.time()
        elif scene is not self.table:
            self.time()
            for device in ("keys",) if isinstance(scene, LostScene) else scene_devices(self.table):
                if self.scene is scene:
                    self.tap(Action.CONFIRM, device)
        elif self.table.screen.answering is not None:
            self.answer(self.device(), self.decided(len(match_of(self.table).steps)))
        else:
            self.time()

    def until(self, rest: Any, most: int = 20000) -> None:
        """`on` until `rest()` is true."""
        for _ in range(most):
            if rest():
                return
            self.on()
        raise AssertionError(f"never came about: {type(self.scene).__name__}")


class TablePilot(PlayingPilot):
    """A pilot at a table without the rest of the program. Without a plan it resumes the interrupted match in the folder
    `data`."""

    def __init__(
        self,
        data: Path,
        table: TablePlan | None = None,
        match: Match | None = None,
        pace: str = "off",
        seed: int = 1,
        **args: object,
    ) -> None:
        def first(context: Context) -> Scene:
            context.settings.change(pace=pace, reduced_motion=pace == "off")
            self.sit_down(_broken_off(context) if table is None else table_with(context, table, match), seed)
            return self.table

        super().__init__(data, first, bots=QuickBots("gentle"), **args)
