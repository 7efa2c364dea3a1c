"""What the Masters do: the direction turns, the order turns, everybody hands a card on, a gift for the fewest."""

from functools import partial

from engine.core.seats import Seat
from engine.games.spooks import events as happened
from engine.games.spooks.view import View
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import DIAL, PASS, PASS_BEAT
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait
from scenes.games.spooks.art.furniture import DIAL as TURNING
from scenes.games.spooks.art.furniture import OVER, spots_of
from scenes.games.spooks.motions.pieces import gained, parted
from scenes.games.spooks.motions.trick import onto_board
from scenes.table.stage.flights import ended, read, says
from scenes.table.stage.stage import Flourish, Stage

RISE = 40.0  # px that all backs rise before they travel
BACK = 74  # px: width of a back on its way


def direction_turned(event: happened.DirectionTurned, stage: Stage) -> Clip:
    return _dial_turns(stage, clockwise=event.clockwise)


def order_turned(event: happened.OrderTurned, stage: Stage) -> Clip:
    return _dial_turns(stage, up=event.up)


def _dial_turns(stage: Stage, **change: object) -> Clip:
    """The dial goes once round to its new picture."""
    moving = Flourish(TURNING, spots_of(stage.view, stage.floor).dial, 1.0 if stage.calm else 0.0)
    return Seq(
        stage.show(**change),
        Call(partial(stage.flourishes.append, moving)),
        stage.hear("ratchet"),
        Tween(moving, DIAL.calm if stage.calm else DIAL.seconds, DIAL.ease, share=1.0),
        Call(lambda: ended(moving, stage)),
        read(stage, 0.9),
    )


def handing_began(event: happened.HandingBegan, stage: Stage) -> Clip:
    return Seq(
        stage.show(phase="handing", laying=event.seats, laid=(), own_laid=None),
        stage.hear("spook"),
        read(stage),
    )


def card_chosen(event: happened.CardChosen, stage: Stage) -> Clip:
    """A back goes to the board; it sounds and moves the same whatever it is."""

    def counted(view: View) -> dict[str, object]:
        own = {"own_laid": event.card} if view.viewer == event.seat else {}
        return parted(view, event.seat, (event.card,)) | {"laid": tuple(sorted((*view.laid, event.seat)))} | own

    lay = Late(lambda: onto_board(event.seat, stage))
    return Seq(lay, stage.hear("pat"), stage.then(counted), read(stage, 0.25))


def cards_handed(event: happened.CardsHanded, stage: Stage) -> Clip:
    """All backs rise together, pause, and travel to their neighbours."""

    def hand_on() -> Clip:
        ways: list[Clip] = []
        sprites = []
        for gift in event.gifts:
            begin, end = _back(gift.giver, stage), _back(gift.receiver, stage)
            sprite = CardSprite.at(begin)
            sprites.append(sprite)
            stage.table.flying.append(sprite)
            risen = begin.moved(dy=-RISE)
            ways.append(
                Seq(
                    stage.fly(sprite, risen, stage.feel(PASS)),
                    Wait(PASS_BEAT),
                    stage.fly(sprite, end, stage.feel(PASS)),
                )
            )
        return Seq(stage.hear("hand_on"), Par(*ways), *(stage.drop(sprite) for sprite in sprites))

    def after(view: View) -> dict[str, object]:
        changed: dict[str, object] = {}
        counts, hand = view.counts, view.hand
        for gift in event.gifts:
            counts = tuple(n + 1 if seat == gift.receiver else n for seat, n in enumerate(counts))
            if view.viewer == gift.receiver:
                got = gained(view, gift.receiver, gift.card)
                hand = got["hand"]  # type: ignore[assignment]
        changed |= {"counts": counts, "hand": hand, "phase": "blue", "laying": (), "laid": (), "own_laid": None}
        return changed

    return Seq(Late(hand_on), stage.then(after), stage.hear("pat"), read(stage, 0.6))


def _back(seat: Seat, stage: Stage) -> Slot:
    chin = stage.floor.chin(seat)
    return Slot(chin.x, chin.y, 0.0, scale_of(BACK))


def gift_owed(event: happened.GiftOwed, stage: Stage) -> Clip:
    return Seq(stage.show(phase="gift", receivers=event.receivers), stage.hear("goblin"), read(stage))


def hand_ended(event: happened.HandEnded, stage: Stage) -> Clip:
    """The last card: no rule holds any more, and everything stands still before the count."""
    out = [says(stage, seat, "out!", "pin high") for seat in event.result.winners]
    over = stage.show(phase=OVER)
    return Seq(Call(stage.bubbles.clear), over, stage.hear("turned_up"), Par(*out), read(stage, 1.6))
