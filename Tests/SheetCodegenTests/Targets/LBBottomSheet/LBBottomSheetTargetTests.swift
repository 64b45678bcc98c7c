import SheetCodegen
import SheetModel
import SheetVocabulary
import Testing

@Suite struct LBBottomSheetTargetTests {
  private func generate(_ sheet: String, access: AccessLevel = .internal) -> TargetGeneration {
    TargetGeneration(.lbbottomsheet, "sheets:\n  cart:\n    \(sheet)\n", access: access)
  }

  // MARK: What is printed

  @Test func whatNobodyWroteIsTheLibrarys() {
    let text = generate("detents: [{height: 200}]").text

    #expect(!text.contains("cornerRadius"))
    #expect(!text.contains("Shadow"))
    #expect(!text.contains("dimmingBackgroundColor"))
    #expect(!text.contains("AnimationConfiguration"))
    #expect(!text.contains("elasticityFunction"))
    #expect(!text.contains("ThresholdToDismiss"))
    #expect(!text.contains("backgroundColor"))
  }

  @Test func theFlagThatTheLibraryDoesNotReadIsNeverSaid() {
    let text = generate("{detents: [maxHeight], limit: {from: navigationBar}}").text

    #expect(!text.contains("shouldShowAboveNavigationBar"))
  }

  @Test(arguments: [
    ("safeArea", ".statusBar"), ("{from: safeArea, inset: 30}", ".statusBar"),
    ("{from: navigationBar, inset: 8}", ".navigationBar"), ("navigationBar", ".statusBar"),
    ("container", ".screen"),
  ])
  func theLibrarysLimitIsNotBelowTheSheets(limit: String, expected: String) {
    let text = generate("{detents: [maxHeight], limit: \(limit)}").text

    #expect(text.contains("heightLimit: \(expected))"))
  }

  @Test func anyPlaceOfASheetThatRestsAnywhereIsBetweenItsEnds() {
    let text = generate("free: {min: {id: low, height: 140}, max: {id: high, fraction: 0.9}}").text

    #expect(text.contains("heightMode: .free("))
    #expect(text.contains("minHeight: position.height(of: .low),"))
    #expect(text.contains("maxHeight: position.height(of: .high), heightLimit: .statusBar)"))
    #expect(!text.contains("func move("))
  }

  @Test(arguments: [
    ("{kind: none}", "{ _ in 0 }"), ("{kind: logarithmic}", nil),
    ("{kind: logarithmic, factor: 1}", "{ Swift.min($0, 5.7707801635558535 * log(1 + $0 / 3)) }"),
    ("{kind: rubberBand}", "{ position.rubberBand($0, 0.21714724095162588) }"),
    ("{top: false}", "{ _ in 0 }"),
  ])
  func resistanceIsAClosure(resistance: String, closure: String?) {
    let text = generate("{detents: [maxHeight], resistance: \(resistance)}").text

    if let closure {
      #expect(text.contains("elasticityFunction: \(closure)"))
    } else {
      #expect(!text.contains("elasticityFunction"))
    }
  }

  @Test func motionIsTheLibrarysConfiguration() {
    let text = generate(
      "{detents: [maxHeight], theme: {motion: {appear: {duration: 0.4, damping: 0.8}, "
        + "settle: {response: 0.3, damping: 1}}}}"
    ).text

    #expect(text.contains("appearingAnimationConfiguration: .init("))
    #expect(text.contains("duration: 0.4,"))
    #expect(text.contains("damping: 0.8,"))
    #expect(text.contains("bottomSheetAnimationConfiguration: .init("))
    #expect(text.contains("duration: 0.441,"))
    #expect(!text.contains("disappearingAnimationConfiguration"))
  }

  @Test func whereTouchesPassNothingIsDimmed() {
    let text = generate("{detents: [maxHeight], passthrough: always, content: {closes: code}}").text
    let dimmed = generate(
      "{detents: [maxHeight], passthrough: always, content: {closes: code}, "
        + "theme: {dimming: {color: \"#FF0000\", opacity: 0.5, whilePassing: true}}}"
    ).text

    #expect(text.contains("forwardEventsToRearController: true,"))
    #expect(text.contains("dimmingBackgroundColor: UIColor.clear"))
    #expect(dimmed.contains("UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)"))
  }

  @Test func looksOfSizeClassesAreToldApart() {
    let text = generate(
      "{detents: [{height: 200}], variants: {compactHeight: {theme: {cornerRadius: 4}}}}"
    ).text

    #expect(text.contains("static func theme(for traits: UITraitCollection)"))
    #expect(text.contains("if traits.verticalSizeClass == .compact {"))
    #expect(text.contains("theme: theme(for: position.container.traits),"))
  }

