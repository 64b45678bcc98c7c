import SheetVocabulary

// What the device table comes down to, so that most runs need not go through it. HeightSummaryTests holds this to the
// table and writes it: SHEETC_RECORD_GOLDEN=1 swift test --filter HeightSummaryTests
extension HeightTable {
  /// Of each group, by raw value: its most telling geometry.
  static let firstRows: Table<Row> = [
    // iPhone 17 Pro
    Row(
      DeviceIndex(29), below: 778.0, navigationBar: 734.0, container: 840.0,
      height: 874.0, safeBottom: 34.0, halfPixel: 0.16666666666666666),
    // iPad Pro 11-inch (M4)
    Row(
      DeviceIndex(73), below: 1153.0, navigationBar: 1103.0, container: 1185.0,
      height: 1210.0, safeBottom: 25.0, halfPixel: 0.25),
    // iPhone 17 Pro landscape
    Row(
      DeviceIndex(30), below: 382.0, navigationBar: 350.0, container: 382.0,
      height: 402.0, safeBottom: 20.0, halfPixel: 0.16666666666666666),
    // iPhone 17 Pro Max landscape
    Row(
      DeviceIndex(34), below: 420.0, navigationBar: 376.0, container: 420.0,
      height: 440.0, safeBottom: 20.0, halfPixel: 0.16666666666666666),
  ]

  /// Of each group, by raw value: the ranges over all its geometries.
  static let spansOfGroups: Table<HeightBox.Spans> = [
    HeightBox.Spans(
      belowSafeArea: HeightBox.Span(548.0, 1322.0),
      belowNavigationBar: HeightBox.Span(504.0, 1272.0),
      belowContainer: HeightBox.Span(568.0, 1346.0),
      height: HeightBox.Span(568.0, 1366.0), safeBottom: HeightBox.Span(0.0, 34.0),
      halfPixel: HeightBox.Span(0.16666666666666666, 0.25)),
    HeightBox.Spans(
      belowSafeArea: HeightBox.Span(635.0, 1346.0),
      belowNavigationBar: HeightBox.Span(611.0, 1296.0),
      belowContainer: HeightBox.Span(635.0, 1366.0),
      height: HeightBox.Span(669.0, 1376.0), safeBottom: HeightBox.Span(0.0, 34.0),
      halfPixel: HeightBox.Span(0.16666666666666666, 0.25)),
    HeightBox.Spans(
      belowSafeArea: HeightBox.Span(354.0, 432.0),
      belowNavigationBar: HeightBox.Span(322.0, 408.0),
      belowContainer: HeightBox.Span(354.0, 432.0),
      height: HeightBox.Span(375.0, 466.0), safeBottom: HeightBox.Span(0.0, 34.0),
      halfPixel: HeightBox.Span(0.16666666666666666, 0.25)),
    HeightBox.Spans(
      belowSafeArea: HeightBox.Span(393.0, 420.0),
      belowNavigationBar: HeightBox.Span(349.0, 376.0),
      belowContainer: HeightBox.Span(393.0, 420.0),
      height: HeightBox.Span(414.0, 440.0), safeBottom: HeightBox.Span(0.0, 21.0),
      halfPixel: HeightBox.Span(0.16666666666666666, 0.25)),
  ]
}
