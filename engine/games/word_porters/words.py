"""Words: the sentences for why something cannot be done, as people would say it over the table. None of them says
anything about a number or a tile that the seat does not know itself."""

from collections.abc import Mapping

WORDS: Mapping[str, str] = {
    "deal_first": "The stacks have to be shuffled first.",
    "dealt": "The stacks have been shuffled already.",
    "deal_words": "The word stack is named down to its card number {0}, word cards only.",
    "word_twice": "The word card {0} is in the stack twice.",
    "deal_chicks": "In the children's game every word card shows its Chick side, a.",
    "deal_sides": "Without mixed sides all word cards show the same side.",
    "deal_hints": "The hint stack is the cards h1 to {1}, each of the {0} once.",
    "text_bad": "A card's text is not empty and has no space at either end: not {0}.",
    "text_twice": "Two cards of a stack bear the same text: {0}.",
    "start_first": "The start player has to be named first.",
    "started": "The start player has been named already.",
    "reshuffle_first": "The hint stack is empty: the discarded hints are shuffled first.",
    "reshuffle_cards": "Exactly the discarded hint cards are shuffled, none from the row.",
    "no_reshuffle": "The hint stack is shuffled anew only when its last card was drawn.",
    "have_identities": "The identity cards have been dealt already.",
    "identities_seats": "One identity card for each of {0} seats.",
    "number_range": "Words have the numbers {0} to {1}, not {2}.",
    "number_twice": "Every number is there once only: {0} stands twice.",
    "lay_first": "The words, the row and the identity cards have to lie there first.",
    "turn": "It is not this seat's turn.",
    "has_passed": "This seat has passed: that is for the whole round.",
    "no_tokens": "This seat has placed all its tokens.",
    "not_in_row": "That hint card is not in the row.",
    "own_there": "This seat has a token on that card already.",
    "share_one": "To share a card takes two tokens, and only the {0} is left.",
    "pass_empty": "Nobody passes while a hint card is empty.",
    "vote_later": "Everybody votes when all hints are given.",
    "hints_over": "All hints are given: everybody votes now.",
    "voted": "This seat has voted already.",
    "vote_seats": "A vote names {0} seats, with null for the own one.",
    "vote_own": "Nobody votes on the own word.",
    "vote_all": "Every other seat gets a tile.",
}
