import SheetDiagnostics
import Testing

@testable import SheetYAML

@Suite struct PathTests {
  private static let text = """
    version: 1
    # first
    sheets:
      # above cart
      cart: # beside cart
        # above title
        title: "a.b c"
        detents: [{id: half, fraction: 0.5}, maxHeight, {fraction: 0.3}, [x]]
        # last of cart
      "k.e%y [x]": {deep: {deeper: *none}}
    targets:
    - name: runtime
      output: out
    # below
    - 12
    -
    end: &a {<<: {m: 1}}
    # end
    """

  private static func paths(of parts: [String]) -> [String] {
    let reading = Reading(text.replacing("*none", with: "none"))
    let text = String(decoding: reading.file.bytes, as: UTF8.self)
    let spans = parts.map { part in
      let range = text.ranges(of: part).first
      return SourceSpan(
        file: FileID(0),
        start: range.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0,
        end: range.map { text.utf8.distance(from: text.startIndex, to: $0.upperBound) } ?? 0)
    }
    return reading.tree.paths(of: spans)
  }

  @Test(arguments: [
    ("version", "version"), ("1", "version"), ("sheets", "sheets"), ("cart:", "sheets.cart"),
    ("\"a.b c\"", "sheets.cart.title"), ("title: \"a.b c\"", "sheets.cart.title"),
    ("{id: half, fraction: 0.5}", "sheets.cart.detents.half"),
    ("0.5", "sheets.cart.detents.half.fraction"), ("{id", "sheets.cart.detents.half"),
    ("maxHeight", "sheets.cart.detents.maxHeight"),
    ("{fraction: 0.3}", "sheets.cart.detents.fraction0_3"),
    ("[x]]", "sheets.cart.detents"), ("deeper", "sheets.k%2Ee%25y%20%5Bx].deep.deeper"),
    ("name: runtime\n  output: out", "targets.runtime"), ("- name", "targets"),
    ("out", "targets.runtime.output"),
    ("12", "targets.12"), ("m: 1", "end.<<.m"),
    ("# first", "sheets"), ("# above cart", "sheets.cart"), ("# beside cart", "sheets.cart"),
    ("# above title", "sheets.cart.title"), ("# below", "targets.12"), ("# end", "end"),
  ])
  func aPlaceIsNamedByItsKeys(part: String, path: String) {
    #expect(Self.paths(of: [part]) == [path])
  }

  @Test func spansAreAnsweredInTheirOrder() {
    let parts = ["m: 1", "version", "# above cart", "deeper", "version"]

    #expect(
      Self.paths(of: parts) == [
        "end.<<.m", "version", "sheets.cart", "sheets.k%2Ee%25y%20%5Bx].deep.deeper", "version",
      ])
  }

  @Test(arguments: ["", "# only\n", "one", "[", "a: [1,"])
  func everyTextHasPlaces(text: String) {
    let reading = Reading(text)
    let spans = (0...text.utf8.count).flatMap { start in
      (start...text.utf8.count).map { SourceSpan(file: FileID(0), start: start, end: $0) }
    }

    #expect(reading.tree.paths(of: spans).count == spans.count)
  }

  @Test func aFileOfManySheetsTakesNoLongerForEach() {
    let count = 20_000
    let text = "sheets:\n" + (0..<count).map { "  s\($0): {a: b}\n" }.joined()
    let reading = Reading(text)
    let keys = reading.tree.entries(reading.value("sheets")!).map(\.key)

    let paths = reading.tree.paths(of: keys.map { reading.tree.span($0) }.reversed())

    #expect(paths.count == count)
    #expect(paths.first == "sheets.s\(count - 1)")
    #expect(paths.last == "sheets.s0")
  }
}
