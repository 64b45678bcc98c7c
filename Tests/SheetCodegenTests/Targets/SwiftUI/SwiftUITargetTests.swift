import SheetCodegen
import SheetModel
import SheetVocabulary
import Testing

@Suite struct SwiftUITargetTests {
  private func generate(
    _ sheet: String, access: AccessLevel = .internal, namespace: Namespace = .shared,
    from minimum: VersionNumber = VersionNumber(16)
  ) -> TargetGeneration {
    TargetGeneration(
      .swiftui, "sheets:\n  cart:\n    \(sheet)\n", access: access, namespace: namespace,
      minimumOS: minimum)
  }

  // MARK: What is printed

  @Test func whatNobodyWroteIsTheSystems() {
    let text = generate("detents: [medium]").text

    for name in [
      "presentationCornerRadius", "presentationBackground", "presentationContentInteraction",
      "presentationSizing", "preferredColorScheme",
      "interactiveDismissDisabled", "selection",
    ] { #expect(!text.contains(name), "\(name)") }
  }

  @Test func aStepIsPrintedOnlyForSystemsThatNeedIt() {
    let sheet = "{detents: [{height: 200}, maxHeight], variants: {regularWidth: {style: form}}}"
    let steps = { (minimum: VersionNumber) in
      Set(
        generate(sheet, from: minimum).text.split(separator: "\n").compactMap { line in
          line.split(separator: "#available(iOS ").dropFirst().first?.prefix { $0 != "," }
        }.map(String.init))
    }

    #expect(steps(VersionNumber(13)) == ["16.0", "16.4", "18.0"])
    #expect(steps(VersionNumber(16)) == ["16.4", "18.0"])
    #expect(steps(VersionNumber(16, 4)) == ["18.0"])
    #expect(steps(VersionNumber(18)) == [])
  }

  @Test func heightsAreTypesWithContextsAndNoClosures() {
    let text = generate("detents: [{id: half, fraction: 0.5, max: 400}, maxHeight]").text

    #expect(text.contains("private struct HalfHeight: SwiftUI.CustomPresentationDetent {"))
    #expect(text.contains("static func height(in context: Self.Context) -> CGFloat? {"))
    #expect(text.contains("Swift.min(context.maxDetentValue * 0.5, 400)"))
    #expect(text.contains("case .half: return .custom(HalfHeight.self)"))
    #expect(text.contains("case .maxHeight: return .large"))
  }

  @Test func heightsOfTheAppArePoints() {
    let text = generate("detents: [{measured: rows, min: 90}, maxHeight]").flat

    #expect(text.contains("var measuredRows: CGFloat"))
    #expect(
      text.contains(
        "case .rows: return .height(Swift.max(1, Swift.max(measures.measuredRows, 90)))"))
    #expect(
      text.contains("func cartSheet(selection: SwiftUI.Binding<CartSheet.Detent>? = nil, measures:")
    )
  }

  @Test func whereASheetOpensFollowsTheSizeClassesThatItOpensIn() {
    let same = generate("{detents: [medium, maxHeight], initial: largest}").text
    let other = generate(
      "{detents: [medium, {id: low, height: 90}, maxHeight], initial: medium, "
        + "variants: {compactHeight: {initial: low}}}"
    ).text

    #expect(same.contains("static let initial = Detent.maxHeight"))
    #expect(!same.contains("onAppear"))
    #expect(other.contains("verticalSizeClass == .compact ? .low : .medium"))
    #expect(other.contains(".onAppear { if own == nil { own = first } }"))
  }

  @Test func extensionsStandBehindTheNamespace() {
    let text = generate(
      "detents: [medium, maxHeight]", access: .public,
      namespace: .declared(SwiftIdentifier("Sheets"))
    ).text

    #expect(text.contains("public import SwiftUI"))
    #expect(text.contains("  public struct CartSheet: SwiftUI.ViewModifier {"))
    #expect(text.contains("\nextension SwiftUI.View {"))
    #expect(text.contains("Binding<Sheets.CartSheet.Detent>? = nil"))
    #expect(text.contains("modifier(Sheets.CartSheet(selection: selection))"))
  }

  @Test func theModifiersOfAFileAreInOneExtension() {
    let text = TargetGeneration(
      .swiftui, "sheets: {a: {detents: [medium]}, b: {detents: [medium]}, c: {detents: [medium]}}"
    ).text

    #expect(text.ranges(of: "extension SwiftUI.View {").count == 1)
    #expect(text.contains("extension SwiftUI.View {\n  /// For the content"))
    for name in ["a", "b", "c"] {
      #expect(text.contains("  func \(name)Sheet() -> some SwiftUI.View {"))
    }
  }

  // MARK: What people complained about

  /// danielsaidi/SwiftUIKit #28: what may be touched behind a sheet was lost once a height was selected.
  @Test func touchesPassAgainWheneverAHeightIsSelected() {
    let text = generate(
      "{detents: [{id: peek, height: 90}, maxHeight], passthrough: {through: peek}}"
    ).text

    #expect(text.contains(".presentationDetents(detents, selection: presentationSelection)"))
    #expect(
      text.contains(
        ".presentationBackgroundInteraction(.enabled(upThrough: presentation(of: .peek)))"))
    // Before iOS 16.4 all is said again with each selection.
    #expect(text.contains(".background(OlderSheet(detent: (selection ?? $own).wrappedValue))"))
    #expect(
      text.contains(
        """
            func updateUIViewController(_ controller: Controller, context: Self.Context) {
              controller.apply()
            }
        """))
  }

  /// gini/gini-mobile-ios #1126: from iOS 16.0 to 16.3 the buttons behind a sheet were dead.
  @Test func touchesPassFromIOS16On() {
    let sheet =
      "{detents: [{id: peek, height: 90}, medium, maxHeight], passthrough: {through: medium}}"
    let hole = generate(sheet)
    let later = generate(sheet, from: VersionNumber(16, 4)).text

    #expect(
      hole.text.contains(
        "sheet.largestUndimmedDetentIdentifier = sheet.detents.dropFirst(1).first?.identifier"))
    #expect(hole.findings == [])
    #expect(!later.contains("OlderSheet"))
    #expect(!later.contains("#available(iOS 16.4"))
  }

  @Test func nothingIsEverDimmedFromIOS16On() {
    let text = generate("{detents: [medium, maxHeight], passthrough: always}").text

    #expect(text.contains(".presentationBackgroundInteraction(.enabled)"))
    #expect(
      text.contains("sheet.largestUndimmedDetentIdentifier = sheet.detents.last?.identifier"))
  }

  /// mbta/mobile_app #1804: with a background of its own and touches that pass, an app locked up whole.
  @Test func aBackgroundBesidePassingTouchesIsReported() {
    let generation = generate(
      "{detents: [medium, maxHeight], passthrough: {through: medium}, "
        + "theme: {background: {material: thin}}}", from: VersionNumber(17))

    #expect(generation.findings.contains { $0.contains("can lock up whole") })
  }

  /// pingdotgg/t3code #8036: `background` paints the content and not the sheet.
  @Test func noOtherBackgroundStandsForTheSheets() {
    let generation = generate("{detents: [medium], theme: {background: \"#112233\"}}")

    #expect(!generation.text.contains(".background(Color"))
    #expect(
      generation.findings.contains {
        $0.contains(
          "only the content can be painted there, and the sheet stays as the system has it")
      })
  }

  /// 34306/schemeshare #2: `presentationDetents` does not build for iOS 15.
  @Test func whatOlderSystemsLackStandsBehindAStep() {
    let text = generate(
      "{detents: [medium, maxHeight], dismiss: {swipe: false}, taps: {outside: none}}",
      from: VersionNumber(14)
    ).text

    #expect(
      text.contains("if #available(iOS 15.0, *) {\n      content\n        .interactiveDismiss"))
    #expect(
      text.contains("if #available(iOS 16.0, *) {\n      content\n        .presentationDetents"))
    #expect(text.contains("@available(iOS 16.0, *)\n  private func presentation(of"))
  }

  /// nightscout/Trio #821: a height that is measured as 0 makes a sheet nobody can use.
  @Test func noHeightIsZero() {
    let text = generate("detents: [fitContent]").text

    #expect(text.contains(".height(Swift.max(1, "))
  }

  /// edudnyk/SheeKit #3: a sheet that is drawn anew kept its height only by chance.
  @Test func aSheetKeepsItsHeightByItself() {
    let text = generate("detents: [medium, maxHeight]").text

    #expect(text.contains("@SwiftUI.State private var own = CartSheet.initial"))
    #expect(text.contains("let selection = selection ?? $own"))
  }

  /// uzairansaruzi/hermex #119: `presentationSizing` takes the place of heights on iPads.
  @Test func formsAreSizedOnlyWhereTheyAreWritten() {
    #expect(!generate("detents: [medium]").text.contains("presentationSizing"))
    #expect(
      generate("{detents: [medium], variants: {regularWidth: {style: page}}}").text
        .contains(".presentationSizing(.page)"))
  }

  /// boardsesh/boardsesh #3922: nobody says what `fraction` is a fraction of.
  @Test func aFractionIsOfTheContextsMost() {
    let text = generate("detents: [{fraction: 0.4}, maxHeight]").text

    #expect(text.contains("context.maxDetentValue * 0.4"))
    #expect(!text.contains(".fraction("))
  }

  /// shaps80/SwiftUIBackports #39: what passes has to be what the platform does where nobody says.
  @Test func touchesPassOnlyWhereItIsWritten() {
    #expect(
      !generate("detents: [medium, maxHeight]").text.contains("presentationBackgroundInteraction"))
  }
}
