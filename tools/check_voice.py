"""`words --check`: check the style of messages: short sentences, plain words, verbs on buttons."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path
from types import MappingProxyType

from game.text.catalogue import CHILD, HOW, Texts
from game.text.languages import SOURCE
from game.text.reader import FunctionCall, Pattern, Selection

EXCEPTIONS = Path("tools", "voice_exceptions.toml")
"""Reasons for messages that may break a rule, by language and message (`key` or `key.attribute`)."""
MOST_WORDS, MOST_CHILDS = 14, 8
"""Most words of a sentence, for grown-ups and in the attributes for children."""
LONGER: Mapping[str, float] = MappingProxyType({"en": 1.0, "de": 1.0})
"""By language: the factor on the longest sentence; other languages have LONGER_ELSEWHERE."""
LONGER_ELSEWHERE = 1.25
MOST_ON_A_BUTTON = 3
"""Most words on a button, without the names in it; other languages than the source have one more."""
ALL = "all"
"""Name of the exceptions that hold in every language."""
UNWANTED: Mapping[str, Mapping[str, str]] = {
    "en": {
        "who(?:m|se)?ever|whatever": "say who or what",
        "(?:no|some|every)body": "say you, all, or the name",
        "(?:this|that) (?:seat|hand)": "say you, or the name",
        "anew|by and by": "say again, later",
        "otherwise": "say if not",
        "alone": "say only",
    },
    "de": {
        "wer auch immer|was auch immer": "say who or what",
        "(?:[Dd]ieser|[Jj]ener) Platz|(?:[Dd]ieses|[Jj]enes) Blatt|(?:[Dd]iese|[Jj]ene) Hand": "say du, or the name",
        "Anleitung|Spielregeln": "say Regeln",
    },
}
"""By language: words that messages do not use, and what to say instead."""
APART: Mapping[str, tuple[str, str]] = {
    "de": (r"(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]ein\w*)", r"(?:[Ii]hr|[Ee]uch|[Ee]ure?\w*)"),
}
"""By language: how one person is addressed, and how several are; a message, as a page is one, does only one of them."""
VERBS: Mapping[str, frozenset[str]] = {
    language: frozenset(verbs.split())
    for language, verbs in tomllib.loads(Path(__file__).with_name("button_verbs.toml").read_text("utf-8")).items()
}
"""By language: the verbs of buttons. They come first; in other languages than the source they may also come last."""

_COLON = re.compile(r":\s+([^.!?\n]*)")
"""A colon, and what follows to the end of the sentence."""
_LIST = re.compile(r",|\b(?:and|or|und|oder|et|ou)\b")
"""A list has one of these."""
_ENDS = re.compile(r"(?<=[.!?…])[”“]?\s+|\n")
_WORD = re.compile(r"\w(?:[\w’'.,-]*\w)?")
_GAP = "X"
_PICTURES = frozenset({"FACE", "SIGN", "CARD"})
_CHILDS_FILE = "_children_lesson.ftl"


def check(languages: Mapping[str, Texts], buttons: Iterable[str], allowed: Path) -> Iterator[str]:
    """Yield a line for each message that breaks a rule without a reason in the file `allowed`, and for each unused
    reason. `buttons`: the keys of messages on buttons."""
    reasons = tomllib.loads(allowed.read_text(encoding="utf-8")) if allowed.is_file() else {}
    on_buttons = frozenset(buttons)
    used = set[str]()
    for name, texts in languages.items():
        needless = dict(reasons.get(name, {}))
        everywhere = reasons.get(ALL, {})
        for key, entry in texts.entries.items():
            for attribute in entry.sources:
                where = f"{key}.{attribute}".strip(".")
                pattern = entry.pattern(attribute) or ()
                childs = attribute in (CHILD, HOW) or entry.file.endswith(_CHILDS_FILE)
                most = (MOST_CHILDS if childs else MOST_WORDS) * LONGER.get(name, LONGER_ELSEWHERE)
                found = [*faults(name, written(pattern), int(most))]
                if key in on_buttons and not attribute:
                    found += button_faults(name, written(pattern))
                if found and where in everywhere:
                    used.add(where)
                elif found and not needless.pop(where, ""):
                    yield from (
                        f"{name}: {where} {fault} ({entry.file}:{entry.line})" for fault in dict.fromkeys(found)
                    )
        yield from (f"{name}: {where} needs no exception" for where in needless)
    yield from (f"{ALL}: {where} needs no exception" for where in reasons.get(ALL, {}) if where not in used)


def written(pattern: Pattern) -> list[str]:
    """All texts that a pattern can be. A gap is one word, `X`, and a picture none."""
    choices: list[list[str]] = []
    for element in pattern:
        match element:
            case str():
                choices.append([element])
            case Selection():
                choices.append([text for _, variant in element.variants for text in written(variant)])
                choices[-1] += written(element.default)
            case FunctionCall(function) if function in _PICTURES:
                choices.append([""])
            case _:
                choices.append([_GAP])
    return ["".join(parts) for parts in product(*choices)]


def faults(language: str, texts: Iterable[str], most: int) -> Iterator[str]:
    """Yield the faults of one message's sentences."""
    for text in texts:
        for pattern, instead in UNWANTED.get(language, {}).items():
            if found := re.search(rf"\b(?:{pattern})\b", text, re.IGNORECASE if language == SOURCE else 0):
                yield f"says “{found[0]}”: {instead}"
        one, several = APART.get(language, ("(?!)", "(?!)"))
        if re.search(rf"\b{one}\b", text) and re.search(rf"\b{several}\b", text):
            yield "addresses one person and several"
        if (colon := _COLON.search(text)) and colon[1][:1].islower() and not _LIST.search(colon[1]):
            yield "has a colon where no list begins"
        if ";" in text:
            yield "has a semicolon"
        for sentence in _ENDS.split(text):
            if (count := len(_WORD.findall(sentence))) > most:
                yield f"has {count} words in a sentence, not {most}"


def button_faults(language: str, texts: Iterable[str]) -> Iterator[str]:
    """Yield the faults of a button. If it begins with a gap, its first word is checked elsewhere."""
    verbs, most = VERBS.get(language), MOST_ON_A_BUTTON + (language != SOURCE)
    for text in texts:
        if text.endswith("."):
            yield "ends with a full stop on a button"
        words = _WORD.findall(text)
        if verbs is None or words[0] == _GAP:
            continue
        if verbs.isdisjoint(word.lower() for word in (words[0], words[0 if language == SOURCE else -1])):
            yield "has no verb on a button" if language != SOURCE else "begins with no verb on a button"
        if (count := sum(word != _GAP for word in words)) > most:
            yield f"has {count} words on a button, not {most}"
