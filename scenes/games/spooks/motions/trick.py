"""Animations of the goblin trick and of the Masters. It gets dark, backs are laid one by one, all turn at once, and the
winner comes forward. The Masters turn the direction or the order, make all seats hand on a card, or give a gift to the
seat with the fewest."""

from functools import partial

from engine.core.messages import say
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.spooks import events as happened
from engine.games.spooks.events import TurnedTrick
from engine.games.spooks.view import View
from game import easing
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Tween, Wait, linear, stagger
from scenes.games.spooks.art.furniture import DIAL as TURNING
from scenes.games.spooks.art.furniture import OVER
from scenes.games.spooks.boards import Tableau, in_order, of_view, row
from scenes.games.spooks.layout import spots_of
from scenes.games.spooks.motions.plays import top_slot, trembling
from scenes.games.spooks.sentences import EMPTY
from scenes.table.stage.flights import end_flourish, into_row, reading_time, says, turn_over
from scenes.table.stage.stage import Flourish, Stage

DIM = 0.85  # brightness of losing cards
DAY = 0.25  # seconds until the light is back
BELOW = 860.0  # y at which cards enter and leave the row
SUSPENSE = say("spooks-suspense")
TO_BOARD = 56  # px: width of a back that goes to the rule board


def trick_began(event: happened.TrickBegan, stage: Stage) -> Clip:
    """In a public view, darken the stage and show the empty row. A player with an open hand sees the board."""

    def darken() -> Clip:
        stage.tableau = scene = _scene(stage, event.seats)
        if not stage.floor.public:
            stage.tableau = None
            return Wait(0)
        scene.light = 0.0
        return Tween(scene, stage.feel(easing.ROW).seconds, light=1.0)

    return Seq(
        Call(stage.bubbles.clear), stage.arrive(), stage.hear("lights_down"), Late(darken), reading_time(stage, 0.9)
    )


def _scene(stage: Stage, seats: tuple[Seat, ...]) -> Tableau:
    """The picture in front of the table, or the one that would be there."""
    if isinstance(stage.tableau, Tableau):
        return stage.tableau
    view: View = stage.view
    scene = of_view(view, stage.floor)
    if scene is None:
        starter, actor = (view.pile[-1][1], view.actor) if view.pile else (None, None)
        scene = Tableau(in_order(seats), starter, actor, view.playoff)
    return scene


def card_laid(event: happened.CardLaid, stage: Stage) -> Clip:
    """Lay down a back. It starts at the same place for every card."""

    def lay() -> Clip:
        if stage.floor.public:
            return _into_row(event.seat, stage)
        return onto_board(event.seat, stage)

    return Seq(Late(lay), stage.hear("pat"), stage.arrive(), reading_time(stage, 0.25))


def _into_row(seat: Seat, stage: Stage) -> Clip:
    stage.tableau = scene = _scene(stage, stage.view.laying)
    slot = row(len(scene.seats), stage.floor).cards[scene.place(seat)]
    sprite = scene.sprites[seat] = CardSprite.at(Slot(slot.x, BELOW, 0.0, slot.scale))
    return into_row(sprite, slot, stage)


def onto_board(seat: Seat, stage: Stage) -> Clip:
    """Move a small back from a seat to the board, which counts the seats that have chosen."""
    sprite = CardSprite.at(stage.floor.chin(seat))
    stage.table.flying.append(sprite)
    x, y, wide, high = spots_of(stage.view, stage.floor).board
    target = Slot(x + wide / 2, y + high * 0.6, 0.0, scale_of(TO_BOARD))
    return Seq(stage.fly(sprite, target, stage.feel(easing.SLIDE)), stage.drop(sprite))


def trick_turned(event: happened.TrickTurned, stage: Stage) -> Clip:
    """Shiver all backs, turn them in the same frame, and after a moment bring the best card forward."""
    trick = event.trick

    def turn() -> Clip:
        verdict, stage.caption = stage.caption, SUSPENSE  # the result is told once it is visible
        stage.tableau = scene = _gathered(trick, stage)
        sprites = [scene.sprites[seat] for seat, _ in trick.cards]
        faces = [turn_over(scene.sprites[seat], card, stage, easing.REVEAL) for seat, card in trick.cards]
        return Seq(
            _rows_up(scene, stage),
            Par(_shiver(sprites, stage), stage.hear("brush"), _ahead(trick, stage)),
            Par(stage.hear("turned_up"), *faces),
            Wait(easing.REVEAL_BEAT),
            stage.change_caption(verdict),
            _judged(scene, trick, stage),
            _cleared(scene, stage),
        )

    return Late(turn)


