"""Animations of the hookie: the call, two hidden cards, the count of three, and the result (HM-34 to HM-47)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from engine.core.cards import Card
from engine.core.messages import verbatim
from engine.core.seats import Seat
from engine.games.hookie_mookie import events as happened
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import BID, BOUNCES, COUNT_BEAT, COUNT_FLIP, FLAG, MATCHED, MISSED, REVEAL_BEAT, ROW, SLIDE, WINNER
from game.theme import STAGE
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait
from scenes.games.hookie_mookie import boards
from scenes.games.hookie_mookie.art.hookie import CALL
from scenes.games.hookie_mookie.motions.mookie import slots_in, synced
from scenes.games.hookie_mookie.sentences import CHOSEN, COUNTED
from scenes.games.hookie_mookie.sounds import BEAT, CALLED, MATCH, MISS, THIRD
from scenes.table.stage.flights import into_row, reading_time, says, turn_over
from scenes.table.stage.stage import Flourish, Stage

JOY = 0.42  # seconds that a match is shown
REMEMBER = 1.8  # seconds that two open cards stay, because players must remember them
DAY = 0.36  # seconds until the light is back
HIGH, LOW = 72.0, 24.0  # px of a card's jump as it turns, and of the second jump
FIRST = 0.634  # of the time for both jumps: rise and fall take equally long
SILENT = 0.2  # seconds before the count
HEARD = "heard"
"""A flourish without a picture: all were told of the call, and no other view was opened since."""


def hookie_called(event: happened.HookieCalled, stage: Stage) -> Clip:
    """Show the two players.

    In a public view the stage is dark from now on, for their cards. A player with an open hand chooses at the lit
    table, so the light changes once, for the cards. Callers know their partner: they choose at once, and the others
    hear of the call with the card.
    """

    def told() -> Clip:
        if stage.view.viewer == event.caller:
            return Seq(stage.hear(CALLED), Wait(0.2))
        if not stage.floor.public:
            return Seq(stage.hear(CALLED), says(stage, event.caller, verbatim(CALL), "high"), reading_time(stage, 0.5))
        stage.tableau = scene = boards.Flip(event.caller, event.partner, 0.0)
        return _calls(scene, stage)

    return Seq(Call(stage.bubbles.clear), stage.arrive(), Late(told), Call(lambda: _heard(stage)))


def _heard(stage: Stage) -> None:
    """Note that all know of the call, unless another player looks meanwhile."""
    _forget(stage)
    if stage.floor.public:
        stage.flourishes.append(Flourish(HEARD, (0, 0)))


def _forget(stage: Stage) -> None:
    """Forget the note; the next call is a new one."""
    stage.flourishes[:] = [what for what in stage.flourishes if what.kind != HEARD]


def _calls(scene: boards.Flip, stage: Stage) -> Clip:
    """Darken the stage around the two, and show the caller's word."""
    feel = stage.feel(BID)
    return Seq(
        Tween(scene, stage.feel(ROW).seconds, light=1.0),
        stage.hear(CALLED),
        feel.tween(scene, calling=1.0),
        reading_time(stage, 1.0),
        Call(lambda: setattr(scene, "calling", 0.0)),
    )


def card_offered(event: happened.CardOffered, stage: Stage) -> Clip:
    """Lay down a back. Its start and duration are the same for every card and both seats."""

    def lay() -> Clip:
        if not stage.floor.public:
            return says(stage, event.seat, CHOSEN, "pin quiet")
        unheard = not stage.view.offered and all(what.kind != HEARD for what in stage.flourishes)
        stage.tableau = scene = _scene(stage)
        scene.light = 0.0 if unheard else 1.0
        slot = scene.slot(event.seat, stage.floor)
        sprite = CardSprite.at(Slot(slot.x, boards.BELOW, 0.0, slot.scale))
        down = Seq(Call(lambda: scene.sprites.__setitem__(event.seat, sprite)), into_row(sprite, slot, stage))
        return Seq(_calls(scene, stage), down) if unheard else down

    return Seq(Late(lay), stage.hear("pat"), stage.arrive(), reading_time(stage, 0.1))


