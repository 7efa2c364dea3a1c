"""What the Masters do: the direction turns, the order turns, everybody hands a card on, a gift for the fewest."""

from functools import partial

from engine.core.seats import Seat
from engine.games.spooks import events as happened
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import DIAL, PASS, PASS_BEAT
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait
from scenes.games.spooks.furniture import DIAL as TURNING
from scenes.games.spooks.furniture import OVER, spots_of
from scenes.games.spooks.motions.trick import onto_board
from scenes.table.flights import ended, read, says
from scenes.table.props import Flourish, Props

RISE = 40.0  # px that all backs rise before they travel
BACK = 74  # px: width of a back on its way


def direction_turned(event: happened.DirectionTurned, props: Props) -> Clip:
    del event
    return _dial_turns(props, "clockwise")


def order_turned(event: happened.OrderTurned, props: Props) -> Clip:
    del event
    return _dial_turns(props, "up")


def _dial_turns(props: Props, way: str) -> Clip:
    """The dial goes once round to its new picture."""
    moving = Flourish(TURNING, spots_of(props.view, props.floor).dial, 1.0 if props.calm else 0.0)
    return Seq(
        props.arrive(way),
        Call(partial(props.flourishes.append, moving)),
        props.hear("ratchet"),
        Tween(moving, DIAL.calm if props.calm else DIAL.seconds, DIAL.ease, share=1.0),
        Call(lambda: ended(moving, props)),
        read(props, 0.9),
    )


def handing_began(event: happened.HandingBegan, props: Props) -> Clip:
    del event
    return Seq(props.arrive(), props.hear("spook"), read(props))


def card_chosen(event: happened.CardChosen, props: Props) -> Clip:
    """A back goes to the board; it sounds and moves the same whatever it is."""

    lay = Late(lambda: onto_board(event.seat, props))
    return Seq(lay, props.hear("pat"), props.arrive(), read(props, 0.25))


def cards_handed(event: happened.CardsHanded, props: Props) -> Clip:
    """All backs rise together, pause, and travel to their neighbours."""

    def hand_on() -> Clip:
        ways: list[Clip] = []
        sprites = []
        for gift in event.gifts:
            begin, end = _back(gift.giver, props), _back(gift.receiver, props)
            sprite = CardSprite.at(begin)
            sprites.append(sprite)
            props.table.flying.append(sprite)
            risen = begin.moved(dy=-RISE)
            ways.append(
                Seq(
                    props.fly(sprite, risen, props.feel(PASS)),
                    Wait(PASS_BEAT),
                    props.fly(sprite, end, props.feel(PASS)),
                )
            )
        return Seq(props.hear("hand_on"), Par(*ways), *(props.drop(sprite) for sprite in sprites))

    return Seq(Late(hand_on), props.arrive(), props.hear("pat"), read(props, 0.6))


def _back(seat: Seat, props: Props) -> Slot:
    chin = props.floor.chin(seat)
    return Slot(chin.x, chin.y, 0.0, scale_of(BACK))


def gift_owed(event: happened.GiftOwed, props: Props) -> Clip:
    del event
    return Seq(props.arrive(), props.hear("goblin"), read(props))


def hand_ended(event: happened.HandEnded, props: Props) -> Clip:
    """The last card: no rule holds any more, and everything stands still before the count."""
    out = [says(props, seat, "out!", "pin high") for seat in event.result.winners]
    over = props.show(phase=OVER)
    return Seq(Call(props.bubbles.clear), over, props.hear("turned_up"), Par(*out), read(props, 1.6))
