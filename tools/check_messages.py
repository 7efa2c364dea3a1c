"""`words --check`: compare the messages in the code with the text files of all languages."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from game import lessons
from game.text.catalogue import CHILD, LAST, Texts, texts
from game.text.languages import HEAD, LANGUAGES, PICTURES, SOURCE, Language, read_language
from game.text.reader import BadText, Entry, FunctionCall, Gap, Reference, elements
from scenes.games.coach_words import purpose_key, why_key
from tools import check_voice

ROOT = Path(__file__).resolve().parents[1]
SPEAKING = ("engine", "game", "scenes")
"""Folders with code that makes messages."""
MESSAGES = "engine.core.messages"
"""The module of messages. Only there a message is made by anything but `say`."""
READS_KEYS = ("game/lessons.py", "scenes/games/coach_words.py")
"""The modules that make messages of the keys in other files. These files are checked instead."""
REASONS = "REASONS"
"""Name of a game's table of the coach's reasons."""
ON_BUTTONS: Mapping[str, int] = {
    "Binding": 2,
    "binding": 2,
    "chooses": 0,
    "moves": 1,
    "leads_back": 0,
    "leads_on": 0,
    "one_kind": 0,
    "PictureButton": 0,
    "PrivateBoards": 2,
    "turns_over": 0,
    "AskPage": 2,
    "ScoreSheet": 0,
}
"""Calls that put words on a button, and the position of the words among the arguments."""
LABELS = "LABELS"
"""Name of a module's table of words on buttons or plates."""
ANSWERS = "answers"
"""Name of the argument with the words on the plates of a vote."""
CHOICE = "choice"
"""Name of a game's function that returns the words of an answer. They are on its plate."""
_OF_THE_CATALOGUE = LAST.format("")
"""Start of the keys of words that the catalogue itself puts between others."""


@dataclass(frozen=True, slots=True)
class MessageUse:
    """A place in the code or a lesson that uses a message. `gaps` is None if its values are computed."""

    where: str
    key: str
    gaps: frozenset[str] | None


Found = Iterator[MessageUse | str]
"""The uses of messages, and a line for each use that cannot be checked."""


def check(root: Path = ROOT) -> list[str]:
    """All findings, a line each: missing, extra or unused messages, wrong gaps, and code or files that cannot be
    read."""
    wrong: list[str] = []
    languages: dict[str, Texts] = {}
    for name, language in {**LANGUAGES, PICTURES: Language(PICTURES)}.items():
        try:
            languages[name] = texts(language, root / "assets" / "text" / name)
            wrong += unreadable(languages[name])
        except BadText as error:
            wrong.append(str(error))
    if wrong:  # unreadable patterns have no gaps to compare
        return sorted(wrong)
    used: list[MessageUse | str] = [*lessons_say(root), *coaches_say(root, languages[SOURCE])]
    on_buttons: set[str] = set()
    for module in modules(root):  # one at a time: all trees together are long to search for garbage
        used += module.sayings()
        on_buttons.update(module.buttons())
    said: list[MessageUse] = []
    for found in used:
        if isinstance(found, MessageUse):
            said.append(found)
        else:
            wrong.append(found)
    wrong += [line for name in languages for line in compared(languages, name)]
    wrong += matched(said, languages)
    wrong += unsaid(said, languages)
    wrong += check_voice.check({name: languages[name] for name in LANGUAGES}, on_buttons, root / check_voice.EXCEPTIONS)
    wrong += heads(root)
    return sorted(set(wrong))


# Text files


def heads(root: Path) -> Iterator[str]:
    """The heads of languages that cannot be read."""
    folder = root / "assets" / "text"
    for path in sorted(path for path in folder.glob("*") if path.is_dir() and path.name != PICTURES):
        try:
            read_language(path / HEAD)
        except (OSError, ValueError) as error:
            yield f"{path.name}/{HEAD}: {error.strerror if isinstance(error, OSError) else error}"


def unreadable(language: Texts) -> Iterator[str]:
    """Yield a line for each invalid pattern."""
    for entry in language.entries.values():
        for name in entry.sources:
            try:
                entry.pattern(name)
            except BadText as error:
                yield str(error)


