import SheetCodegen
import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

/// What people complained about in joomcode/BottomSheet, by the numbers of its threads.
@Suite struct JoomBottomSheetComplaintTests {
  private func generate(_ sheet: String) -> TargetGeneration {
    TargetGeneration(.joombottomsheet, "sheets:\n  cart:\n    \(sheet)\n")
  }

  private func means(_ key: TargetKey, _ change: (inout SheetConfiguration) -> Void)
    -> Capability.Means?
  {
    var configuration = Targets.tables[.joombottomsheet].own
    change(&configuration)
    return Targets.tables[.joombottomsheet].capability(of: key, in: configuration)?.means
  }

  @Test("BottomSheet #5 and #43: how does the bar go away?") func withoutAGrabberTheBarIsHidden() {
    #expect(
      generate("{detents: [fitContent], theme: {grabber: none}}").text
        .contains("pullBarConfiguration: .hidden,"))
    #expect(
      generate("detents: [fitContent]").text
        .contains("pullBarConfiguration: .visible(.init(height: 20)),"))
  }

  @Test("BottomSheet #11: taps and drags cannot be told apart")
  func tapsAloneAreAnOpposite() {
    #expect(means(.tapsOutside) { $0.taps.outside = .none } == .opposite)
    #expect(
      generate("{detents: [{height: 300}], taps: {outside: none}}").findings
        .contains {
          $0.hasPrefix("error: 'joombottomsheet' would do the opposite of 'taps.outside'")
        })
  }

  @Test("BottomSheet #16: a keyboard covers the sheet") func keyboardsAreLost() {
    #expect(means(.keyboard) { $0.keyboard = .raise } == .lost)
  }

  /// The library has no initialiser of its own that an old system lacks; the code needs iOS 13 and says so.
  @Test("BottomSheet #18: a crash on an old system") func theOldestSystemIsStated() {
    #expect(Targets.tables[.joombottomsheet].library.minimumOS == VersionNumber(13))
  }

  @Test("BottomSheet #20: can a drag be kept from dismissing?")
  func noDismissalIsOneConditionForBoth() {
    #expect(means(.dismissSwipe) { $0.dismiss.swipe = false } == .opposite)
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

  /// Before 2.0.3 the call had no `canBeDismissed`, which its README had already.
  @Test("BottomSheet #26: the release that is installed is another than that of the README")
  func theReleaseIsStatedAndItsCallWrittenInFull() {
    #expect(Targets.tables[.joombottomsheet].library.name == "BottomSheet")
    #expect(Targets.tables[.joombottomsheet].library.version == "2.0.5")
    let text = generate("detents: [fitContent]").text
    #expect(text.contains("canBeDismissed: { true },"))
    #expect(text.contains("dismissCompletion: { dismissed?() })"))
  }

  @Test("BottomSheet #39: a list does not move the sheet")
  func theScrollViewOfATypeIsNamedToTheLibrary() {
    let text = generate(
      "{detents: [fitContent], content: {scrolls: true, type: CartController, scrollView: table}}"
    ).text

    #expect(text.contains("extension CartController: ScrollableBottomSheetPresentedController {"))
    #expect(text.contains("MainActor.assumeIsolated { self.table }"))
    #expect(text.contains("_ content: CartController,"))
  }

  @Test("BottomSheet #39: a list that nobody names does not compile")
  func contentThatScrollsHasToSayWhere() {
    let text = generate("{detents: [fitContent], content: {scrolls: true}}").text

    #expect(text.contains("protocol Content: UIViewController,"))
    #expect(text.contains("_ content: any Content,"))
    #expect(
      !generate("{detents: [fitContent], content: {scrolls: true}, scroll: {dismisses: false}}")
        .text
        .contains("Scrollable"))
  }
}
