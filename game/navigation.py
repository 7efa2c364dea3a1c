"""Navigation: scenes by the name of their place. The root says who makes them, so that a scene asks for "results" and
imports nothing of the house behind that door."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any


class Navigation:
    """`places` names a class, or a function that makes the scene, as `package.module:name`. It is loaded when somebody
    goes there for the first time: the title does not wait for the tables."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self.places = places

    def scene(self, place: str, *given: Any, **named: Any) -> Any:
        """A new scene for `place`, made with these arguments. KeyError for a place that nobody has registered."""
        module, _, name = self.places[place].partition(":")
        return getattr(import_module(module), name)(*given, **named)
