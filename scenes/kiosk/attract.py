"""Attract: the show for passers-by. In a lit frame it shows the shelf of all games, then computer players at each game
in turn. Any input starts a visit."""

import re
from collections.abc import Sequence
from math import cos, pi, sin

from pygame import Rect, Surface

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.animals import KINDS
from game.draw.cache import cached, converted
from game.draw.frame import house_frame
from game.draw.house_set import house_set
from game.draw.icons import icon
from game.draw.logo import draw_logo
from game.easing import GLIDE
from game.input.actions import Action, Press
from game.kiosk import access
from game.kiosk.config import FULL, MESSAGE, QUIET
from game.kiosk.kiosk import Kiosk
from game.scene import Narrated
from game.settings import CHOICES
from game.theme import GOLD, HOUSE_FRAME, STAGE, Theme
from game.widgets.bottom_bar import BarWords, BottomBar
from game.widgets.hints import Hint, place_hints, told_hints
from scenes.front.title import lid
from scenes.front.title_row import access_sign
from scenes.games import entry_of
from scenes.kiosk import lit_frame
from scenes.kiosk.show import Show
from scenes.kiosk.visitor import WakingScene
from scenes.table.game_table import table_of
from scenes.table.said_picture import picture_of

SIDE_CURTAINS = 330
_NUMBER = re.compile(r"\d+")
WORDS_STAND = 8.0
"""Seconds that each sentence stays in the bar."""
FOR_ALL = say("kiosk-everybody")
"""What children read about devices and computer players."""
QUIET_SHARE = 0.4
"""Volume of the value QUIET, as a share of FULL."""
LIGHT_AT = 420
_SIGN, _SIGN_X = 140, 1560
"""Width of the access sign, and x of its middle, beside the plate."""
_LOGO_AT, _LOGO_SCALE = (982, 108), 0.58
REACH = 12
"""Most px by which the picture is shifted."""
EVERY = 20.0
"""Seconds between two shifts."""
_GLIDES = 3.0
"""Seconds of them for the glide to the next place."""
_PLACES = 8
_ACROSS, _DOWN = (1920, REACH), (REACH, 1080)
_EDGES = (Rect(0, 0, *_ACROSS), Rect(0, 1080 - REACH, *_ACROSS), Rect(0, 0, *_DOWN), Rect(1920 - REACH, 0, *_DOWN))
_GAZES = ((0.2, 0.9), (-0.8, 0.5), (0.8, 0.5), (0.0, -0.2))
_GAZE_STANDS = 3.5


