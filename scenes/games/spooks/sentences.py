"""Spooks' messages for every event, question and wait, for the buttons and at the seats. The texts are in `spooks.ftl`
of each language."""

from collections.abc import Mapping, Sequence

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.spooks import events as happened
from engine.games.spooks.cards import (
    CAT,
    COLOR,
    NUMBER,
    SPIDER_MASTER,
    SUIT,
    SUIT_NOUNS,
    card_noun,
    rank_noun,
)
from engine.games.spooks.options import CHILDREN
from engine.games.spooks.view import View
from scenes.games.spooks.rule import on, order
from scenes.table.asks.questions import BEHIND
from scenes.table.phrases import Speakers, people


def hand_won_by(winners: Sequence[Seat]) -> Message:
    return say("spooks-hand-ended", seats=people(winners))


def question(verbs: Sequence[str], view: View, chosen: int = 0) -> Message:
    """Return the question to the viewing seat. `chosen`: the number of cards picked for its answer."""
    if "lay" in verbs:
        return say("spooks-ask-lay", order=order(view))
    if "straight" in verbs:
        return say("spooks-ask-straight", count=chosen)
    if "give" in verbs:
        if view.phase == "gift":
            return say("spooks-ask-gift-to" if chosen else "spooks-ask-gift")
        return say("spooks-ask-hand" if view.phase == "handing" else "spooks-ask-bite")
    if tuple(verbs) == ("pass",):
        return say("spooks-ask-pass-red" if view.phase == "red" else "spooks-ask-pass-blue")
    if view.phase == "open":
        return say("spooks-ask-open", suit=SUIT_NOUNS["spider"])
    return _follow(view) if view.phase in ("blue", "red") and view.pile else say("spooks-ask-lead")


def _follow(view: View) -> Message:
    """The rule of the top card. The two special cards are named to a seat that has them, the Cat to all children."""
    top, children = view.pile[-1][1], view.variant == CHILDREN
    if COLOR[top] == "red":
        if children:
            return say("spooks-ask-match-cat", suit=SUIT_NOUNS[SUIT[top]], rank=rank_noun(NUMBER[top]))
        return say("spooks-ask-match", suit=SUIT_NOUNS[SUIT[top]], rank=rank_noun(NUMBER[top]))
    now = on(top, view.up, view.masters)
    master = (card_noun(SPIDER_MASTER),) if now.spider and SPIDER_MASTER in view.hand else ()
    cat = (card_noun(CAT),) if children or CAT in view.hand or not (now.number or master) else ()
    if not now.number:
        return say("spooks-ask-cat", cards=(*master, *cat))
    rank = rank_noun(now.number)
    if not (master or cat):
        return say("spooks-ask-number", rank=rank)
    return say("spooks-ask-special", rank=rank, cards=(rank, *master, *cat))


def awaited(view: View, who: Speakers) -> Message | None:
    """Return for whom and what the table waits, in public words, or None if there is no question."""
    if not view.asked:
        return None
    seat = Who(view.asked[0])
    match view.phase:
        case "trick" | "handing":
            if len(view.asked) > 1:
                return say("spooks-wait-choices", seats=people(view.asked))
            return say("spooks-wait-choice", seat=seat)
        case "open":
            return say("spooks-wait-open", seat=seat)
        case "straight":
            return say("spooks-wait-straight", seat=seat)
        case "bite" if view.victim is not None:
            return say("spooks-wait-bite", seat=seat, to=Who(view.victim))
        case "gift":
            return say("spooks-wait-gift", seat=seat)
        case "blue" | "red" if view.pile:
            return _may(seat, view)
        case _:
            return say("spooks-wait-lead", seat=seat)


def _may(seat: Who, view: View) -> Message:
    """What the seat on turn may do on the top card; the same for every hand."""
    top = view.pile[-1][1]
    if COLOR[top] == "red":
        return say("spooks-wait-match", seat=seat, suit=SUIT_NOUNS[SUIT[top]], rank=rank_noun(NUMBER[top]))
    number = on(top, view.up, view.masters).number
    return say("spooks-wait-number", seat=seat, rank=rank_noun(number)) if number else say("spooks-wait-cat", seat=seat)


def choice(step: Step, view: View, who: Speakers) -> Message:
    """Return the name of an answer, or of its verb if it is a card."""
    args = dict(step.args)
    match step.do:
        case "pass":
            return say("spooks-choice-pass")
        case _ if step.do == BEHIND:
            return say("spooks-choice-look")
        case "straight":
            cards = args.get("cards", ())
            return say("spooks-choice-straight", count=len(cards) if isinstance(cards, tuple) else 0)
        case "lay":
            return say("spooks-choice-lay")
        case "give":
            to = args.get("to")
            return say("spooks-choice-give") if to is None else say("spooks-choice-give-to", to=Who(int(str(to))))
        case _:
            return say("spooks-choice-play")


def ahead_broken(then: View, now: View, card: Card) -> Message | None:
    """Why a card goes back that was chosen in the view `then`: it would no longer answer, or begin, the same."""
    return say("spooks-ahead-changed") if now.phase != then.phase else None


def cannot_play(seat: Seat) -> Message:
    """The sentence for a seat that has to pass on red (SP-52)."""
    return say("spooks-cannot-play", seat=Who(seat))


def sub_line(view: View, seat: Seat, who: Speakers) -> Message:
    """Return the number of cards, and the points of a series."""
    count = view.counts[seat]
    if view.target is None:
        return say("spooks-cards", count=count)
    return say("spooks-cards-and-points", count=count, amount=view.totals[seat])


PASSES, CANNOT, EMPTY = say("-spooks-says-pass"), say("-spooks-says-cannot"), say("-spooks-says-out")
"""Words of seats in bubbles: a pass, no matching card, an empty hand."""


FACTS: Mapping[str, Message] = {
    "-spooks-did-cat-won": say("-spooks-fact-cat-won"),
    "-spooks-did-goblin": say("-spooks-fact-goblin"),
    "-spooks-did-cards": say("-spooks-fact-cards"),
}
"""Deeds that are counted over an evening, each with the words under its number."""


def praised(heard: Sequence[Event]) -> Mapping[Seat, Sequence[Message]]:
    """Return praise for the end of a children's match: whose Cat or Goblin won, who played the Cat, and how many
    cards."""
    played = [event for event in heard if isinstance(event, happened.CardPlayed)]
    turned = [event.trick for event in heard if isinstance(event, happened.TrickTurned)]
    out: dict[Seat, list[Message]] = {}
    for seat in {event.seat for event in played} | {by for trick in turned for by, _ in trick.cards}:
        won = [dict(trick.cards)[seat] for trick in turned if trick.winner == seat]
        mine = [event.card for event in played if event.seat == seat]
        laid = len(mine) + sum(seat in dict(trick.cards) for trick in turned)
        out[seat] = [
            *([say("-spooks-did-cat-won")] if CAT in won else []),
            *([say("-spooks-did-goblin")] if any(card != CAT for card in won) else []),
            *([say("-spooks-did-cat")] if CAT in mine else []),
            say("-spooks-did-cards", count=laid),
        ]
    return out
