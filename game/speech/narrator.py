"""Narrator: reads the top scene aloud for players who cannot or do not want to read it.

It only says what all people in the room can see. While a secret of one seat is open it is silent, except in that seat's
headset, through a process of its own.
"""

from collections.abc import Callable

import pygame

from engine.core.messages import Message, say
from game.context import Context
from game.scene import Narrated, Scene
from game.settings import READ_ALL, READ_AS_SUITS, READ_NOTHING, READ_SENTENCES
from game.speech.speech import Speech, ended

SETTLES = 0.12
"""Seconds that words must be unchanged before they are read, so that holding a direction does not read every item."""
FACT_KEYS = {pygame.K_F7: -1, pygame.K_F8: 1}
"""The keys of the previous and the next fact, while the screen is read."""
LEANS = 16_000
"""Least deflection of a right stick, of 32,767, that asks for a fact."""
SWITCHED_ON, SWITCHED_OFF = say("narrated-on"), say("narrated-off")
NOTHING: tuple[Scene | None, Narrated] = (None, Narrated())


class SceneReader:
    """Says what is new in a scene, or in one seat's part of it."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self._seen: tuple[Scene | None, Narrated] = NOTHING
        self._said: tuple[Scene | None, Narrated] = NOTHING
        self._stands = 0.0

    def tell(self, dt: float, scene: Scene | None, told: Narrated, much: str) -> None:
        """Tell what is new after `dt` seconds. If the player has moved on, the last sentence is cut off."""
        now = scene, told
        if now != self._seen:
            if self._seen != NOTHING and _moved(self._seen, now, much):
                self.speech.hush()
            self._seen, self._stands = now, 0.0
            return
        self._stands += dt
        if self._stands >= SETTLES and now != self._said:
            self._say(much)

    def has_read(self, scene: Scene | None, told: Narrated) -> bool:
        """Whether all of this has been said, to its end."""
        return (scene, told) == self._said and not self.speech.busy

    def forget(self) -> None:
        """Treat everything as new."""
        self._seen = self._said = NOTHING

    def fall_silent(self) -> None:
        """Stop speaking."""
        if self._seen != NOTHING:
            self.speech.hush()
        self.forget()

    def _say(self, much: str) -> None:
        """Say the new parts, one sentence after the other."""
        before, self._said = self._said, self._seen
        told = self._seen[1]
        new = self._seen[0] is not before[0] or told.place != before[1].place
        again = (told.sentence, told.refused) != (before[1].sentence, before[1].refused)
        words = [told.sentence] if new or again else []
        words += told.lines if new or told.lines != before[1].lines else ()
        if much == READ_ALL:
            item = [told.item] if new or told.item != before[1].item else []
            words = [*((told.place,) if new else ()), *item, *words, *(told.hints if new else ())]
        self.speech.speak(" ".join(map(ended, filter(None, words))), cuts=_moved(before, self._seen, much))


class Narrator:
    """`advance` is called once a frame; `event` sees every event before the scenes. `whisper` makes the speech of a
    headset, by the name of its device."""

    def __init__(self, context: Context, speech: Speech, whisper: Callable[[str], Speech]) -> None:
        self._context = context
        self.room = SceneReader(speech)
        self.headset: SceneReader | None = None
        self._worn, self._whisper = "", whisper
        self._notices: tuple[Message, ...] = ()
        self._facts: tuple[str, ...] = ()  # of the scene when one was asked for
        self._fact, self._side = 0, 0  # the index of the last one, and the side to which a right stick leans

    @property
    def much(self) -> str:
        """How much is read aloud now. By default children hear the host's sentences, if the voice is a good one."""
        chosen = self._context.settings.get.read_aloud
        if chosen != READ_AS_SUITS:
            return chosen
        voice = self.room.speech.voice if self._context.audience.children else None
        return READ_SENTENCES if voice is not None and voice.good else READ_NOTHING

    @property
    def speaks(self) -> bool:
        """Whether the host speaks with words; then he does not chatter without them."""
        return self.much != READ_NOTHING and self.room.speech.voice is not None

    @property
    def all_read(self) -> bool:
        """Whether everything on the screen that is read aloud has been read. Tables wait for it after each event."""
        scene = self._context.stack.top
        if scene is None or not self.speaks:
            return True
        private = scene.whisper() if self.much == READ_ALL else None
        if private is not None:
            return self.headset is not None and self.headset.has_read(scene, private.words)
        return self._context.stack.is_private() or self.room.has_read(scene, scene.narration() or Narrated())

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.room.speech.said:
            self.room.speech.advance(dt)
        much, scene = self.much, self._context.stack.top
        self._tell_alone(dt, scene, much)
        if much == READ_NOTHING or self._context.stack.is_private():
            self.room.fall_silent()
            return
        self.room.tell(dt, scene, (scene.narration() if scene is not None else None) or Narrated(), much)
        self._tell_notices()

    def event(self, event: pygame.event.Event) -> bool:
        """Handle the keys of a listener, which no scene gets. Returns True for these.

        F9 or a press on a pad's right stick says the last sentence again, and the second time slower. F7 and F8, or
        that stick to the left and to the right, say the previous and the next fact of the scene. Ctrl+F9 switches
        reading on or off.
        """
        if event.type == pygame.CONTROLLERBUTTONDOWN and event.button == pygame.CONTROLLER_BUTTON_RIGHTSTICK:
            self._repeat()
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis == pygame.CONTROLLER_AXIS_RIGHTX:
            self._lean(event.value)
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in FACT_KEYS and self.much != READ_NOTHING:
            self._say_fact(FACT_KEYS[event.key])
            return True
        if event.key != pygame.K_F9:
            return False
        if event.mod & pygame.KMOD_CTRL:
            self._switch()
        else:
            self._repeat()
        return True

    def _lean(self, value: int) -> None:
        """Say a fact when a right stick leans to a side, until it is in the middle again."""
        side = 0 if abs(value) < LEANS else 1 if value > 0 else -1
        if side and side != self._side:
            self._say_fact(side)
        self._side = side

    def _say_fact(self, step: int) -> None:
        """Say the next or previous fact of the top scene, in the headset if one is told now. New facts begin with the
        first."""
        scene = self._context.stack.top
        if scene is None or self.much == READ_NOTHING:
            return
        alone = self.headset is not None and scene.whisper() is not None
        if not alone and self._context.stack.is_private():
            return
        facts = scene.spoken_facts()
        self._fact = (self._fact + step) % len(facts) if facts and facts == self._facts else 0 if step > 0 else -1
        self._facts = facts
        if facts:
            (self.headset if alone and self.headset else self.room).speech.speak(ended(facts[self._fact]))

    def close(self) -> None:
        """Stop all speech."""
        self.room.speech.close()
        self._take_off()

    def _repeat(self) -> None:
        if self.much != READ_NOTHING and not self._context.stack.is_private():
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
        """Tell one seat's secret in its headset. No other scene is asked, and no other device opened."""
        told = scene.whisper() if scene is not None and much == READ_ALL else None
        if told is None:
            if self.headset is not None:
                self.headset.fall_silent()
                self.headset.speech.advance(dt)
            return
        if self.headset is None or told.device != self._worn:
            self._take_off()
            self.headset, self._worn = SceneReader(self._whisper(told.device)), told.device
        self.headset.speech.advance(dt)
        self.headset.tell(dt, scene, told.words, much)

    def _take_off(self) -> None:
        if self.headset is not None:
            self.headset.speech.close()
        self.headset = None

    def _tell_notices(self) -> None:
        """Read the notices above every scene."""
        said = self._context.sound.captions.said
        for message in said:
            if message not in self._notices:
                self.room.speech.speak(ended(self._context.voice.words(message)), cuts=False)
        self._notices = said


def _moved(before: tuple[Scene | None, Narrated], now: tuple[Scene | None, Narrated], much: str) -> bool:
    """Whether the subject has changed, not only the sentence about it. If only sentences are read, one continues as
    long as it is shown."""
    if before[0] is not now[0] or (before[1].lines and before[1].lines != now[1].lines):
        return True
    elsewhere = (before[1].place, before[1].item) != (now[1].place, now[1].item)
    return elsewhere and (much == READ_ALL or before[1].sentence != now[1].sentence)
