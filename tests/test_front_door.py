"""The front door: README.md and the pages that it links to are short, true and complete."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from PIL import Image

from engine.headless.verify import verify
from game.film_process import is_webp
from game.text.terminal import terminal_text
from tools.make_pictures import FOLDER, LIST, SIZE, begun, made, wanted

ROOT = Path(__file__).resolve().parents[1]
PAGES = {
    page: page.read_text(encoding="utf-8") for page in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
}
README, CONTRIBUTING = PAGES[ROOT / "README.md"], PAGES[ROOT / "CONTRIBUTING.md"]
TOOLS = PAGES[ROOT / "docs" / "tools.md"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.M))
PICTURES = wanted()
SPACE, FILM_SPACE = 4_000_000, 1_500_000
"""Bytes of all pictures, and of the film at the top, at most."""
FILM_SECONDS = 5.0, 8.0


def seconds(file: Path) -> float:
    """How long a film takes."""
    with Image.open(file) as film:
        total = 0
        for number in range(film.n_frames):
            film.seek(number)
            film.load()
            total += film.info["duration"]
    return total / 1000


# ------------------------------------------------------------------------------------------------------- pictures


def test_the_list_of_pictures_is_complete() -> None:
    assert {picture.file for picture in PICTURES} == {*FOLDER.glob("*.*")} - {LIST}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_pictures_of_a_page_exist(page: Path) -> None:
    shown = re.findall(r'(?:src="|!\[[^\]]*\]\()([^")\s]+)', PAGES[page])
    assert [name for name in shown if not (page.parent / name).is_file()] == []


def test_every_picture_is_shown_somewhere_with_words_for_it() -> None:
    said = dict(re.findall(r'src="(\S+)" width="\S+" alt="([^"]+)"', README))
    said |= {file: words for words, file in re.findall(r"!\[([^\]]+)\]\((\S+)\)", "\n".join(PAGES.values()))}
    names = {Path(file).name for file in said}
    assert {picture.file.name for picture in PICTURES} <= names


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_has_its_size_and_a_legal_record(picture) -> None:
    with Image.open(picture.file) as shown:
        assert shown.format == "WEBP" and shown.size == SIZE and shown.is_animated == picture.film
    assert is_webp(picture.file.read_bytes())
    assert len(begun(picture).steps) == picture.steps, "the record is longer than what is shown of it"


def test_every_record_of_the_pictures_is_shown_and_judged_good() -> None:
    records = sorted((FOLDER / "records").iterdir())
    assert {ROOT / picture.record for picture in PICTURES} == {*records}
    assert [line for line, good in verify(records, terminal_text) if not good] == []


def test_pictures_are_small_and_the_film_is_short() -> None:
    assert sum(picture.file.stat().st_size for picture in PICTURES) <= SPACE
    (film,) = (picture.file for picture in PICTURES if picture.film)
    assert film.stat().st_size <= FILM_SPACE
    assert FILM_SECONDS[0] <= seconds(film) <= FILM_SECONDS[1]


def test_a_picture_comes_out_the_same_each_time() -> None:
    (picture,) = (picture for picture in PICTURES if picture.name == "kiosk")
    assert made(picture) == made(picture)


# ---------------------------------------------------------------------------------------------------------- pages


def test_the_first_pages_are_short() -> None:
    assert len(README.splitlines()) <= 130 and len(CONTRIBUTING.splitlines()) <= 120


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/tools.md"])
def test_the_targets_modules_and_files_of_a_page_exist(page: str) -> None:
    text = PAGES[ROOT / page]
    named = set(re.findall(r"(?:^    |`)make ([a-z][a-z-]*)", text, re.M))
    assert named and named <= TARGETS
    modules = set(re.findall(r"-m ((?:tools|tests)\.\w+)", text))
    assert [name for name in modules if find_spec(name) is None] == []
    paths = re.findall(r"`((?:\.ci|assets|docs|engine|game|scenes|shipping|tests|tools)/[\w./-]+)`", text)
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_list_of_tools_has_every_tool_with_a_command_line() -> None:
    """The tools that the Makefile calls are listed by their target."""
    tools = {file.stem: file.read_text(encoding="utf-8") for file in (ROOT / "tools").glob("*.py")}
    called = {f"tools.{name}" for name, text in tools.items() if '__name__ == "__main__"' in text}
    by_target = set(re.findall(r"-m (tools\.\w+)", MAKEFILE))
    assert {"tools.make_site", *by_target} <= called
    assert called - by_target <= set(re.findall(r"-m (tools\.\w+)", TOOLS))


def test_the_checklist_names_everything_unpublished() -> None:
    from shipping import checklist

    saying = checklist.unpublished()
    assert "README.md" in saying
    proofs = dict(checklist.PROVED)
    assert checklist.proves(proofs["no page says that the game is not yet published"]) is (not saying)
    assert "Development Status :: 4 - Beta" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_changelog_keeps_its_form() -> None:
    """Unreleased first, then versions with their days; below each the kinds of change in the usual order."""
    kinds = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    first, *versions = re.split(r"^## ", PAGES[ROOT / "CHANGELOG.md"], flags=re.M)[1:]
    assert first.startswith("[Unreleased]\n")
    days = [re.match(r"\[\d+\.\d+\.\d+\] - (\d{4}-\d\d-\d\d)\n", version)[1] for version in versions]
    assert days and days == sorted(days, reverse=True)
    for version in (first, *versions):
        used = re.findall(r"^### (.+)$", version, re.M)
        assert used and used == [kind for kind in kinds if kind in used]


# ---------------------------------------------------------------------------------------------- make, hook and CI


def test_make_help_lists_every_target_once_and_the_first_eight_apart() -> None:
    listed = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    first, rest = ([line.split()[1] for line in part.splitlines()] for part in listed.split("\n\n"))
    assert len(first) == 8 and {"play", "test", "quick", "help"} <= set(first)
    assert sorted(first + rest) == sorted(TARGETS)
    assert set(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.M)[0].split()) <= TARGETS


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b.invalid", *words], cwd=folder, check=True)


def commit(folder: Path, subject: str) -> bool:
    """Whether git accepts a commit with that subject."""
    said = ["commit", "--quiet", "--allow-empty", "-m", f"{subject}\n\n{'A long line of the body. ' * 8}"]
    try:
        git(folder, *said)
    except subprocess.CalledProcessError:
        return False
    return True


def subjects(folder: Path) -> bool:
    """Whether .ci/subjects passes."""
    return subprocess.run([".ci/subjects"], cwd=folder, check=False).returncode == 0


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one long subject from before the hook, and then the hook, which is not enabled."""
    if shutil.which("git") is None:
        pytest.skip("needs git")
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    folder = tmp_path / "clone"
    folder.mkdir()
    git(folder, "init", "--quiet", "--initial-branch=main")
    assert commit(folder, "a" * 200)
    for name in (".ci/subjects", ".githooks/commit-msg"):
        (folder / name).parent.mkdir()
        shutil.copy(ROOT / name, folder / name)
    git(folder, "add", ".")
    assert commit(folder, "Add a hook")
    return folder


