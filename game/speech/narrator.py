"""Narrator: looks at the scene on top and has said aloud what there is for those who cannot read it, or do not like to.

It says what everybody in the room can see, and nothing else: while something lies open for one seat alone the room
hears nothing. Only a seat that has chosen a headset is told then, there, by a process of its own.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.core.messages import Message, say
from game.scene import Narrated, Scene
from game.settings import READ_ALL, READ_AS_SUITS, READ_NOTHING, READ_SENTENCES
from game.speech.speech import Speech

if TYPE_CHECKING:
    from game.context import Context

SETTLES = 0.12
"""Seconds that words stand before they are said: whoever holds a direction is not told about all that goes by."""
SWITCHED_ON, SWITCHED_OFF = say("narrated-on"), say("narrated-off")
NOTHING: tuple[Scene | None, Narrated] = (None, Narrated())


class Teller:
    """Says what is new of one thing that is looked at, a scene or what one seat sees of it."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self._seen: tuple[Scene | None, Narrated] = NOTHING
        self._said: tuple[Scene | None, Narrated] = NOTHING
        self._stands = 0.0

    def tell(self, dt: float, scene: Scene | None, told: Narrated, much: str) -> None:
        """`dt` seconds later this is there to be told. Where somebody has moved on, the sentence about what was there
        before ends at once."""
        now = scene, told
        if now != self._seen:
            if self._seen != NOTHING and _moved(self._seen, now, much):
                self.speech.hush()
            self._seen, self._stands = now, 0.0
            return
        self._stands += dt
        if self._stands >= SETTLES and now != self._said:
            self._say(much)

    def forget(self) -> None:
        """What is there now is news, whatever it is."""
        self._seen = self._said = NOTHING

    def fall_silent(self) -> None:
        """There is nothing to tell."""
        if self._seen != NOTHING:
            self.speech.hush()
        self.forget()

    def _say(self, much: str) -> None:
        """What is new, as one sentence after the other."""
        before, self._said = self._said, self._seen
        told = self._seen[1]
        new = self._seen[0] is not before[0] or told.place != before[1].place
        words = [told.sentence] if new or told.sentence != before[1].sentence else []
        words += told.lines if new or told.lines != before[1].lines else ()
        if much == READ_ALL:
            item = [told.item] if new or told.item != before[1].item else []
            words = [*((told.place,) if new else ()), *item, *words, *(told.hints if new else ())]
        self.speech.speak(" ".join(map(_ended, filter(None, words))), cuts=_moved(before, self._seen, much))


class Narrator:
    """`advance` comes once a frame, `event` sees every event before the scenes do. `whisper` makes the speech of a
    headset, by the name of its device."""

    def __init__(self, context: "Context", speech: Speech, whisper: Callable[[str], Speech]) -> None:
        self._context = context
        self.room = Teller(speech)
        self.headset: Teller | None = None
        self._worn, self._whisper = "", whisper
        self._notices: tuple[Message, ...] = ()

    @property
    def much(self) -> str:
        """How much is read aloud now. Unless somebody has chosen, children are read the sentences of the host, by a
        voice that is worth listening to."""
        chosen = self._context.settings.get.read_aloud
        if chosen != READ_AS_SUITS:
            return chosen
        voice = self.room.speech.voice if self._context.audience.children else None
        return READ_SENTENCES if voice is not None and voice.good else READ_NOTHING

    @property
    def speaks(self) -> bool:
        """Whether the host has words now: then he does not chatter without them."""
        return self.much != READ_NOTHING and self.room.speech.voice is not None

    def advance(self, dt: float) -> None:
        """`dt` seconds later."""
        self.room.speech.advance(dt)
        much, scene = self.much, self._context.stack.top
        self._tell_alone(dt, scene, much)
        if much == READ_NOTHING or self._context.stack.secrets:
            self.room.fall_silent()
            return
        self.room.tell(dt, scene, (scene.narrated() if scene is not None else None) or Narrated(), much)
        self._tell_notices()

    def event(self, event: pygame.event.Event) -> bool:
        """F9 says the last sentence again; with Ctrl everything is read from now on, or nothing any more, wherever one
        is. Pads repeat with the right stick. True for what is nobody else's."""
        if event.type == pygame.CONTROLLERBUTTONDOWN and event.button == pygame.CONTROLLER_BUTTON_RIGHTSTICK:
            self._repeat()
        if event.type != pygame.KEYDOWN or event.key != pygame.K_F9:
            return False
        if event.mod & pygame.KMOD_CTRL:
            self._switch()
        else:
            self._repeat()
        return True

    def close(self) -> None:
        """Nothing is said any more."""
        self.room.speech.close()
        self._take_off()

    def _repeat(self) -> None:
        if self.much != READ_NOTHING and not self._context.stack.secrets:
            self.room.speech.repeat()

    def _switch(self) -> None:
        on = self.much != READ_ALL
        self._context.settings.change(read_aloud=READ_ALL if on else READ_NOTHING)
        words = SWITCHED_ON if on else SWITCHED_OFF
        self._context.sound.captions.say(words)
        self._notices = self._context.sound.captions.said
        self.room.forget()
        self.room.speech.speak(self._context.voice.words(words))

    def _tell_alone(self, dt: float, scene: Scene | None, much: str) -> None:
        """What one seat alone may know, into the headset that it wears; no other scene is asked, and nobody else's
        device opened."""
        told = scene.whispered() if scene is not None and much == READ_ALL else None
        if told is None:
            if self.headset is not None:
                self.headset.fall_silent()
                self.headset.speech.advance(dt)
            return
        if self.headset is None or told.device != self._worn:
            self._take_off()
            self.headset, self._worn = Teller(self._whisper(told.device)), told.device
        self.headset.speech.advance(dt)
        self.headset.tell(dt, scene, told.words, much)

    def _take_off(self) -> None:
        if self.headset is not None:
            self.headset.speech.close()
        self.headset = None

    def _tell_notices(self) -> None:
        """What the house says over every scene."""
        said = self._context.sound.captions.said
        for message in said:
            if message not in self._notices:
                self.room.speech.speak(_ended(self._context.voice.words(message)), cuts=False)
        self._notices = said


def _moved(before: tuple[Scene | None, Narrated], now: tuple[Scene | None, Narrated], much: str) -> bool:
    """Whether this is about something else, or another page, not only another sentence about the same. Where sentences
    alone are read, one goes on as long as it still stands there, whatever the focus does."""
    if before[0] is not now[0] or (before[1].lines and before[1].lines != now[1].lines):
        return True
    elsewhere = (before[1].place, before[1].item) != (now[1].place, now[1].item)
    return elsewhere and (much == READ_ALL or before[1].sentence != now[1].sentence)


def _ended(words: str) -> str:
    """With a stop, so that a voice takes a breath."""
    return words if words[-1] in ".!?…:" else f"{words}."