def _gathered(trick: TurnedTrick, stage: Stage) -> Tableau:
    """The row with all cards face down, for any start of the animation."""
    shown = isinstance(stage.tableau, Tableau) or stage.floor.public
    scene = _scene(stage, tuple(seat for seat, _ in trick.cards))
    scene.light = 1.0 if shown else 0.0
    slots = row(len(scene.seats), stage.floor).cards
    for seat in scene.seats:
        slot = slots[scene.place(seat)]
        scene.sprites.setdefault(seat, CardSprite.at(slot if shown else Slot(slot.x, BELOW, 0.0, slot.scale)))
    return scene


def _rows_up(scene: Tableau, stage: Stage) -> Clip:
    """In a private view, raise the row above the hand."""
    slots = row(len(scene.seats), stage.floor).cards
    rise = [into_row(scene.sprites[seat], slots[scene.place(seat)], stage) for seat in scene.seats]
    if scene.light == 1.0:
        return Wait(0)
    return Seq(Tween(scene, stage.feel(easing.ROW).seconds, light=1.0), Par(*rise))


def _shiver(sprites: list[CardSprite], stage: Stage) -> Clip:
    def steer(share: float) -> None:
        for i, sprite in enumerate(sprites):
            sprite.shake = trembling(share, i)

    return Wait(easing.SHIVER_SECONDS) if stage.calm else Drive(easing.SHIVER_SECONDS, linear, steer)


def _ahead(trick: TurnedTrick, stage: Stage) -> Clip:
    """Draw the faces during the wait, one card after the other, so that the turn is smooth."""
    width = row(len(trick.cards), stage.floor).cards[0].width
    draws = [Call(partial(stage.table.prints.ahead, card, width), skippable=True) for _, card in trick.cards]
    return stagger(easing.SHIVER_SECONDS / (len(draws) + 1), draws)


def _judged(scene: Tableau, trick: TurnedTrick, stage: Stage) -> Clip:
    """Enlarge and crown the winner and dim the others. In a tie both have a ring; without a winner all are dim."""
    feel = stage.feel(easing.WINNER)

    def judge() -> Clip:
        dims = [seat for seat in scene.seats if seat not in (trick.winner, *trick.tied)]
        fade: list[Clip] = [Tween(scene.sprites[seat], feel.seconds, shade=DIM) for seat in dims]
        if trick.winner is None:
            scene.tied = trick.tied
            return Seq(stage.hear("cannot" if not trick.tied else "bell"), Par(*fade), reading_time(stage, 1.1))
        scene.winner = trick.winner
        places = row(len(scene.seats), stage.floor, scene.place(trick.winner))
        for seat in scene.seats:
            slot = places.cards[scene.place(seat)]
            fade.append(feel.tween(scene.sprites[seat], x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale))
        crowned = Tween(scene, feel.seconds, share=1.0)
        return Seq(stage.hear("bell"), Par(*fade, crowned), stage.hear("goblin"), reading_time(stage, 1.2))

    return Late(judge)


def _cleared(scene: Tableau, stage: Stage) -> Clip:
    """Sweep the row under the winner's face, or let it fall; then bring back the light."""
    feel = stage.feel(easing.SWEEP)

    def sweep() -> Clip:
        scene.share = 0.0  # crown and ring do not move along
        home = scene.sprites[scene.winner] if scene.winner is not None else None
        away: list[Clip] = []
        for sprite in scene.sprites.values():
            if stage.calm:
                away.append(Tween(sprite, feel.seconds, alpha=0.0))
            elif home is None:
                away.append(feel.tween(sprite, y=BELOW + 200))
            else:
                away.append(feel.tween(sprite, x=home.x, y=home.y + 250, angle=0.0, scale=0.2))
        return Seq(stage.hear("sweep"), Par(*away))

    def done() -> None:
        stage.tableau = None

    def empty() -> None:
        scene.seats = ()

    return Seq(Late(sweep), Call(empty), Tween(scene, 0.0 if stage.calm else DAY, light=0.0), Call(done))


