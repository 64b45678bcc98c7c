// Holds code for OverlayContainer against what 'sheetc resolve' says of the same sheets.
import OverlayContainer
import UIKit

@main @MainActor enum Program {
  static let root = UIViewController(nibName: nil, bundle: nil)
  static let device = StubDevice(root: root)

  static func main() throws {
    let matrix = try Matrix(CommandLine.arguments[1])
    checkForms(matrix)
    checkTurned(matrix)
    checkTall(matrix)
    checkReleases()
    checkDismissal()
    checkSurroundings()
    checkMeasures()
    checkLife()
    Differences.end(atLeast: 900)
  }

  static func content() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }

  static func turn(to place: Matrix.Place) {
    device.resize(to: place.size, safeArea: place.safeArea, traits: place.traits)
    StubTime.settle()
  }

  /// A modal overlay is shown without what UIKit does around it.
  static func show<Sheet: OverlayContainerViewController>(_ sheet: Sheet) -> Sheet {
    if sheet.parent == nil {
      root.addChild(sheet)
      sheet.view.frame = root.view.bounds
      sheet.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(sheet.view)
      sheet.didMove(toParent: root)
    }
    layOut(sheet)
    return sheet
  }

  static func layOut(_ sheet: OverlayContainerViewController) {
    sheet.view.setNeedsLayout()
    sheet.view.layoutIfNeeded()
    StubTime.settle()
  }

  static func remove(_ sheet: OverlayContainerViewController) {
    sheet.view.removeFromSuperview()
    sheet.removeFromParent()
  }

  /// The notches that the library asks for are the detents' stops, and it begins at the initial one.
  static func expect(
    _ sheet: OverlayContainerViewController, is place: Matrix.Place, at id: String,
    _ index: (String) -> Int?, _ words: String
  ) {
    let active = place.detents.filter(\.isActive)
    let stops = Set(active.map(\.stop)).sorted()
    Differences.expect(
      sheet.stubHeights.count == stops.count,
      "\(words): \(sheet.stubHeights.count) notches for \(stops.count) stops")
    let standing = place.detents.first { $0.id == id }?.stop
    Differences.expect(
      sheet.stubIndex == standing, "\(words): stands at \(sheet.stubIndex), not at \(id)")
    Differences.expect(!sheet.stubWasAnimated, "\(words): it comes up with an animation")
    for detent in place.detents {
      guard let index = index(detent.id), sheet.stubHeights.indices.contains(index) else {
        Differences.expect(false, "\(words): no notch for \(detent.id)")
        continue
      }
      Differences.expect(index == detent.stop, "\(words): \(detent.id) is notch \(index)")
      if detent.isActive {
        Differences.expect(
          sheet.stubHeights[index] - place.safeArea.bottom, is: detent.height,
          "\(words): \(detent.id)")
      }
    }
  }

  static func checkForms(_ matrix: Matrix) {
    for place in matrix.sheets["forms"] ?? [] {
      turn(to: place)
      let measures = FormsSheet.Measures(content: 240)
      let sheet = show(FormsSheet.present(content(), from: root, measures: { measures }))
      expect(
        sheet, is: place, at: place.initial,
        { id in
          FormsSheet.Detent(rawValue: id).map {
            FormsSheet.move(sheet, to: $0, animated: false)
            layOut(sheet)
            return sheet.stubIndex
          }
        }, "forms on \(place.device)")
      // Touches pass and nothing is dimmed exactly as high as the model says.
      let backdrop = sheet.viewControllers[0].view!
      for detent in FormsSheet.Detent.allCases {
        FormsSheet.move(sheet, to: detent, animated: false)
        layOut(sheet)
        let height = place.height(of: detent.rawValue) ?? 0
        let passes = place.passthrough.map { height <= $0 + 0.501 } ?? false
        Differences.expect(
          backdrop.isUserInteractionEnabled == !passes,
          "forms on \(place.device): touches at \(detent)")
        Differences.expect(
          (backdrop.alpha > 0) == !passes, "forms on \(place.device): dimming at \(detent)")
      }
      remove(sheet)
    }
  }

  static func checkTurned(_ matrix: Matrix) {
    let places = matrix.sheets["turned"] ?? []
    for place in places {
      turn(to: place)
      let sheet = show(TurnedSheet.present(content(), from: root))
      func stop(_ id: String) -> Int? {
        TurnedSheet.Detent(rawValue: id).map {
          TurnedSheet.move(sheet, to: $0, animated: false)
          layOut(sheet)
          return sheet.stubIndex
        }
      }
      expect(sheet, is: place, at: place.initial, stop, "turned on \(place.device)")
      remove(sheet)
    }
    // Turned and back: the sheet is where it was asked to be.
    guard let upright = places.first(where: { $0.device == "iPhone 16" }),
      let flat = places.first(where: { $0.device == "iPhone 16 landscape" })
    else { return Differences.expect(false, "a device is missing") }
    turn(to: upright)
    let sheet = show(TurnedSheet.present(content(), from: root))
    Differences.expect(sheet.detent == .half, "it does not begin at half")
    turn(to: flat)
    layOut(sheet)
    Differences.expect(sheet.stubHeights.count == 2, "it has its old notches on its side")
    turn(to: upright)
    layOut(sheet)
    Differences.expect(sheet.stubIndex == 1, "it does not come back to half")
    remove(sheet)
  }

  static func checkTall(_ matrix: Matrix) {
    for place in matrix.sheets["tall"] ?? [] {
      turn(to: place)
      let sheet = show(TallSheet.present(content(), from: root))
      Differences.expect(
        (sheet.stubHeights.last ?? 0) - place.safeArea.bottom, is: place.limit,
        "tall on \(place.device)")
      remove(sheet)
    }
    // A window with no room at all has notches that are in order and not negative: the stand-in insists.
    device.resize(
      to: CGSize(width: 320, height: 30),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0), traits: UITraitCollection())
    let sheet = show(TallSheet.present(content(), from: root))
    remove(sheet)
  }

  // MARK: Fingers

  static func upright() {
    device.resize(
      to: CGSize(width: 393, height: 852),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), traits: UITraitCollection())
    StubTime.settle()
  }

  static func checkReleases() {
    upright()
    var reached: [HintedSheet.Detent] = []
    let sheet = show(HintedSheet.present(content(), from: root, moved: { reached.append($0) }))
    Differences.expect(sheet.stubHeights == [134, 234, 334], "\(sheet.stubHeights)")
    // Where only code goes, no finger does: 234 is passed over.
    let slow = sheet.stubDrag(to: 230, velocity: 0)
    Differences.expect(slow.targetTranslationHeight == 134, "a slow drag rests at a code's detent")
    sheet.stubSettle(slow)
    // 150 + 400² / 1600 = 250, which is nearest to 334.
    let fast = sheet.stubDrag(to: 150, velocity: -500)
    Differences.expect(fast.targetTranslationHeight == 334, "a flick up does not go up")
    sheet.stubSettle(fast)
    Differences.expect(reached == [.low, .high], "the app hears \(reached)")
    Differences.expect(StubHaptics.ticks == 2, "\(StubHaptics.ticks) ticks for two drags")
    HintedSheet.move(sheet, to: .middle)
    layOut(sheet)
    Differences.expect(sheet.stubIndex == 1, "code cannot go to its detent")
    Differences.expect(StubHaptics.ticks == 2, "code ticks")
    // Only the top moves it, at least 44 points; and nothing gives way past its ends.
    Differences.expect(sheet.stubStartsDrag(at: CGPoint(x: 5, y: 43)), "the top does not move it")
    Differences.expect(!sheet.stubStartsDrag(at: CGPoint(x: 5, y: 44)), "the content moves it")
    Differences.expect(
      sheet.stubDrag(to: 600, velocity: 0).overlayTranslationHeight == 334, "it gives way upwards")
    Differences.expect(
      sheet.stubDrag(to: 10, velocity: 0).overlayTranslationHeight == 134, "it gives way downwards")
    remove(sheet)
  }

  static func checkDismissal() {
    upright()
    let content = ChoiceController(nibName: nil, bundle: nil)
    let sheet = show(ChoiceSheet.present(content, from: root))
    Differences.expect(sheet.stubIndex == 1, "choice does not begin high")
    Differences.expect(sheet.stubScrollView === content.tableView, "its table does not drive it")
    Differences.expect(content.tableView.alwaysBounceVertical, "its table may be stuck at its top")
    guard let presentation = presentation(of: sheet) else { return }
    func dismisses(_ height: CGFloat, _ velocity: CGFloat) -> Bool {
      let context = sheet.stubDrag(to: height, velocity: velocity)
      let answer = presentation.stubDismisses(context)
      sheet.stubSettle(context)
      return answer
    }
    // Its smallest detent is 200 points above the safe area, notch 234: half of 200 lower is 134.
    Differences.expect(!dismisses(300, 0), "it goes from where it rests")
    Differences.expect(!dismisses(140, 0), "it goes after too short a drag")
    Differences.expect(dismisses(130, 0), "it stays after a long drag")
    Differences.expect(dismisses(230, 701), "it stays after a fast drag")
    Differences.expect(!dismisses(230, 699), "it goes after a slow drag")
    Differences.expect(!dismisses(400, 2000), "it goes from above its smallest detent")
    ChoiceSheet.move(sheet, to: .low, animated: false)
    layOut(sheet)
    Differences.expect(
      !presentation.stubDismisses(sheet.stubContext(target: 234, velocity: 0)),
      "code's moves dismiss it")
    Differences.expect(presentation.stubDismissesOnTap, "a tap outside does not dismiss it")
    Differences.expect(
      sheet.stubDrag(to: 60, velocity: 0).overlayTranslationHeight == 60,
      "it does not follow a finger off the screen")
    // A flick up goes to the top, a flick down one detent.
    Differences.expect(
      sheet.stubDrag(to: 240, velocity: -600).targetTranslationHeight == 534, "a flick up")
    Differences.expect(
      sheet.stubDrag(to: 530, velocity: 600).targetTranslationHeight == 234, "a flick down")
    remove(sheet)

    for answer in [true, false] {
      var asked = 0
      let asking = show(
        AskingSheet.present(
          AskingContent(nibName: nil, bundle: nil), from: root,
          shouldDismiss: {
            asked += 1
            return answer
          }))
      guard let presentation = Self.presentation(of: asking) else { return }
      let context = asking.stubDrag(to: 60, velocity: 0)
      Differences.expect(presentation.stubDismisses(context) == answer, "a drag does not listen")
      Differences.expect(presentation.stubDismissesOnTap == answer, "a tap does not listen")
      Differences.expect(asked == 2, "the app is asked \(asked) times")
      asking.stubSettle(context)
      _ = presentation.stubDismisses(asking.stubDrag(to: 220, velocity: 0))
      Differences.expect(asked == 2, "the app is asked about a drag that dismisses nothing")
      remove(asking)
    }

    let kept = show(KeptSheet.present(Self.content(), from: root))
    guard let locked = Self.presentation(of: kept) else { return }
    Differences.expect(
      !locked.stubDismisses(kept.stubDrag(to: 0, velocity: 5000)), "kept is dragged away")
    Differences.expect(!locked.stubDismissesOnTap, "kept is tapped away")
    Differences.expect(locked.dimmingView == nil, "kept is dimmed")
    Differences.expect(!kept.accessibilityPerformEscape(), "kept escapes")
    remove(kept)

    let lowered = show(LoweredSheet.present(Self.content(), from: root))
    Differences.expect(Self.presentation(of: lowered)?.stubDismissesOnTap == false, "lowered goes")
    layOut(lowered)
    Differences.expect(lowered.stubIndex == 0, "lowered stays high")
    remove(lowered)
  }

  static func presentation(
    of sheet: OverlayContainerViewController & UIViewControllerTransitioningDelegate
  ) -> OverlayContainerSheetPresentationController? {
    Differences.expect(
      sheet.modalPresentationStyle == .custom, "it is not presented by its delegate")
    Differences.expect(sheet.transitioningDelegate === sheet, "nobody presents it")
    let presentation = sheet.presentationController(
      forPresented: sheet, presenting: root, source: root)
    let found = presentation as? OverlayContainerSheetPresentationController
    Differences.expect(found?.sheetDelegate === sheet, "nobody is asked whether it goes")
    return found
  }

  // MARK: Everything else

  static func checkSurroundings() {
    upright()
    let choice = show(ChoiceSheet.present(ChoiceController(nibName: nil, bundle: nil), from: root))
    let dimming =
      presentation(of: choice)?.dimmingView as? TransparentOverlayContainerSheetDimmingView
    Differences.expect(dimming?.minimumAlpha == 0.4, "constant dimming begins elsewhere")
    Differences.expect(dimming?.maximumAlpha == 0.4, "constant dimming ends elsewhere")
    let lowered = show(LoweredSheet.present(content(), from: root))
    let own = presentation(of: lowered)?.dimmingView as? TransparentOverlayContainerSheetDimmingView
    Differences.expect(own?.minimumAlpha == 0.3, "the library's dimming begins elsewhere")
    Differences.expect(own?.maximumAlpha == 0.6, "the library's dimming ends elsewhere")
    // Dims from 0.1 at the highest passing detent to 0.4 at the largest one.
    let hinted = show(HintedSheet.present(content(), from: root))
    let backdrop = hinted.viewControllers[0].view!
    Differences.expect(backdrop.alpha == 0 && !backdrop.isUserInteractionEnabled, "low is blocked")
    HintedSheet.move(hinted, to: .middle, animated: false)
    layOut(hinted)
    Differences.expect(abs(backdrop.alpha - 0.25) < 0.001, "middle dims by \(backdrop.alpha)")
    Differences.expect(backdrop.isUserInteractionEnabled, "middle is not blocked")
    backdrop.touchesEnded([], with: nil)
    layOut(hinted)
    Differences.expect(hinted.detent == .low, "a tap outside does not lower it")
    remove(hinted)
    let any = AskingContent(nibName: nil, bundle: nil)
    let asking = show(AskingSheet.present(any, from: root, shouldDismiss: { true }))
    Differences.expect(asking.stubScrollView === any.list, "its list does not drive it")
    let view = asking.topViewController!
    Differences.expect(view.view.layer.cornerRadius == 16, "its corners are not round")
    Differences.expect(view.additionalSafeAreaInsets.top == 16, "content lies under its grabber")
    Differences.expect(view.view.subviews.count == 1, "it has no grabber")
  }

  static func checkMeasures() {
    upright()
    let rows = Changing(220)
    let content = content()
    let sheet = CountedSheet.present(
      content, from: root, measures: { CountedSheet.Measures(measuredRows: rows.height) })
    layOut(sheet)
    Differences.expect(sheet.stubHeights.first == 254, "rows are \(sheet.stubHeights)")
    rows.height = 400
    CountedSheet.update(content)
    layOut(sheet)
    Differences.expect(
      sheet.stubHeights.first == 434, "new rows are not seen: \(sheet.stubHeights)")
    Differences.expect(sheet.stubTranslation == 434, "the sheet does not follow them")
    remove(sheet)
  }

  /// Nothing but the container has to be kept for its delegate to live.
  static func checkLife() {
    weak var sheet: KeptSheet?
    do {
      let presenter = UIViewController(nibName: nil, bundle: nil)
      let made = KeptSheet.present(content(), from: presenter)
      sheet = made
      Differences.expect(made.delegate === made, "its delegate is somebody else")
    }
    Differences.expect(sheet == nil, "the container is kept by itself")
  }
}

final class AskingContent: UIViewController, AskingSheet.Content {
  let list = UITableView(frame: .zero)
  var sheetScrollView: UIScrollView? { list }
}