def test_a_subject_has_at_most_72_characters(clone: Path) -> None:
    git(clone, "config", "core.hooksPath", ".githooks")
    assert commit(clone, "ä" * 72) and not commit(clone, "ä" * 73)
    assert commit(clone, f"Merge branch '{'b' * 90}'"), "git writes these itself"


def test_only_the_subjects_of_new_commits_are_checked(clone: Path) -> None:
    assert subjects(clone)
    git(clone, "checkout", "--quiet", "-b", "work")
    assert commit(clone, "c" * 73) and commit(clone, "Short")
    assert not subjects(clone), "the long one is new on this branch"
    git(clone, "checkout", "--quiet", "main")
    git(clone, "merge", "--quiet", "--no-ff", "-m", "m" * 90, "work")
    assert subjects(clone), "on the trunk only the last commit counts, and merges are exempt"
    assert commit(clone, "d" * 73)
    assert not subjects(clone)


def test_a_shallow_clone_knows_a_merge_and_an_archive_has_no_subjects(clone: Path, tmp_path: Path) -> None:
    git(clone, "checkout", "--quiet", "-b", "work")
    assert commit(clone, "Short")
    git(clone, "checkout", "--quiet", "main")
    git(clone, "merge", "--quiet", "--no-ff", "-m", "m" * 90, "work")
    git(tmp_path, "clone", "--quiet", "--depth", "1", f"file://{clone}", "shallow")
    assert subjects(tmp_path / "shallow")
    shutil.rmtree(clone / ".git")
    assert subjects(clone)


def test_a_run_names_the_tests_that_it_could_not_run(tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": str(tmp_path)}
    words = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "tests/test_on_a_screen.py",
        "-k",
        "reads or curtain",
    ]
    said = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False).stdout
    assert "NOT TRIED: 2 tests" in said
    assert len(re.findall(r"^tests/test_on_a_screen\.py::\w+: needs Xvfb and xdotool$", said, re.M)) == 2


@pytest.mark.parametrize("workflow", ["ci", "release"])
def test_workflows_pin_actions_by_commit(workflow: str) -> None:
    text = (ROOT / ".github" / "workflows" / f"{workflow}.yml").read_text(encoding="utf-8")
    used = re.findall(r"uses: (\S+)(.*)$", text, re.M)
    assert used and all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", name) and "# v" in rest for name, rest in used)


def test_pull_requests_run_with_the_oldest_python_and_the_newest_release() -> None:
    ci, release = ((ROOT / ".github" / "workflows" / f"{name}.yml").read_text() for name in ("ci", "release"))
    tried, released = (re.findall(r'"(3\.\d+)"', re.search(r"python: (\[.*\])", text)[1]) for text in (ci, release))
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    assert f">={tried[0]}" == oldest and tried == [released[0], released[-1]]
    assert "pull_request:" in ci and "run: .ci/run" in ci and {"windows", "macos"} <= set(re.findall(r"[a-z]+", ci))
