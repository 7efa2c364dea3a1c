"""Animations of laying. Cards fly from the hand into a set, and the others make room. A whole set gets a ribbon and
leaves."""

from engine.core.cards import Cards
from engine.core.messages import say
from engine.core.zones import Zone
from engine.games.hookie_mookie import events as happened
from engine.games.hookie_mookie.cards import OPEN, VALUES, Sets
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import HANDED_IN, SLIDE, TIED
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait, stagger
from scenes.games.hookie_mookie.art.furniture import RIBBON
from scenes.games.hookie_mookie.art.signs import whole_at
from scenes.games.hookie_mookie.layout import arranged, in_order, lie, spots_of, zone_of
from scenes.games.hookie_mookie.sounds import HANDED, LAID, NEW_SET, WHOLE
from scenes.table.stage.flights import beside, landing, reading_time, says
from scenes.table.stage.stage import Flourish, Stage


def slots_in(
    sets: Sets, value: str, cards: Cards, box: tuple[float, float, float, float], kids: bool
) -> tuple[Slot, ...]:
    """Return the places of `cards` in the set of that value, for these sets in `box`."""
    known = next(known for known in sets if known.value == value)
    slots = arranged(sets, box, kids)[value]
    places = list(zip(in_order(known.cards), slots, strict=True))
    found = []
    for card in cards:
        at = next(i for i in reversed(range(len(places))) if places[i][0] == card)
        found.append(places.pop(at)[1])
    return tuple(found)


def make_room(sets: Sets, stage: Stage, was: dict[str, str] | None = None) -> Clip:
    """Move the laid cards to their places among these sets. `was`: the former names of sets whose value is new."""
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
    """Return a clip after which the sets are at the places of the shown view, sorted."""

    def sync() -> None:
        known = {zone_of(known.value) for known in stage.view.sets}
        for zone in map(zone_of, (*VALUES, OPEN)):
            if zone not in known:
                stage.table.clear(zone)
        for lying in lie(stage.view, stage.floor, {}):
            stage.table.sync(lying.zone, lying.slots, lying.cards, lying.shades)

    return Call(sync)


LAY_ARC = 60.0
LAY_GAP = 0.12  # seconds between two cards of a lay
STACK_TURN = 3.0  # degrees between two cards of a stacked set
AWAY = 66  # px: width of a card of a tied set at the board


def cards_laid(event: happened.CardsLaid, stage: Stage) -> Clip:
    """Let the cards leave their owner's hand one after the other and land in their set; the laid ones make room."""

    def lay() -> Clip:
        sets, value = stage.after.sets, event.value
        was = {value: event.onto} if event.onto else {}
        slots = slots_in(sets, value, event.cards, spots_of(stage.view, stage.floor).box, stage.floor.kids)
        plate, flights = stage.handed, []
        handed = plate is not None and plate.seat == event.seat and bool(plate.parts)
        for number, (card, slot) in enumerate(zip(event.cards, slots, strict=True)):
            sprite = stage.leave(event.seat, card)
            sound = stage.hear(LAID, number + (0 if event.onto is None else 2), slot.x)
            flight = stage.fly(sprite, slot, HANDED_IN) if handed else landing(sprite, slot, LAY_ARC, stage)
            cloth = stage.hear(HANDED) if handed and not number else Wait(0)
            flights.append(Seq(flight, cloth, sound, stage.land(sprite, zone_of(value))))
        return Seq(
            Par(make_room(sets, stage, was), stagger(HANDED_IN.gap if handed else LAY_GAP, flights)),
            Call(lambda: _renamed(event.onto, value, stage)),
            stage.arrive("sets"),
            synced(stage),
            stage.hear(NEW_SET) if event.onto is None else Wait(0),
        )

    return Seq(stage.arrive("counts", "hand"), Late(lay), stage.arrive(), reading_time(stage, 0.3))


def _renamed(was: str | None, value: str, stage: Stage) -> None:
    """Move the cards of an open set to the zone of its new value (HM-57)."""
    if was == OPEN and value != OPEN:
        for sprite in stage.table.cards(zone_of(OPEN)):
            stage.table.add(zone_of(value), sprite)
        stage.table.clear(zone_of(OPEN))


def set_cleared(event: happened.SetCleared, stage: Stage) -> Clip:
    """Stack the set, tie it with a ribbon and move it to the board; the others close up."""

    def go() -> Clip:
        zone = zone_of(event.value)
        sprites = list(stage.table.cards(zone))
        if not sprites:
            return stage.arrive()
        x, y = (sum(at) / len(sprites) for at in zip(*((s.x, s.y) for s in sprites), strict=True))
        scale = sprites[0].scale
        tie = Flourish(RIBBON, (x, y))
        stacked = [
            TIED.tween(sprite, x=x, y=y, angle=(i - len(sprites) / 2) * STACK_TURN, scale=scale)
            for i, sprite in enumerate(sprites)
        ]
        end = Slot(*whole_at(), 0.0, scale_of(AWAY))
        away = [_away(sprite, end, stage) for sprite in sprites]
        close_up = make_room(stage.after.sets, stage)
        return Seq(
            Call(lambda: _lift(zone, stage)),
            Par(*stacked) if not stage.calm else Wait(0),
            beside(tie, Seq(stage.hear(WHOLE), reading_time(stage, 0.5)), stage),
            stage.arrive("sets"),
            Seq(Par(*away), close_up) if stage.calm else Par(close_up, *away),
            *(stage.drop(sprite) for sprite in sprites),
            stage.arrive("cleared"),
            synced(stage),
            stage.hear("tap"),
        )

    return Seq(Late(go), reading_time(stage, 0.2))


def _lift(zone: Zone, stage: Stage) -> None:
    """Put the cards of a zone among the flying ones, in their order."""
    for sprite in stage.table.cards(zone):
        stage.table.flying.append(sprite)
    stage.table.clear(zone)


def _away(sprite: CardSprite, end: Slot, stage: Stage) -> Clip:
    if stage.calm:
        return Tween(sprite, TIED.calm, alpha=0.0)
    return TIED.tween(sprite, x=end.x, y=end.y, angle=end.angle, scale=end.scale)


def mookie_ended(event: happened.MookieEnded, stage: Stage) -> Clip:
    """Show a quiet word at the plate."""
    return Seq(
        says(stage, event.seat, say("-hookie_mookie-says-done"), "pin quiet"),
        stage.hear("tap"),
        reading_time(stage, 0.2),
        Call(stage.bubbles.clear),
    )
