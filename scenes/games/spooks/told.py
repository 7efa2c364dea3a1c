"""Events of Spooks as the table tells them, one row for each class. Captions have public facts only, the same for
all viewers."""

from engine.core.messages import Message, Who, say
from engine.games.spooks import events as happened
from engine.games.spooks.cards import SUIT, card_noun
from engine.games.spooks.options import CHILDREN
from engine.games.spooks.tricks import reason
from engine.games.spooks.view import View
from game import ceremonies
from scenes.games.spooks.count import CountScene
from scenes.games.spooks.motions import plays, red
from scenes.games.spooks.motions.trick import (
    card_chosen,
    card_laid,
    cards_handed,
    direction_turned,
    gift_owed,
    hand_ended,
    handing_began,
    order_turned,
    trick_began,
    trick_turned,
)
from scenes.games.spooks.rule import order
from scenes.games.spooks.sentences import CANNOT, hand_won_by
from scenes.table.phrases import Speakers, people
from scenes.table.stage.flights import only_caption
from scenes.table.told import Moment, StripItem, Told


def _played(event: happened.CardPlayed, view: View, who: Speakers) -> Message:
    seat, card = Who(event.seat), card_noun(event.card)
    if event.how == "opened":
        return say("spooks-opened", seat=seat, card=card)
    return say("spooks-led" if event.how == "led" else "spooks-followed", seat=seat, card=card)


def _failed(event: happened.AnswerFailed, view: View, who: Speakers) -> Message:
    if SUIT[event.card] == "bone":
        if view.variant == CHILDREN:
            return say("spooks-unanswered-bone-again", seat=Who(event.seat), by=Who(event.actor))
        return say("spooks-unanswered-bone", seat=Who(event.seat), by=Who(event.actor))
    return say("spooks-unanswered-bat", seat=Who(event.seat))


def _began(event: happened.TrickBegan, view: View, who: Speakers) -> Message:
    if event.playoff:
        return say("spooks-playoff", seats=people(event.seats))
    return say("spooks-trick", order=order(view))


TAKEN = {"only": "spooks-trick-only", "highest": "spooks-trick-highest", "lowest": "spooks-trick-lowest"}
"""By the reason for which a Goblin takes a trick: its message."""


def _turned(event: happened.TrickTurned, view: View, who: Speakers) -> Message:
    """Who takes the trick, why, and what follows."""
    trick, why = event.trick, reason(event.trick.cards, view.up)
    if trick.tied:
        return say("spooks-trick-tied-cats" if why == "tied_cats" else "spooks-trick-tied", seats=people(trick.tied))
    if trick.winner is None:
        if trick.leader is None:
            return say("spooks-trick-empty")
        return say("spooks-trick-empty-lead", seat=Who(trick.leader))
    seat, then = Who(trick.winner), "leads" if trick.leader is not None else "ends"
    if why == "cat":
        return say("spooks-trick-cat", seat=seat, then=then)
    return say(TAKEN[why], seat=seat, card=card_noun(dict(trick.cards)[trick.winner]), then=then)


def _bite(event: happened.BiteBegan, view: View, who: Speakers) -> Message:
    if view.variant == CHILDREN:
        return say("spooks-bite-once", seat=Who(event.victim), by=Who(event.actor))
    return say("spooks-bite", seat=Who(event.victim))


def _trick_moment(event: happened.TrickTurned, view: View) -> Moment | None:
    """A trick with a winner."""
    winner = event.trick.winner
    if winner is None:
        return None
    return Moment(
        (winner,), 2, say("spooks-moment-trick", seat=Who(winner)), tuple(card for _, card in event.trick.cards)
    )


def _straight_moment(event: happened.StraightLaid, view: View) -> Moment | None:
    """A straight of several cards, by its length."""
    count = len(event.cards)
    title = say("spooks-moment-straight", seat=Who(event.seat), count=count)
    return Moment((event.seat,), count, title, event.cards) if count > 1 else None


def _given(event: happened.CardGiven, view: View, who: Speakers) -> Message:
    by, to = Who(event.gift.giver), Who(event.gift.receiver)
    return say("spooks-given-bats" if event.gift.why == "bite" else "spooks-given", by=by, to=to)


def _winners_card(trick: happened.TurnedTrick) -> StripItem | None:
    return None if trick.winner is None else StripItem(trick.winner, dict(trick.cards)[trick.winner])


