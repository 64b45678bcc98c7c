import SheetCodegen
import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

@Suite struct OverlayContainerTargetTests {
  private func generate(_ sheet: String, access: AccessLevel = .internal) -> TargetGeneration {
    TargetGeneration(.overlaycontainer, "sheets:\n  cart:\n    \(sheet)\n", access: access)
  }

  private func means(_ key: TargetKey, _ change: (inout SheetConfiguration) -> Void)
    -> Capability.Means?
  {
    var configuration = Targets.tables[.overlaycontainer].own
    change(&configuration)
    return Targets.tables[.overlaycontainer].capability(of: key, in: configuration)?.means
  }

  @Test(arguments: [
    ("{policy: lookahead, velocity: 300, lookahead: 0.2}", "policy.minimumVelocity = 300"),
    ("{policy: lookahead, lookahead: 0.2}", "policy.minimumDuration = 0.2"),
    (
      "{policy: project, deceleration: 900}",
      "let target = height + speed * Swift.abs(speed) / 1800"
    ),
    ("{policy: nearest, flickUp: last}", "return stops.highest }"),
  ])
  func everyPolicyIsThere(release: String, code: String) {
    #expect(generate("{detents: [maxHeight], release: \(release)}").text.contains(code))
  }

  @Test func theLibrarysRubberBandIsUsedWhereNoFingerDismisses() {
    let kept =
      "{detents: [maxHeight], dismiss: {swipe: false}, resistance: {factor: 0.3, top: false}}"
    let text = generate(kept).text

    #expect(text.contains("function.factor = 0.3"))
    #expect(text.contains("function.bouncesAtMaximumHeight = false"))
    #expect(generate("detents: [maxHeight]").text.contains("below: { past, _ in past })"))
  }

  @Test func theContainerIsItsOwnDelegate() {
    let text = generate("detents: [maxHeight]").text

    #expect(text.contains("delegate = self"))
    #expect(text.contains("final class CartSheet: OverlayContainerViewController"))
  }

  @Test func oppositesAreSaid() {
    #expect(means(.passthrough) { $0.passthrough = .always } == .opposite)
    #expect(
      means(.passthrough) {
        $0.presentation = .persistent
        $0.passthrough = .always
      } == .generated)
    #expect(
      means(.free) {
        $0.free = FreeRange(min: Detent(0, .headerOnly), max: Detent(1, .maxHeight))
      } == .lost)
  }

  @Test func whatTheLibraryDoesByItselfIsSilent() {
    let table = Targets.tables[.overlaycontainer]
    for key in TargetKey.allCases {
      let capability = table.capability(of: key, in: table.own)
      #expect(
        capability == nil || capability?.means == .native || capability?.means == .generated,
        "\(key.path)")
    }
  }
}
