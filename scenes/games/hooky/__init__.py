"""Hooky at the table, and the description of the game that the menus show before the rest is loaded."""

from engine.core.messages import say
from scenes.games import CatalogueEntry, TableAid

REGISTER_HELP = TableAid(
    "help",
    say("aid-register"),
    "tick",
    (
        ("none", say("-aid-register-none"), say("aid-register-none-line")),
        ("crossing", say("-aid-register-crossing"), say("aid-register-crossing-line")),
        ("deduction", say("-aid-register-deduction"), say("aid-register-deduction-line")),
    ),
    "crossing",
    "deduction",
)

ENTRY = CatalogueEntry(
    "hooky", "Hooky", say("entry-hooky"), "3–5", "school_out", 20, say("origin-hooky"), (REGISTER_HELP,)
)
