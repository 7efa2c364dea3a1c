"""Why a call cannot be made (RK-92 to RK-97, RK-107, RK-112). It tells nothing but what everybody saw."""

from engine.core.prompts import Reason
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.rook.honour import seen_off_color
from engine.games.rook.state import Hand, Honour, State


def refuse_call(state: State, step: Step) -> Reason:
    """The reason why a call that no prompt accepts is refused."""
    hand = state.live()
    honour = hand.honour
    if honour is None:
        return ("strict",)
    by, seat = step.by, step.arg("seat")
    assert isinstance(by, int) and isinstance(seat, int)
    if by in honour.agreed:
        return ("agreed",)
    match step.arg("fault"):
        case "renege":
            trick = step.arg("trick")
            assert isinstance(trick, int)
            return _refuse_renege(state, hand, honour, by, (seat, trick))
        case "nest":
            return _refuse_nest(state, hand, honour, by, seat)
        case "talk":
            return _refuse_talk(state, honour, by, seat)
    return ("call_fault",)


def _refuse_renege(state: State, hand: Hand, honour: Honour, by: Seat, spot: tuple[Seat, int]) -> Reason:
    seat, trick = spot
    tricks = [*(taken.plays for taken in hand.tricks), hand.trick]
    if not 1 <= trick <= len(tricks) or seat not in dict(tricks[trick - 1]):
        return ("call_trick",)
    if seat == by:
        return ("call_own",)
    if state.terms.side_of[seat] == state.terms.side_of[by]:
        return ("call_partner",)
    card = dict(tricks[trick - 1])[seat]
    if (seat, trick, card) in honour.cleared:
        return ("call_cleared",)
    return ("call_followed",) if (seat, trick, card) not in set(seen_off_color(hand)) else ("not-now",)


def _refuse_nest(state: State, hand: Hand, honour: Honour, by: Seat, seat: Seat) -> Reason:
    if state.phase in ("auction", "bury"):
        return ("nest_not_laid",)
    if state.phase == "review":
        return ("nest_late",)
    if honour.nest_called:
        return ("nest_counted",)
    side_of = state.terms.side_of
    return ("nest_bidder",) if seat != hand.bidder or side_of[by] == side_of[seat] else ("not-now",)


def _refuse_talk(state: State, honour: Honour, by: Seat, seat: Seat) -> Reason:
    if len(state.terms.sides) == state.terms.players:
        return ("talk_alone",)
    if by in honour.talkers:
        return ("talk_spent",)
    return ("call_self",) if state.terms.side_of[by] == state.terms.side_of[seat] else ("not-now",)
