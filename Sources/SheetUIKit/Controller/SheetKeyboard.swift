#if canImport(UIKit)
  import UIKit

  /// Hears of keyboards that come, change and go.
  @MainActor final class SheetKeyboard {
    /// Ends the observation with its own life.
    private final class Observation {
      let token: any NSObjectProtocol
      init(_ token: any NSObjectProtocol) { self.token = token }
      deinit { NotificationCenter.default.removeObserver(token) }
    }

    private var observation: Observation?
    /// Points from the container's bottom edge up to the keyboard's top, as far as it was made out.
    var height: CGFloat = 0

    /// - Parameter moved: Told the frame at the end, in the coordinates of the screen.
    init(_ moved: @escaping @MainActor (CGRect) -> Void) {
      let key = UIResponder.keyboardFrameEndUserInfoKey
      observation = Observation(
        NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { notification in
          guard let frame = notification.userInfo?[key] as? CGRect else { return }
          // UIKit posts it on the main thread.
          MainActor.assumeIsolated { moved(frame) }
        })
    }
  }
#endif
