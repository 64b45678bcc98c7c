import SheetDiagnostics
import Testing

/// What messages say and offer, where that is more than the place.
@Suite struct MessageTests {
  /// The one finding of a sheet that has `line` below `sheets: {cart: …}`, its notes and fix-its.
  static func finding(_ line: String) -> String {
    let sheet = line.contains("detents:") ? line : "detents: [medium, maxHeight]\n    \(line)"
    return all("sheets:\n  cart:\n    \(sheet)\n")
  }

  /// All findings of a file, one to a line.
  static func all(_ text: String) -> String {
    Compilation(sheets: text).report.diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { " · \($0.message)" }
      let fixIts = diagnostic.fixIts.map { fixIt in
        " · \(fixIt.applicability): \(fixIt.edits.map(\.replacement).joined(separator: ", "))"
      }
      return ([diagnostic.message] + notes + fixIts).joined()
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    (
      "detents: [{fraction: 1/2}]",
      "'1/2' is a division, which is not read; 'fraction' takes a number from 0 to 1 · did you mean 0.5? · guess: 0.5"
    ),
    (
      "detents: [{fraction: 50%}]",
      "'50%' has a percent sign; 'fraction' takes a number from 0 to 1 · did you mean 0.5? · guess: 0.5"
    ),
    (
      "detents:\n      - fraction: 0,5",
      "'0,5' has a comma, which is not read; 'fraction' takes a number from 0 to 1 · did you mean 0.5? · guess: 0.5"
    ),
    (
      "detents:\n      - height: 1,000",
      "'1,000' has a comma, which is not read; write 1000 or 1.000"
    ),
    (
      "detents: [{height: 44 + 10}]",
      "'height' takes a number of points, found '44 + 10'"
    ),
    (
      "detents: [{height: 44pt}]",
      "'44pt' has 'pt' after the number; write 44 · safe: 44"
    ),
    (
      "detents: [{height: 44px}]",
      "'44px' has 'px' after the number; 'height' takes a number of points"
    ),
    (
      "detents: [{height: 50%}]",
      "'50%' has a percent sign; 'height' takes a number of points · a part of the limit is 'fraction', a number from 0 to 1"
    ),
    (
      "theme: {motion: {settle: {duration: 300ms}}}",
      "'300ms' is in milliseconds; durations are in seconds; 'duration' takes a number of seconds · did you mean 0.3? · guess: 0.3"
    ),
    (
      "theme: {motion: {settle: {duration: 5ms}}}",
      "'5ms' is in milliseconds; durations are in seconds; 'duration' takes a number of seconds · did you mean 0.005? · guess: 0.005"
    ),
    (
      "detents: [50%]",
      "'50%' is not a detent; a part of the limit's height is '{fraction: …}', a number from 0 to 1 · did you mean '{fraction: 0.5}'? · guess: {fraction: 0.5}"
    ),
    (
      "detents: [{id: large, maxheight: true}]",
      "unknown key 'maxheight' in a detent; 'maxHeight' is a word: '- maxHeight', or 'at: maxHeight' beside other keys · guess: at: maxHeight"
    ),
    (
      "detents:\n      - medium: true",
      "unknown key 'medium' in a detent; 'medium' is a word: '- medium', or 'at: medium' beside other keys · guess: medium"
    ),
  ])
  func spellings(line: String, expected: String) {
    #expect(Self.finding(line) == expected)
  }
}
