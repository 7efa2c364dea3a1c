"""Reasons: why a computer player or the coach of Hookie-Mookie would take a step, and what an advice names with it."""

from collections.abc import Mapping

REASONS: Mapping[str, tuple[str, ...]] = {
    # Calling somebody, and laying a card face down.
    "answer_promise": ("seat", "value"),  # that seat was seen to hold the value, and this hand can answer it
    "joker_matches": ("seat",),  # a joker matches whatever that seat offers
    "call_blind": ("seat",),  # nobody's card is known to fit: this seat has shown fewest
    "call_unheld": ("seat", "value"),  # that seat will offer the value, which this hand lacks
    "call_anyway": ("seat", "value"),  # the same, but nobody offers anything that is here
    "helps_home": ("seat", "left"),  # a race: a match would bring a rival with so few cards home
    "keep_promise": ("seat", "value"),  # the caller remembers that card
    "break_promise": ("seat", "value"),  # the caller counts on a card that is here, and this is another
    "miss_promise": ("seat", "value"),  # that seat will offer the value, and it is here, but this is another
    "show_highest": ("value",),  # nothing is promised: the highest card that fits no set (HM-72)
    "show_other": ("value",),  # nothing is promised, and this is not the highest one
    "all_shown": ("value",),  # every card here was seen already
    "help_nobody_home": ("seat", "left"),  # a race: the caller would be home before this seat
    "spend_joker": (),  # it matches, but it would match anything later, too
    # Laying.
    "lay_all": (),  # everything can go in this turn
    "lay_one": ("value", "number"),  # a set goes down; a lay costs no card
    "lay_part": ("value", "number"),  # more of the value could go with it
    "must_lay": (),  # alone, and without a joker nothing goes (HM-69)
    "one_set_a_turn": (),  # a lay is a turn that costs nothing: the next one keeps
    "stop_laying": (),  # something could still go, and in a race or to go out it should
    "nothing_else": (),  # alone, and nothing can be laid: cards are drawn
}
"""By reason: the names of the facts that stand in its advice."""
