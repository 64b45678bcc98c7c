"""Runs sheetc where it is plugged in: pre-commit, GitHub, GitLab, Xcode's script phase, and its own watcher.

Usage: check_integrations.py SHEETC. The manifests are held against the validators of those who read them, and the
commands in them are run as they stand.
"""
import json
import os
import pathlib
import selectors
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SHEETC = pathlib.Path(sys.argv[1]).resolve()
TOOLS = pathlib.Path(sys.executable).parent
# The most a step may take before it counts as hanging.
PATIENCE = 60

GOOD = "version: 1\nsheets:\n  cart:\n    header: {height: 52, trailing: close}\n    detents: [{height: 300}]\n    content: {scrolls: true}\n"
BAD = GOOD.replace("trailing: close", "trailing: nothing to see")
failures: list[str] = []


def check(claim: str, holds: bool, evidence: object = "") -> None:
    if not holds:
        failures.append(claim)
        print(f"not so: {claim}\n{evidence}")


def run(command: list[str], folder: pathlib.Path, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess:
    return subprocess.run(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True,
                          text=True, timeout=PATIENCE)


def project(folder: pathlib.Path, text: str = GOOD) -> pathlib.Path:
    folder.mkdir(parents=True)
    (folder / "sheetc.yaml").write_text("inputs: [Sheets]\ntargets: [{name: runtime, output: Generated}]\n")
    (folder / "Sheets").mkdir()
    (folder / "Sheets/Cart.sheets.yaml").write_text(text)
    return folder


def environment(folder: pathlib.Path, **more: str) -> dict[str, str]:
    """A small environment in which `sheetc` is found, as after an installation."""
    binaries = folder / "bin"
    binaries.mkdir(exist_ok=True)
    if not (binaries / "sheetc").exists():
        (binaries / "sheetc").symlink_to(SHEETC)
    return {"PATH": f"{binaries}:{TOOLS}:/usr/bin:/bin", "HOME": str(folder), "LC_ALL": "C.UTF-8",
            "GIT_CONFIG_GLOBAL": os.devnull, **more}


def git(folder: pathlib.Path, *words: str) -> None:
    subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@example.com", *words], cwd=folder, check=True,
                   capture_output=True)


def check_manifests() -> None:
    done = run([str(TOOLS / "pre-commit"), "validate-manifest", ".pre-commit-hooks.yaml"], ROOT)
    check("pre-commit takes .pre-commit-hooks.yaml", done.returncode == 0, done.stdout)
    for path, schema in (("action.yml", "vendor.github-actions"),
                         ("Examples/CI/github.yml", "vendor.github-workflows"),
                         ("Examples/CI/gitlab-ci.yml", "vendor.gitlab-ci")):
        done = run([str(TOOLS / "check-jsonschema"), "--builtin-schema", schema, path], ROOT)
        check(f"{path} is what {schema} describes", done.returncode == 0, done.stdout)


def hook_repository(folder: pathlib.Path) -> tuple[pathlib.Path, str]:
    """A repository that has the hooks alone, and its revision."""
    hooks = folder / "hooks"
    hooks.mkdir()
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
    git(hooks, "init", "-q")
    git(hooks, "add", "-A")
    git(hooks, "commit", "-qm", "hooks")
    revision = subprocess.run(["git", "rev-parse", "HEAD"], cwd=hooks, capture_output=True, text=True).stdout.strip()
    return hooks, revision


