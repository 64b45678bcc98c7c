"""Times how long the Swift compiler takes for generated sheets, against the same values written by hand.

Usage: Benchmarks/compile.py [--sheets N] [--rounds N] [--access public|internal] [--sheetc PATH]

By hand is what an app would write without sheetc: a constant for each sheet, made by the memberwise initialiser of
SheetConfiguration with only what differs from the defaults, and a nested 'enum: String' of its detents. Themes are
constants there too, shared by the sheets, unless --inline-themes writes them out in each. That the values are the same
is checked by a program first. Both are compiled alternately, in one thread; the least user time of each counts. Files
with internal access are compiled with one that reads every sheet, since the optimiser would drop them otherwise.
"""
import argparse
import os
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".build" / "benchmark" / "compile"
NAMES = "small half cart list peek middle preview details options summary results more".split()
THEMES = 5


class Sheet:
    """One sheet of the corpus, as YAML and as Swift written by hand."""

    def __init__(self, rng: random.Random, number: int):
        self.name = f"sheet{number}"
        yaml, swift = [f"    summary: The sheet of screen {number}."], []
        if rng.random() < 0.5:
            theme = rng.randrange(THEMES)
            yaml.append(f"    theme: look{theme}")
            swift.append(f"theme: {theme_by_hand(theme)}")
        if rng.random() < 0.5:
            height = rng.randrange(44, 60)
            yaml.append(f"    header: {{height: {height}, title: {{key: title.{number}}}, trailing: close}}")
            swift.append(f'header: Header(height: {height}, title: .localized(key: "title.{number}", table: nil), '
                         "trailing: .close)")
        forms = [(f"height: {height}", f".height({height}, from: .safeArea)")
                 for height in sorted(rng.sample(range(90, 200), rng.randrange(1, 3)))]
        part = rng.choice(["0.5", "0.6", "0.75"])
        if rng.random() < 0.5:
            forms.append((f"fraction: {part}", f".fraction({part}, of: .limit)"))
        forms.append(("topInset: 12", ".topInset(12)"))
        self.ids = rng.sample(NAMES, len(forms) - 1) + ["full"]
        detents = [f"Detent({place}, {form})" for place, (_, form) in enumerate(forms)]
        yaml.append("    detents: [" + ", ".join(
            f"{{id: {name}, {form}}}" for name, (form, _) in zip(self.ids, forms)) + "]")
        swift.append("detents: [" + ", ".join(detents) + "]")
        if rng.random() < 0.5:
            yaml.append(f"    initial: {self.ids[1]}")
            swift.append("initial: .detent(1)")
        if rng.random() < 0.5:
            yaml.append("    swipeMode: top")
            swift.append("swipeMode: .top")
        if rng.random() < 0.3:
            yaml.append("    dismiss: {swipe: false}")
            swift.append("dismiss: DismissBehavior(swipe: false)")
        if rng.random() < 0.3:
            yaml.append("    taps: {outside: smallest, grabber: none}")
            swift.append("taps: TapBehavior(outside: .smallest, grabber: .none)")
        if rng.random() < 0.3:
            yaml.append(f"    passthrough: {{through: {self.ids[0]}}}")
            swift.append("passthrough: .through(0)")
        if rng.random() < 0.3:
            velocity = rng.randrange(300, 900)
            yaml.append(f"    release: {{policy: nearest, velocity: {velocity}}}")
            swift.append(f"release: ReleaseBehavior(policy: .nearest, velocity: {velocity})")
        if rng.random() < 0.5:
            yaml.append("    content: {scrolls: true}")
            swift.append("content: ContentTraits(scrolls: true)")
        self.yaml = f"  {self.name}:\n" + "\n".join(yaml) + "\n"
        self.swift = ",\n".join(f"    {argument}" for argument in swift)


INLINE_THEMES = False


def theme_by_hand(number: int) -> str:
    if not INLINE_THEMES:
        return f"Looks.look{number}"
    return (f"Theme(background: .material(.regular), cornerRadius: {10 + number}, "
            "grabber: Grabber(size: SheetSize(width: 40, height: 4), topMargin: 6, "
            'background: GrabberBackground(color: .asset("Surface", opacity: 0.9), translucent: true)), '
            f"dimming: Dimming(opacity: 0.{3 + number}))")


def yaml_file(sheets: list[Sheet]) -> str:
    themes = [f"  look{number}:\n    background: {{material: regular}}\n    cornerRadius: {10 + number}\n"
              "    grabber: {size: {width: 40, height: 4}, topMargin: 6, "
              "background: {color: {asset: Surface, opacity: 0.9}, translucent: true}}\n"
              f"    dimming: {{opacity: 0.{3 + number}}}\n" for number in range(THEMES)]
    return "version: 1\n\nthemes:\n" + "".join(themes) + "\nsheets:\n" + "\n".join(sheet.yaml for sheet in sheets)


