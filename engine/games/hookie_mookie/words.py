"""Words: the sentences for why something cannot be done, as people would say it over the table. None of them says
anything about a card that the seat does not see itself."""

from collections.abc import Mapping

WORDS: Mapping[str, str] = {
    "chance_first": "The first seat has to be named and the cards dealt first.",
    "not_chance": "Nothing is dealt now.",
    "start_first": "The seat of the first turn is named before the deal.",
    "deal_piles": "A deal is {0} hands of {1} cards, a ghost hand of {2} and a deck of {3}.",
    "deal_pack": "A deal is the whole pack, every card once; jokers: {0}.",
    "turn": "It is not this seat's turn.",
    "out": "This seat has emptied its hand and is out.",
    "offer_first": "A hookie is under way: both cards have to lie there first.",
    "offer_turn": "Only the caller and the partner offer a card.",
    "offered": "This seat has offered its card already.",
    "no_hookie": "No hookie has been called.",
    "held": "This hand does not hold {0}.",
    "held_often": "This hand does not hold {0} that often.",
    "lay_none": "A lay is one card or more.",
    "lay_values": "The cards of one lay match: {0} and {1} do not.",
    "new_few": "A new set is three or four cards; a pair comes from a hookie only.",
    "new_many": "A new set is three or four cards, not {0}.",
    "new_there": "A set of {0} lies on the table: further ones are added to it.",
    "new_open": "There is an open set of jokers already: further ones are added to a set.",
    "to_word": "No set is called {0}.",
    "to_missing": "No set of {0} lies on the table.",
    "to_other": "A set of {0} takes {0} and jokers only.",
    "open_taken": "A set of {0} lies on the table: {0} are added to that, not to the jokers.",
    "done_early": "Nobody may pass: a turn is a mookie or a hookie.",
    "hookie_laid": "Cards have been laid: a turn is a mookie or a hookie, never both.",
    "partner_self": "A hookie is called with somebody else.",
    "partner_out": "That seat is out: it has no card to offer.",
    "draw_partner": "Nothing is drawn while somebody else holds cards: a hookie can be called.",
    "draw_laid": "Cards have been laid in this turn: it ends with that.",
    "draw_lay": "Nothing is drawn while something can be laid.",
}
