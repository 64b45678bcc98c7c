import Foundation
import SheetCodegen
import SheetDiagnostics
import SheetRules
import Testing

/// `Schemas/rules.md` is what the rules say of themselves.
///
/// With `SHEETC_WRITE_SCHEMAS=1` in the environment it is written instead of compared.
@Suite struct PublishedRulesTests {
  @Test func thePagesAreWhatTheRulesSay() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Schemas/rules.md")
    var buffer = ByteBuffer()
    RulePage.writeAll(Targets.tables, into: &buffer)
    let printed = Data(buffer.bytes)
    if ProcessInfo.processInfo.environment["SHEETC_WRITE_SCHEMAS"] == "1" {
      try printed.write(to: url)
    }

    let published = try? Data(contentsOf: url)

    #expect(
      published == printed, "Schemas/rules.md is not what the rules say; run `make schemas`")
  }
}
