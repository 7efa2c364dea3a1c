"""MkDocs hook for the website of the documents (`make site-docs`).

Files keep their paths from the project's folder, so links that work where the code is hosted also work on the site. The
pages of the root (README.md and others) are taken from there.
"""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = ("*.md", "LICENSE", "assets/LICENSES.md")
"""Files outside docs/ that the site has."""
LEFT_OUT = ("docs/site/", "docs/requirements.txt", "docs/pictures/records/", "docs/pictures/pictures.toml")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Return all files of the site with their paths from the project's folder, in place of those from docs/."""
    themes = [file for file in files if file.src_dir != config.docs_dir]
    ours = [path for pattern in (*OUTSIDE, "docs/**/*") for path in sorted(ROOT.glob(pattern)) if path.is_file()]
    named = {path.relative_to(ROOT).as_posix(): path for path in ours}
    return Files(
        [
            *themes,
            *(
                File.generated(config, name, abs_src_path=str(path))
                for name, path in named.items()
                if not name.startswith(LEFT_OUT)
            ),
        ]
    )
