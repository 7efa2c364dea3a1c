"""The reader of text files: every construct, the error and line in a bad file, and Mozilla's parser beside it."""

from pathlib import Path

import fluent.syntax
import pytest
from fluent.syntax import ast
from hypothesis import given
from hypothesis import strategies as st

from game.text.reader import BadText, Entry, FunctionCall, Gap, Pattern, Reference, Selection, elements, index, read

CONSTRUCTS = {
    "text": ("x = Follow suit", ("Follow suit",)),
    "spaces at both ends": ("x   =   Follow suit   ", ("Follow suit",)),
    "gap": ("x = { $seat } bids {$amount}", (Gap("seat"), " bids ", Gap("amount"))),
    "message": ("x = { rook-ask }, { rook-ask.how }", (Reference("rook-ask"), ", ", Reference("rook-ask", "how"))),
    "term": ("x = { -rook }!", (Reference("-rook"), "!")),
    "function": ("x = {FACE($seat)}", (FunctionCall("FACE", "seat"),)),
    "option": ('x = { FORM( $card , of: "acc" ) }', (FunctionCall("FORM", "card", (("of", "acc"),)),)),
    "options": (
        'x = { LIST($cards, last: "or", of: "acc") }',
        (FunctionCall("LIST", "cards", (("last", "or"), ("of", "acc"))),),
    ),
    "literal": ('x = a{" "}b', ("a b",)),
    "literal whose spaces are meant": ('x = { "  " }a{ " " }', ("  a ",)),
    "escapes": (r'x = { "{ \"\\ \u00e4\U01F600 }" }', ('{ "\\ ä😀 }',)),
    "signs that mean something elsewhere": ("x = a [b] *c .d = e # f", ("a [b] *c .d = e # f",)),
    "further lines": ("x = a\n    b\n      c\n\n    d", ("a\nb\n  c\n\nd",)),
    "text below its key": ("x =\n\n    a\n     b\n", ("a\n b",)),
    "further line that begins with a gap": ("x = a\n    { $b }", ("a\n", Gap("b"))),
    "braces over lines": ("x = {\n    $a\n    }", (Gap("a"),)),
    "choice": (
        "x = { $n ->\n    [0] none\n    [1.5] some\n    [one] { $n } card\n   *[other] { $n } cards\n } here",
        (
            Selection(
                Gap("n"),
                (("0", ("none",)), ("1.5", ("some",)), ("one", (Gap("n"), " card")), ("other", (Gap("n"), " cards"))),
                (Gap("n"), " cards"),
            ),
            " here",
        ),
    ),
    "choice by a function": (
        'x = { FORM($c, of: "gender") ->\n   *[m] ihn\n    [f] sie\n }',
        (Selection(FunctionCall("FORM", "c", (("of", "gender"),)), (("m", ("ihn",)), ("f", ("sie",))), ("ihn",)),),
    ),
    "choice in a choice": (
        "x = { $a ->\n    [one] { $b ->\n        [two] ab\n     *[other] a\n  }\n *[other] text\n    over lines\n }",
        (
            Selection(
                Gap("a"),
                (
                    ("one", (Selection(Gap("b"), (("two", ("ab",)), ("other", ("a",))), ("a",)),)),
                    ("other", ("text\nover lines",)),
                ),
                ("text\nover lines",),
            ),
        ),
    ),
}


@pytest.mark.parametrize("name", CONSTRUCTS)
def test_a_construct_is_read_as_mozillas_parser_reads_it(name: str) -> None:
    source, expected = CONSTRUCTS[name]
    assert index("a", source)["x"].pattern() == expected
    assert theirs(source)["x"] == {"": expected}


def test_comments_attributes_terms_and_text_between_them() -> None:
    found = index(
        "a",
        "### All\n\n# One\nx = a\n    .child = b\n    .how = c\n       d\n#\n-y = e\n   \n    .acc = f\n## Two\nz=g\n",
    )
    assert {key: {name: entry.pattern(name) for name in entry.sources} for key, entry in found.items()} == {
        "x": {"": ("a",), "child": ("b",), "how": ("c\nd",)},
        "-y": {"": ("e",), "acc": ("f",)},
        "z": {"": ("g",)},
    }
    assert found["x"].pattern("acc") is None


