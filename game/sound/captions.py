"""Captions of sounds, for players who do not hear them: their words, their duration, and the strip that shows them.

The strip is small, above the end of the bar.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.draw.icons import icon
from game.draw.paper import board
from game.draw.text import fit, text, width
from game.sound.catalogue import EVENTS, PIECES
from game.theme import SAFE, Theme

CAPTIONS: Mapping[str, Message] = {
    "focus": say("sound-focus"),
    "turn": say("sound-focus"),
    "type": say("sound-focus"),
    "choose": say("sound-choose"),
    "back": say("sound-back"),
    "start": say("sound-start"),
    "join": say("sound-join"),
    "refuse": say("sound-refuse"),
    "page": say("sound-page"),
    "latch": say("sound-latch"),
    "shuffle": say("sound-shuffle"),
    "slide": say("sound-slide"),
    "slap": say("sound-slap"),
    "slap_cloth": say("sound-slap-cloth"),
    "sweep": say("sound-sweep"),
    "pat": say("sound-pat"),
    "snap": say("sound-snap"),
    "rustle": say("sound-rustle"),
    "tap": say("sound-tap"),
    "wood_block": say("sound-wood-block"),
    "curtain": say("sound-curtain"),
    "knock": say("sound-knock"),
    "rope": say("sound-rope"),
    "brush": say("sound-brush"),
    "pluck": say("sound-pluck"),
    "bell": say("sound-bell"),
    "applause": say("sound-applause"),
    "caw": say("sound-caw"),
    "wings": say("sound-wings"),
    "made": say("sound-made"),
    "short": say("sound-short"),
    "fanfare": say("sound-fanfare"),
    "evening": say("sound-evening"),
    "title": say("sound-title"),
    "barn": say("sound-barn"),
    "garden": say("sound-garden"),
    "waltz": say("sound-waltz"),
    "school_march": say("sound-school-march"),
    "swing": say("sound-swing"),
    "spider": say("sound-spider"),
    "spook": say("sound-spook"),
    "goblin": say("sound-goblin"),
    "bones": say("sound-bones"),
    "flutter": say("sound-flutter"),
    "cat": say("sound-cat"),
    "bone": say("sound-bone"),
    "celesta": say("sound-celesta"),
    "ratchet": say("sound-ratchet"),
    "hand_on": say("sound-hand-on"),
    "cannot": say("sound-cannot"),
    "lights_down": say("sound-lights-down"),
    "turned_up": say("sound-turned-up"),
    "seized": say("sound-seized"),
    "midnight": say("sound-midnight"),
    "night": say("sound-night"),
    "mandolin": say("sound-mandolin"),
    "mookie": say("sound-mookie"),
    "hookie": say("sound-hookie"),
    "tambourine": say("sound-tambourine"),
    "trois": say("sound-trois"),
    "match": say("sound-match"),
    "miss": say("sound-miss"),
    "cork": say("sound-cork"),
    "wave": say("sound-wave"),
    "sundown": say("sound-sundown"),
    "voila": say("sound-voila"),
    "family_dance": say("sound-family-dance"),
    "square": say("sound-square"),
    "square_low": say("sound-square-low"),
    "chalk": say("sound-chalk"),
    "sponge": say("sound-sponge"),
    "school_bell": say("sound-school-bell"),
    "lesson": say("sound-lesson"),
    "break_bell": say("sound-break-bell"),
    "peek": say("sound-peek"),
    "found_one": say("sound-found-one"),
    "found_two": say("sound-found-two"),
    "found_three": say("sound-found-three"),
    "glockenspiel": say("sound-glockenspiel"),
    "hook": say("sound-hook"),
    "school_out": say("sound-school-out"),
    "classroom": say("sound-classroom"),
    "parcel": say("sound-parcel"),
    "stamp": say("sound-stamp"),
    "typewriter": say("sound-typewriter"),
    "carriage": say("sound-carriage"),
    "chime": say("sound-chime"),
    "suitcase": say("sound-suitcase"),
    "punch": say("sound-punch"),
    "trumpet": say("sound-trumpet"),
    "found_word": say("sound-found-word"),
    "lost_word": say("sound-lost-word"),
    "tunnel": say("sound-tunnel"),
    "arrival": say("sound-arrival"),
    "hall": say("sound-hall"),
    "owl": say("sound-owl"),
    "far_bird": say("sound-far-bird"),
    "bicycle": say("sound-bicycle"),
    "far_rope": say("sound-far-rope"),
    "playground": say("sound-playground"),
    "far_train": say("sound-far-train"),
    "chatter_greet": say("sound-chatter-greet"),
    "chatter_news": say("sound-chatter-greet"),
    "chatter_ask": say("sound-chatter-greet"),
}
"""One caption for each sound, the same for all its variants and all settings; public words."""

ROUNDS = frozenset(PIECES) | frozenset(EVENTS)
"""Loops: music, and background at tables."""

UNSHOWN = ROUNDS | {"focus", "turn", "type", "choose", "back", "page"}
"""Sounds that only repeat what is seen, or last long. They have a caption, which is not shown."""

SHOWN_FOR = 2.0
"""Seconds of clock that a caption is shown."""
SAID_FOR = 8.0
"""Seconds that a notice of `say` is shown; it is longer."""
_MOST = 2
_MOST_SAID = 4
_SIZE = 32
_PAD = 18
_ICON = 32
_GAP = 12
_ABOVE_BAR = 14


@dataclass(slots=True)
class _Shown:
    message: Message
    left: float


class Captions:
    """The shown captions of sounds and notices, newest last."""

    def __init__(self) -> None:
        self._heard: deque[_Shown] = deque(maxlen=_MOST)
        self._said: deque[_Shown] = deque(maxlen=_MOST_SAID)
        self.any = False
        """Whether any may be shown, so that time must pass for them."""

    def say(self, message: Message) -> None:
        """Show a notice that all players must see, such as that saving has stopped; it needs no sound."""
        self._said.append(_Shown(message, SAID_FOR))
        self.any = True

    def hear(self, name: str) -> None:
        """Note that the sound `name` was played."""
        if name in UNSHOWN:
            return
        message = CAPTIONS[name]
        for heard in self._heard:
            if heard.message == message:
                heard.left = SHOWN_FOR
                return
        self._heard.append(_Shown(message, SHOWN_FOR))
        self.any = True

    def take(self) -> list[Message]:
        """Remove the notices and return them, for a scene that shows them elsewhere."""
        taken = list(self.said)
        self._said.clear()
        return taken

    def clear(self) -> None:
        """Remove all captions and notices."""
        self._heard.clear()
        self._said.clear()

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        for heard in self._heard:
            heard.left -= dt
        for sentence in self._said:
            sentence.left -= dt
        while self._heard and self._heard[0].left <= 0:
            self._heard.popleft()
        while self._said and self._said[0].left <= 0:
            self._said.popleft()
        self.any = bool(self._heard or self._said)

    @property
    def shown(self) -> tuple[Message, ...]:
        """The captions of sounds that are shown now."""
        return tuple(heard.message for heard in self._heard if heard.left > 0)

    @property
    def said(self) -> tuple[Message, ...]:
        """The notices that are shown now."""
        return tuple(sentence.message for sentence in self._said if sentence.left > 0)


def draw(
    canvas: Canvas, theme: Theme, heard: Sequence[str], said: Sequence[str] = (), bottom: int | None = None
) -> None:
    """Draw captions of sounds and, above them, notices; the newest of each kind lowest.

    `bottom`: the end of the lowest one, for scenes that have other things above the end of the bar.
    """
    bottom = theme.bar_top - _ABOVE_BAR if bottom is None else bottom
    for words, sign in (*((line, "sound") for line in reversed(heard)), *((line, "bell") for line in reversed(said))):
        bottom = _plate(canvas, theme, words, sign, bottom).top - _GAP


def _plate(canvas: Canvas, theme: Theme, words: str, sign: str, bottom: int) -> pygame.Rect:
    around = _ICON + _GAP + 2 * _PAD
    size = fit(words, theme.px(_SIZE), SAFE.width - around, "semibold")
    height = size + _PAD
    ground = board(width(words, size, "semibold") + around, height, theme.plate, height // 2)
    corner = ground.get_rect(right=SAFE.right, bottom=bottom)
    canvas.blit(ground, corner)
    picture = icon(sign, _ICON)
    canvas.blit(picture, picture.get_rect(left=corner.left + _PAD, centery=corner.centery))
    line = text(words, size, role="semibold")
    canvas.blit(line, line.get_rect(right=corner.right - _PAD, centery=corner.centery))
    return corner
