import Foundation
import Testing

/// Every file under `Tests/Fixtures/Traces` plays to what is written in it.
///
/// With `RECORD_TRACES=1` in the environment a run writes the files anew.
@Suite struct TraceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures/Traces").standardizedFileURL

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".trace") }.sorted()
  }()

  @Test(arguments: names) func playsAsWritten(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let written = try String(contentsOf: file, encoding: .utf8)

    let played = try Trace(written).played()

    if ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1" {
      try played.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(
        played == written,
        "the trace plays otherwise; RECORD_TRACES=1 swift test --filter TraceTests writes it anew")
    }
  }

  @Test func thereAreTraces() {
    #expect(Self.names.count >= 20)
  }
}
