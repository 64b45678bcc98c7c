"""Families that are not about text: what stands where a file should, and what the system does to a run."""
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

from harness import GOOD, GUARD, SHEETC, hidden_bytes, judge, judge_words, run, scratch

NOBODY = 65534


def as_nobody(folder):
    """A command that runs sheetc as a user who may not do everything."""
    if os.getuid() != 0:
        return [SHEETC]
    copy = folder / "sheetc-of-nobody"
    if not copy.exists():
        shutil.copy(SHEETC, copy)
        copy.chmod(0o755)
    folder.chmod(0o755)
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", str(copy)]


def make(kind, path):
    """Puts something at a path where a file is expected."""
    if kind == "directory":
        path.mkdir()
    elif kind == "FIFO":
        os.mkfifo(path)
    elif kind == "socket":
        with socket.socket(socket.AF_UNIX) as server:
            here = os.getcwd()
            os.chdir(path.parent)
            server.bind(path.name)
            os.chdir(here)
    elif kind == "unreadable file":
        path.write_bytes(GOOD)
        path.chmod(0)
    elif kind == "link to nothing":
        path.symlink_to("nothing")
    elif kind == "link to itself":
        path.symlink_to(path.name)
    elif kind == "link to a directory":
        (path.parent / "folder").mkdir(exist_ok=True)
        path.symlink_to("folder")
    elif kind.startswith("link to /dev/"):
        path.symlink_to(kind.removeprefix("link to "))
    elif kind == "empty file":
        path.write_bytes(b"")


KINDS = ["nothing", "directory", "FIFO", "socket", "unreadable file", "link to nothing", "link to itself",
         "link to a directory", "link to /dev/zero", "link to /dev/full", "link to /dev/null", "link to /dev/tty"]


def places(table):
    """Every kind of thing that is no file, wherever a file is read."""
    roles = {
        "operand": lambda f: (["x.sheets.yaml"], "x.sheets.yaml"),
        "walked": lambda f: (["."], "x.sheets.yaml"),
        "import": lambda f: (["main.sheets.yaml"], "x.sheets.yaml"),
        "sheetc.yaml": lambda f: (["main.sheets.yaml"], "sheetc.yaml"),
        "--config": lambda f: (["--config", "c.yaml", "main.sheets.yaml"], "c.yaml"),
    }
    for role, arguments in roles.items():
        for kind in KINDS:
            # A pipe that is named is read, as '<(command)' is; it waits for who writes it.
            if kind == "FIFO" and role in ("operand", "--config") or kind == "nothing" and role == "sheetc.yaml":
                continue
            for command in ("lint", "generate", "resolve"):
                place(table, role, kind, command, *arguments(None))


def place(table, role, kind, command, arguments, name):
    with scratch() as folder:
        folder = Path(folder)
        tool = as_nobody(folder)
        if role == "import":
            (folder / "main.sheets.yaml").write_bytes(b"imports: [x.sheets.yaml]\n" + GOOD)
        elif role in ("sheetc.yaml", "--config"):
            (folder / "main.sheets.yaml").write_bytes(GOOD)
        make(kind, folder / name)
        before = sorted(folder.iterdir())
        outcome = run([command, *arguments], folder, command=tool, stdin=subprocess.DEVNULL)
        case = ("what is no file, where one is read", f"{kind} as {role}, {command}")
        if (role, kind) == ("walked", "nothing"):
            return judge(case, outcome, table, 2, "no sheets file")
        code = 1 if role == "import" else 2
        says = "" if role in ("walked", "operand") and "directory" in kind else name
        judge(case, outcome, table, code, says)
        if command == "generate" and code != 0 and sorted(folder.iterdir()) != before:
            table.fault(*case, "wrote something")