def parts(entry: Entry) -> Iterator[Gap | FunctionCall | Reference]:
    """Yield all placeables of a message's texts."""
    for name in entry.sources:
        for element in elements(entry.pattern(name) or ()):
            if isinstance(element, Gap | FunctionCall | Reference):
                yield element


def gaps(language: Texts, source: Texts, key: str) -> frozenset[str]:
    """The gaps of a message in a language, with those of messages inside it."""
    found: set[str] = set()
    ahead, seen = [key], set[str]()
    while ahead:
        now = ahead.pop()
        entry = language.entries.get(now) or source.entries.get(now)
        if now in seen or entry is None:
            continue
        seen.add(now)
        for part in parts(entry):
            if isinstance(part, Reference):
                ahead.append(part.key)
            else:
                found.add(part.name if isinstance(part, Gap) else part.gap)
    return frozenset(found)


def compared(languages: Mapping[str, Texts], name: str) -> Iterator[str]:
    """Yield the differences between one language and the source language."""
    source, language = languages[SOURCE], languages[name]
    for entry in language.entries.values():
        yield from (f"{name}: {bad}" for bad in dangling(entry, language, source))
    if name == SOURCE:
        return
    for key in language.entries:
        if key not in source.entries:
            yield f"{name}: {key} is extra"
        elif name != PICTURES:
            yield from (f"{name}: {key} {bad}" for bad in differences(key, language, source))
    if not language.language.whole:
        return
    for key, entry in source.entries.items():
        if key not in language.entries and (name != PICTURES or CHILD in entry.sources):
            yield f"{name}: {key} is missing"


def dangling(entry: Entry, language: Texts, source: Texts) -> Iterator[str]:
    """Yield references to messages that do not exist."""
    for part in parts(entry):
        if isinstance(part, Reference):
            other = language.entries.get(part.key) or source.entries.get(part.key)
            if other is None or part.attribute not in {"", *other.sources}:
                yield f"{'.'.join(filter(None, (part.key, part.attribute)))} is missing, for {entry.file}:{entry.line}"


def differences(key: str, language: Texts, source: Texts) -> Iterator[str]:
    """Yield the differences between a message and that of the source language. Nouns have the forms that their language
    needs."""
    entry, original = language.entries[key], source.entries[key]
    if (file := entry.file.partition("/")[2]) != (other := original.file.partition("/")[2]):
        yield f"stands in {file}, not in {other}"
    if not key.startswith("-"):
        if language.language.whole:
            yield from (f"lacks .{name}" for name in original.sources if name not in entry.sources)
        yield from (f"has an extra .{name}" for name in entry.sources if name not in original.sources)
    needs, has = gaps(source, source, key), gaps(language, source, key)
    if language.language.whole or entry.sources.keys() == original.sources.keys():
        yield from (f"lacks ${name}" for name in needs - has)
    yield from (f"has an extra ${name}" for name in has - needs)


# Code and text files


def matched(said: list[MessageUse], languages: Mapping[str, Texts]) -> Iterator[str]:
    """Yield the differences between the values in the code and the gaps in the texts."""
    source = languages[SOURCE]
    for saying in said:
        if saying.key not in source.entries:
            yield f"{saying.where}: {saying.key} is missing in {SOURCE}"
            continue
        if saying.gaps is None:
            continue
        needed = {
            name: gaps(language, source, saying.key)
            for name, language in languages.items()
            if language.language.whole or saying.key in language.entries
        }
        for name, names in needed.items():
            yield from (f"{saying.where}: {saying.key} lacks ${gap}, which {name} has" for gap in names - saying.gaps)
        unused = saying.gaps.difference(*needed.values())
        yield from (f"{saying.where}: {saying.key} has ${gap}, which is unused" for gap in unused)


def unsaid(said: list[MessageUse], languages: Mapping[str, Texts]) -> Iterator[str]:
    """Yield messages that neither the code nor another message uses."""
    known = {saying.key for saying in said}
    for language in languages.values():
        for entry in language.entries.values():
            known |= {part.key for part in parts(entry) if isinstance(part, Reference)}
    for key, entry in languages[SOURCE].entries.items():
        if key not in known and not key.startswith(_OF_THE_CATALOGUE):
            yield f"{SOURCE}: {key} is unsaid ({entry.file}:{entry.line})"


# Code


