"""Writes the benchmark corpus: big.sheets.yaml, big-4000, faulty, 5,000 small files, one short file.

Usage: corpus.py DIRECTORY [SEED]. The same seed writes the same bytes everywhere.
"""
import pathlib
import random
import sys

HEADER = "version: 1\n\nthemes:\n  card:\n    cornerRadius: 16\n    grabber: {topMargin: 8}\n    dimming: {opacity: 0.5}\n\nsheets:\n"
NOUNS = "cart map player form filter share profile search queue tip note trip".split()


def sheet(rng: random.Random, number: int, faulty: bool = False) -> str:
    """About 250 bytes of one sheet that lints clean, or with one misspelt key."""
    name = f"{rng.choice(NOUNS)}{number}"
    small, middle = rng.randrange(90, 120), rng.randrange(180, 240)
    lines = [f"  {name}:", f"    summary: The {name} sheet of the app."]
    if rng.random() < 0.5:
        lines.append("    theme: card")
    if rng.random() < 0.3:
        lines.append(f"    header: {{height: {rng.randrange(44, 60)}, title: Title {number}, trailing: close}}")
    if rng.random() < 0.5:
        lines += ["    detents:", f"      - {{id: peek, height: {small}}}",
                  f"      - {{id: half, height: {middle}}}", "      - maxHeight"]
        lines.append("    initial: half")
    else:
        lines += ["    detents:", f"      - {{id: low, height: {small}}}", "      - {id: full, topInset: 12}"]
    swipe = "swipMode" if faulty else "swipeMode"
    lines.append(f"    {swipe}: {rng.choice(['full', 'top'])}")
    if rng.random() < 0.4:
        lines.append(f"    release: {{policy: nearest, velocity: {rng.randrange(300, 900)}}}")
    if rng.random() < 0.3:
        lines.append("    taps: {outside: smallest, grabber: none}  # stays on screen")
    return "\n".join(lines) + "\n"


def document(rng: random.Random, count: int, faulty: bool = False, first: int = 0) -> str:
    """A file of `count` sheets, numbered from `first`; names are taken once among files that lie together."""
    return HEADER + "\n".join(sheet(rng, number, faulty) for number in range(first, first + count))


def main() -> None:
    directory = pathlib.Path(sys.argv[1])
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    (directory / "small").mkdir(parents=True, exist_ok=True)

    def write(name: str, text: str) -> None:
        (directory / name).write_bytes(text.encode())

    write("big.sheets.yaml", document(random.Random(seed), 40_000))
    write("big-4000.sheets.yaml", document(random.Random(seed), 4_000))
    write("faulty.sheets.yaml", document(random.Random(seed), 40_000, faulty=True))
    rng = random.Random(seed)
    paths = []
    for number in range(5_000):
        name = f"small/f{number:04}.sheets.yaml"
        write(name, document(rng, rng.randrange(4, 8), first=10 * number))
        paths.append(str(directory / name))
    write("small.list", "\n".join(paths) + "\n")
    write("one.sheets.yaml", """version: 1

sheets:
  cart:
    summary: Cart contents.
    header: {height: 52, title: Cart, trailing: close}
    detents:
      - headerOnly
      - {id: half, height: 240}
      - maxHeight
    initial: half
    swipeMode: top
""")
    for name in ("big.sheets.yaml", "one.sheets.yaml"):
        print(f"{name}: {(directory / name).stat().st_size} bytes")


main()