class AttractScene(WakingScene):
    """The kiosk knows which game was shown last, so after a visit the next game follows."""

    def __init__(self, context: Context, kiosk: Kiosk) -> None:
        super().__init__(context)
        self.kiosk = kiosk
        self.clock = 0.0
        self._glides = False  # the picture shifts by a pixel in this frame
        self.show = Show(context, kiosk)

    def enter(self) -> None:
        self.context.sound.music(None)
        self._loudness(_share(self.kiosk.config["sound.attract"]))
        self.show.begin()
        self.context.idle_work.add(map(lit_frame.face, KINDS))

    def leave(self) -> None:
        self.show.close()
        self.context.sound.ambience(None)
        self._loudness(1.0)

    def wake(self) -> None:
        """Go to the title."""
        self.context.stack.reset(self.context.place("title", opened=True))

    def asks_for_access(self, press: Press) -> bool:
        """Whether `press` is that of the access sign: its button, or a pointer on it or on its hint."""
        if press.at is None:
            return press.action is Action.LOOK
        spots = (spot.reach for spot, _ in place_hints(self.hints(), self.button, self.context.theme))
        return any(area.inflate(REACH, REACH).collidepoint(press.at) for area in (self.sign_rect(), *spots))

    def hints(self) -> tuple[Hint, ...]:
        """The hint of the access sign."""
        return (Hint(Action.LOOK, self.context.voice.words(access.label(self.context))),)

    def sign_rect(self) -> Rect:
        return access_sign(_SIGN).rect((_SIGN_X, lit_frame.plate_line(self.context.theme)))

    def _loudness(self, share: float) -> None:
        """Set all volumes to a share of the operator's values. A kiosk does not save settings."""
        usual = self.context.settings.usual
        loud = {name: _rounded(getattr(usual, name) * share) for name in ("effects", "music")}
        self.context.settings.change(**loud)

    def update(self, dt: float) -> None:
        before = aside(self.clock)
        self.clock += dt
        self._glides = aside(self.clock) != before
        self.show.advance(dt)

    def bar_words(self) -> BarWords:
        """The present words of the bar, by turns: the game, the operator's message, how to begin."""
        turns = self._kids_words() if self.context.audience.children else tuple(map(BarWords, self._words()))
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
        """The numbers of people at the smallest and the largest table."""
        seats = [int(count) for game in self.kiosk.config.games for count in _NUMBER.findall(entry_of(game).players)]
        return f"{min(seats)}\N{EN DASH}{max(seats)}"

    def _kids_words(self) -> Sequence[BarWords]:
        """The same for children, in short sentences with pictures."""
        shown, theme, said = self.show.entry, self.context.theme, self.kiosk.config[MESSAGE]
        if shown is None:
            game = self.context.bar_words(self._all_games())
        else:
            game_table = table_of(shown.game)
            goal = self.context.voice.wording(game_table.goal)
            game = BarWords(
                self.context.voice.words(say("kiosk-game", game=shown.title, value=goal.words)),
                picture_of(goal.picture, game_table.deck, theme),
            )
        message = BarWords(said, picture_of("icons/people", None, theme))
        return (game, *((message,) if said else ()), self.context.bar_words(FOR_ALL))

    def narration(self) -> Narrated:
        hints = told_hints(self.hints(), self.button, self.context.voice)
        return Narrated(sentence=self.bar_words().text, hints=hints)

    def draw(self, canvas: Canvas) -> None:
        theme, calm = self.context.theme, bool(self.context.settings.get.reduced_motion)
        for margin, edge in zip(_margins(theme), _EDGES, strict=True):  # the shift uncovers them
            canvas.blit(margin, edge.topleft)
        self.context.draw_bottom_bar(canvas, BottomBar(BarWords(""), (), self.button, pose=""))
        moved = Canvas(STAGE)
        moved.blit(house_set(theme, LIGHT_AT, SIDE_CURTAINS, framed=False), (0, 0))
        lit_frame.draw_faces(moved, self.clock, calm)
        house_frame(HOUSE_FRAME, SIDE_CURTAINS).draw(moved)
        at = lit_frame.show_at(self.show.size)
        lit_frame.draw_frame(moved, at)
        for tile, (x, y) in self.show.paint(rest=self._glides):
            moved.blit(tile, (at.x + x, at.y + y))
        lit_frame.draw_curtain(moved, at, self.show.shut)
        lit_frame.draw_bulbs(moved, at.topleft, at.size, 0.0 if calm else self.clock)
        gaze = _GAZES[int(self.clock / _GAZE_STANDS) % len(_GAZES)]
        draw_logo(moved, _LOGO_AT, _LOGO_SCALE, gaze, 0.0 if calm else lid(self.clock))
        self.context.draw_bottom_bar(moved, BottomBar(self.bar_words(), self.hints(), self.button))
        lit_frame.plate(self.context.voice.words(say("kiosk-press")), theme).draw(
            moved, (960, lit_frame.plate_line(theme))
        )
        access_sign(_SIGN).draw(moved, self.sign_rect().center)
        canvas.add(moved, aside(self.clock))

    def button(self, action: Action) -> tuple[str, str]:
        return self.context.devices.hint(action)


@cached
def _margins(theme: Theme) -> tuple[Surface, ...]:
    """The margins of the set, so that the whole of it need not stay in memory."""
    whole = house_set(theme, LIGHT_AT, SIDE_CURTAINS)
    return tuple(converted(whole.subsurface(edge).copy()) for edge in _EDGES)


def _share(loud: str) -> float:
    return {FULL: 1.0, QUIET: QUIET_SHARE}.get(loud, 0.0)


def _rounded(percent: float) -> int:
    """The nearest volume that can be set."""
    volumes: Sequence[int] = CHOICES["effects"]
    return min(volumes, key=lambda volume: abs(volume - percent))


def aside(clock: float) -> tuple[int, int]:
    """The shift of the whole picture after `clock` seconds, px: a new place on a circle every EVERY seconds."""
    number, since = divmod(clock, EVERY)
    share = GLIDE.ease(min(1.0, since / _GLIDES))
    first, second = _place(int(number) - 1), _place(int(number))
    (left, top), (right, bottom) = first, second
    return round(left + (right - left) * share), round(top + (bottom - top) * share)


def _place(number: int) -> tuple[float, float]:
    turn = 2 * pi * (number % _PLACES) / _PLACES
    return REACH * cos(turn), REACH * sin(turn)
