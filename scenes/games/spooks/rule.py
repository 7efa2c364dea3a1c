"""The current rule of the table, for the board that shows it; from public facts only."""

from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.games.spooks.cards import CAT, COLOR, FITTING, NUMBER, SPIDER_MASTER, SUIT
from engine.games.spooks.view import View


@dataclass(frozen=True, slots=True)
class Rule:
    """The legal cards, as messages and as the contents of the picture.

    `kind`: "anything", "opening", "number", "cat", "match", "lay", "straight", "bite", "gift" or "hand". `color`: the
    board's, "blue", "green", "red" or "none". `number` (1 to 11) and `suit`: what the next card must match. `spider`:
    whether the Master of Spiders is legal too. `slots`: the seats that must do something, and whether they have.
    """

    kind: str
    color: str
    title: Message
    line: Message | None = None
    number: int = 0
    suit: str = ""
    spider: bool = False
    slots: tuple[tuple[Seat, bool], ...] = ()


ANYTHING = Rule("anything", "none", say("spooks-rule-anything"), say("-spooks-rule-anything-line"))
OPENING = Rule("opening", "none", say("spooks-rule-opening"), say("-spooks-rule-opening-line"), suit="spider")
STRAIGHT = Rule("straight", "red", say("spooks-rule-straight"), say("-spooks-rule-straight-line"), suit="bone")


def order(view: View) -> str:
    """The order of the numbers, for sentences about the best Goblin."""
    return "up" if view.up else "down"


def rule(view: View) -> Rule:
    """Return the current rule."""
    match view.phase:
        case "open":
            return OPENING
        case "straight":
            return STRAIGHT
        case "trick":
            if view.playoff:
                title, line = say("spooks-rule-playoff"), say("-spooks-rule-playoff-line")
            else:
                title, line = say("spooks-rule-lay"), say("-spooks-rule-lay-line", order=order(view))
            return Rule("lay", "green", title, line, slots=_chosen(view))
        case "handing":
            title, line = say("spooks-rule-hand"), say("-spooks-rule-hand-line")
            return Rule("hand", "blue", title, line, suit="spook", slots=_chosen(view))
        case "bite":
            title, line = say("spooks-rule-bite"), say("-spooks-rule-bite-line")
            return Rule("bite", "red", title, line, suit="bat", slots=_givers(view))
        case "gift":
            title, line = say("spooks-rule-gift"), say("-spooks-rule-gift-line")
            slots = tuple((seat, False) for seat in view.receivers)
            return Rule("gift", "green", title, line, suit="goblin", slots=slots)
        case "blue" | "red" if view.pile:
            return on(view.pile[-1][1], view.up, view.masters)
        case _:
            return ANYTHING


def on(top: Card, up: bool, masters: bool) -> Rule:
    """Return the rule of a card on top of the pile (SP-25, SP-34, SP-50, SP-69)."""
    color = COLOR[top]
    if color == "red":
        return Rule("match", "red", say("spooks-rule-match"), None, NUMBER[top], SUIT[top])
    if color != "blue":
        return ANYTHING
    fitting = FITTING[top, up, masters]
    numbers = {NUMBER[card] for card in fitting if card not in (CAT, SPIDER_MASTER)}
    spider = SPIDER_MASTER in fitting
    if not numbers:
        return Rule("cat", "blue", say("spooks-rule-two" if spider else "spooks-rule-cat"), spider=spider)
    title, line = say("spooks-rule-higher" if up else "spooks-rule-lower"), say("-spooks-rule-number-line")
    return Rule("number", "blue", title, line, numbers.pop(), spider=spider and len(fitting) > 6)


def _chosen(view: View) -> tuple[tuple[Seat, bool], ...]:
    return tuple((seat, seat in view.laid) for seat in view.laying)


def _givers(view: View) -> tuple[tuple[Seat, bool], ...]:
    """The seats that give in this bite, in order; those that have given come first."""
    order = tuple(seat for seat in view.seats if seat != view.victim)
    given = tuple(seat for seat in order if seat not in view.givers)
    return (*((seat, True) for seat in given), *((seat, False) for seat in view.givers))