def modules(root: Path) -> "Iterator[Module]":
    """Yield the files of the code that make messages."""
    for folder in SPEAKING:
        for path in sorted((root / folder).rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            if MESSAGES in source and path.relative_to(root).as_posix() not in READS_KEYS:
                yield Module(root, path, ast.parse(source))


def buttons(root: Path) -> frozenset[str]:
    """The keys of messages on buttons."""
    return frozenset(key for module in modules(root) for key in module.buttons())


def lessons_say(root: Path) -> Found:
    """Yield all uses of messages in the files of lessons and moments."""
    folder = root / "assets" / "lessons"
    try:
        yield from (MessageUse(*said) for said in lessons.said_in(folder))
    except lessons.BadLesson as error:
        yield str(error)


def coaches_say(root: Path, source: Texts) -> Iterator[MessageUse]:
    """Yield a sentence for every reason of every coach, and the purposes: not every reason has one."""
    folder = root / "engine" / "games"
    for path in sorted(folder.rglob("*.py")):
        game = path.relative_to(folder).with_suffix("").parts[0]
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=ast.Dict() as table)
                    | ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict() as table)
                ) if name == REASONS:
                    for key in table.keys:
                        reason = ast.literal_eval(key) if key else ""
                        yield MessageUse(path.relative_to(root).as_posix(), why_key(game, reason), None)
                        if (purpose := purpose_key(game, reason)) in source.entries:
                            yield MessageUse(path.relative_to(root).as_posix(), purpose, None)


