"""Seating: who sits where and with what in the hand. What the seats scene makes and the table gets."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property

from engine.core import levels
from engine.core.characters import CHARACTERS, PLAIN, Manner, player
from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.deals import DEAL, number_of
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, is_pad
from game.input.pads import UNKNOWN, Identity
from game.store.people import LONGEST_NAME
from game.text.catalogue import Voice
from game.theme import SEAT_LOOKS, SeatLook
from scenes.games import COACH, DEALS, MOST_DEALS, OPEN_HANDS

PERSON, BOT = "person", "bot"
TOGETHER = ""
"""The device of a companion who holds the person's own one too."""
LEVELS = tuple(level for level in levels.LEVELS if level != levels.RANDOM)
"""Levels of computer players that people choose from: one that lays anything is for tests."""
USUAL_LEVEL = "fair"
KIDS_LEVEL = "gentle"
"""How computer players play unless people choose otherwise, and how they do with children."""
BOT_NAMES = ("Wren", "Hazel", "Otto", "Pim", "Lark", "Bruno", "Tilly", "Gus", "Fern", "Moss", "Nell", "Ozzy")
PERSON_NAMES = ("Anna", "Theo", "Rosa", "Ida", "Max", "Milo", "Lena", "Sam", "Vera", "Kofi", "Juno", "Ben")


AGAIN = "#"
"""Stands in a pad's device id before how often it was bound to its seat by a press, from the second time on."""


def device_badge(device: str) -> str:
    """The disc that stands for a device: "keys", "pointer" or "pad"."""
    return "keys" if device in (KEYS, KEYS_LEFT, KEYS_RIGHT) else "pointer" if device in (MOUSE, TOUCH) else "pad"


