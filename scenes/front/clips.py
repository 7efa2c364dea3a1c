"""How to play a game in six clips: one rule each, with at most three things, of which one moves."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.context import Context
from game.easing import CLIP_BEAT, CLIP_ENDS, CLIP_MOVES, CLIP_SHAKES, CLIP_SLIDES, CLIP_STANDS
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.theme import SAFE, STAGE, Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import RULES_SIDE_CURTAINS
from scenes.front.clip_view import ClipView
from scenes.front.leafing import LeafingScene
from scenes.games import LIGHT, RuleClip, Value, clips_of, kids_preset_of, words_of
from scenes.lesson.offer import PLAY
from scenes.seating import SeatPlan
from scenes.table.game_table import table_of
from scenes.table.said_picture import picture_of
from scenes.table.stage.backdrop import ahead, painting

SECONDS = CLIP_STANDS + CLIP_MOVES.seconds + CLIP_BEAT + CLIP_SHAKES.seconds + CLIP_ENDS + CLIP_SLIDES.seconds
"""Length of a clip."""
ROUNDS = 2
"""How often all clips are shown by themselves."""


class ClipsScene(LeafingScene):
    """Plays the clips by themselves, twice. Confirm and right show the next one, left the one before.

    One button opens the pages with all rules. The set of the game is painted in idle time.
    """

    side_curtains = RULES_SIDE_CURTAINS
    hangs = False

    def __init__(
        self,
        context: Context,
        game: str,
        variant: str | None = None,
        options: Mapping[str, Value] | None = None,
        learners: tuple[SeatPlan, ...] = (),
    ) -> None:
        """`variant`, `options` and `learners`: those of a match, for the pages; see `HowToScene`."""
        super().__init__(context)
        self.game, self._for_pages = game, (variant, options, learners)
        preset, variants = kids_preset_of(game).PRESET.variant, tuple(words_of(game).VARIANTS)
        usual = preset if self.children else variants[0]
        self.clips = clips_of(game, variant if variant in variants else preset if variant == LIGHT else usual)
        self.at, self.time, self.shown = 0, 0.0, 1
        self._set: tuple[Theme, pygame.Surface] | None = None

    # Life

    def enter(self) -> None:
        super().enter()
        self.when_idle(self._paint_set(), first=True)

    def uncover(self, result: object) -> None:
        """After a lesson begun from the pages, close if the players want to play."""
        super().uncover(result)
        if result == PLAY:
            self.context.stack.dismiss(PLAY)

    def _paint_set(self) -> Iterator[object]:
        game_table, theme = table_of(self.game), self.theme
        yield from ahead(game_table, theme, 0.0)
        self._set = theme, (yield from painting(game_table, theme, 0.0))

    def update(self, dt: float) -> None:
        super().update(dt)
        self.time += dt
        if self.time >= SECONDS:
            if self.shown < ROUNDS * len(self.clips):
                self.shown += 1
                self.at, self.time = (self.at + 1) % len(self.clips), 0.0
            else:
                self.time = SECONDS

    @property
    def view(self) -> ClipView:
        """The picture of the present clip at its time."""
        calm = bool(self.context.settings.get.reduced_motion)
        return ClipView(self.game, self.clip, self.at, len(self.clips), self.time, self.theme, self.voice, calm)

    @property
    def clip(self) -> RuleClip:
        """The present clip."""
        return self.clips[self.at]

    # Input

    def show(self, number: int) -> None:
        """Show a clip from its beginning."""
        self.sound("page")
        self.at, self.time = number, 0.0
        self.settle("board")

    def targets(self) -> Sequence[Target]:
        board = Target("board", Rect(SAFE.left, SAFE.top, SAFE.width, self.view.plate().bottom - SAFE.top))
        return (board, *(Target(("clip", number), rect) for number, rect in enumerate(self.view.progress())))

    def choose(self, target: Hashable, press: Press) -> None:
        """Show the next clip, after the last one leave, or show that of a dot. A pointer on the left half shows the one
        before."""
        if isinstance(target, tuple):
            self.show(int(target[1]))
            return
        back = press.device in (MOUSE, TOUCH) and press.at is not None and press.at[0] < STAGE[0] // 2
        if back:
            self.show(max(0, self.at - 1))
        elif self.at == len(self.clips) - 1:
            self.context.stack.dismiss()
        else:
            self.leaf(1)

    def leaf(self, step: int) -> None:
        if 0 <= self.at + step < len(self.clips):
            self.show(self.at + step)

    def _direct(self, press: Press) -> None:
        self.leaf(1 if press.action in (Action.RIGHT, Action.DOWN) else -1)

    def _read(self, press: Press) -> None:
        """Open the pages."""
        self.sound("choose")
        self.context.stack.push(self.context.place("pages", self.game, *self._for_pages))

    def bindings(self) -> tuple[Binding, ...]:
        last = self.at == len(self.clips) - 1
        return self.with_focus(
            self.chooses(say("done") if last else say("table-on")),
            Binding(Action.EXTRA, self._read, say("rules-read")),
            self.leads_back(),
            Binding(Action.INFO, self._read),
            *self.shoulders(),
        )

    # Words

    def named(self, target: Hashable) -> Message | None:
        return self.clips[int(target[1])].says if isinstance(target, tuple) else self.clip.says

    def counted_targets(self) -> Sequence[Hashable]:
        """Nothing, because the bar names the number of the clip."""
        return ()

    def sentence(self) -> Message:
        return say("rules-clip", number=self.at + 1, count=len(self.clips))

    def pictured(self) -> pygame.Surface | None:
        return picture_of("icons/play", None, self.theme) if self.children else None

    @property
    def pose(self) -> str:
        """No host in the bar, because he says the sentence."""
        return ""

    # Drawing

    def backdrop(self) -> pygame.Surface:
        """The set of the game, or the wall of the house until it is painted."""
        if self._set is not None and self._set[0] == self.theme:
            return self._set[1]
        return super().backdrop()

    def paint(self, canvas: Canvas) -> None:
        self.view.draw(canvas, self.context.sound.beak_open)