def paths(table):
    """Names that are hard to hold: too long, through a file, not UTF-8, empty."""
    family = "names of files"
    names = {
        "long name": b"n" * 300, "long path": b"n/" * 4000, "very long path": b"n/" * 60_000 + b"n", "through a file": b"a.sheets.yaml/b",
        "file with a slash": b"a.sheets.yaml/", "empty": b"", "not UTF-8": b"b\xff.sheets.yaml", "line break": b"a\nb",
        "escape": b"a\x1b[31mb", "bell": b"\x07", "bidirectional": "\u202egpj.sheets.yaml".encode(), "mark first": "\u0301a".encode(),
        "a blank": b" ", "only slashes": b"///nowhere", "quote": b"a'b", "option-like": b"./-x",
        "surrogate in UTF-8": b"\xed\xa0\x80",
    }
    for label, name in names.items():
        for command in ("lint", "generate", "resolve"):
            with scratch() as folder:
                (Path(folder) / "a.sheets.yaml").write_bytes(GOOD)
                if len(name) > 120_000:
                    continue
                judge((family, f"{label}, {command}"), run([command, name], folder), table, 2, ())
        for option in ("--config", "-C", "--stdin-filename"):
            if label == "file with a slash" and option == "--config":
                continue
            if option == "--stdin-filename" and label not in ("empty", "not UTF-8", "surrogate in UTF-8"):
                continue
            with scratch() as folder:
                (Path(folder) / "a.sheets.yaml").write_bytes(GOOD)
                operand = "-" if option == "--stdin-filename" else "a.sheets.yaml"
                judge((family, f"{label} after {option}"), run(["lint", option, name, operand], folder, GOOD), table, 2, ())
    bad_names = [b"b\xff.sheets.yaml", "e\u0301.sheets.yaml".encode(), "\u00e9.sheets.yaml".encode(), b"a\nb.sheets.yaml",
                 "\u202ex.sheets.yaml".encode(), b"-.sheets.yaml", b" .sheets.yaml", b"a'b.sheets.yaml", "😀.sheets.yaml".encode()]
    for name in bad_names:
        with scratch() as folder:
            path = os.path.join(folder.encode(), name)
            with open(path, "wb") as file:
                file.write(b"version: 1\nbroken: 1\n")
            is_bad = b"\xff" in name
            judge((family, f"{name!r} in a folder"), run(["lint", "."], folder), table, 2 if is_bad else 1,
                  "UTF-8" if is_bad else "broken")
    with scratch() as folder:
        for name in ("e\u0301", "\u00e9"):
            (Path(folder) / f"{name}.sheets.yaml").write_bytes(b"version: 1\nbroken: 1\n")
        outcome = run(["lint", "."], folder)
        table.add(family)
        if outcome.text.count("[unknown-key]") != 2:
            table.fault(family, "two names that differ by normalisation", outcome.text)


# MARK: Writing

