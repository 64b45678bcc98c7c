import SheetDiagnostics
import Testing

@testable import SheetModel

@Suite struct UnknownKeysTests {
  /// More words than are kept, each met twice with others between, in mappings that have other keys.
  private static let entries: [String] =
    (0..<80).map { "swip\(String($0, radix: 7))Mode: full" } + [
      "swipMode: full", "SwipeMode: full", "detent: [medium]", "isModalInPresentation: true",
      "corner_radius: 12", "theme: {swipMode: full}", "theme: {cornerRadus: 12}",
      "dismiss: {cornerRadus: 12}", "dismiss: {swip: false}", "header: {hidden: true}",
      "taps: {hidden: true}", "style: page", "nothing: 1",
    ]

  @Test func whatIsSaidOfAWordDoesNotDependOnThoseBefore() {
    let all = Self.entries + Self.entries.reversed()

    #expect(Self.found(in: all).map(\.said) == all.flatMap { Self.found(in: [$0]).map(\.said) })
  }

  private static func found(in entries: [String]) -> [(said: String, start: UInt32)] {
    var text = "version: 1\nsheets:\n"
    for (place, entry) in entries.enumerated() {
      text += "  s\(place):\n    detents: [maxHeight]\n    \(entry)\n"
    }
    let found = Compilation(["a.sheets.yaml": text]).report.diagnostics.map { diagnostic in
      let said =
        [diagnostic.message] + diagnostic.notes.map(\.message) + diagnostic.fixIts.map(\.message)
      return (said: said.joined(separator: " · "), start: diagnostic.span?.start ?? 0)
    }
    return found.sorted { $0.start < $1.start }
  }
}
