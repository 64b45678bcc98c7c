#if canImport(UIKit)
  import UIKit

  /// Calls a closure for a recogniser, from its making to its removal.
  @MainActor final class RecognizerAction: NSObject {
    private let body: () -> Void

    init(_ recognizer: UIGestureRecognizer, _ body: @escaping () -> Void) {
      self.body = body
      super.init()
      #if canImport(ObjectiveC)
        recognizer.addTarget(self, action: #selector(fire))
        // Recognisers do not keep their targets, and one of the content's may outlive the sheet.
        objc_setAssociatedObject(recognizer, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        recognizer.stubAddTarget(self) { [weak self] _ in self?.fire() }
      #endif
    }

    func remove(from recognizer: UIGestureRecognizer) {
      #if canImport(ObjectiveC)
        recognizer.removeTarget(self, action: nil)
        objc_setAssociatedObject(recognizer, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        recognizer.stubRemoveTarget(self)
      #endif
    }

    #if canImport(ObjectiveC)
      private var key: UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      }

      @objc private func fire() { body() }
    #else
      private func fire() { body() }
    #endif
  }
#endif