def device_noun(device: str | None) -> Message:
    """What people call a device; also a pad that is gone, or None for any."""
    binding = (device or "").partition(AGAIN)
    if binding[1]:
        return say("-table-pad-again", number=binding[0].partition(":")[2])
    match device:
        case None | "":
            return say("-table-any-device")
        case _ if device == KEYS:
            return say("-table-keyboard")
        case _ if device == KEYS_LEFT:
            return say("-table-left-keys")
        case _ if device == KEYS_RIGHT:
            return say("-table-right-keys")
        case _ if device == MOUSE:
            return say("-table-mouse")
        case _ if device == TOUCH:
            return say("-table-touch")
    return say("-table-pad", number=device.partition(":")[2])


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One seat. `look` is an index into SEAT_LOOKS. `device` is a person's (None: any device); `level` a computer's and
    `character` the name of the one that it is, "" where it is nobody in particular.

    `companion` is the device of whoever looks along with the person: one of its own, or TOGETHER; None without one.
    `headset` is the sound device on which a person hears what is its own, "" for none: it lasts as long as people sit.
    `pad` is what is known of a person's pad, so that another evening it can be told from others.
    """

    kind: str
    name: str
    look: int
    device: str | None = None
    level: str = USUAL_LEVEL
    character: str = ""
    companion: str | None = None
    headset: str = ""
    pad: Identity = field(default=UNKNOWN, compare=False)

    @property
    def person(self) -> bool:
        """Whether somebody sits there."""
        return self.kind == PERSON

    @property
    def decides(self) -> str:
        """What its computer player is told as its level."""
        return player(self.level, self.character)

    @property
    def manner(self) -> Manner:
        """How it likes to play, as far as it is a character."""
        return CHARACTERS[self.character].manner if self.character else PLAIN

    @property
    def accompanied(self) -> bool:
        """Whether somebody looks along."""
        return self.person and self.companion is not None

    @property
    def devices(self) -> tuple[str, ...]:
        """What speaks for a person: the own device, then the one of a companion."""
        return tuple(device for device in (self.device, self.companion) if self.person and device)

    @property
    def badge(self) -> str:
        """The disc that it wears: its device's, the robot's, or two heads where somebody looks along."""
        return "bot" if not self.person else "companion" if self.accompanied else device_badge(self.device or "")

    @property
    def picture(self) -> SeatLook:
        """Colour, animal and pattern."""
        return SEAT_LOOKS[self.look]


@dataclass(frozen=True)
class Seating:
    """All seats, clockwise from seat 0."""

    seats: tuple[SeatPlan, ...]

    def __len__(self) -> int:
        return len(self.seats)

    def __getitem__(self, seat: Seat) -> SeatPlan:
        return self.seats[seat]

    @cached_property
    def people(self) -> tuple[bool, ...]:
        """For every seat whether a person sits there."""
        return tuple(plan.person for plan in self.seats)

    @cached_property
    def several(self) -> bool:
        """Whether more than one person plays."""
        return sum(self.people) > 1

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        return tuple(plan.name for plan in self.seats)

    @property
    def people_names(self) -> tuple[str, ...]:
        """Names of the people, by seat."""
        return tuple(plan.name for plan in self.seats if plan.person)

    @property
    def devices(self) -> tuple[str, ...]:
        """Devices in the hands of people, each once, by seat."""
        return tuple(dict.fromkeys(plan.device for plan in self.seats if plan.person and plan.device))

    @property
    def held(self) -> tuple[str, ...]:
        """The same with those of companions."""
        return tuple(dict.fromkeys((*self.devices, *(device for plan in self.seats for device in plan.devices))))

    def accompanied_by(self, device: str) -> Seat | None:
        """The seat whose companion holds a device of its own, this one."""
        seats = enumerate(self.seats)
        return next((seat for seat, plan in seats if device and plan.accompanied and plan.companion == device), None)

    def seats_of(self, device: str) -> tuple[Seat, ...]:
        """The seats that share a device."""
        return tuple(seat for seat, plan in enumerate(self.seats) if plan.person and plan.device == device)

    def shared(self, seat: Seat) -> bool:
        """Whether the device of `seat` goes round among several people."""
        device = self.seats[seat].device
        return device is not None and self.seats[seat].person and len(self.seats_of(device)) > 1

    def put(self, seat: Seat, plan: SeatPlan) -> "Seating":
        """The same with another plan for one seat."""
        return Seating((*self.seats[:seat], plan, *self.seats[seat + 1 :]))

    def swapped(self, first: Seat, second: Seat) -> "Seating":
        """The same with two seats changed."""
        return self.put(first, self.seats[second]).put(second, self.seats[first])

    def spare_look(self) -> int:
        """The first look that nobody has."""
        taken = {plan.look for plan in self.seats}
        return next(look for look in range(len(SEAT_LOOKS)) if look not in taken)

    def spare_name(self, names: tuple[str, ...]) -> str:
        """The first of `names` that nobody has, else a numbered one."""
        taken = {plan.name for plan in self.seats}
        numbered = (f"{names[0]} {number}" for number in range(2, len(self.seats) + 3))
        return next(name for name in (*names, *numbered) if name not in taken)


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What a table needs to open: the checked setup and who sits there."""

    setup: Setup
    seating: Seating
    saved: int | None = None
    """The match's number in the store, where it is gone on with."""
    aids: tuple[tuple[str, str], ...] = ()
    """What the table has agreed on that is no rule: a help by its name, and how much of it."""
    seen: tuple[str, ...] = ()
    """Who of its people has sat at an earlier table with these very cards: the session finds out."""

    @property
    def deal(self) -> int | None:
        """The number of the match whose cards are dealt again."""
        return number_of(self.aids)

    @property
    def afresh(self) -> "TablePlan":
        """The same table with cards of its own."""
        aids = tuple((name, value) for name, value in self.aids if name != DEAL)
        return replace(self, saved=None, aids=aids, seen=())

    @property
    def counts(self) -> bool:
        """Whether the match counts as won, learned and remembered. It does not with open hands, nor with cards that
        were dealt before: a name does not tell who has seen them."""
        return not self.open_hands and self.deal is None

    @property
    def open_hands(self) -> bool:
        """Whether all hands lie open for everybody."""
        return dict(self.aids).get(OPEN_HANDS.name) == "open"

    @property
    def most_deals(self) -> int | None:
        """After how many deals the match ends at the latest; None without a limit."""
        return MOST_DEALS.get(dict(self.aids).get(DEALS.name, ""))

    @property
    def coached(self) -> bool:
        """Whether the coach may be asked; not at tables that agreed on nothing of the kind, as matches of old."""
        return dict(self.aids).get(COACH.name) == "on"

    @property
    def standing(self) -> tuple[Message, str] | None:
        """The sign of what everybody has to know of it, in words and with an icon; None at a usual table."""
        if self.open_hands:
            return say("table-open-hands"), OPEN_HANDS.picture
        if self.seen:
            return say("table-seen-by", name=self.seen[0], count=len(self.seen) - 1), "eye"
        return (say("table-dealt-again", text=str(self.deal)), "cards") if self.deal is not None else None


def bot(seating: Seating, level: str = USUAL_LEVEL) -> SeatPlan:
    """A computer player with a name and a look that are free."""
    return SeatPlan(BOT, seating.spare_name(BOT_NAMES), seating.spare_look(), None, level)


