"""Types command lines into real shells, with a tab where the shell is to complete, and compares what they become.

Usage: complete.py SHEETC. The shell's `sheetc` is a function that prints its words.
"""
import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

CASES = [
    ("li\t", ["lint"]),
    ("generate --acc\tpub\t", ["generate", "--access", "public"]),
    ("lint --fail-on=w\t", ["lint", "--fail-on=warning"]),
    ("lint --reporter sar\t", ["lint", "--reporter", "sarif"]),
    ("lint --reporter json:Rep\t", ["lint", "--reporter", "json:Report"]),
    ("lint Sho\t", ["lint", "Shop of all.sheets.yaml"]),
    ("--color nev\tlint", ["--color", "never", "lint"]),
    ("lint -C Fol\t", ["lint", "-C", "Folder/"]),
    ("generate -MF Rep\t", ["generate", "-MF", "Report"]),
    ("lint --select no-exi\t", ["lint", "--select", "no-exit"]),
    ("explain no-exi\t", ["explain", "no-exit"]),
    ("completions z\t", ["completions", "zsh"]),
    ("help gen\t", ["help", "generate"]),
    ("resolve --orig\t", ["resolve", "--origins"]),
]

# zsh writes '=' behind a long option, and takes back the slash behind a folder.
IN_ZSH = {
    "generate --acc\tpub\t": ["generate", "--access=public"],
    "lint -C Fol\t": ["lint", "-C", "Folder"],
}

SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"],
             "PS1=; PS2=; bind 'set bell-style none'; bind 'set enable-bracketed-paste off'; "
             "sheetc() {{ printf '<%s>' \"$@\"; echo '|end'; }}; . {script}"),
    "zsh": (["zsh", "-f", "-i"],
            "PS1=; RPS1=; unsetopt beep prompt_cr prompt_sp; autoload -U compinit; compinit -u -D; "
            "sheetc() {{ printf '<%s>' \"$@\"; echo '|end'; }}; . {script}"),
    "fish": (["fish", "--no-config", "-i"],
             "function fish_prompt; end; set -g fish_autosuggestion_enabled 0; "
             "function sheetc; printf '<%s>' $argv; echo '|end'; end; source {script}"),
}


class Shell:
    def __init__(self, name: str, script: str, folder: str):
        command, setup = SHELLS[name]
        environment = {"PATH": os.environ["PATH"], "HOME": folder, "TERM": "dumb" if name != "fish" else "xterm",
                       "LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        self.text = ""
        self.type(setup.format(script=script) + "; echo rea''dy\n")
        self.wait("ready")

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def wait(self, marker: str, seconds: float = 60) -> str:
        """What the shell writes up to a text, at the start of a line or behind a word."""
        end = time.monotonic() + seconds
        while True:
            found = self.text.find(marker)
            if found >= 0:
                before, self.text = self.text[:found], self.text[found + len(marker):]
                return before
            self.read(end, marker)

    def settle(self, seconds: float = 0.3) -> None:
        """Reads until the shell has been silent for a moment."""
        while select.select([self.terminal], [], [], seconds)[0]:
            self.text += os.read(self.terminal, 65_536).decode(errors="replace")

    def read(self, end: float, marker: str) -> None:
        if not select.select([self.terminal], [], [], max(0, end - time.monotonic()))[0]:
            sys.exit(f"waited for {marker!r} in vain; the shell wrote:\n{self.text}")
        self.text += os.read(self.terminal, 65_536).decode(errors="replace")

    def complete(self, line: str) -> list[str]:
        self.settle()
        self.text = ""
        for part in re.split("(\t)", "sheetc " + line):
            self.type(part)
            if part == "\t":
                self.settle()
        self.type("\n")
        words = re.findall("<([^<>]*)>", self.wait("|end").replace("\r", ""))
        return words

    def close(self) -> None:
        os.close(self.terminal)
        os.waitpid(self.process, 0)


def main() -> None:
    sheetc = os.path.abspath(sys.argv[1])
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in ("Shop of all.sheets.yaml", "Report"):
            (pathlib.Path(folder) / name).touch()
        (pathlib.Path(folder) / "Folder").mkdir()
        for name in SHELLS:
            script = pathlib.Path(folder) / f"completions.{name}"
            script.write_bytes(subprocess.run([sheetc, "completions", name], check=True, capture_output=True).stdout)
            shell = Shell(name, str(script), folder)
            for line, expected in CASES:
                if name == "zsh":
                    expected = IN_ZSH.get(line, expected)
                words = shell.complete(line)
                if words != expected:
                    print(f"error: {name} completes {line!r} to {words}, not to {expected}", file=sys.stderr)
                    failures += 1
            shell.close()
    sys.exit(1 if failures else 0)


main()
