"""Bindings: what each button does now, and its label. The bottom bar prints them and one dispatcher runs them, so label
and effect cannot differ."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Surface

from engine.core.messages import Message
from game.input.actions import Action, Press
from game.text.catalogue import Voice
from game.theme import Theme
from game.widgets.hints import ButtonOf, Hint, PlacedHint, place_hints

Do = Callable[[Press], Any]
ICONS = "icons/"
"""Where the picture of a message begins if it is an icon."""
MOST = 3
"""Bindings that are printed, besides the way out (to the pause, or out of a private board)."""


@dataclass(frozen=True, slots=True)
class Binding:
    """The effect of `action` now (`do`), and its label: `words` with an `icon`. Without words it is not printed.
    `spare` is the icon that may replace the words.

    `up`: the effect of releasing the button, if it must be held. `device`: the device whose button is printed, if it is
    not the asked player's.
    """

    action: Action
    do: Do
    words: Message | None = None
    icon: str = ""
    up: Do | None = None
    device: str | None = None
    spare: str = ""

    @property
    def silent(self) -> "Binding":
        """Return the binding without its label."""
        return Binding(self.action, self.do, up=self.up, device=self.device)


def bound(actions: Iterable[Action], do: Do) -> tuple[Binding, ...]:
    """Return bindings without labels for several buttons."""
    return tuple(Binding(action, do) for action in actions)


def table(bindings: Iterable[Binding]) -> tuple[Binding, ...]:
    """Return one binding for each button: the first one that names it."""
    first: dict[Action, Binding] = {}
    for binding in bindings:
        first.setdefault(binding.action, binding)
    return tuple(first.values())


def hints_of(bindings: Iterable[Binding], voice: Voice) -> tuple[Hint, ...]:
    """Return the hints of the bottom bar. For children a message has its own icon."""
    out = []
    for one in bindings:
        if one.words is not None:
            said = voice.wording(one.words)
            sign = one.icon or (said.picture.removeprefix(ICONS) if said.picture.startswith(ICONS) else "")
            out.append(Hint(one.action, said.words, sign, spare=one.spare or sign))
    return tuple(out)


def limited(bindings: Iterable[Binding], most: int = MOST) -> tuple[Binding, ...]:
    """Return the bindings with only the first few printed."""
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


def press_on_hint(press: Press, hints: Sequence[Hint], button: ButtonOf, theme: Theme) -> Press:
    """Return the press of a button if a pointer pressed its hint, else the press itself."""
    if press.action is not Action.CONFIRM or press.at is None:
        return press
    return press_at_spot(press, place_hints(hints, button, theme))


def press_at_spot(press: Press, placed: Iterable[tuple[PlacedHint, Surface]]) -> Press:
    """Return the press of the button whose hint a pointer presses, or the press itself."""
    at = press.at
    found = (spot.hint.action for spot, _ in placed if at is not None and spot.reach.collidepoint(at))
    action = next(found, None)
    return press if action is None else Press(action, press.device, press.seat)