def first_seating(
    count: int, device: str | None, names: tuple[str, ...] = PERSON_NAMES, level: str = USUAL_LEVEL
) -> Seating:
    """Seat 0 for `device` (everybody a computer player if None), computer players round it."""
    seating = Seating(())
    if device is not None:
        seating = Seating((SeatPlan(PERSON, seating.spare_name(names or PERSON_NAMES), 0, device),))
    return resized(seating, count, level)


def resized(seating: Seating, count: int, level: str = USUAL_LEVEL) -> Seating:
    """The same people at a table for `count`: computer players come, or go, people last of all from the end."""
    while len(seating) > count:
        bots = [seat for seat, plan in enumerate(seating.seats) if not plan.person]
        gone = bots[-1] if bots else len(seating) - 1
        seating = Seating(seating.seats[:gone] + seating.seats[gone + 1 :])
    while len(seating) < count:
        seating = Seating((*seating.seats, bot(seating, level)))
    return seating


def joined(seating: Seating, device: str, names: tuple[str, ...] = PERSON_NAMES, seat: Seat | None = None) -> Seating:
    """`device` takes a computer player's seat (the first, or `seat`) and its colour; unchanged if there is none."""
    free = [number for number, plan in enumerate(seating.seats) if not plan.person]
    if seat is None and free:
        seat = free[0]
    if seat is None or seat not in free or seating.accompanied_by(device) is not None:
        return seating
    name = seating.spare_name(names + PERSON_NAMES)
    return seating.put(seat, replace(seating[seat], kind=PERSON, name=name, device=device, character=""))


def vacated(seating: Seating, seat: Seat, level: str = USUAL_LEVEL) -> Seating:
    """A computer player takes over a seat, with a name of its own; colour and animal stay."""
    now = taken_over(seating, seat, level)
    return now.put(seat, replace(now[seat], name=seating.spare_name(BOT_NAMES)))


def taken_over(seating: Seating, seat: Seat, level: str) -> Seating:
    """A computer player plays on for a seat; its name stays as well, so that all know whose cards these are."""
    plan = replace(seating[seat], kind=BOT, device=None, level=level, companion=None, headset="", pad=UNKNOWN)
    return seating.put(seat, plan)


def with_look(seating: Seating, seat: Seat, look: int) -> Seating:
    """That picture for a seat; a computer player who has it gets the seat's old one, a person keeps it."""
    holder = next((other for other, plan in enumerate(seating.seats) if plan.look == look), seat)
    if holder != seat and seating[holder].person:
        return seating
    if holder == seat and seating[seat].look == look:
        return seating
    old = seating[seat].look
    seating = _nobodys(_nobodys(seating, seat), holder)
    seating = seating.put(holder, replace(seating[holder], look=old))
    return seating.put(seat, replace(seating[seat], look=look))


def look_of(character: str) -> int:
    """The picture of a character."""
    return next(look for look, one in enumerate(SEAT_LOOKS) if one.animal == CHARACTERS[character].animal)


def _nobodys(seating: Seating, seat: Seat) -> Seating:
    """The same, and who was a character there is nobody in particular any more: no other picture is its own."""
    if not seating[seat].character:
        return seating
    return seating.put(seat, replace(seating[seat], character="", name=seating.spare_name(BOT_NAMES)))


def with_character(seating: Seating, seat: Seat, character: str) -> Seating:
    """The computer player there becomes that character, with name and picture, or nobody in particular (""), with a
    picture that is free. A computer player who has the picture gets the seat's old one; unchanged where a person has
    it."""
    if not character:
        full = not seating[seat].character or len(seating) == len(SEAT_LOOKS)
        return _nobodys(seating, seat) if full else with_look(seating, seat, seating.spare_look())
    moved = with_look(seating, seat, look_of(character))
    if moved[seat].person or moved[seat].look != look_of(character):
        return seating
    name = moved.put(seat, replace(moved[seat], name="")).spare_name((CHARACTERS[character].called, *BOT_NAMES))
    return moved.put(seat, replace(moved[seat], name=name, character=character))


def characters_of(seating: Seating) -> tuple[str, ...]:
    """The characters at a table, in the order of their seats."""
    return tuple(plan.character for plan in seating.seats if plan.character)


def with_characters(seating: Seating, characters: Sequence[str]) -> Seating:
    """These characters again, each at the next seat of a computer player, as far as there are any."""
    free = [seat for seat, plan in enumerate(seating.seats) if not plan.person]
    for seat, character in zip(free, characters, strict=False):
        seating = with_character(seating, seat, character)
    return seating


