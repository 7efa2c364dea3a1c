"""The diary: the evening that is being played, kept beside the settings from the first game to the last good night.
Where strangers come and go there is none."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.events import Event
from engine.core.messages import Message
from engine.core.seats import Seat
from engine.games import GAMES
from game import evening as rules
from game.evening import Deed, Evening, Guest, Played
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, is_pad
from game.theme import SEAT_LOOKS
from scenes.ending.ending import Praise
from scenes.games import by_seat, entry_of, unit_of
from scenes.seating import PERSON, PERSON_NAMES, Seating, SeatPlan, TablePlan, resized, with_characters
from scenes.table.game_table import table_of

if TYPE_CHECKING:
    from game.context import Context

KEPT, RUN = "evening", "run"
AID = "evening"
"""Under this name a match says which evening it belongs to, beside what its table has agreed on."""
_ALWAYS_THERE = (KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH)
_PEOPLE_MOST = 50  # matches of a game that are looked at for its length


def found(context: "Context") -> Evening | None:
    """The evening that is being played. After a restart its people have no pads, as numbers may have changed."""
    if context.kiosk is not None:
        return None
    kept = context.store.setting(KEPT)
    evening = rules.from_data(kept, tuple(GAMES), len(SEAT_LOOKS))
    same_run = isinstance(kept, dict) and kept.get(RUN) == context.devices.run
    return evening if evening is None or same_run else evening.without(is_pad)


def keep(context: "Context", evening: Evening) -> None:
    """Write it down at once."""
    context.store.keep_setting(KEPT, {**rules.as_data(evening), RUN: context.devices.run})


def begun(context: "Context", games: Sequence[str], light: bool) -> Evening:
    """A new evening; the one before is over."""
    before = context.store.setting(KEPT)
    last = before.get("number") if isinstance(before, dict) else None
    evening = Evening(1 + (last if isinstance(last, int) else 0), tuple(games), light)
    keep(context, evening)
    return evening


def close(context: "Context", evening: Evening) -> None:
    """Good night: nothing of it stays but its number."""
    context.store.keep_setting(KEPT, {"number": evening.number})


def forget(context: "Context", name: str, instead: str) -> None:
    """Somebody is called `instead` in the evening that is being played."""
    evening = found(context)
    if evening is not None:
        keep(context, evening.renamed(name, instead))


def of_match(context: "Context", aids: Sequence[tuple[str, str]]) -> Evening | None:
    """The evening that a match with these aids belongs to, if it is the one that is being played."""
    evening = found(context)
    return evening if evening is not None and dict(aids).get(AID) == str(evening.number) else None


def agreed(evening: Evening) -> tuple[str, str]:
    """What a match of it takes along."""
    return AID, str(evening.number)


def note(
    context: "Context", plan: TablePlan, seating: Seating, end: Mapping[str, Any], match: int, heard: Sequence[Event]
) -> None:
    """A match is over: if it is one of the evening, what everybody gets. `seating` is where they sat at its end,
    `heard` what everybody knows of it."""
    evening = of_match(context, plan.aids)
    if evening is None or not plan.counts:
        return
    setup = plan.setup
    winners = tuple(end["winners"])
    points = rules.points_of(by_seat(setup, end["scores"]), winners, unit_of(setup.game, setup.variant).fewest)
    people = {guest.name for guest in evening.guests if guest.person}
    counted = [seat for seat, one in enumerate(seating.seats) if one.person or one.name not in people]
    names = seating.names
    keep(context, evening.after(Played(
        setup.game, match, tuple((names[seat], points[seat]) for seat in counted),
        tuple(names[seat] for seat in winners if seat in counted), deeds_of(setup.game, names, counted, heard),
    )))  # fmt: skip


def deeds_of(game: str, names: Sequence[str], counted: Sequence[Seat], heard: Sequence[Event]) -> tuple[Deed, ...]:
    """What those who are `counted` did in a match that everybody has `heard`, by name, the best of each first."""
    praise = table_of(game).feature(Praise)
    if praise is None:
        return ()
    told = praise.of(heard)
    return tuple(
        Deed(names[seat], one.key, int(str(dict(one.args).get("count", 1))))
        for seat in counted
        for one in told.get(seat, ())
        if one.key in praise.facts
    )


def fact_words(game: str, deed: Deed) -> Message | None:
    """What stands under the number of a deed in a game; None where it was another game's."""
    praise = table_of(game).feature(Praise)
    return None if praise is None else praise.facts.get(deed.key)


def goes_on(context: "Context", evening: Evening, device: str) -> None:
    """From the title to the seats of the next game, or to the programme for one more."""
    if evening.next_game is None:
        context.stack.push(context.place("programme", device, evening))
    else:
        context.stack.push(context.place("seats", evening.next_game, device, evening))


# Who sits where


def guests_of(seating: Seating) -> tuple[Guest, ...]:
    """Everybody at a table."""
    return tuple(
        Guest(plan.name, plan.look, plan.person, plan.device, character=plan.character) for plan in seating.seats
    )


def carried(evening: Evening, players: int, there: Sequence[str], level: str) -> tuple[Seating, tuple[Guest, ...]]:
    """The seats of the next game: people come with name, picture and device, computer players fill up, those who are
    characters first. And those for whom there is no seat. Whose device is not there (`there`) has to press something
    first."""
    people, out = evening.waiting(players)
    seating = Seating(())
    for guest in people:
        if guest.device in (*there, *_ALWAYS_THERE) and guest.device not in seating.devices:
            look = guest.look if guest.look not in {plan.look for plan in seating.seats} else seating.spare_look()
            seating = Seating((*seating.seats, SeatPlan(PERSON, guest.name, look, guest.device)))
    return with_characters(resized(seating, players, level), evening.characters()), out


def back_again(evening: Evening, seating: Seating, seat: Seat) -> Seating:
    """The person who has just sat down there has the name and picture that this device had before, or those of a guest
    whose device is not known, and never those of another guest."""
    plan, others = seating[seat], {one.name for number, one in enumerate(seating.seats) if number != seat}
    known = [guest for guest in evening.guests if guest.person and guest.name not in others]
    was = next((guest for wanted in (plan.device, None) for guest in known if guest.device == wanted), None)
    if was is not None:
        free = was.look not in {one.look for number, one in enumerate(seating.seats) if number != seat}
        return seating.put(seat, SeatPlan(PERSON, was.name, was.look if free else plan.look, plan.device))
    taken = others | {guest.name for guest in evening.guests}
    if plan.name not in taken:
        return seating
    name = next((one for one in PERSON_NAMES if one not in taken), plan.name)
    return seating.put(seat, SeatPlan(PERSON, name, plan.look, plan.device))


# How long it takes


def minutes(context: "Context", game: str) -> int:
    """How long a match of the game takes here."""
    return rules.minutes_of(context.store.history.seconds_of(game, _PEOPLE_MOST), entry_of(game).minutes)
