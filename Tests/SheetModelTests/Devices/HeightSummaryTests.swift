import Foundation
import SheetRuntime
import SheetVocabulary
import Testing

@testable import SheetModel

@Suite struct HeightSummaryTests {
  private static let file = URL(filePath: packageFolder).appending(
    path: "Sources/SheetModel/Devices/HeightTable+Summary.swift")

  /// With the variable `SHEETC_RECORD_GOLDEN` the file is written anew, and the test fails.
  @Test func theSummaryIsThatOfTheDeviceTable() throws {
    let source = Self.source
    if ProcessInfo.processInfo.environment["SHEETC_RECORD_GOLDEN"] != nil {
      try source.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("the summary was written; look at what changed")
    }

    #expect(
      try String(contentsOf: Self.file, encoding: .utf8) == source,
      "run again with SHEETC_RECORD_GOLDEN=1")
  }

  @Test func theFirstRowsAreThoseOfTheTable() {
    for group in SizeClassGroup.allCases {
      let first = HeightTable.first(in: group)
      #expect(HeightTable.rows(in: group)[0].isSameGeometry(as: first))
      #expect(HeightTable.rows(in: group)[0].device == first.device)
    }
  }

  private static var source: String {
    """
    import SheetVocabulary

    // What the device table comes down to, so that most runs need not go through it. HeightSummaryTests holds this to the
    // table and writes it: SHEETC_RECORD_GOLDEN=1 swift test --filter HeightSummaryTests
    extension HeightTable {
      /// Of each group, by raw value: its most telling geometry.
      static let firstRows: Table<Row> = [
    \(SizeClassGroup.allCases.map { row(HeightTable.rows(in: $0)[0]) }.joined(separator: "\n"))
      ]

      /// Of each group, by raw value: the ranges over all its geometries.
      static let spansOfGroups: Table<HeightBox.Spans> = [
    \(SizeClassGroup.allCases.map { spans(HeightBox.Spans(HeightTable.rows(in: $0))) }.joined(separator: "\n"))
      ]
    }

    """
  }

  private static func row(_ row: HeightTable.Row) -> String {
    """
        // \(row.device.device.name)
        Row(
          DeviceIndex(\(row.device.rawValue)), below: \(row.roomBelowSafeArea), navigationBar: \(row.roomBelowNavigationBar), container: \(row.roomBelowContainer),
          height: \(row.height), safeBottom: \(row.safeBottom), halfPixel: \(row.halfPixel)),
    """
  }

  private static func spans(_ spans: HeightBox.Spans) -> String {
    """
        HeightBox.Spans(
          belowSafeArea: \(span(spans.roomBelowSafeArea)),
          belowNavigationBar: \(span(spans.roomBelowNavigationBar)),
          belowContainer: \(span(spans.roomBelowContainer)),
          height: \(span(spans.height)), safeBottom: \(span(spans.safeBottom)),
          halfPixel: \(span(spans.halfPixel))),
    """
  }

  private static func span(_ span: HeightBox.Span) -> String {
    "HeightBox.Span(\(span.least), \(span.greatest))"
  }
}
