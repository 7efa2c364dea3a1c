"""Animations of Hooky: one clip for each event. Times and curves are shared by all games; paths come from public
facts."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from engine.core.seats import Seat, clockwise
from engine.core.zones import Zone
from engine.games.hooky import events as happened
from engine.games.hooky.state import SpokenWord
from engine.games.hooky.view import View
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import (
    CURTAIN,
    DEAL,
    DEAL_MOST,
    HANDED_IN,
    LAMP_AFTER,
    LETTER,
    NUMBER,
    SHIVER_SECONDS,
    SLIDE,
    WORD_STANDS,
)
from game.theme import STAGE
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Tween, Wait, linear, stagger
from scenes.games.hooky import sounds
from scenes.games.hooky.art.furniture import CARD, Hanging, letter_at
from scenes.games.hooky.art.slate_drawing import pictures
from scenes.games.hooky.boards.spelling_spots import SLOT_WIDE
from scenes.games.hooky.layout import MISSING, PLAYGROUND, TableSpots, spots, spots_of, theme_of
from scenes.games.hooky.sentences import hanging
from scenes.table.stage.flights import (
    DEAL_ARC,
    arc,
    from_pack,
    landing,
    pack_appears,
    pack_gone,
    reading_time,
    turn_over,
)
from scenes.table.stage.handed_in import HandedIn
from scenes.table.stage.stage import Stage


class Lamps(Protocol):
    """A thing with lamps, of which `lit` are lit."""

    lit: int


BEFORE_ALL = Slot(STAGE[0] / 2, 560, 0.0, scale_of(268))
"""The place of a card that is shown to all."""
RISE = 40.0  # px that a card rises on its way there


def where(stage: Stage) -> TableSpots:
    """Return the current places on the board."""
    return spots_of(stage.view, stage.floor)


def lying(zone: Zone, stage: Stage) -> list[str | None]:
    """Return the cards of a zone as they are shown. In a replay more can be open than the view knows."""
    return [sprite.card for sprite in stage.table.cards(zone)]


def lifted(zone: Zone, slots: Sequence[Slot], at: int, stage: Stage) -> CardSprite:
    """Lift the card at place `at` of a zone; the others stay at their places."""
    cards = lying(zone, stage)
    rest = [place for place in range(len(cards)) if place != at]
    stage.table.sync(zone, [slots[place] for place in rest], [cards[place] for place in rest])
    sprite = CardSprite.at(slots[at], cards[at])
    stage.table.flying.append(sprite)
    return sprite


def forward(sprite: CardSprite, stage: Stage, slot: Slot = BEFORE_ALL) -> Clip:
    """Move a card to the place where all can see it."""
    return landing(sprite, slot, RISE, stage)


def home(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    """Move a card to its place."""
    return stage.fly(sprite, slot, stage.feel(SLIDE))


def hand(seat: Seat) -> Zone:
    """Return the zone of a seat's small cards."""
    return Zone("hand", seat)


def hand_slots(seat: Seat, stage: Stage) -> tuple[Slot, ...]:
    """Return the places of a seat's small cards."""
    view: View = stage.view
    return where(stage).hand(seat, view.hand_size)


DECK = Slot(STAGE[0] / 2, 560, 0.0, scale_of(120))
SHOWN_FOR = 1.1
"""Seconds that a turned card is shown to all."""
LOOKED_FOR = 1.5
SHIVER, SHIVERS = 3.0, 9
LOOK_AT = 150  # px: width of a card that only one seat sees