def outputs(table):
    """What stands in the way of an output; what was there before stays as it was."""
    family = "outputs that cannot be written"
    cases = {
        "a directory": ("out/", lambda f: [(f / "out" / name).mkdir(parents=True) for name in ("a.sheets.swift", "sheets.schema.json")], 3),
        "in a file": ("a.sheets.yaml/x.swift", None, None),
        "the input": ("a.sheets.yaml", None, 2),
        "the input by a link": ("link.swift", lambda f: (f / "link.swift").symlink_to("a.sheets.yaml"), 2),
        "the input by a hard link": ("hard.swift", lambda f: os.link(f / "a.sheets.yaml", f / "hard.swift"), 2),
        "the configuration": ("sheetc.yaml", lambda f: (f / "sheetc.yaml").write_text("rules: {}\n"), 2),
        "written by hand": ("mine.swift", lambda f: (f / "mine.swift").write_text("print(1)\n"), 2),
        "a link to nothing": ("x.swift", lambda f: (f / "x.swift").symlink_to("nothing"), 3),
        "a link to itself": ("x.swift", lambda f: (f / "x.swift").symlink_to("x.swift"), 3),
        "a socket": ("x.swift", lambda f: make("socket", f / "x.swift"), 3),
        "a pipe that nobody reads": ("x.swift", lambda f: os.mkfifo(f / "x.swift"), 3),
        "a full device": ("/dev/full", None, 3),
        "a name too long": ("n" * 300, None, 3),
        "a path too long": ("n/" * 4000 + "x.swift", None, 3),
        "in a folder that is not there and cannot be": ("/proc/nothing/x.swift", None, 3),
        "a file in /proc": ("/proc/x.swift", None, 3),
        "empty": ("", None, 2),
        "not UTF-8": (b"x\xff.swift", None, 2),
        "in a folder that may not be written": ("locked/x.swift", lambda f: (f / "locked").mkdir(mode=0o555), 3),
        "in a folder that may not be entered": ("locked/x.swift", lambda f: (f / "locked").mkdir(mode=0o000), 3),
        "in a folder that may not be made": ("locked/in/x.swift", lambda f: (f / "locked").mkdir(mode=0o555), 3),
        "a folder that may not be written": ("locked/", lambda f: (f / "locked").mkdir(mode=0o555), 3),
        "a folder that is a file": ("a.sheets.yaml/", None, 2),
    }
    for label, (output, prepare, code) in cases.items():
        for command in (["generate", "a.sheets.yaml"], ["schema"]):
            if command == ["schema"] and label in ("written by hand", "the input", "the input by a link", "the input by a hard link",
                                                   "the configuration"):
                continue
            with scratch() as folder:
                folder = Path(folder)
                tool = as_nobody(folder)
                (folder / "a.sheets.yaml").write_bytes(GOOD)
                folder.chmod(0o777)
                if prepare:
                    prepare(folder)
                before = listing(folder)
                outcome = run([*command, "-o", output], folder, command=tool)
                case = (family, f"{label}, {command[0]}")
                expected = code if code is not None else outcome.code if outcome.code in (2, 3) else 3
                judge(case, outcome, table, expected, ())
                (folder / "locked").chmod(0o755) if (folder / "locked").exists() else None
                if listing(folder) != before:
                    table.fault(*case, f"changed {set(listing(folder)) ^ set(before)}")


def several(table):
    """Outputs of one run of which one cannot be replaced, though it can be written beside: none is."""
    family = "outputs of which one is kept"
    if os.getuid() != 0:
        print("  (only root can give files to others)")
        return
    for label in ("owner", "immutable"):
        with scratch() as folder:
            folder = Path(folder)
            tool = as_nobody(folder) if label == "owner" else [SHEETC]
            for name in ("a", "b", "c"):
                (folder / f"{name}.sheets.yaml").write_bytes(GOOD.replace(b"  a:", b"  %s:" % name.encode()))
            run(["generate", ".", "-o", "out/"], folder)
            for name in ("a", "b", "c"):
                (folder / f"{name}.sheets.yaml").write_bytes(GOOD.replace(b"  a:", b"  new-%s:" % name.encode()))
            kept = folder / "out" / "b.sheets.swift"
            if label == "owner":
                # As in a folder for all, where files are taken away by their owners alone.
                (folder / "out").chmod(0o1777)
                for path in (folder / "out").iterdir():
                    os.chown(path, *((0, 0) if path == kept else (NOBODY, NOBODY)))
            elif subprocess.run(["chattr", "+i", str(kept)], capture_output=True).returncode != 0:
                print("  (no file can be made immutable here)")
                return
            before = listing(folder)
            outcome = run(["generate", ".", "-o", "out/"], folder, command=tool)
            if label == "immutable":
                subprocess.run(["chattr", "-i", str(kept)])
            case = (family, label)
            judge(case, outcome, table, 3, "b.sheets.swift")
            if listing(folder) != before:
                table.fault(*case, f"changed {set(listing(folder)) ^ set(before)}")


def listing(folder):
    """Every file below a folder with its content, those that cannot be read without."""
    found = {}
    for path in sorted(Path(folder).rglob("*")):
        if path.name == "sheetc-of-nobody" or path.name == "locked":
            continue
        is_file = path.is_file() and not path.is_symlink() and path.stat().st_mode & 0o400
        found[str(path)] = path.read_bytes() if is_file else b""
    return found