def next_look(seating: Seating, seat: Seat, step: int) -> Seating:
    """The next picture that no other person has; a computer player who has it takes the old one."""
    taken = {plan.look for other, plan in enumerate(seating.seats) if other != seat and plan.person}
    look = seating[seat].look
    for _ in SEAT_LOOKS:
        look = (look + step) % len(SEAT_LOOKS)
        if look not in taken:
            break
    return with_look(seating, seat, look)


_ANIMALS = {
    "fox": "-animal-fox", "bear": "-animal-bear", "rabbit": "-animal-rabbit", "frog": "-animal-frog",
    "badger": "-animal-badger", "lion": "-animal-lion", "penguin": "-animal-penguin", "pig": "-animal-pig",
    "owl": "-animal-owl", "mouse": "-animal-mouse", "hedgehog": "-animal-hedgehog", "cat": "-animal-cat",
}  # fmt: skip


def animal_of(look: int) -> Message:
    """The animal of a picture."""
    return say(_ANIMALS[SEAT_LOOKS[look].animal])


def called(look: int, voice: Voice) -> str:
    """What children call somebody with that picture: `Fox`."""
    return voice.words(animal_of(look))


def called_by_picture(seating: Seating, voice: Voice) -> Seating:
    """Everybody is called what the own picture shows."""
    return Seating(tuple(replace(plan, name=called(plan.look, voice)) for plan in seating.seats))


def with_device(seating: Seating, seat: Seat, device: str | None) -> Seating:
    """Another device for a person; unchanged if it is the one of another seat's companion. It may be another person's:
    whoever wore the headset hears no more."""
    plan, looks = seating[seat], seating.accompanied_by(device or "")
    if looks not in (None, seat):
        return seating
    worn, pad = (plan.headset, plan.pad) if device == plan.device else ("", UNKNOWN)
    companion = TOGETHER if looks == seat else plan.companion
    return seating.put(seat, replace(plan, device=device, companion=companion, headset=worn, pad=pad))


def as_data(seating: Seating) -> list[dict[str, object]]:
    """Plain values for the store."""
    return [
        {
            "kind": plan.kind,
            "name": plan.name,
            "look": plan.look,
            "device": plan.device,
            "level": plan.level,
            "character": plan.character,
            "companion": plan.companion,
            **({"pad": asdict(plan.pad)} if plan.pad != UNKNOWN else {}),
        }
        for plan in seating.seats
    ]


def from_data(data: object, count: int) -> Seating:
    """A seating from stored values; whatever is odd in them becomes a computer player."""
    seating = Seating(())
    rows = data if isinstance(data, list) else []
    for row in rows[:count]:
        plan = _plan(row, seating) if isinstance(row, dict) else None
        seating = Seating((*seating.seats, plan or bot(seating)))
    return lawful(resized(seating, count))


def lawful(seating: Seating) -> Seating:
    """Without companions whose device speaks for another seat: whoever has a hand of their own looks into no other."""
    for seat, plan in enumerate(seating.seats):
        others = {device for other, held in enumerate(seating.seats) if other != seat for device in held.devices}
        if plan.companion and plan.companion in others:
            seating = seating.put(seat, replace(plan, companion=None))
    return seating


def _plan(row: dict[str, object], seating: Seating) -> SeatPlan | None:
    name, look, device, level = row.get("name"), row.get("look"), row.get("device"), row.get("level")
    companion, character = row.get("companion"), str(row.get("character", ""))
    taken = {plan.look for plan in seating.seats}
    if row.get("kind") not in (PERSON, BOT) or not isinstance(name, str) or not name.strip():
        return None
    if not isinstance(look, int) or not 0 <= look < len(SEAT_LOOKS) or look in taken:
        look = seating.spare_look()
    if row["kind"] != BOT or character not in CHARACTERS or look != look_of(character):
        character = ""
    return SeatPlan(
        str(row["kind"]),
        name.strip()[:LONGEST_NAME],
        look,
        device if isinstance(device, str) else None,
        level if level in LEVELS else USUAL_LEVEL,
        character,
        companion if isinstance(companion, str) and row["kind"] == PERSON and not is_pad(companion) else None,
        pad=_pad(row.get("pad")),
    )


def _pad(kept: object) -> Identity:
    """What was kept of a pad; UNKNOWN where it makes no sense."""
    known = kept if isinstance(kept, dict) and kept.keys() == asdict(UNKNOWN).keys() else {}
    return Identity(**known) if all(isinstance(text, str) for text in known.values()) else UNKNOWN
