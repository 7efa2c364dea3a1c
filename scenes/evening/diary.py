"""The diary: the present evening, saved beside the settings from its first game until it is closed. A kiosk has
none."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.games import GAMES
from game import evening as rules
from game.context import Context
from game.evening import Deed, Evening, Guest, PlayedGame
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, is_pad
from game.theme import SEAT_LOOKS
from scenes.ending.ending import Praise
from scenes.ending.podium import many
from scenes.games import by_seat, entry_of, unit_of
from scenes.seating import PERSON, PERSON_NAMES, Seating, SeatPlan, TablePlan, resize, with_characters
from scenes.table.game_table import table_of

KEPT, RUN = "evening", "run"
AID = "evening"
"""Key with which a match names its evening, among the agreed helps."""
_ALWAYS_THERE = (KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH)
_PEOPLE_MOST = 50  # latest matches of a game, for its mean length


def present_evening(context: Context) -> Evening | None:
    """The present evening. After a restart its people have no pads, because the numbers of pads may have changed."""
    if context.kiosk is not None:
        return None
    kept = context.store.setting(KEPT)
    evening = rules.from_data(kept, tuple(GAMES), len(SEAT_LOOKS))
    same_run = isinstance(kept, dict) and kept.get(RUN) == context.devices.run
    return evening if evening is None or same_run else evening.without(is_pad)


def keep(context: Context, evening: Evening) -> None:
    """Save the evening at once."""
    context.store.keep_setting(KEPT, {**rules.as_data(evening), RUN: context.devices.run})


def begun(context: Context, games: Sequence[str], light: bool) -> Evening:
    """Begin a new evening; it replaces the one before."""
    before = context.store.setting(KEPT)
    last = before.get("number") if isinstance(before, dict) else None
    evening = Evening(1 + (last if isinstance(last, int) else 0), tuple(games), light)
    keep(context, evening)
    return evening


def close(context: Context, evening: Evening) -> None:
    """Close the evening. Only its number is kept."""
    context.store.keep_setting(KEPT, {"number": evening.number})


def rename(context: Context, name: str, instead: str) -> None:
    """Call a person `instead` in the present evening."""
    evening = present_evening(context)
    if evening is not None:
        keep(context, evening.renamed(name, instead))


def of_match(context: Context, aids: Sequence[tuple[str, str]]) -> Evening | None:
    """The evening of a match with these aids, if it is the present one."""
    evening = present_evening(context)
    return evening if evening is not None and dict(aids).get(AID) == str(evening.number) else None


def evening_aid(evening: Evening) -> tuple[str, str]:
    """The pair that a match of this evening has among its aids."""
    return AID, str(evening.number)


def badge(context: Context, aids: Sequence[tuple[str, str]]) -> tuple[Message, str] | None:
    """Words and icon for the number of the present game of an evening, at the table of a match with these aids."""
    evening = of_match(context, aids)
    if evening is None or evening.next_game is None:
        return None
    return say("evening-number", amount=len(evening.played) + 1, count=len(evening.games)), "cup"


def leading(evening: Evening) -> Message:
    """Who leads the evening and by how much, or who has won it."""
    order = evening.standings()
    first = [place.guest.name for place in order if place.place == 1]
    if evening.next_game is None:
        return say("evening-wins", names=many(first))
    if len(first) > 1:
        return say("evening-level", names=many(first))
    ahead = order[0].points - order[1].points if len(order) > 1 else order[0].points
    return say("evening-leads", name=first[0], amount=ahead)


def note(
    context: Context, plan: TablePlan, seating: Seating, end: Mapping[str, Any], match: int, heard: Sequence[Event]
) -> None:
    """Note the points of a finished match, if it belongs to the present evening. `seating`: at its end. `heard`: its
    public events."""
    evening = of_match(context, plan.aids)
    if evening is None or not plan.counts:
        return
    people = {guest.name for guest in evening.guests if guest.person}
    keep(context, evening.after(played_game(plan.setup, seating, end, match, heard, people)))


def played_game(
    setup: Setup,
    seating: Seating,
    end: Mapping[str, Any],
    match: int,
    heard: Sequence[Event],
    people: Collection[str],
) -> PlayedGame:
    """Return a finished match as a game of an evening with these `people`. Those whose seat a computer player has taken
    over get no points. The other arguments are those of `note`."""
    winners = tuple(end["winners"])
    points = rules.points_of(by_seat(setup, end["scores"]), winners, unit_of(setup.game, setup.variant).fewest)
    counted = [seat for seat, one in enumerate(seating.seats) if one.person or one.name not in people]
    names = seating.names
    shared = tuple((names[seat], points[seat]) for seat in counted)
    won = tuple(names[seat] for seat in winners if seat in counted)
    return PlayedGame(setup.game, match, shared, won, deeds_of(setup.game, names, counted, heard))


def deeds_of(game: str, names: Sequence[str], counted: Sequence[Seat], heard: Sequence[Event]) -> tuple[Deed, ...]:
    """The deeds of the `counted` seats in a match with the public events `heard`, with names, the best of each seat
    first."""
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
    """The words below the number of a deed in a game; None if the deed is another game's."""
    praise = table_of(game).feature(Praise)
    return None if praise is None else praise.facts.get(deed.key)


def open_next_game(context: Context, evening: Evening, device: str) -> None:
    """Go from the title to the seats of the next game, or to the programme if there is none."""
    if evening.next_game is None:
        context.stack.push(context.place("programme", device, evening))
    else:
        context.stack.push(context.place("seats", evening.next_game, device, evening))


# Seats


def guests_of(seating: Seating) -> tuple[Guest, ...]:
    """All players at a table as guests."""
    return tuple(
        Guest(plan.name, plan.look, plan.person, plan.device, character=plan.character) for plan in seating.seats
    )


def carry_over(evening: Evening, players: int, there: Sequence[str], level: str) -> tuple[Seating, tuple[Guest, ...]]:
    """Return the seats of the next game, and the guests without a seat.

    People keep name, picture and device; computer players fill up, those with a character first. People whose device is
    not present (`there`) have to press a button first.
    """
    people, out = evening.waiting(players)
    seating = Seating(())
    for guest in people:
        if guest.device in (*there, *_ALWAYS_THERE) and guest.device not in seating.devices:
            look = guest.look if guest.look not in {plan.look for plan in seating.seats} else seating.spare_look()
            seating = Seating((*seating.seats, SeatPlan(PERSON, guest.name, look, guest.device)))
    return with_characters(resize(seating, players, level), evening.characters()), out


def back_again(evening: Evening, seating: Seating, seat: Seat) -> Seating:
    """Return the seating with the earlier name and picture of the person who has just sat down.

    They are those of the guest with this device, or of a guest without a known device, and never of another guest.
    """
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


# Length


def minutes(context: Context, game: str) -> int:
    """Mean length of a match of the game here, minutes."""
    return rules.minutes_of(context.store.history.seconds_of(game, _PEOPLE_MOST), entry_of(game).minutes)
