#if canImport(UIKit)
  import UIKit

  /// Calls a closure when a control is pressed, for as long as it exists.
  @MainActor final class ControlAction: NSObject {
    private let body: () -> Void

    init(_ control: UIControl, _ body: @escaping () -> Void) {
      self.body = body
      super.init()
      #if canImport(ObjectiveC)
        control.addTarget(self, action: #selector(fire), for: .touchUpInside)
      #else
        control.stubAddTarget(for: .touchUpInside) { [weak self] in self?.fire() }
      #endif
    }

    #if canImport(ObjectiveC)
      @objc private func fire() { body() }
    #else
      private func fire() { body() }
    #endif
  }
#endif
