import SheetCodegen
import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

@Suite struct JoomBottomSheetTargetTests {
  private func generate(_ sheet: String, access: AccessLevel = .internal) -> TargetGeneration {
    TargetGeneration(.joombottomsheet, "sheets:\n  cart:\n    \(sheet)\n", access: access)
  }

  private func means(_ key: TargetKey, _ change: (inout SheetConfiguration) -> Void)
    -> Capability.Means?
  {
    var configuration = Targets.tables[.joombottomsheet].own
    change(&configuration)
    return Targets.tables[.joombottomsheet].capability(of: key, in: configuration)?.means
  }

  @Test func theSizeIsSetBeforeTheSheetIsPresented() throws {
    let text = generate("detents: [{height: 300}]").text
    let size = try #require(text.firstRange(of: "    resize(content, in: container)"))
    let call = try #require(text.firstRange(of: "presenter.presentBottomSheet("))

    #expect(size.upperBound < call.lowerBound)
  }

  @Test func navigationHasACallOfItsOwn() {
    #expect(
      generate("{detents: [fitContent], content: {navigation: wrap}}").text
        .contains("presenter.presentBottomSheetInsideNavigationController("))
  }

  @Test func theAppIsAskedAtTheTime() {
    #expect(
      generate("{detents: [fitContent], dismiss: {confirm: true}}").text
        .contains("canBeDismissed: { shouldDismiss() },"))
  }

  @Test func aSheetHasOneHeightAndNothingBehindItAnswers() {
    #expect(Targets.tables[.joombottomsheet].mostDetents == 1)
    #expect(means(.passthrough) { $0.passthrough = .always } == .opposite)
    #expect(means(.presentation) { $0.presentation = .persistent } == .opposite)
    #expect(means(.swipeMode) { $0.swipeMode = .none } == .opposite)
  }

  @Test func whatTheLibraryDoesByItselfIsSilent() {
    let table = Targets.tables[.joombottomsheet]
    for key in TargetKey.allCases {
      let capability = table.capability(of: key, in: table.own)
      #expect(
        capability == nil || capability?.means == .native || capability?.means == .generated,
        "\(key.path)")
    }
  }

  @Test func publicCodeIsPublicThroughout() {
    let text = generate("detents: [fitContent]", access: .public).text

    #expect(text.contains("public import BottomSheet"))
    #expect(text.contains("@MainActor public enum CartSheet"))
    #expect(text.contains("public static func present("))
  }
}