class Module:
    """One file of the code."""

    def __init__(self, root: Path, path: Path, tree: ast.Module) -> None:
        self.root, self.path, self.nodes = root, path, tuple(ast.walk(tree))
        self.name = path.relative_to(root).as_posix()
        self.imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in self.nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        if path == root.joinpath(*MESSAGES.split(".")).with_suffix(".py"):
            self.imported["say"] = (MESSAGES, "say")  # `say` is defined there

    def sayings(self) -> Found:
        """Yield the uses of messages by calls of `say`."""
        calls = [node for node in self.nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
        called = {id(node.func) for node in calls}
        for node in calls:
            if self._is(node.func, "say"):
                yield from self._said(node)
            elif self._is(node.func, "Message"):
                yield f"{self._at(node)}: a message is made by say alone"
        for other in self.nodes:
            if self._is(other, "say") and id(other) not in called:
                yield f"{self._at(other)}: the key is computed"
            elif isinstance(other, ast.Import) and any(alias.name == MESSAGES for alias in other.names):
                yield f"{self._at(other)}: say has to be imported by its name"

    def buttons(self) -> Iterator[str]:
        """Yield the keys on buttons, plates and menu rows that act.

        They are in calls, in tables of such words, and in tuples with an action or a constant's name."""
        for node in self.nodes:
            match node:
                case ast.Call(func=ast.Name(id="Row"), args=[_, ast.Call() as label, *_]) if _acts(node):
                    yield from self._worded(label)
                case ast.Call(func=ast.Name(id="Summary"), args=[words, ast.Constant(value=True)]):
                    yield from self._worded(words)
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args) if name in ON_BUTTONS:
                    for words in args[ON_BUTTONS[name] :][:1]:
                        yield from self._worded(words)
                case ast.keyword(arg=arg, value=words) if arg == ANSWERS:
                    yield from self._worded(words)
                case ast.Tuple(elts=parts) if any(map(_is_action, parts)):
                    for part in parts:
                        yield from self._worded(part)
                case ast.Tuple(elts=[ast.Name(id=name), *parts]) if name.isupper():
                    said = [part for part in parts if isinstance(part, ast.Call) and self._is(part.func, "say")]
                    yield from self._worded(said[0]) if said else ()
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=words)
                    | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as words)
                ) if name == LABELS:
                    yield from self._worded(words)
                case ast.FunctionDef(name=name) if name == CHOICE:
                    yield from self._returned(node)

    def _worded(self, node: ast.expr) -> Iterator[str]:
        """Yield the keys of messages that an expression can be, through names, tables and functions of this module."""
        match node:
            case ast.Call(args=[key]) if self._is(node.func, "say"):
                table = self._table(key.value) if isinstance(key, ast.Subscript) else None
                yield from literals(key) or table or ()
            case ast.IfExp(body=body, orelse=orelse):
                yield from self._worded(body)
                yield from self._worded(orelse)
            case ast.Tuple(elts=parts) | ast.Dict(values=parts):
                for part in parts:
                    yield from self._worded(part)
            case ast.Subscript(value=part) | ast.Starred(value=part):
                yield from self._worded(part)
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *rest]):
                for part in (table, *rest):
                    yield from self._worded(part)
            case ast.Call(func=ast.Name(id=name)) | ast.Attribute(value=ast.Name(id="self"), attr=name):
                for one in self.nodes:
                    if isinstance(one, ast.FunctionDef) and one.name == name:
                        yield from self._returned(one)
            case ast.Name(id=name) if name in self.imported:
                module, original = self.imported[name]
                path = self.root.joinpath(*module.split(".")).with_suffix(".py")
                if path.is_file() and original.isupper():
                    tree = ast.parse(path.read_text(encoding="utf-8"))
                    yield from Module(self.root, path, tree)._worded(ast.Name(original))
            case ast.Name(id=name):
                for one in self.nodes:
                    match one:
                        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=parts)):
                            for target, part in zip(names, parts, strict=False):
                                if ast.unparse(target) == name:
                                    yield from self._worded(part)
                        case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                            yield from self._worded(value)

    def _returned(self, function: ast.FunctionDef) -> Iterator[str]:
        """Yield the keys of messages that a function of this module returns."""
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                yield from self._worded(node.value)

    def _is(self, node: ast.AST, name: str) -> bool:
        """Whether a node is that name of the module of messages."""
        return isinstance(node, ast.Name) and self.imported.get(node.id) == (MESSAGES, name)

    def _at(self, node: ast.AST) -> str:
        return f"{self.name}:{getattr(node, 'lineno', 0)}"

    def _said(self, node: ast.Call) -> Found:
        """Yield the use of literal keys, of both arms of a condition, or of the keys of a table."""
        where = self._at(node)
        keys = literals(node.args[0]) if len(node.args) == 1 else None
        gaps = frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)
        computed = len(gaps) < len(node.keywords)
        if keys is None and len(node.args) == 1 and isinstance(table := node.args[0], ast.Subscript):
            keys = self._table(table.value)
            yield from (MessageUse(where, key, None if computed else gaps) for key in keys or ())
        elif keys and not computed:
            yield from (MessageUse(where, key, gaps) for key in keys)
        elif keys:
            yield f"{where}: the arguments of {keys[0]} are computed"
        if keys is None:
            yield f"{where}: the key is computed"

    def _table(self, name: ast.expr) -> tuple[str, ...] | None:
        """The keys in a table of this module, or of the module from which the table is imported."""
        if not isinstance(name, ast.Name):
            return None
        module, original = self.imported.get(name.id, ("", name.id))
        path = self.root.joinpath(*module.split(".")).with_suffix(".py") if module else self.path
        tree = ast.parse(path.read_text(encoding="utf-8")) if path.is_file() else ast.Module([], [])
        for node in tree.body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=found)], value=ast.expr() as value)
                    | ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as value)
                ) if found == original:
                    return values(value)
        return None


def _is_action(node: ast.expr) -> bool:
    """Whether a node is an action: `Action.MENU`."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Action"


def _acts(row: ast.Call) -> bool:
    """Whether a menu row acts: it has no value, opens no page, and can be chosen."""
    value = row.args[2] if len(row.args) > 2 else ast.Constant(None)
    flags = {keyword.arg for keyword in row.keywords}
    return isinstance(value, ast.Constant) and not flags & {"value", "leads", "off"}


def literals(node: ast.expr) -> tuple[str, ...] | None:
    """The texts that an expression can be, or None if it is computed."""
    match node:
        case ast.Constant(value=str(key)):
            return (key,)
        case ast.IfExp(body=body, orelse=orelse):
            first, second = literals(body), literals(orelse)
            return first + second if first and second else None
    return None


def values(node: ast.expr) -> tuple[str, ...] | None:
    """The values of a literal dictionary, or None if one of them is computed."""
    if isinstance(node, ast.Call) and len(node.args) == 1:  # MappingProxyType
        node = node.args[0]
    if not isinstance(node, ast.Dict):
        return None
    found = [literals(value) for value in node.values]
    return None if None in found else tuple(key for keys in found for key in keys or ())
