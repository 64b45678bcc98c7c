// Holds code for FloatingPanel against what 'sheetc resolve' says of the same sheets.
import FloatingPanel
import UIKit

@main @MainActor enum Program {
  static let root = UIViewController(nibName: nil, bundle: nil)
  static let device = StubDevice(root: root)

  static func main() throws {
    let matrix = try Matrix(CommandLine.arguments[1])
    checkForms(matrix)
    checkTurned(matrix)
    checkTall(matrix)
    checkWords(matrix)
    checkFitting(matrix)
    checkReleases()
    checkDismissal()
    checkLooks()
    checkMeasures()
    Differences.end(atLeast: 900)
  }

  static func content() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }

  static func turn(to place: Matrix.Place) {
    device.resize(to: place.size, safeArea: place.safeArea, traits: place.traits)
    StubTime.settle()
  }

  static func upright() {
    device.resize(
      to: CGSize(width: 393, height: 852),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), traits: UITraitCollection())
    StubTime.settle()
  }

  static func layOut(_ sheet: FloatingPanelController) {
    sheet.view.setNeedsLayout()
    sheet.view.layoutIfNeeded()
    StubTime.settle()
  }

  /// A modal panel is shown as the library shows one, without what UIKit does around it.
  static func show<Sheet: FloatingPanelController>(_ sheet: Sheet) -> Sheet {
    if sheet.parent == nil { sheet.addPanel(toParent: root) }
    layOut(sheet)
    return sheet
  }

  static func remove(_ sheet: FloatingPanelController) {
    sheet.view.removeFromSuperview()
    sheet.removeFromParent()
  }

  static func height(_ sheet: FloatingPanelController, _ state: FloatingPanelState) -> CGFloat {
    sheet.view.bounds.height - sheet.view.safeAreaInsets.bottom - sheet.stubPosition(for: state)
  }

  /// The states are the detents' stops, in that order, and the panel begins at the initial one.
  static func expect(
    _ sheet: FloatingPanelController, is place: Matrix.Place, _ words: String
  ) {
    let stops = Set(place.detents.filter(\.isActive).map(\.stop)).sorted()
    let states = sheet.stubStates
    Differences.expect(
      states.count == stops.count, "\(words): \(states.count) states for \(stops.count) stops")
    for detent in place.detents where detent.isActive {
      guard states.indices.contains(detent.stop) else { continue }
      Differences.expect(
        height(sheet, states[detent.stop]), is: detent.height, "\(words): \(detent.id)")
    }
    let initial = place.detents.first { $0.id == place.initial }?.stop ?? -1
    if states.indices.contains(initial) {
      Differences.expect(
        sheet.state === states[initial], "\(words): does not stand at \(place.initial)")
    } else {
      Differences.expect(false, "\(words): no state for \(place.initial)")
    }
    // A state is seen through exactly where touches were to pass.
    for detent in place.detents where detent.isActive && states.indices.contains(detent.stop) {
      let passes = place.passthrough.map { detent.height <= $0 + 0.501 } ?? false
      Differences.expect(
        (sheet.layout.backdropAlpha(for: states[detent.stop]) == 0) == passes,
        "\(words): touches at \(detent.id)")
    }
  }

  static func checkForms(_ matrix: Matrix) {
    for place in matrix.sheets["forms"] ?? [] {
      turn(to: place)
      let measures = FormsSheet.Measures(content: 240)
      let sheet = show(FormsSheet.present(content(), from: root, measures: { measures }))
      expect(sheet, is: place, "forms on \(place.device)")
      remove(sheet)
    }
  }

  static func checkTurned(_ matrix: Matrix) {
    let places = matrix.sheets["turned"] ?? []
    for place in places {
      turn(to: place)
      let sheet = show(TurnedSheet.present(content(), from: root))
      expect(sheet, is: place, "turned on \(place.device)")
      let isLow = place.traits.verticalSizeClass == .compact
      Differences.expect(sheet.isRemovalInteractionEnabled == !isLow, "\(place.device): swipes")
      Differences.expect(
        sheet.backdropView.dismissalTapGestureRecognizer.isEnabled == !isLow,
        "\(place.device): taps")
      remove(sheet)
    }
    guard let upright = places.first(where: { $0.device == "iPhone 16" }),
      let flat = places.first(where: { $0.device == "iPhone 16 landscape" })
    else { return Differences.expect(false, "a device is missing") }
    turn(to: upright)
    let sheet = show(TurnedSheet.present(content(), from: root))
    turn(to: flat)
    layOut(sheet)
    Differences.expect(sheet.stubStates.count == 2, "it has its old states on its side")
    Differences.expect(sheet.detent == .half, "it forgets where it was asked to be")
    turn(to: upright)
    layOut(sheet)
    Differences.expect(sheet.state === sheet.stubStates[1], "it does not come back to half")
    remove(sheet)
  }

  static func checkTall(_ matrix: Matrix) {
    for place in matrix.sheets["tall"] ?? [] {
      turn(to: place)
      let sheet = show(TallSheet.present(content(), from: root))
      Differences.expect(
        sheet.state === FloatingPanelState.hidden, "tall on \(place.device) is shown")
      TallSheet.move(sheet, to: .high)
      Differences.expect(
        height(sheet, sheet.state), is: place.limit, "tall on \(place.device)")
      remove(sheet)
    }
  }

  /// All forms are so many points above the safe area, whatever the library could say in words of its own.
  static func checkWords(_ matrix: Matrix) {
    for place in matrix.sheets["worded"] ?? [] {
      turn(to: place)
      let sheet = show(WordedSheet.present(content(), from: root))
      expect(sheet, is: place, "worded on \(place.device)")
      remove(sheet)
    }
  }

  /// What the content needs is what the app says.
  static func checkFitting(_ matrix: Matrix) {
    let measures = FittedSheet.Measures(content: 240)
    for place in matrix.sheets["fitted"] ?? [] {
      turn(to: place)
      let sheet = show(FittedSheet.present(content(), from: root, measures: { measures }))
      expect(sheet, is: place, "fitted on \(place.device)")
      remove(sheet)
    }
    upright()
    let content = ChoiceController(nibName: nil, bundle: nil)
    let needed = Changing(350)
    let sheet = ListedSheet.present(
      content, from: root, measures: { ListedSheet.Measures(content: needed.height) })
    layOut(sheet)
    Differences.expect(height(sheet, sheet.state) == 350, "it is not as high as its list")
    needed.height = 200
    ListedSheet.update(content)
    Differences.expect(height(sheet, sheet.state) == 200, "it is not as high as the app says")
    remove(sheet)
  }

  static func checkReleases() {
    upright()
    let content = content()
    var reached: [HintedSheet.Detent] = []
    let sheet = show(HintedSheet.present(content, from: root, moved: { reached.append($0) }))
    HintedSheet.move(content, to: .high)
    sheet.stubDrag(to: 196, velocity: 0)
    Differences.expect(
      sheet.detent == .low, "a slow drag rests at \(String(describing: sheet.detent))")
    sheet.stubDrag(to: 116, velocity: -500)
    Differences.expect(
      sheet.detent == .high, "a flick up rests at \(String(describing: sheet.detent))")
    Differences.expect(reached == [.low, .high], "the app hears \(reached)")
    Differences.expect(StubHaptics.ticks == 2, "\(StubHaptics.ticks) ticks for two drags")
    HintedSheet.move(content, to: .middle)
    Differences.expect(height(sheet, sheet.state) == 200, "code cannot go to its detent")
    Differences.expect(StubHaptics.ticks == 2, "code ticks")
    sheet.panGestureRecognizer.stubLocation = CGPoint(x: 5, y: 43)
    Differences.expect(sheet.floatingPanelShouldBeginDragging(sheet), "the top does not move it")
    sheet.panGestureRecognizer.stubLocation = CGPoint(x: 5, y: 44)
    Differences.expect(!sheet.floatingPanelShouldBeginDragging(sheet), "the content moves it")
    Differences.expect(sheet.behavior.allowsRubberBanding(for: .top), "it is hard at its top")
    Differences.expect(
      !sheet.behavior.allowsRubberBanding(for: .bottom), "it is soft at its bottom")
    Differences.expect(abs(sheet.backdropView.alpha - 0.25) < 0.001, "\(sheet.backdropView.alpha)")
    sheet.backdropView.subviews.first?.touchesEnded([], with: nil)
    Differences.expect(sheet.detent == .low, "a tap outside does not lower it")
    remove(sheet)
  }

  static func checkDismissal() {
    upright()
    let content = ChoiceController(nibName: nil, bundle: nil)
    let sheet = show(ChoiceSheet.present(content, from: root))
    Differences.expect(sheet.detent == .high, "choice does not begin high")
    Differences.expect(sheet.trackingScrollView === content.tableView, "its table is not tracked")
    Differences.expect(
      sheet.floatingPanel(sheet, shouldAllowToScroll: content.tableView, in: sheet.state),
      "its table does not scroll first")
    func dismisses(_ height: CGFloat, _ velocity: CGFloat) -> Bool {
      sheet.stubDrag(to: height, velocity: velocity)
    }
    Differences.expect(!dismisses(300, 0), "it goes from where it rests")
    Differences.expect(!dismisses(101, 0), "it goes after too short a drag")
    Differences.expect(dismisses(99, 0), "it stays after a long drag")
    Differences.expect(dismisses(190, 701), "it stays after a fast drag")
    Differences.expect(!dismisses(190, 699), "it goes after a slow drag")
    Differences.expect(!dismisses(400, 2000), "it goes from above its smallest detent")
    _ = dismisses(210, -600)
    Differences.expect(sheet.detent == .high, "a flick up")
    _ = dismisses(480, 600)
    Differences.expect(sheet.detent == .low, "a flick down")
    Differences.expect(
      sheet.backdropView.dismissalTapGestureRecognizer.isEnabled, "a tap outside does nothing")
    remove(sheet)

    for answer in [true, false] {
      var asked = 0
      let content = AskingContent(nibName: nil, bundle: nil)
      let asking = show(
        AskingSheet.present(
          content, from: root,
          shouldDismiss: {
            asked += 1
            return answer
          }))
      Differences.expect(asking.trackingScrollView === content.list, "its list is not tracked")
      Differences.expect(asking.stubDrag(to: 60, velocity: 0) == answer, "a drag does not listen")
      Differences.expect(!asking.stubDrag(to: 190, velocity: 0), "a short drag dismisses")
      Differences.expect(asked == 1, "the app is asked \(asked) times")
      Differences.expect(
        !asking.backdropView.dismissalTapGestureRecognizer.isEnabled, "a tap does not ask")
      asking.backdropView.subviews.first?.touchesEnded([], with: nil)
      Differences.expect(asked == 2, "the app is not asked about a tap")
      remove(asking)
    }

    let kept = show(KeptSheet.present(Self.content(), from: root))
    Differences.expect(!kept.stubDrag(to: 0, velocity: 5000), "kept is dragged away")
    Differences.expect(
      !kept.backdropView.dismissalTapGestureRecognizer.isEnabled, "kept is tapped away")
    Differences.expect(!kept.accessibilityPerformEscape(), "kept escapes")
    Differences.expect(kept.backdropView.alpha == 1, "touches pass kept")
    Differences.expect(kept.backdropView.backgroundColor == UIColor.clear, "kept is dimmed")
    remove(kept)

    let lowered = show(LoweredSheet.present(Self.content(), from: root))
    lowered.backdropView.subviews.first?.touchesEnded([], with: nil)
    Differences.expect(lowered.detent == .low, "lowered stays high")
    remove(lowered)
  }

  static func checkLooks() {
    upright()
    let choice = show(ChoiceSheet.present(ChoiceController(nibName: nil, bundle: nil), from: root))
    let appearance = choice.surfaceView.appearance
    Differences.expect(appearance.cornerRadius == 16, "its corners are \(appearance.cornerRadius)")
    Differences.expect(appearance.backgroundColor == UIColor.white, "its background is another")
    Differences.expect(appearance.shadows.count == 1, "it has no shadow")
    Differences.expect(appearance.shadows.first?.radius == 8, "its shadow is another")
    Differences.expect(choice.surfaceView.grabberHandle.isHidden, "its grabber is shown")
    Differences.expect(choice.behavior.springResponseTime == 0.3, "it settles otherwise")
    Differences.expect(
      choice.stubContentMode == .static, "a sizing that nobody wrote is not the library's")
    let asking = show(
      AskingSheet.present(
        AskingContent(nibName: nil, bundle: nil), from: root, shouldDismiss: { true }))
    Differences.expect(
      asking.surfaceView.grabberHandleSize == CGSize(width: 40, height: 4), "its grabber's size")
    Differences.expect(
      asking.surfaceView.contentPadding.top == 16, "content lies under its grabber")
    Differences.expect(
      FormsSheet.present(content(), from: root, measures: { FormsSheet.Measures(content: 240) })
        .stubContentMode == .fitToBounds,
      "content does not follow")
  }

  static func checkMeasures() {
    upright()
    let rows = Changing(220)
    let content = content()
    let sheet = show(
      CountedSheet.present(
        content, from: root, measures: { CountedSheet.Measures(measuredRows: rows.height) }))
    Differences.expect(height(sheet, sheet.state) == 220, "rows are \(height(sheet, sheet.state))")
    rows.height = 400
    CountedSheet.update(content)
    Differences.expect(height(sheet, sheet.state) == 400, "new rows are not seen")
    remove(sheet)
    Differences.expect(sheet.delegate === sheet, "its delegate is somebody else")
  }
}

final class AskingContent: UIViewController, AskingSheet.Content {
  let list = UITableView(frame: .zero)
  var sheetScrollView: UIScrollView? { list }
}
