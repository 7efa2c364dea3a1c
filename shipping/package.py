"""`make package`: all files for installation, in `dist/`. The same sources give the same wheel and packages.

Formats that this system cannot make are named in one line each, and the others are made.
"""

import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from importlib.metadata import distribution
from pathlib import Path
from textwrap import indent

from engine.games import GAMES
from engine.program import HOUSE, NAME, VERSION
from shipping.publisher import ID, MAINTAINER
from shipping.requirements import PLAY, needed
from tools.make_icons import make as make_icons

DIST, BUILD = HOUSE / "dist", HOUSE / "build"
DEBIAN = HOUSE / "shipping" / "debian"
FOLDER = BUILD / "onedir" / NAME
"""The program that needs no Python, as made by PyInstaller."""


class Unable(Exception):
    """This system cannot make that format; the text says what is missing."""


def released() -> tuple[str, str]:
    """Version and day of the newest version in the changelog."""
    found = re.search(r"^## \[(\S+)\] - (\d{4}-\d\d-\d\d)$", (HOUSE / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert found is not None, "the changelog has no version"
    return found[1], found[2]


def seconds() -> int:
    """The time of all packed files: the day of the release, so that packages do not depend on the time of the build."""
    return int(datetime.fromisoformat(released()[1]).replace(tzinfo=UTC).timestamp())


def run(*words: object, cwd: Path = HOUSE) -> None:
    """Run another program with the release's time. Raises CalledProcessError if it fails."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(seconds()), "PYTHONHASHSEED": "0"}
    subprocess.run(list(map(str, words)), cwd=cwd, env=environment, check=True)


def filled(file: Path, **gaps: str) -> str:
    """A text file with its `@NAMES@` replaced."""
    text = file.read_text(encoding="utf-8")
    for name, value in {"VERSION": VERSION, "DATE": released()[1], "ID": ID, **gaps}.items():
        text = text.replace(f"@{name}@", value)
    return text


# ------------------------------------------------------------------------------------------------ formats


def wheels() -> None:
    """Make wheel and sdist, and a wheel of pytweening, which is published as source only."""
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST)
    alone = [line for line in needed(HOUSE / PLAY) if line.startswith("pytweening")]
    run(
        sys.executable,
        "-m",
        "pip",
        "-q",
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--no-cache-dir",
        "--disable-pip-version-check",
        "-w",
        DIST,
        *alone,
    )


def parts() -> None:
    """Write the list of all parts (SBOM), and their licences."""
    run(
        sys.executable,
        "-m",
        "cyclonedx_py",
        "requirements",
        "shipping/lock/play.txt",
        "--output-reproducible",
        "--mc-type",
        "application",
        "--output-file",
        DIST / "SBOM.json",
    )
    (DIST / "LICENCES.txt").write_text("\n".join(licences()), encoding="utf-8")


def licences() -> Iterator[str]:
    """Yield the texts of all licences of the program's folder."""
    yield f"By Hook or by Rook\n{'=' * 18}\n\n{(HOUSE / 'LICENSE').read_text(encoding='utf-8')}"
    yield "What lies in assets/ says assets/LICENSES.md.\n"
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    yield f"Python {platform.python_version()}\n{'=' * 18}\n"
    yield python.read_text(encoding="utf-8") if python.exists() else "https://docs.python.org/3/license.html\n"
    for line in (*needed(HOUSE / PLAY), "pyinstaller"):
        found = distribution(line.split("=")[0])
        title = f"{found.name} {found.version}"
        yield f"{title}\n{'=' * len(title)}\n"
        for file in found.files or ():
            if "licenses" in file.parts or re.match(r"(LICEN[CS]E|COPYING|AUTHORS|LGPL)", file.name, re.I):
                yield Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
    yield "GNU Lesser General Public License 2.1, of pygame-ce, SDL's parts and others\n"
    yield (HOUSE / "shipping" / "licences" / "LGPL-2.1.txt").read_text(encoding="utf-8")


def onedir() -> None:
    """Make the folder that needs no Python, as an archive in the system's usual format."""
    make_icons(BUILD / "icons")
    run(
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--clean",
        "--log-level",
        "WARN",
        "--distpath",
        BUILD / "onedir",
        "--workpath",
        BUILD / "pyinstaller",
        "shipping/onedir.spec",
    )
    for name in ("SBOM.json", "LICENCES.txt"):
        shutil.copy(DIST / name, FOLDER)
    shutil.copy(HOUSE / "CHANGELOG.md", FOLDER)
    system = platform.system().lower()
    archived = DIST / f"{NAME}-{VERSION}-{system}-{platform.machine().lower()}"
    if system in ("windows", "darwin"):
        shutil.make_archive(str(archived), "zip", FOLDER.parent)
        return
    with tarfile.open(f"{archived}.tar.xz", "w:xz") as archive:
        archive.add(FOLDER, NAME, filter=_plain)


def _plain(file: tarfile.TarInfo) -> tarfile.TarInfo:
    """Set owner and time of a packed file, which are then the same for every build."""
    file.uid = file.gid = 0
    file.uname = file.gname = "root"
    file.mtime = seconds()
    return file


# ------------------------------------------------------------------------------------------------ Debian


def debian() -> None:
    """Make the program's package, and one that turns the machine into a kiosk."""
    for tool in ("dpkg-deb", "dpkg"):
        if shutil.which(tool) is None:
            raise Unable(f"{tool} is missing, as this is no Debian")
    program, kiosk = BUILD / "deb" / NAME, BUILD / "deb" / f"{NAME}-kiosk"
    shutil.rmtree(BUILD / "deb", ignore_errors=True)
    _program_tree(program)
    _kiosk_tree(kiosk)
    architecture = subprocess.run(["dpkg", "--print-architecture"], stdout=subprocess.PIPE, text=True, check=True)
    libc = str(os.confstr("CS_GNU_LIBC_VERSION")).split()[-1]
    _deb(
        program,
        architecture.stdout.strip(),
        {
            "Depends": f"libc6 (>= {libc}), libegl1, libgl1, libx11-6, libxext6",
            "Recommends": "libasound2, libwayland-client0, libwayland-cursor0, libwayland-egl1, libxcursor1, libxi6, "
            "libxkbcommon0, libxrandr2, libxss1, libxfixes3, libudev1, libpulse0",
            "Suggests": f"{NAME}-kiosk",
            "Description": "five card games with secrets for one television\n"
            " Rook, Spooks, Hookie-Mookie, Hooky and Word Porters for people on a couch and\n"
            " computer players. No player sees a card that is not theirs. For children too.",
        },
    )
    _deb(
        kiosk,
        "all",
        {
            "Depends": f"{NAME} (>= {VERSION}), cage, xwayland, systemd, "
            "libwayland-client0, libwayland-egl1, libxkbcommon0, libasound2",
            "Description": "service that starts a machine into By Hook or by Rook\n"
            " A service, its user and its file of settings. Nothing starts before a user\n"
            f" says systemctl enable --now {NAME}.",
        },
    )


def _program_tree(root: Path) -> None:
    shutil.copytree(FOLDER, root / "usr" / "lib" / NAME, symlinks=True)
    command = root / "usr" / "bin" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{NAME}/{NAME}")
    share = root / "usr" / "share"
    _write(share / "applications" / f"{NAME}.desktop", filled(DEBIAN / f"{NAME}.desktop"))
    _write(share / "metainfo" / f"{ID}.metainfo.xml", filled(DEBIAN / "metainfo.xml"))
    games = ", ".join(GAMES)
    said = subprocess.run([FOLDER / NAME, "--help"], stdout=subprocess.PIPE, text=True, check=True).stdout
    lines = said.rstrip().replace("\\", "\\e").replace("-", "\\-")
    _zip(share / "man" / "man6" / f"{NAME}.6.gz", filled(DEBIAN / "man.6", USAGE=lines, GAMES=games))
    for icon in sorted((BUILD / "icons").glob(f"{NAME}-*.png")):
        size = icon.stem.rsplit("-", 1)[-1]
        _write(share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png", icon.read_bytes())
    drawing = (BUILD / "icons" / f"{NAME}.svg").read_bytes()
    _write(share / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg", drawing)
    _documents(root)
    for name in ("SBOM.json", "LICENCES.txt"):
        (root / "usr" / "lib" / NAME / name).rename(share / "doc" / NAME / name)
    (root / "usr" / "lib" / NAME / "CHANGELOG.md").unlink()


def unit() -> str:
    """The service of docs/kiosk.md, for the installed program."""
    text = (HOUSE / "docs" / f"{NAME}.service").read_text(encoding="utf-8")
    text = re.sub(r"^# .*\n\n", "", text)
    text = re.sub(r"/opt/\S+/python /opt/\S+/main\.py", f"/usr/bin/{NAME}", text)
    text = re.sub(r"file:///opt/\S+", f"file:///usr/share/doc/{NAME}-kiosk/kiosk.md", text)
    return re.sub(r"^WorkingDirectory=.*\n", "", text, flags=re.M)


def _kiosk_tree(root: Path) -> None:
    _write(root / "lib" / "systemd" / "system" / f"{NAME}.service", unit())
    _write(root / "usr" / "lib" / "sysusers.d" / f"{NAME}-kiosk.conf", filled(DEBIAN / "sysusers.conf"))
    settings = (HOUSE / "docs" / "kiosk.example.toml").read_text(encoding="utf-8")
    _write(root / "etc" / NAME / "kiosk.toml", settings.replace("python main.py", NAME))
    _documents(root)
    _write(root / "usr" / "share" / "doc" / root.name / "kiosk.md", (HOUSE / "docs" / "kiosk.md").read_bytes())
    for script in ("postinst", "prerm", "postrm"):
        _write(root / "DEBIAN" / script, (DEBIAN / f"kiosk.{script}").read_bytes())
        (root / "DEBIAN" / script).chmod(0o755)
    _write(root / "DEBIAN" / "conffiles", f"/etc/{NAME}/kiosk.toml\n")


def _documents(root: Path) -> None:
    """Write the files of documentation that every package needs."""
    folder = root / "usr" / "share" / "doc" / root.name
    terms = "\n".join(line.strip() or "." for line in (HOUSE / "LICENSE").read_text(encoding="utf-8").splitlines()[4:])
    copying = (DEBIAN / "copyright").read_text(encoding="utf-8")
    _write(folder / "copyright", copying.rstrip("\n") + "\n" + indent(terms, " ", lambda line: True) + "\n")
    when = datetime.fromtimestamp(seconds(), UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    news = f"{root.name} ({VERSION}) stable; urgency=medium\n\n  * What is new stands in CHANGELOG.md of the sources.\n"
    _zip(folder / "changelog.gz", f"{news}\n -- {MAINTAINER}  {when}\n")
    overrides = DEBIAN / f"{root.name}.lintian-overrides"
    if overrides.exists():
        _write(root / "usr" / "share" / "lintian" / "overrides" / root.name, overrides.read_bytes())


def _deb(root: Path, architecture: str, fields: dict[str, str]) -> None:
    """Pack a tree after setting its modes and times."""
    sums = []
    size = 0
    for file in sorted(root.rglob("*")):
        if file.is_symlink() or "DEBIAN" in file.parts:
            continue
        program = file.is_dir() or (file.name == NAME and file.parent.name == NAME)
        file.chmod(0o755 if program else 0o644)
        if file.is_file():
            size += file.stat().st_size
            sums.append(f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n")
    _write(root / "DEBIAN" / "md5sums", "".join(sums))
    said = {
        "Package": root.name,
        "Version": VERSION,
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Section": "games",
        "Priority": "optional",
        "Installed-Size": str(size // 1024),
        **fields,
    }
    _write(root / "DEBIAN" / "control", "".join(f"{name}: {value}\n" for name, value in said.items()))
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-b", root, DIST / f"{root.name}_{VERSION}_{architecture}.deb")


def _write(file: Path, what: str | bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(what.encode() if isinstance(what, str) else what)


def _zip(file: Path, text: str) -> None:
    _write(file, gzip.compress(text.encode(), mtime=0))


# ------------------------------------------------------------------------------------------------ all


FORMATS: tuple[Callable[[], None], ...] = (wheels, parts, onedir, debian)


def main() -> int:
    """Make all formats that can be made here."""
    if released()[0] != VERSION:
        print(
            f"The newest version in CHANGELOG.md is {released()[0]}, engine/program.py says {VERSION}", file=sys.stderr
        )
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    for make in FORMATS:
        try:
            make()
        except Unable as error:
            print(f"not made: {make.__name__}: {error}", file=sys.stderr)
    files = sorted(file for file in DIST.iterdir() if file.is_file())
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    for file in files:
        print(f"{file.stat().st_size / 1e6:7.1f} MB  {file.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
