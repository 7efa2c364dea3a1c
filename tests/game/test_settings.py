"""Settings: defaults, checked reading, changes that are kept and reported."""

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.settings import DEFAULTS, TITLES, Settings, Values, choices, is_valid
from tests.scenes.voices import worded


class Drawer:
    """A store of settings in memory."""

    def __init__(self, **kept: Any) -> None:
        self.kept = kept

    def setting(self, name: str) -> object:
        return self.kept.get(name)

    def keep_setting(self, name: str, value: object) -> None:
        self.kept[name] = value


def test_every_default_is_one_of_the_choices_offered() -> None:
    for field in fields(Values):
        assert is_valid(field.name, getattr(DEFAULTS, field.name))
    assert set(TITLES) == {field.name for field in fields(Values)}


def test_a_change_is_there_at_the_next_start() -> None:
    drawer = Drawer()
    Settings(drawer).change(text_size=150, theme="kids", key_bindings=(("confirm", ("e",)),))
    drawer.kept["key_bindings"] = [["confirm", ["e"]]]  # as JSON returns it
    again = Settings(drawer)
    assert (again.get.text_size, again.get.theme) == (150, "kids")
    assert again.get.key_bindings == (("confirm", ("e",)),)
    assert again.notices == ()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("effects", 85),
        ("effects", "80"),
        ("effects", True),
        ("effects", 10**30),
        ("pace", "warp"),
        ("theme", 3),
        ("captions", 1),
        ("captions", "yes"),
        ("key_bindings", {"a": 1}),
        ("key_bindings", [["confirm", "x"]]),
        ("pad_bindings", [["confirm", [""]]]),
        ("pad_bindings", [["c", ["a"]]] * 1000),
        ("text_size", 100.0),
    ],
)
def test_an_odd_kept_value_falls_back_and_is_named_in_one_sentence(name: str, value: object) -> None:
    settings = Settings(Drawer(**{name: value, "music": 10}))
    assert getattr(settings.get, name) == getattr(DEFAULTS, name)
    assert settings.get.music == 10
    assert len(settings.notices) == 1 and worded(TITLES[name]) in worded(settings.notices[0])


@given(
    st.sampled_from([field.name for field in fields(Values)]),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ),
)
def test_no_content_of_a_store_breaks_the_reading(name: str, value: object) -> None:
    assert is_valid(name, getattr(Settings(Drawer(**{name: value})).get, name))


def test_wrong_changes_are_refused_and_change_nothing() -> None:
    settings = Settings(Drawer())
    for change in ({"volume": 3}, {"effects": 500}, {"music": 20, "look": "squint"}):
        with pytest.raises(ValueError):
            settings.change(**change)
    assert settings.get == DEFAULTS


def test_listeners_hear_only_changes_and_until_they_leave() -> None:
    settings, heard = Settings(Drawer()), list[Values]()
    leave = settings.listen(heard.append)
    settings.change(music=0)
    settings.change(music=0)
    leave()
    settings.change(music=10)
    assert [values.music for values in heard] == [0]


def test_overrides_of_the_command_line_hold_but_are_not_kept() -> None:
    drawer = Drawer(theme="grown-up")
    assert Settings(drawer, theme="kids", fullscreen=False).get.theme == "kids"
    assert drawer.kept == {"theme": "grown-up"}
    with pytest.raises(ValueError, match="cannot be"):
        Settings(drawer, pace="9")


def test_children_have_time_unless_a_pace_was_chosen() -> None:
    """This holds for every way to reach their theme; and a pace without a choice is not kept."""
    drawer = Drawer()
    settings = Settings(drawer)
    settings.change(theme="kids")
    assert settings.get.pace == "slow" == Settings(drawer).get.pace == Settings(theme="kids").get.pace
    settings.change(theme="grown-up")
    assert settings.get.pace == "normal" and drawer.kept == {"theme": "grown-up"}
    settings.change(pace="fast")
    settings.change(theme="kids")
    assert settings.get.pace == "fast" == Settings(drawer).get.pace
    settings.reset()
    assert settings.get == DEFAULTS == Settings(drawer).get
    settings.change(theme="kids")
    assert settings.get.pace == "slow"


def test_the_local_default_is_a_choice_too() -> None:
    settings = Settings()
    settings.usual = replace(DEFAULTS, theme="kids", pace="off")
    settings.reset()
    assert settings.get == replace(settings.usual, speech_pace="slow")
    settings.usual = replace(DEFAULTS, theme="kids")
    settings.reset()
    assert settings.get.pace == "slow"


def test_turning_cycles_through_the_choices_and_reset_goes_back() -> None:
    settings = Settings()
    for _ in choices("pace"):
        settings.turn("pace", 1)
    assert settings.get.pace == "normal"
    settings.turn("rumble", -1)
    assert settings.get.rumble is False
    settings.reset()
    assert settings.get == DEFAULTS