def big(sheets=400):
    body = "".join(f"  s{n}: {{header: {{trailing: close}}, content: {{scrolls: true}}, detents: [{{id: low, height: {n + 90}}}, maxHeight]}}\n"
                   for n in range(sheets))
    return ("version: 1\nsheets:\n" + body).encode()


def full_disks(table):
    """A disk with no room, by a tiny file system where one may be mounted, and by the limit on the size of files."""
    family = "no room on the disk"
    for label, limit in (("nothing", 0), ("one block", 1), ("eight blocks", 8), ("a part", 64)):
        for old in (False, True):
            with scratch() as folder:
                folder = Path(folder)
                if old:
                    (folder / "b.sheets.yaml").write_bytes(big(1))
                    run(["generate", "b.sheets.yaml"], folder)
                (folder / "b.sheets.yaml").write_bytes(big())
                before = listing(folder)
                script = f"ulimit -f {limit}; exec \"$0\" generate b.sheets.yaml 2>&1 | cat"
                outcome = run([], folder, command=["bash", "-o", "pipefail", "-c", script, SHEETC])
                outcome.err = outcome.out
                case = (family, f"files of {label}, {'an old' if old else 'no'} output")
                judge(case, outcome, table, 3, "b.sheets.swift")
                if listing(folder) != before:
                    table.fault(*case, f"changed {set(listing(folder)) ^ set(before)}")
    for size in (4, 16, 64):
        with scratch() as folder:
            folder = Path(folder)
            (folder / "b.sheets.yaml").write_bytes(big())
            (folder / "disk").mkdir()
            script = (f"mount -t tmpfs -o size={size}k tmpfs disk || exit 99; \"$0\" generate b.sheets.yaml -o disk/x.swift; "
                      "code=$?; ls -A disk >left; exit $code")
            outcome = run([], folder, command=["unshare", "-rm", "sh", "-c", script, SHEETC])
            if outcome.code == 99 or b"unshare" in outcome.err:
                print("  (no file system can be mounted here; the limit on the size of files stands for it)")
                return
            case = (family, f"a file system of {size} KiB")
            judge(case, outcome, table, 3, "disk/x.swift")
            if (folder / "left").read_text():
                table.fault(*case, f"left {(folder / 'left').read_text()}")


def older(names, chance):
    """Outputs of those names that were generated from something else."""
    with scratch() as folder:
        folder = Path(folder)
        for name in names:
            key = f"old{chance.randrange(10**9)}{name.split('.')[0]}"
            (folder / name.replace(".swift", ".yaml")).write_bytes(
                f"version: 1\nsheets: {{{key}: {{detents: [maxHeight]}}}}\n".encode())
        run(["generate", "."], folder)
        return {name: (folder / name).read_bytes() for name in names}


def interruptions(table, seed=7):
    """A run that is ended at any moment leaves whole files only, old or new, and of its own nothing but after SIGKILL."""
    family = "interrupted runs"
    chance = random.Random(seed)
    with scratch() as folder:
        folder = Path(folder)
        for n in range(8):
            (folder / f"f{n}.sheets.yaml").write_bytes(
                big(20).replace(b"  s", f"  f{n}s".encode()))
        started = time.monotonic()
        if run(["generate", "."], folder).code != 0:
            return table.fault(family, "undisturbed", "does not end well")
        whole = time.monotonic() - started
        new = {path.name: path.read_bytes() for path in folder.glob("*.swift")}
        for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL, signal.SIGPIPE, signal.SIGQUIT]:
            for _ in range(8):
                old = older(new, chance)
                for name in new:
                    (folder / name).write_bytes(old[name])
                child = subprocess.Popen([SHEETC, "generate", "."], cwd=folder, stderr=subprocess.PIPE)
                time.sleep(chance.random() * whole * 1.1)
                child.send_signal(number)
                try:
                    error = child.communicate(timeout=GUARD)[1]
                except subprocess.TimeoutExpired:
                    child.kill()
                    return table.fault(family, number.name, "hangs")
                table.add(family)
                if child.returncode not in (0, -number) or b"Fatal error" in error:
                    table.fault(family, number.name, f"ends with {child.returncode}: {error[-300:]!r}")
                for path in folder.iterdir():
                    if path.name.endswith(".tmp"):
                        if number not in (signal.SIGKILL, signal.SIGQUIT):
                            table.fault(family, number.name, f"leaves {path.name}")
                        path.unlink()
                    elif path.name in new and path.read_bytes() not in (old[path.name], new[path.name]):
                        table.fault(family, number.name, f"a part of {path.name}")