  @Test func everyMemberThatAnAppUsesIsPublic() {
    let text = generate("detents: [{at: fitContent}]", access: .public).text

    for head in [
      "public import LBBottomSheet", "@MainActor public enum CartSheet", "public enum Detent",
      "public struct Measures", "public init(content: CGFloat)", "public static var theme",
      "public static func present(", "public static func move(", "public static func dismiss(",
      "private static func stops(", "private final class SheetcPosition",
    ] { #expect(text.contains(head), "\(head)") }
  }

  // MARK: What is said

  /// LunabeeStudio/LBBottomSheet #2, "Dismiss Issue": a sheet dismissed from inside went without motion.
  @Test func oneFunctionDismissesAsTheLibraryDoes() {
    let text = generate("detents: [maxHeight]").text

    #expect(text.contains("static func dismiss(_ content: UIViewController, "))
    #expect(text.contains("content.sheetcSheet(BottomSheetController.self)?.dismiss(completion)"))
    #expect(!text.contains("dismiss(animated: "))
  }

  /// LunabeeStudio/LBBottomSheet #5, "Rotation issue": a height stayed what it was before the device turned.
  @Test func heightsAreAskedForAgainInEveryWindow() {
    let text = generate("detents: [{id: half, fraction: 0.5}, maxHeight]").text

    #expect(text.contains("heightMode: .specific(values: position.heights(2), "))
    #expect(text.contains(".custom { self.height(at: place) }"))
    for form in [".fixed(value", ".screenRatio", "fullscreen"] { #expect(!text.contains(form)) }
  }

  /// LunabeeStudio/LBBottomSheet #6: hosted SwiftUI content has no height that the library finds.
  @Test func theAppSaysHowHighItsContentIs() {
    let text = generate("detents: [{at: fitContent, min: 90}]").text

    #expect(text.contains("measures: @escaping @MainActor () -> Measures,"))
    #expect(!text.contains("heightMode: .fitContent"))
  }

  @Test func theLibrarysOwnValuesAreSilent() {
    let generation = generate(
      "{preset: lbbottomsheet, detents: [{height: 200}, maxHeight], initial: largest, "
        + "keyboard: ignore, haptics: false, theme: {cornerRadius: 12, cornerCurve: circular}}")

    #expect(generation.findings == [])
  }

  @Test func whatWouldBeTheOppositeIsAnError() {
    let partly = generate(
      "{detents: [{id: peek, height: 90}, maxHeight], passthrough: {through: peek}}")
    let asked = generate("{detents: [maxHeight], dismiss: {confirm: true}}")

    #expect(
      partly.findings == [
        "error: 'lbbottomsheet' would do the opposite of 'passthrough': touches reach the view behind at every "
          + "height, above that detent too, and no tap outside dismisses"
      ])
    #expect(
      asked.findings == [
        "error: 'lbbottomsheet' would do the opposite of 'dismiss.confirm': the sheet is dismissed without a "
          + "question"
      ])
  }

  @Test func touchesThatPassUpToTheLargestDetentAlwaysPass() {
    let generation = generate(
      "{detents: [{id: peek, height: 90}, {id: all, height: 400}], passthrough: {through: all}}")

    #expect(generation.findings == [])
    #expect(generation.notes == [])
  }

  @Test(arguments: [
    ("initial: high", "opens at its lowest height"), ("initial: largest", "opens at its lowest"),
  ])
  func aSheetThatRestsAnywhereOpensAtItsLowestHeight(initial: String, words: String) {
    let generation = generate(
      "{free: {min: {id: low, height: 140}, max: {id: high, fraction: 0.9}}, \(initial)}")

    #expect(generation.findings.count == 1)
    #expect(generation.findings.first?.contains(words) == true)
  }

  @Test func aSheetThatRestsAnywhereFromFarBelowOpensHigher() {
    let generation = generate(
      "free: {min: {id: low, height: 60}, max: {id: high, fraction: 0.9}}")

    #expect(generation.notes.contains { $0.contains("opens at 100 points") })
  }

  @Test func reachabilityUnderTheLibrarysRuleIsTold() {
    let generation = generate(
      "{detents: [{height: 90}, maxHeight], release: {policy: project}}")

    #expect(generation.notes.contains { $0.contains("lower detents may be out of reach") })
  }
}