def test_an_attribute_after_a_blank_line_is_the_messages() -> None:
    source = "x = a\n\n    .child = b\n"
    assert theirs(source)["x"] == {"": ("a",), "child": ("b",)}
    assert index("a", source)["x"].pattern("child") == ("b",)


BAD = {
    "x = a\ny": (2, "begins neither a message nor a comment"),
    "x = a\n\tb": (2, "begins neither"),
    "#x = a": (1, "begins neither"),
    "ä = a": (1, "begins neither"),
    "    a = b": (1, "goes on with nothing"),
    "x = a\n# b\n    c": (3, "goes on with nothing"),
    "x = a\n\ny = b\nx = c": (4, "x is there already, in line 1"),
    "x = a\n  .how = b\n  .how = c": (3, ".how is there already, in line 2"),
    "x =": (1, "there is no text"),
    "x =\n  .how = b": (1, "there is no text"),
    'x = { "" }': (1, "there is no text"),
    "x = a\n    [b": (2, "a line cannot begin with ["),
    "x = a\n    *b": (2, "a line cannot begin with *"),
    "x = a\n    .b": (2, "a line cannot begin with ."),
    "x = a }": (1, "} closes nothing"),
    "x = { $a": (1, "here should be }, not the end"),
    "x = { $a b }": (1, "here should be }, not b"),
    "x = { $ }": (1, "the name of a gap"),
    "x = { }": (1, "the name of a gap ($), a function or a message"),
    "x = { 5 }": (1, "the name of a gap ($)"),
    "x = { { $a } }": (1, "the name of a gap ($)"),
    "x = a\n    { NUMBER($b) }": (2, "there is no function NUMBER"),
    "x = { FACE(a) }": (1, "here should be $"),
    'x = { FACE($a, of: "b") }': (1, "FACE has no option of"),
    'x = { FORM($a, of: "b", of: "c") }': (1, "FORM has no option of, or has it twice"),
    "x = { FORM($a) }": (1, 'FORM needs of: "..."'),
    "x = { FORM($a, of: b) }": (1, 'a text in "quotes"'),
    "x = { FORM($a, of) }": (1, "here should be :"),
    "x = { FACE($a }": (1, "here should be )"),
    'x = { "a }': (1, 'a text in "quotes"'),
    r'x = { "\n" }': (1, r"after \ stands"),
    r'x = { "\ud800" }': (1, r"after \ stands"),
    r'x = { "\U110000" }': (1, r"after \ stands"),
    "x = { -a.b }": (1, "for FORM alone"),
    "x = { a. }": (1, "the name of an attribute"),
    "x = { $a -> }": (1, "after -> a line ends"),
    "x = { $a ->\n    [b] c\n }": (3, "one variant needs the star"),
    "x = { $a ->\n   *[b] c\n   *[d] e\n }": (3, "only one variant has the star"),
    "x = { $a ->\n    [b] c\n   *[b] e\n }": (3, "[b] is there twice"),
    "x = { $a ->\n    [b]\n   *[c] e\n }": (3, "[b] has no text"),
    "x = { $a ->\n   *[] c\n }": (2, "the name of a variant, or a number"),
    "x = { $a ->\n   *[b c\n }": (2, "here should be ]"),
    "x = { $a ->\n   *c\n }": (2, "here should be ["),
    "x = { $a ->\n   *[b] c": (2, "here should be }, not the end"),
    "x = { FACE($a) ->\n   *[b] c\n }": (1, "can choose"),
    'x = { "a" ->\n   *[b] c\n }': (1, "can choose"),
    "x = { a ->\n   *[b] c\n }": (1, "can choose"),
}


def parsed(path: Path) -> list[Pattern | None]:
    return [entry.pattern(name) for entry in read(path).values() for name in entry.sources]


@pytest.mark.parametrize("source", BAD)
def test_a_bad_file_is_named_with_its_line_and_error(source: str, tmp_path: Path) -> None:
    path = tmp_path / "en" / "game.ftl"
    path.parent.mkdir()
    path.write_text(source, encoding="utf-8")
    line, what = BAD[source]
    with pytest.raises(BadText) as raised:
        parsed(path)
    said = str(raised.value)
    assert said.startswith(f"en/game.ftl:{line}: ") and what in said and "\n" not in said