def check_pre_commit(folder: pathlib.Path) -> None:
    """The hooks of this repository in another one, with the sheetc that is at hand instead of one built by pre-commit."""
    hooks, revision = hook_repository(folder)
    app = project(folder / "app")
    (app / ".pre-commit-config.yaml").write_text(
        f"repos:\n- repo: {hooks}\n  rev: {revision}\n  hooks:\n"
        "  - {id: sheetc-lint, language: system}\n  - {id: sheetc-generate, language: system}\n")
    git(app, "init", "-q")
    variables = environment(folder)
    run(["sheetc", "generate"], app, variables)
    git(app, "add", "-A")
    command = [str(TOOLS / "pre-commit"), "run", "--all-files"]
    done = run(command, app, variables)
    check("pre-commit passes a sound project", done.returncode == 0, done.stdout + done.stderr)
    (app / "Sheets/Cart.sheets.yaml").write_text(GOOD.replace("300", "340"))
    git(app, "add", "-A")
    done = run(command, app, variables)
    check("pre-commit stops a commit without the Swift for it",
          done.returncode == 1 and "Generated/Cart.sheets.swift" in done.stdout, done.stdout)
    (app / "Sheets/Cart.sheets.yaml").write_text(BAD)
    git(app, "add", "-A")
    done = run(command, app, variables)
    check("pre-commit stops a commit with a mistake, and shows where it is",
          done.returncode == 1 and "Cart.sheets.yaml:4:" in done.stdout, done.stdout)
    check_dependents(app, variables)
    (app / "Sheets/Cart.sheets.yaml").write_text(GOOD + "    dismiss: {confirm: yes}\n")
    (app / ".pre-commit-config.yaml").write_text(
        f"repos:\n- repo: {hooks}\n  rev: {revision}\n  hooks:\n  - {{id: sheetc-fix, language: system}}\n")
    git(app, "add", "-A")
    done = run(command, app, variables)
    check("pre-commit stops a commit that it has repaired", done.returncode == 1 and "fixed 1 problem" in done.stdout,
          done.stdout)
    check("pre-commit has repaired it",
          (app / "Sheets/Cart.sheets.yaml").read_text() == GOOD + "    dismiss: {confirm: true}\n")
    git(app, "add", "-A")
    done = run(command, app, variables)
    check("pre-commit passes what it has repaired", done.returncode == 0, done.stdout)


def check_dependents(app: pathlib.Path, variables: dict[str, str]) -> None:
    """A commit of what others are built on, or of the configuration alone, is checked with all that hangs on it."""
    base = "version: 1\nsheets:\n  base: {abstract: true, detents: [maxHeight]}\n"
    (app / "Sheets/Base.sheets.yaml").write_text(base)
    (app / "Sheets/Cart.sheets.yaml").write_text(
        "version: 1\nimports: [Base.sheets.yaml]\nsheets:\n  cart: {extends: base}\n")
    run(["sheetc", "generate"], app, variables)
    git(app, "add", "-A")
    git(app, "commit", "-qm", "a base")
    command = [str(TOOLS / "pre-commit"), "run"]
    (app / "Sheets/Base.sheets.yaml").write_text(
        base.replace("[maxHeight]", "[maxHeight], dismiss: {swipe: false}, taps: {outside: none}"))
    run(["sheetc", "generate"], app, variables)
    git(app, "add", "-A")
    done = run(command, app, variables)
    check("pre-commit sees what a commit does to files that are not in it",
          done.returncode == 1 and "[no-exit]" in done.stdout, done.stdout)
    git(app, "reset", "-q", "--hard")
    configuration = app / "sheetc.yaml"
    configuration.write_text(configuration.read_text() + "rules: {no-such-rule: error}\n")
    git(app, "add", "-A")
    done = run(command, app, variables)
    check("pre-commit checks a commit of the configuration alone",
          done.returncode == 1 and "[unknown-rule]" in done.stdout, done.stdout)
    git(app, "reset", "-q", "--hard")
    (app / "Sheets/Base.sheets.yaml").unlink()


