"""`make checklist`: the requirements of a release, with a tick at all that this machine can prove. A person does the
rest."""

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable

from engine.program import HOUSE, NAME, VERSION
from shipping.package import DIST, released
from shipping.publisher import PLACEHOLDERS
from shipping.requirements import PLAY, REQUIREMENTS, locked, needed, normal

Proof = Callable[[], object]
"""Returns a true value if a requirement holds."""


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=HOUSE, stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout.strip()


def _locked() -> bool:
    """Whether every lock has the versions of its requirements, each with hashes."""
    for lock, asked in REQUIREMENTS.items():
        wanted = {normal(line) for line in needed(HOUSE / asked)}
        pinned, hashed = locked(HOUSE / "shipping" / "lock" / f"{lock}.txt")
        if not wanted <= pinned or pinned != hashed:
            return False
    return True


def _summed() -> bool:
    """Whether every file of the release matches its checksum."""
    lines = (DIST / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    named = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    files = {file.name: file for file in DIST.iterdir() if file.name != "SHA256SUMS"}
    return named.keys() == files.keys() and all(
        hashlib.sha256(files[name].read_bytes()).hexdigest() == digest for name, digest in named.items()
    )


def _parts() -> bool:
    """Whether all parts of the game are listed, with their licences."""
    listed = {part["name"] for part in json.loads((DIST / "SBOM.json").read_text(encoding="utf-8"))["components"]}
    names = {line.split("=")[0] for line in needed(HOUSE / PLAY)}
    return names <= listed and "GNU LESSER" in (DIST / "LICENCES.txt").read_text(encoding="utf-8").upper()


UNPUBLISHED = re.compile(r"not yet published|no release to download", re.I)
"""Words on pages before the first release."""


def unpublished() -> list[str]:
    """The pages that have these words."""
    pages = sorted([*HOUSE.glob("*.md"), *(HOUSE / "docs").rglob("*.md")])
    return [str(page.relative_to(HOUSE)) for page in pages if UNPUBLISHED.search(page.read_text(encoding="utf-8"))]


PROVED: tuple[tuple[str, Proof], ...] = (
    ("the newest version in the changelog is the program's", lambda: released()[0] == VERSION),
    (
        "the version has no tag yet, or its tag is this commit",
        lambda: _git("tag", "--list", f"v{VERSION}") == "" or f"v{VERSION}" in _git("tag", "--points-at", "HEAD"),
    ),
    ("all changes are committed", lambda: _git("rev-parse", "HEAD") and not _git("status", "--porcelain")),
    ("ID and maintainer are the publisher's own (shipping/publisher.py)", lambda: not PLACEHOLDERS),
    ("the locks match the requirements", _locked),
    ("wheel and sdist", lambda: any(DIST.glob("*.whl")) and any(DIST.glob("*.tar.gz"))),
    (
        "a folder that needs no Python",
        lambda: any(file for end in ("tar.xz", "zip") for file in DIST.glob(f"{NAME}-{VERSION}-*.{end}")),
    ),
    ("Debian's packages", lambda: len([*DIST.glob(f"*_{VERSION}_*.deb")]) == 2),
    ("parts and licences are listed", _parts),
    ("the checksums match the files", _summed),
    ("no page says that the game is not yet published", lambda: not unpublished()),
)
BY_A_PERSON = (
    "make test with each Python from 3.11 on; make package-test",
    "make package twice, with the same SHA256SUMS of wheel, sdist and .deb",
    "the same on arm64, Windows and macOS (one runner each)",
    "each started by a double-click, once; the kiosk on a machine with a screen",
    "a signed tag; upload; install from there on a new machine",
)


def proves(proof: Proof) -> bool:
    """Whether a proof holds. A proof that fails with an error does not."""
    try:
        return bool(proof())
    except (OSError, ValueError, KeyError):
        return False


def main() -> int:
    """Print the list. Returns 1 if something is missing that could be proved."""
    found = [(proves(proof), what) for what, proof in PROVED]
    for good, what in found:
        print(f"[{'x' if good else ' '}] {what}")
    for page in unpublished():
        print(f"    not yet published: {page}")
    for what in BY_A_PERSON:
        print(f"[?] {what}")
    return 0 if all(good for good, _ in found) else 1


if __name__ == "__main__":
    sys.exit(main())
