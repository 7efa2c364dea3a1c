"""What the games and the buttons of the title open."""

from collections.abc import Sequence
from functools import cached_property

from engine.core.messages import Message, say, verbatim
from engine.damage import INSTALL_AGAIN
from game.context import Context
from game.kiosk import access
from game.store.saved import SavedMatch
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import LANGUAGES
from scenes.front import resume
from scenes.front import title_row as row
from scenes.front.gate import for_grown_ups

_NAMED, _NAMED_LARGE = 2, 1
"""Languages that are named on the button for them, and with large text."""


class TitlePlaces:
    """`saved` is the open match, None without one. It is looked for whenever the title appears."""

    def __init__(self, context: Context, games: Sequence[str]) -> None:
        """`games` are those on the shelf."""
        self._context, self._games = context, games
        self.saved: SavedMatch | None = None

    def look_for_match(self) -> None:
        self.saved = self._context.store.matches.to_continue()

    @property
    def missing(self) -> tuple[str, ...]:
        """The buttons that lead nowhere here.

        A kiosk has no button to quit but the access sign and one for the language. Children there have no settings,
        are behind a gate for grown-ups. Continue needs an open match. There are no memories of children or in a kiosk.
        The page about the program is for grown-ups at home; for all others the settings lead to it.
        """
        children, kiosk = self._context.audience.children, self._context.kiosk is not None
        there = {
            row.QUIT: not kiosk,
            row.EVENING: not kiosk,
            row.LANGUAGE: kiosk,
            row.ACCESS: kiosk,
            row.SETTINGS: not (children and kiosk),
            row.ABOUT: not children and not kiosk,
            row.MEMORIES: not children and not kiosk,
            row.CONTINUE: self.saved is not None,
            row.LEARN: self._teaches,
        }
        return tuple(name for name, leads in there.items() if not leads)

    @cached_property
    def _teaches(self) -> bool:
        """Whether a game that is offered here has a lesson. At home all are offered, so no lookup is needed."""
        if self._context.kiosk is None:
            return True
        from game.lessons import lessons

        return any(game in lessons() for game in self._games)

    @property
    def languages(self) -> tuple[str, ...]:
        """All languages but the present one, the next ones first."""
        codes, language = tuple(LANGUAGES), self._context.language
        at = codes.index(language) + 1 if language in codes else 0
        return tuple(code for code in (*codes[at:], *codes[:at]) if code != language)

    @property
    def other_languages(self) -> str:
        """The names of the first of them, for a button."""
        most = _NAMED_LARGE if self._context.theme.large_text else _NAMED
        names = " · ".join(LANGUAGES[language].name for language in self.languages[:most])
        return f"{names} …" if len(self.languages) > most else names

    def play(self, game: str, device: str) -> None:
        """Open the seats of a game."""
        self._push("seats", game, device)

    def open(self, name: str, game: str, device: str) -> Message | None:
        """Open what a button leads to; `game` is in the middle of the shelf. Returns why it leads nowhere, or None."""
        context = self._context
        match name:
            case row.CONTINUE:
                return self._continue()
            case row.EVENING:
                return self._evening(device)
            case row.LEARN:
                return self._learn(game, device)
            case row.HOW:
                self._push("rules", game)
            case row.MEMORIES:
                self._push("memories", device)
            case row.ABOUT:
                self._push("about")
            case row.SETTINGS:
                context.sound.play("choose")
                for_grown_ups(context, lambda: context.stack.push(context.place("settings")), device)
            case row.ACCESS:
                context.sound.play("turn")
                access.toggle(context)
            case row.LANGUAGE:
                self._change_language()
            case row.QUIT:
                for_grown_ups(context, context.quit, device)
        return None

    def _push(self, place: str, *args: object) -> None:
        self._context.sound.play("choose")
        self._context.stack.push(self._context.place(place, *args))

    def _continue(self) -> Message | None:
        """Continue the last match at its table."""
        if self.saved is None:
            return None
        context = self._context
        table, words = resume.table_of(context, self.saved)
        if table is None:
            self.look_for_match()
            return words
        if words:
            context.sound.captions.say(words)
        context.sound.music(None)
        context.stack.push(table)
        return None

    def _evening(self, device: str) -> Message | None:
        """Continue the open evening at its table, its standings or its first seats; without one, open a programme for a
        new evening."""
        from scenes.evening import diary  # the title is shown before the games are loaded

        context, evening = self._context, diary.present_evening(self._context)
        if evening is not None and self.saved is not None and diary.of_match(context, self.saved.aids):
            return self._continue()
        if evening is None:
            self._push("programme", device)
        elif evening.played and not context.audience.children:
            self._push("standings", evening, device)
        else:
            context.sound.play("choose")
            diary.open_next_game(context, evening, device)
        return None

    def _learn(self, game: str, device: str) -> Message | None:
        from scenes.lesson.offer import own_lessons

        if not own_lessons(self._context):
            return INSTALL_AGAIN
        self._push("learn", game, device)
        return None

    def _change_language(self) -> None:
        """Change to the other language, or open the list if there are more."""
        self._context.sound.play("turn")
        if len(self.languages) == 1:
            self._context.settings.change(language=self.languages[0])
        else:
            self._context.stack.push(self._context.place("languages"))


def offer(language: str) -> Message:
    return verbatim(Voice(catalogue_of(language)).words(say("title-language-line")))
