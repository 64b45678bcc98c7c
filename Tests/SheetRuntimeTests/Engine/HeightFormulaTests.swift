import SheetRuntime
import Testing

/// One form of a height on one device, with the height worked out by hand.
struct HeightRow: CustomTestStringConvertible, Sendable {
  var label: String
  var detent: Detent
  var container: SheetContainer
  var lower: Double
  var upper: Double
  var configuration: SheetConfiguration

  init(
    _ label: String, _ detent: Detent, in container: SheetContainer, is height: Double,
    upTo upper: Double? = nil, _ configuration: SheetConfiguration = SheetConfiguration()
  ) {
    self.label = label
    self.detent = detent
    self.container = container
    self.lower = height
    self.upper = upper ?? height
    self.configuration = configuration
  }

  var testDescription: String { label }
}

/// A sheet with a strip of 15 points, a header of 52 and a footer of 60.
private let parted = SheetConfiguration(header: Header(height: 52), footer: Footer(height: 60))

private func configured(_ change: (inout SheetConfiguration) -> Void) -> SheetConfiguration {
  var configuration = parted
  change(&configuration)
  return configuration
}

private let outside = configured { $0.theme.grabber.placement = .outside }
private let translucent = configured {
  $0.theme.grabber.background = GrabberBackground(translucent: true)
}
private let typical = configured { $0.content.typicalHeight = 200 }

