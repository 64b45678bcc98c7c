"""Renews layout.txt: the order in which the linker lays out functions and variables of the release on Linux.

Usage: Benchmarks/layout.py [--sheetc PATH]. What a run on one small file touches comes first, then what larger runs
touch. Laid out so it takes a third fewer pages, and a run on one small file a quarter less time. Names that are gone do
no harm. Run `make build` before; needs valgrind.
"""
import argparse
import bisect
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAYOUT = ROOT / "Benchmarks" / "layout.txt"


class Symbols:
    """Names of an executable by address."""

    def __init__(self, executable: str, kinds: str) -> None:
        listing = subprocess.run(["nm", "-n", "-S", executable], capture_output=True, text=True, check=True).stdout
        found: dict[int, tuple[int, str]] = {}
        for line in listing.splitlines():
            parts = line.split(" ", 3)
            if len(parts) == 4 and parts[0] and parts[2] in kinds:
                found.setdefault(int(parts[0], 16), (int(parts[1], 16), parts[3]))
        self.starts = sorted(found)
        self.found = found

    def name(self, address: int) -> str | None:
        place = bisect.bisect(self.starts, address) - 1
        if place < 0:
            return None
        size, name = self.found[self.starts[place]]
        return name if address < self.starts[place] + max(size, 1) else None


def traced(tool: list[str], command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["valgrind", "-q", *tool, *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def functions(symbols: Symbols, command: list[str]) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        profile = pathlib.Path(folder) / "profile"
        traced(["--tool=callgrind", "--dump-instr=yes", "--compress-pos=no", f"--callgrind-out-file={profile}"], command)
        addresses = sorted({int(at, 16) for at in re.findall(r"^(0x[0-9a-f]+) ", profile.read_text(), re.MULTILINE)})
    return [name for name in map(symbols.name, addresses) if name]


def variables(symbols: Symbols, command: list[str]) -> list[str]:
    lines = traced(["--tool=lackey", "--trace-mem=yes"], command).stderr.splitlines()
    addresses = sorted({int(line[3:].split(",")[0], 16) for line in lines if line[:3] in (" L ", " S ", " M ")})
    return [name for name in map(symbols.name, addresses) if name]


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--sheetc", default=str(ROOT / ".build/release/sheetc"))
    sheetc = options.parse_args().sheetc
    code, data = Symbols(sheetc, "tTwW"), Symbols(sheetc, "bBdDvV")
    with tempfile.TemporaryDirectory() as folder:
        corpus = pathlib.Path(folder) / "corpus"
        corpus.mkdir()
        subprocess.run([sys.executable, str(ROOT / "Benchmarks/corpus.py"), str(corpus)], check=True,
                       stdout=subprocess.DEVNULL)
        one = str(corpus / "one.sheets.yaml")
        few = [str(path) for path in sorted((corpus / "small").iterdir())[:100]]
        many = str(corpus / "big-4000.sheets.yaml")
        output = str(corpus / "output") + "/"
        runs = [["lint", one], ["lint", *few], ["generate", *few, "-o", output], ["generate", *few, "-o", output],
                ["lint", many], ["generate", many, "-o", output]]
        names = dict.fromkeys(name for run in runs for name in functions(code, [sheetc, *run]))
        names |= dict.fromkeys(variables(data, [sheetc, "lint", one]))
    LAYOUT.write_text("".join(name + "\n" for name in names))
    print(f"{LAYOUT.name}: {len(names)} names")


main()
