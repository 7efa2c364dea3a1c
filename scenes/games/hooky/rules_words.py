"""How Hooky is set up and played, in short pages."""

from collections.abc import Mapping

from engine.core.messages import Message, say, verbatim
from engine.core.packs import Pack, offered
from scenes.games import POINTS, Page, Value

STANDARD = "standard"

VARIANT_TITLES = {STANDARD: say("hooky-standard")}
VARIANT_LINES = {STANDARD: say("hooky-standard-line")}
OPTION_TITLES = {"disputes": say("hooky-disputes"), "words": say("hooky-pack")}
OPTION_PICTURES = {"disputes": "question", "words": "book"}
OPTION_VALUES: dict[tuple[str, object], Message] = {
    ("disputes", "consensus"): say("-hooky-disputes-consensus"),
    ("disputes", "majority"): say("-hooky-disputes-majority"),
    ("disputes", "off"): say("-hooky-disputes-off"),
    **{("words", pack.language): verbatim(pack.title) for pack in offered()},
}
OPTION_LINES = {"disputes": say("hooky-disputes-line"), "words": say("hooky-pack-line")}
TARGETS: dict[str, tuple[int, ...]] = {}
UNIT = {STANDARD: POINTS}
FEWEST_WINS = False


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order."""
    del variant
    free = options["disputes"] == "off"
    return (
        Page(say("hooky-page-idea"), (say("hooky-page-idea-lines"),), ("D", "J", "M")),
        Page(say("hooky-page-cards"), (say("hooky-page-cards-lines"),), ("A", "H", "Q", "S", "Z")),
        Page(say("hooky-page-clues"), (say("hooky-page-clues-lines"),), ("A", "G", "H", "L", "U")),
        Page(say("hooky-page-number"), (say("hooky-page-number-lines"),), ("D",)),
        Page(say("hooky-page-turn"), (say("hooky-page-turn-lines"),), ("Q", "U", "I", "C", "K")),
        Page(
            say("hooky-page-words"),
            (say("hooky-page-words-free-lines" if free else "hooky-page-words-lines"),),
            ("W", "O", "R", "D", "S"),
        ),
        *(letters_of(pack) for pack in offered() if pack.letters),
        Page(say("hooky-page-register"), (say("hooky-page-register-lines"),), picture="icons/book"),
        Page(say("hooky-page-reveal"), (say("hooky-page-reveal-lines"),), ("E",)),
        Page(say("hooky-page-rounds"), (say("hooky-page-rounds-lines"),), ("W", "Z", "C")),
        Page(say("hooky-page-guesses"), (say("hooky-page-guesses-lines"),), ("J", "I", "R")),
        Page(say("hooky-page-points"), (say("hooky-page-points-lines"),), ("D", "J", "M")),
        Page(say("hooky-page-end"), (say("hooky-page-end-lines"),)),
    )


def letters_of(pack: Pack) -> Page:
    """How letters beyond A to Z are spelled in the words of a pack."""
    spelled = tuple(say("-hooky-spelled", letter=letter, word=word) for letter, word in pack.letters.items())
    cards = tuple(sorted(set("".join(pack.letters.values()))))
    return Page(say("hooky-page-pack", name=pack.title), (say("hooky-page-pack-lines", spelled=spelled),), cards)


def sides(variant: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Everybody plays alone."""
    del variant
    return tuple((seat,) for seat in range(players))
