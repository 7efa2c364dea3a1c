"""Spooks for children: every sentence of the table in a child's words."""

from collections.abc import Sequence

from engine.games.spooks import events as happened
from engine.games.spooks.cards import CAT, COLOR, NUMBER, SPIDER_MASTER, SUIT, numeral
from engine.games.spooks.view import View
from scenes.games.spooks.art.faces import sign
from scenes.games.spooks.rule import on
from scenes.table.childrens import Captions, Childs, Said
from scenes.table.childrens_sayings import Sayings
from scenes.table.phrases import Face, Phrase, Speakers, listed

ASKS = {
    "open": Said("Start with the low Spider", "spooks/spider", "It is the card that can go now."),
    "lead": Said("Play any card", "spooks/seal-none", "Pick one card. It can be any card."),
    "number": Said("Play {0} or pass", "spooks/seal-blue", "Look for {0}. Any kind will do."),
    "number_cat": Said("Play {0} or the Cat", "spooks/seal-blue", "The Cat goes on top of any card."),
    "cat": Said("Play the Cat or pass", "spooks/cat", "Only the Cat can go on this card."),
    "match": Said("Play a {0} or {1}", "spooks/{2}", "Look for the same picture or the same number."),
    "pass": Said("No card fits. Pass!", "spooks/seal-none", "That is fine. The next one goes on."),
    "lay": Said("Lay down one card", "spooks/goblin", "A big Goblin can win. So can the Cat."),
    "straight": Said("Lay down cards in a row", "childs/row", "A row goes up, like 3, 4, 5."),
    "straight_more": Said("Add one or lay them down", "childs/row", "A row goes up, like 3, 4, 5."),
    "bite": Said("Give one card to the bats", "spooks/bat", "Pick a card that is not so good."),
    "gift": Said("Give away one card", "spooks/goblin", "Pick a card that is not so good."),
    "gift_to": Said("Who gets the card?", "icons/people", "Pick a face."),
    "hand": Said("Pass on one card", "spooks/spook", "Pick a card that is not so good."),
}
WAITS = {
    "open": Said("{0} starts with the low Spider", "spooks/spider"),
    "lead": Said("{0} plays any card", "spooks/seal-none"),
    "number": Said("{0} plays {1} or passes", "spooks/seal-blue"),
    "cat": Said("{0} plays the Cat or passes", "spooks/cat"),
    "match": Said("{0} needs a {1} or {2}", "spooks/{3}"),
    "straight": Said("{0} lays cards in a row", "childs/row"),
    "bite": Said("{0} gives {1} a card", "spooks/bat"),
    "gift": Said("{0} gives a card away", "spooks/goblin"),
    "one": Said("{0} picks a card", "icons/cards"),
    "many": Said("{0} still pick a card", "icons/cards"),
}
REFUSALS = {
    "dropped": Said("This one is out of the game.", "icons/cross"),
    "open_first": Said("First comes the low Spider.", "spooks/spider"),
    "open_card": Said("The first card is {0}.", "spooks/spider"),
    "lead_first": Said("First comes a card on the pile.", "icons/cards"),
    "blue_first": Said("First comes a card or a pass.", "spooks/seal-blue"),
    "red_first": Said("First comes the red card.", "spooks/seal-red"),
    "straight_first": Said("First comes the row of cards.", "childs/row"),
    "trick_first": Said("First we all lay down one card.", "spooks/goblin"),
    "bite_first": Said("First the bats get their cards.", "spooks/bat"),
    "gift_first": Said("First one card goes away as a gift.", "spooks/goblin"),
    "handing_first": Said("First we all pass on one card.", "spooks/spook"),
    "pass_open": Said("No pass now. The low Spider must go.", "spooks/spider"),
    "pass_lead": Said("No pass now. Any card can go.", "spooks/seal-none"),
    "red_able": Said("A card fits, so it must be played.", "spooks/seal-red"),
    "red_match": Said("It must be {1}, {2}, or the Cat.", "spooks/seal-red"),
    "blue_next": Said("It must be {1} or the Cat.", "spooks/seal-blue"),
    "blue_end": Said("Only the Cat can go on this.", "spooks/cat"),
    "straight_none": Said("No row of cards is needed now.", "childs/row"),
    "straight_turn": Said("The row is up to the next one.", "childs/row"),
    "straight_empty": Said("Pick one card or more.", "icons/cards"),
    "straight_cat": Said("The Cat must lie alone.", "spooks/cat"),
    "straight_same": Said("Each number can be there one time.", "childs/row"),
    "straight_order": Said("The row must go up, like 3, 4, 5.", "childs/row"),
    "lay_none": Said("There is no Goblin now.", "spooks/goblin"),
    "lay_twice": Said("One card is down. That is all.", "icons/tick"),
    "lay_playoff": Said("Only those two lay one more card.", "icons/people"),
    "give_none": Said("No one gets a card now.", "icons/cards"),
    "give_turn": Said("Wait. The next one gives a card first.", "icons/clock"),
    "give_victim": Said("The bats bit. So no card to give.", "spooks/bat"),
    "give_twice": Said("One card is picked. That is all.", "icons/tick"),
    "give_to": Said("We know who gets the card.", "icons/people"),
    "gift_turn": Said("The gift is up to the next one.", "spooks/goblin"),
    "gift_to": Said("Pick who gets the card.", "icons/people"),
    "gift_fewest": Said("It goes to the one with the least cards.", "icons/people"),
}


