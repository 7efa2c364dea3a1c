"""The hookie: the call, two sealed cards, the count of three, and what comes of it (HM-34 to HM-47)."""

from collections.abc import Sequence
from functools import partial

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.hookie_mookie import events as happened
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import BID, COUNT_BEAT, COUNT_FLIP, FLAG, MATCHED, MISSED, REVEAL_BEAT, ROW, SLIDE, WINNER
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait
from scenes.games.hookie_mookie.flip import BELOW, TOGETHER, WORDS, Flip, of_view, stage
from scenes.games.hookie_mookie.layout import zone_of
from scenes.games.hookie_mookie.motions.pieces import make_room, slots_in, synced
from scenes.games.hookie_mookie.tones import BEAT, CALLED, MATCH, MISS, THIRD
from scenes.games.hookie_mookie.words import COUNTED
from scenes.table.flights import appear, read, says, turned_over
from scenes.table.props import Flourish, Props

JOY = 1.5  # seconds that a match stands
REMEMBER = 2.6  # seconds that two cards lie open before they go home: memory is the game
DAY = 0.25  # seconds in which the light comes back
SILENT = 0.4  # a beat before the count
HEARD = "heard"
"""A flourish that nothing draws: the call was told to everybody, and no other view was opened since."""


def hookie_called(event: happened.HookieCalled, props: Props) -> Clip:
    """Everybody looks at these two. In public the stage stays for their cards; whoever looks at the own hand gets the
    table back, to choose. Callers know whom they have called: they choose at once, and everybody hears the call with
    their card."""

    def told() -> Clip:
        if props.view.viewer == event.caller:
            return Seq(props.hear(CALLED), Wait(0.2))
        props.tableau = scene = Flip(event.caller, event.partner, 0.0)
        back = () if props.floor.public else (_day(scene, props),)
        return Seq(_calls(scene, props), *back)

    return Seq(Call(props.bubbles.clear), props.arrive(), Late(told), Call(lambda: _heard(props)))


def _heard(props: Props) -> None:
    """Everybody knows of the call now, as long as nobody else looks meanwhile."""
    _forget(props)
    if props.floor.public:
        props.flourishes.append(Flourish(HEARD, (0, 0)))


def _forget(props: Props) -> None:
    """The next call is a new one."""
    props.flourishes[:] = [what for what in props.flourishes if what.kind != HEARD]


def _calls(scene: Flip, props: Props) -> Clip:
    """It gets darker round the two, and the caller says the word."""
    feel = props.feel(BID)
    return Seq(
        Tween(scene, props.feel(ROW).seconds, light=1.0),
        props.hear(CALLED),
        feel.tween(scene, calling=1.0),
        read(props, 1.0),
        Call(lambda: setattr(scene, "calling", 0.0)),
    )


def card_offered(event: happened.CardOffered, props: Props) -> Clip:
    """A back goes down. It comes from the same place, in the same time, whatever it is and whoever was first."""

    def lay() -> Clip:
        if not props.floor.public:
            return says(props, event.seat, "chosen", "pin quiet")
        unheard = not props.view.offered and all(what.kind != HEARD for what in props.flourishes)
        props.tableau = scene = _scene(props)
        scene.light = 0.0 if unheard else 1.0
        slot = scene.slot(event.seat, props.floor.large)
        sprite = CardSprite.at(Slot(slot.x, BELOW, 0.0, slot.scale))
        down = Seq(Call(lambda: scene.sprites.__setitem__(event.seat, sprite)), _move(sprite, slot, props))
        return Seq(_calls(scene, props), down) if unheard else down

    return Seq(Late(lay), props.hear("pat"), props.arrive(), read(props, 0.3))


def _scene(props: Props) -> Flip:
    """What stands before the table, or what would."""
    if isinstance(props.tableau, Flip):
        return props.tableau
    scene = of_view(props.view, large=props.floor.large)
    assert scene is not None
    return scene


def _move(sprite: CardSprite, slot: Slot, props: Props) -> Clip:
    if props.calm:
        return appear(sprite, slot, ROW.calm)
    return ROW.tween(sprite, x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale)


def cards_flipped(event: happened.CardsFlipped, props: Props) -> Clip:
    """Un, deux, trois, with a beat that people can say aloud; at the third both turn in the same frame."""
    shown = {event.caller: event.caller_card, event.partner: event.partner_card}

    def flip() -> Clip:
        verdict, props.caption = props.caption, COUNTED  # what the cards are is said when it can be seen
        props.tableau = scene = _gathered(event, props)
        width = stage(large=props.floor.large).cards[0].width
        ahead = [Call(partial(props.table.prints.ahead, card, width), skippable=True) for card in shown.values()]
        turns = [turned_over(scene.sprites[seat], card, props, COUNT_FLIP) for seat, card in shown.items()]
        return Seq(
            _cards_up(scene, props),
            Wait(SILENT),
            _word(scene, 1, props),
            ahead[0],
            Wait(COUNT_BEAT),
            _word(scene, 2, props),
            ahead[1],
            Wait(COUNT_BEAT),
            _word(scene, len(WORDS), props),
            Par(*turns),
            Call(lambda: setattr(props, "caption", verdict)),
            Wait(REVEAL_BEAT),
        )

    return Seq(Call(props.bubbles.clear), Call(lambda: _forget(props)), Late(flip))