def cards_dealt(event: happened.CardsDealt, stage: Stage) -> Clip:
    """Deal the cards seat by seat, then the Playground, and the last three onto the hooks."""
    players = len(event.hands)
    places = spots(players, event.playground_size, theme_of(stage.floor))
    hands = [places.hand(seat, event.hand_size) for seat in range(players)]
    ways = [
        (hand(seat), hands[seat][turn]) for turn in range(event.hand_size) for seat in clockwise(event.start, players)
    ]
    ways += [(PLAYGROUND, slot) for slot in places.playground]
    feel = stage.feel(DEAL).within(len(ways), DEAL_MOST)

    def throw(number: int) -> Clip:
        zone, slot = ways[number]
        sprite = CardSprite.at(DECK)
        sound = stage.hear("slide") if number % 3 == 0 else Wait(0)
        way = Par(stage.fly(sprite, slot, feel), arc(sprite, 0 if stage.calm else DEAL_ARC, feel.seconds), sound)
        return from_pack(sprite, Seq(way, stage.land(sprite, zone)), stage)

    def hang(slot: Slot) -> Clip:
        sprite = CardSprite.at(DECK)
        way = Seq(stage.fly(sprite, slot, stage.feel(DEAL)), stage.land(sprite, MISSING), stage.hear(sounds.HOOK))
        return from_pack(sprite, way, stage)

    return Seq(
        stage.arrive("phase", "start", "playground_size"),
        Call(stage.table.clear),
        pack_appears(stage, DECK),
        stagger(feel.gap, [throw(number) for number in range(len(ways))]),
        stagger(DEAL.seconds, [hang(slot) for slot in places.hooky]),
        pack_gone(stage),
        stage.arrive("hand"),
        _own_turned_up(event, stage),
        reading_time(stage),
    )


def _own_turned_up(event: happened.CardsDealt, stage: Stage) -> Clip:
    """Turn over the hand that the viewpoint may know, at its place."""
    known = next(((seat, cards) for seat, cards in enumerate(event.hands) if cards), None)
    if known is None:
        return Wait(0.2)
    seat, cards = known

    def turn() -> Clip:
        sprites = stage.table.cards(hand(seat))
        return Par(*(turn_over(sprite, card, stage) for sprite, card in zip(sprites, cards, strict=True)))

    return Seq(stage.hear("snap"), Late(turn))


def card_revealed(event: happened.CardRevealed, stage: Stage) -> Clip:
    """Show the card to all, turn it over, and lay it in front of its owner."""

    def reveal() -> Clip:
        zone, slots, cards = hand(event.seat), hand_slots(event.seat, stage), lying(hand(event.seat), stage)
        shown = len(stage.view.shown[event.seat])
        known = event.card in cards
        sprite = lifted(zone, slots, cards.index(event.card) if known else shown, stage)
        rest = lying(zone, stage)
        ahead = Call(partial(stage.table.prints.ahead, event.card, slots[shown].width), skippable=True)
        turn = Wait(0) if known else Seq(stage.hear("snap"), turn_over(sprite, event.card, stage))
        settle = partial(stage.table.sync, zone, slots, [*rest[:shown], event.card, *rest[shown:]])
        return Seq(
            Par(forward(sprite, stage), ahead),
            turn,
            reading_time(stage, SHOWN_FOR),
            home(sprite, slots[shown], stage),
            stage.drop(sprite),
            Call(settle),
            stage.hear(sounds.HOOK),
        )

    return Late(reveal)


