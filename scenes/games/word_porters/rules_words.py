"""The rules of Word Porters in short pages. One table serves all variants."""

from collections.abc import Mapping

from engine.core.messages import say
from engine.core.packs import all_packs, titles
from engine.games.word_porters.options import CHILDRENS, ROUNDS, TOKENS
from scenes.games import SILENT, OptionWords, Rule, RulesPage, Value, VariantWords, pages_of

STANDARD, CHILDREN, TWO_ROUNDS = "standard", "children", "two_rounds"

VARIANTS = {
    STANDARD: VariantWords(say("word_porters-variant-standard"), say("word_porters-variant-standard-line")),
    CHILDREN: VariantWords(say("word_porters-variant-children"), say("word_porters-variant-children-line")),
    TWO_ROUNDS: VariantWords(say("word_porters-variant-two-rounds"), say("word_porters-variant-two-rounds-line")),
}
OPTIONS = {
    "mix_sides": OptionWords(
        say("word_porters-option-mix-sides"),
        say("word_porters-option-mix-sides-line"),
        "cards",
        {True: say("-word_porters-mixed-sides"), False: say("-word_porters-one-side")},
    ),
    "words": OptionWords(say("word_porters-option-words"), say("word_porters-option-words-line"), "book", titles()),
}


def pages(variant: str, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of a variant in reading order, with its numbers."""
    rounds, parcels, under = ROUNDS[variant], tuple(map(str, TOKENS[variant])), TOKENS[variant][-1]
    childrens, two, standard = variant in CHILDRENS, variant == TWO_ROUNDS, variant == STANDARD
    mixed = standard and options["mix_sides"] is True
    idea, things = say("word_porters-page-idea"), say("word_porters-page-things")
    number, hint, vote = say("word_porters-page-number"), say("word_porters-page-hint"), say("word_porters-page-vote")
    share, passing = say("word_porters-page-sharing"), say("word_porters-page-passing")
    after, end = say("word_porters-page-next"), say("word_porters-page-end")
    return pages_of(
        Rule(idea, say("word_porters-rules-idea", count=rounds), "WP-14, WP-23, WP-47, WP-71", standard),
        Rule(
            idea,
            say("word_porters-rules-idea-children", count=rounds),
            "WP-101, WP-107, WP-117" if two else "WP-14, WP-23, WP-47, WP-71",
            childrens,
        ),
        Rule(
            things, say("word_porters-rules-things", parcels=parcels), "WP-106, WP-108" if two else "WP-3, WP-15, WP-16"
        ),
        *(
            Rule(things, say("word_porters-rules-pack", name=pack.title), "WP-101" if two else "")
            for pack in all_packs()
            if pack.language == options["words"]
        ),
        Rule(number, say("word_porters-rules-number"), "WP-107, WP-119" if two else "WP-21, WP-23, WP-24"),
        Rule(hint, say("word_porters-rules-hint"), "WP-108, WP-109" if two else "WP-13, WP-27, WP-28, WP-30"),
        Rule(share, say("word_porters-rules-sharing", under=under), "WP-110, WP-111" if two else "WP-31 to WP-33"),
        Rule(passing, say("word_porters-rules-passing"), "WP-38, WP-40, WP-41", standard),
        Rule(passing, say("word_porters-rules-passing-children"), "WP-112" if two else "WP-41, WP-78", childrens),
        Rule(say("word_porters-page-silence"), say("word_porters-rules-silence"), "" if two else "WP-25, WP-45"),
        Rule(vote, say("word_porters-rules-vote"), "WP-114" if two else "WP-46, WP-47, WP-50, WP-Q31"),
        Rule(say("word_porters-page-count"), say("word_porters-rules-count"), "WP-115" if two else "WP-55 to WP-59"),
        Rule(say("word_porters-page-track"), say("word_porters-rules-track"), "WP-115" if two else "WP-60, WP-62"),
        Rule(after, say("word_porters-rules-next"), "WP-106, WP-116" if two else "WP-63 to WP-65, WP-67, WP-68"),
        Rule(say("word_porters-page-sides"), say("word_porters-rules-sides"), "WP-6", standard),
        Rule(say("word_porters-page-sides"), say("word_porters-rules-sides-mixed"), "WP-7", mixed),
        Rule(say("word_porters-page-sides"), say("word_porters-rules-sides-same"), "WP-8", standard and not mixed),
        Rule(end, say("word_porters-rules-end", count=rounds), "WP-117" if two else "WP-14, WP-70 to WP-72"),
        Rule(SILENT, say("word_porters-ours-rounds"), "WP-101", two),
        Rule(SILENT, say("word_porters-ours-pass"), "WP-112" if two else "WP-Q21", childrens),
        Rule(SILENT, say("word_porters-ours-empty"), "WP-110" if two else "WP-Q13"),
        Rule(SILENT, say("word_porters-ours-lone", under=under), "WP-110" if two else "WP-Q14"),
        Rule(SILENT, say("word_porters-ours-third"), "WP-110" if two else "WP-Q18"),
        Rule(SILENT, say("word_porters-ours-own"), "WP-114" if two else "WP-Q29"),
        Rule(SILENT, say("word_porters-ours-tie"), "WP-116" if two else "WP-Q37"),
        Rule(SILENT, say("word_porters-ours-back"), "WP-102" if two else "WP-Q7"),
    )
