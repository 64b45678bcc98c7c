// Holds code for LBBottomSheet against what 'sheetc resolve' says of the same sheets.
import LBBottomSheet
import UIKit

@main @MainActor enum Program {
  static let presenter = UIViewController(nibName: nil, bundle: nil)
  static let device = StubDevice(root: presenter)
  static let content = UIViewController(nibName: nil, bundle: nil)

  static func main() throws {
    let matrix = try Matrix(CommandLine.arguments[1])
    checkHeights(matrix)
    checkFreeHeights(matrix)
    checkMoves()
    checkReleases()
    checkSettings()
    checkNavigationBar()
    Differences.end(atLeast: 1500)
  }

  static func turn(_ place: Matrix.Place) {
    device.resize(to: place.size, safeArea: place.safeArea, traits: place.traits)
  }

  static func present(_ key: String) -> BottomSheetController? {
    switch key {
    case "order":
      OrderSheet.present(
        content, from: presenter, measures: { OrderSheet.Measures(measuredSummary: 120) })
    case "filters":
      FiltersSheet.present(
        content, from: presenter, measures: { FiltersSheet.Measures(content: 420) })
    case "map": MapSheet.present(content, from: presenter)
    case "notes": NotesSheet.present(content, from: presenter)
    case "mixed": MixedSheet.present(content, from: presenter)
    default: nil
    }
  }

  /// Every sheet opens where it is asked to, and rests at the heights that it has, on every device.
  static func checkHeights(_ matrix: Matrix) {
    for key in ["order", "filters", "map"] {
      for place in matrix.sheets[key] ?? [] {
        turn(place)
        guard let sheet = present(key) else { continue }
        let words = "\(key) on \(place.device)"
        let bottom = place.safeArea.bottom
        if place.initial != "summary" {
          Differences.expect(
            sheet.stubHeight - bottom, is: place.height(of: place.initial), "\(words), opened")
        }
        let heights = sheet.stubHeights
        for detent in place.detents where detent.isActive && detent.id != "sight" {
          Differences.expect(
            heights.contains { abs($0 - bottom - detent.height) <= 0.501 },
            "\(words): \(detent.id) at \(detent.height) is not among \(heights), less \(bottom)")
        }
        for height in heights {
          Differences.expect(
            height - bottom <= place.limit + 0.501, "\(words): \(height) is above the limit")
        }
        // The lowest is cut too, which the library does not do.
        Differences.expect(sheet.stubMinimum <= sheet.stubMaximum, "\(words): lowest above highest")
      }
    }
  }

  static func checkFreeHeights(_ matrix: Matrix) {
    let places = ["notes", "mixed"].flatMap { key in
      (matrix.sheets[key] ?? []).map { (key, $0) }
    }
    for (key, place) in places {
      turn(place)
      guard let sheet = present(key) else { continue }
      let words = "\(key) on \(place.device)"
      let bottom = place.safeArea.bottom
      Differences.expect(sheet.stubMinimum - bottom, is: place.height(of: "low"), words)
      Differences.expect(sheet.stubMaximum - bottom, is: place.height(of: "high"), words)
      Differences.expect(sheet.stubHeight - bottom, is: place.height(of: "low"), "\(words), opened")
    }
  }

