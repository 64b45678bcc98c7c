// Holds code for TIBottomSheet against what 'sheetc resolve' says of the same sheets, as far as its README goes.
import TIBottomSheet
import UIKit

@main @MainActor enum Program {
  static let presenter = UIViewController(nibName: nil, bundle: nil)
  static let device = StubDevice(root: presenter)
  static let content = UIViewController(nibName: nil, bundle: nil)

  static func main() throws {
    let matrix = try Matrix(CommandLine.arguments[1])
    checkReadme()
    checkHeights(matrix)
    checkDismissal()
    Differences.end(atLeast: 100)
  }

  static func checkReadme() {
    let other = UIView(frame: .zero)
    let sheet = ReadmeSheet.present(content, from: presenter, passthroughView: other)
    Differences.expect(StubPresentation.last === sheet, "nothing is presented")
    let appearance = sheet.viewControllerAppearance
    Differences.expect(
      appearance.presentationDetents == [.headerOnly, .height(300), .maxHeight],
      "other detents: \(appearance.presentationDetents)")
    if case .presented(let header) = appearance.headerViewState {
      Differences.expect(header.layout.size == .fixedHeight(52), "another header")
      Differences.expect(header.backgroundColor == .white, "another background")
      if case .leadingButton(let button) = header.contentViewState {
        Differences.expect(button.titles == [.normal: "Close"], "another button")
      } else {
        Differences.expect(false, "no button")
      }
    } else {
      Differences.expect(false, "no header")
    }
    let dimmed = sheet.dimmedView as? PassthroughDimmedView
    Differences.expect(dimmed?.hitTestHandlerView === other, "touches go elsewhere")
    Differences.expect(dimmed?.layer.shadowRadius == 8, "another shadow")
    let plain = ReadmeSheet.present(content, from: presenter)
    let view = (plain.dimmedView as? PassthroughDimmedView)?.hitTestHandlerView
    Differences.expect(view === presenter.view, "touches do not go to the presenter")
  }

  static func checkHeights(_ matrix: Matrix) {
    for (key, present) in [
      ("found", { found().viewControllerAppearance }),
      ("asking", { asking().viewControllerAppearance }),
    ] as [(String, () -> ModalViewAppearance)] {
      for place in matrix.sheets[key] ?? [] {
        device.resize(to: place.size, safeArea: place.safeArea, traits: place.traits)
        let words = "\(key) on \(place.device)"
        let detents = present().presentationDetents
        let heights = detents.map { detent -> CGFloat in
          switch detent {
          case .headerOnly: return 0
          case .height(let height): return height
          case .maxHeight: return place.limit
          }
        }
        Differences.expect(heights == heights.sorted(), "\(words): not in order")
        for detent in place.detents where detent.isActive {
          Differences.expect(
            heights.contains { abs($0 - detent.height) <= 0.501 },
            "\(words): \(detent.id) at \(detent.height) is not among \(heights)")
        }
        if key == "found" {
          Differences.expect(detents.last == .maxHeight, "\(words): not the library's own maximum")
        }
      }
    }
  }

  static func checkDismissal() {
    device.resize(
      to: CGSize(width: 402, height: 874), safeArea: .zero, traits: UITraitCollection())
    let readme = ReadmeSheet.present(content, from: presenter)
    Differences.expect(
      readme.onDragToDismiss == nil && readme.onTapToDismiss == nil, "the library's is replaced")
    Differences.expect(
      found().onDragToDismiss != nil && found().onTapToDismiss != nil, "found is dismissed")
    var questions = 0
    let asks = AskingSheet.present(
      content, from: presenter,
      shouldDismiss: {
        questions += 1
        return false
      })
    asks.onDragToDismiss?()
    asks.onTapToDismiss?()
    Differences.expect(questions == 2, "asked \(questions) times")
    device.resize(
      to: CGSize(width: 874, height: 402), safeArea: .zero,
      traits: UITraitCollection(vertical: .compact))
    asking().onTapToDismiss?()
    Differences.expect(questions == 2, "a tap is asked about that does nothing")
  }

  static func found() -> DefaultModalWrapperViewController<UIViewController> {
    FoundSheet.present(
      content, from: presenter, measures: { FoundSheet.Measures(measuredSummary: 120) })
  }

  static func asking() -> DefaultModalWrapperViewController<UIViewController> {
    AskingSheet.present(content, from: presenter, shouldDismiss: { true })
  }
}
