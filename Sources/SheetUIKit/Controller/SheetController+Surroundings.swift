#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetController {
    var viewBehind: UIView? {
      guard isModal else { return nil }
      return parts.passthrough ?? presentingViewController?.view
    }

    func pass(_ passes: Bool) {
      stage.passesThrough = passes
      // Only what covers its surroundings keeps VoiceOver from them.
      let isAlone = isModal && !passes
      stage.accessibilityViewIsModal = isAlone
      if isModal { stage.superview?.accessibilityViewIsModal = isAlone }
    }

    func moveFocus(to target: SheetEngine.FocusTarget) {
      guard isModal else { return }
      switch target {
      case .sheet: UIAccessibility.post(notification: .screenChanged, argument: stage.sheet)
      case .presentingView:
        UIAccessibility.post(
          notification: .screenChanged, argument: presentingViewController?.view)
      }
    }

    func keyboardMoved(to frame: CGRect) {
      guard let sheetKeyboard, let window = stage.window else { return }
      let shown = stage.convert(frame, from: window.screen.coordinateSpace)
      let overlap = stage.bounds.maxY - shown.minY
      // One that floats covers a part that nobody can make room for.
      let isDocked = shown.maxY >= stage.bounds.maxY - 1
      let height = isDocked && shown.height > 0 ? max(0, overlap) : 0
      // One that comes while something is presented over the sheet is for that; one that goes is gone for both.
      if sheetKeyboard.height == height
        || presentedViewController != nil && height > sheetKeyboard.height
      {
        return
      }
      sheetKeyboard.height = height
      layOut(animated: true)
    }
  }
#endif