def _gathered(event: happened.CardsFlipped, props: Props) -> Flip:
    """Both cards face down, wherever the story has come in."""
    shown = isinstance(props.tableau, Flip) or props.floor.public
    scene = _scene(props)
    scene.light = 1.0 if shown else 0.0
    for seat in scene.seats:
        slot = scene.slot(seat, props.floor.large)
        scene.sprites.setdefault(seat, CardSprite.at(slot if shown else Slot(slot.x, BELOW, 0.0, slot.scale)))
    return scene


def _cards_up(scene: Flip, props: Props) -> Clip:
    """In a private view the two backs come up over the hand."""
    if scene.light == 1.0:
        return Wait(0)
    rise = [_move(scene.sprites[seat], scene.slot(seat, props.floor.large), props) for seat in scene.seats]
    return Seq(Tween(scene, props.feel(ROW).seconds, light=1.0), Par(*rise))


def _word(scene: Flip, number: int, props: Props) -> Clip:
    """A flag drops and lights up; beside it time goes on."""

    def say() -> None:
        scene.said, scene.dropped = number, 1.0 if props.calm else 0.0
        if not props.calm:
            props.party.play(FLAG.tween(scene, dropped=1.0))

    third = number == len(WORDS)
    return Seq(Call(say), props.hear(THIRD) if third else props.hear(BEAT, number - 1))


def _judged(scene: Flip, matched: bool, props: Props) -> Clip:
    """Tick or cross pops up between them."""

    def judge() -> None:
        scene.matched, scene.said = matched, len(WORDS)

    return Seq(Call(judge), props.hear(MATCH if matched else MISS), props.feel(WINNER).tween(scene, share=1.0))


def _day(scene: Flip, props: Props) -> Clip:
    """The light comes back, and the stage is gone."""

    def gone() -> None:
        props.tableau = None

    return Seq(Tween(scene, 0.0 if props.calm else DAY, light=0.0), Call(gone))


def _to_table(scene: Flip, seat: Seat, card: Card, props: Props) -> CardSprite:
    """The card of a seat leaves the stage and flies over the table."""
    slot = scene.slot(seat, props.floor.large)
    sprite = scene.sprites.pop(seat, None) or CardSprite.at(slot, card)
    props.table.flying.append(sprite)
    return sprite


def pair_kept(event: happened.PairKept, props: Props) -> Clip:
    """Joy: the two slide together, drop into a set, and the others make room."""
    seats = (event.caller, event.partner)

    def keep() -> Clip:
        props.tableau = scene = _scene(props)
        sets = props.after.sets

        def settle() -> Clip:
            slots = slots_in(sets, event.value, event.cards, props)
            sprites = [_to_table(scene, seat, card, props) for seat, card in zip(seats, event.cards, strict=True)]
            landings = [
                Seq(props.fly(sprite, slot, props.feel(MATCHED)), props.land(sprite, zone_of(event.value)))
                for sprite, slot in zip(sprites, slots, strict=True)
            ]
            return Par(_day(scene, props), make_room(sets, props), *landings)

        return Seq(
            _judged(scene, True, props),
            read(props, JOY),
            Par(_together(scene, props), props.feel(BID).tween(scene, share=0.0)),
            props.arrive("counts", "hand", "own_offer"),
            Late(settle),
            props.arrive("sets", "caller", "partner", "offered"),
            props.hear("slap_cloth"),
            synced(props),
        )

    return Seq(Late(keep), read(props, 0.4))


def _together(scene: Flip, props: Props) -> Clip:
    """Two that match come nearer to each other."""
    if props.calm:
        return Wait(0)
    places = stage(large=props.floor.large)
    middle, reach = places.middle[0], places.cards[0].width * TOGETHER
    clips = [
        SLIDE.tween(scene.sprites[seat], x=middle + side * reach, angle=-side * 2.0)
        for side, seat in zip((-1, 1), scene.seats, strict=True)
        if seat in scene.sprites
    ]
    return Par(*clips)


def cards_returned(event: happened.CardsReturned, props: Props) -> Clip:
    """Everybody gets time to remember both; then they are turned down and fly home."""
    seats = (event.caller, event.partner)

    def back() -> Clip:
        props.tableau = scene = _scene(props)

        def home() -> Clip:
            sprites = [_to_table(scene, seat, card, props) for seat, card in zip(seats, event.cards, strict=True)]
            flights = [_home(sprite, seat, props) for sprite, seat in zip(sprites, seats, strict=True)]
            return Par(_day(scene, props), *flights)

        return Seq(_judged(scene, False, props), read(props, REMEMBER), _turned_down(scene, seats, props), Late(home))

    return Seq(Late(back), props.hear("slide"))


def _turned_down(scene: Flip, seats: Sequence[Seat], props: Props) -> Clip:
    return Par(*(turned_over(scene.sprites[seat], None, props, COUNT_FLIP) for seat in seats if seat in scene.sprites))


def _home(sprite: CardSprite, seat: Seat, props: Props) -> Clip:
    if props.calm:
        return Seq(Tween(sprite, MISSED.calm, alpha=0.0), props.drop(sprite))
    return Seq(props.fly(sprite, props.floor.chin(seat), MISSED), props.drop(sprite))
