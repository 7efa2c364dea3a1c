"""What the motions of Hookie-Mookie are put together from: sets that make room."""

from engine.core.cards import Cards
from engine.games.hookie_mookie.cards import OPEN, VALUES, Sets
from game.cards.slots import Slot
from game.easing import SLIDE
from game.timeline import Call, Clip, Par
from scenes.games.hookie_mookie.layout import arranged, in_order, lie, spots_of, zone_of
from scenes.table.stage.stage import Stage


def slots_in(sets: Sets, value: str, cards: Cards, stage: Stage) -> tuple[Slot, ...]:
    """Where `cards` come to lie in the set of that value, once the sets are these."""
    known = next(known for known in sets if known.value == value)
    slots = arranged(sets, spots_of(stage.view, stage.floor).box, stage.floor.kids)[value]
    places = list(zip(in_order(known.cards), slots, strict=True))
    found = []
    for card in cards:
        at = next(i for i in reversed(range(len(places))) if places[i][0] == card)
        found.append(places.pop(at)[1])
    return tuple(found)


def make_room(sets: Sets, stage: Stage, was: dict[str, str] | None = None) -> Clip:
    """The cards that lie there go where they lie among these sets; `was` names sets whose value is new."""
    places = arranged(sets, spots_of(stage.view, stage.floor).box, stage.floor.kids)
    moves: list[Clip] = []
    for known in sets:
        free = list(zip(in_order(known.cards), places[known.value], strict=True))
        for sprite in stage.table.cards(zone_of((was or {}).get(known.value, known.value))):
            at = next((i for i, (card, _) in enumerate(free) if card == sprite.card), None)
            if at is not None:
                moves.append(stage.fly(sprite, free.pop(at)[1], stage.feel(SLIDE)))
    return Par(*moves)


def synced(stage: Stage) -> Call:
    """A clip after which the sets lie as the shown view says: sorted, each in its own place."""

    def sync() -> None:
        known = {zone_of(known.value) for known in stage.view.sets}
        for zone in map(zone_of, (*VALUES, OPEN)):
            if zone not in known:
                stage.table.clear(zone)
        for lying in lie(stage.view, stage.floor, {}):
            stage.table.sync(lying.zone, lying.slots, lying.cards, lying.shades)

    return Call(sync)