def check_monorepo(folder: pathlib.Path) -> None:
    """Hooks start at the root of a repository, and projects are below it."""
    hooks, revision = hook_repository(folder)
    root = folder / "root"
    ios, mac = project(root / "ios"), project(root / "mac")
    git(root, "init", "-q")
    variables = environment(folder)

    def configure(arguments: str) -> None:
        (root / ".pre-commit-config.yaml").write_text(
            f"repos:\n- repo: {hooks}\n  rev: {revision}\n  hooks:\n"
            f"  - {{id: sheetc-lint, language: system{arguments}}}\n  - {{id: sheetc-generate, language: system{arguments}}}\n")
        git(root, "add", "-A")

    configure("")
    for one in (ios, mac):
        run(["sheetc", "generate"], one, variables)
    git(root, "add", "-A")
    git(root, "commit", "-qm", "two projects")
    command = [str(TOOLS / "pre-commit"), "run"]
    done = run([*command, "--all-files"], root, variables)
    check("pre-commit passes a repository of two sound projects", done.returncode == 0, done.stdout + done.stderr)
    (mac / "sheetc.yaml").write_text((mac / "sheetc.yaml").read_text() + "rules: {no-such-rule: error}\n")
    git(root, "add", "-A")
    done = run(command, root, variables)
    check("pre-commit checks a commit of the configuration of one project below the root",
          done.returncode == 1 and "mac/sheetc.yaml:3:" in done.stdout, done.stdout)
    configure(", args: [-C, ios]")
    done = run(command, root, variables)
    check("hooks with '-C' look at one folder alone", done.returncode == 0, done.stdout)
    (ios / "Sheets/Cart.sheets.yaml").write_text(BAD)
    git(root, "add", "-A")
    done = run(command, root, variables)
    check("hooks with '-C' see a mistake in their folder",
          done.returncode == 1 and "Cart.sheets.yaml:4:" in done.stdout, done.stdout)


def action_steps() -> list[dict[str, object]]:
    import ruamel.yaml
    return ruamel.yaml.YAML(typ="safe").load(ROOT / "action.yml")["runs"]["steps"]


def check_action_cache(folder: pathlib.Path) -> None:
    """A binary is known by what it is made of, wherever the checkout is and however its branch is called."""
    script = next(step["run"] for step in action_steps() if step.get("id") == "binary")

    def digest(source: pathlib.Path) -> str:
        output = folder / "output"
        output.write_text("")
        done = run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], folder,
                   environment(folder, SOURCE=str(source), GITHUB_OUTPUT=str(output), RUNNER_TEMP=str(folder)))
        check("the step that names the action's binary runs", done.returncode == 0, done.stdout + done.stderr)
        return dict(line.split("=", 1) for line in output.read_text().splitlines())["digest"]

    one, other = folder / "one", folder / "the other"
    for name in ("Benchmarks", "Sources"):
        (one / name).mkdir(parents=True)
        (one / name / "main.swift").write_text("print(1)\n")
    for name in ("Makefile", "Package.swift", "README.md"):
        (one / name).write_text("1\n")
    shutil.copytree(one, other)
    first = digest(one)
    check("the same sources are the same binary", digest(other) == first)
    (other / "README.md").write_text("2\n")
    check("a page is no part of the binary", digest(other) == first)
    (other / "Sources/main.swift").write_text("print(2)\n")
    check("other sources are another binary", digest(other) != first)
    shutil.copy(one / "Sources/main.swift", other / "Sources/main.swift")
    (other / "Sources/main.swift").rename(other / "Sources/other.swift")
    check("another name of a source is another binary", digest(other) != first)


def action_step() -> str:
    """The command of the last step of the action."""
    return action_steps()[-1]["run"]


def check_action(folder: pathlib.Path) -> None:
    app = project(folder / "app")
    summary = folder / "summary.md"
    variables = environment(folder, BINARY=str(folder), PATHS="", FAIL_ON="warning", GENERATED="true", SARIF="",
                            GITHUB_ACTIONS="true", GITHUB_WORKSPACE=str(app), GITHUB_STEP_SUMMARY=str(summary))
    step = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", action_step()]
    done = run(step, app, variables)
    check("the action fails for Swift that was never generated",
          done.returncode == 1 and "::error file=Generated/Cart.sheets.swift" in done.stdout, done.stdout + done.stderr)
    run(["sheetc", "generate"], app, variables)
    done = run(step, app, variables)
    check("the action passes a sound project without a word", (done.returncode, done.stdout) == (0, ""),
          done.stdout + done.stderr)
    (app / "Sheets/Cart.sheets.yaml").write_text(BAD)
    done = run(step, app, variables | {"PATHS": "Sheets/Cart.sheets.yaml\n", "GENERATED": "false", "SARIF": "out.sarif"})
    check("the action annotates a mistake and writes the step's summary",
          done.returncode == 1 and ",line=4," in done.stdout and summary.exists(), done.stdout + done.stderr)
    check("the action writes SARIF when asked", json.loads((app / "out.sarif").read_text())["version"] == "2.1.0")


