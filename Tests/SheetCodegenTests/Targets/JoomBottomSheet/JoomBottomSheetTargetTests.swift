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

  // MARK: What people complained about

  /// BottomSheet #5 and #43: nobody found out how the bar goes away.
  @Test func withoutAGrabberTheBarIsHidden() {
    #expect(
      generate("{detents: [fitContent], theme: {grabber: none}}").text
        .contains("pullBarConfiguration: .hidden,"))
    #expect(
      generate("detents: [fitContent]").text
        .contains("pullBarConfiguration: .visible(.init(height: 20)),"))
  }

  /// BottomSheet #39: a list moves the sheet only if its controller says that it has one.
  @Test func theScrollViewOfATypeIsNamedToTheLibrary() {
    let text = generate(
      "{detents: [fitContent], content: {scrolls: true, type: CartController, scrollView: table}}"
    ).text

    #expect(text.contains("extension CartController: ScrollableBottomSheetPresentedController {"))
    #expect(text.contains("MainActor.assumeIsolated { self.table }"))
    #expect(text.contains("_ content: CartController, from presenter"))
  }

  /// BottomSheet #39: without names, content that forgets it does not compile.
  @Test func contentThatScrollsHasToSayWhere() {
    let text = generate("{detents: [fitContent], content: {scrolls: true}}").text

    #expect(text.contains("protocol Content: UIViewController,"))
    #expect(text.contains("_ content: any Content, from presenter"))
    #expect(
      !generate("{detents: [fitContent], content: {scrolls: true}, scroll: {dismisses: false}}")
        .text
        .contains("Scrollable"))
  }

  /// BottomSheet #26 and #18: code is for one release, and for systems that have what it needs.
  @Test func theReleaseIsStated() {
    let library = Targets.tables[.joombottomsheet].library

    #expect(library.name == "BottomSheet")
    #expect(library.version == "2.0.5")
    #expect(library.minimumOS == VersionNumber(13))
  }

  /// BottomSheet #11 and #20: one condition decides over drags and taps.
  @Test func dragsAndTapsThatDifferAreOpposites() {
    #expect(means(.dismissSwipe) { $0.dismiss.swipe = false } == .opposite)
    #expect(means(.tapsOutside) { $0.taps.outside = .none } == .opposite)
    #expect(
      means(.dismissSwipe) {
        $0.dismiss.swipe = false
        $0.taps.outside = .none
      } == .native)
    #expect(
      generate(
        "{detents: [fitContent], dismiss: {swipe: false}, taps: {outside: none}, content: {closes: code}}"
      ).text.contains("canBeDismissed: { false },"))
  }

  /// BottomSheet #16: no keyboard moves the sheet.
  @Test func keyboardsAreLost() {
    #expect(means(.keyboard) { $0.keyboard = .raise } == .lost)
  }

  // MARK: The rest

  @Test func theSizeIsSetBeforeTheSheetIsPresented() throws {
    let text = generate("detents: [{height: 300}]").text
    let size = try #require(text.firstRange(of: "    resize(content, in: view)"))
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
