"""Answering: the open question of one seat on the screen, with its hand and the plates above it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect

from engine.core.cards import Cards
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.core.steps import Step
from game.canvas import Canvas
from game.cards.hand import HandLayout, hand
from game.easing import MAKES_ROOM
from game.input.actions import Press
from game.theme import Theme
from game.widgets.bindings import Binding, Do
from game.widgets.hints import ButtonOf
from scenes.seating import Seating
from scenes.table.asks.asks import CardAsk, CardsAsk, HandAsk, OnPlate, Outcome, PartsAsk, Plate, PlatesAsk, outcome_of
from scenes.table.asks.bids import CENTRE_X, FOCUSED_HEIGHT, HEIGHT, ROW_Y, ChoicePlate, ChoiceRow
from scenes.table.asks.confirm_plate import ConfirmPlate, card_parts, card_slots, plate_high
from scenes.table.asks.picks import PicksAsk, RunAsk
from scenes.table.asks.picture_asks import PictureAsk, PictureButton
from scenes.table.asks.picture_buttons import Drawn, PictureButtons
from scenes.table.asks.questions import Ask, DoorAnswers, asides_of, make_ask
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.stage.hand import HandFan
from scenes.table.stage.handed_in import FlyingPart, HandedIn
from scenes.table.stage.hud import as_choice
from scenes.table.stage.own_hand import OwnHand, hand_breaks

OVER_KIDS_ROWS = 128
"""px from a child's hand in two rows up to the confirm plate, clear of the ticks of its cards."""
ROWS_SINK = 80
"""px by which a hand in two rows sinks for a plate."""
LARGE_DOWN = 24
"""px by which a row of plates stands lower with large text. It must not cover things behind it."""
CLOSE_OVER_HAND = 164
"""px from a hand that sinks for a row of plates up to that row."""
PLATE_DOWN, PLATE_DOWN_LARGE = 14, 50
"""px by which a single plate with its ring is lower than a row of plates. With large text the hand sinks for it."""
LARGE_ALONE = 470
"""Middle of a single plate with large text, if nothing else is on the table."""
UNDER_BUTTONS = 698
"""Upper edge of a hand under large buttons with pictures."""
LOWER = 18
"""Least px by which such a hand is lower than usual."""
READ_ROWS_SINK = 112
"""px by which a read-only hand in rows sinks under a row of plates. Every index stays in sight."""
OVER_READ = 66
"""Least px from such a hand up to the middle of that row: half a plate and its ring."""


Place = int | OnPlate
"""A place of the hook: a card of the hand by its index, or a plate or button above it."""


@dataclass(frozen=True, slots=True)
class AnswerContext:
    """The view and cards of the asked seat, with the table and its players. `fan` draws the cards; `button` gives the
    glyph of an action on the seat's device."""

    game_table: GameTable[Any]
    view: Any
    cards: Cards
    fan: HandFan
    theme: Theme
    who: Speakers
    seating: Seating
    button: ButtonOf


