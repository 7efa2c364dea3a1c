"""System voices: the programs of this machine that can speak a language, and whether they are pleasant to hear.

A program is a list of words and is run without a shell. A sentence is never among them: it goes in through a pipe.
"""

import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

PIPER, SAY, SAPI, ESPEAK = "piper", "say", "sapi", "espeak"
GOOD = frozenset((PIPER, SAY, SAPI))
"""Natural voices. The others are understandable, but children do not hear them by default."""
MODELS = (
    Path.home() / ".local/share/piper-voices",
    Path("/usr/local/share/piper-voices"),
    Path("/usr/share/piper-voices"),
)
"""Folders of Piper's voices, such as `de_DE-thorsten-medium.onnx`."""
_ACCENTS = {"en": "en-gb"}
_USUAL_WORDS = 160
"""Words a minute of Piper by default."""

Which = Callable[[str], str | None]


@dataclass(frozen=True, slots=True)
class SystemVoice:
    """A `kind` of voice, its `program`, and for Piper the file of its `model`."""

    kind: str
    program: str
    model: str = ""

    @property
    def good(self) -> bool:
        """Whether it may speak by default."""
        return self.kind in GOOD

    def command(self, language: str, words_a_minute: int, out: str = "") -> list[str]:
        """Return the command that turns its input into a WAV file, on standard output or in the file `out` if it needs
        one. SAPI stays open and gets these values with each sentence."""
        match self.kind:
            case "piper":
                slower = f"{_USUAL_WORDS / words_a_minute:.2f}"
                return [self.program, "--model", self.model, "--length_scale", slower, "--output_file", "-"]
            case "say":
                own = ["-v", self.model] if self.model else []
                return [
                    self.program,
                    *own,
                    "-r",
                    str(words_a_minute),
                    "--data-format=LEI16@22050",
                    "-o",
                    out,
                    "-f",
                    "-",
                ]
            case "sapi":
                return [self.program, "-NoProfile", "-NonInteractive", "-Command", _SAPI]
        return [self.program, "--stdin", "--stdout", "-v", _ACCENTS.get(language, language), "-s", str(words_a_minute)]


def voice_of(
    language: str, platform: str = sys.platform, which: Which = shutil.which, models: Iterable[Path] = MODELS
) -> SystemVoice | None:
    """Return the best installed voice for a language, or None."""
    if platform == "darwin" and (program := which("say")):
        return SystemVoice(SAY, program)
    if platform == "win32" and (program := which("powershell")):
        return SystemVoice(SAPI, program)
    program, model = which("piper"), _model(language, models)
    if program and model is not None:
        return SystemVoice(PIPER, program, str(model))
    program = which("espeak-ng") or which("espeak")
    return SystemVoice(ESPEAK, program) if program else None


def _model(language: str, models: Iterable[Path]) -> Path | None:
    found = (path for folder in models if folder.is_dir() for path in folder.rglob(f"{language}_*.onnx"))
    return min(found, default=None)


_SAPI = (
    "Add-Type -AssemblyName System.Speech;"
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "while ($line = [Console]::In.ReadLine()) {"
    "  $language, $rate, $sentence = $line.Split(' ');"
    "  $out = New-Object System.IO.MemoryStream;"
    "  try {"
    "    $culture = [Globalization.CultureInfo]::GetCultureInfo($language);"
    "    $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $culture)"
    "  } catch {};"
    "  $voice.Rate = [int]$rate;"
    "  $voice.SetOutputToWaveStream($out);"
    "  $voice.Speak([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($sentence)));"
    "  $voice.SetOutputToNull();"
    "  [Console]::Out.WriteLine([Convert]::ToBase64String($out.ToArray()))"
    "}"
)
"""PowerShell starts slowly, so it stays open: it answers each line with a WAV in base 64. It never executes a part of a
sentence."""
