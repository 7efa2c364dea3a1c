"""Captions: what every sound is called by those who do not hear it, how long that stands on the screen, and the strip
that shows it, small and just above the end of the rail."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.canvas import Canvas
from game.draw.icons import icon
from game.draw.paper import board
from game.draw.text import fit, text, width
from game.sound.catalogue import EVENTS, PIECES
from game.theme import SAFE, Theme

CAPTIONS: dict[str, str] = {
    "focus": "Tick",
    "turn": "Tick",
    "type": "Tick",
    "choose": "Two piano notes, rising",
    "back": "Two piano notes, falling",
    "start": "Three piano notes, rising",
    "join": "A hook clinks",
    "refuse": "Two dry taps",
    "page": "A page turns",
    "latch": "A latch clicks",
    "shuffle": "Cards are shuffled",
    "slide": "Cards slide",
    "slap": "A card lands",
    "slap_cloth": "A card lands softly",
    "sweep": "Cards are swept up",
    "pat": "A pat",
    "snap": "A card snaps over",
    "rustle": "Twigs rustle",
    "tap": "A tap on wood",
    "wood_block": "A wood block",
    "curtain": "The curtain falls",
    "knock": "A knock",
    "rope": "The curtain goes up",
    "brush": "A brush on the drum",
    "pluck": "A string is plucked",
    "bell": "A bell",
    "applause": "Applause",
    "caw": "A caw",
    "wings": "Wings beat",
    "made": "A clarinet, rising",
    "short": "A clarinet, falling",
    "fanfare": "Fanfare",
    "evening": "Crickets",
    "title": "The tune of the house",
    "barn": "A slow waltz on guitar and clarinet",
    "garden": "Strings on tiptoe",
    "waltz": "A waltz of accordion and mandolin",
    "school_march": "A march of recorder and bells",
    "swing": "Swing with a muted trumpet",
    "spider": "Strings patter",
    "spook": "A saw sings: ooh",
    "goblin": "A goblin giggles",
    "bones": "Bones rattle",
    "flutter": "A bat flutters",
    "cat": "A cat mews",
    "bone": "A bone is struck",
    "celesta": "A celesta",
    "ratchet": "A clock is turned",
    "hand_on": "Wind in paper",
    "cannot": "Two strings, falling",
    "lights_down": "It gets dark",
    "turned_up": "All cards snap over",
    "seized": "A saw slides down",
    "midnight": "Strings and bells, rising",
    "night": "Wind and an owl",
    "mandolin": "A mandolin",
    "mookie": "A mandolin, rising",
    "hookie": "An accordion asks",
    "tambourine": "A tambourine",
    "trois": "Tambourine and accordion",
    "match": "A bright chord",
    "miss": "An accordion, falling",
    "cork": "A cork pops",
    "wave": "A small wave",
    "sundown": "A slow accordion, falling",
    "voila": "A merry accordion, rising",
    "family_dance": "A dance on the square",
    "square": "Cicadas and the sea",
    "square_low": "The sea",
    "chalk": "Chalk taps",
    "sponge": "A sponge wipes",
    "school_bell": "A hand bell",
    "lesson": "Two bells, rising",
    "break_bell": "The school bell rolls",
    "peek": "A soft recorder",
    "found_one": "A recorder, three notes",
    "found_two": "A recorder, four notes",
    "found_three": "A recorder comes home",
    "glockenspiel": "A glockenspiel",
    "hook": "A card is hung up",
    "school_out": "Recorder and bells, rising",
    "classroom": "A playground, far away",
    "parcel": "A parcel is set down",
    "stamp": "A stamp",
    "typewriter": "A typewriter",
    "carriage": "The typewriter's bell",
    "chime": "The station's chime",
    "suitcase": "A suitcase is put down",
    "punch": "A ticket is punched",
    "trumpet": "A muted trumpet",
    "found_word": "A trumpet, rising",
    "lost_word": "A trumpet droops",
    "tunnel": "A tunnel",
    "arrival": "Muted trumpets, rising",
    "hall": "A great hall",
    "owl": "An owl",
    "far_bird": "A bird, far away",
    "bicycle": "A bicycle bell, far away",
    "far_rope": "A rope beats on a mast",
    "playground": "Children, far away",
    "far_train": "A train, far away",
    "chatter_greet": "The Rook chatters",
    "chatter_news": "The Rook chatters",
    "chatter_ask": "The Rook chatters",
}
"""One for every sound, whatever variant of it is heard; public words, the same whatever was chosen."""

ROUNDS = frozenset(PIECES) | frozenset(EVENTS)
"""What goes round and round: the tune of the house, and what is heard about each table."""

UNSHOWN = ROUNDS | {"focus", "turn", "type", "choose", "back", "page"}
"""Sounds that only repeat what is seen, or go on for long: they have a caption, but it would be in the way."""

SHOWN_FOR = 2.0
"""Seconds of clock that a caption stands."""
SAID_FOR = 8.0
"""Seconds that a sentence of `say` stands; it is longer."""
_MOST = 2
_MOST_SAID = 4
_SIZE = 32
_PAD = 18
_ICON = 32
_GAP = 12
_ABOVE_RAIL = 14


@dataclass(slots=True)
class _Heard:
    words: str
    left: float


class Captions:
    """What stands on the screen now, newest last: captions of sounds, and what the house says."""

    def __init__(self) -> None:
        self._heard: deque[_Heard] = deque(maxlen=_MOST)
        self._said: deque[_Heard] = deque(maxlen=_MOST_SAID)

    def say(self, words: str) -> None:
        """A sentence that everybody has to see, such as that saving has stopped; it needs no sound."""
        self._said.append(_Heard(words, SAID_FOR))

    def hear(self, name: str) -> None:
        """The sound `name` was played."""
        if name in UNSHOWN:
            return
        words = CAPTIONS[name]
        for heard in self._heard:
            if heard.words == words:
                heard.left = SHOWN_FOR
                return
        self._heard.append(_Heard(words, SHOWN_FOR))

    def take(self) -> list[str]:
        """The sentences that stand, for a scene that has a place of its own for them; they stand here no longer."""
        taken = list(self.said)
        self._said.clear()
        return taken

    def clear(self) -> None:
        """Nothing was heard and nothing said."""
        self._heard.clear()
        self._said.clear()

    def advance(self, dt: float) -> None:
        """`dt` seconds later."""
        for heard in (*self._heard, *self._said):
            heard.left -= dt
        for row in (self._heard, self._said):
            while row and row[0].left <= 0:
                row.popleft()

    @property
    def shown(self) -> tuple[str, ...]:
        """The captions of sounds that stand now."""
        return tuple(heard.words for heard in self._heard if heard.left > 0)

    @property
    def said(self) -> tuple[str, ...]:
        """The sentences of the house that stand now."""
        return tuple(sentence.words for sentence in self._said if sentence.left > 0)


def draw(
    canvas: Canvas, theme: Theme, heard: Sequence[str], said: Sequence[str] = (), bottom: int | None = None
) -> None:
    """Paint captions of sounds and, above them, sentences of the house; the newest of each kind lowest.

    bottom: where the lowest one ends, for scenes that have other things above the end of the rail.
    """
    bottom = theme.rail_top - _ABOVE_RAIL if bottom is None else bottom
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