private let rows: [HeightRow] = [
  // 874 − 62 − 34 = 778, 402 − 20 = 382, 667 − 20 = 647, 678 − 34 = 644, 1210 − 32 − 25 = 1153.
  HeightRow("maxHeight, 17 Pro", Detent(0, .maxHeight), in: Containers.phone, is: 778),
  HeightRow(
    "maxHeight, 17 Pro landscape", Detent(0, .maxHeight), in: Containers.phoneLandscape, is: 382),
  HeightRow("maxHeight, SE", Detent(0, .maxHeight), in: Containers.smallPhone, is: 647),
  HeightRow(
    "maxHeight, SE landscape", Detent(0, .maxHeight), in: Containers.smallPhoneLandscape, is: 375),
  HeightRow("maxHeight, Duo closed", Detent(0, .maxHeight), in: Containers.duoClosed, is: 644),
  HeightRow("maxHeight, Duo open", Detent(0, .maxHeight), in: Containers.duoOpen, is: 835),
  HeightRow("maxHeight, tablet", Detent(0, .maxHeight), in: Containers.tablet, is: 1153),

  HeightRow("medium, 17 Pro: 0.56 × 778", Detent(0, .medium), in: Containers.phone, is: 435.68),
  HeightRow("medium, SE: 0.56 × 647", Detent(0, .medium), in: Containers.smallPhone, is: 362.32),
  HeightRow(
    "medium, 568 points: 0.63 × 548", Detent(0, .medium), in: Containers.shortPhone, is: 345.24),
  HeightRow("medium, Duo closed", Detent(0, .medium), in: Containers.duoClosed, is: 360.64),

  HeightRow("height", Detent(0, .height(300, from: .safeArea)), in: Containers.phone, is: 300),
  HeightRow(
    "height above the limit", Detent(0, .height(900, from: .safeArea)), in: Containers.phone,
    is: 778),
  HeightRow(
    "height from the edge: 300 − 34", Detent(0, .height(300, from: .edge)), in: Containers.phone,
    is: 266),
  HeightRow(
    "height from the edge below the inset", Detent(0, .height(20, from: .edge)),
    in: Containers.phone, is: 0),
  HeightRow(
    "height from the edge without inset", Detent(0, .height(300, from: .edge)),
    in: Containers.smallPhone, is: 300),

  HeightRow(
    "fraction of the limit", Detent(0, .fraction(0.5, of: .limit)), in: Containers.phone, is: 389),
  HeightRow(
    "fraction of the container: 437 − 34", Detent(0, .fraction(0.5, of: .container)),
    in: Containers.phone, is: 403),
  HeightRow(
    "whole container stops at the limit", Detent(0, .fraction(1, of: .container)),
    in: Containers.phone, is: 778),
  HeightRow(
    "fraction of the content: half of 15 + 52 + 200 + 60", Detent(0, .fraction(0.5, of: .content)),
    in: Containers.phone, is: 163.5, typical),
  HeightRow(
    "no part of unmeasured content", Detent(0, .fraction(0, of: .content)), in: Containers.phone,
    is: 0, parted),

  HeightRow("topInset", Detent(0, .topInset(12)), in: Containers.phone, is: 766),
  HeightRow(
    "topInset beyond the limit", Detent(0, .topInset(400)), in: Containers.phoneLandscape, is: 0),

  HeightRow("headerOnly: 15 + 52", Detent(0, .headerOnly), in: Containers.phone, is: 67, parted),
  HeightRow(
    "headerOnly, strip outside", Detent(0, .headerOnly), in: Containers.phone, is: 52, outside),
  HeightRow(
    "headerOnly, strip alone", Detent(0, .headerOnly), in: Containers.phone, is: 15),
  HeightRow(
    "headerOnly, header not measured", Detent(0, .headerOnly), in: Containers.phone, is: 15,
    upTo: 778, SheetConfiguration(header: Header())),

  HeightRow(
    "fitContent: 15 + 52 + 200 + 60", Detent(0, .fitContent), in: Containers.phone, is: 327,
    typical),
  HeightRow(
    "fitContent, content behind the strip: 52 + 60 at least", Detent(0, .fitContent),
    in: Containers.phone, is: 112, upTo: 778, translucent),
  HeightRow(
    "fitContent, not measured", Detent(0, .fitContent), in: Containers.phone, is: 127, upTo: 778,
    parted),
  HeightRow(
    "fitContent, not measured, with bounds",
    Detent(0, .fitContent, min: .points(200), max: .fraction(0.5)),
    in: Containers.phone, is: 200, upTo: 389, parted),

  HeightRow(
    "measured, not reported", Detent(0, .measured(0), min: .points(80), max: .points(200)),
    in: Containers.phone, is: 80, upTo: 200),

  HeightRow(
    "max cuts", Detent(0, .fraction(0.5, of: .limit), max: .points(300)), in: Containers.phone,
    is: 300),
  HeightRow(
    "min lifts", Detent(0, .fraction(0.1, of: .limit), min: .points(240)), in: Containers.phone,
    is: 240),
  HeightRow(
    "min wins over max",
    Detent(0, .height(250, from: .safeArea), min: .points(400), max: .points(300)),
    in: Containers.phone, is: 400),
  HeightRow(
    "the limit wins over min", Detent(0, .height(100, from: .safeArea), min: .points(900)),
    in: Containers.phone, is: 778),
  HeightRow(
    "min as a part of the limit", Detent(0, .height(10, from: .safeArea), min: .fraction(0.25)),
    in: Containers.tablet, is: 288.25),
  HeightRow(
    "min from the edge: 100 − 34 is less than 75",
    Detent(0, .height(75, from: .safeArea), min: .points(100, from: .edge)),
    in: Containers.phone, is: 75),
  HeightRow(
    "min from the edge without inset",
    Detent(0, .height(75, from: .safeArea), min: .points(100, from: .edge)),
    in: Containers.smallPhone, is: 100),
  HeightRow(
    "max as a part of the container: 437 − 34",
    Detent(0, .maxHeight, max: .fraction(0.5, of: .container)), in: Containers.phone, is: 403),
  HeightRow(
    "max as a part of the content: half of 15 + 52 + 200 + 60",
    Detent(0, .maxHeight, max: .fraction(0.5, of: .content)), in: Containers.phone, is: 163.5,
    typical),
  HeightRow(
    "max as a part of content that is not measured: half of 15 + 52 + 60 at least",
    Detent(0, .height(300, from: .safeArea), max: .fraction(0.5, of: .content)),
    in: Containers.phone, is: 63.5, upTo: 300, parted),

  HeightRow(
    "limit at the navigation bar: 874 − 106 − 34", Detent(0, .maxHeight), in: Containers.phone,
    is: 734, SheetConfiguration(limit: HeightLimit(from: .navigationBar))),
  HeightRow(
    "limit at a navigation bar that is not there", Detent(0, .maxHeight),
    in: Containers.smallPhone, is: 647,
    SheetConfiguration(limit: HeightLimit(from: .navigationBar))),
  HeightRow(
    "limit at the container: 874 − 34", Detent(0, .maxHeight), in: Containers.phone, is: 840,
    SheetConfiguration(limit: HeightLimit(from: .container))),
  HeightRow(
    "limit with inset", Detent(0, .maxHeight), in: Containers.phone, is: 738,
    SheetConfiguration(limit: HeightLimit(from: .safeArea, inset: 40))),
  HeightRow(
    "limit less the strip outside: 778 − 15", Detent(0, .maxHeight), in: Containers.phone, is: 763,
    outside),
  HeightRow(
    "half of a limit with inset: 0.56 × 738", Detent(0, .medium), in: Containers.phone, is: 413.28,
    SheetConfiguration(limit: HeightLimit(from: .safeArea, inset: 40))),
  HeightRow(
    "a limit below the container leaves nothing", Detent(0, .maxHeight),
    in: Containers.smallPhoneLandscape, is: 0,
    SheetConfiguration(limit: HeightLimit(from: .safeArea, inset: 500))),
]

