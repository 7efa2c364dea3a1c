"""Hookie-Mookie for children: why something does not go, in a child's words."""

from scenes.table.childrens import Said

REFUSALS = {
    "start_first": Said("First, who starts?", "icons/people"),
    "out": Said("This hand is out. It is done!", "icons/crown"),
    "offer_first": Said("First two cards must lie there.", "childs/flip"),
    "offer_turn": Said("Only those two lay down a card.", "childs/flip"),
    "offered": Said("One card is down. That is all.", "icons/tick"),
    "no_hookie": Said("No one was called yet.", "childs/flip"),
    "held_often": Said("There are not so many in this hand.", "icons/cards"),
    "lay_none": Said("Pick one card or more.", "icons/cards"),
    "lay_values": Said("Those do not match.", "icons/cross"),
    "new_few": Said("A new set needs three cards.", "8-hearts"),
    "new_many": Said("A new set is three or four cards.", "8-hearts"),
    "new_there": Said("That set lies there. Add to it.", "8-hearts"),
    "new_open": Said("There is a set of jokers now. Add to it.", "joker"),
    "to_word": Said("There is no set like that.", "8-hearts"),
    "to_missing": Said("There is no set like that.", "8-hearts"),
    "to_other": Said("That does not fit on this set.", "8-hearts"),
    "open_taken": Said("That set lies there. Add to it.", "8-hearts"),
    "done_early": Said("No pass now. Lay cards or call a friend.", "childs/flip"),
    "hookie_laid": Said("Cards are down. So no call now.", "8-hearts"),
    "partner_self": Said("Call someone else.", "icons/people"),
    "partner_out": Said("That hand is out. Call someone else.", "icons/people"),
    "draw_partner": Said("Do not draw. Call a friend.", "childs/flip"),
    "draw_laid": Said("Cards are down. So no draw now.", "8-hearts"),
    "draw_lay": Said("Some cards can go down first.", "8-hearts"),
}
