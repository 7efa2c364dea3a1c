"""All parts of the stage under one name."""

from game.draw.animals import host
from game.draw.boards import bubble, chip, menu_ring, menu_tag, pill, question_plate, ribbon, sign, strings
from game.draw.effects import confetti_bits, dust, rays
from game.draw.focus import focus_glow, hook, peg, ring
from game.draw.frame import frame, house_frame, valance
from game.draw.icons import icon, mark
from game.draw.rail import owner, rail, sentence

__all__ = [
    "bubble", "chip", "confetti_bits", "dust", "focus_glow", "frame", "hook", "host", "house_frame", "icon", "mark",
    "menu_ring", "menu_tag", "owner", "peg", "pill", "question_plate", "rail", "rays", "ribbon", "ring", "sentence",
    "sign", "strings", "valance",
]  # fmt: skip
