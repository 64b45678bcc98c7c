import SheetDiagnostics
import SheetModel
import SheetRuntime

extension Exits {
  /// Why a swipe and a tap outside do not close a sheet, each at the key that says so.
  static func notes(on combination: Combination) -> [Diagnostic.Note] {
    let configuration = combination.configuration
    var notes: [Diagnostic.Note] = []
    func note(_ key: SheetKey, _ message: String) {
      guard let span = combination.origins.valueSpan(of: key.row) else { return }
      notes.append(Diagnostic.Note(message, at: span))
    }

    if configuration.style == .fullScreen {
      notes.append(.init("a full-screen presentation has no outside to tap and takes no swipe"))
    } else {
      if !configuration.dismiss.swipe {
        note(.dismissSwipe, "a swipe does not close it")
      } else if configuration.swipeMode == .none {
        note(.swipeMode, "drags are switched off")
      } else if configuration.swipeMode == .top, !hasTop(configuration) {
        note(.swipeMode, "drags are left to the grabber and the header, and there is neither")
      }
      if configuration.taps.outside != .leave {
        note(.tapsOutside, "a tap outside does not close it")
      } else if Exits.isPassing(configuration) {
        note(.passthrough, "a tap outside goes to the view behind")
      }
    }
    if configuration.header.custom {
      for (key, button) in [
        (SheetKey.headerLeading, configuration.header.leading),
        (.headerTrailing, configuration.header.trailing),
      ] where dismisses(button) {
        note(key, "'custom: true' draws the app's view in the place of this button")
      }
    }
    return notes
  }
}
