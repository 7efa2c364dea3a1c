"""Attract: what passers-by see. In a lit frame the shelf of all games, then computer players who play one after the
other; anything at all starts."""

import re
from collections.abc import Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING

from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.draw import text
from game.draw.frame import house_frame
from game.draw.house_set import house_set
from game.draw.icons import icon
from game.draw.logo import draw_logo
from game.easing import GLIDE
from game.input.actions import Action
from game.kiosk.config import FULL, MESSAGE, QUIET
from game.settings import CHOICES
from game.theme import GOLD, HOUSE_FRAME, STAGE
from game.widgets.bottom_bar import BottomBar, Spoken
from scenes.front.title import lid
from scenes.games import entry_of
from scenes.kiosk import lit_frame
from scenes.kiosk.show import Show
from scenes.kiosk.visitor import WakingScene
from scenes.table.game_table import table_of
from scenes.table.said_picture import picture_of

if TYPE_CHECKING:
    from game.context import Context
    from game.kiosk.kiosk import Kiosk

SIDE_CURTAINS = 330
_NUMBER = re.compile(r"\d+")
WORDS_STAND = 8.0
"""Seconds until the bar says the next thing."""
EVERYBODY = say("kiosk-everybody")
"""What children read about devices and computer players."""
QUIET_SHARE = 0.4
"""How loud quiet is."""
_LIGHT_AT = 420
_LOGO_AT, _LOGO_SCALE = (982, 108), 0.58
REACH = 12
"""Pixels that anything stands away from its place at most."""
EVERY = 20.0
"""Seconds that it stands still."""
_GLIDES = 3.0
"""Seconds of them in which it goes to its next place."""
_PLACES = 8
_EDGES = (Rect(0, 0, 1920, REACH), Rect(0, 1080 - REACH, 1920, REACH),
          Rect(0, 0, REACH, 1080), Rect(1920 - REACH, 0, REACH, 1080))  # fmt: skip
_GAZES = ((0.2, 0.9), (-0.8, 0.5), (0.8, 0.5), (0.0, -0.2))
_GAZE_STANDS = 3.5


