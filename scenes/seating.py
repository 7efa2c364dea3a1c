"""Seating: the players of a table with their seats, names, looks and devices. The seats scene makes it, the table gets
it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property

from engine.core import levels
from engine.core.characters import CHARACTERS, BotName
from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.deals import DEAL, number_of
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH
from game.input.pads import UNKNOWN, Identity
from game.store.people import LONGEST_NAME
from game.text.catalogue import Voice
from game.theme import SEAT_LOOKS, SeatLook
from scenes.games import COACH, DEALS, MOST_DEALS, OPEN_HANDS

PERSON, BOT = "person", "bot"
SHOWN = "shown"
"""A person of a finished match, whose steps are shown again."""
PAD, COMPANION_PAD = "pad", "companion_pad"
"""Names of saved identities."""
TOGETHER = ""
"""Device of a companion who shares the person's own one."""
LEVELS = tuple(level for level in levels.LEVELS if level != levels.RANDOM)
"""Levels of computer players that people can choose. The random level is for tests."""
USUAL_LEVEL = "fair"
KIDS_LEVEL = "gentle"
"""Levels of computer players before people choose, and with children."""
BOT_NAMES = ("Wren", "Hazel", "Otto", "Pim", "Lark", "Bruno", "Tilly", "Gus", "Fern", "Moss", "Nell", "Ozzy")
PERSON_NAMES = ("Anna", "Theo", "Rosa", "Ida", "Max", "Milo", "Lena", "Sam", "Vera", "Kofi", "Juno", "Ben")


AGAIN = "#"
"""In a pad's device id, comes before the number of its bindings by a press, from the second on."""


def device_badge(device: str) -> str:
    """The disc of a device: "keys", "pointer" or "pad"."""
    return "keys" if device in (KEYS, KEYS_LEFT, KEYS_RIGHT) else "pointer" if device in (MOUSE, TOUCH) else "pad"