@Suite struct HeightFormulaTests {
  @Test(arguments: rows)
  func aFormHasTheHeightOfTheTable(row: HeightRow) throws {
    let measures = LayoutMeasures()
    let parts = SheetParts(row.configuration, measures: measures)
    let formulas = DetentFormulas(row.configuration)

    let formula = try #require(HeightFormula(row.detent, parts: parts, measures: measures))
    let height = formula.height(
      limit: formulas.limitHeight(in: row.container), height: row.container.height,
      safeBottom: row.container.safeArea.bottom)

    #expect(abs(height.lower - row.lower) < 1e-9, "\(height.lower)")
    #expect(abs(height.upper - row.upper) < 1e-9, "\(height.upper)")
  }

  @Test func headerOnlyNeedsAStripOrAHeader() {
    var configuration = SheetConfiguration()
    configuration.theme.grabber = .none
    let measures = LayoutMeasures()
    let parts = SheetParts(configuration, measures: measures)

    #expect(HeightFormula(Detent(0, .headerOnly), parts: parts, measures: measures) == nil)
  }

  @Test func measuresReplaceIntervals() {
    let configuration = SheetConfiguration(
      header: Header(), footer: Footer(), content: ContentTraits(typicalHeight: 90))
    let measures = LayoutMeasures(
      headerHeight: 44, footerHeight: 50, contentHeight: 310, reported: [nil, 180])
    let parts = SheetParts(configuration, measures: measures)

    let reported = HeightFormula(Detent(0, .measured(1)), parts: parts, measures: measures)
    let missing = HeightFormula(Detent(0, .measured(0)), parts: parts, measures: measures)
    let beyond = HeightFormula(Detent(0, .measured(7)), parts: parts, measures: measures)

    #expect(parts.headerOnly == HeightInterval(59))
    #expect(parts.fitContent == HeightInterval(419))
    #expect(reported?.base.constant == HeightInterval(180))
    #expect(missing?.base.constant == .unknown)
    #expect(beyond?.base.constant == .unknown)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aReportThatIsNoNumberIsNotAMeasure(report: Double) {
    let measures = LayoutMeasures(reported: [report])
    let parts = SheetParts(SheetConfiguration(), measures: measures)

    let formula = HeightFormula(Detent(0, .measured(0)), parts: parts, measures: measures)

    #expect(formula?.base.constant == .unknown)
  }

  @Test func aNegativeReportCountsAsNothing() {
    let measures = LayoutMeasures(reported: [-40])
    let parts = SheetParts(SheetConfiguration(), measures: measures)

    let formula = HeightFormula(Detent(0, .measured(0)), parts: parts, measures: measures)

    #expect(formula?.base.constant == HeightInterval(0))
  }
}
