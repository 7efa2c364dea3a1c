"""How Word Porters is played, in short pages. One table for all variants; each page says for which of them it is."""

from collections.abc import Iterator, Mapping

from engine.core.messages import Message, say
from engine.core.packs import offered
from engine.games.word_porters.options import CHILDRENS, ROUNDS, TOKENS
from scenes.games import OptionWords, Page, Value, VariantWords, pack_titles, rulings

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
    "words": OptionWords(
        say("word_porters-option-words"), say("word_porters-option-words-line"), "book", pack_titles()
    ),
}
IDEA, PASSING = say("word_porters-page-idea"), say("word_porters-page-passing")


def _page(title: Message, lines: Message | tuple[Message, ...], cut: str, *variants: str) -> Page:
    return Page(title, lines if isinstance(lines, tuple) else (lines,), variants=variants, cut=cut)


def _pages(variant: str, language: str, mixed: bool) -> tuple[Page, ...]:
    """All pages, those of other variants too, with the numbers of this one; `mixed`: words show any of their sides."""
    rounds, parcels = ROUNDS[variant], TOKENS[variant]
    written = tuple(say("word_porters-rules-pack", name=pack.title) for pack in offered() if pack.language == language)
    things = (say("word_porters-rules-things", parcels=tuple(map(str, parcels))), *written)
    how = say("word_porters-rules-sides-mixed" if mixed else "word_porters-rules-sides-same")
    sides_shown = "mixed" if mixed else "same-side"
    return (
        _page(IDEA, say("word_porters-rules-idea", count=rounds), "idea", STANDARD),
        _page(IDEA, say("word_porters-rules-idea-children", count=rounds), "idea", *CHILDRENS),
        _page(say("word_porters-page-things"), things, "things"),
        _page(say("word_porters-page-number"), say("word_porters-rules-number"), "number"),
        _page(say("word_porters-page-hint"), say("word_porters-rules-hint"), "hint"),
        _page(say("word_porters-page-sharing"), say("word_porters-rules-sharing", under=parcels[-1]), "sharing"),
        _page(PASSING, say("word_porters-rules-passing"), "passing", STANDARD),
        _page(PASSING, say("word_porters-rules-passing-children"), "pass-early", *CHILDRENS),
        _page(say("word_porters-page-silence"), say("word_porters-rules-silence"), "silence"),
        _page(say("word_porters-page-vote"), say("word_porters-rules-vote"), "vote"),
        _page(say("word_porters-page-count"), say("word_porters-rules-count"), "count"),
        _page(say("word_porters-page-track"), say("word_porters-rules-track"), "track"),
        _page(say("word_porters-page-next"), say("word_porters-rules-next"), "next"),
        _page(say("word_porters-page-sides"), (say("word_porters-rules-sides"), how), sides_shown, STANDARD),
        _page(say("word_porters-page-end"), say("word_porters-rules-end", count=rounds), "end"),
    )


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order."""
    written = _pages(variant, str(options["words"]), options.get("mix_sides") is True)
    its = tuple(page for page in written if not page.variants or variant in page.variants)
    return (*its, rulings(*_rulings(variant)))


def _rulings(variant: str) -> Iterator[Message]:
    """WP-Q7 to WP-Q37."""
    if variant == TWO_ROUNDS:
        yield say("word_porters-ours-rounds")
    if variant in CHILDRENS:
        yield say("word_porters-ours-pass")
    yield say("word_porters-ours-empty")
    yield say("word_porters-ours-lone", under=TOKENS[variant][-1])
    yield say("word_porters-ours-third")
    yield say("word_porters-ours-own")
    yield say("word_porters-ours-tie")
    yield say("word_porters-ours-back")
