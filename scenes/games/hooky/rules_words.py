"""The options and the rules of Hooky in short pages."""

from collections.abc import Mapping

from engine.core.messages import say
from engine.core.packs import ENGLISH, Pack, all_packs, titles
from engine.games.hooky.options import CHILDREN, ROUNDS, STANDARD
from scenes.games import SILENT, OptionWords, Rule, RulesPage, Value, VariantWords, pages_of

VARIANTS = {
    STANDARD: VariantWords(say("hooky-standard"), say("hooky-standard-line")),
    CHILDREN: VariantWords(say("hooky-children"), say("hooky-children-line")),
}
OPTIONS = {
    "disputes": OptionWords(
        say("hooky-disputes"),
        say("hooky-disputes-line"),
        "question",
        {
            "consensus": say("-hooky-disputes-consensus"),
            "majority": say("-hooky-disputes-majority"),
            "off": say("-hooky-disputes-off"),
        },
    ),
    "rounds": OptionWords(
        say("hooky-option-rounds"),
        say("hooky-option-rounds-line"),
        "bell",
        {count: say("-hooky-rounds", count=count) for count in range(3, ROUNDS + 1)},
    ),
    "words": OptionWords(say("hooky-pack"), say("hooky-pack-line"), "book", titles()),
}


def pages(variant: str, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of a variant in reading order."""
    packs = {pack.language: pack for pack in reversed(all_packs())}
    pack = packs.get(str(options["words"])) or (all_packs() or (Pack(ENGLISH, "English"),))[0]
    if variant == CHILDREN:
        return _missing_pages(pack, int(options["rounds"]))
    asked, all_agree = options["disputes"] != "off", options["disputes"] == "consensus"
    spelled = tuple(say("-hooky-spelled", letter=letter, word=word) for letter, word in pack.letters.items())
    cards = tuple(sorted(set("".join(pack.letters.values()))))
    letters = say("hooky-page-pack", name=pack.title)
    return pages_of(
        Rule(say("hooky-page-idea"), say("hooky-page-idea-lines"), "HK-2, HK-3"),
        Rule(say("hooky-page-cards"), say("hooky-page-cards-lines"), "HK-8 to HK-13"),
        Rule(say("hooky-page-clues"), say("hooky-page-clues-lines"), "HK-15 to HK-18, HK-20"),
        Rule(say("hooky-page-number"), say("hooky-page-number-lines"), "HK-18, HK-19, HK-36"),
        Rule(say("hooky-page-turn"), say("hooky-page-turn-lines"), "HK-25, HK-28, HK-32, HK-35, HK-38"),
        Rule(say("hooky-page-words"), say("hooky-page-words-lines"), "HK-57 to HK-59"),
        Rule(say("hooky-page-words"), say("hooky-words-free"), "HK-64", not asked),
        Rule(say("hooky-page-words"), say("hooky-words-asked"), "HK-60, HK-61, HK-63", asked),
        Rule(say("hooky-page-words"), say("hooky-words-all"), "HK-64, HK-66", all_agree),
        Rule(say("hooky-page-words"), say("hooky-words-most"), "HK-64, HK-66", asked and not all_agree),
        Rule(say("hooky-page-words"), say("hooky-words-pack", name=pack.title), ""),
        Rule(letters, say("hooky-page-pack-lines", spelled=spelled), "HK-57, HK-Q6", bool(spelled), cards),
        Rule(say("hooky-page-register"), say("hooky-page-register-lines"), "HK-7"),
        Rule(say("hooky-page-worked-out"), say("hooky-page-worked-out-lines"), "HK-34"),
        Rule(say("hooky-page-reveal"), say("hooky-page-reveal-lines"), "HK-40, HK-42, HK-44, HK-46, HK-48"),
        Rule(say("hooky-page-rounds"), say("hooky-page-rounds-lines"), "HK-4 to HK-6, HK-68 to HK-70"),
        Rule(say("hooky-page-guesses"), say("hooky-page-guesses-lines"), "HK-71, HK-76, HK-77, HK-79"),
        Rule(say("hooky-page-points"), say("hooky-page-points-lines"), "HK-86 to HK-92"),
        Rule(say("hooky-page-end"), say("hooky-page-end-lines"), "HK-84, HK-93 to HK-98"),
        Rule(say("hooky-page-advice"), say("hooky-page-advice-lines"), ""),
        Rule(SILENT, say("hooky-ours-asker"), "HK-Q14"),
        Rule(SILENT, say("hooky-ours-known"), "HK-Q15"),
        Rule(SILENT, say("hooky-ours-speaker"), "HK-Q7", asked),
        Rule(SILENT, say("hooky-ours-computers"), "HK-Q5", asked),
        Rule(SILENT, say("hooky-ours-look"), "HK-Q19"),
        Rule(SILENT, say("hooky-ours-no-look"), "HK-Q21"),
        Rule(SILENT, say("hooky-ours-guess"), "HK-Q35"),
        Rule(SILENT, say("hooky-ours-hands"), "HK-Q32"),
    )


def _missing_pages(pack: Pack, rounds: int) -> tuple[RulesPage, ...]:
    """The pages of the children's game."""
    guess = say("hooky-missing-guess")
    return pages_of(
        Rule(say("hooky-missing-idea"), say("hooky-missing-idea-lines"), "HK-101 to HK-103"),
        Rule(say("hooky-missing-ask"), say("hooky-missing-ask-lines"), "HK-105 to HK-107, HK-116"),
        Rule(say("hooky-missing-ask"), say("hooky-words-pack", name=pack.title), "HK-104"),
        Rule(say("hooky-missing-number"), say("hooky-missing-number-lines"), "HK-109"),
        Rule(say("hooky-missing-slate"), say("hooky-missing-slate-lines"), "HK-115"),
        Rule(guess, say("hooky-missing-guess-lines", count=rounds), "HK-117, HK-118, HK-121, HK-122"),
        Rule(SILENT, say("hooky-ours-list"), "HK-104, HK-107"),
        Rule(SILENT, say("hooky-ours-turns"), "HK-106"),
        Rule(SILENT, say("hooky-ours-shared"), "HK-122"),
    )