class AttractScene(WakingScene):
    """What was shown last the kiosk knows: whoever comes and goes, the next game follows."""

    def __init__(self, context: "Context", kiosk: "Kiosk") -> None:
        super().__init__(context)
        self.kiosk = kiosk
        self.clock = 0.0
        self._glides = False  # everything stands a pixel further than in the frame before
        self.show = Show(context, kiosk)

    def enter(self) -> None:
        self.context.sound.music(None)
        self._loudness(_share(self.kiosk.config["sound.attract"]))
        self.show.begin()
        self.context.idle_work.add(lit_frame.preloaded())

    def leave(self) -> None:
        self.show.close()
        self.context.sound.ambience(None)
        self._loudness(1.0)

    def wake(self) -> None:
        """To the title, and nothing else."""
        self.context.stack.reset(self.context.place("title", opened=True))

    def _loudness(self, share: float) -> None:
        """All sounds at a share of what the operator has said; settings of a kiosk are not kept."""
        usual = self.context.settings.usual
        loud = {name: _rounded(getattr(usual, name) * share) for name in ("effects", "music")}
        self.context.settings.change(**loud)

    def update(self, dt: float) -> None:
        before = aside(self.clock)
        self.clock += dt
        self._glides = aside(self.clock) != before
        self.show.advance(dt)

    def spoken(self) -> Spoken:
        """What the bar says now, one thing after the other: the game, the house's message, how to begin."""
        turns = self._kids_words() if self.context.audience.children else tuple(map(Spoken, self._words()))
        return turns[int(self.show.spent / WORDS_STAND) % len(turns)]

    def _words(self) -> Sequence[Sequence[text.Part]]:
        shown, dot, worded = self.show.entry, icon("dot", 40, GOLD), self.context.voice.words
        game: Sequence[text.Part] = (
            (worded(self._all_games()), dot, icon("person", 46), self._all_players())
            if shown is None
            else (shown.title, dot, worded(shown.line), dot, icon("person", 46), shown.players)
        )
        said = self.kiosk.config[MESSAGE]
        return (game, *(((said,),) if said else ()), (worded(say("kiosk-devices")), dot, worded(say("kiosk-bots"))))

    def _all_games(self) -> Message:
        return say("kiosk-games", count=len(self.kiosk.config.games))

    def _all_players(self) -> str:
        """Of how many people the smallest and the largest table is."""
        seats = [int(count) for game in self.kiosk.config.games for count in _NUMBER.findall(entry_of(game).players)]
        return f"{min(seats)}\N{EN DASH}{max(seats)}"

    def _kids_words(self) -> Sequence[Spoken]:
        """The same in short sentences, each with a picture."""
        shown, theme, said = self.show.entry, self.context.theme, self.kiosk.config[MESSAGE]
        if shown is None:
            game = self.context.spoken(self._all_games())
        else:
            look = table_of(shown.game)
            goal = self.context.voice.said(look.goal)
            game = Spoken(
                self.context.voice.words(say("kiosk-game", game=shown.title, value=goal.words)),
                picture_of(goal.picture, look.deck, theme),
            )
        message = Spoken(said, picture_of("icons/people", None, theme))
        return (game, *((message,) if said else ()), self.context.spoken(EVERYBODY))

    def draw(self, canvas: Canvas) -> None:
        theme, calm = self.context.theme, bool(self.context.settings.get.reduced_motion)
        for edge in _EDGES:  # what the shift lays bare
            canvas.blit(house_set(theme, _LIGHT_AT, SIDE_CURTAINS), edge.topleft, edge)
        self.context.draw_bottom_bar(canvas, BottomBar(Spoken(""), (), self._button, pose=""))
        moved = Canvas(STAGE)
        moved.blit(house_set(theme, _LIGHT_AT, SIDE_CURTAINS, framed=False), (0, 0))
        lit_frame.draw_faces(moved, self.clock, calm)
        house_frame(HOUSE_FRAME, SIDE_CURTAINS).draw(moved)
        at = lit_frame.show_at(theme, self.show.size)
        lit_frame.draw_frame(moved, at)
        for tile, (x, y) in self.show.paint(rest=self._glides):
            moved.blit(tile, (at.x + x, at.y + y))
        lit_frame.draw_curtain(moved, at, self.show.shut)
        lit_frame.draw_bulbs(moved, at.topleft, at.size, 0.0 if calm else self.clock)
        gaze = _GAZES[int(self.clock / _GAZE_STANDS) % len(_GAZES)]
        draw_logo(moved, _LOGO_AT, _LOGO_SCALE, gaze, 0.0 if calm else lid(self.clock))
        self.context.draw_bottom_bar(moved, BottomBar(self.spoken(), (), self._button))
        lit_frame.plate(self.context.voice.words(say("kiosk-press")), theme).draw(
            moved, (960, lit_frame.plate_line(theme))
        )
        canvas.add(moved, aside(self.clock))

    def _button(self, action: Action) -> tuple[str, str]:
        return self.context.devices.hint(action)


def _share(loud: str) -> float:
    return {FULL: 1.0, QUIET: QUIET_SHARE}.get(loud, 0.0)


def _rounded(percent: float) -> int:
    """The nearest volume that there is."""
    volumes: Sequence[int] = CHOICES["effects"]
    return min(volumes, key=lambda volume: abs(volume - percent))


def aside(clock: float) -> tuple[int, int]:
    """How far everything stands from its place after `clock` seconds: round a circle, a place every EVERY seconds."""
    number, since = divmod(clock, EVERY)
    share = GLIDE.ease(min(1.0, since / _GLIDES))
    first, second = _place(int(number) - 1), _place(int(number))
    return tuple(round(a + (b - a) * share) for a, b in zip(first, second, strict=True))  # type: ignore[return-value]


def _place(number: int) -> tuple[float, float]:
    turn = 2 * pi * (number % _PLACES) / _PLACES
    return REACH * cos(turn), REACH * sin(turn)