def device_noun(device: str | None) -> Message:
    """The words for a device, also for a pad that is gone, or None for any device."""
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
    """One seat. `look`: an index into SEAT_LOOKS. `device`: a person's, None for any. `level`: a computer player's.
    `character`: its character, or "".

    `companion`: the device of a second person who looks along, TOGETHER for the same one, None without a companion.
    `headset`: the sound device for a person's private words, or ""; it is not saved. `pad` and `companion_pad`: the
    known identities of their pads, so that they can be recognised after a restart.
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
    companion_pad: Identity = field(default=UNKNOWN, compare=False)

    @property
    def person(self) -> bool:
        return self.kind == PERSON

    @property
    def bot(self) -> BotName:
        """The computer player: its level and its character."""
        return BotName(self.level, self.character or None)

    @property
    def accompanied(self) -> bool:
        return self.person and self.companion is not None

    @property
    def devices(self) -> tuple[str, ...]:
        """The devices that speak for a person: the own one, then a companion's."""
        return tuple(device for device in (self.device, self.companion) if self.person and device)

    def pad_of(self, device: str) -> Identity:
        return self.companion_pad if device == self.companion else self.pad

    def with_pad(self, device: str, pad: Identity) -> "SeatPlan":
        """The plan with another identity of one of its `devices`."""
        return replace(self, companion_pad=pad) if device == self.companion else replace(self, pad=pad)

    @property
    def badge(self) -> str:
        """Its disc: of its device, a robot, or two heads with a companion. A person who is only shown has none."""
        if self.kind == SHOWN:
            return ""
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
        return tuple(plan.person for plan in self.seats)

    @cached_property
    def several(self) -> bool:
        """Whether more than one person plays."""
        return sum(self.people) > 1

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(plan.name for plan in self.seats)

    @property
    def people_names(self) -> tuple[str, ...]:
        return tuple(plan.name for plan in self.seats if plan.person)

    @property
    def devices(self) -> tuple[str, ...]:
        """Devices of people, each once, by seat."""
        return tuple(dict.fromkeys(plan.device for plan in self.seats if plan.person and plan.device))

    @property
    def held(self) -> tuple[str, ...]:
        """Devices of people and companions, each once."""
        return tuple(dict.fromkeys((*self.devices, *(device for plan in self.seats for device in plan.devices))))

    def companion_seat(self, device: str) -> Seat | None:
        """The seat whose companion has this separate device."""
        seats = enumerate(self.seats)
        return next((seat for seat, plan in seats if device and plan.accompanied and plan.companion == device), None)

    def seats_of(self, device: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, plan in enumerate(self.seats) if plan.person and plan.device == device)

    def shared(self, seat: Seat) -> bool:
        """Whether several people share the device of `seat`."""
        device = self.seats[seat].device
        return device is not None and self.seats[seat].person and len(self.seats_of(device)) > 1

    def put(self, seat: Seat, plan: SeatPlan) -> "Seating":
        """Return the seating with another plan for one seat."""
        return Seating((*self.seats[:seat], plan, *self.seats[seat + 1 :]))

    def swapped(self, first: Seat, second: Seat) -> "Seating":
        """Return the seating with two plans exchanged."""
        return self.put(first, self.seats[second]).put(second, self.seats[first])

    def spare_look(self) -> int:
        """The first look without a seat."""
        taken = {plan.look for plan in self.seats}
        return next(look for look in range(len(SEAT_LOOKS)) if look not in taken)

    def spare_name(self, names: tuple[str, ...]) -> str:
        """The first of `names` that is free, or else a numbered one."""
        taken = {plan.name for plan in self.seats}
        numbered = (f"{names[0]} {number}" for number in range(2, len(self.seats) + 3))
        return next(name for name in (*names, *numbered) if name not in taken)


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The data that opens a table: the checked setup and the seating."""

    setup: Setup
    seating: Seating
    saved: int | None = None
    """The match's number in the store, if it is resumed."""
    aids: tuple[tuple[str, str], ...] = ()
    """Agreements of the table besides the rules: pairs of a help's name and its value."""
    seen: tuple[str, ...] = ()
    """Names of people who have played these cards at an earlier table. The session fills it in."""

    @property
    def deal(self) -> int | None:
        """The number of the match whose cards are dealt again."""
        return number_of(self.aids)

    @property
    def afresh(self) -> "TablePlan":
        """Return the same table with cards of its own."""
        aids = tuple((name, value) for name, value in self.aids if name != DEAL)
        return replace(self, saved=None, aids=aids, seen=())

    @property
    def counts(self) -> bool:
        """Whether the match counts for wins, learning and memories. It does not with open hands, nor with cards that
        were dealt before, because a name does not prove who has seen them."""
        return not self.open_hands and self.deal is None

    @property
    def open_hands(self) -> bool:
        return dict(self.aids).get(OPEN_HANDS.name) == "open"

    @property
    def most_deals(self) -> int | None:
        """Most deals of the match; None without a limit."""
        return MOST_DEALS.get(dict(self.aids).get(DEALS.name, ""))

    @property
    def coached(self) -> bool:
        """Whether the coach may be asked. It may not at tables without an agreement on it, such as old matches."""
        return dict(self.aids).get(COACH.name) == "on"

    @property
    def standing(self) -> tuple[Message, str] | None:
        """The sign of the table for all players, as words and an icon; None at a usual table."""
        if self.open_hands:
            return say("table-open-hands"), OPEN_HANDS.picture
        if self.seen:
            return say("table-seen-by", name=self.seen[0], count=len(self.seen) - 1), "eye"
        return (say("table-dealt-again", text=str(self.deal)), "cards") if self.deal is not None else None


def bot(seating: Seating, level: str = USUAL_LEVEL) -> SeatPlan:
    """A computer player with a free name and look."""
    return SeatPlan(BOT, seating.spare_name(BOT_NAMES), seating.spare_look(), None, level)


def first_seating(
    count: int, device: str | None, names: tuple[str, ...] = PERSON_NAMES, level: str = USUAL_LEVEL
) -> Seating:
    """A seating with a person with `device` on seat 0 and computer players on the others; without a device only
    computer players."""
    seating = Seating(())
    if device is not None:
        seating = Seating((SeatPlan(PERSON, seating.spare_name(names or PERSON_NAMES), 0, device),))
    return resize(seating, count, level)