TOLD: tuple[Told[View], ...] = (
    Told(
        happened.HandDealt,
        lambda event, view, who: say("spooks-dealt", seat=Who(event.dealer)),
        plays.hand_dealt,
        ceremony=ceremonies.DEAL,
    ),
    Told(
        happened.CardPlayed,
        _played,
        plays.card_played,
        ceremony=ceremonies.CARD,
        strip=lambda event: StripItem(event.seat, event.card),
    ),
    Told(happened.TurnPassed, lambda event, view, who: say("spooks-passed", seat=Who(event.seat)), plays.turn_passed),
    Told(
        happened.TurnCameBack,
        lambda event, view, who: say("spooks-came-back", seat=Who(event.seat)),
        plays.turn_came_back,
        chapter=lambda event: event.seat,
    ),
    Told(
        happened.AnswerFailed,
        _failed,
        red.answer_failed,
        feels=lambda event, view: {event.seat: "droop"},
        strip=lambda event: StripItem(event.seat, said=CANNOT),
    ),
    Told(
        happened.StraightLaid,
        lambda event, view, who: say(
            "spooks-straight", seat=Who(event.seat), count=len(event.cards), card=card_noun(event.cards[-1])
        ),
        red.straight_laid,
        feels=lambda event, view: {event.seat: "smile", event.victim: "droop"},
        moment=_straight_moment,
        strip=lambda event: StripItem(event.seat, event.cards[-1]),
    ),
    Told(
        happened.DirectionTurned,
        lambda event, view, who: say("spooks-clockwise" if event.clockwise else "spooks-counterclockwise"),
        direction_turned,
        strip=lambda event: StripItem(event.seat, said=say("-spooks-strip-turned")),
    ),
    Told(
        happened.OrderTurned,
        lambda event, view, who: say("spooks-upwards" if event.up else "spooks-downwards"),
        order_turned,
    ),
    Told(happened.TrickBegan, _began, trick_began, ceremony=ceremonies.GOBLIN_TRICK),
    Told(
        happened.CardLaid,
        lambda event, view, who: say("spooks-laid", seat=Who(event.seat)),
        card_laid,
        ceremony=ceremonies.GOBLIN_TRICK,
    ),
    Told(
        happened.TrickTurned,
        _turned,
        trick_turned,
        ceremony=ceremonies.GOBLIN_TRICK,
        feels=lambda event, view: {} if event.trick.winner is None else {event.trick.winner: "smile"},
        moment=_trick_moment,
        strip=lambda event: _winners_card(event.trick),
        chapter=lambda event: event.trick.winner,
    ),
    Told(
        happened.BiteBegan,
        _bite,
        red.bite_began,
        feels=lambda event, view: {event.actor: "smile", event.victim: "droop"},
        moment=lambda event, view: Moment(
            (event.victim,), 3, say("spooks-moment-bite", seat=Who(event.victim)), sad=True
        ),
    ),
    Told(happened.GiftOwed, lambda event, view, who: say("spooks-gift", seat=Who(event.seat)), gift_owed),
    Told(
        happened.CardGiven,
        _given,
        red.card_given,
        strip=lambda event: StripItem(event.gift.receiver, words="+1"),
    ),
    Told(happened.HandingBegan, lambda event, view, who: say("spooks-handing"), handing_began),
    Told(happened.CardChosen, lambda event, view, who: say("spooks-chosen", seat=Who(event.seat)), card_chosen),
    Told(happened.CardsHanded, lambda event, view, who: say("spooks-handed"), cards_handed),
    Told(
        happened.HandEnded,
        lambda event, view, who: hand_won_by(event.result.winners),
        hand_ended,
        ceremony=ceremonies.COUNT,
        feels=lambda event, view: dict.fromkeys(event.result.winners, "smile"),
        moment=lambda event, view: Moment(event.result.winners, 2, hand_won_by(event.result.winners)),
        chapter=lambda event: event.result.winners[0],
        page=CountScene,
        spared=True,
    ),
    Told(
        happened.SeatsGrabbed,
        lambda event, view, who: say("spooks-grabbed", seats=people(event.seats)),
        only_caption("seized", 1.6),
    ),
    Told(
        happened.MatchEnded,
        lambda event, view, who: say("spooks-ended", seats=people(event.winners)),
        only_caption("applause", 1.2),
    ),
)
"""One row for every class of events; a test checks that none is missing."""
