// Holds code for UIKit's sheets against what 'sheetc resolve' says of the same sheets.
import UIKit

@main @MainActor enum Program {
  static func main() throws {
    let matrix = try Matrix(CommandLine.arguments[1])
    checkHeights(matrix)
    checkBehavior()
    checkCalls()
    Differences.end(atLeast: 400)
  }

  /// Every height of every sheet on every device, through the closures that UIKit would ask.
  static func checkHeights(_ matrix: Matrix) {
    let measures: @MainActor () -> FilledSheet.Measures = { FilledSheet.Measures(content: 240) }
    let sheets: [(String, (UISheetPresentationController, UITraitCollection) -> Void, Names)] = [
      ("forms", { sheet, _ in FormsSheet.apply(to: sheet) }, [:]),
      ("system", { sheet, _ in SystemSheet.apply(to: sheet) }, Self.system),
      ("edges", { sheet, _ in EdgesSheet.apply(to: sheet) }, [:]),
      ("filled", { sheet, _ in FilledSheet.apply(to: sheet, measures: measures) }, [:]),
      ("turned", { sheet, _ in TurnedSheet.apply(to: sheet) }, Self.system),
    ]
    for (key, apply, names) in sheets {
      for place in matrix.sheets[key] ?? [] {
        let sheet = UISheetPresentationController(
          presentedViewController: UIViewController(nibName: nil, bundle: nil), presenting: nil)
        let container = UIWindow(frame: CGRect(origin: .zero, size: place.size))
        container.stubSafeArea = place.safeArea
        sheet.stubContainer = container
        apply(sheet, place.traits)
        check(sheet, place, names, "\(key) on \(place.device)")
      }
    }
  }

  typealias Names = [String: String]
  static let system = ["com.apple.UIKit.medium": "medium", "com.apple.UIKit.large": "maxHeight"]

  static func check(
    _ sheet: UISheetPresentationController, _ place: Matrix.Place, _ names: Names, _ words: String
  ) {
    let context = StubDetentContext(
      traits: place.traits, maximum: place.limit, container: place.size.height)
    var last: CGFloat = 0
    for detent in sheet.detents {
      let id = names[detent.identifier.rawValue] ?? detent.identifier.rawValue
      guard let wanted = place.detents.first(where: { $0.id == id }) else {
        Differences.expect(false, "\(words): there is no \(id)")
        continue
      }
      let height = detent.resolvedValue(in: context)
      Differences.expect(
        (height != nil) == wanted.isActive, "\(words): \(id) is there where it is not to be")
      guard let height else { continue }
      Differences.expect(height, is: wanted.height, "\(words): \(id)")
      Differences.expect(height + 0.5 >= last, "\(words): \(id) is out of order")
      last = height
    }
    let selected = sheet.selectedDetentIdentifier.map { names[$0.rawValue] ?? $0.rawValue }
    if let selected {
      Differences.expect(selected == place.initial, "\(words) opens at \(selected)")
    }
    let undimmed = sheet.largestUndimmedDetentIdentifier.map { names[$0.rawValue] ?? $0.rawValue }
    Differences.expect(
      (undimmed != nil) == (place.passthrough != nil || words.hasPrefix("turned")),
      "\(words): touches pass otherwise")
  }

  static func checkBehavior() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    FormsSheet.prepare(controller)
    Differences.expect(!controller.isModalInPresentation, "forms cannot be dismissed")
    SystemSheet.prepare(controller)
    Differences.expect(controller.isModalInPresentation, "system can be dismissed")
    TurnedSheet.prepare(controller)
    Differences.expect(!controller.isModalInPresentation, "turned takes all touches")
    let sheet = UISheetPresentationController(
      presentedViewController: controller, presenting: nil)
    TurnedSheet.apply(to: sheet)
    Differences.expect(
      sheet.delegate?.presentationControllerShouldDismiss(sheet) == false, "turned goes")
    FormsSheet.select(.part, in: sheet)
    Differences.expect(FormsSheet.selected(in: sheet) == .part, "a chosen height is not there")
    Differences.expect(sheet.prefersEdgeAttachedInCompactHeight, "a phone on its side is covered")
  }

  /// What the app calls for every target: on the screen, by the content alone.
  static func checkCalls() {
    let presenter = UIViewController(nibName: nil, bundle: nil)
    let device = StubDevice(root: presenter)
    device.resize(to: CGSize(width: 393, height: 852), safeArea: .zero, traits: .init())
    let content = UIViewController(nibName: nil, bundle: nil)
    let asked = Changing(0)
    let needed = Changing(300)
    AskedSheet.present(
      content, from: presenter, measures: { AskedSheet.Measures(content: needed.height) },
      shouldDismiss: {
        asked.height += 1
        return false
      })
    StubTime.settle()
    guard let sheet = content.sheetPresentationController else {
      return Differences.expect(false, "asked is no sheet")
    }
    AskedSheet.move(content, to: .maxHeight)
    Differences.expect(AskedSheet.selected(in: sheet) == .maxHeight, "asked does not move")
    AskedSheet.update(content)
    Differences.expect(sheet.stubInvalidations == 1, "asked is not measured again")
    Differences.expect(content.isModalInPresentation, "asked goes without a question")
    sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    Differences.expect(asked.height == 1, "nobody asks")
  }
}
