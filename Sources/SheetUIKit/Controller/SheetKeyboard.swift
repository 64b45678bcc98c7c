#if canImport(UIKit)
  import UIKit

  /// Hears of keyboards that come, change and go.
  @MainActor final class SheetKeyboard {
    private let observation: Observation
    /// Points from the container's bottom edge up to the keyboard's top, as far as it was made out.
    var height: CGFloat = 0

    /// - Parameter moved: Told the frame at the end, in the coordinates of the screen.
    init(_ moved: @escaping @MainActor (CGRect) -> Void) {
      let key = UIResponder.keyboardFrameEndUserInfoKey
      observation = Observation(
        of: UIResponder.keyboardWillChangeFrameNotification, { $0.userInfo?[key] as? CGRect },
        then: moved)
    }
  }
#endif
