"""Bindings and keyboard: tables without conflicts, and hints that agree with the tables."""

from itertools import chain

import pygame
import pytest

from game.draw.glyphs import PAD_FAMILIES, glyph
from game.input import bindings
from game.input.actions import DIRECTIONS, ERASE, Action
from game.input.bindings import STANDARD, cap, hint_button, remapped, spelling_button
from game.input.keyboard import Keyboard, Signal

TABLES = {"keys": STANDARD.keys, "keys-left": STANDARD.keys_left, "keys-right": STANDARD.keys_right}
BOUND = set(Action) - {Action.POINT, Action.TEXT, Action.RAW}


@pytest.fixture(autouse=True)
def _keyboard_names():
    pygame.display.init()


def down(name, **said):
    return pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), **said)


def up(name):
    return pygame.event.Event(pygame.KEYUP, key=pygame.key.key_code(name))


@pytest.mark.parametrize("table", [*TABLES.values(), STANDARD.pad])
def test_each_action_has_a_button_and_no_button_two_actions(table):
    assert set(table) == BOUND
    names = list(chain(*table.values()))
    assert len(names) == len(set(names))


@pytest.mark.parametrize("table", TABLES.values())
def test_each_key_exists(table):
    for name in chain(*table.values()):
        assert pygame.key.name(pygame.key.key_code(name)) == name


def test_the_halves_of_the_keyboard_share_no_key():
    left, right = (set(chain(*table.values())) for table in (STANDARD.keys_left, STANDARD.keys_right))
    assert not left & right


def test_hints_agree_with_the_tables():
    assert hint_button(Action.CONFIRM, "keys") == "Enter"
    assert hint_button(Action.CONFIRM, "keys-left") == "F"
    assert hint_button(Action.BACK, "keys-right") == "⌫"
    assert hint_button(Action.CONFIRM, "nintendo") == hint_button(Action.CONFIRM, "pad:2") == "south"
    assert hint_button(Action.BACK, "mouse") == "east"
    assert hint_button(Action.LEFT, "xbox") == "dpad left"
    assert hint_button(Action.CONFIRM, "xbox", STANDARD.swapped()) == "east"
    assert hint_button(Action.CONFIRM, "keys", remapped(STANDARD, {"keys": {"confirm": ("c",)}})) == "C"


@pytest.mark.parametrize("family", PAD_FAMILIES)
def test_no_two_actions_of_a_pad_share_a_glyph(family):
    """Except directions on one line."""
    hints = {action: hint_button(action, family) for action in STANDARD.pad}
    lone = [hint for action, hint in hints.items() if action not in DIRECTIONS]
    assert len({pygame.image.tobytes(glyph(family, hint, 50), "RGBA") for hint in lone}) == len(lone)


def test_a_key_given_to_an_action_is_taken_from_its_old_one():
    changed = remapped(STANDARD, {"keys": {"confirm": ("x", "c"), "extra": ("return",)}})
    assert changed.keys[Action.CONFIRM] == ("x", "c")
    assert changed.keys[Action.EXTRA] == ("return",)


def test_enter_and_escape_keep_their_meaning_until_another_action_claims_them():
    changed = remapped(STANDARD, {"keys": {"confirm": ("c",), "back": ("b",)}})
    assert changed.keys[Action.CONFIRM] == ("c", "return")
    assert changed.keys[Action.BACK] == ("b", "escape")
    claimed = remapped(STANDARD, {"keys": {"confirm": ("c",), "extra": ("return",)}})
    assert claimed.keys[Action.CONFIRM] == ("c",)


def test_confirm_and_back_stay_on_buttons_that_every_pad_has():
    changed = remapped(STANDARD, {"pad": {"confirm": ("paddle 1",)}})
    assert changed.pad[Action.CONFIRM] == ("paddle 1", "south")
    assert changed.pad[Action.BACK] == ("east",)
    locked = {"confirm": ("paddle 1",), "extra": ("south",), "info": ("west",), "prev": ("north",)}
    assert remapped(STANDARD, {"pad": locked}) == STANDARD
    swapped = {"confirm": ("east",), "back": ("south",)}
    assert remapped(STANDARD, {"pad": swapped}).pad[Action.CONFIRM] == ("east",)


def test_a_name_can_be_finished_with_any_bindings():
    keyboard = Keyboard()
    keyboard.bind(remapped(STANDARD, {"keys": {"confirm": ("c",), "back": ("b",), "extra": ("return", "escape")}}))
    assert list(keyboard.read(down("return"), typing=True)) == [Signal("keys", Action.EXTRA)]
    moved = {"up": ("t",), "down": ("g",), "left": ("f",), "right": ("h",)}
    keyboard.bind(remapped(STANDARD, {"keys": moved}))
    for name in ("up", "down", "left", "right"):
        assert list(keyboard.read(down(name))) == []
        assert [signal.action.value for signal in keyboard.read(down(name), typing=True)] == [name]


