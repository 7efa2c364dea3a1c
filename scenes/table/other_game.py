"""Another game: a child leaves a match without a grown-up, by two presses, and the match is saved. A careless press
plays on."""

from collections.abc import Hashable, Sequence

import pygame

from engine.core.messages import Message, say
from game import surfaces
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.cache import cached
from game.draw.curtain import cloth, draw_high_valance
from game.input.actions import Press
from game.theme import CREAM, SeatLook, Theme
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from scenes.front.carousel import little_theatre
from scenes.games import entries, entry_of
from scenes.table.asks.picture_buttons import button_rects, picture_button

STAY, AWAY = "stay", "away"
LABELS = {STAY: say("pause-play-on"), AWAY: say("pause-other")}
_TITLE, _TITLE_AT = 104, 178
_THEATRE, _BEHIND = 252, 92  # px; px of the theatres behind that are visible
_MOST = 3


class OtherGameScene(HouseScene):
    """Dismissed with True for another game, with None to play on. `look` is the curtain behind the pause."""

    opaque = True
    ring_radius = 36

    def __init__(self, context: Context, game: str, look: SeatLook, device: str) -> None:
        super().__init__(context)
        self.game, self.look, self.device = game, look, device
        self.focus.at = STAY

    def targets(self) -> Sequence[Target]:
        return tuple(Target(name, rect) for name, (_, rect) in zip(LABELS, button_rects(2, 0), strict=True))

    def choose(self, target: Hashable, press: Press) -> None:
        self.sound("choose" if target == AWAY else "back")
        self.context.stack.dismiss(True if target == AWAY else None)

    def sentence(self) -> Message:
        return say("pause-other-kept" if self.focus.at == AWAY else "pause-go-on-line")

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(cloth(self.look), (0, 0))
        draw_high_valance(canvas, self.look)
        title = self.words_of(say("pause-other-asked"))
        size = text.fit(title, min(self.theme.px(_TITLE), 130), 1600, "display")
        text.place(canvas, title, size, (960, _TITLE_AT), CREAM, "display")
        for target in self.targets():
            assert isinstance(target.id, str)
            games = (self.game,) if target.id == STAY else self._others()
            words, rect = self.words_of(LABELS[target.id]), target.rect
            picture_button(words, theatres(games, self.theme), rect.width, self.theme).draw(canvas, rect.center)
        self.draw_focus(canvas)
        self.draw_bottom_bar(canvas)

    def _others(self) -> tuple[str, ...]:
        return tuple(one.game for one in entries() if one.game != self.game)[:_MOST]


@cached
def theatres(games: tuple[str, ...], theme: Theme) -> pygame.Surface:
    """The tiles of games, one before the other."""
    shown = [little_theatre(entry_of(game), _THEATRE, theme) for game in games]
    out = surfaces.new((_THEATRE + _BEHIND * (len(shown) - 1), shown[0].get_height()), pygame.SRCALPHA)
    for place, one in reversed(tuple(enumerate(shown))):
        out.blit(one, (_BEHIND * place, 0))
    return out