  static func phone() {
    device.resize(
      to: CGSize(width: 402, height: 874),
      safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0), traits: UITraitCollection())
  }

  static func checkMoves() {
    phone()
    var moves: [OrderSheet.Detent] = []
    var height: CGFloat = 0
    let sheet = OrderSheet.present(
      content, from: presenter, measures: { OrderSheet.Measures(measuredSummary: 120) },
      moved: { moves.append($0) }, heightChanged: { height = $0 })
    for detent in OrderSheet.Detent.allCases {
      OrderSheet.move(sheet, to: detent)
      Differences.expect(height, is: sheet.stubHeight - 34, "the height reported of \(detent)")
    }
    Differences.expect(moves.isEmpty, "code's moves are told: \(moves)")
    // After a move, drags find all heights again.
    Differences.expect(sheet.stubMaximum, is: 874 - 62, "the highest after moves")
    sheet.stubDrag(300)
    Differences.expect(moves == [.half], "a drag from the top comes to \(moves)")
    let map = MapSheet.present(content, from: presenter)
    Differences.expect(map.stubHeight - 34, is: 874 - 62 - 34 - 60, "a detent for code at first")
    map.stubDrag(400)
    Differences.expect(map.stubHeight - 34, is: 59, "the bar after a drag")
    map.stubDrag(-700)
    Differences.expect(map.stubHeight - 34, is: 0.25 * 778, "a drag reaches a detent for code")
    MapSheet.move(map, to: .sight)
    Differences.expect(map.stubHeight - 34, is: 874 - 62 - 34 - 60, "code reaches it")
    var isDismissed = false
    OrderSheet.dismiss(sheet) { isDismissed = true }
    Differences.expect(sheet.stubIsDismissed && isDismissed, "dismissal is not the library's own")
  }

  static func checkReleases() {
    phone()
    // Far or fast enough dismisses, from every height.
    let order = present("order")
    order?.stubDrag(0.49 * 0.6 * 874)
    Differences.expect(order?.stubIsDismissed == false, "half of the height is too far")
    let flicked = present("order")
    flicked?.stubDrag(20, velocity: 701)
    Differences.expect(flicked?.stubIsDismissed == true, "a flick does not dismiss")
    let thrown = present("order")
    thrown?.stubDrag(-20, velocity: -701)
    Differences.expect(thrown?.stubHeight ?? 0, is: 874 - 62, "a flick up")
    let notes = present("notes")
    notes?.stubDrag(20, velocity: 5000)
    Differences.expect(notes?.stubIsDismissed == false, "'velocity: none' dismisses")
    notes?.stubDrag(0.31 * 174, velocity: 0)
    Differences.expect(notes?.stubIsDismissed == true, "a distance of 0.3 does not dismiss")
    let filters = present("filters")
    filters?.stubDrag(500, velocity: 5000)
    Differences.expect(filters?.stubIsDismissed == false, "'swipe: false' dismisses")
    let map = present("map")
    map?.stubDrag(500, velocity: 5000)
    Differences.expect(map?.stubIsDismissed == false, "a persistent sheet goes")
    // A rubber band shows half of log₁₀ of the ratio, of the height on screen.
    let end = (filters?.stubMaximum ?? 0)
    let shown = filters?.behavior.elasticityFunction(100) ?? 0
    Differences.expect(shown, is: end * 0.5 * log10(1 + 100 / end), "a rubber band")
  }

  static func checkSettings() {
    phone()
    for (key, isClosedByTap) in [
      ("order", true), ("filters", false), ("map", false), ("notes", true),
    ] {
      let sheet = present(key)
      sheet?.stubTapOutside()
      Differences.expect(sheet?.stubIsDismissed == isClosedByTap, "\(key) and a tap outside")
    }
    let map = present("map")
    Differences.expect(map?.behavior.forwardEventsToRearController == true, "map blocks touches")
    Differences.expect(map?.behavior.swipeMode == .top, "map drags anywhere")
    Differences.expect(map?.theme.dimmingBackgroundColor == .clear, "map dims what is in use")
    let order = present("order")
    Differences.expect(order?.behavior.forwardEventsToRearController == false, "order passes")
    Differences.expect(order?.theme.cornerRadius == 16, "the radius is another")
    Differences.expect(order?.theme.shadow == nil, "there is a shadow")
    Differences.expect(order?.theme.grabber?.canTouchToDismiss == false, "the grabber dismisses")
    Differences.expect(
      order?.theme.dimmingBackgroundColor.stubAlpha == 0.5, "the dimming is another")
    Differences.expect(present("filters")?.topInset == 21, "the strip is another")
    Differences.expect(
      present("notes")?.theme.grabber?.canTouchToDismiss == true, "the grabber stays")
    // What nobody wrote is the library's.
    let own = BottomSheetController.Theme()
    Differences.expect(present("map")?.theme.cornerRadius == own.cornerRadius, "another radius")
    Differences.expect(present("map")?.theme.shadow?.radius == own.shadow?.radius, "another shadow")
    Differences.expect(
      present("notes")?.theme.dimmingBackgroundColor == own.dimmingBackgroundColor,
      "another dimming")
  }

  static func checkNavigationBar() {
    let screen = UIViewController(nibName: nil, bundle: nil)
    let navigation = UINavigationController(rootViewController: screen)
    let device = StubDevice(root: navigation)
    StubTime.commit()
    let sheet = BelowSheet.present(content, from: screen)
    Differences.expect(sheet.stubHeight, is: 874 - 62 - 44 - 20, "below the bar")
    let other = BelowSheet.present(content, from: navigation)
    Differences.expect(other.stubHeight, is: 874 - 62 - 44 - 20, "below the bar of the presenter")
    _ = device
  }
}