def _scene(stage: Stage) -> boards.Flip:
    """The picture in front of the table, or the one that would be there."""
    if isinstance(stage.tableau, boards.Flip):
        return stage.tableau
    scene = boards.of_view(stage.view, stage.floor)
    assert scene is not None
    return scene


def cards_flipped(event: happened.CardsFlipped, stage: Stage) -> Clip:
    """Count un, deux, trois, slowly enough for people to say it; at the third both cards turn in the same frame."""
    shown = {event.caller: event.caller_card, event.partner: event.partner_card}

    def flip() -> Clip:
        verdict, stage.caption = stage.caption, COUNTED  # the cards are told once they are visible
        stage.tableau = scene = _gathered(event, stage)
        width = boards.flip_places(stage.floor).cards[0].width
        ahead = [Call(partial(stage.table.prints.ahead, card, width), skippable=True) for card in shown.values()]
        turns = [turn_over(scene.sprites[seat], card, stage, COUNT_FLIP) for seat, card in shown.items()]
        bounces = Wait(0) if stage.calm else _bounce(scene)
        return Seq(
            Par(_cards_up(scene, stage), Seq(Wait(SILENT), _word(scene, 1, stage), ahead[0], Wait(COUNT_BEAT))),
            _word(scene, 2, stage),
            ahead[1],
            Wait(COUNT_BEAT),
            _word(scene, len(boards.WORDS), stage),
            Par(*turns),
            stage.change_caption(verdict),
            Par(bounces, Wait(REVEAL_BEAT)),
        )

    return Seq(Call(stage.bubbles.clear), Call(lambda: _forget(stage)), Late(flip))


def _gathered(event: happened.CardsFlipped, stage: Stage) -> boards.Flip:
    """Both cards face down, for any start of the animation."""
    shown = isinstance(stage.tableau, boards.Flip) or stage.floor.public
    scene = _scene(stage)
    scene.light = 1.0 if shown else 0.0
    for seat in scene.seats:
        slot = scene.slot(seat, stage.floor)
        scene.sprites.setdefault(seat, CardSprite.at(slot if shown else Slot(slot.x, boards.BELOW, 0.0, slot.scale)))
    return scene


def _cards_up(scene: boards.Flip, stage: Stage) -> Clip:
    """In a private view, raise the two backs above the hand."""
    if scene.light == 1.0:
        return Wait(0)
    rise = [into_row(scene.sprites[seat], scene.slot(seat, stage.floor), stage) for seat in scene.seats]
    return Seq(Tween(scene, stage.feel(ROW).seconds, light=1.0), Par(*rise))


def _word(scene: boards.Flip, number: int, stage: Stage) -> Clip:
    """Drop and light a flag. The queue does not wait for it."""

    def say() -> None:
        scene.said, scene.dropped = number, 1.0 if stage.calm else 0.0
        if not stage.calm:
            stage.party.play(FLAG.tween(scene, dropped=1.0))

    third = number == len(boards.WORDS)
    return Seq(Call(say), stage.hear(THIRD) if third else stage.hear(BEAT, number - 1))


def _bounce(scene: boards.Flip) -> Clip:
    """Let both cards jump, then jump again lower; the first landing raises dust."""

    def steer(share: float) -> None:
        high, begin, end = (HIGH, 0.0, FIRST) if share < FIRST else (LOW, FIRST, 1.0)
        way = (share - begin) / (end - begin)
        for sprite in scene.sprites.values():
            sprite.lift = high * 4 * way * (1 - way)
        scene.dust = max(0.0, way) if begin else 0.0

    return BOUNCES.drive(steer)


def _judged(scene: boards.Flip, matched: bool, stage: Stage) -> Clip:
    """Show tick or cross between the cards."""

    def judge() -> None:
        scene.matched, scene.said = matched, len(boards.WORDS)

    return Seq(Call(judge), stage.hear(MATCH if matched else MISS), stage.feel(WINNER).tween(scene, share=1.0))


def _day(scene: boards.Flip, stage: Stage) -> Clip:
    """Bring back the light and remove the picture."""

    def gone() -> None:
        stage.tableau = None

    return Seq(Tween(scene, 0.0 if stage.calm else DAY, light=0.0), Call(gone))


