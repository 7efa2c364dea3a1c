"""Make the website for people who do not know the game, in all languages of the game:

    python -m tools.make_site FOLDER ADDRESS

ADDRESS is that of the project, without a slash at its end. Releases and issues are below it. The texts are in
docs/site/. Messages of the game (a game's line, the data that a kiosk keeps) are taken from the game. The pictures are
snapshots of matches among computer players. The page has no scripts, and loads nothing from other servers.
"""

import argparse
import json
import os
import shutil
import tomllib
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from engine.core.messages import say
from engine.core.packs import PACK_OPTION
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.playout import playout
from game.kiosk.privacy import FATES, items
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import LANGUAGES, SOURCE
from scenes.games import entry_of, kids_preset_of
from scenes.snapshot import snapshot
from tools.make_icons import SOURCE as ICON
from tools.make_icons import png

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "docs" / "site"
WRITTEN: tuple[str, ...] = tuple(code for code in LANGUAGES if (TEXTS / f"{code}.html").is_file())
"""The languages that have a page."""
FONTS = {"medium.ttf": "AtkinsonHyperlegibleNext-Medium.ttf", "extrabold.ttf": "AtkinsonHyperlegibleNext-ExtraBold.ttf"}
ICON_SIZES = (32, 256)
PICTURE, HERO = (640, 360), (1280, 720)
SEED, STEPS, VIEWER = 7, 12, 0
THEMES = ("grown-up", "kids")


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((TEXTS / name).read_text(encoding="utf-8"))


def address(language: str) -> str:
    """File name of a language's page."""
    return "index.html" if language == SOURCE else f"{language}.html"


def picture_of(game: str, theme: str, language: str) -> str:
    """File name of a picture, relative to the pages."""
    return f"pictures/{game}-{theme}-{language}.jpg"


def hero_of(language: str) -> str:
    """File name of the picture at the top."""
    return f"pictures/hero-{language}.jpg"


# ---------------------------------------------------------------------------------------------------------- texts


def page(language: str, project: str) -> str:
    """The page of a language, as HTML. Raises KeyError for a gap in its text without a value."""
    words: dict[str, str] = _read("words.toml")[language]
    pictures = _read("pictures.toml")
    voice = Voice(catalogue_of(language))
    body = (TEXTS / f"{language}.html").read_text(encoding="utf-8")
    filled = Template(body).substitute(
        games=_games(voice, language, words, pictures),
        children=_for_children(voice, language, words),
        kept=_kept(voice),
        sealed_deals=escape(voice.words(say("settings-sealed-deals"))),
        project=escape(project),
    )
    return Template((TEXTS / "frame.html").read_text(encoding="utf-8")).substitute(
        words | {"footer": Template(words["footer"]).substitute(project=escape(project))},
        language=language,
        languages="\n".join(_language(other, language) for other in WRITTEN),
        alternates="\n".join(f'<link rel="alternate" hreflang="{other}" href="{address(other)}">' for other in WRITTEN),
        hero=hero_of(language),
        hero_alt=escape(_alt(pictures["hero"], language, pictures)),
        body=filled.rstrip(),
    )


def _language(other: str, language: str) -> str:
    here = ' aria-current="page"' if other == language else ""
    return f'<a href="{address(other)}" lang="{other}" hreflang="{other}"{here}>{LANGUAGES[other].name}</a>'


def _alt(game: str, language: str, pictures: Mapping[str, Any]) -> str:
    """The alternative text of a picture, or the game's title if there is none."""
    return str(pictures.get(game, {}).get(language, entry_of(game).title))


def _games(voice: Voice, language: str, words: Mapping[str, str], pictures: Mapping[str, Any]) -> str:
    return _list(
        _item(
            picture_of(game, THEMES[0], language),
            _alt(game, language, pictures),
            entry_of(game).title,
            voice.words(entry_of(game).line),
            words["people"].format(players=entry_of(game).players),
        )
        for game in GAMES
    )