def streams(table):
    """Standard streams that are closed, full, or go away."""
    family = "standard streams"
    commands = {
        "schema": "schema", "reference": "reference", "lint json": "lint --format json bad.sheets.yaml", "lint": "lint bad.sheets.yaml",
        "generate": "generate -o - a.sheets.yaml", "resolve": "resolve a.sheets.yaml", "help": "help", "version": "version",
        "explain": "explain no-exit", "diff": "generate --diff a.sheets.yaml", "stdin": "lint -",
    }
    with scratch() as folder:
        folder = Path(folder)
        (folder / "a.sheets.yaml").write_bytes(GOOD)
        (folder / "bad.sheets.yaml").write_bytes(GOOD + b"    zzz: 1\n")
        for label, command in commands.items():
            for stream, redirection, codes in (
                ("output closed", ">&-", {0, 1, 2, 3}), ("errors closed", "2>&-", {0, 1, 2}), ("input closed", "<&-", {0, 1, 2}),
                ("output full", ">/dev/full", {0, 1, 2, 3}), ("errors full", "2>/dev/full", {0, 1, 2, 3}),
                ("all closed", "<&- >&- 2>&-", {0, 1, 2, 3}), ("output a folder's descriptor", "1</", {0, 1, 2, 3}),
                ("reader gone", "| true", {0, 1, 2, 3}), ("reader of one byte", "| head -c 1", {0, 1, 2, 3}),
                ("errors' reader gone", "2>&1 >/dev/null | true", {0, 1, 2, 3}),
            ):
                is_pipe = "|" in redirection
                script = f'set -o pipefail; trap "" PIPE; "$0" {command} {redirection}' if is_pipe else f'"$0" {command} {redirection}'
                outcome = run([], folder, command=["bash", "-c", script, SHEETC])
                table.add(family)
                what = f"{label}, {stream}"
                if outcome.code not in codes:
                    table.fault(family, what, f"ends with {outcome.code}: {outcome.text[-200:]}")
                if outcome.code == 0 and stream == "output full" and label not in ("lint", "stdin"):
                    table.fault(family, what, "nobody is told that the output is lost")
        for count in range(0, 8):
            script = f'ulimit -n {count}; "$0" generate -o out/ a.sheets.yaml'
            outcome = run([], folder, command=["bash", "-c", script, SHEETC])
            table.add(family)
            # With none the dynamic linker cannot even load the tool.
            if outcome.code not in (0, 2, 3, 126, 127) or outcome.code == 0 and count < 4:
                table.fault(family, f"{count} descriptors", f"ends with {outcome.code}: {outcome.text[-200:]}")
            if any(path.name.endswith(".tmp") for path in folder.rglob("*")):
                table.fault(family, f"{count} descriptors", "leaves a temporary file")


# MARK: Names and texts in code

SWIFT_WORDS = """associatedtype class deinit enum extension fileprivate func import init inout internal let open operator
 private precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue
 default defer do else fallthrough for guard if in repeat return switch throw where while Any as await is nil self Self super throws try async
 actor some any consuming borrowing sending Type Protocol consume copy
 each unsafe yield discard nonisolated isolated package repeat macro of get set weak unowned indirect lazy final
 override required convenience dynamic mutating left right none using module distributed then""".split()

