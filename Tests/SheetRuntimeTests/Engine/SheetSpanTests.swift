import SheetRuntime
import Testing

/// A width on one device, with the span worked out by hand.
struct SpanRow: CustomTestStringConvertible, Sendable {
  var label: String
  var width: WidthBehavior
  var container: SheetContainer
  var left: Double
  var extent: Double
  var contentWidth: Double?
  var isRightToLeft = false

  var testDescription: String { label }
}

private let card = Margins(leading: 8, trailing: 16)

private let rows: [SpanRow] = [
  SpanRow(
    label: "without a width", width: .none, container: Containers.phoneLandscape, left: 0,
    extent: 874),
  SpanRow(
    label: "margins alone: 402 − 24", width: WidthBehavior(margins: card),
    container: Containers.phone, left: 8, extent: 378),
  SpanRow(
    label: "margins, right to left", width: WidthBehavior(margins: card),
    container: Containers.phone, left: 16, extent: 378, isRightToLeft: true),
  SpanRow(
    label: "points within the safe area", width: WidthBehavior(max: .points(320), align: .leading),
    container: Containers.phoneLandscape, left: 62, extent: 320),
  SpanRow(
    label: "leading, right to left", width: WidthBehavior(max: .points(320), align: .leading),
    container: Containers.phoneLandscape, left: 492, extent: 320, isRightToLeft: true),
  SpanRow(
    label: "half of 874 − 124", width: WidthBehavior(max: .fraction(0.5), align: .trailing),
    container: Containers.phoneLandscape, left: 437, extent: 375),
  SpanRow(
    label: "wider than the safe area", width: WidthBehavior(max: .points(800)),
    container: Containers.phoneLandscape, left: 37, extent: 800),
  SpanRow(
    label: "wider than the container", width: WidthBehavior(max: .points(800)),
    container: Containers.phone, left: 0, extent: 402),
  SpanRow(
    label: "the content's width", width: WidthBehavior(follows: .content),
    container: Containers.tablet, left: 217, extent: 400, contentWidth: 400),
  SpanRow(
    label: "the content's width up to the most",
    width: WidthBehavior(max: .fraction(0.25), follows: .content), container: Containers.tablet,
    left: 312.75, extent: 208.5, contentWidth: 400),
  SpanRow(
    label: "content that nobody has measured",
    width: WidthBehavior(max: .points(480), follows: .content), container: Containers.tablet,
    left: 177, extent: 480),
  SpanRow(
    label: "content without a width", width: WidthBehavior(follows: .content),
    container: Containers.phone, left: 201, extent: 0, contentWidth: -20),
]

@Suite struct SheetSpanTests {
  @Test(arguments: rows)
  func aWidthStandsWhereTheTableSays(row: SpanRow) {
    let span = row.width.span(
      in: row.container, contentWidth: row.contentWidth, isRightToLeft: row.isRightToLeft)

    #expect(abs(span.left - row.left) < 1e-9, "\(span.left)")
    #expect(abs(span.width - row.extent) < 1e-9, "\(span.width)")
  }
}
