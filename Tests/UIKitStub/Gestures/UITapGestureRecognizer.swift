@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1

  override func hasFailed(_ finger: StubFinger) -> Bool {
    max(abs(finger.location.x - start.x), abs(finger.location.y - start.y)) >= 10
  }

  override func recognizesOnLift(_ finger: StubFinger) -> Bool { true }
}