def resize(seating: Seating, count: int, level: str = USUAL_LEVEL) -> Seating:
    """Return the seating for `count` seats. Computer players come or go; people go only after all of them, from the
    end."""
    while len(seating) > count:
        bots = [seat for seat, plan in enumerate(seating.seats) if not plan.person]
        gone = bots[-1] if bots else len(seating) - 1
        seating = Seating(seating.seats[:gone] + seating.seats[gone + 1 :])
    while len(seating) < count:
        seating = Seating((*seating.seats, bot(seating, level)))
    return seating


def join(seating: Seating, device: str, names: tuple[str, ...] = PERSON_NAMES, seat: Seat | None = None) -> Seating:
    """Return the seating with a person with `device` in place of a computer player (the first one, or `seat`), with its
    colour. It is unchanged if there is none."""
    free = [number for number, plan in enumerate(seating.seats) if not plan.person]
    if seat is None and free:
        seat = free[0]
    if seat is None or seat not in free or seating.companion_seat(device) is not None:
        return seating
    name = seating.spare_name(names + PERSON_NAMES)
    return seating.put(seat, replace(seating[seat], kind=PERSON, name=name, device=device, character=""))


def vacate(seating: Seating, seat: Seat, level: str = USUAL_LEVEL) -> Seating:
    """Return the seating with a computer player on a seat, with a new name; colour and animal stay."""
    now = take_over(seating, seat, level)
    return now.put(seat, replace(now[seat], name=seating.spare_name(BOT_NAMES)))


def take_over(seating: Seating, seat: Seat, level: str) -> Seating:
    """Return the seating with a computer player who plays on for a seat. The name stays too, so that the owner of the
    cards is clear."""
    plan = replace(seating[seat], kind=BOT, device=None, level=level, companion=None, headset="", pad=UNKNOWN)
    return seating.put(seat, plan)


def with_look(seating: Seating, seat: Seat, look: int) -> Seating:
    """Return the seating with that picture for a seat. A computer player with the picture gets the seat's old one; a
    person keeps it."""
    holder = next((other for other, plan in enumerate(seating.seats) if plan.look == look), seat)
    if holder != seat and seating[holder].person:
        return seating
    if holder == seat and seating[seat].look == look:
        return seating
    old = seating[seat].look
    seating = _without_character(_without_character(seating, seat), holder)
    seating = seating.put(holder, replace(seating[holder], look=old))
    return seating.put(seat, replace(seating[seat], look=look))


def look_of(character: str) -> int:
    """The index of a character's picture."""
    return next(look for look, one in enumerate(SEAT_LOOKS) if one.animal == CHARACTERS[character].animal)


def _without_character(seating: Seating, seat: Seat) -> Seating:
    """Return the seating without a character on that seat, because the seat's new picture is not the character's."""
    if not seating[seat].character:
        return seating
    return seating.put(seat, replace(seating[seat], character="", name=seating.spare_name(BOT_NAMES)))


def with_character(seating: Seating, seat: Seat, character: str) -> Seating:
    """Return the seating with that character on a computer player's seat, with name and picture; for "" with no
    character and a free picture. A computer player with the picture gets the seat's old one. It is unchanged if a
    person has it."""
    if not character:
        full = not seating[seat].character or len(seating) == len(SEAT_LOOKS)
        return _without_character(seating, seat) if full else with_look(seating, seat, seating.spare_look())
    moved = with_look(seating, seat, look_of(character))
    if moved[seat].person or moved[seat].look != look_of(character):
        return seating
    name = moved.put(seat, replace(moved[seat], name="")).spare_name((CHARACTERS[character].called, *BOT_NAMES))
    return moved.put(seat, replace(moved[seat], name=name, character=character))


def characters_of(seating: Seating) -> tuple[str, ...]:
    """The characters at a table, in the order of their seats."""
    return tuple(plan.character for plan in seating.seats if plan.character)


