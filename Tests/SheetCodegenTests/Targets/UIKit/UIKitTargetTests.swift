import SheetCodegen
import SheetModel
import SheetVocabulary
import Testing

@Suite struct UIKitTargetTests {
  private func generate(
    _ sheet: String, access: AccessLevel = .internal, namespace: Namespace = .shared,
    from minimum: VersionNumber = VersionNumber(16)
  ) -> TargetGeneration {
    TargetGeneration(
      .uikit, "sheets:\n  cart:\n    \(sheet)\n", access: access, namespace: namespace,
      minimumOS: minimum)
  }

  /// The lines of a function, without the comments above it.
  private func body(of function: String, in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("func \(function)(") }) else {
      return ""
    }
    let indent = lines[start].prefix { $0 == " " }
    return lines[start...].prefix { $0 != indent + "}" }.joined(separator: "\n")
  }

  // MARK: What is printed

  @Test func whatNobodyWroteIsTheSystems() {
    let text = generate("detents: [medium]").text

    for name in [
      "preferredCornerRadius", "largestUndimmedDetentIdentifier",
      "selectedDetentIdentifier = Detent", "prefersScrollingExpandsWhenScrolledToEdge",
      "backgroundEffect", "backgroundColor", "overrideUserInterfaceStyle",
      "widthFollowsPreferredContentSizeWhenEdgeAttached", "preferredContentSize",
    ] { #expect(!text.contains(name), "\(name)") }
  }

  /// Apple's pages and headers disagree on its default.
  @Test(arguments: ["false", "true"])
  func pageSizingIsAlwaysWritten(isForm: String) {
    let form = isForm == "true"
    let text = generate(
      form ? "{detents: [medium], variants: {regularWidth: {style: form}}}" : "detents: [medium]"
    ).text

    #expect(
      text.contains(
        form
          ? "sheet.prefersPageSizing = !(traits.horizontalSizeClass == .regular)"
          : "sheet.prefersPageSizing = true"))
  }

  @Test func aStepIsPrintedOnlyForSystemsThatNeedIt() {
    let sheet = "{detents: [{height: 200}], theme: {background: {material: thin}}}"
    let steps = { (text: String) in
      text.split(separator: "\n").compactMap { line in
        line.split(separator: "#available(iOS ").dropFirst().first?.prefix { $0 != "," }
      }.map(String.init)
    }
    let from13 = generate(sheet, from: VersionNumber(13))
    let from26 = generate(sheet, from: VersionNumber(26, 1))

    #expect(Set(steps(from13.text)) == ["15.0", "16.0", "17.0", "26.1"])
    #expect(steps(generate(sheet, from: VersionNumber(15)).text).contains("15.0") == false)
    #expect(Set(steps(generate(sheet).text)) == ["17.0", "26.1"])
    #expect(Set(steps(generate(sheet, from: VersionNumber(17)).text)) == ["26.1"])
    #expect(steps(from26.text) == [])
    #expect(from13.text.contains("@available(iOS 15.0, *)\n  static func apply("))
    #expect(!from26.text.contains("@available"))
  }

  /// Nothing has to be adopted for the system's sheets, so that the type's name changes nothing.
  @Test func theContentsTypeNeedsNoConformance() {
    let plain = generate("detents: [medium]").text
    let named = generate("{detents: [medium], content: {type: CartController}}").text

    #expect(named == plain)
  }

  @Test func whatVariantsChangeIsAskedOfTheTraits() {
    let text = generate(
      "{detents: [{id: low, height: 90}, {id: high, fraction: 0.5}], initial: high, "
        + "passthrough: {through: low}, variants: {compactHeight: "
        + "{detents: [{id: low, height: 60}], initial: low, passthrough: never}}}"
    ).flat

    #expect(text.contains("for traits: UITraitCollection"))
    #expect(
      text.contains(
        "context.containerTraitCollection.verticalSizeClass == .compact ? "
          + "Swift.min(60, context.maximumDetentValue) : Swift.min(90, context.maximumDetentValue)")
    )
    #expect(
      text.contains(
        "sheet.largestUndimmedDetentIdentifier = "
          + "traits.verticalSizeClass == .compact ? nil : Detent.low.identifier"))
    #expect(
      text.contains(
        "sheet.selectedDetentIdentifier = traits.verticalSizeClass == .compact ? "
          + "Detent.low.identifier : Detent.high.identifier"))
  }

  @Test func aPopoverPointsAtSomethingAndHasTheSheetsHeightsWhereItBecomesOne() {
    let text = generate(
      "{detents: [medium, maxHeight], variants: {regularWidth: {style: popover, height: 300}}}"
    ).flat

    #expect(text.contains("from presenter: UIViewController, source: UIView, animated"))
    #expect(text.contains("content.popoverPresentationController?.sourceView = source"))
    #expect(
      text.contains(
        "?? content.popoverPresentationController?.adaptiveSheetPresentationController"))
    #expect(text.contains("sheet.detents = detents()"))
  }

  @Test func namesAreNamespacedAndPublicWhereTheAppAsks() {
    let text = generate(
      "{detents: [medium, {measured: rows, min: 90}]}", access: .public,
      namespace: .declared(SwiftIdentifier("Sheets"))
    ).text

    #expect(text.contains("public import UIKit"))
    #expect(text.contains("  public enum CartSheet {"))
    #expect(text.contains("public init(measuredRows: CGFloat)"))
    for line in text.split(separator: "\n") where line.contains("static func ") {
      #expect(line.contains("public ") || line.contains("private "), "\(line)")
    }
  }

  /// The language's sheets have a grabber, the system's none, and heights leave room for it.
  @Test func theGrabberIsAlwaysWritten() {
    #expect(generate("detents: [medium]").text.contains("sheet.prefersGrabberVisible = true"))
    #expect(
      generate("{detents: [medium], theme: {grabber: none}}").text
        .contains("sheet.prefersGrabberVisible = false"))
  }

  @Test func whatTheGrabberIsToLookLikeIsReported() {
    let findings = generate(
      "{detents: [medium], theme: {grabber: {color: \"#888888\", size: {width: 60}, placement: outside}}}"
    ).findings

    #expect(findings.count == 2, "\(findings)")
    #expect(findings.allSatisfy { $0.contains("'theme.grabber.") })
  }

  @Test func theAppIsAskedBeforeADismissal() {
    let generation = generate("{detents: [medium, maxHeight], dismiss: {confirm: true}}")
    let text = generation.text

    #expect(generation.flat.contains("shouldDismiss: @escaping @MainActor () -> Bool, animated"))
    #expect(text.contains("content.presentationController?.delegate = question"))
    #expect(
      text.contains(
        """
            func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
              if shouldDismiss() { presentation.presentedViewController.dismiss(animated: true) }
            }
        """))
  }

  // MARK: What people complained about

  /// shaps80/SwiftUIBackports #21 and software-mansion/react-native-screens #2381: a list in another order opens anywhere.
  @Test func heightsAreInAscendingOrder() {
    let text = generate("detents: [maxHeight, {id: most, fraction: 0.8}, medium]").text
    let places = [".medium(),", "custom(identifier: Detent.most.", ".large(),"].map {
      text.range(of: $0)?.lowerBound
    }

    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    // These change places between phones.
    let varies = generate("detents: [{id: half, fraction: 0.5}, {id: form, height: 420}]").text
    #expect(varies.contains("return all.sorted { $0.height ?? 0 < $1.height ?? 0 }"))
  }

  /// edudnyk/SheeKit #3 and react-native-screens #2543: whoever sets a sheet up again moves it back to where it opened.
  @Test func whereASheetOpensIsSetOnce() {
    let text = generate("{detents: [medium, maxHeight], initial: largest}").text

    #expect(body(of: "apply", in: text).contains("sheet.selectedDetentIdentifier = "))
    #expect(!body(of: "update", in: text).contains("selectedDetentIdentifier"))
  }

  /// mlemgroup/mlem #649: a height that is chosen after a sheet is up makes it jump.
  @Test func whereASheetOpensIsSetBeforeItIsPresented() throws {
    let text = body(
      of: "present", in: generate("{detents: [medium, maxHeight], initial: largest}").text)
    let applied = try #require(text.range(of: "apply(to: sheet"))
    let presented = try #require(text.range(of: "presenter.present("))

    #expect(applied.lowerBound < presented.lowerBound)
  }

  /// Bluesky's `SheetViewController`: an identifier that no detent has is silently the smallest.
  @Test func noIdentifierIsChosenThatTheSheetDoesNotHave() {
    let generation = generate("{detents: [{id: peek, height: 90}, maxHeight], initial: peek}")

    #expect(generation.text.contains("sheet.selectedDetentIdentifier = Detent.peek.identifier"))
    #expect(!generation.text.contains("= .medium"))
  }

  /// lodev09/react-native-true-sheet #239 and #407: "never dim" has to mean the largest height, whatever the order.
  @Test func nothingIsEverDimmedThroughTheLargestHeight() {
    let text = generate(
      "{detents: [maxHeight, {id: low, height: 90}, {id: high, fraction: 0.6}], passthrough: always}"
    ).text

    #expect(text.contains("sheet.largestUndimmedDetentIdentifier = Detent.maxHeight.identifier"))
  }

  /// lodev09/react-native-true-sheet #547: `isModalInPresentation` also keeps touches from what is behind.
  @Test func touchesPassASheetThatNoSwipeDismisses() {
    let passes = generate(
      "{detents: [medium, maxHeight], passthrough: {through: medium}, dismiss: {swipe: false}, "
        + "taps: {outside: none}}"
    ).text
    let blocks = generate(
      "{detents: [medium], dismiss: {swipe: false}, taps: {outside: none}}"
    ).text

    #expect(passes.contains("content.isModalInPresentation = false"))
    #expect(passes.contains("if sheet.delegate == nil { sheet.delegate = keeper }"))
    #expect(blocks.contains("content.isModalInPresentation = true"))
    #expect(!blocks.contains("keeper"))
  }

  @Test func theDelegateKeepsASheetOnlyWhereItIsToStay() {
    let text = generate(
      "{detents: [medium], passthrough: always, dismiss: {swipe: false}, taps: {outside: none}, "
        + "variants: {regularWidth: {dismiss: {swipe: true}}}}"
    ).text

    #expect(
      body(of: "presentationControllerShouldDismiss", in: text)
        .contains("presentation.traitCollection.horizontalSizeClass == .regular"))
  }

  /// the49ltd/The49.Maui.BottomSheet #86, react-native-true-sheet #102 and react-native-screens #2935: iOS 15 has two
  /// heights, and whatever names another has to name one of these there.
  @Test func everyHeightHasOneOnIOS15() {
    let generation = generate(
      "{detents: [{id: low, height: 90, fallback: drop}, {id: mid, height: 380, fallback: medium}, "
        + "{id: top, topInset: 8, fallback: maxHeight}], initial: low}", from: VersionNumber(15))

    #expect(generation.text.contains("return [.medium(), .large()]"))
    #expect(generation.text.contains("case .low: return .medium"))
    #expect(generation.text.contains("case .mid: return .medium"))
    #expect(generation.text.contains("case .top: return .large"))
  }

  @Test func aListIsNeverEmptyOnIOS15() {
    let text = generate("detents: [{id: low, height: 90, fallback: drop}]", from: VersionNumber(15))
      .text

    #expect(text.contains("return [.large()]"))
    #expect(text.contains("case .low: return .large"))
  }

  /// benedom/AutoResizingSheet #2: a sheet as high as its content also offered the half height.
  @Test func exactlyTheWrittenHeightsAreThere() {
    let text = generate("detents: [fitContent]").text

    #expect(!text.contains(".medium()"))
    #expect(!text.contains(".large()"))
    #expect(text.components(of: ".custom(identifier:") == 1)
  }

  /// software-mansion/react-native-screens #1852: two detents of one height are one stop.
  @Test func theSystemsHeightIsThereOnceUnderTwoNames() {
    let text = generate("detents: [{id: half, at: medium}, {id: other, at: medium}, maxHeight]")
      .text

    #expect(text.components(of: ".medium(),") == 1)
  }

  /// boardsesh/boardsesh #3922: fractions of the window and of the sheet's limit are 30 to 50 points apart.
  @Test func aFractionSaysOfWhat() {
    #expect(
      generate("detents: [{fraction: 0.5}]").text.contains("context.maximumDetentValue * 0.5"))
    let ofContainer = generate("detents: [{fraction: 0.5, of: container}]").text
    #expect(ofContainer.contains("containerHeight * 0.5 - bottomInset"))
    #expect(
      ofContainer.contains(
        "let bottomInset: CGFloat = sheet?.containerView?.safeAreaInsets.bottom ?? 0"))
  }

  /// pubky/pubky-ring #361: a height of more than there is.
  @Test func heightsStayWithinTheLimit() {
    #expect(
      generate("detents: [{height: 900}]").text
        .contains("Swift.min(900, context.maximumDetentValue)"))
  }

  /// gini/gini-mobile-ios #1246: resolvers that hold the view and ask it for its bounds.
  @Test func resolversCaptureNoView() {
    let text = generate(
      "{detents: [fitContent, {id: half, fraction: 0.5, of: container}, {measured: rows, min: 90}]}"
    ).text

    #expect(!text.contains("view.bounds"))
    #expect(!text.contains("[self"))
    for line in text.split(separator: "\n") where line.contains("{ [") {
      #expect(line.contains("{ [weak sheet]"))
    }
    #expect(text.contains("The sheet keeps the closure: capture views weakly."))
  }

  /// organicmaps/organicmaps #13438: a content size that is written in layout, and a width that binds nothing.
  @Test func theWidthIsSetOnceAndBindsWhereASheetIsAtTheEdge() {
    let text = generate("{detents: [medium], width: {max: 400}}").text

    #expect(text.components(of: "preferredContentSize.width = 400") == 1)
    #expect(body(of: "prepare", in: text).contains("preferredContentSize.width = 400"))
    #expect(text.contains("sheet.prefersEdgeAttachedInCompactHeight = true"))
    #expect(text.contains("sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true"))
  }

  /// SPStore/SheetPresentation #1: a member of one's own that UIKit came to have, in a subclass.
  @Test func noTypeOfUIKitsIsExtendedOrSubclassed() {
    let text = generate("{detents: [medium], theme: {background: {material: glass}}}").text

    #expect(!text.contains("extension UI"))
    #expect(!text.contains(": UIPresentationController"))
    #expect(!text.contains("var backgroundEffect"))
  }

  /// lodev09/react-native-true-sheet #604: a sheet that takes a new height without an animation.
  @Test func newHeightsAreTakenWithAnAnimation() {
    #expect(
      generate("detents: [fitContent]").text
        .contains("sheet.animateChanges { sheet.invalidateDetents() }"))
  }

  /// HedvigInsurance/ugglan #2044: a corner radius that nobody chose looks wrong on glass.
  @Test func cornersAreTheSystemsUnlessTheyAreWritten() {
    #expect(!generate("detents: [medium]").text.contains("preferredCornerRadius"))
    #expect(
      generate("{detents: [medium], theme: {cornerRadius: 20}}").text
        .contains("sheet.preferredCornerRadius = 20"))
  }

  /// A sheet whose heights only the app knows would otherwise compile and be 0 points high.
  @Test(arguments: ["fitContent", "{measured: rows, max: 400}", "{at: headerOnly, id: top}"])
  func heightsOfTheAppAreDemanded(detent: String) {
    let text = generate("{detents: [\(detent), maxHeight], header: {custom: true}}").text

    #expect(text.contains("measures: @escaping @MainActor () -> Measures"))
    #expect(!text.contains("= { Measures() }"))
    #expect(!text.contains("CGFloat?"))
  }

  /// `update` asks for all that may have changed, whatever the order of heights is.
  @Test func anUpdateIsOfTheContent() {
    let known = generate("detents: [fitContent, maxHeight]").text
    let unknown = generate("detents: [fitContent, {height: 300}, maxHeight]").text
    let varied = generate(
      "{detents: [medium, maxHeight], variants: {compactHeight: {passthrough: always}}}"
    ).text
    let plain = generate("detents: [medium, maxHeight]").text
    let update = "static func update(_ content: UIViewController) {"

    #expect(known.contains(update) && !known.contains("class Given"))
    #expect(unknown.contains(update) && unknown.contains("class Given"))
    #expect(varied.contains(update) && !varied.contains("class Given"))
    #expect(!plain.contains("func update("))
    #expect(
      [known, unknown, varied, plain].allSatisfy { $0.contains("static func reapply(") })
  }
}