RULES = {
    "Opening": ("The start", "the low Spider"),
    "A straight": ("A row", "like 3, 4, 5, or one card"),
    "Play-off": ("One more", "lay one more card"),
    "Lay a card": ("Lay a card", "face down"),
    "Hand on": ("Pass one on", "face down"),
    "Anything": ("Any card", "all cards fit"),
}
"""The rule board's title and line, where there are plainer ones: by the board's own title."""
SAYINGS = Sayings(
    {
        "Fewest points wins": Said("The least points win", "icons/star"),
        "Fewest points wins, {0} is too many": Said("The least points win. {0} is too much.", "icons/star"),
    }
)
"""The score sheet, by what grown-ups read."""


def asked(verbs: Sequence[str], view: View, chosen: int = 0) -> Said:
    """What the seat that looks is told to do."""
    if "lay" in verbs:
        return ASKS["lay"]
    if "straight" in verbs:
        return ASKS["straight_more" if chosen else "straight"]
    if "give" in verbs:
        kind = {"handing": "hand", "gift": "gift_to" if chosen else "gift"}.get(view.phase, "bite")
        return ASKS[kind]
    if tuple(verbs) == ("pass",):
        return ASKS["pass"]
    if view.phase == "open":
        return ASKS["open"]
    return _follow(view) if view.phase in ("blue", "red") and view.pile else ASKS["lead"]


def _follow(view: View) -> Said:
    top = view.pile[-1][1]
    if COLOR[top] == "red":
        return ASKS["match"].filled(SUIT[top].capitalize(), sign(NUMBER[top]), SUIT[top])
    now = on(top, view.up, view.masters)
    if not now.number:
        return ASKS["cat"]
    special = CAT in view.hand or (now.spider and SPIDER_MASTER in view.hand)
    return ASKS["number_cat" if special else "number"].filled(numeral(now.number))


def awaited(view: View, who: Speakers) -> Said:
    """Whom the table waits for and what may come."""
    names = [who.names[seat] for seat in view.asked]
    if len(names) != 1:
        return WAITS["many"].filled(len(names))
    match view.phase:
        case "trick" | "handing":
            return WAITS["one"].filled(*names)
        case "open" | "straight" | "gift":
            return WAITS[view.phase].filled(*names)
        case "bite" if view.victim is not None:
            return WAITS["bite"].filled(*names, who.names[view.victim])
        case "blue" | "red" if view.pile:
            return _may(names[0], view)
        case _:
            return WAITS["lead"].filled(*names)


def _may(name: str, view: View) -> Said:
    top = view.pile[-1][1]
    if COLOR[top] == "red":
        return WAITS["match"].filled(name, SUIT[top].capitalize(), sign(NUMBER[top]), SUIT[top])
    now = on(top, view.up, view.masters)
    return WAITS["number"].filled(name, numeral(now.number)) if now.number else WAITS["cat"].filled(name)


def _failed(event: happened.AnswerFailed, who: Speakers) -> Phrase:
    comes = f"{who.names[event.actor]} lays a row" if SUIT[event.card] == "bone" else "here come the bats"
    return (Face(event.seat), f"{who.names[event.seat]} has no match: {comes}")


def _straight(event: happened.StraightLaid, who: Speakers) -> Phrase:
    count = len(event.cards)
    return (Face(event.seat), f"{who.names[event.seat]} lays {'1 card' if count == 1 else f'{count} cards in a row'}")


TOLD: Captions = {
    happened.AnswerFailed: _failed,
    happened.StraightLaid: _straight,
    happened.DirectionTurned: lambda event, who: ("Now we go round the other way",),
    happened.OrderTurned: lambda event, who: ("The numbers go up again" if event.up else "Now the numbers go down",),
    happened.TrickBegan: lambda event, who: (
        "Both lay one more card" if event.playoff else "A Goblin! We all lay down one card",
    ),
    happened.BiteBegan: lambda event, who: (
        Face(event.victim),
        f"The bats bite {who.names[event.victim]}: one card from each",
    ),
    happened.CardsHanded: lambda event, who: ("All cards go one seat on",),
    happened.HandEnded: lambda event, who: (
        *(Face(seat) for seat in event.result.winners),
        f"{listed([who.names[seat] for seat in event.result.winners])} "
        f"{'have' if len(event.result.winners) > 1 else 'has'} no cards left!",
    ),
}
"""Captions that are plainer for children."""

CHILDS = Childs(ASKS, WAITS, REFUSALS, asked, awaited, TOLD, pages=SAYINGS)