RISE = 40.0  # px that all backs rise before they move
BACK = 74  # px: width of a moving back


def direction_turned(event: happened.DirectionTurned, stage: Stage) -> Clip:
    return _dial_turns(stage, "clockwise")


def order_turned(event: happened.OrderTurned, stage: Stage) -> Clip:
    return _dial_turns(stage, "up")


def _dial_turns(stage: Stage, way: str) -> Clip:
    """Turn the dial once to its new picture."""
    moving = Flourish(TURNING, spots_of(stage.view, stage.floor).dial, 1.0 if stage.calm else 0.0)
    return Seq(
        stage.arrive(way),
        Call(partial(stage.flourishes.append, moving)),
        stage.hear("ratchet"),
        Tween(moving, easing.DIAL.calm if stage.calm else easing.DIAL.seconds, easing.DIAL.ease, share=1.0),
        Call(lambda: end_flourish(moving, stage)),
        reading_time(stage, 0.9),
    )


def handing_began(event: happened.HandingBegan, stage: Stage) -> Clip:
    return Seq(stage.arrive(), stage.hear("spook"), reading_time(stage))


def card_chosen(event: happened.CardChosen, stage: Stage) -> Clip:
    """Move a back to the board. Sound and motion are the same for every card."""

    lay = Late(lambda: onto_board(event.seat, stage))
    return Seq(lay, stage.hear("pat"), stage.arrive(), reading_time(stage, 0.25))


def cards_handed(event: happened.CardsHanded, stage: Stage) -> Clip:
    """Raise all backs together, pause, and move them to their neighbours."""

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
                    stage.fly(sprite, risen, stage.feel(easing.PASS)),
                    Wait(easing.PASS_BEAT),
                    stage.fly(sprite, end, stage.feel(easing.PASS)),
                )
            )
        return Seq(stage.hear("hand_on"), Par(*ways), *(stage.drop(sprite) for sprite in sprites))

    return Seq(Late(hand_on), stage.arrive(), stage.hear("pat"), reading_time(stage, 0.6))


def _back(seat: Seat, stage: Stage) -> Slot:
    chin = stage.floor.chin(seat)
    return Slot(chin.x, chin.y, 0.0, scale_of(BACK))


def gift_owed(event: happened.GiftOwed, stage: Stage) -> Clip:
    return Seq(stage.arrive(), stage.hear("goblin"), reading_time(stage))


def hand_ended(event: happened.HandEnded, stage: Stage) -> Clip:
    """Show the last card. No rule applies any more, and there is a pause before the count."""
    out = [says(stage, seat, EMPTY, "pin high") for seat in event.result.winners]
    over = stage.show(phase=OVER)
    left = Late(lambda: _collected(stage)) if stage.floor.kids else Wait(0)
    return Seq(Call(stage.bubbles.clear), over, stage.hear("turned_up"), Par(*out), reading_time(stage, 1.2), left)


def _collected(stage: Stage) -> Clip:
    """Move all remaining cards to the pile, card by card. Children have no page that shows them."""
    counts, pile = list(stage.view.counts), top_slot(stage)
    order = [seat for turn in range(max(counts, default=0)) for seat, held in enumerate(counts) if turn < held]
    if stage.calm or not order:
        return Wait(0)
    feel = stage.feel(easing.DEAL).within(len(order), easing.DEAL_MOST)

    def gives(seat: Seat) -> Clip:
        lying = stage.table.cards(Zone("hand", seat))  # open hands of a replay
        sprite = stage.leave(seat, lying[-1].card if lying else None)
        counts[seat] -= 1
        hand = stage.view.hand[:-1] if seat == stage.view.viewer else stage.view.hand
        stage.pose(counts=tuple(counts), hand=hand)
        fades = Tween(sprite, feel.seconds, alpha=0.0)  # the last played card stays visible
        return Seq(stage.fly(sprite, pile, feel), fades, stage.drop(sprite))

    return Seq(stage.hear("sweep"), stagger(feel.gap, [Late(partial(gives, seat)) for seat in order]))