def test_invalid_utf_8_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.ftl"
    path.write_bytes(b"x = a\ny = \xff\n")
    with pytest.raises(BadText, match=r"/game.ftl:2: this is not UTF-8"):
        read(path)


def test_lines_may_end_as_they_do_on_windows(tmp_path: Path) -> None:
    path = tmp_path / "game.ftl"
    path.write_bytes(b"x = a\r\n    b\r\n")
    assert read(path)["x"].pattern() == ("a\nb",)


def test_a_pattern_is_parsed_once_when_it_is_first_used() -> None:
    entry = index("a", "x = good { $a }\n    .how = } bad")["x"]
    first = entry.pattern()
    assert first == ("good ", Gap("a")) and entry.pattern() is first
    with pytest.raises(BadText):
        entry.pattern("how")


def test_the_parts_of_choices_are_elements_too() -> None:
    pattern = index("a", "x = { $a ->\n   *[b] { FACE($c) }\n } d")["x"].pattern()
    assert pattern is not None
    assert {Gap("a"), FunctionCall("FACE", "c"), " d"} < set(elements(pattern))


# Mozilla's parser


def theirs(source: str) -> dict[str, dict[str, Pattern]]:
    """Keys, attributes and patterns as `fluent.syntax` reads them, in our words."""
    out = {}
    for entry in fluent.syntax.parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            key = "-" * isinstance(entry, ast.Term) + entry.id.name
            assert entry.value is not None
            out[key] = {"": pattern(entry.value), **{part.id.name: pattern(part.value) for part in entry.attributes}}
    return out


def pattern(theirs: ast.Pattern) -> Pattern:
    out: list[object] = []
    for element in theirs.elements:
        ours = element.value if isinstance(element, ast.TextElement) else expression(element.expression)
        if isinstance(ours, str) and out and isinstance(out[-1], str):
            out[-1] += ours
        elif ours != "":
            out.append(ours)
    return tuple(out)


def expression(theirs: object) -> object:
    match theirs:
        case ast.StringLiteral():
            return theirs.parse()["value"]
        case ast.VariableReference(id=name):
            return Gap(name.name)
        case ast.MessageReference(id=name, attribute=attribute):
            return Reference(name.name, attribute.name if attribute else "")
        case ast.TermReference(id=name):
            return Reference(f"-{name.name}")
        case ast.FunctionReference(id=name, arguments=given):
            options = tuple((option.name.name, option.value.parse()["value"]) for option in given.named)
            return FunctionCall(name.name, given.positional[0].id.name, options)
        case ast.SelectExpression(selector=by, variants=variants):
            found = [
                (key.key.name if isinstance(key.key, ast.Identifier) else key.key.value, pattern(key.value))
                for key in variants
            ]
            default = next(pattern(variant.value) for variant in variants if variant.default)
            return Selection(expression(by), tuple(found), default)
    raise AssertionError(theirs)


SIGNS = st.sampled_from([*"abz AZ09 .*[]=-#'\"„“ä…\u00a0", " "])
WORDS = st.text(SIGNS, min_size=1, max_size=8)
GAPS = st.sampled_from(["{ $seat }", "{$amount}", "{ FACE($seat) }", '{ "}" }', '{ " " }', "{ rook-ask }", "{ -rook }"])
BREAKS = st.sampled_from(["\n  ", "\n    ", "\n\n   ", "\n \n      "])
SOURCES = st.lists(st.one_of(WORDS, WORDS, GAPS, BREAKS), min_size=1, max_size=8).map("".join)


@given(value=SOURCES, child=SOURCES)
def test_both_parsers_read_the_same_and_find_the_same_junk(value: str, child: str) -> None:
    source = f"x = {value}\n    .child = {child}\n"
    assert ours(source) == read_by_mozilla(source), source


def ours(source: str) -> dict[str, Pattern] | None:
    try:
        entry: Entry = index("a", source)["x"]
        return {name: entry.pattern(name) or () for name in entry.sources}
    except BadText:
        return None


def read_by_mozilla(source: str) -> dict[str, Pattern] | None:
    """The same, None for junk, and for a text that only we refuse: an empty one."""
    body = fluent.syntax.parse(source).body
    if any(isinstance(entry, ast.Junk) or not getattr(entry, "value", None) for entry in body):
        return None
    found = theirs(source)["x"]
    return found if all(found.values()) else None