def card_seen(event: happened.CardSeen, stage: Stage) -> Clip:
    """Shuffle the hand, move one of its backs to the looker and back again. It is turned only on the looker's own
    screen. It starts and ends at the middle of the hand, for every card."""

    def look() -> Clip:
        slots = hand_slots(event.of, stage)
        middle = slots[len(slots) // 2]
        chin = stage.floor.chin(event.seat)
        there = Slot(chin.x, chin.y + 110, 0.0, scale_of(LOOK_AT))
        sprite = CardSprite.at(middle)
        stage.table.flying.append(sprite)
        if event.card is not None:
            there = there.moved(dy=80)
            looked = Seq(
                turn_over(sprite, event.card, stage), reading_time(stage, LOOKED_FOR), turn_over(sprite, None, stage)
            )
        else:
            looked = Seq(reading_time(stage, LOOKED_FOR))
        return Seq(
            _mixed(event.of, stage),
            stage.hear("slide"),
            forward(sprite, stage, there),
            stage.hear(sounds.LOOK),
            looked,
            home(sprite, middle, stage),
            stage.drop(sprite),
            stage.hear("pat"),
        )

    return Late(look)


def reveal_declined(event: happened.RevealDeclined, stage: Stage) -> Clip:
    """No animation."""
    return Wait(0)


def _mixed(seat: int, stage: Stage) -> Clip:
    """Shake all small cards of a hand."""
    sprites = stage.table.cards(hand(seat))

    def steer(share: float) -> None:
        for number, sprite in enumerate(sprites):
            aside = 1 if int(share * SHIVERS * 2 + number) % 2 else -1
            sprite.shake = 0.0 if share == 1 else SHIVER * aside

    return Wait(0) if stage.calm else Seq(stage.hear("shuffle"), Drive(SHIVER_SECONDS, linear, steer))


def playground_turned(event: happened.PlaygroundTurned, stage: Stage) -> Clip:
    """Show the next card of the Playground to all and turn it over."""

    def turn() -> Clip:
        slots, place = where(stage).playground, len(stage.view.turned)
        sprite = lifted(PLAYGROUND, slots, place, stage)
        rest = lying(PLAYGROUND, stage)
        return Seq(
            Par(forward(sprite, stage), Call(partial(stage.table.prints.ahead, event.card, slots[place].width))),
            stage.hear("snap"),
            turn_over(sprite, event.card, stage),
            reading_time(stage, SHOWN_FOR),
            home(sprite, slots[place], stage),
            stage.drop(sprite),
            Call(partial(stage.table.sync, PLAYGROUND, slots, [*rest[:place], event.card, *rest[place:]])),
            stage.hear(sounds.HOOK),
        )

    return Late(turn)


ANSWER_READ = 1.3
"""Seconds to read a number and note it."""
TUMBLE = 0.360
LETTER_GROWS = CARD[0] / SLOT_WIDE
"""Scale of a letter on its hook, by its size on the board where it was spelled."""
SLATE = CURTAIN
"""The motion of a slate."""


def spelling(seat: Seat, of: Seat | None, word: str, stage: Stage) -> Clip:
    """Lower a clean slate, then drop the letters on their hooks one by one, or let them fly there from the board of the
    speaker. Then the word is shown for a moment."""

    def spell() -> Clip:
        stage.tableau = shown = Hanging.empty(seat, of, word, pictures(stage.view).get(word, ""))
        slate = Tween(shown, stage.feel(SLATE).seconds, stage.feel(SLATE).ease, down=1.0)
        if stage.handed is not None and stage.handed.parts:
            return Par(slate, Seq(Wait(SLATE.seconds - HANDED_IN.seconds), _hung(shown, stage.handed, stage)))
        feel = stage.feel(LETTER)
        drops = [
            Par(feel.drive(partial(_lower, shown, place)), stage.hear(sounds.CHALK, place))
            for place in range(len(word))
        ]
        return Seq(slate, stagger(LETTER.gap, drops))

    return Seq(Late(spell), Wait(WORD_STANDS))


def _hung(shown: Hanging, handed: HandedIn, stage: Stage) -> Clip:
    """Move the letters that were handed in to their hooks."""

    def hangs(place: int) -> Clip:
        return Seq(Call(partial(_lower, shown, place, 1.0)), stage.hear(sounds.CHALK, place))

    goals = [(*letter_at(place, stage.floor.large, len(shown.word)), LETTER_GROWS) for place in range(len(shown.word))]
    return handed.fly(goals, hangs)


def _lower(shown: Hanging, place: int, share: float) -> None:
    shown.drops[place] = 1.0 - share


def clue_given(event: happened.ClueGiven, stage: Stage) -> Clip:
    """Show the number for the speaker's own hand."""
    return _answered(SpokenWord(0, event.seat, None, event.word, event.number), stage)


def question_answered(event: happened.QuestionAnswered, stage: Stage) -> Clip:
    """Show the number for the asked hand."""
    return _answered(SpokenWord(event.round, event.seat, event.of, event.word, event.number), stage)


def _answered(said: SpokenWord, stage: Stage) -> Clip:
    """Show a number. The word is on its hooks already if the table was asked about it."""

    def answer() -> Clip:
        verdict, stage.caption = stage.caption, hanging(said.seat, said.of, said.word)
        shown = stage.tableau
        hangs = isinstance(shown, Hanging) and shown.word == said.word
        return Seq(
            Wait(0) if hangs else spelling(said.seat, said.of, said.word, stage),
            Late(lambda: _falls(said.number, stage)),
            stage.change_caption(verdict),
            reading_time(stage, ANSWER_READ),
            _taken_down(stage),
        )

    return Late(answer)


def _falls(number: int, stage: Stage) -> Clip:
    shown: Hanging = stage.tableau
    if shown.picture:
        shown.number = number
        return lamps_light(shown, number, lambda: stage.hear("tap"))
    shown.number, shown.fall = number, 1.0
    return Seq(stage.hear(sounds.NUMBER), Tween(shown, stage.feel(NUMBER).seconds, stage.feel(NUMBER).ease, fall=0.0))


def lamps_light(shown: Lamps, number: int, hear: Callable[[], Clip]) -> Clip:
    """Light `number` lamps one after the other."""
    each = ((Wait(LAMP_AFTER), Call(partial(setattr, shown, "lit", lit)), hear()) for lit in range(1, number + 1))
    return Seq(*(clip for clips in each for clip in clips))


def _taken_down(stage: Stage) -> Clip:
    """Raise the clean slate."""

    def rise() -> Clip:
        shown = stage.tableau
        return (
            Tween(shown, stage.feel(SLATE).seconds, stage.feel(SLATE).ease, down=0.0)
            if isinstance(shown, Hanging)
            else Wait(0)
        )

    return Seq(Late(rise), Call(lambda: setattr(stage, "tableau", None)))


def word_sent_back(event: happened.WordSentBack, stage: Stage) -> Clip:
    """Let the letters fall off their hooks and wipe the word off; it joins the excluded words."""

    def tumble() -> Clip:
        shown = stage.tableau
        if not isinstance(shown, Hanging):
            stage.tableau = shown = Hanging(event.seat, event.of, event.word)
        feel = LETTER.calmed() if stage.calm else LETTER
        seconds = 0.0 if stage.calm else TUMBLE
        falls = [Drive(seconds, _fall, partial(_spill, shown, place)) for place in range(len(shown.word))]
        return Seq(stage.hear(sounds.SENT_BACK), stagger(feel.gap, falls), reading_time(stage), _taken_down(stage))

    return Late(tumble)


def _spill(shown: Hanging, place: int, share: float) -> None:
    shown.drops[place] = -share


def _fall(share: float) -> float:
    """Progress of a falling thing, which becomes faster."""
    return share * share


SEALED_READ = 0.35  # the same for all seats, fast or slow


def round_began(event: happened.RoundBegan, stage: Stage) -> Clip:
    """Show the next number on the sign."""
    return Seq(stage.arrive(), stage.hear(sounds.ROUND), reading_time(stage))


def round_over(event: happened.RoundOver, stage: Stage) -> Clip:
    """Ring the bell for a break; before a guess there is a quiet pause."""
    return Seq(
        stage.arrive(),
        stage.hear(sounds.BREAK),
        reading_time(stage, 1.6 if event.guessing else 0.9),
    )


def hooky_guessed(event: happened.HookyGuessed, stage: Stage) -> Clip:
    """Play the sound of a sealed paper, with the same duration for every guess."""
    return Seq(stage.hear("latch"), reading_time(stage, SEALED_READ))


def hands_guessed(event: happened.HandsGuessed, stage: Stage) -> Clip:
    """Play the same as for a guess."""
    return Seq(stage.hear("latch"), reading_time(stage, SEALED_READ))


def match_ended(event: happened.MatchEnded, stage: Stage) -> Clip:
    """End the school day. The missing are shown on the board of the great reveal."""
    return Seq(stage.hear(sounds.BREAK), reading_time(stage, 1.6))
