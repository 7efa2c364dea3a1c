"""Stage: everything that a motion may change. A motion reads the event and the stage, never the match."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import pi, sin
from typing import Any

from engine.core.cards import Cards
from engine.core.messages import Message
from engine.core.seats import Seat
from engine.core.zones import Zone
from game.cards.ring import SeatPlace
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.cards.table import Table
from game.easing import JOLT, SIGN_FALLS, TURN, Feel
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import SOURCE
from game.theme import STAGE
from game.timeline import Call, Clip, Drive, Lane, Par, Seq, Until, Wait, linear
from scenes.table.stage.bodies import Bodies
from scenes.table.stage.faces import Faces
from scenes.table.stage.handed_in import HandedIn
from scenes.table.stage.swings import Swings
from scenes.table.stage.table_layout import TableLayout

HOP = 12.0
JOLT_UP = 4.0
SIGN_FALL, STRIKES = 90.0, 0.36  # px; share of its time after which it is down for the first time
AT_SIDES = 250  # seats below this line are at the sides
SIDES_RISE = 140  # px by which those rise to make room


@dataclass(slots=True)
class Bubble:
    """The latest word of a seat, at its plate; `share` grows from 0 to 1 while it appears."""

    words: Message
    tone: str = "plain"  # "plain", "high" (the best so far), "quiet", or one of `hud.PINS`
    share: float = 1.0


@dataclass(slots=True)
class Flourish:
    """A decoration that delays nothing: a ring of light, dust, the bird's shadow. `share` runs from 0 to 1."""

    kind: str
    at: tuple[float, float]
    share: float = 0.0


@dataclass(slots=True)
class CallResult:
    """The result of a call: `right`, `wrong`, or a `fine` with its sum. `share` grows from 0 to 1 while it appears."""

    kind: str
    at: tuple[float, float]
    words: str = ""
    share: float = 0.0