def by_hand(sheets: list[Sheet], access: str) -> str:
    global INLINE_THEMES
    lines = [f"{access}import SheetRuntime", "", f"{access}enum ByHand {{"]
    for sheet in sheets:
        lines += [f"  /// The sheet of screen {sheet.name[5:]}.",
                  f"  {access}static let {sheet.name} = SheetConfiguration(\n{sheet.swift}\n  )", "",
                  f"  {access}enum {sheet.name.capitalize()}Detents: String {{"]
        lines += [f"    case {name}" for name in sheet.ids] + ["  }", ""]
    lines += ["}", ""]
    if not INLINE_THEMES:
        INLINE_THEMES = True
        lines += ["private enum Looks {"]
        lines += [f"  static let look{number} = {theme_by_hand(number)}" for number in range(THEMES)] + ["}", ""]
        INLINE_THEMES = False
    return "\n".join(lines)


def uses(sheets: list[Sheet], namespace: str, member: str) -> str:
    """A file that reads every sheet, for files with internal access."""
    lines = ["import SheetRuntime", "", "public func visit(_ body: (Bool) -> Void) {"]
    return "\n".join(lines + [f"  body({namespace}.{sheet.name}{member}.haptics)" for sheet in sheets] + ["}", ""])


def user_seconds(command: list[str]) -> float:
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)[:300]} ended with {process.returncode}\n{errors[:2000]}")
    return usage.ru_utime


def main() -> None:
    global INLINE_THEMES
    options = argparse.ArgumentParser()
    options.add_argument("--sheets", type=int, default=1_000)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--access", choices=["public", "internal"], default="public")
    options.add_argument("--inline-themes", action="store_true", help="by hand, write the theme into each sheet")
    options.add_argument("--sheetc", default=str(ROOT / ".build/release/sheetc"))
    arguments = options.parse_args()
    INLINE_THEMES = arguments.inline_themes

    WORK.mkdir(parents=True, exist_ok=True)
    rng = random.Random(1)
    sheets = [Sheet(rng, number) for number in range(arguments.sheets)]
    access = "public " if arguments.access == "public" else ""
    source, runtime = WORK / "Bench.sheets.yaml", WORK / "SheetRuntime.o"
    source.write_text(yaml_file(sheets))
    generated, hand, shared = WORK / "Bench.sheets.swift", WORK / "ByHand.swift", WORK / "main.swift"
    subprocess.run([arguments.sheetc, "generate", "--access", arguments.access, "-o", str(generated), str(source)],
                   check=True)
    hand.write_text(by_hand(sheets, access))
    swiftc = ["swiftc", "-swift-version", "6", "-wmo", "-I", str(WORK)]
    sources = sorted(str(path) for path in (ROOT / "Sources/SheetRuntime").rglob("*.swift"))
    subprocess.run(["swiftc", "-swift-version", "6", "-O", "-wmo", "-parse-as-library", "-module-name",
                    "SheetRuntime", "-emit-module", "-emit-module-path", str(WORK / "SheetRuntime.swiftmodule"),
                    "-emit-object", "-o", str(runtime)] + sources, check=True)

    # Some of the sheets, in one program that compares them.
    few = sheets[:100]
    shared.write_text("import SheetRuntime\n" + "".join(
        f"if Sheets.{sheet.name}.configuration != ByHand.{sheet.name} "
        f"{{ fatalError(\"{sheet.name}\") }}\n" for sheet in few))
    program = str(WORK / "compare")
    subprocess.run(swiftc + ["-module-name", "Bench", "-o", program, str(shared), str(generated), str(hand),
                             str(runtime), "-lm"], check=True)
    subprocess.run([program], check=True)

    files = {"generated": [generated], "by hand": [hand]}
    if not access:
        for name, namespace, member in (("generated", "Sheets", ".configuration"), ("by hand", "ByHand", "")):
            use = WORK / f"Uses{namespace}.swift"
            use.write_text(uses(sheets, namespace, member))
            files[name].append(use)
    print(f"{len(sheets)} sheets, {arguments.access}, user seconds, least of {arguments.rounds}")
    for mode in (["-typecheck"], ["-Onone", "-c"], ["-O", "-c"]):
        least = dict.fromkeys(files, float("inf"))
        for _ in range(arguments.rounds):
            for name, paths in files.items():
                output = [] if mode == ["-typecheck"] else ["-o", str(WORK / "out.o")]
                seconds = user_seconds(swiftc + mode + output + ["-module-name", "Bench", "-parse-as-library"]
                                       + [str(path) for path in paths])
                least[name] = min(least[name], seconds)
        ours, theirs = least["generated"], least["by hand"]
        print(f"{mode[0]:<12} {ours:8.2f} s {theirs:8.2f} s  {ours / theirs:6.2f} x  "
              + ("" if mode == ["-typecheck"] else "(goal 0.5 x)"), flush=True)


main()
