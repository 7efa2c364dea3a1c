"""The lessons and moments: their steps are legal, all other answers get a reply, and texts are short and easy to read.
A bad file is named in one line."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from fnmatch import fnmatchcase
from functools import cache
from itertools import islice, product
from math import ceil
from pathlib import Path
from string import ascii_uppercase

import pytest

from engine.core.clauses import numbers_in
from engine.core.match import Match
from engine.core.messages import Message
from engine.core.prompts import Prompt
from engine.core.records import parse, read_record, replay
from engine.core.shapes import Some, Word
from engine.core.steps import Step
from engine.games import GAMES
from game.lessons import (
    FOLDER,
    BadLesson,
    Beat,
    Lesson,
    Moment,
    all_lessons,
    lesson_for,
    lesson_of,
    lessons,
    line_of,
    mark_of,
    moments,
    noted,
    read_lesson,
    read_moments,
)
from game.text.catalogue import Register, Voice, catalogue_of
from game.text.languages import SOURCE, WHOLE
from game.theme import KIDS
from main import main
from scenes.games import aids_of, kids_preset_of
from scenes.table.game_table import table_of
from scenes.table.said_picture import picture_of
from tests.reading import grade
from tests.samples import rules_of
from tests.scenes.test_kids_words import YOU, readable
from tools.clauses import written_on
from tools.list_lessons import ListedLesson, found

CHILDREN = "children"
"""The name of variants for children only."""
RECORDS = sorted(FOLDER.glob("*.jsonl"))
NAMES = ("Fox", "Owl", "Pig", "Cat")
ANY_WORDS = ("WORDY", "SKULL")
"""Words for spelling when no word is offered."""
MOST = 3000
"""The number of answers to one question that are tried: all of them, except for whole hands of letters."""


def lesson_names() -> list[str]:
    """Every lesson; those with words of another language are there for that one as well, as `hooky.de`."""
    return sorted({*all_lessons(), *(path.stem for path in RECORDS)})


def lesson_named(name: str) -> Lesson:
    name, _, language = name.partition(".")
    found = lesson_of(name, language or SOURCE)
    assert found is not None
    return found


def beats() -> list[tuple[str, str]]:
    """Every beat with a question, by game and id."""
    return [(game, beat.id) for game in lesson_names() for beat in lesson_named(game).beats if beat.choose]


@cache
def positions(game: str) -> tuple[Match, ...]:
    """The match of a lesson after each number of its steps."""
    return tuple(replayed(lesson_named(game), number) for number in range(len(lesson_named(game).record.steps) + 1))


def replayed(lesson: Lesson, number: int) -> Match:
    match = Match(GAMES[lesson.game], lesson.record.setup)
    for step in lesson.record.steps[:number]:
        match.submit(step)
    return match


def beat_of(game: str, name: str) -> Beat:
    return next(beat for beat in lesson_named(game).beats if beat.id == name)


def prompts_at(game: str, beat: Beat) -> tuple[Prompt, ...]:
    """The learner's questions there, without calls."""
    return tuple(one for one in positions(game)[beat.at].prompts_of(lesson_named(game).seat) if not one.interrupts)


def possible(game: str, beat: Beat) -> dict[str, Step | None]:
    """All answers that can be given at a beat, by their lines; None for marks, which are no steps. Words are the
    offered ones, or any if none is offered."""
    if beat.choose[0].startswith("note "):
        seats = range(lesson_named(game).record.setup.players)
        return dict.fromkeys(line_of(noted(0, letter, seat)) for letter, seat in product(ascii_uppercase, seats))
    prompts = prompts_at(game, beat)
    found: dict[str, Step | None] = {}
    for prompt in prompts:
        if isinstance(prompt.shape, Word):
            steps = [prompt.answer(word) for word in {line.split()[-1] for line in beat.offer} or ANY_WORDS]
            offered = {line for line in beat.offer if line.startswith(f"{prompt.verb} ")}
            lines = {line_of(step, prompts): step for step in steps if prompt.accepts(step)}
            found |= {line: step for line, step in lines.items() if line in offered or not offered}
        else:
            found |= {line_of(step, prompts): step for step in islice(prompt.steps(), MOST)}
    return found