@pytest.mark.parametrize("name", ["c", "f5", "right ctrl", "return", "escape", "[5]", "home", ";"])
def test_the_next_key_is_reported_by_name_on_request(name):
    keyboard = Keyboard()
    assert list(keyboard.read(down(name), raw=True)) == [Signal("keys", Action.RAW, text=name)]
    assert list(keyboard.read(up(name), raw=True)) == []


@pytest.mark.parametrize(
    "wishes",
    [
        {"keys": {"confirm": ("escape", "backspace")}},  # back would have no key left
        {"keys": {"fly": ("f",)}},
        {"keys": {"confirm": ()}},
        {"keys": {"confirm": 3}},
        {"keys": 3},
        {"piano": {"confirm": ("c",)}},
        {},
    ],
)
def test_an_invalid_binding_changes_nothing(wishes):
    assert remapped(STANDARD, wishes) == STANDARD


def test_each_key_does_what_its_table_says():
    keyboard = Keyboard()
    for action, names in STANDARD.keys.items():
        for name in names:
            assert list(keyboard.read(down(name))) == [Signal("keys", action)]
            assert list(keyboard.read(up(name))) == [Signal("keys", action, down=False)]
    assert list(keyboard.read(up("x"))) == []


def test_two_people_share_a_keyboard():
    keyboard = Keyboard()
    keyboard.shared = True
    assert keyboard.devices() == ("keys-left", "keys-right")
    for device in keyboard.devices():
        for action, names in TABLES[device].items():
            for name in names:
                assert list(keyboard.read(down(name))) == [Signal(device, action)]
    assert list(keyboard.read(down("5"))) == []


def test_a_second_person_is_heard_while_the_keyboard_invites():
    keyboard = Keyboard()
    assert list(keyboard.read(down("f"))) == []
    keyboard.invites = True
    assert list(keyboard.read(down("f"))) == [Signal("keys-left", Action.CONFIRM)]
    assert list(keyboard.read(up("f"))) == []
    assert list(keyboard.read(down("return"))) == [Signal("keys", Action.CONFIRM)]
    assert list(keyboard.read(down("g"))) == []
    keyboard.bind(remapped(STANDARD, {"keys-left": {"confirm": ("e",), "next": ("f",)}}))
    assert list(keyboard.read(down("e"))) == [Signal("keys-left", Action.CONFIRM)]
    keyboard.shared = True
    assert list(keyboard.read(down("e"))) == [Signal("keys-left", Action.CONFIRM)]


def test_letters_are_text_only_while_a_name_is_typed():
    keyboard = Keyboard()
    letter = pygame.event.Event(pygame.TEXTINPUT, text="é")
    assert list(keyboard.read(letter)) == []
    assert list(keyboard.read(letter, typing=True)) == [Signal("keys", Action.TEXT, text="é")]
    assert list(keyboard.read(down("e"), typing=True)) == []
    assert list(keyboard.read(down("space"), typing=True)) == []
    assert list(keyboard.read(down("return"), typing=True)) == [Signal("keys", Action.CONFIRM)]
    assert list(keyboard.read(down("backspace"), typing=True)) == [Signal("keys", Action.TEXT, text=ERASE)]
    for name in ("up", "down", "left", "right"):
        assert next(keyboard.read(down(name), typing=True)).action in DIRECTIONS


def test_held_keys_come_up_when_the_window_loses_the_keyboard():
    keyboard = Keyboard()
    list(keyboard.read(down("tab")))
    assert list(keyboard.let_go()) == [Signal("keys", Action.LOOK, down=False)]
    assert list(keyboard.let_go()) == []


def test_key_caps():
    assert [bindings.cap(name) for name in ("f", "f10", "return", "left")] == ["F", "F10", "Enter", "←"]


@pytest.mark.parametrize("action", list(Action)[:12])
def test_a_keyboard_that_spells_names_only_keys_that_still_act(action: Action) -> None:
    """Not letters, which are text then. Its keys come as that action, or as a letter that is taken back."""
    keyboard = Keyboard()
    shown = spelling_button(action)
    named = {
        cap(name): name for table in (STANDARD.keys, STANDARD.keys_left) for keys in table.values() for name in keys
    }
    code = pygame.key.key_code(named[shown])
    event = pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
    signals = list(keyboard.read(event, typing=True))
    assert [signal.action for signal in signals] == [Action.TEXT if action is Action.EXTRA else action]
