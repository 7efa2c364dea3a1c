"""Laying: cards fly from the hand into a set, the others make room; a whole set is tied with a ribbon and goes away."""

from functools import partial

from engine.core.zones import Zone
from engine.games.hookie_mookie import events as happened
from engine.games.hookie_mookie.cards import OPEN
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import PLAY, TIED
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait, stagger
from scenes.games.hookie_mookie.layout import zone_of
from scenes.games.hookie_mookie.motions.pieces import make_room, slots_in, synced
from scenes.games.hookie_mookie.signs import whole_at
from scenes.games.hookie_mookie.tones import LAID, NEW_SET, WHOLE
from scenes.games.hookie_mookie.toys import RIBBON
from scenes.table.flights import ended, landing, read, says
from scenes.table.props import Flourish, Props

LAY_ARC = 60.0
LAY_GAP = 0.12  # seconds from card to card of a lay
STACK_TURN = 3.0  # degrees from card to card of a stacked set
AWAY = 66  # px: width of a card of a tied set as it reaches the board


def cards_laid(event: happened.CardsLaid, props: Props) -> Clip:
    """The cards leave their owner's hand one after the other and land in their set; those that lie there make room."""

    def lay() -> Clip:
        sets, value = props.after.sets, event.value
        was = {value: event.onto} if event.onto else {}
        slots = slots_in(sets, value, event.cards, props)
        flights = []
        for number, (card, slot) in enumerate(zip(event.cards, slots, strict=True)):
            sprite = props.leave(event.seat, card)
            sprite.card = card
            sound = props.hear(LAID, number + (0 if event.onto is None else 2))
            flights.append(Seq(landing(sprite, slot, LAY_ARC, props), sound, props.land(sprite, zone_of(value))))
        return Seq(
            Par(make_room(sets, props, was), stagger(LAY_GAP, flights)),
            Call(lambda: _renamed(event.onto, value, props)),
            props.arrive("sets"),
            synced(props),
            props.hear(NEW_SET) if event.onto is None else Wait(0),
        )

    return Seq(props.arrive("counts", "hand"), Late(lay), props.arrive(), read(props, 0.7))


def _renamed(was: str | None, value: str, props: Props) -> None:
    """Cards of an open set that has got a value lie in the zone of that value now (HM-57)."""
    if was == OPEN and value != OPEN:
        for sprite in props.table.cards(zone_of(OPEN)):
            props.table.add(zone_of(value), sprite)
        props.table.clear(zone_of(OPEN))


def set_cleared(event: happened.SetCleared, props: Props) -> Clip:
    """The set is stacked, tied with a ribbon and hangs itself on the board; the others close up."""

    def go() -> Clip:
        zone = zone_of(event.value)
        sprites = list(props.table.cards(zone))
        if not sprites:
            return props.arrive()
        x, y = (sum(at) / len(sprites) for at in zip(*((s.x, s.y) for s in sprites), strict=True))
        scale = sprites[0].scale
        tie = Flourish(RIBBON, (x, y))
        stacked = [
            TIED.tween(sprite, x=x, y=y, angle=(i - len(sprites) / 2) * STACK_TURN, scale=scale)
            for i, sprite in enumerate(sprites)
        ]
        end = Slot(*whole_at(), 0.0, scale_of(AWAY))
        away = [_away(sprite, end, props) for sprite in sprites]
        return Seq(
            Call(lambda: _lift(zone, props)),
            Par(*stacked) if not props.calm else Wait(0),
            Call(partial(props.flourishes.append, tie), skippable=True),
            props.hear(WHOLE),
            read(props, 0.7),
            Call(lambda: ended(tie, props)),
            props.arrive("sets"),
            Par(make_room(props.after.sets, props), *away),
            *(props.drop(sprite) for sprite in sprites),
            props.arrive("cleared"),
            synced(props),
            props.hear("tap"),
        )

    return Seq(Late(go), read(props, 0.5))


def _lift(zone: Zone, props: Props) -> None:
    """The cards of a zone fly now, in their order."""
    for sprite in props.table.cards(zone):
        props.table.flying.append(sprite)
    props.table.clear(zone)


def _away(sprite: CardSprite, end: Slot, props: Props) -> Clip:
    if props.calm:
        return Tween(sprite, TIED.calm, alpha=0.0)
    return TIED.tween(sprite, x=end.x, y=end.y, angle=end.angle, scale=end.scale)


def mookie_ended(event: happened.MookieEnded, props: Props) -> Clip:
    """A quiet word at the plate."""
    return Seq(
        says(props, event.seat, "done", "pin quiet"),
        props.hear("tap"),
        read(props, 0.5 * PLAY.seconds + 0.35),
        Call(props.bubbles.clear),
    )