# Matches


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_every_record_verifies(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out == f"ok {path}\n"


def test_every_game_has_a_lesson_and_its_record() -> None:
    assert lessons() == tuple(GAMES)
    for game in lessons():
        assert lesson_of(game).record.setup.game == game


def test_children_learn_the_childrens_game() -> None:
    """A lesson of their own teaches the variant that they play; in other games there is one lesson."""
    for game in lessons():
        own = lesson_of(lesson_for(game, children=True))
        light = kids_preset_of(game).PRESET.variant
        assert own.game == game and lesson_for(game, children=False) == game
        assert own is lesson_of(game) or own.record.setup.variant == light
        assert light != CHILDREN or own is not lesson_of(game)


def test_a_record_in_another_language_is_the_same_match_with_other_words() -> None:
    """Only the words on cards differ, so the beats fit both."""
    others = [path for path in RECORDS if path.stem not in all_lessons()]
    assert others
    for path in others:
        game, _, language = path.stem.partition(".")
        own, source = lesson_of(game, language), lesson_of(game)
        assert language in WHOLE and own.record == parse(path.read_bytes(), GAMES)
        assert own.record.end == source.record.end and len(own.record.steps) == len(source.record.steps)
        for beat, other in zip(own.beats, source.beats, strict=True):
            words = {"look": (), "choose": (), "offer": (), "wrong": ()}
            assert replace(beat, **words) == replace(other, **words)
            assert [why for _, why in beat.wrong] == [why for _, why in other.wrong]
        for step, other_step in zip(own.record.steps, source.record.steps, strict=True):
            assert without_words(step) == without_words(other_step)


def without_words(step: Step) -> Step:
    """Return a step without the words on its cards, and without a word that it says."""
    args = [(name, value) for name, value in step.args if name != "word"]
    if step.by == "chance":
        args = [(name, cards_of(value)) for name, value in args]
    return Step(step.by, step.do, tuple(args))


def cards_of(value: object) -> object:
    """Return the cards of a deal without the words on them."""
    if isinstance(value, tuple) and all(isinstance(pair, tuple) and len(pair) == 2 for pair in value):
        return tuple(pair[0] for pair in value)
    return value


def bytes_of(game: str) -> bytes:
    return (FOLDER / f"{game}.jsonl").read_bytes()


@pytest.mark.parametrize(("game", "name"), beats())
def test_the_wanted_step_is_legal_and_so_is_the_rest_of_the_record_after_it(game: str, name: str) -> None:
    lesson, beat = lesson_named(game), beat_of(game, name)
    answers = possible(game, beat)
    assert set(beat.choose) <= set(answers)
    assert set(beat.offer) <= set(answers)
    assert all(beat.wants(line) and beat.why_not(line) is None for line in beat.choose)
    if answers[beat.choose[0]] is None:
        return
    assert beat.choose[0] == line_of(lesson.record.steps[beat.at], prompts_at(game, beat))
    for line in beat.choose:
        match = replayed(lesson, beat.at)
        step = answers[line]
        assert step is not None
        for following in (step, *lesson.record.steps[beat.at + 1 :]):
            match.submit(following)


@pytest.mark.parametrize(("game", "name"), beats())
def test_every_other_answer_gets_a_reason_and_impossible_ones_are_not_mentioned(game: str, name: str) -> None:
    beat = beat_of(game, name)
    others = [line for line in possible(game, beat) if not beat.wants(line)]
    assert [line for line in others if beat.why_not(line) is None] == []
    first = {next(pattern for pattern, _ in beat.wrong if fnmatchcase(line, pattern)) for line in others}
    assert first == {pattern for pattern, _ in beat.wrong}


@pytest.mark.parametrize("game", lesson_names())
def test_a_step_of_the_learner_without_a_beat_is_in_flight_or_the_only_one(game: str) -> None:
    lesson = lesson_named(game)
    asked = {beat.at for beat in lesson.beats if beat.choose and not beat.choose[0].startswith("note ")}
    for number, step in enumerate(lesson.record.steps):
        if number in asked:
            assert not lesson.fast(number), "nothing is chosen where time flies"
        elif step.by == lesson.seat and not lesson.fast(number):
            prompts = [one for one in positions(game)[number].prompts_of(lesson.seat) if not one.interrupts]
            assert sum(one.count() for one in prompts) == 1, (number, step)


@pytest.mark.parametrize("game", lesson_names())
def test_time_flies_from_a_beat_to_the_next(game: str) -> None:
    lesson = lesson_named(game)
    for beat, following in zip(lesson.beats, lesson.beats[1:], strict=False):
        if beat.fast:
            assert following.at > beat.at and lesson.fast(beat.at) == lesson.fast(following.at - 1) == beat.fast
        elif beat.choose and not beat.choose[0].startswith("note "):
            assert following.at > beat.at, "what is chosen is played before more is said"


@pytest.mark.parametrize("game", lesson_names())
def test_a_lesson_is_short(game: str) -> None:
    lesson = lesson_named(game)
    assert 3 <= len(lesson.beats) <= 20
    assert 3 <= sum(bool(beat.choose) for beat in lesson.beats) <= 12
    assert all(beat.look or beat.choose for beat in lesson.beats)


@pytest.mark.parametrize("game", lesson_names())
def test_each_rule_is_shown_then_asked_with_help_and_at_last_alone(game: str) -> None:
    """And nothing is asked that is no rule of the lesson."""
    lesson = lesson_named(game)
    assert [beat.id for beat in lesson.beats if beat.choose and not beat.teaches] == []
    for rule in (message.key.rpartition("-learned-")[2] for message in lesson.learned):
        stages = [beat.stage for beat in lesson.beats if rule in beat.teaches]
        assert stages[0] == "shown" and stages[-1] == "alone" and "helped" in stages, (rule, stages)
        asked = [stage for stage in stages if stage != "shown"]
        assert asked == sorted(asked, reverse=True), (rule, stages)


def test_nothing_to_look_at_is_the_answer_and_no_picture_shows_it() -> None:
    """A child reads the picture first."""
    for game in lesson_names():
        voice = Voice(catalogue_of("en"), "child", NAMES)
        for beat in lesson_named(game).beats:
            answer = set(beat.choose[0].split()[1:]) if beat.choose else set()
            assert not answer & {mark.name for mark in beat.look if mark.kind != "set"}, (game, beat.id)
            assert beat.stage == "shown" or voice.wording(beat.says).picture not in answer, (game, beat.id)


@pytest.mark.parametrize("game", lesson_names())
def test_what_has_left_the_table_was_played_by_those_seats_before(game: str) -> None:
    lesson, deck = lesson_named(game), table_of(lesson_named(game).game).deck
    for beat in lesson.beats:
        steps = lesson.record.steps[: beat.at]
        for one in beat.proof:
            assert picture_of(one.card, deck, KIDS) is not None
            if GAMES[lesson.game].is_card(one.card):
                assert any(step.by in one.seats and one.card in leaves(step.named) for step in steps), (beat.id, one)


@pytest.mark.parametrize("game", lesson_names())
def test_what_was_learned_fits_beside_the_host(game: str) -> None:
    assert 3 <= len(lesson_named(game).learned) <= 4


def leaves(value: object) -> Iterator[str]:
    """All words in a view."""
    if is_dataclass(value):
        for field in fields(value):
            yield from leaves(getattr(value, field.name))
    elif isinstance(value, dict):
        yield from leaves(tuple(value.items()))
    elif isinstance(value, tuple | list | frozenset | set):
        for one in value:
            yield from leaves(one)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("game", lesson_names())
def test_pointed_and_chosen_things_are_visible_to_the_learner(game: str) -> None:
    """So two deals that this seat cannot tell apart have the same beats."""
    lesson = lesson_named(game)
    for beat in lesson.beats:
        seen = set(leaves(positions(game)[beat.at].view(lesson.seat)))
        for mark in (*beat.look, *beat.needs):
            if mark.kind in ("card", "hint"):
                assert GAMES[lesson.game].is_card(mark.name) and mark.name in seen, (beat.id, mark)
            elif mark.kind == "set":
                assert any(word.startswith(mark.name) for word in seen), (beat.id, mark)
            elif mark.kind == "letter":
                assert mark.name in ascii_uppercase, (beat.id, mark)


@pytest.mark.parametrize("game", lesson_names())
def test_a_lesson_agrees_to_the_offers_of_its_game(game: str) -> None:
    offered = {aid.name: {value for value, _, _ in aid.values} for aid in aids_of(lesson_named(game).game)}
    assert all(value in offered[name] for name, value in lesson_named(game).aids.items())


# Texts

SENTENCE_END = re.compile(r"[.!?](?=\s|$)")
WORD = re.compile(r"\w+(?:[’-]\w+)*")
LIMITS = {"grown-up": (14, 30, 96), "child": (8, 16, 64)}
"""Words of a sentence, and words and letters of all that is said at once."""
LONGER = {"en": 1.0, "de": 1.2}
"""The factor for a translation."""
SECONDS = {"grown-up": 0.3, "child": 0.5}
"""Seconds per word that is read."""
REGISTERS: tuple[Register, ...] = ("grown-up", "child")
GIVEN = {"count": 1, "seat": "Fox", "number": 4, "letter": "B", "word": "snail"}


def spoken() -> list[Message]:
    """All texts of lessons and moments that are said together; a title is shorter anyway."""
    said = [message for game in all_lessons() for _, message in lesson_of(game).said()]
    return [*said, *map(given, moments())]


def given(moment: Moment) -> Message:
    """A moment with values in its gaps."""
    return moment.says(**{name: GIVEN[name] for name in moment.gives})


def sentences(text: str) -> list[list[str]]:
    return [found for part in SENTENCE_END.split(text) if (found := WORD.findall(part))]


@pytest.mark.parametrize("register", REGISTERS)
@pytest.mark.parametrize("language", WHOLE)
def test_all_texts_are_short(language: str, register: Register) -> None:
    voice = Voice(catalogue_of(language), register, NAMES)
    one, total, letters = (most * LONGER[language] for most in LIMITS[register])
    for message in spoken():
        said = voice.words(message)
        assert all(len(found) <= one for found in sentences(said)), said
        assert sum(map(len, sentences(said))) <= total and len(said) <= letters, said
        assert message.key.endswith("-title") or "-lesson-learned-" in message.key or said[-1] in ".!?", said


@pytest.mark.parametrize("game", all_lessons())
def test_children_can_read_a_lesson(game: str) -> None:
    voice = Voice(catalogue_of("en"), "child", NAMES)
    texts = [voice.words(message) for _, message in lesson_of(game).said()]
    readable(texts)
    assert grade(texts) < 0
    assert not any(YOU.search(text) for text in texts)


@pytest.mark.parametrize("game", all_lessons())
def test_a_child_is_shown_a_picture_with_every_beat_and_moment(game: str) -> None:
    """It can be drawn at this game's table: a file of ours, or one of its own cards."""
    voice, deck, lesson = (
        Voice(catalogue_of("en"), "child", NAMES),
        table_of(lesson_of(game).game).deck,
        lesson_of(game),
    )
    said = [message for _, message in lesson.said() if message != lesson.title]
    said += [given(moment) for moment in moments() if moment.game == lesson.game]
    for message in said:
        assert picture_of(voice.wording(message).picture, deck, KIDS) is not None, message


@cache
def listed() -> list[ListedLesson]:
    return found()


def test_no_lesson_takes_more_than_three_minutes() -> None:
    """At normal pace, in either register of either language."""
    assert [one["game"] for one in listed()] == list(all_lessons())
    for one in listed():
        lesson = lesson_of(one["game"])
        assert (one["beats"], one["choices"]) == (len(lesson.beats), sum(bool(beat.choose) for beat in lesson.beats))
        assert one["story"] > 0.5 * sum(not lesson.fast(number) for number in range(len(lesson.record.steps)))
        for language, registers in one["reading"].items():
            for register in REGISTERS:
                voice = Voice(catalogue_of(language), register, NAMES)
                read = sum(map(len, sentences(" ".join(voice.words(beat.says) for beat in lesson.beats))))
                pause = one["beats"] + 2 * one["choices"]
                assert registers[register] == pytest.approx(pause + SECONDS[register] * read, abs=0.1)
                assert registers[register] <= 130 and one["story"] + registers[register] <= 180
        longest = one["story"] + max(seconds for registers in one["reading"].values() for seconds in registers.values())
        assert lesson.minutes == ceil(longest / 60)


def test_the_first_choice_comes_after_few_words() -> None:
    """And the list says of each choice what the learner sees before the first try."""
    for one in listed():
        lesson = lesson_of(one["game"])
        assert one["first_choice"] <= 25, one["game"]
        asked = [beat for beat in lesson.beats if beat.choose]
        assert [choice["beat"] for choice in one["asked"]] == [beat.id for beat in asked]
        for choice, beat in zip(one["asked"], asked, strict=True):
            assert (choice["stage"], choice["teaches"]) == (beat.stage, list(beat.teaches))
            assert [mark_of("", mark, 9) for mark in choice["marks"]] == list(beat.look)
            assert [mark_of("", mark, 9) for mark in choice["needs"]] == list(beat.needs)
            assert not choice["confirm_passes"], (one["game"], beat.id)


def test_the_command_prints_a_line_for_each_lesson_or_one_object(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = listed()
    monkeypatch.setattr("tools.list_lessons.found", lambda: kept)
    assert main(["lessons"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split()[:4] == ["game", "beats", "choices", "story"]
    assert [row.split()[0] for row in rows] == list(all_lessons())
    assert main(["lessons", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == kept


# Moments


def test_every_game_has_moments_and_each_rests_on_clauses_of_its_rules() -> None:
    assert {moment.game for moment in moments()} == set(GAMES)
    for moment in moments():
        cited = numbers_in(moment.reason)
        assert cited and set(cited) <= {clause.number for clause in written_on(rules_of(moment.game))}, moment.id


def test_a_moment_gets_the_facts_that_it_names_and_no_others() -> None:
    for moment in moments():
        filled = {name: GIVEN[name] for name in moment.gives}
        assert dict(moment.says(**filled).args) == filled
        with pytest.raises(TypeError):
            moment.says(**filled, more=1)


def test_lessons_are_read_without_pygame() -> None:
    code = "import sys, game.lessons as it; it.lesson_of('rook'), it.moments(); print('pygame' in sys.modules)"
    root = FOLDER.parents[1]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


# Lines of answers


def test_a_line_has_the_values_in_the_order_of_the_record() -> None:
    cards = ("king-spades", "king-clubs")
    assert line_of(Step(0, "done")) == "done"
    assert line_of(Step(0, "reveal", (("card", "B"), ("of", 2)))) == "reveal B 2"
    assert line_of(Step(0, "vote", (("tiles", (None, 3, 6)),))) == "vote - 3 6"
    assert line_of(Step(0, "lay", (("cards", cards), ("to", "king")))) == "lay king-spades king-clubs to king"
    assert line_of(noted(0, "A", 1)) == "note A 1"


def test_cards_without_an_order_of_their_own_are_in_alphabetical_order() -> None:
    cards = ("king-spades", "king-clubs")
    step = Step(0, "lay", (("cards", cards),))
    assert line_of(step, (Prompt(0, "lay", Some(cards, 2, 2), key="cards"),)) == "lay king-clubs king-spades"
    assert line_of(step, (Prompt(0, "give", Some(cards, 2, 2), key="cards"),)) == "lay king-spades king-clubs"


# Bad files

RECORD = bytes_of("rook")
GOOD = """
[lesson]
seat = 2
minutes = 3
learned = ["follow", "trump"]
[[beat]]
id = "trick"
at = 0
look = ["zone:trick"]
[[beat]]
id = "lead"
at = 6
who = { seat = 3 }
look = ["card:red-14", "letter:A@1"]
choose = ["play red-7"]
[beat.wrong]
"play rook" = "rook"
[[beat]]
id = "won"
at = 38
look = ["seat:2"]
"""


def written(folder: Path, text: str = GOOD, record: bytes = RECORD) -> Path:
    (folder / "rook.jsonl").write_bytes(record)
    path = folder / "rook.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_lesson_is_read_from_its_two_files(tmp_path: Path) -> None:
    lesson = read_lesson(written(tmp_path))
    beat = lesson.beats[1]
    assert (lesson.game, lesson.seat, [one.at for one in lesson.beats]) == ("rook", 2, [0, 6, 38])
    assert (lesson.minutes, lesson.learned[1].key) == (3, "rook-lesson-learned-trump")
    assert [(mark.kind, mark.name, mark.seat) for mark in beat.look] == [("card", "red-14", None), ("letter", "A", 1)]
    assert (beat.says.key, beat.why_not("play rook").key) == ("rook-lesson-lead", "rook-lesson-lead-not-rook")
    assert beat.wants("play red-7") and beat.why_not("play black-10") is None


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("seat = 2\n", "", "rook.toml, lesson: seat is missing"),
        ("minutes = 3\n", "", "rook.toml, lesson: minutes is missing"),
        ('"follow", "trump"', '"trump", "trump"', "rook.toml, lesson: learned is no list of different words"),
        ("seat = 2\n", "seat = 4\n", "rook.toml, lesson: there is no seat 4"),
        ("seat = 2\n", "seat = true\n", "rook.toml, lesson: seat is of another kind"),
        ("[lesson]", "[lessen]", "rook.toml: lesson is missing"),
        ("at = 0", "at 0", "rook.toml: expected '=' after a key in a key/value pair (at line 8, column 4)"),
        ("at = 38", "at = 37", "rook.toml: the last beat stands at 38"),
        ("at = 38", "at = 5", "rook.toml, beat won: at 5 is before the beat above or behind the record's end"),
        ("at = 38", "at = 39", "rook.toml, beat won: at 39 is before the beat above or behind the record's end"),
        ('id = "trick"\n', "", "rook.toml, beat 1: id is missing"),
        ('id = "trick"', 'id = "Trick"', "rook.toml, beat Trick: the id is none, or there twice"),
        ('id = "won"', 'id = "lead"', "rook.toml, beat lead: the id is none, or there twice"),
        ('id = "won"', 'id = "next"', "rook.toml, beat next: the id is none, or there twice"),
        ("zone:trick", "zone", "rook.toml, beat trick: there is no mark zone"),
        ("zone:trick", "place:trick", "rook.toml, beat trick: there is no mark place:trick"),
        ("seat:2", "seat:4", "rook.toml, beat won: the mark seat:4 is at no seat"),
        ("letter:A@1", "letter:A", "rook.toml, beat lead: the mark letter:A is at no seat"),
        ('["seat:2"]', "[2]", "rook.toml, beat won: look is no list of different words"),
        ("card:red-14", "card:red-7", "rook.toml, beat lead: look shows the answer red-7"),
        ('["seat:2"]', '["seat:2"]\nteaches = ["rook"]', "rook.toml, beat won: rook is not learned in this lesson"),
        ('["seat:2"]', '["seat:2"]\nproof = ["rook@4"]', "rook.toml, beat won: the proof rook@4 is at no seat"),
        ("seat = 3", "seat = 2", "rook.toml, beat lead: 2 is not another player's seat"),
        ("seat = 3", "seat = 4", "rook.toml, beat lead: 4 is not another player's seat"),
        (
            '["play red-7"]',
            '["play rook"]',
            "rook.toml, beat lead: the learner's step 6 of the record is not play rook",
        ),
        ("at = 6", "at = 7", "rook.toml, beat lead: the learner's step 7 of the record is not play red-7"),
        ('choose = ["play red-7"]\n', "", "rook.toml, beat lead: offer and wrong need choose"),
        ("choose =", 'fast = "run"\nchoose =', "rook.toml, beat lead: nothing can be chosen where time flies"),
        ("choose =", 'fast = "slow"\nchoose =', "rook.toml, beat lead: fast is one of run"),
        ("choose =", 'says = "x"\nchoose =', "rook.toml, beat lead: there is no key says"),
        ('= "rook"', '= "Rook!"', "rook.toml, beat lead, play rook: Rook! is no name"),
        ('= "rook"', "= { name = 1 }", "rook.toml, beat lead, play rook: id is missing"),
        ('= "rook"', "= 1", "rook.toml, beat lead, play rook: this is no table"),
    ],
)
def test_a_bad_lesson_is_named_in_one_line(tmp_path: Path, old: str, new: str, wrong: str) -> None:
    assert old in GOOD
    with pytest.raises(BadLesson) as error:
        read_lesson(written(tmp_path, GOOD.replace(old, new, 1)))
    assert str(error.value) == wrong


def test_a_bad_record_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadLesson) as error:
        read_lesson(written(tmp_path, record=RECORD.replace(b'"do": "play"', b'"do": "lie"', 1)))
    assert str(error.value).startswith("rook.jsonl, line 4: there is no verb")
    with pytest.raises(BadLesson) as error:
        read_lesson(written(tmp_path, record=bytes_of("spooks")))
    assert str(error.value) == "rook.toml: its record is of spooks"


MOMENT = """
[[moment]]
id = "rook-trick"
game = "rook"
when = "told"
trigger = "always"
gives = ["seat"]
reason = "RK-1"
"""


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('game = "rook"', 'game = "bridge"', "moments.toml, moment rook-trick: there is no game bridge"),
        ("told", "later", "moments.toml, moment rook-trick: when is one of asked, choosing, told"),
        ('reason = "RK-1"\n', "", "moments.toml, moment rook-trick: reason is missing"),
        ("seat", "", "moments.toml, moment rook-trick: gives is no list of different words"),
        (
            'reason = "RK-1"\n',
            f'reason = "RK-1"\n{MOMENT}',
            "moments.toml, moment rook-trick: the id is none, or there twice",
        ),
    ],
)
def test_a_bad_moment_is_named_in_one_line(tmp_path: Path, old: str, new: str, wrong: str) -> None:
    path = tmp_path / "moments.toml"
    path.write_text(MOMENT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadLesson) as error:
        read_moments(path)
    assert str(error.value) == wrong


def test_a_whole_lesson_ends_as_its_record_says() -> None:
    """Each except the one that is cut after its first round."""
    over = [game for game in all_lessons() if read_record(bytes_of(game), GAMES, replay).over]
    assert set(all_lessons()) - set(over) == {game for game in all_lessons() if lesson_of(game).record.end is None}
