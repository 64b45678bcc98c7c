@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  override func wantsToBegin(_ finger: StubFinger) -> Bool {
    StubTime.now - finger.landed >= minimumPressDuration - 1e-9
  }
}