TEXTS = ['"', '""', '"""', '"{', '""" {', '\\\\', '\\\\"{', '\\(fatalError(){', '\\u{22}{', '#"{', '"#{', '*/ {', '/* {', '// {', '\\n{', '\n{',
         "'{", '`{', '$0{', '#if {', '#sourceLocation(file: "x", line: 1){', '@objc{', '\\t{', '%d{', '\u202e{', '\u200b{',
         'e\u0301{', '\U0001f468\u200d\U0001f469{', '{' * 200, '"' * 99]


def code(table):
    """Words of Swift as every kind of name, and texts that would leave their literal or comment, in the code of every
    target: what is not refused is generated, and the Swift parser reads it.

    A text that had left its place would leave an open brace."""
    words = run(["help", "generate"]).out.decode()
    targets = re.findall(r"[a-z]+", re.search(r"--target NAME[^:]*:([^;]*);", words)[1])
    with scratch() as folder:
        folder = Path(folder)
        sheets = {}
        for number, word in enumerate(dict.fromkeys(SWIFT_WORDS)):
            key = word
            # 'anyDetents' and 'AnyDetents' would be one type.
            if key != "any":
                sheets[f"Sheet{number}"] = (
                    f"{{name: {key}, header: {{leading: {{title: x, action: {key}}}, trailing: close}}, "
                    f"detents: [{{id: {key}, height: 90}}, maxHeight]}}")
            # 'any' and 'Any' become one constant.
            if not (key[0].isupper() and key.lower() in SWIFT_WORDS):
                sheets[key] = f"{{header: {{trailing: close}}, detents: [{{measured: {key}, min: 200}}]}}"
        for number, text in enumerate(TEXTS):
            quoted = json.dumps(text, ensure_ascii=False)
            sheets[f"text{number}"] = (
                f"{{summary: {quoted}, header: {{title: {quoted}, leading: {{title: {quoted}, action: go}}, trailing: close}}, "
                "detents: [maxHeight]}")
        for key, sheet in sheets.items():
            (folder / f"{key}.sheets.yaml").write_text(f"version: 1\nsheets:\n  {key}: {sheet}\n", encoding="utf-8")
        names = sorted(path.name for path in folder.glob("*.sheets.yaml"))
        # What has a name of Swift, and what is called by one, are two modules.
        numbered = [name for name in names if re.match(r"Sheet\d", name)]
        modules = {"names": numbered, "keys": [name for name in names if name not in numbered]}
        for label, module in modules.items():
            outcome = run(["lint", "--fail-on", "error", *module], folder)
            if outcome.code != 0:
                table.fault("names and texts in code", f"lint, {label}", outcome.text[:600])
            for target in targets:
                code_of(folder, target, label, module, table)


def code_of(folder, target, label, names, table):
    """The code of one target; files that it cannot be made of are left out."""
    case = ("names and texts in code", f"{target}, {label}")
    out = folder / label / target
    arguments = ["generate", "--target", target, "-o", f"{label}/{target}/"]
    outcome = run([*arguments, *names], folder)
    if outcome.code == 1:
        lost = set(re.findall(r"^([^:\n]+):\d+:\d+: error: ", outcome.text, re.M))
        names = [name for name in names if name not in lost]
        outcome = run([*arguments, *names], folder)
    table.add(case[0], len(names))
    if outcome.code != 0 or hidden_bytes(outcome.err):
        return table.fault(*case, f"ends with {outcome.code}: {outcome.text[:600]!r}")
    if target == "json":
        for path in out.rglob("*.json"):
            json.loads(path.read_text(encoding="utf-8"))
        return
    files = sorted(map(str, out.rglob("*.swift")))
    if len(files) != len(names) or not files:
        table.fault(*case, f"{len(files)} outputs for {len(names)} inputs")
    parsed = subprocess.run(["swiftc", "-frontend", "-parse", *files], capture_output=True, timeout=600)
    if parsed.returncode != 0:
        table.fault(*case, f"does not parse: {parsed.stderr[:600].decode('utf-8', 'replace')}")


# MARK: The command line

