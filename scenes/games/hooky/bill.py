"""Hooky on the shelf of the title."""

from scenes.games import Aid, CatalogueEntry

REGISTER_HELP = Aid(
    "help",
    "Register",
    "tick",
    (
        ("none", "by hand", "Own, open and turned-up letters are marked"),
        ("crossing", "crosses off", "Crosses off what is plain to see"),
        ("deduction", "thinks along", "Marks all that follows from the numbers"),
    ),
    "crossing",
    "deduction",
)

BILL = CatalogueEntry("hooky", "Hooky", "Who is missing from class?", "3–5", "school_out", aids=(REGISTER_HELP,))