def check_gitlab(folder: pathlib.Path) -> None:
    import ruamel.yaml
    job = ruamel.yaml.YAML(typ="safe").load(ROOT / "Examples/CI/gitlab-ci.yml")["sheets"]
    app = project(folder / "app", BAD)
    done = run(["bash", "-ec", "\n".join(job["script"])], app,
               environment(folder, GITLAB_CI="true", CI_PROJECT_DIR=str(app)))
    report = json.loads((app / job["artifacts"]["reports"]["codequality"]).read_text())
    check("the GitLab job fails for a mistake and leaves its report",
          done.returncode == 1 and report[0]["location"]["path"] == "Sheets/Cart.sheets.yaml", done.stdout + done.stderr)


def check_xcode(folder: pathlib.Path) -> None:
    app = project(folder / "an app")
    (app / "Sheets/Other.sheets.yaml").write_text(GOOD.replace("cart:", "other:"))
    (app / "inputs.xcfilelist").write_text(f"# Sheets\n{app}/Sheets/Other.sheets.yaml\n")
    trace = folder / "trace"
    variables = environment(
        folder, SRCROOT=str(app), SCRIPT_INPUT_FILE_COUNT="2", SCRIPT_INPUT_FILE_0=f"{app}/Sheets/Cart.sheets.yaml",
        SCRIPT_INPUT_FILE_1=f"{app}/sheetc.yaml", SCRIPT_INPUT_FILE_LIST_COUNT="1",
        SCRIPT_INPUT_FILE_LIST_0=f"{app}/inputs.xcfilelist", XCODE_VERSION_ACTUAL="1600")
    command = ["sh", str(ROOT / "Examples/CI/xcode-phase.sh")]
    traced = ["strace", "-f", "-qq", "-e", "trace=open,openat", "-o", str(trace), *command]
    done = run(traced, app, variables)
    check("an Xcode phase that finds nothing prints nothing", (done.returncode, done.stdout, done.stderr) == (0, "", ""),
          done.stdout + done.stderr)
    opened = {line.split('"')[1] for line in trace.read_text().splitlines() if f'"{folder}' in line and " = -1" not in line}
    declared = {f"{app}/Sheets/Cart.sheets.yaml", f"{app}/Sheets/Other.sheets.yaml", f"{app}/sheetc.yaml",
                f"{app}/inputs.xcfilelist"}
    check("an Xcode phase opens what it declares and nothing else", opened - {f"{folder}/bin/sheetc"} == declared, opened)
    check_xcode_finds(folder, command, app, variables)
    (app / "Sheets/Other.sheets.yaml").write_text(BAD)
    done = run(command, app, variables)
    check("an Xcode phase shows a mistake in one line that Xcode reads",
          done.returncode == 1 and f"{app}/Sheets/Other.sheets.yaml:4:" in done.stdout + done.stderr
          and ": error: " in done.stdout + done.stderr, done.stdout + done.stderr)


