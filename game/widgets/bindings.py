"""Bindings: what each button does now, and the words for it. The bottom bar prints them and one dispatcher reads them,
so that what is printed and what is done cannot differ."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Surface

from engine.core.messages import Message
from game.input.actions import Action, Press
from game.text.catalogue import Voice
from game.theme import Theme
from game.widgets.hints import ButtonOf, Hint, Placed, place_hints

Do = Callable[[Press], Any]
MOST = 3
"""How many bindings are printed beside the way out, which leads to the pause or out of what only one seat may see."""


@dataclass(frozen=True, slots=True)
class Binding:
    """What pressing `action` does now, in `words` with an `icon`; without words it is understood and not printed.

    `up` is what letting the button go does, where it has to be held. `device` is whose button is printed, where that is
    not whoever is asked.
    """

    action: Action
    do: Do
    words: Message | None = None
    icon: str = ""
    up: Do | None = None
    device: str | None = None

    @property
    def silent(self) -> "Binding":
        """The same, but not printed."""
        return Binding(self.action, self.do, up=self.up, device=self.device)


def bound(actions: Iterable[Action], do: Do) -> tuple[Binding, ...]:
    """Several buttons that are understood and not printed."""
    return tuple(Binding(action, do) for action in actions)


def table(bindings: Iterable[Binding]) -> tuple[Binding, ...]:
    """One binding for each button: the first one that names it."""
    first: dict[Action, Binding] = {}
    for binding in bindings:
        first.setdefault(binding.action, binding)
    return tuple(first.values())


def printed(bindings: Iterable[Binding], voice: Voice) -> tuple[Hint, ...]:
    """What the bottom bar says of them, in that voice."""
    return tuple(Hint(one.action, voice.words(one.words), one.icon) for one in bindings if one.words is not None)


def limited(bindings: Iterable[Binding], most: int = MOST) -> tuple[Binding, ...]:
    """The first few of them printed; the others are understood all the same."""
    out: list[Binding] = []
    for binding in bindings:
        room = sum(one.words is not None for one in out) < most
        out.append(binding if room else binding.silent)
    return tuple(out)


def dispatch(press: Press, bindings: Iterable[Binding]) -> Any:
    """Do what `press` means, and return what comes of it; None where it means nothing."""
    for binding in bindings:
        if binding.action is press.action:
            do = binding.up if press.released else binding.do
            return do(press) if do is not None else None
    return None


def meant(press: Press, hints: Sequence[Hint], button: ButtonOf, theme: Theme) -> Press:
    """A pointer that presses words in the bottom bar means the button that stands there."""
    if press.action is not Action.CONFIRM or press.at is None:
        return press
    return pointed(press, place_hints(hints, button, theme))


def pointed(press: Press, placed: Iterable[tuple[Placed, Surface]]) -> Press:
    """The button on whose words a pointer presses; the press itself where it presses none of them."""
    at = press.at
    found = (spot.hint.action for spot, _ in placed if at is not None and spot.reach.collidepoint(at))
    action = next(found, None)
    return press if action is None else Press(action, press.device, press.seat)