class Choices:
    """The answers over a hand: a row of plates, buttons with pictures, or the one plate of an answer of several parts.

    `lying` is the hand, `alone` whether the table needs no other answer now, so that the one plate may cover it.
    `row_y` is the middle of a row, for a bar of the usual height.
    """

    def __init__(
        self, ask: Ask | PictureAsk, before: AnswerContext, lying: HandLayout, alone: bool, row_y: int
    ) -> None:
        game_table, theme, calm = before.game_table, before.theme, before.fan.calm
        self.pictured = isinstance(ask, PictureAsk)
        """Whether the answers are buttons with pictures."""
        self._in_parts = isinstance(ask, PartsAsk)
        self.plates: tuple[Plate, ...] = ()
        self.row: ChoiceRow | None = None
        self.buttons = PictureButtons(Drawn(game_table.deck, before.seating, before.who.voice, theme), calm=calm)
        y, high = confirm_place(lying, theme, alone)
        self.confirm = ConfirmPlate(theme, before.who.voice, before.button, (CENTRE_X, y), high=high, calm=calm)
        self._before, self._row_y = before, row_y
        self._asked_for = 0.0  # seconds

    @property
    def offers(self) -> Sequence[Plate | PictureButton]:
        """The answers in a row of plates or as buttons."""
        return self.buttons.buttons if self.pictured else self.plates

    def rects(self) -> Sequence[tuple[int, Rect]]:
        """Rectangles of the visible plates that can be confirmed, with their indices in `offers`."""
        if self.row is not None:
            return self.row.layout().plates
        if self.pictured:
            return self.buttons.rects()
        return ((0, self.confirm.rect),) if self.confirm.complete else ()

    @property
    def top(self) -> int | None:
        """Upper edge of the row of plates, px."""
        return min((rect.top for _, rect in self.rects()), default=None)

    def hit(self, at: tuple[int, int]) -> int | None:
        """The plate under a pointer."""
        return next((i for i, rect in self.rects() if rect.inflate(8, 8).collidepoint(at)), None)

    @property
    def room(self) -> float:
        """How far (0 to 1) the things round the table have moved aside for the buttons."""
        if not self.pictured:
            return 0.0
        return 1.0 if self._before.fan.calm else MAKES_ROOM.ease(min(1.0, self._asked_for / MAKES_ROOM.seconds))

    def show_row(self, plates: tuple[Plate, ...], focus: int | None, pinned: int = 0, shown: bool = True) -> None:
        """Show the row of plates; build it again if the plates have changed."""
        before, self.plates = self.plates, plates
        if not shown:
            self.row = None
            return
        if self.row is None or before != plates:
            choices = [self._choice(plate) for plate in plates]
            self.row = ChoiceRow(choices, self._before.theme, focus=focus, pinned=pinned, y=self._row_y)
        self.row.focus = focus

    def _choice(self, plate: Plate) -> ChoicePlate:
        """The face of a plate: its words, and at most one picture."""
        if plate.shown:
            return ChoicePlate(plate.shown)
        before = self._before
        return as_choice(before.who.voice.wording(plate.name), before.game_table, before.seating)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._asked_for += dt
        if self.pictured:
            self.buttons.update(dt)
        elif self._in_parts:
            self.confirm.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates."""
        if self.row is not None:
            self.row.draw(canvas)
        self.confirm.draw(canvas)
        if self.pictured:
            self.buttons.draw(canvas)


class Answering:
    """The open question of a seat. `in_public` questions need no hand. If there are `pictures`, they are the
    answers."""

    def __init__(
        self,
        seat: Seat,
        prompts: Sequence[Prompt],
        before: AnswerContext,
        in_public: bool = False,
        pictures: tuple[PictureButton, ...] = (),
    ) -> None:
        game_table, view, theme, who = before.game_table, before.view, before.theme, before.who
        self.seat, self.game_table, self.view, self.fan, self.in_public = seat, game_table, view, before.fan, in_public
        self.refused = 0
        """Number of wrong presses at this question."""
        cards, self._breaks = _cards_of_question(prompts, before.cards, hand_breaks(game_table, before.cards))
        self.ask: Ask | PictureAsk = (
            PictureAsk(seat, pictures)
            if pictures
            else make_ask(
                seat, prompts, cards, lambda step: game_table.text.choice(step, view, who), asides_of(game_table)
            )
        )
        self._cards, self._theme = cards, theme
        self._lying = hand(len(cards), kids=theme.kids)
        door = game_table.feature(DoorAnswers) if in_public else None
        if door is not None:
            row_y = door.row + (LARGE_DOWN if theme.large_text else 0)
        elif self._in_rows and isinstance(self.ask, HandAsk):
            row_y = over_rows(self._lying, sinks=True)
        else:
            row_y = plates_place(len(cards), theme)[0]
        self.choices = Choices(self.ask, before, self._lying, self._stays, row_y)
        self.hook = AnswerHook(self)
        self.show()

    @property
    def _in_rows(self) -> bool:
        """Whether the hand has more than one row."""
        return len(self._lying.rows) > 1

    @property
    def _stays(self) -> bool:
        """Whether the table needs no other answer now, so that the plate may cover it."""
        return isinstance(self.ask, CardsAsk)

    @property
    def aside(self) -> Plate | None:
        """The answer that has a button of its own, or None."""
        return self.ask.aside if isinstance(self.ask, CardAsk) else None

    @property
    def complete(self) -> bool:
        """Whether an answer of several parts is on its plate and can be confirmed."""
        return self.choices.confirm.focused

    def handed_in(self) -> HandedIn | None:
        """The confirmed plate with its cards."""
        if not self.complete:
            return self._dropped()
        assert isinstance(self.ask, PartsAsk)
        cards, plate = [self._cards[i] for i in self.ask.ordered], self.choices.confirm
        slots = (slot for place in plate.part_places() for slot in card_slots(len(cards), self._theme, place))
        parts = [FlyingPart(slot.x, slot.y, slot.scale, card) for card, slot in zip(cards, slots, strict=False)]
        return HandedIn(self.seat, plate, plate.draw, False, parts)

    def _dropped(self) -> HandedIn | None:
        """A card dragged out of the hand, from the place of its drop."""
        sprite = self.fan.dropped if isinstance(self.ask, CardAsk) else None
        if sprite is None or sprite.card is None:
            return None
        part = FlyingPart(sprite.x, sprite.y, sprite.scale, sprite.card)
        plate = self.choices.confirm
        return HandedIn(self.seat, plate, plate.draw, False, [part], stands=False)

    def grabs(self, at: tuple[int, int]) -> bool:
        """Whether a pointer at `at` grabs a card."""
        return isinstance(self.ask, HandAsk) and self.ask.able and isinstance(self._hit(at), int)

    @property
    def missing(self) -> Message | None:
        """The plate's words about missing parts, if a hand in rows leaves no room for the plate. Otherwise None."""
        ask = self.ask
        if not isinstance(ask, PartsAsk) or not ask.chosen or ask.plates:
            return None
        if self.choices.confirm.summary is not None:
            return None
        return ask.missing

    @property
    def picked(self) -> tuple[int, ...]:
        """Places in the hand of picked cards that were not given yet, in the order of picking."""
        return tuple(self.ask.chosen) if isinstance(self.ask, PartsAsk) else ()

    def pick(self, places: tuple[int, ...]) -> None:
        """Restore the picked places, from before the hand was covered."""
        if isinstance(self.ask, PartsAsk):
            self.ask.restore(places)
            self.show()

    def put_back(self) -> None:
        """Undo an answer that did not count: its cards return to the hand."""
        if isinstance(self.ask, PartsAsk | PictureAsk):
            while self.ask.begun:
                self.ask.take_back()
            self.show()
        elif isinstance(self.ask, HandAsk):
            self.fan.put_back()

    @property
    def begun(self) -> bool:
        """Whether a part of the answer is picked, which the back button takes back."""
        return isinstance(self.ask, PartsAsk | PictureAsk) and self.ask.begun

    @property
    def question(self) -> Message | None:
        """The question on the buttons with pictures, if there is one."""
        return self.ask.question if isinstance(self.ask, PictureAsk) else None

    @property
    def intended(self) -> Step | None:
        """The answer under the hook, or the picked answer on the plate."""
        return self.ask.intended

    @property
    def meant(self) -> Cards:
        """The picked cards, or else the card under the hook. The table may highlight matching cards for the viewer."""
        if not isinstance(self.ask, PicksAsk):
            return ()
        return self.ask.picked or ((self.ask.hand[self.ask.focus],) if self.ask.plate is None else ())

    def act(self, press: Press, do: Do) -> Outcome:
        """Act on one press of the seat's device, on a button that does `do` or at a pointer's place.

        After an answer the screen does not change, because its events show next.
        From a card that was just picked the hook moves to the next possible one. It stays under a grown-up's pointer.
        """
        picked = self.picked
        outcome = outcome_of(press, do, self.ask, self._hit)
        if isinstance(outcome, Step):
            return outcome
        self.show()
        if (
            isinstance(self.ask, PartsAsk)
            and self.ask.plate is None
            and (press.at is None or self._theme.kids)
            and len(self.picked) > len(picked)
        ):
            self.hook.show_the_way()
        if outcome is not None and isinstance(self.ask, HandAsk):
            self.fan.refuse()
        return outcome

    def refuse(self) -> None:
        """Note that the rules refused the answer."""
        self.refused += 1
        self.show()

    def _hit(self, at: tuple[int, int]) -> Any:
        found = self.choices.hit(at)
        if isinstance(self.ask, PlatesAsk | PictureAsk):
            return found
        return self.fan.point(at) if found is None else OnPlate(found)

    # Display and speech

    def show(self) -> None:
        """Show the hand, the plates and the hook as the answer is now."""
        ask = self.ask
        hook_from = self.fan.hook_at()
        if isinstance(ask, PictureAsk):
            self._show_buttons(ask)
            return
        if isinstance(ask, PlatesAsk):
            self.choices.show_row(ask.plates, ask.focus, ask.pinned)
            if self._cards:
                drop = plates_place(len(self._cards), self._theme)[1]
                self.fan.show(self._cards, breaks=self._breaks, drop=drop, small=True)
            return
        summary, plates = ask.summary if isinstance(ask, PartsAsk) else None, ask.plates
        # A hand in rows sinks only for a plate with the hook, because its front row is then less visible.
        stands = not self._in_rows or self._stays or ask.plate is not None
        one = stands and summary is not None and len(plates) <= 1
        self.choices.show_row(plates, ask.plate, shown=stands and bool(plates) and not one)
        self._show_hand(ask)
        picked = tuple(ask.hand[i] for i in ask.ordered) if one else ()
        self.choices.confirm.show(
            summary if one else None,
            lambda high: card_parts(picked, self.game_table.deck, self._theme, high),
            one and ask.plate is not None,
            hook_from,
        )

    def _show_buttons(self, ask: PictureAsk) -> None:
        """Show the buttons above the sunk hand. The cards of the button under the hook glow."""
        self.choices.buttons.show(ask.plates, ask.focus)
        about, small = ask.plates[ask.focus].hand, self._in_rows
        lying = hand(len(self._cards), kids=self._theme.kids and not small)
        self.fan.show(
            self._cards, legal=about or None, breaks=self._breaks, drop=UNDER_BUTTONS - round(lying.top), small=small
        )

    def _show_hand(self, ask: HandAsk) -> None:
        """Show the hand: legal cards bright, picked cards raised. It sinks if plates need the room."""
        legal = ask.legal
        everything = legal is None or set(ask.hand) <= legal
        sinks = (self.choices.row is not None or self.picked) and (not self._in_rows or ask.plate is not None)
        sinks = sinks and not (self._stays and self._in_rows)
        self.fan.show(
            ask.hand,
            legal=None if everything or (ask.plate is not None and self.picked) else legal,
            focus=ask.focus if ask.able and ask.plate is None else None,
            chosen=ask.ordered,
            breaks=self._breaks,
            ordered=isinstance(ask, RunAsk),
            drop=sink_by(self._lying, self._theme) if sinks else 0,
        )

    def narration(self) -> Message | None:
        """The plate or card under the hook, with its number, for the narrator. Says also if the card is picked or not
        legal."""
        ask = self.ask
        at = ask.plate if isinstance(ask, HandAsk) else ask.focus
        if at is not None:
            name, count = ask.plates[at].name, len(ask.plates)
            return say("narrated-of", item=name, number=at + 1, count=count) if count > 1 else name
        hand = self.game_table.feature(OwnHand)
        if hand is None or not isinstance(ask, HandAsk) or not ask.able or not ask.hand:
            return None
        card, legal = ask.hand[ask.focus], ask.legal
        item = say("narrated-of", item=hand.noun(card), number=ask.focus + 1, count=len(ask.hand))
        if ask.focus in self.picked:
            return say("narrated-picked", item=item)
        return item if legal is None or card in legal else say("narrated-unfit", item=item)

    def bindings(self) -> tuple[Binding, ...]:
        """The buttons of the ask and what each does to the answer; at most two are printed."""
        return self.ask.bindings(self.fan.beside)


