"""Context: everything a scene may use, built once at the start. Its audience decides what is said, what is asked of a
grown-up and how a match is set up (how large things are drawn is the theme's matter); its navigation knows scenes by
the name of their place, so that a scene asks for "results" and imports nothing of the house behind that door."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.core.messages import Message
from engine.games import GAMES
from game.easing import pace
from game.text.catalogue import Catalogue, Register, Voice, catalogue_of
from game.text.languages import SOURCE
from game.widgets.bottom_bar import BottomBar, Spoken, draw_bottom_bar


class Audience(Enum):
    """Whoever plays at most tables of this house."""

    GROWN_UPS = "grown-up"
    CHILDREN = "kids"

    @property
    def children(self) -> bool:
        """Whether children play: plainer words, a gate before what is not for them, and nobody who is last."""
        return self is Audience.CHILDREN


def audience_of(theme: str) -> Audience:
    """For whom a house is that was set to this theme: the two are chosen together."""
    return Audience.CHILDREN if theme == Audience.CHILDREN.value else Audience.GROWN_UPS


class Navigation:
    """`places` names a class, or a function that makes the scene, as `package.module:name`. It is loaded when somebody
    goes there for the first time: the title does not wait for the tables."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self.places = places

    def scene(self, place: str, *given: Any, **named: Any) -> Any:
        """A new scene for `place`, made with these arguments. KeyError for a place that nobody has registered."""
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
    """The same voice as long as the same people sit there: it remembers what it has said."""
    return Voice(catalogue, register, names)


def _no_picture(name: str, theme: "Theme") -> None:
    """What goes with a sentence where there are no pictures."""


def _nothing() -> None:
    """What `quit` does in a house that nobody can leave."""


@dataclass(frozen=True)
class Context:
    """The parts by name. `theme` follows the settings, so ask for it when you draw, do not keep it."""

    stack: "SceneStack"
    settings: "Settings"
    sound: "Sound"
    store: "Store"
    devices: "Devices"
    bots: "Bots"
    coach: "Bots"
    """Whoever is asked for advice, apart from those who play: a coach that thinks long holds nobody up."""
    analyst: "Bots"
    """Whoever goes through a match that is over, and is asked by nobody at a table."""
    window: "Window"
    idle_work: "IdleWork"
    learning: "Learning"
    navigation: "Navigation"
    theme_of: Callable[["Settings"], "Theme"]
    kiosk: "Kiosk | None" = None
    """The kiosk that it is part of, where nobody may leave the program from the screen."""
    game: str | None = None
    """The game that the command line asked for; the title opens it at once."""
    system: str = SOURCE
    """The language of the machine, which is spoken where the settings name none."""
    picture_of: "Callable[[str, Theme], pygame.Surface | None]" = field(default=_no_picture)
    """The picture beside a child's sentence, by its name."""
    quit: Callable[[], None] = field(default=_nothing)
    """Ends the program after this frame."""

    def variants(self, game: str) -> tuple[str, ...]:
        """The variants of a game that are offered here; none where the operator of a kiosk leaves it out."""
        if self.kiosk is not None:
            return self.kiosk.config.variants(game)
        return tuple(variant.name for variant in GAMES[game].variants)

    @property
    def language(self) -> str:
        """The language that is spoken now."""
        return self.settings.get.language or self.system

    @property
    def catalogue(self) -> Catalogue:
        """All that the house says, in its language. Ask for it when something is drawn, do not keep it."""
        return catalogue_of(self.language)

    @property
    def voice(self) -> Voice:
        """What makes sentences of the house's messages, for whom the house is now."""
        return self.voice_of(())

    def voice_of(self, names: tuple[str, ...]) -> Voice:
        """The voice at a table where these people sit."""
        return _voice(self.catalogue, "child" if self.audience.children else "grown-up", names)

    def spoken(self, message: Message, voice: Voice | None = None) -> Spoken:
        """What stands in the bar where somebody says this, at a table in its `voice`."""
        said = (voice or self.voice).said(message)
        return Spoken(said.words, self.picture_of(said.picture, self.theme))

    def draw_bottom_bar(self, canvas: "Canvas", bar: BottomBar) -> tuple[int, int]:
        """Draw the bar as it stands now: under the mouse, and with the host's beak open where he speaks. Returns from
        where to where the sentence has its room."""
        return draw_bottom_bar(canvas, bar, self.theme, self.devices.pointer.over, self.sound.beak_open)

    def place(self, name: str, *given: object, **named: object) -> "Scene":
        """The scene where a way leads to, by the name of its place (`scenes/places.py`), made of this context and these
        arguments. KeyError for a name that is no place."""
        made: Scene = self.navigation.scene(name, self, *given, **named)
        return made

    @property
    def idle_timer(self) -> "IdleTimer":
        """How long nobody has touched anything."""
        return self.stack.idle_timer

    @property
    def audience(self) -> Audience:
        """For whom it is, as the settings say now."""
        return audience_of(self.settings.get.theme)

    @property
    def people(self) -> "tuple[Person, ...]":
        """Whose names are kept and offered, who played last first; of children none are."""
        return () if self.audience.children else self.store.people.all()

    @property
    def theme(self) -> "Theme":
        """The theme that the settings ask for now."""
        return self.theme_of(self.settings)

    @property
    def pace(self) -> float:
        """How many times longer stories take than normal; 0 where motion is off. Use `easing.paced(dt, pace)`."""
        return pace(self.settings)
