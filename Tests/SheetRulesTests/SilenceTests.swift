import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import Testing

/// What looks like a fault to a rule and is none to a reader.
@Suite struct SilenceTests {
  private static func finds(
    _ rule: String, _ sheet: String, for target: TargetName = .runtime
  ) -> Bool {
    let text = "version: 1\nsheets:\n  cart: {\(sheet)}\n"
    let example = RuleExample(text, targets: [RuleTarget(Targets.tables[target])])
    return example.report.diagnostics.contains { $0.id.name == rule }
  }

  private static let form = "header: {height: 52, trailing: close}, detents: [maxHeight]"

  @Test(arguments: [
    ("content: {inputs: true}, dismiss: {swipe: false}", true),
    ("content: {inputs: true}, swipeMode: none", true),
    ("content: {inputs: true}", false),
    ("content: {inputs: true}, dismiss: {swipe: false, confirm: true}", false),
    ("content: {inputs: true}, dismiss: {swipe: false}, taps: {outside: none}", false),
    ("content: {inputs: true}, dismiss: {swipe: false}, passthrough: always", false),
    ("content: {inputs: true}, dismiss: {swipe: false}, limit: container", false),
    ("content: {inputs: false}, dismiss: {swipe: false}", false),
  ])
  func aFormIsReportedOnlyWhereATapAloneLosesWhatWasTyped(keys: String, isFound: Bool) {
    #expect(Self.finds("input-lost-by-tap", "\(Self.form), \(keys)") == isFound)
  }

  @Test(arguments: [TargetName.uikit, .swiftui])
  func whereASystemsSwitchHoldsForTapsTooNothingIsLost(target: TargetName) {
    let keys = "content: {inputs: true}, dismiss: {swipe: false}"

    #expect(!Self.finds("input-lost-by-tap", "\(Self.form), \(keys)", for: target))
  }

  private static let player =
    "presentation: persistent, passthrough: always, theme: {grabber: none}"

  @Test(arguments: [
    ("\(player), detents: [{id: mini, height: 64}, {id: full, at: maxHeight}]", false),
    (
      "\(player), detents: [{id: mini, height: 64}, {id: full, at: maxHeight}], initial: full",
      false
    ),
    ("\(player), detents: [{id: low, height: 300}, maxHeight], header: {height: 52}", false),
    ("\(player), detents: [{id: low, height: 300}, maxHeight]", true),
    (
      "theme: {grabber: none}, detents: [{id: low, height: 300}, maxHeight], initial: largest",
      false
    ),
    ("theme: {grabber: none}, detents: [{id: low, height: 64}, maxHeight]", true),
  ])
  func aGrabberIsMissedWhereNothingElseShowsThatTheSheetCanBeRaised(sheet: String, isFound: Bool) {
    #expect(Self.finds("grabber-hidden-resizable", sheet) == isFound)
  }

  @Test(arguments: [
    ("[{height: 640}, maxHeight]", true), ("[{height: 639}, maxHeight]", false),
    ("[{height: 700}, maxHeight]", false), ("[{height: 300}, {height: 307}]", true),
    ("[{height: 300}, {height: 308}]", false),
  ])
  func detentsLessThanEightPointsApartAreOneToTheEye(detents: String, isFound: Bool) {
    #expect(Self.finds("indistinct-detents", "detents: \(detents)") == isFound)
  }
}
