"""The check of English in code and documents (`tools/check_english.py`)."""

import pytest

from tools import check_english
from tools.check_english import LONGEST, check, findings, main, markdown_text, paragraphs, python_text


@pytest.mark.parametrize("word", sorted(check_english.AVOIDED))
def test_each_avoided_word_is_found_in_any_case(word):
    assert [f'"{word}":' in line for line in check(f"The cards {word.capitalize()} here.")] == [True]


def test_words_inside_others_and_in_quotes_are_no_finding():
    assert not list(check('Everybodys `whoever` and "nobody" are names.'))


def test_a_sentence_may_have_as_many_words_as_allowed_and_not_one_more():
    most = " ".join(["Word"] * LONGEST)
    assert not list(check(f"{most}. {most}."))
    assert [line.split(":")[0] for line in check(f"{most} more. Short.")] == [f"a sentence of {LONGEST + 1} words"]


def test_an_exception_counts_in_its_file_only(monkeypatch):
    monkeypatch.setattr(check_english, "EXCEPTIONS", {("a.py", "nobody"): "the name of a user account"})
    assert not list(check("nobody", "a.py"))
    assert list(check("nobody", "b.py"))
    assert list(check("somebody", "a.py"))


def test_docstrings_comments_and_names_of_python_are_read():
    source = '''"""One."""


def asks_nobody(seat):
    """Two.

    >>> print("doctest")
    doctest
    """
    # three
    # and more
    return "not this"  # four
'''
    said = sorted(python_text(source))
    assert said == [(1, "One."), (4, "asks nobody"), (5, "Two."), (10, "three and more"), (12, "four")]


def test_what_tools_read_in_comments_is_left_out():
    assert list(python_text("x = 1  # type: ignore[misc]\n# ---------\ny = 2  # noqa: F401\n")) == []


def test_blocks_of_code_in_markdown_are_left_out_and_cells_of_tables_are_read():
    said = list(markdown_text("# Head\n\nText that\ngoes on.\n\n```\nnobody\n```\n\n| a | b |\n\n* item\n"))
    assert said == [(1, "Head"), (3, "Text that goes on."), (10, ""), (10, " a "), (10, " b "), (10, ""), (12, "item")]


def test_list_items_are_paragraphs_of_their_own():
    assert list(paragraphs("One:\n* two\n  more\n* three", 1)) == [(1, "One:"), (2, "two more"), (4, "three")]


def test_findings_name_file_and_line(tmp_path, capsys):
    file = tmp_path / "page.md"
    file.write_text("Fine.\n\nNobody comes.\n", encoding="utf-8")
    assert list(findings(file)) == [f'{file}:3: "nobody": {check_english.AVOIDED["nobody"]}']
    assert main([str(file)]) == 1
    file.write_text("Fine.\n", encoding="utf-8")
    capsys.readouterr()
    assert main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""


def test_a_place_that_does_not_exist_is_refused(tmp_path):
    with pytest.raises(SystemExit, match="does not exist"):
        main([str(tmp_path / "none")])
