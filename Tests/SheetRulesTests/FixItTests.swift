import SheetDiagnostics
import SheetRules
import Testing

/// What the fix-its of rules make of a sheet; the rest of it stays as it is written.
@Suite struct FixItTests {
  private static func finding(_ id: DiagnosticID, in text: String) throws -> (Diagnostic, String) {
    let example = RuleExample(text)
    let finding = try #require(
      example.report.diagnostics.first { $0.id == id }, "\(example.rendered)")
    let fixIt = try #require(finding.fixIt(withGuesses: true), "\(example.rendered)")
    let fixed = SourceEdits(fixIt.edits).applied(to: Array(text.utf8))
    return (finding, String(decoding: fixed, as: UTF8.self))
  }

  private static let header = "version: 1\nsheets:\n  cart:\n"

  @Test(arguments: [
    (
      "    detents:\n      - id: high\n        height: 500\n      - id: low\n        fraction: 0.3\n",
      "    detents:\n      - id: low\n        fraction: 0.3\n      - id: high\n        height: 500\n"
    ),
    (
      "    detents: [\n      maxHeight,\n      {id: low,\n       fraction: 0.3}\n    ]\n",
      "    detents: [\n      {id: low,\n       fraction: 0.3},\n      maxHeight\n    ]\n"
    ),
  ])
  func detentsOfSeveralLinesAreSorted(text: String, expected: String) throws {
    let (finding, fixed) = try Self.finding("unsorted-detents", in: Self.header + text)

    #expect(finding.fixIts[0].applicability == .safe)
    #expect(fixed == Self.header + expected)
  }

  @Test(arguments: [
    (
      "    release:\n      policy: nearest\n      deceleration: 600\n",
      "    release:\n      policy: nearest\n"
    ),
    ("    scroll: {expandsFirst: true}\n", ""),
    ("    width: {align: leading}\n", "    width: {}\n"),
  ])
  func aKeyWithoutEffectGoesAndASectionThatIsLeftEmptyWithIt(
    text: String, expected: String
  ) throws {
    let header = Self.header + "    detents: [{id: low, fraction: 0.3}]\n"

    let (finding, fixed) = try Self.finding("setting-without-effect", in: header + text)

    #expect(finding.fixIts[0].applicability == .safe)
    #expect(fixed == header + expected)
  }

  @Test(arguments: [
    // What extends the sheet may be modal.
    "  list:\n    extends: map\n    presentation: modal\n    dismiss: {distance: 0.3}\n",
    "x-other: &other {a: 1}\nx-same: *other\n",
  ])
  func whatOthersMayShareIsRemovedAsAGuessOnly(other: String) throws {
    let text =
      "version: 1\nsheets:\n  map:\n    presentation: persistent\n"
      + "    detents: [{id: peek, height: 96}, maxHeight]\n    passthrough: {through: peek}\n"
      + "    dismiss: {swipe: false}\n"

    let alone = try Self.finding("dismiss-in-persistent", in: text).0
    let shared = try Self.finding("dismiss-in-persistent", in: text + other).0

    #expect(alone.fixIts[0].applicability == .safe)
    #expect(shared.fixIts[0].applicability == .guess)
  }

  @Test func theLastUnusedImportGoesWithItsKey() throws {
    let text =
      "version: 1\nimports:\n  - other.sheets.yaml\nsheets:\n  cart: {detents: [fitContent]}\n"
    let example = RuleExample(
      text, beside: ["other.sheets.yaml": "version: 1\nthemes:\n  brand: {cornerRadius: 16}\n"])

    let finding = try #require(example.report.diagnostics.first { $0.id == "unused-import" })
    let fixed = SourceEdits(finding.fixIts[0].edits).applied(to: Array(text.utf8))

    #expect(
      String(decoding: fixed, as: UTF8.self)
        == "version: 1\nsheets:\n  cart: {detents: [fitContent]}\n")
  }

  @Test(arguments: [
    (" # sheetc:ignore no-exit -- it has one\n", "\n"),
    ("\n    # sheetc:ignore no-exit -- it has one\n", "\n"),
    ("\n    ## sheetc:ignore no-exit until 2026-12-31 -- it has one  \n", "\n"),
  ])
  func anUnusedSuppressionGoesWithItsComment(comment: String, expected: String) throws {
    let end = "    detents: [{id: half, fraction: 0.5}, maxHeight]\n"
    let text = "version: 1\nsheets:\n  cart:\n    header: {height: 52, trailing: close}"

    let fixed = try Self.finding("unused-suppression", in: text + comment + end).1

    #expect(fixed == text + expected + end)
  }

  @Test(arguments: [
    ("no-exit \u{2014} why", "no-exit -- why", FixIt.Applicability.safe),
    ("no-exit - why", "no-exit -- why", .safe),
    ("no-exit until 2026/1/2 -- why", "no-exit until 2026-01-02 -- why", .guess),
    ("no-exit until 31.12.2026 -- why", "no-exit until 2026-12-31 -- why", .guess),
  ])
  func aSuppressionIsSpelledAsItIsRead(
    comment: String, expected: String, applicability: FixIt.Applicability
  ) throws {
    let text = "version: 1\nsheets:\n  cart: {detents: [fitContent]} # sheetc:ignore "

    let (finding, fixed) = try Self.finding("suppression-form", in: text + comment + "\n")

    #expect(finding.fixIts[0].applicability == applicability)
    #expect(fixed == text + expected + "\n")
  }
}
