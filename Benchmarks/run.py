"""Times sheetc against libyaml's event loop over the same bytes, as ratios of alternating runs.

Usage: Benchmarks/run.py [--rounds N] [--sheetc PATH] [--only WORD] [--peers]. Builds what it compares with, copies the
executable as `make install` does and writes its corpus below .build/benchmark. Absolute times mean little on a shared
machine; the ratios do. Each row has the medians of its rounds: both times, the ratio of times beside its goal, and the
ratio of what all threads together spend on processors. With --peers it also times what a user would otherwise run on
the same files.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".build" / "benchmark"
PEERS = ["check-jsonschema==0.37.2", "yamllint==1.38.0", "PyYAML==6.0.3", "jsonschema==4.26.0"]

CHECK_WITH_JSONSCHEMA = """
import json, pathlib, sys, jsonschema, yaml
validator = jsonschema.Draft202012Validator(json.loads(pathlib.Path(sys.argv[1]).read_bytes()))
for path in sys.argv[2:]:
    for error in validator.iter_errors(yaml.load(pathlib.Path(path).read_bytes(), yaml.CSafeLoader)):
        print(path, error.message)
"""


class Spent(typing.NamedTuple):
    """Seconds of one run on the clock and of all its threads on processors, and its peak resident bytes."""
    wall: float
    processor: float
    memory: int


def run(command: list[str], expected: tuple[int, ...] = (0,)) -> Spent:
    quiet = [(os.POSIX_SPAWN_OPEN, descriptor, os.devnull, os.O_WRONLY, 0) for descriptor in (1, 2)]
    start = time.perf_counter()
    _, status, usage = os.wait4(os.posix_spawn(command[0], command, os.environ, file_actions=quiet), 0)
    wall = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in expected:
        sys.exit(f"{' '.join(command)[:200]} ended with {os.waitstatus_to_exitcode(status)}")
    memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return Spent(wall, usage.ru_utime + usage.ru_stime, memory)


class Benchmark:
    """The rows that were asked for."""

    def __init__(self, rounds: int, only: str) -> None:
        self.rounds = rounds
        self.only = only

    def ratio(self, name: str, subject: list[str], floor: list[str], goal: float | None, times: int = 1,
              expected: tuple[int, ...] = (0,), output: str | None = None) -> None:
        """Alternates the two commands and prints the median of their ratios beside the goal.

        The `output` of the subject is removed before each run, so that it is always made and written.
        """
        if self.only not in name:
            return

        def measured() -> Spent:
            if output:
                pathlib.Path(output).unlink(missing_ok=True)
            return run(subject, expected)

        pairs = [(measured(), run(floor)) for _ in range(self.rounds * times + 1)][1:]
        ours = statistics.median(pair[0].wall for pair in pairs)
        theirs = statistics.median(pair[1].wall for pair in pairs)
        wall = statistics.median(pair[0].wall / pair[1].wall for pair in pairs)
        processor = statistics.median(pair[0].processor / max(pair[1].processor, 1e-6) for pair in pairs)
        aim = "" if goal is None else f"  (goal {goal} x)"
        print(f"{name:<58} {ours * 1e3:9.2f} ms {theirs * 1e3:9.2f} ms {wall:7.2f} x  processors {processor:7.2f} x{aim}",
              flush=True)

    def peak(self, name: str, command: list[str], size: int, goal: float, output: str | None = None) -> None:
        """Prints the peak resident memory of a command in units of `size`; its `output` is removed before."""
        if self.only not in name:
            return
        if output:
            pathlib.Path(output).unlink(missing_ok=True)
        memory = run(command).memory
        print(f"{name:<58} {memory / size:7.2f} x the input  (goal {goal} x)", flush=True)


def every_rule(sheetc: str) -> pathlib.Path:
    """A configuration that sets the level of every rule, which are all on without it too."""
    schema = json.loads(subprocess.run([sheetc, "schema", "--config"], capture_output=True, check=True).stdout)
    rules = schema["definitions"]["rules"]
    path = WORK / "every-rule.yaml"
    path.write_text("rules:\n" + "".join(f"  {rule}: note\n" for rule in rules["properties"]))
    return path


def peers(benchmark: Benchmark, sheetc: str, one: str, small: list[str], big: str) -> None:
    """Times what a user would otherwise run, installed into an environment of the benchmark's own."""
    environment = WORK / "venv"
    binaries = environment / "bin"
    if not (binaries / "yamllint").exists():
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
        subprocess.run([str(binaries / "python"), "-m", "pip", "install", "--quiet", *PEERS], check=True)
    schema = str(WORK / "sheets.schema.json")
    with open(schema, "wb") as file:
        subprocess.run([sheetc, "schema"], stdout=file, check=True)
    tools = (("check-jsonschema", [str(binaries / "check-jsonschema"), "--schemafile", schema]),
             ("yamllint", [str(binaries / "yamllint"), "-d", "relaxed"]),
             ("PyYAML with jsonschema", [str(binaries / "python"), "-c", CHECK_WITH_JSONSCHEMA, schema]))
    for kind, files in (("one file", [one]), ("100 small files", small[:100]), ("4,000 sheets", [big])):
        for name, command in tools:
            benchmark.ratio(f"{name} against lint, {kind}", command + files, [sheetc, "lint", *files], None)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--sheetc", default=str(ROOT / ".build/release/sheetc"))
    options.add_argument("--only", default="", help="rows whose name holds this word")
    options.add_argument("--peers", action="store_true", help="also time check-jsonschema, yamllint and PyYAML")
    arguments = options.parse_args()
    benchmark = Benchmark(arguments.rounds, arguments.only)

    WORK.mkdir(parents=True, exist_ok=True)
    events = str(WORK / "events")
    subprocess.run(["cc", "-O2", "-o", events, str(ROOT / "Benchmarks/events.c"), "-lyaml"], check=True)
    subprocess.run([sys.executable, str(ROOT / "Benchmarks/corpus.py"), str(WORK)], check=True)
    sheetc = str(WORK / "sheetc")
    subprocess.run(["install", "-m", "755", "-s", arguments.sheetc, sheetc], check=True)
    big, faulty, one, fewer = (str(WORK / name) for name in (
        "big.sheets.yaml", "faulty.sheets.yaml", "one.sheets.yaml", "big-4000.sheets.yaml"))
    small, listed = str(WORK / "small"), [events, "-f", str(WORK / "small.list")]
    every = ["--config", str(every_rule(sheetc))]
    code, folder = str(WORK / "Big.swift"), str(WORK / "code") + "/"
    size = os.path.getsize(big)

    # Every rule is on unless a configuration switches it off.
    benchmark.ratio("lint, 10 MB", [sheetc, "lint", big], [events, big], 1.4)
    benchmark.ratio("lint, 10 MB, one thread", [sheetc, "lint", "-j1", big], [events, big], None)
    benchmark.ratio("lint, 10 MB, a mistake in every sheet", [sheetc, "lint", faulty], [events, faulty], 3, 1, (1,))
    benchmark.ratio("generate, 10 MB", [sheetc, "generate", big, "-o", code], [events, big], 1.8,
                    output=code)
    benchmark.ratio("lint, one 12-line file", [sheetc, "lint", one], [events, one], 1.3, 10)
    benchmark.ratio("lint, one 12-line file, all levels configured", [sheetc, "lint", *every, one], [events, one], None, 10)
    benchmark.ratio("lint, 5,000 small files, two threads", [sheetc, "lint", "-j2", small], listed, 0.9)
    benchmark.ratio("lint, 5,000 small files, one thread", [sheetc, "lint", "-j1", small], listed, None)
    run([sheetc, "generate", small, "-o", folder])
    benchmark.ratio("generate, 5,000 small files, nothing changed, two threads",
                    [sheetc, "generate", "-j2", small, "-o", folder], listed, 1.0)
    benchmark.ratio("lint, 40,000 sheets against 4,000", [sheetc, "lint", big], [sheetc, "lint", fewer], 11)
    benchmark.peak("peak memory, lint", [sheetc, "lint", big], size, 4)
    benchmark.peak("peak memory, generate", [sheetc, "generate", big, "-o", code], size, 6, output=code)
    if arguments.peers:
        peers(benchmark, sheetc, one, (WORK / "small.list").read_text().split(), fewer)


main()