def check_xcode_finds(folder: pathlib.Path, command: list[str], app: pathlib.Path, variables: dict[str, str]) -> None:
    """Xcode's own PATH has no folder in which a user installs anything."""
    home = folder / "a home"
    (home / ".local/bin").mkdir(parents=True)
    of_xcode = variables | {"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": str(home)}
    # Where one is installed for all users, the phase finds that.
    if not shutil.which("sheetc", path="/opt/homebrew/bin:/usr/local/bin:/usr/bin:/bin"):
        done = run(command, app, of_xcode)
        check("an Xcode phase without sheetc says so and passes",
              done.returncode == 0 and done.stdout.startswith("warning: sheetc is not installed"),
              done.stdout + done.stderr)
    text = (app / "Sheets/Other.sheets.yaml").read_text()
    (app / "Sheets/Other.sheets.yaml").write_text(BAD)
    (home / ".local/bin/sheetc").symlink_to(SHEETC)
    done = run(command, app, of_xcode)
    check("an Xcode phase finds sheetc where 'make install' puts it",
          done.returncode == 1 and ": error: " in done.stdout + done.stderr, done.stdout + done.stderr)
    (app / "Sheets/Other.sheets.yaml").write_text(text)


class Watcher:
    """A running `sheetc … --watch` and what it prints."""

    def __init__(self, words: list[str], folder: pathlib.Path, variables: dict[str, str]) -> None:
        self.process = subprocess.Popen(["sheetc", *words, "--watch"], cwd=folder, env=variables,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)
        self.seen = ""

    def await_line(self, text: str) -> bool:
        """Whether a line with `text` comes; everything up to it is dropped."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            if not self.selector.select(max(0, end - time.monotonic())):
                return False
            chunk = os.read(self.process.stdout.fileno(), 65_536)
            if not chunk:
                return False
            self.seen += chunk.decode()
        self.seen = self.seen[self.seen.index(text) + len(text):]
        return True

    def __enter__(self) -> "Watcher":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)


def check_watch(folder: pathlib.Path) -> None:
    app = project(folder / "app")
    sheets = app / "Sheets/Cart.sheets.yaml"
    variables = environment(folder)
    with Watcher(["lint"], app, variables) as watcher:
        check("a watcher says that all is well", watcher.await_line("watching 2 files"), watcher.seen)
        started = time.monotonic()
        sheets.write_text(BAD)
        check("a watcher shows a mistake once the file is saved", watcher.await_line("Cart.sheets.yaml:4:"), watcher.seen)
        took = time.monotonic() - started
        check("a watcher goes on after a mistake", watcher.await_line("watching 2 files"), watcher.seen)
        # As editors save: a new file takes the place of the old one.
        (app / "Sheets/new").write_text(GOOD)
        (app / "Sheets/new").rename(sheets)
        check("a watcher sees a file that takes the place of another", watcher.await_line("all is well"), watcher.seen)
        (app / "Sheets/More").mkdir()
        (app / "Sheets/More/Map.sheets.yaml").write_text(BAD)
        check("a watcher sees new files in new folders", watcher.await_line("Map.sheets.yaml:4:"), watcher.seen)
        check("a watcher goes on with one file more", watcher.await_line("watching 3 files"), watcher.seen)
        (app / "Sheets/More/Map.sheets.yaml").unlink()
        check("a watcher sees that a file has gone", watcher.await_line("watching 2 files"), watcher.seen)
    print(f"a watcher shows a mistake {took * 1000:.0f} ms after the file is saved, with a debug build")
    with Watcher(["generate"], app, variables) as watcher:
        check("a watcher generates at once", watcher.await_line("watching 2 files"), watcher.seen)
        output = app / "Generated/Cart.sheets.swift"
        swift = output.read_text()
        sheets.write_text(GOOD.replace("300", "340"))
        check("a watcher generates again", watcher.await_line("watching 2 files"), watcher.seen)
        # The line may be that of a run which was started by the output's own folder.
        deadline = time.monotonic() + 60
        while output.read_text() == swift and time.monotonic() < deadline:
            time.sleep(0.02)
        check("what it writes is new", swift != output.read_text())


check_manifests()
for step in (check_pre_commit, check_monorepo, check_action, check_action_cache, check_gitlab, check_xcode, check_watch):
    with tempfile.TemporaryDirectory() as folder:
        step(pathlib.Path(folder).resolve())
if failures:
    sys.exit(f"{len(failures)} claims do not hold")
print("every integration does what its page says")
