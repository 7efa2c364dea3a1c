"""Drawing a table: pure functions of a small frozen picture of the scene."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.seats import Seat
from game.canvas import Canvas
from game.idle_timer import CHEER, WAVE
from game.widgets.bottom_bar import BarWords, BottomBar, Owner
from game.widgets.hints import ButtonOf, Hint
from scenes.table.coach.coach import Coach, Tip
from scenes.table.coach.drawing import draw_on_hand, draw_on_row, draw_tip, tip_box
from scenes.table.help import HelpPointing
from scenes.table.screen import Screen
from scenes.table.stage.call_results import draw_call_results
from scenes.table.stage.host_on_cloth import Host
from scenes.table.stage.hud import draw_bubbles, draw_ring, leading
from scenes.table.stage.latest_trick import LyingTrick, draw_latest
from scenes.table.stage.own_hand import draw_marked
from scenes.table.stage.scenery import BarTone, HangingSigns, Scenery

SIGNS_RISE = 320  # px by which hanging boards rise to make room


@dataclass(frozen=True, slots=True)
class TableFrame:
    """Content of one frame of a table.

    `latest` is the trick that players look back at. `pose` is the host's pose in the bar, "" if he is elsewhere. `tip`
    is his paper in place of the sentence. `pointed` is the target of the pointing for children.
    """

    screen: Screen
    latest: LyingTrick | None
    said: BarWords
    hints: tuple[Hint, ...]
    button: ButtonOf
    pose: str
    tip: Tip | None
    pointed: HelpPointing


def draw_table(canvas: Canvas, shown: TableFrame) -> None:
    """Draw the whole table, the curtain last."""
    screen, handed = shown.screen, shown.screen.stage.handed
    if screen.board is not None:
        screen.board.draw(canvas)
        shown.pointed.draw_finger(canvas)
        return
    if handed is not None and handed.covers and handed.stands:
        handed.draw(canvas)
        return
    screen.hand.prints.new_frame()
    draw_stage(canvas, screen, shown.pointed.host)
    if shown.latest is not None:
        draw_latest(canvas, screen.stage, screen.room.seating, shown.latest, screen.theme)
    else:
        _draw_hand(canvas, screen)
        shown.pointed.draw_finger(canvas)
    draw_table_bar(canvas, shown)
    if screen.animations.cover is not None:
        screen.animations.cover.draw(canvas)


def _draw_hand(canvas: Canvas, screen: Screen) -> None:
    """Draw the open hand, its question, answers on their way, and the coach's marks.

    Draw nothing of it while a hand that must be held up is down.
    """
    handed = screen.stage.handed
    if screen.room.looker is not None and screen.reveals:
        screen.hand.draw(canvas)
        picked = screen.answering.picked if screen.answering is not None else ()
        draw_marked(canvas, screen.game_table, screen.stage.view, screen.hand, picked)
    scenery = screen.game_table.feature(Scenery)
    if scenery is not None:
        scenery.front(canvas, screen.stage, screen.room.seating, screen.theme)
    if screen.answering is not None and screen.reveals:
        screen.answering.choices.draw(canvas)
    if handed is not None:
        handed.draw(canvas)
    if screen.coach is not None and screen.reveals:
        _draw_marks(canvas, screen, screen.coach)


def draw_stage(canvas: Canvas, screen: Screen, host: Host | None) -> None:
    """Draw the set, the signs, the table, its cards, the host if he is there, and the seats round it."""
    stage, game_table, theme = screen.stage, screen.game_table, screen.theme
    canvas.blit(screen.backdrop.picture, (0, 0))
    stage.table.prints.new_frame(screen.reveals)
    signs, scenery = game_table.feature(HangingSigns), game_table.feature(Scenery)
    for at, board in signs.hung(stage.view, screen.speakers, screen.room.seating, theme) if signs is not None else ():
        stage.swings.draw(canvas, at, board, round(SIGNS_RISE * stage.moved_aside))
    fixed = len(canvas.commands)
    if scenery is not None:
        scenery.furniture(canvas, stage, screen.room.seating, theme)
    if not stage.moved_aside:
        stage.table.draw(canvas)
    if scenery is not None:
        scenery.over(canvas, stage, screen.room.seating, theme)
    if stage.jolted:
        canvas.shift(fixed, (0, -round(stage.jolted)))
    if host is not None:
        host.draw(canvas)
    draw_ring(canvas, stage, game_table, screen.room.seating, theme, _opened(screen))
    draw_bubbles(canvas, stage, screen.room.seating, theme, _opened(screen))
    stage.table.draw_flying(canvas)
    draw_call_results(canvas, stage)


def _opened(screen: Screen) -> frozenset[Seat]:
    """Seats with open hands, which hold no backs up."""
    return frozenset(screen.opened)


def _draw_marks(canvas: Canvas, screen: Screen, coach: Coach) -> None:
    """Draw the coach's marks."""
    if not coach.open:
        return
    answering = screen.answering
    if screen.room.looker is not None:
        draw_on_hand(canvas, coach, screen.hand, answering.picked if answering is not None else (), screen.theme)
    if answering is not None:
        draw_on_row(canvas, coach, answering.choices.offers, answering.choices.rects())


def pose_of(screen: Screen) -> str:
    """The host's pose: he cheers while the stage does, and waves while a complete answer is on its plate."""
    if screen.stage.cheers:
        return CHEER
    complete = screen.answering is not None and screen.answering.complete
    return WAVE if complete else screen.context.idle_timer.pose(screen.calm)


def table_bar(screen: Screen, said: BarWords, hints: Sequence[Hint], button: ButtonOf, pose: str = "") -> BottomBar:
    """The bar of the looking seat."""
    seat, game_table, owner = screen.room.looker, screen.game_table, None
    if seat is not None:
        plan = screen.room.seating[seat]
        words = game_table.text.sub_line(screen.stage.view, seat, screen.speakers)
        leads = seat in leading(game_table, screen.stage.view, screen.theme)
        owner = Owner(plan.picture, plan.name, screen.speakers.line(words), leads)
    tone = game_table.feature(BarTone)
    ground = (tone.of(screen.stage.view) if tone is not None else "") or game_table.art.bar
    return BottomBar(said, hints, button, owner, ground, pose)


def draw_table_bar(canvas: Canvas, shown: TableFrame) -> None:
    """Draw the bar of the looking seat, with the sentence or the coach's tip."""
    screen, tip = shown.screen, shown.tip
    said, pose = shown.said if tip is None else BarWords(""), shown.pose
    if tip is not None or shown.pointed.host is not None:
        pose = ""
    bar = replace(table_bar(screen, said, shown.hints, shown.button, pose), aims=shown.pointed.aims)
    left, right = screen.context.draw_bottom_bar(canvas, bar)
    if tip is not None:
        draw_tip(canvas, tip, tip_box(tip, left, right, screen.theme), screen.theme)
