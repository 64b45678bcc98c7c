/// Posts what UIKit posts when a keyboard comes, changes or goes.
@MainActor public enum StubKeyboard {
  public static func show(height: CGFloat, on screen: UIScreen = .main) {
    let frame = CGRect(
      x: 0, y: screen.bounds.height - height, width: screen.bounds.width, height: height)
    post(frame)
  }

  /// One that floats above the bottom edge, as on iPad.
  public static func float(_ frame: CGRect) { post(frame) }

  public static func hide(on screen: UIScreen = .main) {
    post(CGRect(x: 0, y: screen.bounds.height, width: screen.bounds.width, height: 0))
  }

  private static func post(_ frame: CGRect) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: frame,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ])
  }
}
