import Foundation
import SheetCodegen
import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

@Suite struct FloatingPanelTargetTests {
  private func generate(_ sheet: String, access: AccessLevel = .internal) -> TargetGeneration {
    TargetGeneration(.floatingpanel, "sheets:\n  cart:\n    \(sheet)\n", access: access)
  }

  private func means(_ key: TargetKey, _ change: (inout SheetConfiguration) -> Void)
    -> Capability.Means?
  {
    var configuration = Targets.tables[.floatingpanel].own
    change(&configuration)
    return Targets.tables[.floatingpanel].capability(of: key, in: configuration)?.means
  }

  @Test func theReleaseIsStated() {
    #expect(Targets.tables[.floatingpanel].library.version == "3.2.1")
  }

  /// The library orders states by the number that they declare, and not by where they are.
  @Test func statesAreNumberedInTheOrderOfHeights() {
    let text = generate("detents: [{id: high, height: 300}, {id: low, height: 100}]").text

    #expect(text.contains("order: 100 * $0)"))
    #expect(text.contains("active.sorted(by: { $0.height < $1.height })"))
  }

  @Test func anchorsAreCountedFromTheBottomSafeArea() {
    #expect(
      generate("detents: [{height: 300}]").text
        .contains("absoluteInset: height, edge: .bottom, referenceGuide: .safeArea)"))
  }

  /// Words of the library's own would be cut by other ends, and rest between pixels.
  @Test func allHeightsAreSoManyPoints() {
    let text = generate(
      "detents: [{id: half, fraction: 0.5}, {id: edge, height: 90, from: edge}, medium, fitContent, maxHeight]"
    ).text

    #expect(!text.contains("fractionalInset"))
    #expect(text.components(separatedBy: "LayoutAnchor(").count == 2)
  }

  /// Without an initial detent a sheet opens at its smallest one, which may be another one elsewhere.
  @Test func theSmallestDetentIsFoundWhereTheSheetStands() {
    let text = generate("detents: [{id: low, height: 260}, {id: half, fraction: 0.5}]").text
    let one = generate("detents: [{id: low, height: 260}]").text

    #expect(text.contains("let resting = detent ?? stops.all.first?.detents.first ?? .low"))
    #expect(one.contains("let resting = detent ?? .low\n"))
  }

  /// By itself a modal panel of the library cannot be left by a gesture.
  @Test func aModalSheetCanBeLeft() {
    let text = generate("detents: [{height: 300}]").text

    #expect(text.contains("isRemovalInteractionEnabled = true"))
    #expect(text.contains("backdropView.dismissalTapGestureRecognizer.isEnabled = true"))
  }

  @Test func whatNobodyWroteIsTheLibrarys() {
    let text = generate("detents: [{height: 300}]").text

    #expect(!text.contains("SurfaceAppearance"))
    #expect(!text.contains("grabberHandle"))
    #expect(!text.contains("springResponseTime"))
    #expect(!text.contains("allowsRubberBanding"))
    #expect(!text.contains("targetState.pointee"))
    #expect(!text.contains("shouldRemoveAt"))
    for name in ["contentMode", "Motion", "backdropView.backgroundColor", "TapView"] {
      #expect(!text.contains(name), "\(name)")
    }
  }

  @Test func looksAreTheLibrarysOwnProperties() {
    let text = generate(
      "{detents: [{height: 300}], theme: {cornerRadius: 16, shadow: none, grabber: {topMargin: 8, color: \"#FF0000\"}}}"
    ).text

    #expect(text.contains("appearance.cornerRadius = 16"))
    #expect(text.contains("appearance.shadows = []"))
    #expect(text.contains("surfaceView.grabberHandlePadding = 8"))
    #expect(text.contains("surfaceView.grabberHandle.barColor = UIColor("))
  }

  @Test func aPanelThatOnlyTheAppShowsBeginsHidden() {
    #expect(
      generate("{detents: [{height: 300}], presentation: persistent, initial: hidden}").text
        .contains("initial: initial ?? .hidden,"))
  }

  @Test func oppositesAreSaid() {
    #expect(means(.passthrough) { $0.passthrough = .always } == .generated)
    #expect(
      means(.free) {
        $0.free = FreeRange(min: Detent(0, .headerOnly), max: Detent(1, .maxHeight))
      } == .lost)
    #expect(means(.keyboard) { $0.keyboard = .raise } == .lost)
  }

  @Test func whatTheLibraryDoesByItselfIsSilent() {
    let table = Targets.tables[.floatingpanel]
    for key in TargetKey.allCases {
      let capability = table.capability(of: key, in: table.own)
      #expect(
        capability == nil || capability?.means == .native || capability?.means == .generated,
        "\(key.path)")
    }
  }
}