class AnswerHook:
    """The hook at a question, as help, the coach and lessons move it."""

    def __init__(self, answering: Answering) -> None:
        self._answering = answering

    @property
    def at(self) -> Place:
        """The place of the hook."""
        ask = self._answering.ask
        if isinstance(ask, HandAsk):
            return ask.focus if ask.plate is None else OnPlate(ask.plate)
        return OnPlate(ask.focus)

    @property
    def open_places(self) -> tuple[int, ...]:
        """Places in the hand that can be chosen now, the nearest to the hook first."""
        ask = self._answering.ask
        if not isinstance(ask, HandAsk) or self._answering.complete:
            return ()
        return tuple(sorted(ask.open_places, key=lambda place: abs(place - ask.focus)))

    def wanted(self) -> tuple[Rect, ...]:
        """Rectangles that can be chosen, the nearest first. A complete answer comes before cards."""
        answering, ask = self._answering, self._answering.ask
        cards = tuple(map(answering.fan.in_sight, self.open_places))
        if cards:
            return cards
        at = ask.plate if isinstance(ask, HandAsk) else ask.focus
        return tuple(rect for _, rect in sorted(answering.choices.rects(), key=lambda one: abs(one[0] - (at or 0))))

    def show_the_way(self) -> None:
        """Move the hook to the nearest possible card, or to the plate of a finished answer, without choosing it."""
        ask = self._answering.ask
        finished = isinstance(ask, PartsAsk) and ask.chosen and ask.plates
        self.move(self.open_places[:1] or ([OnPlate(0)] if finished else []))

    def on(self, step: Step) -> None:
        """Move the hook to the first part of an answer."""
        self.move([place for place in self._places() if self._stands_for(place, step)])

    def off(self, step: Step) -> None:
        """Move the hook from a part of an answer to the nearest other thing, if there is one."""
        if self.is_on(step):
            self.move([place for place in self._places() if not self._stands_for(place, step)])

    def is_on(self, step: Step) -> bool:
        """Whether the hook is on a part of an answer, or the answer is not in the hand or on a plate."""
        aside = self._answering.aside
        return self._stands_for(self.at, step) or (aside is not None and aside.step == step)

    def _places(self) -> list[Place]:
        """All places that the hook can be moved to, cards first, the nearest first."""
        return [*self.open_places, *map(OnPlate, range(len(self._answering.ask.plates)))]

    def _stands_for(self, place: Place, step: Step) -> bool:
        """Whether a card or a plate is an answer or a part of it."""
        ask = self._answering.ask
        if isinstance(place, OnPlate):
            return place.index < len(ask.plates) and ask.plates[place.index].leads_to(step)
        return isinstance(ask, HandAsk) and ask.hand[place] in step.named

    def places(self) -> tuple[tuple[Place, Rect], ...]:
        """Places that can be chosen now with their rectangles: cards, then plates."""
        cards = tuple((place, self._answering.fan.in_sight(place)) for place in sorted(self.open_places))
        return (*cards, *((OnPlate(number), rect) for number, rect in self._answering.choices.rects()))

    def move(self, places: Sequence[Place]) -> None:
        """Move the hook to the first of these places, if there is any."""
        if not places:
            return
        ask, place = self._answering.ask, places[0]
        if not isinstance(ask, HandAsk):
            assert isinstance(place, OnPlate)
            ask.focus = place.index
        elif isinstance(place, OnPlate):
            ask.plate = place.index
        else:
            ask.focus, ask.plate = place, None
        self._answering.show()


