"""Times sheetc against libyaml's event loop over the same bytes, as ratios of medians of alternating runs.

Usage: Benchmarks/run.py [--rounds N] [--sheetc PATH]. Builds what it compares with and writes its corpus
below .build/benchmark. Absolute times mean little on a shared machine; the ratios do.
"""
import argparse
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".build" / "benchmark"


def run(command: list[str], expected: tuple[int, ...] = (0,)) -> float:
    start = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    seconds = time.perf_counter() - start
    if done.returncode not in expected:
        sys.exit(f"{' '.join(command)[:200]} ended with {done.returncode}")
    return seconds


def ratio(name: str, subject: list[str], floor: list[str], goal: float, rounds: int,
          expected: tuple[int, ...] = (0,)) -> None:
    """Alternates the two commands and prints the ratio of their medians beside the goal."""
    pairs = [(run(subject, expected), run(floor)) for _ in range(rounds + 1)][1:]
    ours = statistics.median(pair[0] for pair in pairs)
    theirs = statistics.median(pair[1] for pair in pairs)
    each = statistics.median(pair[0] / pair[1] for pair in pairs)
    print(f"{name:<52} {ours * 1e3:9.2f} ms {theirs * 1e3:9.2f} ms  {each:6.2f} x  (goal {goal} x)")


def peak(command: list[str]) -> int:
    """Peak resident memory of a command in bytes."""
    pid = os.posix_spawn(command[0], command, os.environ,
                         file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
    usage = os.wait4(pid, 0)[2]
    return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--sheetc", default=str(ROOT / ".build/release/sheetc"))
    arguments = options.parse_args()
    sheetc, rounds = arguments.sheetc, arguments.rounds

    WORK.mkdir(parents=True, exist_ok=True)
    events = str(WORK / "events")
    subprocess.run(["cc", "-O2", "-o", events, str(ROOT / "Benchmarks/events.c"), "-lyaml"], check=True)
    subprocess.run([sys.executable, str(ROOT / "Benchmarks/corpus.py"), str(WORK)], check=True)
    big, faulty, one = (str(WORK / name) for name in
                        ("big.sheets.yaml", "faulty.sheets.yaml", "one.sheets.yaml"))
    size = os.path.getsize(big)

    ratio("lint, 10 MB", [sheetc, "lint", big], [events, big], 1.4, rounds)
    ratio("lint, 10 MB, a mistake in every sheet", [sheetc, "lint", faulty], [events, faulty], 3, rounds, (1,))
    ratio("generate, 10 MB", [sheetc, "generate", big, "-o", str(WORK / "Big.swift")], [events, big], 1.8, rounds)
    ratio("lint, one 12-line file", [sheetc, "lint", one], [events, one], 1.2, rounds * 10)
    ratio("lint, 5,000 small files", [sheetc, "lint", str(WORK / "small")],
          [events, "-f", str(WORK / "small.list")], 0.75, rounds)
    ratio("lint, 40,000 sheets against 4,000", [sheetc, "lint", big],
          [sheetc, "lint", str(WORK / "big-4000.sheets.yaml")], 11, rounds)
    for name, goal, command in (("lint", 4, [sheetc, "lint", big]),
                                ("generate", 6, [sheetc, "generate", big, "-o", str(WORK / "Big.swift")])):
        print(f"{'peak memory, ' + name:<52} {peak(command) / size:6.2f} x the input  (goal {goal} x)")


main()
