"""Names of scenes that other scenes open. `Navigation` in `game/context.py` makes them."""

from collections.abc import Mapping

PLACES: Mapping[str, str] = {
    "title": "scenes.front.title:TitleScene",
    "rules": "scenes.front.clips:ClipsScene",
    "pages": "scenes.front.how_to:HowToScene",
    "learn": "scenes.front.learn:LearnScene",
    "memories": "scenes.memories.wall:MemoriesScene",
    "deal": "scenes.memories.deal:DealScene",
    "settings": "scenes.front.settings:SettingsScene",
    "languages": "scenes.front.languages:LanguagesPage",
    "about": "scenes.front.about:AboutScene",
    "greeting": "scenes.front.greeting:GreetingScene",
    "seats": "scenes.lobby.seats:SeatsScene",
    "seat": "scenes.lobby.seat:SeatScene",
    "naming": "scenes.lobby.naming:NamingScene",
    "pictures": "scenes.lobby.pictures:PicturesScene",
    "characters": "scenes.lobby.characters:CharactersScene",
    "table": "scenes.table.scene:TableScene",
    "rehearsal": "scenes.table.scene:Rehearsal",
    "lesson_end": "scenes.lesson.lesson_end:LessonEndScene",
    "programme": "scenes.evening.programme:ProgrammeScene",
    "standings": "scenes.evening.standings:StandingsScene",
    "standings_so_far": "scenes.evening.standings:StandingsSoFar",
    "evening_podium": "scenes.evening.standings:EveningPodium",
    "results": "scenes.ending.results:ResultsScene",
    "won": "scenes.ending.won:WonScene",
    "party": "scenes.ending.kids_results:PartyScene",
    "replay": "scenes.replay.watching:WatchScene",
    "lesson": "scenes.lesson.lesson_table:LessonTable",
    "attract": "scenes.kiosk.keeper:front",
}