def _lie_open(scene: boards.Flip, seats: Sequence[Seat], cards: Sequence[Card], stage: Stage) -> None:
    """Show both cards face up, for any start of the animation."""
    scene.light = 1.0
    for seat, card in zip(seats, cards, strict=True):
        scene.sprites.setdefault(seat, CardSprite.at(scene.slot(seat, stage.floor), card))


def pair_kept(event: happened.PairKept, stage: Stage) -> Clip:
    """Slide the two together and drop them into a set; the others make room."""
    seats = (event.caller, event.partner)

    def keep() -> Clip:
        stage.tableau = scene = _scene(stage)
        _lie_open(scene, seats, event.cards, stage)

        def settle() -> Clip:
            """Drop the cards into their place in the row, which makes room for them."""
            scene.coming = sets = stage.after.sets
            slots = slots_in(
                sets,
                event.value,
                event.cards,
                boards.low_row(stage.floor).box,
                stage.floor.kids,
            )
            drops = [
                stage.fly(scene.sprites[seat], slot, stage.feel(MATCHED))
                for seat, slot in zip(seats, slots, strict=True)
            ]
            return Par(stage.feel(SLIDE).tween(scene, room=1.0), *drops)

        def lie() -> None:
            scene.sprites.clear()
            scene.coming, scene.room = (), 0.0

        return Seq(
            Par(_judged(scene, True, stage), reading_time(stage, JOY)),
            Par(_together(scene, stage), stage.feel(BID).tween(scene, share=0.0)),
            stage.arrive("counts", "hand", "own_offer"),
            Late(settle),
            stage.hear("slap_cloth"),
            stage.arrive("sets", "caller", "partner", "offered"),
            Call(lie),
            synced(stage),
            Par(_day(scene, stage), reading_time(stage, 0.4)),
        )

    return Late(keep)


def _together(scene: boards.Flip, stage: Stage) -> Clip:
    """Move two matching cards closer to each other."""
    if stage.calm:
        return Wait(0)
    reach = boards.flip_places(stage.floor).cards[0].width * boards.TOGETHER
    clips = [
        SLIDE.tween(scene.sprites[seat], x=STAGE[0] / 2 + side * reach, angle=-side * 2.0)
        for side, seat in zip((-1, 1), scene.seats, strict=True)
        if seat in scene.sprites
    ]
    return Par(*clips)


def cards_returned(event: happened.CardsReturned, stage: Stage) -> Clip:
    """Give players time to remember both cards, then turn them down and move them back."""
    seats = (event.caller, event.partner)

    def back() -> Clip:
        stage.tableau = scene = _scene(stage)

        _lie_open(scene, seats, event.cards, stage)

        def home() -> Clip:
            return Par(_day(scene, stage), *(_home(scene, seat, stage) for seat in seats))

        return Seq(
            Par(_judged(scene, False, stage), _apart(scene, stage), reading_time(stage, REMEMBER)),
            Par(_turned_down(scene, seats, stage), Late(home)),
        )

    return Seq(Late(back), stage.hear("slide"))


def _turned_down(scene: boards.Flip, seats: Sequence[Seat], stage: Stage) -> Clip:
    return Par(*(turn_over(scene.sprites[seat], None, stage, COUNT_FLIP) for seat in seats if seat in scene.sprites))


def _apart(scene: boards.Flip, stage: Stage) -> Clip:
    """Move two cards without a match slightly apart, slowly, so that the picture is not still."""
    slow = replace(SLIDE, seconds=REMEMBER)
    moves = [
        slow.tween(
            scene.sprites[seat],
            x=scene.sprites[seat].x + side * boards.PART,
            angle=-side * (boards.TURN + boards.PART_TURN),
        )
        for side, seat in zip((-1, 1), scene.seats, strict=True)
    ]
    return Wait(0) if stage.calm else Par(*moves)


def _home(scene: boards.Flip, seat: Seat, stage: Stage) -> Clip:
    """Move a card back into its hand."""
    sprite, gone = scene.sprites[seat], Call(lambda: scene.sprites.pop(seat))
    if stage.calm:
        return Seq(Tween(sprite, MISSED.calm, alpha=0.0), gone)
    return Seq(stage.fly(sprite, stage.floor.chin(seat), MISSED), gone)