def command_lines(table):
    """Options that are misspelt, lack a value, are given twice or have a wrong one; very many and very long words."""
    family = "command lines"
    with scratch() as folder:
        folder = Path(folder)
        (folder / "a.sheets.yaml").write_bytes(GOOD)
        for command in ("generate", "lint", "resolve", "schema", "reference", "explain", "init", "version"):
            text = run(["help", command]).out.decode()
            options = re.findall(r"^\s+(?:-\w, )?(--[a-z-]+)(?: ([A-Z]+))?", text, re.M)
            for option, value in options:
                wrong = option[:-1] if len(option) > 4 else option + "x"
                judge((family, f"{command} {wrong}"), run([command, wrong], folder), table, 2, wrong)
                if value:
                    judge((family, f"{command} {option} without a value"), run([command, option], folder), table, 2, option)
                    if option not in ("--chdir", "--device") and not re.search(rf"{option}\b[^-]*several", text):
                        judge((family, f"{command} {option} twice"),
                              run([command, option, "1", option, "2"], folder), table, 2, option)
                else:
                    judge((family, f"{command} {option} with a value"), run([command, option + "=x"], folder), table, 2, option)
        judge((family, "no command of that name"), run(["lnit"], folder), table, 2, "lnit")
        judge((family, "an empty command"), run([""], folder), table, 2, ())
        judge((family, "a command that is no UTF-8"), run([b"\xff\xfe"], folder), table, 2, ())
        judge((family, "an option that is no UTF-8"), run(["lint", b"--\xff"], folder), table, 2, ())
        judge((family, "a command of 100,000 letters"), run(["l" * 100_000], folder), table, 2, "lll")
        judge((family, "an option of 100,000 letters"), run(["lint", "--" + "l" * 100_000], folder), table, 2, "lll")
        judge((family, "explain nothing"), run(["explain", "nothing-of-that-name"], folder), table, 2, "nothing-of-that-name")
        judge((family, "explain 100,000 letters"), run(["explain", "l" * 100_000], folder), table, 2, "lll")
        for option, value in (("--max-diagnostics", "-1"), ("--max-diagnostics", "x"), ("--max-diagnostics", "9" * 40), ("--fail-on", "fatal"),
                              ("--format", "xmll"), ("--color", "yes"), ("--fail-on", ""), ("--color", "\x1b[31m")):
            judge((family, f"{option} {value!r}"), run(["lint", option, value, "a.sheets.yaml"], folder), table, 2, option)
        for value in ("-1", "1e308", "nan", "inf", "", "ten", "0x10", "1e", "100001", ".5", "5."):
            judge((family, f"--content {value!r}"), run(["resolve", f"--content={value}", "a.sheets.yaml"], folder), table, 2, ())
        for value in ("iPhone", "", "\x1b", "n" * 100_000):
            judge((family, f"--device {value[:20]!r}"), run(["resolve", "--device", value, "a.sheets.yaml"], folder), table, 2, ())
        for value in ("class", "A.B", "", "1", "a b", "Self", "é", "UInt16", "SheetRuntime", "n" * 100_000 + "-"):
            judge((family, f"--namespace {value[:20]!r}"),
                  run(["generate", "-o", "-", "--namespace", value, "a.sheets.yaml"], folder), table, 2, ())
        for count in (1000, 20_000):
            names = [f"n{n}.sheets.yaml" for n in range(count)]
            outcome = run(["lint", *names], folder)
            table.add(family)
            if outcome.code != 2 or outcome.text.count("error: ") not in (1, count):
                table.fault(family, f"{count} names of nothing", f"ends with {outcome.code}: {outcome.text[:200]}")
        outcome = run(["lint", *["a.sheets.yaml"] * 20_000], folder)
        table.add(family)
        if outcome.code != 0:
            table.fault(family, "one file 20,000 times", f"ends with {outcome.code}: {outcome.text[:200]}")


def all_families(table):
    for family in (places, paths, outputs, several, full_disks, interruptions, streams, code, command_lines):
        start = time.monotonic()
        family(table)
        if os.environ.get("TIMES"):
            print(f"{family.__name__}: {time.monotonic() - start:.1f} s")
