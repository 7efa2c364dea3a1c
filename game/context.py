"""Context: the parts that every scene may use, built once at the start.
The audience decides wording, gates for grown-ups and match presets; the theme decides sizes. Navigation finds scenes by
the name of their place, so a scene can open "results" without importing it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.core.messages import Message
from engine.games import GAMES
from game.easing import READ_PACE, pace
from game.text.catalogue import Catalogue, Register, Voice, catalogue_of
from game.text.languages import SOURCE
from game.widgets.bottom_bar import BarWords, BottomBar, draw_bottom_bar


class Audience(Enum):
    """The kind of players that this house is set up for."""

    GROWN_UPS = "grown-up"
    CHILDREN = "kids"

    @property
    def children(self) -> bool:
        """Whether children play: simpler words, a gate before grown-ups' pages, and no last place."""
        return self is Audience.CHILDREN


def audience_of(theme: str) -> Audience:
    """The audience of a theme: the two are chosen together."""
    return Audience.CHILDREN if theme == Audience.CHILDREN.value else Audience.GROWN_UPS


class Navigation:
    """Makes scenes by the name of a place. `places` maps a name to a class or function, written `package.module:name`.
    It is imported at the first visit, so the title does not wait for the tables."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self.places = places

    def scene(self, place: str, *given: Any, **named: Any) -> Any:
        """Return a new scene for `place`, made with these arguments. KeyError for an unknown place."""
        module, _, name = self.places[place].partition(":")
        return getattr(import_module(module), name)(*given, **named)


if TYPE_CHECKING:
    import pygame

    from game.bots import Bots
    from game.canvas import Canvas
    from game.idle_timer import IdleTimer
    from game.idle_work import IdleWork
    from game.input.devices import Devices
    from game.kiosk.kiosk import Kiosk
    from game.learning import Learning
    from game.scene import Scene
    from game.settings import Settings
    from game.sound.player import Sound
    from game.stack import SceneStack
    from game.store.people import Person
    from game.store.store import Store
    from game.theme import Theme
    from game.window import Window


@lru_cache(maxsize=8)
def _voice(catalogue: Catalogue, register: Register, names: tuple[str, ...]) -> Voice:
    """Return the voice for these players. The same voice is kept while they stay, because it caches sentences."""
    return Voice(catalogue, register, names)


def _no_picture(name: str, theme: "Theme") -> None:
    """Stands in for pictures of sentences where there are none."""


def _nothing() -> None:
    """Stands in for `quit` in a house that cannot be left."""


@dataclass(frozen=True)
class Context:
    """The parts by name. `theme` follows the settings, so read it for each drawing and do not keep it."""

    stack: "SceneStack"
    settings: "Settings"
    sound: "Sound"
    store: "Store"
    devices: "Devices"
    bots: "Bots"
    coach: "Bots"
    """The coach, apart from the computer players, so that long advice delays no player."""
    analyst: "Bots"
    """The coach that reviews finished matches; tables do not use it."""
    window: "Window"
    idle_work: "IdleWork"
    learning: "Learning"
    navigation: "Navigation"
    theme_of: Callable[["Settings"], "Theme"]
    kiosk: "Kiosk | None" = None
    """The kiosk, if the program runs as one; players cannot quit it from the screen."""
    game: str | None = None
    """The game named on the command line; the title opens it at once."""
    system: str = SOURCE
    """The language of the device, used if the settings name none."""
    picture_of: "Callable[[str, Theme], pygame.Surface | None]" = field(default=_no_picture)
    """Returns the picture beside a child's sentence, by its name."""
    quit: Callable[[], None] = field(default=_nothing)
    """Ends the program after this frame."""

    def variants(self, game: str) -> tuple[str, ...]:
        """The variants of a game that are offered here; empty if a kiosk's operator leaves the game out."""
        if self.kiosk is not None:
            return self.kiosk.config.variants(game)
        return tuple(variant.name for variant in GAMES[game].variants)

    @property
    def language(self) -> str:
        return self.settings.get.language or self.system

    @property
    def catalogue(self) -> Catalogue:
        """All messages in the current language. Read it for each drawing and do not keep it."""
        return catalogue_of(self.language)

    @property
    def voice(self) -> Voice:
        """The voice for messages outside tables, in the register of the audience."""
        return self.voice_of(())

    @property
    def grown_up_voice(self) -> Voice:
        """The voice for pages that only grown-ups open, for any audience."""
        return _voice(self.catalogue, "grown-up", ())

    def voice_of(self, names: tuple[str, ...]) -> Voice:
        """Return the voice for a table with these players."""
        return _voice(self.catalogue, "child" if self.audience.children else "grown-up", names)

    def bar_words(self, message: Message, voice: Voice | None = None) -> BarWords:
        """Return the bar's content for a message, in the `voice` of a table if given."""
        said = (voice or self.voice).wording(message)
        return BarWords(said.words, self.picture_of(said.picture, self.theme))

    def draw_bottom_bar(self, canvas: "Canvas", bar: BottomBar) -> tuple[int, int]:
        """Draw the bar, with the mouse's hover and the host's beak. Returns the left and right end of the sentence's
        room, px."""
        return draw_bottom_bar(canvas, bar, self.theme, self.devices.pointer.over, self.sound.beak_open)

    def place(self, name: str, *given: object, **named: object) -> "Scene":
        """Return the scene of a place (`scenes/places.py`), made with this context and these arguments. KeyError for an
        unknown place."""
        made: Scene = self.navigation.scene(name, self, *given, **named)
        return made

    @property
    def idle_timer(self) -> "IdleTimer":
        """Measures the time since the last press."""
        return self.stack.idle_timer

    @property
    def audience(self) -> Audience:
        """The audience that the settings name now."""
        return audience_of(self.settings.get.theme)

    @property
    def people(self) -> "tuple[Person, ...]":
        """The players whose names are kept and offered, latest first; none for children."""
        return () if self.audience.children else self.store.people.all()

    @property
    def theme(self) -> "Theme":
        """The theme that the settings name now."""
        return self.theme_of(self.settings)

    @property
    def pace(self) -> float:
        """How many times longer animations take than normal; 0 with motion off. Use it through `easing.paced(dt,
        pace)`. It is never 0 while the screen is read aloud, because no event is passed over then."""
        return pace(self.settings) or (READ_PACE if self.sound.worded() else 0.0)
