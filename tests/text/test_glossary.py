"""One thing has one name in a language, in every game and in the program: the names, and names that are not used."""

import re

import pytest

from game.text.catalogue import catalogue_of
from game.text.reader import elements

GLOSSARY: dict[str, dict[str, str]] = {
    "en": {
        "coach": "trainer|tutor|advis[eo]r|mentor",
        "hand in": "submit|turn in|send off",
        "bidding": "auction|tender",
        "trump": "ruff",
        "nest": "widow|kitty|talon",
        "lay down": "discard|bury|buried",
        "follow": "renounce",
        "pass": "skip",
        "computer player": "bot|robot|AI|CPU",
        "companion, helper": "assistant|co-?pilot|spectator",
        "pad": "controller|gamepad|joystick|joypad",
        "television": "TV|monitor|display",
        "settings": "preferences|configuration",
        "curtain": "veil|blind",
        "colour": "color",
        "match": "session",
        "the Rook": "Rook Bird",
        "full set": "set is whole|whole sets?",
        "factory settings": "as in the factory",
    },
    "de": {
        "Trainer": "Coach|Berater|Tutor|Ratgeber",
        "abgeben": "einreichen|abschicken|übermitteln",
        "Bieten": "Auktion|Versteigerung|reizen|Reizen",
        "Trumpf": "Atout",
        "Nest": "Talon|Skat|Witwe",
        "Stich": "Trick",
        "bedienen": "Farbe bekennen",
        "passen": "aussetzen",
        "Computerspieler, Computer": "Bot|Bots|KI|Roboter",
        "Begleitung": "Assistent|Beifahrer|Zuschauer",
        "Controller": "Pad|Gamepad|Joystick|Joypad",
        "Fernseher": "TV|Monitor|Display",
        "Einstellungen": "Optionen einstellen|Konfiguration|Präferenzen",
        "Vorhang": "Schleier|Gardine",
        "Partie, Spiel": "Match|Session|Sitzung",
        "Spielstände": "Savegames?|Speicherstände",
        "Übung": "Lektion|Lernspiel",
        "Startwort": "erste[nr] Hinweise?",
        "Schulhof": "Pausenhof",
    },
    "fr": {
        "entraîneur": "coach|tuteur|conseiller",
        "atout": "triomphe",
        "nid": "talon|chien",
        "pli": "levée",
        "fournir": "servir",
        "ordinateur": "robot|bot|IA",
        "compagnon": "assistant|spectateur",
        "manette": "pad|joystick|contrôleur",
        "rideau": "voile|store",
        "partie": "match|session",
        "réglages": "paramètres|préférences|configuration",
        "leçon": "tutoriel|exercice",
        "indice": "indication",
        "colis": "paquet",
        "borne": "kiosque",
    },
}
"""By language: the name of a thing, and a pattern of names that are not used."""


def written(language: str) -> list[tuple[str, str]]:
    """All texts of a language by key, without the values of their gaps."""
    entries = catalogue_of(language).chain[0].entries
    return [
        (f"{key}.{name}".strip("."), element)
        for key, entry in entries.items()
        for name in entry.sources
        for element in elements(entry.pattern(name) or ())
        if isinstance(element, str)
    ]


@pytest.mark.parametrize("language", GLOSSARY)
def test_a_thing_has_one_name(language: str) -> None:
    texts = written(language)
    for name, others in GLOSSARY[language].items():
        pattern = re.compile(rf"\b(?:{others})\b")
        assert [(key, text) for key, text in texts if pattern.search(text)] == [], name


@pytest.mark.parametrize("language", GLOSSARY)
def test_every_name_is_in_use(language: str) -> None:
    """A name that is not used any more would forbid words for nothing."""
    texts = " ".join(text for _, text in written(language)).lower()
    names = [name for names in GLOSSARY[language] for name in names.split(", ")]
    assert [name for name in names if name.lower() not in texts] == []
