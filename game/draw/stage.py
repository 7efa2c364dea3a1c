"""All parts of the stage under one name."""

from game.draw.animals import host
from game.draw.boards import bubble, chip, menu_ring, menu_tag, pill, question_plate, ribbon, sign, strings
from game.draw.effects import confetti_bits, dust, rays
from game.draw.focus import focus_glow, hook, peg, ring
from game.draw.frame import frame, house_frame, valance
from game.draw.icons import icon, mark
from game.draw.rail import Hint, draw_rail, hint_row, rail

__all__ = [
    "Hint", "bubble", "chip", "confetti_bits", "draw_rail", "dust", "focus_glow", "frame", "hint_row", "hook", "host",
    "house_frame", "icon", "mark", "menu_ring", "menu_tag", "peg", "pill", "question_plate", "rail", "rays", "ribbon",
    "ring", "sign", "strings", "valance",
]  # fmt: skip
