import Foundation
import Testing

@testable import sheetc

/// `lint --fix` as a process: what it writes, prints and ends with.
@Suite struct FixTests {
  /// Two safe fix-its and a guess, in lines that end as on Windows.
  private static let faulty =
    "version: \"1\"\r\nsheets:\r\n  cart: # kept\r\n    detents: [fitContent, maxHeight]\r\n"
    + "    haptics: yes\r\n    swipMode: top"
  private static let safe = faulty.replacing("\"1\"", with: "1").replacing("yes", with: "true")
  private static let guessed = safe.replacing("swipMode", with: "swipeMode")

  @Test func safeFixItsAreWrittenAndTheRestIsReportedAtItsNewPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.faulty, to: "a.sheets.yaml")

    let result = try Executable.run(["lint", "--fix"], in: folder.path)

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("a.sheets.yaml:6:5: error: unknown key 'swipMode'"))
    #expect(
      result.errors.hasSuffix(
        "1 error in 1 file\nfixed 2 problems in 1 file (1 more with --unsafe-fixes)\n"))
    #expect(try folder.read("a.sheets.yaml") == Self.safe)
    #expect(try folder.names() == ["a.sheets.yaml"])
  }

  @Test func guessesAreAppliedWhenAskedForAndTheSecondRunHasNothingToDo() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.faulty, to: "a.sheets.yaml")

    let first = try Executable.run(["lint", "--fix", "--unsafe-fixes"], in: folder.path)
    let second = try Executable.run(["lint", "--fix", "--unsafe-fixes"], in: folder.path)

    #expect(first.code == 0)
    #expect(first.errors == "fixed 3 problems in 1 file\n")
    #expect(try folder.read("a.sheets.yaml") == Self.guessed)
    #expect(second.code == 0)
    #expect(second.errors == "")
  }

  @Test(arguments: [
    (
      "prefersGrabberVisible: false\n    cornerRadius: 12\n    dimmingColor: \"#000\"",
      "theme: {grabber: none, cornerRadius: 12, dimming: {color: \"#000\"}}"
    ),
    (
      "theme:\n      cornerRadius: 3\n    grabberColor: clear",
      "theme:\n      grabber: {color: clear}\n      cornerRadius: 3"
    ),
    (
      "dismiss: {onTap: true, escape: true}\n    taps: {grabber: none}",
      "dismiss: {escape: true}\n    taps: {grabber: none, outside: leave}"
    ),
    ("header:\n      hidden: true", "header: none"),
    (
      "dismiss:\n    swipe: true\n    escape: true",
      "dismiss:\n      escape: true\n      swipe: true"
    ),
  ])
  func entriesMoveIntoTheMappingThatIsThere(before: String, after: String) throws {
    let folder = try TemporaryFolder()
    let text = "version: 1\nsheets:\n  a:\n    detents: [fitContent, maxHeight]\n    "
    try folder.write("\(text)\(before)\n", to: "a.sheets.yaml")

    _ = try Executable.run(["lint", "--fix", "--unsafe-fixes"], in: folder.path)

    #expect(try folder.read("a.sheets.yaml") == "\(text)\(after)\n")
  }

  @Test func sheetsMoveUnderTheirKey() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nsheets:\na:\n  detents: [fitContent]\n\nb:\n  detents:\n    - fitContent\n",
      to: "a.sheets.yaml")

    _ = try Executable.run(["lint", "--fix", "--unsafe-fixes"], in: folder.path)

    #expect(
      try folder.read("a.sheets.yaml")
        == "version: 1\nsheets:\n  a:\n    detents: [fitContent]\n\n  b:\n    detents:\n      - fitContent\n"
    )
  }

  @Test func aPreviewWritesNothingAndEndsWithOne() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nsheets:\n  a: {haptics: yes, detents: [fitContent, maxHeight]}",
      to: "a.sheets.yaml")

    let result = try Executable.run(["lint", "--fix", "--diff"], in: folder.path)
    let passing = try Executable.run(["lint", "--fix", "--diff", "--exit-zero"], in: folder.path)

    #expect(result.code == 1)
    #expect(
      result.output == """
        --- old/a.sheets.yaml
        +++ new/a.sheets.yaml
        @@ -1,3 +1,3 @@
         version: 1
         sheets:
        -  a: {haptics: yes, detents: [fitContent, maxHeight]}
        \\ No newline at end of file
        +  a: {haptics: true, detents: [fitContent, maxHeight]}
        \\ No newline at end of file

        """)
    #expect(result.errors.hasSuffix("would fix 1 problem in 1 file\n"))
    #expect(passing.code == 0)
    #expect(try folder.read("a.sheets.yaml").contains("yes"))
  }

  @Test func aPreviewThatEndsWithOneHasAReportOfThat() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nsheets:\n  a: {haptics: yes, detents: [fitContent, maxHeight]}\n",
      to: "a.sheets.yaml")

    let result = try Executable.run(
      ["lint", "--fix", "--diff", "--reporter", "concise:report.txt"], in: folder.path)

    #expect(result.code == 1)
    #expect(result.errors == "would fix 1 problem in 1 file\n")
    #expect(
      try folder.read("report.txt")
        == "sheetc: error: 'a.sheets.yaml' would be changed by 'lint --fix' [fixable]\n")
  }

  @Test func standardInputIsPrintedAsItHasBecome() throws {
    let folder = try TemporaryFolder()
    let result = try Executable.run(["lint", "--fix", "-"], in: folder.path, input: Self.faulty)
    let clean = try Executable.run(["lint", "--fix", "-"], in: folder.path, input: Self.guessed)
    let report = try Executable.run(
      ["lint", "--fix", "-", "--reporter", "json"], in: folder.path, input: Self.faulty)

    #expect(result.code == 1)
    #expect(result.output == Self.safe)
    #expect(result.errors.contains("fixed 2 problems in 1 file"))
    #expect(clean.output == Self.guessed)
    #expect(clean.errors == "")
    #expect(report.code == 2)
    #expect(report.errors.contains("'json' and the fixed text would both go to standard output"))
  }

  @Test func linksAndPermissionsStay() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.faulty, to: "Real/a.txt")
    try folder.link("a.sheets.yaml", to: "Real/a.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)

    _ = try Executable.run(["lint", "--fix", "a.sheets.yaml"], in: folder.path)

    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.read("Real/a.txt") == Self.safe)
    #expect(FileSystem.isLink(folder.path("a.sheets.yaml")))
  }

  @Test func anImportedFileIsEditedOnlyIfItIsAnInput() throws {
    let folder = try TemporaryFolder()
    let brand = "version: 1\nthemes:\n  brand: {cornerRadius: \"16\"}\n"
    try folder.write(brand, to: "Shared/brand.sheets.yaml")
    try folder.write(
      "version: 1\nimports: [Shared/brand.sheets.yaml]\nsheets:\n  a:\n    theme: brand\n"
        + "    detents: [fitContent, maxHeight]\n    haptics: yes\n",
      to: "a.sheets.yaml")

    let one = try Executable.run(["lint", "--fix", "a.sheets.yaml"], in: folder.path)
    let untouched = try folder.read("Shared/brand.sheets.yaml")
    let all = try Executable.run(["lint", "--fix", "."], in: folder.path)

    #expect(one.errors.contains("Shared/brand.sheets.yaml:3:25: error: "))
    #expect(one.errors.hasSuffix("fixed 1 problem in 1 file\n"))
    #expect(untouched == brand)
    #expect(all.code == 0)
    #expect(all.errors == "fixed 1 problem in 1 file\n")
    #expect(try folder.read("Shared/brand.sheets.yaml") == brand.replacing("\"16\"", with: "16"))
  }

  @Test func whatTheFaultOfAnImportHidIsRepairedInTheSameRun() throws {
    let folder = try TemporaryFolder()
    let brand = "version: 1\nthemes:\n  brand: {cornerRadius: \"16\"}\n"
    try folder.write(brand, to: "b.sheets.yaml")
    let hidden = """
      version: 1
      imports: [b.sheets.yaml]
      sheets:
        a:
          theme: brand
          presentation: persistent
          passthrough: always
          detents: [fitContent, maxHeight]
          dismiss: {swipe: false}

      """
    try folder.write(hidden, to: "a.sheets.yaml")

    let first = try Executable.run(["lint", "--fix"], in: folder.path)
    let second = try Executable.run(["lint", "--fix"], in: folder.path)

    #expect(first.errors == "fixed 2 problems in 2 files\n")
    #expect(first.code == 0)
    #expect(try folder.read("b.sheets.yaml") == brand.replacing("\"16\"", with: "16"))
    #expect(
      try folder.read("a.sheets.yaml")
        == hidden.replacing("    dismiss: {swipe: false}\n", with: ""))
    #expect(second.errors == "")
  }

  @Test func aPreviewShowsEachFileOnceInTheOrderOfInputs() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nthemes:\n  brand: {cornerRadius: \"16\"}\n", to: "b.sheets.yaml")
    try folder.write(
      """
      version: 1
      imports: [b.sheets.yaml]
      sheets:
        a:
          theme: brand
          presentation: persistent
          passthrough: always
          detents: [fitContent, maxHeight]
          dismiss: {swipe: false}

      """, to: "a.sheets.yaml")

    let result = try Executable.run(["lint", "--fix", "--diff"], in: folder.path)

    let heads = result.output.split(separator: "\n").filter { $0.hasPrefix("+++") }
    #expect(heads == ["+++ new/a.sheets.yaml", "+++ new/b.sheets.yaml"])
  }

  @Test func namesThatAreNearToNoneCostNoOtherItsRepair() throws {
    let folder = try TemporaryFolder()
    var text = "version: 1\nsheets:\n"
    for number in 0..<400 {
      text += "  s\(number):\n    detents: [medium, maxHeight]\n    initial: nowhere\(number)\n"
    }
    for number in 0..<400 {
      text += "  t\(number):\n    detents: [medium, maxHeight]\n    keyboard: rais\n"
    }
    try folder.write(text, to: "a.sheets.yaml")

    let result = try Executable.run(
      ["lint", "--fix", "--unsafe-fixes", "--quiet"], in: folder.path)

    #expect(result.code == 1)
    #expect(
      try folder.read("a.sheets.yaml")
        == text.replacing("keyboard: rais\n", with: "keyboard: raise\n"))
  }

  @Test func noTwoDetentsOfOneIDAreWritten() throws {
    let folder = try TemporaryFolder()
    func fixed(_ detents: String) throws -> String {
      let text = "version: 1\nsheets:\n  a:\n    detents: DETENTS\n"
      try folder.write(text.replacing("DETENTS", with: detents), to: "a.sheets.yaml")
      _ = try Executable.run(["lint", "--fix", "--unsafe-fixes"], in: folder.path)
      let lines = try folder.read("a.sheets.yaml").split(separator: "\n")
      return lines.dropFirst(3).joined(separator: "\n").replacing("    detents: ", with: "")
    }

    #expect(try fixed("[0.5, 50%, maxHeight]") == "[{fraction: 0.5}, maxHeight]")
    #expect(try fixed("[50%, {fraction: 0.5}]") == "[{fraction: 0.5}]")
    #expect(try fixed("[{height: 300}, 300px, 80%]") == "[{height: 300}, {fraction: 0.8}]")
    #expect(
      try fixed("[50%, {id: half, fraction: 0.5}]")
        == "[{fraction: 0.5}, {id: half, fraction: 0.5}]")
    #expect(
      try fixed("\n      - 0.5\n      - 50%\n      - maxHeight")
        == "\n      - {fraction: 0.5}\n      - maxHeight")
    // What may have been meant otherwise stays.
    #expect(
      try fixed("[{fraction: 50%}, {fraction: 0.5}]") == "[{fraction: 50%}, {fraction: 0.5}]")
    #expect(try fixed("[mediun, medium]") == "[mediun, medium]")
    #expect(try fixed("[{id: .low, height: 90}, {id: low, height: 99}]").contains("id: .low"))
  }

  @Test func aCommentIsTakenAwayOnceTheProjectUsesWhatItSilences() throws {
    let folder = try TemporaryFolder()
    try folder.write("inputs: [\"*.sheets.yaml\"]\n", to: "sheetc.yaml")
    let card = "  card: {cornerRadius: 16}\n"
    let later = "  # sheetc:ignore unused-theme -- for the redesign\n  later: {cornerRadius: 8}\n"
    try folder.write(
      "version: 1\nthemes:\n  # sheetc:ignore unused-theme -- not yet\n" + card + later,
      to: "brand.sheets.yaml")
    try folder.write(
      "version: 1\nimports: [brand.sheets.yaml]\nsheets:\n  a: {theme: card, detents: [maxHeight]}\n",
      to: "a.sheets.yaml")

    let first = try Executable.run(["lint", "--fix"], in: folder.path)
    let second = try Executable.run(["lint", "--fix"], in: folder.path)

    #expect(first.code == 0, "\(first.errors)")
    #expect(first.errors == "fixed 1 problem in 1 file\n")
    #expect(
      try folder.read("brand.sheets.yaml") == "version: 1\nthemes:\n" + card + later)
    #expect(second.errors == "")
  }

  @Test func aCommentOnWhatTheTargetsOfOneRunLackStays() throws {
    let folder = try TemporaryFolder()
    let text = """
      version: 1
      sheets:
        cart:
          # sheetc:ignore header-touch-target -- small by design
          header: {height: 28, trailing: close}
          detents: [{id: low, fraction: 0.3}, maxHeight]

      """
    try folder.write(text, to: "a.sheets.yaml")

    let run = try Executable.run(["lint", "--fix", "--target", "uikit"], in: folder.path)
    let kept = try folder.read("a.sheets.yaml")
    try folder.write("inputs: [\"*.sheets.yaml\"]\ntargets: [{name: uikit}]\n", to: "sheetc.yaml")
    let project = try Executable.run(["lint"], in: folder.path)

    #expect(kept == text)
    #expect(!run.errors.contains("unused-suppression"))
    #expect(project.errors.contains("unused-suppression"))
  }

  @Test func aCommentAboutATargetStaysWhereThatIsNotChecked() throws {
    let folder = try TemporaryFolder()
    func text(_ comment: String) -> String {
      """
      version: 1
      sheets:
        cart:
          # sheetc:ignore setting-lost-in-target\(comment) -- drawn by the content
          header: {height: 52, trailing: close}
          detents: [{id: low, fraction: 0.3}, maxHeight]

      """
    }
    for comment in ["", ":uikit"] {
      try folder.write(text(comment), to: "a.sheets.yaml")
      for options in [[], ["--target", "uikit"], ["--target", "runtime"], ["--target", "json"]] {
        let result = try Executable.run(["lint", "--fix"] + options, in: folder.path)
        #expect(result.code == 0, "\(comment) \(options)")
        #expect(result.errors == "", "\(comment) \(options)")
      }
      #expect(try folder.read("a.sheets.yaml") == text(comment))
    }

    // The project's targets are all there are.
    try folder.write("targets: [{name: joombottomsheet}]\n", to: "sheetc.yaml")
    let unused = text(":joombottomsheet").replacing("setting-lost-in", with: "more-detents-than")
      .replacing(", maxHeight", with: "")
    try folder.write(unused, to: "a.sheets.yaml")
    let fixed = try Executable.run(
      ["lint", "--fix", "--ignore", "setting-lost-in-target"], in: folder.path)

    #expect(fixed.errors.hasSuffix("fixed 1 problem in 1 file\n"), "\(fixed.errors)")
    #expect(try !folder.read("a.sheets.yaml").contains("sheetc:ignore"))
  }

  @Test func theConfigurationIsRepairedBeforeItIsUsed() throws {
    let folder = try TemporaryFolder()
    try folder.write("rules:\n  no-exit: eror\n", to: "sheetc.yaml")
    try folder.write(Self.faulty, to: "a.sheets.yaml")

    let safe = try Executable.run(["lint", "--fix"], in: folder.path)
    let guessed = try Executable.run(["lint", "--fix", "--unsafe-fixes"], in: folder.path)

    #expect(safe.code == 2)
    #expect(safe.errors.hasSuffix("fixed 0 problems (1 more with --unsafe-fixes)\n"))
    #expect(guessed.code == 0)
    #expect(guessed.errors == "fixed 4 problems in 2 files\n")
    #expect(try folder.read("sheetc.yaml") == "rules:\n  no-exit: error\n")
    #expect(try folder.read("a.sheets.yaml") == Self.guessed)
  }

  @Test func whatIsNotSelectedOrIsSilencedStays() throws {
    let folder = try TemporaryFolder()
    let unsorted = "version: 1\nsheets:\n  cart: {detents: [maxHeight, {id: low, fraction: 0.3}]}\n"
    let silenced = unsorted.replacing("cart", with: "menu").replacing(
      "]}\n", with: "]} # sheetc:ignore unsorted-detents -- as it is\n")
    try folder.write(unsorted, to: "a.sheets.yaml")
    try folder.write(silenced, to: "b.sheets.yaml")

    let ignored = try Executable.run(
      ["lint", "--fix", "--ignore", "unsorted-detents,unused-suppression"], in: folder.path)
    let before = try folder.read("a.sheets.yaml")
    let fixed = try Executable.run(["lint", "--fix"], in: folder.path)

    #expect(ignored.errors == "")
    #expect(before == unsorted)
    #expect(fixed.errors == "fixed 1 problem in 1 file\n")
    #expect(try folder.read("a.sheets.yaml").contains("[{id: low, fraction: 0.3}, maxHeight]"))
    #expect(try folder.read("b.sheets.yaml") == silenced)
  }

  @Test(.enabled(if: geteuid() != 0))
  func aFileThatMayNotBeWrittenStopsTheRunAndNoneIsChanged() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.faulty, to: "a.sheets.yaml")
    let path = try folder.write(Self.faulty, to: "b.sheets.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)

    let result = try Executable.run(["lint", "--fix"], in: folder.path)

    #expect(result.code == 3)
    #expect(result.errors.contains("'b.sheets.yaml' cannot be written: permission denied"))
    #expect(try folder.read("a.sheets.yaml") == Self.faulty)
  }

  @Test func optionsOfFixingNeedIt() throws {
    let diff = try Executable.run(["lint", "--diff", "-"])
    let watch = try Executable.run(["lint", "--fix", "--watch"])

    #expect(diff.code == 2)
    #expect(diff.errors.hasPrefix("sheetc: error: '--diff' is about what '--fix' changes"))
    #expect(watch.code == 2)
    #expect(watch.errors.hasPrefix("sheetc: error: '--fix' would rewrite files while they are"))
  }
}
