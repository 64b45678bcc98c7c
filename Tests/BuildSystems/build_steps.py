"""Drives sheetc through GNU make, Ninja, CMake, Bazel and strace, as builds do.

Usage: build_steps.py SHEETC
The executable is called through a script that notes every call, so that a test can say that nothing ran.
"""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
APP = ROOT / "Examples/MakefileApp"
BUILD = ROOT / "Examples/Build"
SHEETC = None

SHEET = """version: 1
{imports}sheets:
  {name}:
    header: {{height: 52, trailing: close}}
    detents: [headerOnly, {{id: half, fraction: 0.5}}, maxHeight]
    {theme}
"""
THEME = "version: 1\nthemes:\n  {name}: {{cornerRadius: {radius}}}\n"

# What GNU make and Ninja can both read once it is quoted.
ODD = "a b#c$d:e (x) {y} [z] ~ + @ ! ü日本"


def sheet(name, imports=None, theme=None):
    return SHEET.format(
        name=name,
        imports=f"imports: [\"{imports}\"]\n" if imports else "",
        theme=f"theme: {theme}" if theme else "summary: Nothing.",
    )


class Case(unittest.TestCase):
    """A folder of its own, and a sheetc on the PATH that notes its calls."""

    prefix = "sheetc build "

    def setUp(self):
        self.top = Path(tempfile.mkdtemp(prefix=self.prefix)).resolve()
        self.addCleanup(shutil.rmtree, self.top)
        self.calls = self.top / "calls"
        tools = self.top / "bin"
        tools.mkdir()
        tool = tools / "sheetc"
        tool.write_text(f'#!/bin/sh\necho "$*" >> "$CALLS"\nexec "{SHEETC}" "$@"\n')
        tool.chmod(0o755)
        swift = tools / "swift"
        swift.write_text('#!/bin/sh\nexit 0\n')
        swift.chmod(0o755)
        # Older than whatever a test makes.
        for path in (tool, swift):
            os.utime(path, (1e9, 1e9))
        self.environment = {
            "PATH": f"{tools}:{os.environ['PATH']}",
            "HOME": str(self.top),
            "CALLS": str(self.calls),
            "LC_ALL": "C.UTF-8",
        }

    def run_in(self, folder, *command, code=0):
        result = subprocess.run(
            command, cwd=folder, env=self.environment, capture_output=True, text=True
        )
        if code is not None:
            self.assertEqual(result.returncode, code, f"{command}: {result.stdout}{result.stderr}")
        # What is changed next is changed later.
        self.pass_time()
        return result

    def count_of_calls(self):
        return len(self.calls.read_text().splitlines()) if self.calls.exists() else 0

    @contextlib.contextmanager
    def expecting_calls(self, count):
        before = self.count_of_calls()
        yield
        self.assertEqual(self.count_of_calls() - before, count, "calls of sheetc")

    def edit(self, path, text):
        """Writes a file as somebody does who edits it later than all that was made."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    @staticmethod
    def pass_time():
        # Times of files have the tick of the system's clock, of up to ten milliseconds.
        time.sleep(0.02)


def versions(folder):
    """What tells whether a file was written: its number and its time, by its path."""
    return {
        str(path.relative_to(folder)): (path.stat().st_ino, path.stat().st_mtime_ns)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


class WholeProject:
    """The app of `Examples/MakefileApp`, whose sheets are made by one run."""

    folder_name = "App"

    def build(self, code=0):
        raise NotImplementedError

    def setUp(self):
        super().setUp()
        self.app = self.top / self.folder_name
        shutil.copytree(APP, self.app, ignore=shutil.ignore_patterns(".build", "Generated"))
        self.sheets = self.app / "Sheets"
        self.generated = self.app / "Sources/App/Generated"

    def names(self):
        return sorted(versions(self.generated))

    def assert_up_to_date(self):
        with self.expecting_calls(0):
            self.build()
        self.run_in(self.app, "sheetc", "generate", "--check")

    def assert_changes(self, changed):
        """Builds, and holds the files that were written against those expected."""
        before = versions(self.generated)
        with self.expecting_calls(1):
            self.build()
        after = versions(self.generated)
        self.assertEqual(
            sorted(name for name in after if before.get(name) != after[name]), sorted(changed)
        )
        self.assert_up_to_date()

    def test_nothing_runs_when_nothing_changed(self):
        with self.expecting_calls(1):
            self.build()
        self.assertEqual(
            self.names(),
            ["Lockers.sheets.swift", "Parcels.sheets.swift", "Shared/Look.sheets.swift"],
        )
        self.assert_up_to_date()

    def test_an_edited_import_makes_what_it_touches(self):
        self.build()
        look = self.sheets / "Shared/Look.sheets.yaml"

        self.edit(look, look.read_text().replace("20", "24"))
        self.assert_changes(["Parcels.sheets.swift"])

        self.edit(look, look.read_text() + "# A comment changes nothing.\n")
        self.assert_changes([])

    def test_an_edited_sheets_file_makes_its_own_output(self):
        self.build()
        lockers = self.sheets / "Lockers.sheets.yaml"

        self.edit(lockers, lockers.read_text().replace("96", "104"))
        self.assert_changes(["Lockers.sheets.swift"])

    def test_a_new_a_renamed_and_a_deleted_file_are_seen(self):
        self.build()

        self.edit(self.sheets / "More/Extra.sheets.yaml", sheet("extra"))
        self.assert_changes(["More/Extra.sheets.swift"])

        (self.sheets / "More/Extra.sheets.yaml").rename(self.sheets / "More/Other.sheets.yaml")
        self.assert_changes(["More/Other.sheets.swift"])
        self.assertNotIn("More/Extra.sheets.swift", self.names())

        shutil.rmtree(self.sheets / "More")
        self.assert_changes([])
        self.assertNotIn("More/Other.sheets.swift", self.names())

    def test_the_last_sheets_file_takes_all_outputs_with_it(self):
        self.build()

        for path in self.sheets.rglob("*.sheets.yaml"):
            path.unlink()
        with self.expecting_calls(1):
            self.build()
        self.assertEqual(self.names(), [])
        with self.expecting_calls(0):
            self.build()

        self.edit(self.sheets / "New.sheets.yaml", sheet("extra"))
        self.assert_changes(["New.sheets.swift"])

    def test_a_target_that_is_taken_out_takes_its_outputs_with_it(self):
        configuration = self.app / "sheetc.yaml"
        text = configuration.read_text()
        configuration.write_text(text + "  - {name: json, output: Models}\n")
        self.build()
        self.assertTrue((self.app / "Models/Shared/Look.sheets.json").exists())

        configuration.write_text(text)
        self.assert_changes([])
        self.assertEqual(list((self.app / "Models").rglob("*.json")), [])

    def test_a_deleted_sheet_takes_its_output_with_it(self):
        configuration = self.app / "sheetc.yaml"
        configuration.write_text(configuration.read_text() + "    perSheet: true\n")
        self.edit(
            self.sheets / "Two.sheets.yaml", sheet("first") + sheet("second").split("sheets:\n")[1]
        )
        self.build()
        self.assertIn("Two.second.sheets.swift", self.names())

        self.edit(self.sheets / "Two.sheets.yaml", sheet("first"))
        self.assert_changes([])
        self.assertNotIn("Two.second.sheets.swift", self.names())

    def test_a_deleted_import_does_not_stop_a_build_that_needs_it_no_more(self):
        self.build()

        (self.sheets / "Shared/Look.sheets.yaml").unlink()
        self.edit(self.sheets / "Parcels.sheets.yaml", sheet("parcels"))
        self.assert_changes(["Parcels.sheets.swift"])

    def test_deleted_outputs_come_back(self):
        self.build()

        (self.generated / "Lockers.sheets.swift").unlink()
        self.assert_changes(["Lockers.sheets.swift"])

        shutil.rmtree(self.generated)
        with self.expecting_calls(1):
            self.build()
        self.assertEqual(len(self.names()), 3)
        self.assert_up_to_date()

    def test_an_edited_configuration_counts(self):
        self.build()
        configuration = self.app / "sheetc.yaml"

        self.edit(configuration, configuration.read_text() + "    access: public\n")
        self.assert_changes(["Lockers.sheets.swift", "Parcels.sheets.swift"])

    def test_a_mistake_stops_the_build_until_it_is_mended(self):
        self.build()
        lockers = self.sheets / "Lockers.sheets.yaml"
        text = lockers.read_text()
        before = versions(self.generated)

        self.edit(lockers, text.replace("detents", "detent"))
        for _ in range(2):
            with self.expecting_calls(1):
                self.build(code=None)
        self.assertEqual(versions(self.generated), before)

        self.edit(lockers, text)
        self.assert_changes([])

    def test_what_was_edited_by_hand_is_kept(self):
        self.build()
        output = self.generated / "Lockers.sheets.swift"
        edited = output.read_text().replace("96", "104")
        output.write_text(edited)

        lockers = self.sheets / "Lockers.sheets.yaml"
        self.edit(lockers, lockers.read_text().replace("96", "100"))
        result = self.build(code=None)
        self.assertIn("was edited by hand", result.stdout + result.stderr)
        self.assertEqual(output.read_text(), edited)

    def test_names_with_every_sign_that_can_be_quoted(self):
        self.edit(self.sheets / f"{ODD}/{ODD}.sheets.yaml", THEME.format(name="odd", radius=8))
        self.edit(
            self.sheets / f"x {ODD}.sheets.yaml",
            sheet("odd", imports=f"{ODD}/{ODD}.sheets.yaml", theme="odd"),
        )
        result = self.build()
        self.assertNotIn("warning", result.stdout + result.stderr)
        self.assertIn(f"x {ODD}.sheets.swift", self.names())
        self.assert_up_to_date()

        theme = self.sheets / f"{ODD}/{ODD}.sheets.yaml"
        self.edit(theme, THEME.format(name="odd", radius=12))
        self.assert_changes([f"x {ODD}.sheets.swift"])

        shutil.rmtree(self.sheets / ODD)
        (self.sheets / f"x {ODD}.sheets.yaml").unlink()
        self.assert_changes([])
        self.assertNotIn(f"x {ODD}.sheets.swift", self.names())


class MakeTests(WholeProject, Case):
    folder_name = f"App {ODD}"

    def build(self, code=0):
        return self.run_in(self.app, "make", "-j4", "sheets", "app", code=2 if code is None else 0)

    def test_a_lost_depfile_is_made_again(self):
        self.build()
        (self.app / ".build/sheets.d").unlink()
        with self.expecting_calls(1):
            self.build()
        self.assert_up_to_date()

    def test_a_new_sheetc_runs_again(self):
        self.build()
        tool = self.top / "bin/sheetc"
        os.utime(tool)
        # This PATH has spaces in it, so Make takes it for no prerequisite; a path without them is one.
        plain = Path(tempfile.mkdtemp(prefix="sheetc-build-"))
        self.addCleanup(shutil.rmtree, plain)
        shutil.copy(tool, plain / "sheetc")
        with self.expecting_calls(1):
            self.run_in(self.app, "make", "sheets", f"SHEETC={plain}/sheetc")
        with self.expecting_calls(0):
            self.run_in(self.app, "make", "sheets", f"SHEETC={plain}/sheetc")

    def test_the_makefiles_need_nothing_newer_than_make_3_81(self):
        newer = re.compile(
            r"&:|\.ONESHELL|\.SHELLFLAGS|\$\((file|guile|intcmp|let) |!=|::=|^undefine |^load |--output-sync",
            re.MULTILINE,
        )
        for makefile in (APP / "Makefile", BUILD / "Makefile"):
            self.assertIsNone(newer.search(makefile.read_text()), makefile)


class NinjaTests(WholeProject, Case):
    folder_name = f"App {ODD}"

    def build(self, code=0):
        return self.run_in(self.app, "ninja", code=1 if code is None else 0)


class OneByOne:
    """The rules of `Examples/Build`, which run sheetc for each file by itself."""

    folder_name = "Build"

    def build(self, code=0):
        raise NotImplementedError

    def output(self, name):
        return self.folder / f"Generated/{name}.sheets.swift"

    def setUp(self):
        super().setUp()
        self.folder = self.top / self.folder_name
        shutil.copytree(BUILD, self.folder)
        self.theme = self.folder / "Sheets/Tones.sheets.yaml"
        self.sheet = self.folder / "Sheets/Tickets.sheets.yaml"

    def test_an_edited_import_makes_what_it_touches(self):
        with self.expecting_calls(2):
            self.build()
        self.assertRegex(self.output("Tickets").read_text(), r"cornerRadius\W+18\b")
        with self.expecting_calls(0):
            self.build()

        self.edit(self.theme, self.theme.read_text().replace("18", "16"))
        with self.expecting_calls(2):
            self.build()
        self.assertRegex(self.output("Tickets").read_text(), r"cornerRadius\W+16\b")
        with self.expecting_calls(0):
            self.build()

        self.edit(self.sheet, self.sheet.read_text() + "# A comment.\n")
        with self.expecting_calls(1):
            self.build()
        with self.expecting_calls(0):
            self.build()

    def test_a_mistake_stops_the_build(self):
        self.edit(self.theme, self.theme.read_text().replace("cornerRadius", "corner"))
        self.build(code=None)


class MakeOneByOneTests(OneByOne, Case):
    def build(self, code=0):
        return self.run_in(self.folder, "make", "-j4", code=2 if code is None else 0)


class NinjaOneByOneTests(OneByOne, Case):
    def build(self, code=0):
        return self.run_in(self.folder, "ninja", code=1 if code is None else 0)

    def test_an_output_that_stays_builds_nothing_after_it(self):
        with open(self.folder / "build.ninja", "a") as file:
            file.write(
                "rule copy\n  command = cp $in $out && echo ran >> copies\n"
                "build copy: copy Generated/Tickets.sheets.swift\n"
            )
        self.build()
        self.edit(self.sheet, self.sheet.read_text() + "# A comment.\n")
        self.build()
        self.assertEqual((self.folder / "copies").read_text(), "ran\n")


class CMakeTests(OneByOne, Case):
    generator = "Unix Makefiles"

    def setUp(self):
        super().setUp()
        self.made = self.folder / "made"
        self.run_in(self.folder, "cmake", "-S", ".", "-B", "made", "-G", self.generator)

    def build(self, code=0):
        result = self.run_in(self.folder, "cmake", "--build", "made", "-j", "2", code=None)
        self.assertEqual(result.returncode == 0, code == 0, result.stdout + result.stderr)
        return result

    def output(self, name):
        return self.made / f"{name}.sheets.swift"


class CMakeWithNinjaTests(CMakeTests):
    generator = "Ninja"


@unittest.skipIf(os.environ.get("SHEETC_WITHOUT_BAZEL"), "there is no Bazel for this system")
class BazelTests(Case):
    # Bazel takes no spaces.
    prefix = "sheetc-build-"

    def bazel(self, *arguments, code=0):
        return self.run_in(
            self.folder, "bazel", f"--output_user_root={self.top}/bazel", "--batch", *arguments, code=code
        )

    def test_a_sandbox_holds_what_a_rule_names(self):
        self.folder = self.top / "Build"
        shutil.copytree(BUILD, self.folder)
        # The executable itself: what the script on the PATH writes is outside of the sandbox.
        tools = self.top / "tools"
        tools.mkdir()
        shutil.copy(SHEETC, tools / "sheetc")
        workspace = self.folder / "WORKSPACE"
        workspace.write_text(workspace.read_text().replace("/usr/local/bin", str(tools)))
        self.addCleanup(subprocess.run, ["chmod", "-R", "u+w", str(self.top)])

        self.bazel("build", "//:all")
        output = (self.folder / "bazel-bin/Tickets.sheets.swift").read_text()
        self.assertTrue(
            output.startswith(
                "// Code generated by sheetc from Sheets/Tickets.sheets.yaml. DO NOT EDIT.\n"
            )
        )
        self.assertRegex(output, r"cornerRadius\W+18\b")

        # What a rule does not name is not there.
        rules = self.folder / "BUILD.bazel"
        rules.write_text(rules.read_text().replace('    imports = ["Sheets/Tones.sheets.yaml"],\n', ""))
        result = self.bazel("build", "//:Tickets", code=1)
        self.assertIn("there is no file 'Tones.sheets.yaml'", result.stderr)


class SystemTests(Case):
    """What sheetc asks of the system, as strace sees it."""

    def setUp(self):
        super().setUp()
        self.folder = self.top / "Project"
        (self.folder / "Sheets").mkdir(parents=True)
        (self.folder / "sheetc.yaml").write_text("targets: [{name: runtime, output: Generated}]\n")
        (self.folder / "Sheets/theme.yaml").write_text(THEME.format(name="t", radius=8))
        for name in ("a", "b"):
            (self.folder / f"Sheets/{name}.sheets.yaml").write_text(
                sheet(name, imports="theme.yaml", theme="t")
            )

    def trace(self, options, *arguments, code=0):
        log = self.top / "trace"
        result = self.run_in(
            self.folder, "strace", "-f", "-o", str(log), *options, SHEETC, "generate", *arguments,
            code=code,
        )
        return log.read_text(), result

    def test_a_hermetic_run_opens_nothing_that_is_not_named(self):
        trace, _ = self.trace(
            ["-e", "trace=%file,getdents64"], "--hermetic", "Sheets/a.sheets.yaml", "-o", "out.swift",
            "-MD", "--stamp", "stamp",
        )
        self.assertNotIn("getdents64", trace)
        touched = set()
        trace = "".join(line for line in trace.splitlines(True) if "execve(" not in line)
        # What a link says is an answer, and no path that anybody asked about.
        trace = re.sub(r'(readlink\("[^"]*"), "[^"]*"', r"\1", trace)
        for path in re.findall(r'"((?:[^"\\]|\\.)*)"', trace):
            full = os.path.normpath(os.path.join(self.folder, path))
            if full.startswith(str(self.top)) and not full.startswith(SHEETC):
                touched.add(os.path.relpath(full, self.folder))
        touched = {re.sub(r"\.sheetc-[0-9a-f-]*\.tmp", "TEMPORARY", path) for path in touched}
        # Folders on the way are looked at to follow links, and to be there for outputs.
        self.assertEqual(
            touched - {".", "..", "Sheets"},
            {"Sheets/a.sheets.yaml", "Sheets/theme.yaml", "out.swift", "out.d", "stamp", "TEMPORARY"},
        )

    def outputs(self):
        return {path.name: path.read_text() for path in (self.folder / "Generated").rglob("*.*")}

    def test_a_disk_that_fills_half_way_leaves_the_old_outputs(self):
        self.trace([])
        before = self.outputs()
        (self.folder / "Sheets/theme.yaml").write_text(THEME.format(name="t", radius=9))
        _, result = self.trace(
            ["-e", "trace=write", "-e", "inject=write:error=ENOSPC:when=2"], code=3
        )
        self.assertIn("no space left on device", result.stderr)
        self.assertEqual(self.outputs(), before)

    def test_signals_leave_no_temporary_files(self):
        self.trace([])
        before = self.outputs()
        (self.folder / "Sheets/theme.yaml").write_text(THEME.format(name="t", radius=9))
        for name in ("INT", "TERM", "HUP"):
            self.trace(
                ["-e", "trace=write", "-e", f"inject=write:signal=SIG{name}:when=2"], code=None
            )
            self.assertEqual(self.outputs(), before)

    def test_a_signal_while_files_are_renamed_waits_for_all_of_them(self):
        self.trace([])
        (self.folder / "Sheets/theme.yaml").write_text(THEME.format(name="t", radius=9))
        _, result = self.trace(
            ["-e", "trace=rename", "-e", "inject=rename:signal=SIGTERM:when=1"], code=None
        )
        self.assertEqual(result.returncode, -15)
        self.assertEqual(len(self.outputs()), 2)
        for text in self.outputs().values():
            self.assertRegex(text, r"cornerRadius\W+9\b")

    def test_an_unchanged_run_reads_every_output_once_and_writes_nothing(self):
        self.trace([])
        trace, _ = self.trace(["-e", "trace=openat,open,creat,rename,unlink,mkdir"])
        self.assertEqual(trace.count("a.sheets.swift"), 1, trace)
        self.assertNotRegex(trace, r"O_WRONLY|O_RDWR|rename\(|unlink\(|mkdir\(")


class AppTests(Case):
    def test_the_app_is_built_and_runs(self):
        # The example depends on the package it is part of, under the name of its folder.
        package = self.top / "sheetc"
        (package / "Examples").mkdir(parents=True)
        for name in ("Package.swift", "Sources", "Tests"):
            (package / name).symlink_to(ROOT / name)
        app = package / "Examples/MakefileApp"
        shutil.copytree(APP, app, ignore=shutil.ignore_patterns(".build", "Generated"))
        (self.top / "bin/swift").unlink()
        self.environment["HOME"] = os.environ.get("HOME", "/")

        result = self.run_in(app, "make", "-s", "-j2", "run")
        self.assertIn("parcels rests at 389.0 points", result.stdout)
        before = versions(app / ".build")
        with self.expecting_calls(0):
            self.run_in(app, "make", "-s", "app")
        objects = {path: version for path, version in versions(app / ".build").items() if path.endswith(".o")}
        self.assertEqual(objects, {path: before.get(path) for path in objects})


if __name__ == "__main__":
    SHEETC = os.path.realpath(sys.argv.pop(1))
    # A run in the background ignores some of them, and sheetc leaves a signal alone that it finds ignored.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    unittest.main()