def _for_children(voice: Voice, language: str, words: Mapping[str, str]) -> str:
    presets = {game: kids_preset_of(game).PRESET for game in GAMES}
    return _list(
        _item(
            picture_of(game, THEMES[1], language),
            words["kids_table"],
            f"{entry_of(game).title}: {voice.words(preset.title)}",
            voice.words(preset.line),
        )
        for game, preset in presets.items()
    )


def _list(entries: Iterable[str]) -> str:
    return '<ul class="games">\n' + "\n".join(entries) + "\n</ul>"


def _item(picture: str, alt: str, title: str, *lines: str) -> str:
    below = "\n".join(f"<p>{escape(line)}</p>" for line in lines)
    return (
        f'<li><img src="{picture}" alt="{escape(alt)}" width="{PICTURE[0]}" height="{PICTURE[1]}" loading="lazy">\n'
        f"<h3>{escape(title)}</h3>\n{below}</li>"
    )


def _kept(voice: Voice) -> str:
    """The data that a kiosk keeps, as its operator reads it."""
    out = []
    for fate in FATES:
        out.append(f"<h3>{escape(voice.words(fate))}</h3>\n<dl>")
        out += (
            f"<dt>{escape(voice.words(item.label))}</dt>\n<dd>{escape(voice.words(item.whole))}</dd>"
            for item in items()
            if item.fate == fate
        )
        out.append("</dl>")
    return "\n".join((*out, f"<p>{escape(voice.words(say('privacy-flash')))}</p>"))


# ------------------------------------------------------------------------------------------------------- pictures


def record(game: str, language: str, kids: bool) -> str:
    """A match of a game up to its picture; for children with the lighter preset. Words on cards are of that language,
    if the game has words."""
    said = _read("pictures.toml").get(game, {})
    preset = kids_preset_of(game).PRESET
    variant = GAMES[game].variant(preset.variant) if kids else GAMES[game].variants[0]
    options = dict(preset.options) if kids else {}
    if any(option.name == PACK_OPTION.name for option in variant.options):
        options[PACK_OPTION.name] = language
    return "".join(
        f"{line}\n"
        for line in playout(
            Playout(
                game,
                variant.name,
                preset.players if kids else None,
                said.get("seed", SEED),
                json.dumps(options),
                steps=said.get("kids_steps" if kids else "steps", STEPS),
            )
        )
    )


def paint(game: str, language: str, theme: str, out: Path, size: tuple[int, int]) -> None:
    """Write one picture (JPEG)."""
    with TemporaryDirectory() as folder:
        match, table = Path(folder) / "match.jsonl", Path(folder) / "table.png"
        match.write_text(record(game, language, theme == "kids"), encoding="utf-8")
        snapshot(match, VIEWER, table, theme, size, language)
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(pygame.image.load(table), out)


def make(folder: Path, project: str) -> None:
    """Write the whole site."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(TEXTS / "style.css", folder)
    shutil.copy(ICON, folder)
    for size in ICON_SIZES:
        (folder / f"icon-{size}.png").write_bytes(png(size))
    for name, font in FONTS.items():
        shutil.copy(ROOT / "assets" / "fonts" / font, folder / name)
    shutil.copy(ROOT / "assets" / "fonts" / "AtkinsonHyperlegibleNext-OFL.txt", folder / "font-licence.txt")
    hero = _read("pictures.toml")["hero"]
    for language in WRITTEN:
        (folder / address(language)).write_text(page(language, project), encoding="utf-8")
        paint(hero, language, THEMES[0], folder / hero_of(language), HERO)
        for game in GAMES:
            for theme in THEMES:
                paint(game, language, theme, folder / picture_of(game, theme, language), PICTURE)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the page for people.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("address", help="where the project lives")
    given = parser.parse_args()
    make(given.folder, given.address)
