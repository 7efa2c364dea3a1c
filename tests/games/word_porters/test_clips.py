"""What the clips of Word Porters show is true, with words and hints of every language."""

import pytest

from engine.games.word_porters.content import content_of, fit
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import LANGUAGES
from scenes.games import Prop, clips_of
from tests.scenes.test_words_follow import pack_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_wp_45_the_hint_fits_and_the_other_does_not(language: str) -> None:
    def said(prop: Prop) -> str:
        assert prop.words is not None
        return Voice(catalogue_of(language)).words(prop.words)

    shown = next(clip for clip in clips_of("word_porters", "standard") if clip.says.key == "word_porters-clip-fits")
    assert shown.wrong is not None
    word, hint, poor = said(shown.there[0]), said(shown.moves), said(shown.wrong)
    content = content_of(pack_of(language))
    assert word in {side for card in content.words for side in (card.a, card.b)}
    assert {hint, poor} <= {hint.text for hint in content.hints}
    assert fit(word, hint) > 0 >= fit(word, poor)