@dataclass(slots=True, weakref_slot=True)
class Stage:
    """The content of the stage.

    `view` advances with the story and is the match's own after it. `after` is the view after the current event; the
    motion decides when it is shown (`arrive`).

    `voice` gives its words. `tableau` is the game's own picture before the table, during a story. `meant` are the cards
    that the looking seat has picked or points at; always empty in public. `row_top` is the upper edge, px, of a row of
    big answers over the table in public.
    """

    view: Any
    table: Table
    floor: TableLayout
    sound: Callable[..., None]
    calm: bool = False
    caption: Message | None = None
    voice: Voice = field(default_factory=lambda: Voice(catalogue_of(SOURCE)))
    on_turn: Seat | None = None
    bubbles: dict[Seat, Bubble] = field(default_factory=dict)
    flourishes: list[Flourish] = field(default_factory=list)
    call_results: list[CallResult] = field(default_factory=list)
    party: Lane = field(default_factory=Lane)
    tableau: Any = None
    after: Any = None
    meant: Cards = ()
    row_top: int | None = None
    gathered: list[int] = field(default_factory=list)
    """Number of things in front of each seat, if the game has any (`GatheredThings`)."""
    cheers: bool = False
    """Whether the host cheers until the end of the story."""
    moved_aside: float = 0.0
    """How far (0 to 1) things on and round the table have moved aside. They do so for a question that needs the whole
    table."""
    handed: HandedIn | None = None
    """An answer that leaves its plate."""
    hopped: float = 0.0  # px by which the plate on turn is higher now
    jolted: float = 0.0  # px by which things on the table are higher now, because it was struck
    shaken: dict[Seat, float] = field(default_factory=dict)  # px by which a shivering plate is aside now
    faces: Faces = field(default_factory=Faces)
    swings: Swings = field(default_factory=Swings)
    all_read: Callable[[], bool] = field(default=lambda: True)
    """Whether everything on the screen that is read aloud has been read."""
    bodies: Bodies = field(init=False)

    def __post_init__(self) -> None:
        self.bodies = Bodies(self.faces)

    def place(self, seat: Seat) -> SeatPlace | None:
        """The current place of a seat's plate; None for the seat in the bar."""
        place = self.floor.place(seat)
        if place is None or place.y < AT_SIDES:
            return place
        return replace(place, y=place.y - round(SIDES_RISE * self.moved_aside))

    def hop(self) -> None:
        """Let the plate on turn jump once, beside any story."""

        def steer(share: float) -> None:
            self.hopped = HOP * 4 * share * (1 - share)

        if not self.calm:
            self.party.play(Drive(TURN.seconds, linear, steer))

    def jolt(self) -> Clip:
        """A clip that strikes the table, so that the things on it jump."""

        def steer(share: float) -> None:
            self.jolted = JOLT_UP * sin(pi * share)

        return Call(lambda: None) if self.calm else JOLT.drive(steer)

    def sign_falls(self, at: tuple[int, int]) -> Clip:
        """A clip in which the sign that hangs there falls the last stretch to its place, and the table jumps."""

        def steer(share: float) -> None:
            self.swings.lifted[at] = SIGN_FALL * (1 - share)

        if self.calm:
            return self.hear("knock")
        strikes = Seq(Wait(SIGN_FALLS.seconds * STRIKES), self.hear("knock"), self.jolt())
        return Seq(Par(SIGN_FALLS.drive(steer), strikes), Call(lambda: self.swings.lifted.pop(at, None)))

    def begin(self, caption: Message | None, before: Any, after: Any) -> None:
        """Begin an event, between these views."""
        self.caption, self.view, self.after = caption, before, after

    def arrive(self, *fields: str) -> Call:
        """A clip that shows the view after the event, or only these fields of it, if the others must wait."""

        def show() -> None:
            known = {name: getattr(self.after, name) for name in fields}
            self.view = replace(self.view, **known) if fields else self.after

        return Call(show)

    def pose(self, **fields: object) -> None:
        """Show fields that differ from both views, such as hands that grow card by card."""
        self.view = replace(self.view, **fields)

    def show(self, **fields: object) -> Call:
        """A clip that poses these fields."""
        return Call(lambda: self.pose(**fields))

    def hear(self, name: str, step: int = 0, at: float | None = None) -> Call:
        """A clip that plays a sound, `step` notes higher, from `at` (px from the left edge) or the middle.

        It is left out if the story is finished early.
        """
        place = 0.0 if at is None else 2 * at / STAGE[0] - 1
        return Call(lambda: self.sound(name, step, place) if place else self.sound(name, step), skippable=True)

    def feel(self, feel: Feel) -> Feel:
        """The calm version of a feel if motion is reduced: things appear and do not travel."""
        return feel.calmed() if self.calm else feel

    def fly(self, sprite: CardSprite, slot: Slot, feel: Feel) -> Clip:
        """A clip that moves a sprite into a slot."""
        if self.calm:
            return Call(lambda: sprite.put(slot))
        return feel.tween(sprite, x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale)

    def leave(self, seat: Seat, card: str | None, stands: Slot | None = None) -> CardSprite:
        """Let a card leave a hand, and return its sprite.

        It starts from the plate on which it was handed in, the place of its drop, or its place in an open hand.
        Otherwise it starts from `stands`, its place in the looking seat's hand. The last resort is the owner's paw.
        """
        self.faces.act(seat, "throw")
        on_plate = self.handed.take(card) if self.handed and self.handed.seat == seat and card is not None else None
        if on_plate is not None:
            self.table.flying.append(sprite := CardSprite.at(on_plate, card))
            return sprite
        hand = Zone("hand", seat)
        if card is not None and any(sprite.card == card for sprite in self.table.cards(hand)):
            return self.table.take(hand, card)
        sprite = CardSprite.at(stands or self.paw(seat, "throw"), card)
        self.table.flying.append(sprite)
        return sprite

    def reach(self, seat: Seat) -> Slot:
        """Let a player reach for a card, and return the place where its paw takes it."""
        self.faces.act(seat, "draw")
        return self.paw(seat, "draw")

    def paw(self, seat: Seat, pose: str) -> Slot:
        """The place of a card in the paw of a player who throws or draws it; under the chin if there is no figure."""
        chin, place, at = self.floor.chin(seat), self.place(seat), self.bodies.paw(seat, pose)
        return chin if place is None or at is None else replace(chin, x=place.x + at[0], y=place.y + at[1])

    def land(self, sprite: CardSprite, zone: Zone) -> Call:
        """A clip that moves a flying sprite to a zone; all faces look there."""

        def lie() -> None:
            self.table.add(zone, sprite)
            self.faces.glance((sprite.x, sprite.y))

        return Call(lie)

    def drop(self, sprite: CardSprite) -> Call:
        """A clip that removes a flying sprite."""
        return Call(lambda: self.table.flying.remove(sprite) if sprite in self.table.flying else None)

    def listens(self) -> Clip:
        """A pause until the caption has been read aloud, if it is."""
        return Until(self.all_read)

    def change_caption(self, words: Message | None) -> Clip:
        """A clip that changes the caption within a motion."""
        return Seq(self.listens(), Call(lambda: setattr(self, "caption", words)))

    def beat(self, seconds: float) -> Wait:
        """A pause for reading; it stays with reduced motion."""
        return Wait(seconds)
