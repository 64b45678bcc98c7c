import SheetDiagnostics
import Testing

@testable import SheetYAML

/// Properties that hold for every input, tried on generated ones. A failure shows its seed.
@Suite struct GeneratedInputTests {
  @Test(arguments: 0..<40) func spansAreNestedAndOrdered(seed: Int) {
    var writer = DocumentWriter(seed: UInt64(seed))
    let text = writer.document()

    let reading = Reading(text)

    #expect(reading.messages == [], "seed \(seed):\n\(text)")
    #expect(SpanCheck(reading).faults == [], "seed \(seed):\n\(text)")
    #expect(reading.outline == writer.outline, "seed \(seed):\n\(text)")
  }

  @Test(arguments: 0..<40) func brokenInputGivesATreeInOrderAndAnError(seed: Int) {
    for round in 0..<25 {
      var writer = DocumentWriter(seed: UInt64(seed * 1000 + round))
      let bytes = writer.broken(writer.document())

      let reading = Reading(bytes: bytes)

      let label = "seed \(seed), round \(round):\n\(String(decoding: bytes, as: UTF8.self))"
      #expect(SpanCheck(reading).faults == [], "\(label)")
      #expect(reading.tree.isComplete || reading.report.hasErrors, "\(label)")
    }
  }
}
