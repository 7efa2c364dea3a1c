"""The catalogue: sentences of messages, in two languages, for grown-ups and children, and the elements inside them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.messages import Message, Who, say
from game.text import catalogue as catalogues
from game.text.catalogue import PSEUDO, Catalogue, InlinePicture, Register, Voice, Wording, texts
from game.text.languages import LANGUAGES
from game.text.reader import BadText
from tests.text.fluent_files import catalogue, written

Noted = Callable[[], dict[str, str]]

ENGLISH = r"""
-green = green
-yellow = yellow
    .child = sunny
-card = the { $suit } { $number }
    .bare = { $suit } { $number }
-bird = the Rook
    .bare = Rook
bids = { FACE($seat) } { $seat } bids { $amount }
plays = { $seat } plays { $card }
follow = Follow { $suit } { SIGN($suit) }
    .child = Play a { $suit } card
    .how = Look for the same picture.
late = { $seat }'s { FORM($card, of: "bare") }: too late to mend
fine = { $seats } { COUNT($seats) ->
        [one] loses
       *[other] lose
    } { $amount } for table talk
left = { $count ->
        [0] No card is
        [one] One card is
       *[other] { $count } cards are
    } left in { $what ->
        [nest] the nest
       *[hand] a hand
    }
asks = { $count ->
        [one] { COUNT($seats) ->
            [one] One card of one seat
           *[other] One card of all
        }
       *[other] { COUNT($seats) ->
            [one] Cards of one seat
           *[other] Cards of all
        }
    }
"""
GERMAN = r"""
-green = Grün
    .adjective = grüne
    .dat = grünen
-yellow = Gelb
    .adjective = gelbe
    .dat = gelben
-card = die { FORM($suit, of: "adjective") } { $number }
    .dat = der { FORM($suit, of: "dat") } { $number }
    .gender = f
-bird = der Rook
    .acc = den Rook
    .dat = dem Rook
    .gender = m
bids = { FACE($seat) } { $seat } bietet { $amount }
plays = { $seat } spielt { FORM($card, of: "acc") }
stands = { $seat } steht zu { FORM($card, of: "dat") }
follow = { $suit } bedienen { SIGN($suit) }
    .child = Spiele eine { FORM($suit, of: "adjective") } Karte
    .how = Suche das gleiche Bild.
late = { $card } von { $seat }: zu spät, { FORM($card, of: "gender") ->
        [m] ihn
       *[f] sie
    } zurückzunehmen
left = { $count ->
        [0] Keine Karte liegt
        [one] Eine Karte liegt
       *[other] { $count } Karten liegen
    } noch im { $what ->
        [nest] Nest
       *[hand] Blatt
    }
