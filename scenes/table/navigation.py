"""Navigation: makes the scenes that a table opens, from its screen."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.core.events import Event
from engine.core.seats import PUBLIC, Seat
from engine.core.steps import Step
from game import deals
from game.context import Context
from game.input.actions import Press
from game.scene import Scene
from game.theme import SeatLook
from scenes.ending.ending import Praise
from scenes.handover.openings import COMPUTER
from scenes.seating import Seating, TablePlan, device_badge
from scenes.table.asks.chance_question import ChanceQuestion, ChanceQuestionScene
from scenes.table.boards.public_board import Board, BoardCallbacks
from scenes.table.boards.sheet import CountingSheet, Sheet, reminder_of
from scenes.table.boards.start_board import StartBoard
from scenes.table.boards.table_count import SheetButton, TableCount
from scenes.table.challenge.calls import Calls, CallScene, DevicesChanged, OwnCardScene, possible_calls
from scenes.table.challenge.challenge import Challenge, ChallengeScene
from scenes.table.last_deal import is_last, may_end, vote
from scenes.table.pause import PauseScene
from scenes.table.phrases import Speakers
from scenes.table.screen import Screen
from scenes.table.sealed_deal import SealScene
from scenes.table.session import Session
from scenes.table.told import Interlude

if TYPE_CHECKING:
    from scenes.handover.privacy import HandCover


def sheet(context: Context, screen: Screen) -> Scene:
    """The current score sheet, or the reminder of public events; the same for every viewer."""
    reminder = reminder_of(screen.game_table, screen.session.plan)
    if reminder is not None:
        seen = screen.session.facts_for(PUBLIC)
        return reminder.made(context, seen.heard, seen.view, screen.speakers, screen.room.seating)
    return scores_now(context, screen)


def scores_now(context: Context, screen: Screen) -> Scene:
    """The score sheet of the view that the stage shows."""
    return scores(context, screen, screen.stage.view, screen.speakers, screen.room.seating)


def scores(context: Context, screen: Screen, view: Any, who: Speakers, seating: Seating) -> Scene:
    """The game's score sheet, with marks for players who asked the coach and for opened hands."""
    scene = screen.game_table.sheet.made(context, view, who, seating)
    scene.standing = screen.session.standing
    if isinstance(scene, Sheet):
        scene.start = StartBoard(screen.session.setup, screen.game_table.deck, screen.game_table.goal)
        used = screen.session.coach_usage.by_seat(screen.session.persons())
        scene.asked = tuple((seating[seat].picture, counts) for seat, counts in used)
        scene.opened = tuple(
            (seating[seat].picture, [(_badge(held.device), held.often) for held in others])
            for seat, others in screen.session.holders.foreign_openings()
        )
    return scene


def _badge(device: str) -> str:
    """The badge of the device that opened a hand."""
    return "bot" if device == COMPUTER else device_badge(device)


def results(context: Context, screen: Screen) -> Scene:
    """The winners, or the leaders if the table has ended the match; with the score sheet behind a button. Children see
    who has won, then their party."""
    view, who, seating = screen.stage.view, screen.speakers, screen.room.seating
    whole, end = screen.session.end, screen.session.end or screen.session.ended or {}
    plan = replace(screen.session.plan, seating=seating, saved=screen.session.kept if whole else None)
    sheet = partial(scores, context, screen, view, who, seating)
    watch = partial(replay, context, screen.session) if whole else None
    if not context.audience.children:
        # visitors of a kiosk leave at once, so they are not shown what they have just seen
        reel = partial(replay, context, screen.session, "reel") if whole and context.kiosk is None else None
        return context.place("results", plan, end, sheet=sheet, replay=watch, reel=reel)
    praise = screen.game_table.feature(Praise)
    praised = praise.of(screen.session.facts_for(PUBLIC).heard) if praise is not None else {}
    party = partial(context.place, "party", plan, end, sheet=sheet, replay=watch, praised=praised)
    return context.place("won", plan, end, party) if whole and whole["winners"] else party()


def replay(context: Context, session: Session, course: str = "highlights first") -> Scene:
    """The finished match with all hands open, its highlights first; or a "reel" of these only, as all saw them."""
    if session.kept is not None and course != "reel":
        deals.watch(context.store, session.plan.deal or session.kept)
    plan = TablePlan(session.plan.setup, session.plan.seating)
    seals = session.seals() if _seals_are_shown(context) else {}
    return context.place("replay", plan, session.record(), lambda: context.stack.dismiss(), seals, course)


