#if canImport(UIKit)
  import UIKit

  /// Calls a closure for a recogniser, from its making to its removal.
  @MainActor final class RecognizerAction: NSObject {
    private let body: (UIGestureRecognizer) -> Void

    init(_ recognizer: UIGestureRecognizer, _ body: @escaping (UIGestureRecognizer) -> Void) {
      self.body = body
      super.init()
      #if canImport(ObjectiveC)
        recognizer.addTarget(self, action: #selector(fire))
      #else
        recognizer.stubAddTarget(self) { [weak self] in self?.fire($0) }
      #endif
    }

    func remove(from recognizer: UIGestureRecognizer) {
      #if canImport(ObjectiveC)
        recognizer.removeTarget(self, action: nil)
      #else
        recognizer.stubRemoveTarget(self)
      #endif
    }

    #if canImport(ObjectiveC)
      @objc private func fire(_ recognizer: UIGestureRecognizer) { body(recognizer) }
    #else
      private func fire(_ recognizer: UIGestureRecognizer) { body(recognizer) }
    #endif
  }
#endif
