import Foundation
import SheetVocabulary
import Testing

/// What the sheets of a file share is printed once, behind them, and only what they need.
@Suite struct SharedCodeTests {
  private static let sheets = """
    sheets:
      one: {detents: [{height: 200}, maxHeight], content: {type: One}}
      two: {detents: [{fraction: 0.5}, maxHeight], content: {type: Two}}
      three: {detents: [{measured: list, min: 90, max: 300}], content: {type: Three}}

    """

  @Test(arguments: [TargetName.lbbottomsheet, .tibottomsheet, .panmodal])
  func sheetsShareOneOfEach(target: TargetName) throws {
    let text = TargetGeneration(target, Self.sheets).text

    for type in ["SheetcContainer", "SheetcStops"] {
      let parts = text.components(separatedBy: "private struct \(type)")
      #expect(parts.count == 2, "\(type)")
      #expect(parts.last?.contains("enum ThreeSheet") == false, "\(type)")
    }
    #expect(text.components(separatedBy: ".rounded()").count == 2)
  }

  @Test func nothingIsPrintedThatNoSheetNeeds() {
    let plain = TargetGeneration(.lbbottomsheet, "sheets:\n  cart: {detents: [{height: 200}]}\n")
    let readme = TargetGeneration(
      .tibottomsheet, "sheets:\n  cart: {detents: [{height: 300}, maxHeight]}\n")
    let free = TargetGeneration(
      .lbbottomsheet,
      "sheets:\n  cart: {free: {min: {id: low, height: 140}, max: {id: high, fraction: 0.9}}}\n")

    for name in ["navigation", "rubberBand", "onlyByCode"] {
      #expect(!plain.text.contains(name), "\(name)")
    }
    #expect(!readme.text.contains("Sheetc"))
    for name in ["target", "isOpening", "initial"] { #expect(!free.text.contains(name), "\(name)") }
  }

  @Test func oneSheetIsEnoughForWhatAllShare() {
    let text = TargetGeneration(
      .lbbottomsheet,
      """
      sheets:
        low: {detents: [{height: 200}]}
        below: {detents: [maxHeight], limit: {from: navigationBar}, resistance: {kind: rubberBand}}

      """
    ).text

    #expect(text.contains("let navigationBarBottom: CGFloat?"))
    #expect(text.contains("func rubberBand("))
  }

  /// Deprecated since iOS 16, and another height than the window's where there are several.
  @Test(arguments: TargetName.allCases)
  func noHeightIsTakenFromTheMainScreen(target: TargetName) {
    #expect(!TargetGeneration(target, Self.sheets).text.contains("UIScreen.main"))
  }
}
