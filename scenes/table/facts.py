"""Facts: what is on a table, in sentences, for players who listen instead of looking. They ask for them one by one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from game.speech.speech import ended
from scenes.table import navigation
from scenes.table.asks.answering import Answering
from scenes.table.asks.asks import HandAsk
from scenes.table.feature import Feature, V
from scenes.table.phrases import Speakers
from scenes.table.screen import Screen
from scenes.table.stage.latest_trick import LatestTrick
from scenes.table.stage.own_hand import OwnHand

Fact = Sequence[Message]
"""One or more sentences that are said together; empty if there is nothing to say."""


@dataclass(frozen=True, slots=True)
class SpokenFacts(Feature[V]):
    """`of(view, who)`: the facts that only this game has, the most needed first, as the viewer of `view` knows them.
    They say nothing about the hand in the bar, the latest trick or the scores."""

    of: Callable[[V, Speakers], Sequence[Fact]]


def facts(screen: Screen, question: str, hints: Sequence[str], looks: bool) -> tuple[str, ...]:
    """All facts of the table in words, from the `question` to the `hints` of the buttons. `looks`: the listener may
    hear private things of the viewpoint's seat."""
    view, own = screen.stage.view, screen.game_table.feature(SpokenFacts)
    answering = screen.answering if looks and screen.reveals else None
    told = [*(own.of(view, screen.speakers) if own is not None else ())]
    hand = screen.game_table.feature(OwnHand)
    if hand is not None:
        held = hand.cards(view) if looks and screen.reveals else ()
        told.append((say("table-fact-hand", cards=tuple(map(hand.noun, held))),) if held else ())
        told += [_playable(answering, hand), _latest(screen, hand)]
        counts = ((seat, hand.held(view, seat)) for seat in range(screen.session.setup.players))
        told.append([say("table-fact-cards", seat=Who(seat), count=count) for seat, count in counts])
    sheet = navigation.sheet(screen.context, screen).narration()
    words = [tuple(map(screen.speakers.words, fact)) for fact in told]
    said = ((question,), *words, sheet.lines if sheet is not None else (), hints)
    return tuple(filter(None, (" ".join(map(ended, filter(None, fact))) for fact in said)))


def _playable(answering: Answering | None, hand: OwnHand[object]) -> Fact:
    """The cards that can be played, if not all can."""
    ask = answering.ask if answering is not None else None
    if not isinstance(ask, HandAsk) or ask.legal is None or not set(ask.hand) - ask.legal:
        return ()
    cards = tuple(hand.noun(card) for card in ask.hand if card in ask.legal)
    return (say("table-fact-playable", cards=cards),) if cards else ()


def _latest(screen: Screen, hand: OwnHand[object]) -> Fact:
    """The cards of the latest trick, and who took it."""
    latest = screen.game_table.feature(LatestTrick)
    trick = latest.of(screen.stage.view) if latest is not None else None
    if trick is None:
        return ()
    return (*(laid(seat, hand.noun(Card(card))) for seat, card in trick.plays), trick.said)


def laid(seat: Seat, card: Message) -> Message:
    """Return who laid which card."""
    return say("table-fact-laid", seat=Who(seat), card=card)
