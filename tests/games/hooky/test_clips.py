"""What the clips of Hooky show is true, with words of every language."""

import pytest

from engine.core.cards import Card
from engine.games.hooky.cards import number
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import LANGUAGES
from scenes.games import Prop, clips_of
from tests.scenes.test_words_follow import known, pack_of


def said(prop: Prop, language: str) -> str:
    assert prop.words is not None
    return Voice(catalogue_of(language)).words(prop.words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hk_18_the_numbers_are_right_for_words_of_the_house(language: str) -> None:
    clips = {clip.says.key: clip for clip in clips_of("hooky", "standard")}
    counts, twice = clips["hooky-clip-number"], clips["hooky-clip-twice"]
    word, two = (said(prop, language) for prop in (counts.there[1], twice.moves))
    letters = (Card(counts.there[0].card), Card(counts.moves.card))
    assert number(word, letters) == int(two) == len(letters)
    assert number(said(twice.there[1], language), (Card(twice.there[0].card),)) == int(two)
    assert {word, said(twice.there[1], language)} <= known(pack_of(language))
