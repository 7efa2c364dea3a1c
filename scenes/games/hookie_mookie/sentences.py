"""Hookie-Mookie's messages at the table, for every event, question, wait and answer. The texts are in
`hookie_mookie.ftl` of each language."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.messages import Message, Who, numeral, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hookie_mookie import events as happened
from engine.games.hookie_mookie.cards import OPEN, VALUE, VALUE_NOUNS
from engine.games.hookie_mookie.view import View
from game.theme import Theme
from scenes.table.asks.chance_question import ChanceQuestion
from scenes.table.game_table import Labels
from scenes.table.phrases import Speakers, people

SILENCE = say("hookie_mookie-silence")
"""HM-14, told once a match, after the deal."""
COUNTED = say("hookie_mookie-counted")
CHOSEN, OUT = say("-hookie_mookie-says-chosen"), say("-hookie_mookie-out")
LEFT, WHOLE, NONE_WHOLE = say("-hookie_mookie-cards-left"), say("hookie_mookie-whole"), say("-hookie_mookie-whole-none")
LONGEST_HAIR = ChanceQuestion(
    title=say("hookie_mookie-hair"),
    lines=(say("hookie_mookie-hair-begins"), say("hookie_mookie-hair-silence")),
    sentence=say("hookie_mookie-hair-sentence"),
)
"""Who begins (HM-6): people answer, or leave it to chance. From then on players do not talk about cards."""


def counted(value: str, count: int) -> Message:
    """Return a number of cards of a value: `an 8`, `two queens`, `three jokers`."""
    return say("-hookie_mookie-some", value=VALUE_NOUNS[value], count=count)


def what(cards: Cards, value: str) -> tuple[Message, ...]:
    """Return the parts of a lay: `two queens`, or `two queens` and `a joker`."""
    jokers = sum(VALUE[card] == OPEN for card in cards)
    natural = len(cards) - jokers
    return tuple(counted(one, count) for one, count in ((value, natural), (OPEN, jokers)) if count)


# Events


# Questions, and for whom the table waits


def question(verbs: Sequence[str], view: View, chosen: int = 0) -> Message:
    """Return the question to the viewing seat. `chosen`: the number of cards picked for its answer."""
    if "offer" in verbs:
        other = view.partner if view.viewer == view.caller else view.caller
        assert other is not None
        return say("hookie_mookie-ask-offer", to=Who(other))
    if tuple(verbs) == ("draw",):
        return say("hookie_mookie-ask-draw")
    if "lay" not in verbs:
        return _call(view) if "hookie" in verbs else say("hookie_mookie-ask-done")
    if chosen:
        return say("hookie_mookie-ask-add") if view.sets else say("hookie_mookie-ask-new")
    if view.laid:
        return say("hookie_mookie-ask-more")
    return say("hookie_mookie-ask-turn") if "hookie" in verbs else say("hookie_mookie-ask-lay")


def _call(view: View) -> Message:
    """The question for a hookie; two players do not choose whom to call."""
    if len(view.counts) != 2 or view.viewer not in (0, 1):
        return say("hookie_mookie-ask-call")
    return say("hookie_mookie-ask-call-two", to=Who(1 - view.viewer))


def awaited(view: View, who: Speakers) -> Message | None:
    """Return for whom and what the table waits, in public words that do not depend on hands, or None if there is no
    question."""
    if not view.asked:
        return None
    if view.phase == "hookie":
        return say("hookie_mookie-wait-offer", seats=people(view.asked))
    seat = Who(view.asked[0])
    if view.laid:
        return say("hookie_mookie-wait-more", seat=seat)
    if _alone(view, seat.seat):
        return say("hookie_mookie-wait-alone", seat=seat)
    return say("hookie_mookie-wait-turn", seat=seat)


def _alone(view: View, seat: Seat) -> bool:
    """Whether all other seats are out (HM-69)."""
    return all(not count for other, count in enumerate(view.counts) if other != seat)


# Answers and numbers


def choice(step: Step, view: View, who: Speakers) -> Message:
    """Return the name of an answer, or of its verb before a card is picked."""
    args = dict(step.args)
    match step.do:
        case "hookie":
            partner = args.get("partner")
            if partner is None:
                return say("hookie_mookie-call")
            return say("hookie_mookie-call-seat", to=Who(int(str(partner))))
        case "lay":
            return lay_words(step)
        case "draw":
            return say("hookie_mookie-draw", count=view.penalty_caller)
        case "offer":
            return say("hookie_mookie-offer")
        case _:
            return say("hookie_mookie-stop")


def lay_words(step: Step) -> Message:
    """Return the name of a lay: a new set, or cards for a set of the same or another value."""
    args = dict(step.args)
    given, to = args.get("cards", ()), args.get("to")
    cards = tuple(Card(str(card)) for card in given) if isinstance(given, tuple) else ()
    if not cards:
        return say("hookie_mookie-lay")
    values = [VALUE[card] for card in cards]
    laid = what(cards, next((value for value in values if value != OPEN), OPEN))
    if to is None:
        return say("hookie_mookie-lay-new", cards=laid)
    if {*values} == {to}:
        return say("hookie_mookie-lay-more", cards=laid)
    return say("hookie_mookie-lay-onto", cards=laid, value=VALUE_NOUNS[str(to)])


def sub_line(view: View, seat: Seat, who: Speakers) -> Message:
    """Return the number of cards."""
    return say("cards", count=view.counts[seat] if view.counts else 0)


FACTS: Mapping[str, Message] = {
    "-hookie-mookie-did-pairs": say("-hookie-mookie-fact-pairs"),
    "-hookie-mookie-did-cards": say("-hookie-mookie-fact-cards"),
    "-hookie-mookie-did-calls": say("-hookie-mookie-fact-calls"),
}
"""Deeds that are counted over an evening, each with the words under its number."""


def praised(heard: Sequence[Event]) -> Mapping[Seat, Sequence[Message]]:
    """Return praise for the end of a children's match: pairs that two found together, laid cards, and calls
    received."""
    pairs = [seat for event in heard if isinstance(event, happened.PairKept) for seat in (event.caller, event.partner)]
    laid = Counter[Seat]()
    for event in heard:
        if isinstance(event, happened.CardsLaid):
            laid[event.seat] += len(event.cards)
    calls = [event for event in heard if isinstance(event, happened.HookieCalled)]
    called = Counter(event.caller for event in calls)
    seats = {*pairs, *laid, *(event.caller for event in calls), *(event.partner for event in calls)}
    return {
        seat: [
            *([say("-hookie-mookie-did-pairs", count=pairs.count(seat))] if seat in pairs else []),
            *([say("-hookie-mookie-did-cards", count=laid[seat])] if laid[seat] else []),
            *([say("-hookie-mookie-did-calls", count=called[seat])] if called[seat] else []),
            say("-hookie-mookie-did-friend"),
        ]
        for seat in seats
    }


def items(view: View, seat: Seat, theme: Theme) -> Labels:
    """The number of cards in hand, or a crown for a seat that is out (HM-61)."""
    if not view.counts:
        return ()
    return (("crown", OUT),) if seat in view.out else (("cards", numeral(view.counts[seat])),)