def confirm_place(lying: HandLayout, theme: Theme, alone: bool) -> tuple[int, int]:
    """Middle line and height in px of the plate for an answer of several parts, over a hand.

    The hand sinks for this line. A plate that is `alone` on the table grows upwards. Over a hand in rows it is closer,
    and the hand sinks a little unless the plate is alone.
    """
    up = theme.bar_up
    if len(lying.rows) > 1:
        return over_rows(lying, sinks=not alone) - up, HEIGHT if alone else FOCUSED_HEIGHT
    if alone and theme.large_text:
        return LARGE_ALONE, plate_high(theme)
    high = plate_high(theme) if alone else FOCUSED_HEIGHT
    return ROW_Y + (PLATE_DOWN_LARGE if theme.large_text else PLATE_DOWN) - (high - FOCUSED_HEIGHT) - up, high


def plates_place(cards: int, theme: Theme) -> tuple[int, int]:
    """Middle line of a row of plates over a read-only hand of `cards` cards, for a bar of the usual height.

    Also the px by which that hand sinks under the row.
    """
    lying = hand(cards)
    drop = READ_ROWS_SINK if len(lying.rows) > 1 else LOWER
    line = ROW_Y + (LARGE_DOWN if theme.large_text else 0)
    return min(line, round(lying.top) + drop - OVER_READ), drop


def over_rows(lying: HandLayout, sinks: bool) -> int:
    """Middle of a plate over a hand in rows, for a bar of the usual height."""
    return round(lying.top) + (ROWS_SINK if sinks else 0) - OVER_KIDS_ROWS


def sink_by(lying: HandLayout, theme: Theme) -> int:
    """px by which a hand sinks for plates. A hand in rows keeps all its indices in sight, because fingers need more
    room."""
    if len(lying.rows) > 1:
        return ROWS_SINK
    larger = PLATE_DOWN_LARGE - PLATE_DOWN if theme.large_text else 0
    return max(LOWER, ROW_Y + CLOSE_OVER_HAND - round(lying.top) + larger)


def _cards_of_question(
    prompts: Sequence[Prompt], hand: Cards, breaks: tuple[int, ...]
) -> tuple[Cards, tuple[int, ...]]:
    """The cards in front of the seat, and their breaks.

    These are its hand, or the cards of a choice. A choice can include cards from elsewhere (such as a nest to be put
    right).
    """
    for prompt in prompts:
        match prompt.shape:
            case Some(cards) if not prompt.interrupts and not set(cards) <= set(hand):
                return cards, ()
    return hand, breaks