def with_characters(seating: Seating, characters: Sequence[str]) -> Seating:
    """Return the seating with these characters, each on the next seat of a computer player, as far as there are any."""
    free = [seat for seat, plan in enumerate(seating.seats) if not plan.person]
    for seat, character in zip(free, characters, strict=False):
        seating = with_character(seating, seat, character)
    return seating


def next_look(seating: Seating, seat: Seat, step: int) -> Seating:
    """Return the seating with the next picture that no other person has. A computer player with it takes the old
    one."""
    taken = {plan.look for other, plan in enumerate(seating.seats) if other != seat and plan.person}
    look = seating[seat].look
    for _ in SEAT_LOOKS:
        look = (look + step) % len(SEAT_LOOKS)
        if look not in taken:
            break
    return with_look(seating, seat, look)


_ANIMALS = {
    "fox": "-animal-fox",
    "bear": "-animal-bear",
    "rabbit": "-animal-rabbit",
    "frog": "-animal-frog",
    "badger": "-animal-badger",
    "lion": "-animal-lion",
    "penguin": "-animal-penguin",
    "pig": "-animal-pig",
    "owl": "-animal-owl",
    "mouse": "-animal-mouse",
    "hedgehog": "-animal-hedgehog",
    "cat": "-animal-cat",
}


def animal_of(look: int) -> Message:
    return say(_ANIMALS[SEAT_LOOKS[look].animal])


def picture_name(look: int, voice: Voice) -> str:
    """A child's name by its picture: `Fox`."""
    return voice.words(animal_of(look))


def name_by_pictures(seating: Seating, voice: Voice) -> Seating:
    """Return the seating with all names taken from the pictures."""
    return Seating(tuple(replace(plan, name=picture_name(plan.look, voice)) for plan in seating.seats))


def with_device(seating: Seating, seat: Seat, device: str | None) -> Seating:
    """Return the seating with another device for a person. It is unchanged if the device belongs to another seat's
    companion. It may be another person's. A headset of the person is dropped."""
    plan, looks = seating[seat], seating.companion_seat(device or "")
    if looks not in (None, seat):
        return seating
    worn, pad = (plan.headset, plan.pad) if device == plan.device else ("", UNKNOWN)
    companion = TOGETHER if looks == seat else plan.companion
    return seating.put(seat, replace(plan, device=device, companion=companion, headset=worn, pad=pad))


def as_data(seating: Seating) -> list[dict[str, object]]:
    """The seating as plain values for the store."""
    return [
        {
            "kind": plan.kind,
            "name": plan.name,
            "look": plan.look,
            "device": plan.device,
            "level": plan.level,
            "character": plan.character,
            "companion": plan.companion,
            **({PAD: asdict(plan.pad)} if plan.pad != UNKNOWN else {}),
            **({COMPANION_PAD: asdict(plan.companion_pad)} if plan.companion_pad != UNKNOWN else {}),
        }
        for plan in seating.seats
    ]


def from_data(data: object, count: int) -> Seating:
    """A seating from stored values. An invalid seat becomes a computer player's."""
    seating = Seating(())
    rows = data if isinstance(data, list) else []
    for row in rows[:count]:
        plan = _plan(row, seating) if isinstance(row, dict) else None
        seating = Seating((*seating.seats, plan or bot(seating)))
    return lawful(resize(seating, count))


def lawful(seating: Seating) -> Seating:
    """Return the seating without companions whose device belongs to another seat: a player with a hand cannot look into
    another one."""
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
        companion if isinstance(companion, str) and row["kind"] == PERSON else None,
        pad=_pad(row.get(PAD)),
        companion_pad=_pad(row.get(COMPANION_PAD)),
    )


def _pad(kept: object) -> Identity:
    """The stored identity of a pad; UNKNOWN if it is invalid."""
    known = kept if isinstance(kept, dict) and kept.keys() == asdict(UNKNOWN).keys() else {}
    return Identity(**known) if all(isinstance(text, str) for text in known.values()) else UNKNOWN
