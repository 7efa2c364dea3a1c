"""Ten questions that a learner can answer after a lesson. Beats of it say each answer before any wrong one is given."""

import pytest

from engine.games import GAMES
from game.lessons import lesson_of, lessons
from game.text.catalogue import Voice, catalogue_of
from tests.samples import quiz_of


def test_each_game_has_ten_questions() -> None:
    assert set(GAMES) == set(lessons()) and all(len(quiz_of(game)) == 10 for game in GAMES)


@pytest.mark.parametrize(("game", "question"), [(game, question) for game in lessons() for question in quiz_of(game)])
def test_a_beat_says_the_answer(game: str, question: str) -> None:
    lesson = lesson_of(game)
    names = tuple("abcd"[: lesson.record.setup.players])
    voice, beats = Voice(catalogue_of("en"), "grown-up", names), {beat.id: beat for beat in lesson.beats}
    for name, words in quiz_of(game)[question].items():
        said, others = voice.words(beats[name].says), [words.replace("{ $seat }", player) for player in names]
        assert any(one in said for one in others), (name, said)
        assert beats[name].stage != "alone", f"{name} asks without help, so it explains nothing"
