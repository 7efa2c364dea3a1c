"""The rule that the table is under now, for the board that shows it. From public facts alone."""

from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.spooks.cards import CAT, COLOR, FITTING, NUMBER, SPIDER_MASTER, SUIT
from engine.games.spooks.view import View


@dataclass(frozen=True, slots=True)
class Rule:
    """What fits, as words and as what the picture is made of.

    `kind`: "anything", "opening", "number", "cat", "match", "lay", "straight", "bite", "gift" or "hand".
    `color` is the board's: "blue", "green", "red" or "none". `number` 1 to 11 and `suit` are what has to be matched.
    `spider`: the Master of Spiders goes as well. `slots` are seats that have to do something, and who has done it.
    """

    kind: str
    color: str
    title: str
    line: str = ""
    number: int = 0
    suit: str = ""
    spider: bool = False
    slots: tuple[tuple[Seat, bool], ...] = ()


ANYTHING = Rule("anything", "none", "Anything", "any card leads")
OPENING = Rule("opening", "none", "Opening", "the lowest Spider", suit="spider")
STRAIGHT = Rule("straight", "red", "A straight", "a run, or one card", suit="bone")


def rule(view: View) -> Rule:
    """The rule of this moment."""
    match view.phase:
        case "open":
            return OPENING
        case "straight":
            return STRAIGHT
        case "trick":
            title, line = ("Play-off", "one more card") if view.playoff else ("Lay a card", "everybody, in secret")
            return Rule("lay", "green", title, line, slots=_chosen(view))
        case "handing":
            return Rule("hand", "blue", "Hand on", "everybody, in secret", suit="spook", slots=_chosen(view))
        case "bite":
            return Rule("bite", "red", "Bat bite", "one card each", suit="bat", slots=_givers(view))
        case "gift":
            slots = tuple((seat, False) for seat in view.receivers)
            return Rule("gift", "green", "A gift", "for the fewest cards", suit="goblin", slots=slots)
        case "blue" | "red" if view.pile:
            return on(view.pile[-1][1], view.up, view.masters)
        case _:
            return ANYTHING


def on(top: Card, up: bool, masters: bool) -> Rule:
    """The rule that a card on top of the pile sets (SP-25, SP-34, SP-50, SP-69)."""
    color = COLOR[top]
    if color == "red":
        return Rule("match", "red", "Match", "", NUMBER[top], SUIT[top])
    if color != "blue":
        return ANYTHING
    fitting = FITTING[top, up, masters]
    numbers = {NUMBER[card] for card in fitting if card not in (CAT, SPIDER_MASTER)}
    spider = SPIDER_MASTER in fitting
    if not numbers:
        return Rule("cat", "blue", "The Cat" if not spider else "These two", "", spider=spider)
    title = "One higher" if up else "One lower"
    return Rule("number", "blue", title, "any kind, or the Cat", numbers.pop(), spider=spider and len(fitting) > 6)


def _chosen(view: View) -> tuple[tuple[Seat, bool], ...]:
    return tuple((seat, seat in view.laid) for seat in view.laying)


def _givers(view: View) -> tuple[tuple[Seat, bool], ...]:
    """Everybody who gives in this bite, in order: those who have given first."""
    order = tuple(seat for seat in view.seats if seat != view.victim)
    given = tuple(seat for seat in order if seat not in view.givers)
    return (*((seat, True) for seat in given), *((seat, False) for seat in view.givers))
