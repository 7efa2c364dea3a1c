"""Doors: the scenes that a table opens, made from what stands on its glass."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.core.events import Event
from engine.core.seats import PUBLIC, Seat
from engine.core.steps import Step
from game.input.actions import Press
from game.scene import Scene
from game.theme import SeatLook
from scenes.ending.kids_results import PartyScene
from scenes.ending.results import ResultsScene
from scenes.seating import BOT, Seating, TablePlan
from scenes.table.asks.chance_question_scene import LotsScene
from scenes.table.boards.sheet import Sheet
from scenes.table.challenge.calls import CallScene, OwnCardScene, Told, docket
from scenes.table.challenge.challenge import Hearing, HearingScene
from scenes.table.command import speaker
from scenes.table.game_table import Asked, Board
from scenes.table.pause import PauseScene
from scenes.table.phrases import Speakers
from scenes.table.screen import Glass
from scenes.table.sealed_deal import SealScene
from scenes.table.session import Sitting
from scenes.table.spoken import childs_of

if TYPE_CHECKING:
    from game.context import House
    from scenes.handover.privacy import Privacy

DEAL = "deal"
"""What every game calls it when chance gives out cards."""


def sheet(house: "House", glass: Glass) -> Scene:
    """The score sheet as it stands, or what reminds people of what was shown: public, whoever looks."""
    if glass.look.reminder is not None and glass.may_remind:
        match = glass.sitting.match
        heard, view = match.heard(PUBLIC), match.view(PUBLIC)
        return glass.look.reminder(house, heard, view, glass.speakers, glass.seating, glass.private)
    return scores(house, glass, glass.props.view, glass.speakers, glass.seating)


def scores(house: "House", glass: Glass, view: Any, who: Speakers, seating: Seating) -> Scene:
    """The game's score sheet, with a mark of whoever asked the coach and of hands that lay open."""
    scene = glass.look.sheet(house, view, who, seating)
    scene.standing = glass.sitting.plan.standing
    if isinstance(scene, Sheet):
        scene.asked = tuple((seating[seat].picture, counts) for seat, counts in glass.sitting.asked())
    return scene


def results(house: "House", glass: Glass) -> Scene:
    """Who has won, with the score sheet behind a button."""
    view, who, seating = glass.props.view, glass.speakers, glass.seating
    end = glass.sitting.match.end() or {}
    plan = replace(glass.sitting.plan, seating=seating, saved=None)
    kind = PartyScene if house.theme.kids else ResultsScene
    return kind(
        house,
        plan,
        end,
        sheet=lambda: scores(house, glass, view, who, seating),
        replay=lambda: replay(house, glass.sitting),
    )


def replay(house: "House", sitting: Sitting) -> Scene:
    """The match that is over, from its start, with every hand open and what computer players could see."""
    from scenes.replay.watching import WatchScene  # a table of its own

    seats = sitting.plan.seating.seats
    bots = [person for person, plan in enumerate(seats) if not plan.person]
    nobody = Seating(tuple(replace(plan, kind=BOT, device=None) for plan in seats))
    plan = TablePlan(sitting.plan.setup, nobody)
    seals = sitting.seals if _seals_are_shown(house) else {}
    return WatchScene(house, plan, sitting.match, bots, lambda: house.stack.dismiss(), seals)


def pause(house: "House", glass: Glass, device: str | None, covered: SeatLook | None) -> Scene:
    """Everything stands still. `covered` is the seat whose hand was open: its curtain is closed."""
    who = next((plan.name for plan in glass.seating.seats if device in plan.devices), "")
    plan = replace(glass.sitting.plan, seating=glass.seating, saved=None)
    return PauseScene(house, plan, who, covered, lambda: sheet(house, glass), device, glass.may_call, glass.may_peek)


def lots(house: "House", glass: Glass, verb: str, privacy: "Privacy") -> Scene:
    """Something that chance is asked and people may say."""
    lot = glass.sitting.lot()
    return LotsScene(house, glass.look.lots[verb], lot, glass.speakers, glass.seating, glass.look, privacy.pause)


def seals(house: "House", glass: Glass) -> list[Scene]:
    """The seal of the deal that has just been made, where somebody is there who wants to see one."""
    steps = glass.sitting.match.steps
    seal = glass.sitting.seals.get(len(steps) - 1) if _seals_are_shown(house) and any(glass.seating.people) else None
    if seal is None or steps[-1].do != DEAL:
        return []
    return [SealScene(house, glass.speakers, glass.seating, seal)]


def _seals_are_shown(house: "House") -> bool:
    """Whether whoever plays here sees seals: it is nothing for children."""
    return house.settings.get.sealed_deals and not house.theme.kids


def interludes(house: "House", glass: Glass, events: Sequence[Event]) -> list[Scene]:
    """The scenes that follow the story of `events`, which are redacted for the viewpoint."""
    view = glass.sitting.match.view(glass.viewpoint)
    makes = ((glass.look.interludes.get(type(event)), event) for event in events)
    return [make(house, event, view, glass.speakers, glass.seating) for make, event in makes if make is not None]


def board(house: "House", glass: Glass, make: Board, privacy: "Privacy") -> Scene:
    """A question that everybody answers in public, on a board of the game's own."""
    view = glass.sitting.match.view(PUBLIC)
    return make(house, view, glass.speakers, glass.seating, _asked(house, glass, privacy))


def hearing(house: "House", glass: Glass, heard: Hearing, privacy: "Privacy") -> Scene:
    """Everybody says whether what was said counts."""
    return HearingScene(house, heard, glass.seating, _asked(house, glass, privacy), glass.look.rail)


def _asked(house: "House", glass: Glass, privacy: "Privacy") -> Asked:
    """What such a scene may do at its table."""
    alone, sitting = not glass.several_people, glass.sitting

    def speaks(press: Press, waiting: Sequence[Seat]) -> Seat | None:
        return speaker(press, waiting[0], waiting, house.devices, open_to_all=not alone, alone=alone)

    def answered(step: Step) -> object:
        sitting.submit(step)
        glass.sync()
        return sitting.match.view(PUBLIC)

    return Asked(speaks, answered, privacy.called, privacy.pause, privacy.devices_changed)


def calls(house: "House", glass: Glass, seats: Sequence[Seat], lost: Told) -> CallScene:
    """What the people at `seats` may call out, from public facts."""
    return _calls(CallScene, house, glass, seats, lost, alone=not glass.hides)


def own_cards(house: "House", glass: Glass, seat: Seat, lost: Told) -> CallScene:
    """Owning up behind the curtain of `seat`: nobody else looks once it is open."""
    return _calls(OwnCardScene, house, glass, [seat], lost, alone=True)


def _calls(
    kind: type[CallScene], house: "House", glass: Glass, seats: Sequence[Seat], lost: Told, alone: bool
) -> CallScene:
    look, view = glass.look, glass.sitting.match.view(PUBLIC)
    papers = docket(glass.sitting, view, look, seats, childs_of(glass))
    return kind(house, papers, view, look, glass.seating, glass.speakers, alone, lost=lost)