def pause(context: Context, screen: Screen, device: str | None, covered: SeatLook | None) -> Scene:
    """The pause. `covered` is the seat whose hand was open: its curtain is closed."""
    who = next((plan.name for plan in screen.room.seating.seats if device in plan.devices), "")
    plan = replace(screen.session.plan, seating=screen.room.seating, saved=None)
    return PauseScene(
        context,
        plan,
        who,
        covered,
        lambda: sheet(context, screen),
        device,
        screen.may_call,
        screen.may_peek,
        screen.game_table.sheet.part(screen.session.facts_for(PUBLIC).view),
        screen.waiting,
        is_last(screen.game_table, screen.session) if may_end(screen.game_table, screen.session) else None,
    )


def last_deal(context: Context, screen: Screen, privacy: "HandCover") -> Scene:
    """The vote on whether the match ends after the current deal."""
    return challenge(context, screen, vote(screen.game_table, screen.session), privacy)


def lots(context: Context, screen: Screen, question: ChanceQuestion, privacy: "HandCover") -> Scene:
    """A question to chance that players may answer."""
    lot = screen.session.chance.lot()
    return ChanceQuestionScene(
        context, question, lot, screen.speakers, screen.room.seating, screen.game_table, privacy.pause
    )


def seals(context: Context, screen: Screen, digest: str) -> list[Scene]:
    """The seal of a deal, if there are players who want to see it."""
    shown = _seals_are_shown(context) and any(screen.room.seating.people)
    return [SealScene(context, screen.speakers, screen.room.seating, digest)] if shown else []


def _seals_are_shown(context: Context) -> bool:
    """Whether players see seals here. Children do not."""
    return context.settings.get.sealed_deals and not context.audience.children


def interlude(context: Context, screen: Screen, make: Interlude, event: Event, privacy: "HandCover") -> Scene:
    """The scene after the story of `event`, which is redacted for the viewpoint."""
    view = screen.session.facts_for(screen.room.viewpoint).view

    def made(house: Context) -> Scene:
        return make(house, event, view, screen.speakers, screen.room.seating)

    scene = made(context)
    if isinstance(scene, Sheet):
        scene.paused = privacy.pause
    if isinstance(scene, CountingSheet):
        scene.share = screen.repeated.share(event, screen.game_table.row(event).ceremony)
    if isinstance(scene, TableCount):
        scene.again = made
        scene.sheet = scene.sheet or SheetButton(screen.game_table.sheet.word, partial(scores_now, context, screen))
    return scene


def board(context: Context, screen: Screen, make: Board, privacy: "HandCover") -> Scene:
    """A question to all players in public, on the game's own board."""
    view = screen.session.facts_for(PUBLIC).view
    return make(context, view, screen.speakers, screen.room.seating, _asked(context, screen, privacy))


def challenge(context: Context, screen: Screen, heard: Challenge[Any], privacy: "HandCover") -> Scene:
    """The vote on whether a step counts."""
    return ChallengeScene(
        context,
        heard,
        screen.speakers,
        screen.room.seating,
        _asked(context, screen, privacy),
        screen.game_table.art.bar,
    )


def _asked(context: Context, screen: Screen, privacy: "HandCover") -> BoardCallbacks:
    """Callbacks of such a scene to its table."""
    session = screen.session

    def speaks(press: Press, waiting: Sequence[Seat]) -> Seat | None:
        return screen.room.speaker(press, waiting[0], waiting)

    def answered(step: Step) -> object:
        session.submit(step)
        screen.sync()
        return session.facts_for(PUBLIC).view

    return BoardCallbacks(speaks, answered, privacy.called, privacy.pause, privacy.devices_changed)


def calls(context: Context, screen: Screen, seats: Sequence[Seat], lost: DevicesChanged) -> CallScene:
    """The possible calls of the players at `seats`, from public facts."""
    return _calls(CallScene, context, screen, seats, lost, alone=not screen.room.hides)


def own_cards(context: Context, screen: Screen, seat: Seat, lost: DevicesChanged) -> CallScene:
    """Owning up behind the curtain of `seat`: no other player looks once it is open."""
    return _calls(OwnCardScene, context, screen, [seat], lost, alone=True)


def _calls(
    kind: type[CallScene], context: Context, screen: Screen, seats: Sequence[Seat], lost: DevicesChanged, alone: bool
) -> CallScene:
    game_table, view = screen.game_table, screen.session.facts_for(PUBLIC).view
    rules = game_table.feature(Calls)
    assert rules is not None, f"{game_table.name} has no calls"
    papers = possible_calls(screen.session, view, rules, seats)
    return kind(context, papers, view, game_table, screen.room.seating, screen.speakers, alone, lost=lost)