"""
PICTURES = """
-green = rook/leaf
-card = { $number }
follow = { $suit }
"""
NAMES = ("Max", "Rosa", "Anna {sic}")
GREEN, YELLOW, BIRD = say("-green"), say("-yellow"), say("-bird")
CARD = say("-card", suit=YELLOW, number=8)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return written(tmp_path, {"en": ENGLISH, "de": GERMAN + "stays = x\n", "pictures": PICTURES})


def voice(folder: Path, language: str = "en", register: Register = "grown-up") -> Voice:
    return Voice(Catalogue(language, folder), register, NAMES)


def words(tmp_path: Path, message: Message, language: str = "en", **texts: str) -> str:
    """A message in a catalogue of these texts alone."""
    return Voice(catalogue(tmp_path, language, **texts), names=NAMES).words(message)


# Nouns, numbers and choices


@pytest.mark.parametrize(
    ("message", "english", "german"),
    [
        (say("bids", seat=Who(0), amount=75), "Max bids 75", "Max bietet 75"),
        (say("bids", seat=Who(2), amount=-2.5), "Anna {sic} bids −2.5", "Anna {sic} bietet −2,5"),
        (say("plays", seat=Who(0), card=BIRD), "Max plays the Rook", "Max spielt den Rook"),
        (say("plays", seat=Who(0), card=CARD), "Max plays the yellow 8", "Max spielt die gelbe 8"),
        (say("plays", seat=Who(0), card="x"), "Max plays x", "Max spielt x"),
        (
            say("late", seat=Who(0), card=BIRD),
            "Max's Rook: too late to mend",
            "Der Rook von Max: zu spät, ihn zurückzunehmen",
        ),
        (
            say("late", seat=Who(0), card=CARD),
            "Max's yellow 8: too late to mend",
            "Die gelbe 8 von Max: zu spät, sie zurückzunehmen",
        ),
        (say("left", count=0, what="nest"), "No card is left in the nest", "Keine Karte liegt noch im Nest"),
        (say("left", count=1, what="hand"), "One card is left in a hand", "Eine Karte liegt noch im Blatt"),
        (say("left", count=2, what="sack"), "2 cards are left in a hand", "2 Karten liegen noch im Blatt"),
    ],
)
def test_a_message_in_two_languages(folder: Path, message: Message, english: str, german: str) -> None:
    assert voice(folder).words(message) == english
    assert voice(folder, "de").words(message) == german


def test_nouns_are_inflected(folder: Path) -> None:
    assert voice(folder, "de").words(say("stands", seat=Who(0), card=CARD)) == "Max steht zu der gelben 8"
    assert voice(folder, "de").words(say("stands", seat=Who(0), card=BIRD)) == "Max steht zu dem Rook"


@pytest.mark.parametrize(
    ("count", "seats", "expected"),
    [(1, 1, "One card of one seat"), (1, 2, "One card of all"), (2, 1, "Cards of one seat"), (2, 2, "Cards of all")],
)
def test_a_choice_in_a_choice(folder: Path, count: int, seats: int, expected: str) -> None:
    assert voice(folder).words(say("asks", count=count, seats=tuple(map(Who, range(seats))))) == expected


def test_the_first_matching_variant_is_taken(tmp_path: Path) -> None:
    source = "x = { $n ->\n    [1] exactly\n    [one] one\n    [-2] less\n    [2.5] half\n   *[other] else\n }\n"
    assert [words(tmp_path, say("x", n=n), en=source) for n in (1, -2, 2.5, 3)] == ["exactly", "less", "half", "else"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{ $card } wins", "The Rook wins"),
        ("{ FACE($seat) } { $card } wins", "The Rook wins"),
        ("“{ $card }” wins", "“The Rook” wins"),
        ("Done. { $card } wins", "Done. The Rook wins"),
        ("Who? { $card }! { -bird }.", "Who? The Rook! The Rook."),
        ("With { $card }", "With the Rook"),
        ("As in 3.\u00a0{ $card }", "As in 3.\u00a0the Rook"),
        ("{ $seat }, { $card }", "Max, the Rook"),
        ('{ FORM($card, of: "bare") } and { $card }', "Bare and the Rook"),
        ("{ LIST($cards) } win", "The Rook and the Rook win"),
        ("{ $word } and { $card }", "as it is and the Rook"),
        ("{ outer }", "The Rook, the Rook"),
    ],
)
def test_only_a_noun_at_the_beginning_of_a_sentence_gets_its_capital(tmp_path: Path, text: str, expected: str) -> None:
    source = f"-bird = the Rook\n    .bare = bare\nx = {text}\nouter = {{ $card }}, {{ $card }}\n"
    message = say("x", card=BIRD, cards=(BIRD, BIRD), seat=Who(0), word="as it is")
    assert words(tmp_path, message, en=source) == expected


def test_a_noun_inside_a_noun_gets_none(tmp_path: Path) -> None:
    source = "-green = green\n-card = { $suit } 8\nx = The { $card }, not { $card }\ny = { $card } wins\n"
    card = say("-card", suit=GREEN)
    assert words(tmp_path, say("x", card=card), en=source) == "The green 8, not green 8"
    assert words(tmp_path, say("y", card=card), en=source) == "Green 8 wins"


# Functions


@pytest.mark.parametrize(
    ("count", "english", "either", "german"),
    [
        (0, "", "", ""),
        (1, "Max", "Max", "Max"),
        (2, "Max and Rosa", "Max or Rosa", "Max und Rosa"),
        (3, "Max, Rosa and Anna {sic}", "Max, Rosa or Anna {sic}", "Max, Rosa und Anna {sic}"),
    ],
)
def test_lists(tmp_path: Path, count: int, english: str, either: str, german: str) -> None:
    source = 'x = { LIST($seats) }\ny = { LIST($seats, last: "or") }\nz = { $seats }\n'
    seats = tuple(map(Who, range(count)))
    folder = written(tmp_path, {"en": source, "de": source})
    for language, joined, last in (("en", english, either), ("de", german, either.replace(" or ", " oder "))):
        spoken = voice(folder, language)
        assert [spoken.words(say(key, seats=seats)) for key in "xyz"] == [joined, last, joined]


def test_lists_inflect_their_nouns(folder: Path) -> None:
    text = 'x = { $seat } spielt { LIST($cards, of: "acc", last: "or") }, { FORM($cards, of: "acc") }\n'
    (folder / "de" / "more.ftl").write_text(text)
    said = voice(folder, "de").words(say("x", seat=Who(0), cards=(BIRD, CARD)))
    assert said == "Max spielt den Rook oder die gelbe 8, den Rook und die gelbe 8"


@pytest.mark.parametrize(("number", "expected"), [(5, "+5"), (0, "0"), (-5, "−5"), (0.5, "+0,5")])
def test_signed(tmp_path: Path, number: float, expected: str) -> None:
    assert words(tmp_path, say("x", n=number), "de", de="x = { SIGNED($n) }\n") == expected


def test_how_many_things(tmp_path: Path) -> None:
    source = "x = { COUNT($seats) }\n"
    assert words(tmp_path, say("x", seats=(Who(0), Who(1))), en=source) == "2"
    assert words(tmp_path, say("x", seats=Who(0)), en=source) == "1"


def test_pictures_inside_a_sentence(tmp_path: Path) -> None:
    text = "x = { FACE($seats) } { $seats }: { SIGN($suit) } { CARD($card) }, { CARD($word) } now\n"
    spoken = Voice(catalogue(tmp_path, "en", en=ENGLISH + text, pictures=PICTURES), names=NAMES)
    message = say("x", seats=(Who(1), Who(0)), suit=GREEN, card=CARD, word="red-5")
    faces = (InlinePicture("face", 1), InlinePicture("face", 0))
    suit, cards = InlinePicture("sign", "rook/leaf"), (InlinePicture("card", "8"), InlinePicture("card", "red-5"))
    assert spoken.wording(message) == Wording((*faces, "Rosa and Max:", suit, cards[0], ",", cards[1], "now"))
    assert spoken.words(message) == "Rosa and Max:, now"


def test_other_messages_with_the_same_arguments(tmp_path: Path) -> None:
    source = "ask = Bury { $count } cards\n    .how = Look for { $count }.\nx = { ask } ({ ask.how })\n    .child = a\n"
    assert words(tmp_path, say("x", count=3), en=source) == "Bury 3 cards (Look for 3.)"


# Reader and language


def test_children_have_their_own_sentence_a_picture_and_an_action(folder: Path) -> None:
    message = say("follow", suit=GREEN)
    assert voice(folder).wording(message) == Wording(("Follow green", InlinePicture("sign", "rook/leaf")))
    expected = Wording(("Play a green card",), "rook/leaf", ("Look for the same picture.",))
    assert voice(folder, register="child").wording(message) == expected
    assert voice(folder, "de", "child").wording(message) == Wording(
        ("Spiele eine grüne Karte",), "rook/leaf", ("Suche das gleiche Bild.",)
    )


def test_without_words_of_their_own_children_read_the_sentence(folder: Path) -> None:
    message = say("bids", seat=Who(0), amount=75)
    assert voice(folder, register="child").wording(message) == voice(folder).wording(message)


def test_nouns_have_childrens_words_too(folder: Path) -> None:
    message = say("plays", seat=Who(0), card=CARD)
    assert voice(folder, register="child").words(message) == "Max plays the sunny 8"


def test_a_message_missing_in_a_language_comes_from_the_source_language_with_its_nouns(
    folder: Path, noted: Noted
) -> None:
    message = say("fine", seats=(Who(0), Who(1)), amount=1.5)
    assert voice(folder, "de").words(message) == "Max and Rosa lose 1.5 for table talk"
    (folder / "en" / "more.ftl").write_text("only = Here is { $card }\n")
    assert voice(folder, "de").words(say("only", card=CARD)) == "Here is the yellow 8"
    assert noted() == {str(folder / "de"): "there is no message fine"}


def test_a_noun_missing_in_a_language_comes_from_the_source_language(tmp_path: Path, noted: Noted) -> None:
    german = "x = Hier ist { $card }\n"
    assert words(tmp_path, say("x", card=BIRD), "de", en="-bird = the Rook\n", de=german) == "Hier ist the Rook"
    assert list(noted().values()) == ["there is no message -bird"]


def test_the_language_goes_before_the_register(tmp_path: Path) -> None:
    texts = {"en": "x = Wait\n    .child = Wait a bit\n    .how = Sit.\n", "de": "x = Warten\n", "pictures": "x = a\n"}
    spoken = Voice(catalogue(tmp_path, "de", **texts), "child")
    assert spoken.wording(say("x")) == Wording(("Warten",), "a")


def test_pictures_have_no_capitals(tmp_path: Path) -> None:
    texts = {"en": "-green = green\nx = a { $suit }\n", "pictures": "-green = rook/leaf\nx = { $suit }\n"}
    assert Voice(catalogue(tmp_path, "en", **texts), "child").wording(say("x", suit=GREEN)).picture == "rook/leaf"


def test_pages_are_lines(tmp_path: Path) -> None:
    source = "page = Title\n    .body =\n        { $count } cards\n        are dealt\n\n        in all\n"
    spoken = Voice(catalogue(tmp_path, "en", en=source))
    message = say("page", count=52)
    assert spoken.lines(message) == ("Title",)
    assert spoken.lines(message, "body") == ("52 cards", "are dealt", "", "in all")
    assert spoken.lines(message, "foot") == ()


# Errors


@pytest.mark.parametrize(
    ("message", "last_resort", "why"),
    [
        (say("gone"), "Gone", "there is no message gone"),
        (say("rook-is-gone"), "Is gone", "there is no message rook-is-gone"),
        (
            say("rook-all-gone", seats=(Who(0), Who(1)), card=BIRD, amount=5),
            "All gone 5 the Rook Max, Rosa",
            "there is no message rook-all-gone",
        ),
        (say("bids", seat=Who(0)), "Bids Max", "bids: there is no argument amount"),
        (say("plays", seat=Who(0), card=say("-rook-gone")), "Max plays gone", "there is no message -rook-gone"),
    ],
)
def test_a_message_missing_in_all_languages_shows_the_words_of_its_key(
    folder: Path, noted: Noted, message: Message, last_resort: str, why: str
) -> None:
    """R3: a missing text ends nothing; it is noted once."""
    assert voice(folder).words(message) == voice(folder).words(message) == last_resort
    assert list(noted().values()) == [why]


def test_a_damaged_text_is_said_in_the_source_language(tmp_path: Path, noted: Noted) -> None:
    """R3"""
    texts = {"en": "x = Bid { $amount }\n", "de": "x = Biete { $amounu }\n"}
    assert words(tmp_path, say("x", amount=5), "de", **texts) == "Bid 5"
    assert list(noted().values()) == ["x: there is no argument amount".replace("amount", "amounu")]


def test_a_message_that_contains_itself_ends_nothing(tmp_path: Path, noted: Noted) -> None:
    """R3: a damaged byte can cause it."""
    assert words(tmp_path, say("x"), en="x = a { y }\ny = b { x }\n").startswith("a b a b")
    assert noted()


def test_an_unknown_language_is_a_key_error(folder: Path) -> None:
    with pytest.raises(KeyError, match="tlh"):
        Catalogue("tlh", folder)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("{ FACE($x) }", "a word"),
        ("{ FACE($x) }", 3),
        ("{ SIGN($x) }", Who(0)),
        ("{ CARD($x) }", 1.5),
        ("{ SIGNED($x) }", "5"),
        ("{ SIGNED($x) }", BIRD),
        ("{ $x ->\n   *[other] a\n }", BIRD),
        ("{ $x ->\n   *[other] a\n }", (Who(0),)),
        ('{ FORM($x, of: "gender") ->\n   *[m] a\n }', "a word"),
    ],
)
def test_an_argument_of_the_wrong_kind_is_noted_with_both(
    tmp_path: Path, noted: Noted, text: str, wrong: Message | Who | str | float | tuple[Who]
) -> None:
    assert words(tmp_path, say("y", x=wrong), en=f"-bird = the Rook\ny = {text}\n", pictures="").startswith("Y")
    assert re.fullmatch(r"y: .*(cannot be|has no).*", noted()["assets/text/en/game.ftl"])


def test_a_key_in_two_files_of_a_language_is_a_bad_text(folder: Path, noted: Noted) -> None:
    (folder / "de" / "more.ftl").write_text("a = b\nbids = c\n")
    with pytest.raises(BadText, match=r"^de/more.ftl:2: bids is there already, in de/game.ftl$"):
        texts(LANGUAGES["de"], folder / "de")
    Catalogue("de", folder)
    assert noted() == {"assets/text/de/more.ftl": "2: bids is there already, in de/game.ftl"}


def test_a_bad_text_does_no_harm_until_it_is_used(folder: Path, noted: Noted) -> None:
    (folder / "en" / "more.ftl").write_text("good = a\nbad = }\n")
    assert voice(folder).words(say("good")) == "a" and not noted()
    assert voice(folder).words(say("bad")) == "Bad"
    assert noted() == {"assets/text/en/more.ftl": "2: } closes nothing"}


# Cache


def test_a_sentence_is_made_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = voice(folder)
    first = spoken.wording(say("plays", seat=Who(0), card=CARD))
    assert spoken.wording(say("plays", card=say("-card", number=8, suit=say("-yellow")), seat=Who(0))) is first
    monkeypatch.setattr(catalogues, "KEPT", 3)
    for amount in range(3):
        spoken.wording(say("bids", seat=Who(0), amount=amount))
    again = spoken.wording(say("plays", seat=Who(0), card=CARD))
    assert again == first and again is not first
    assert hash(again) == hash(first)


# The pseudo-language


def test_the_pseudo_language_accents_all_letters_and_leaves_gaps_and_names(folder: Path) -> None:
    spoken = voice(folder, PSEUDO)
    said = spoken.words(say("plays", seat=Who(0), card=CARD))
    assert said.startswith("Max ") and said.endswith(" 8")
    assert not set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") & set(said.removeprefix("Max"))
    assert spoken.words(say("left", count=2, what="nest")) != spoken.words(say("left", count=2, what="hand"))


def test_the_pseudo_language_is_a_third_longer(tmp_path: Path) -> None:
    plain = "The quick brown fox jumps over the lazy dog; THE QUICK BROWN FOX."
    letters = sum(map(str.isalpha, plain))
    said = words(tmp_path, say("x"), PSEUDO, en=f"x = {plain}\n")
    assert letters * 1.35 <= sum(map(str.isalpha, said)) < letters * 1.35 + 1
    assert len(words(tmp_path, say("x"), PSEUDO, en="x = A\n")) == 2
