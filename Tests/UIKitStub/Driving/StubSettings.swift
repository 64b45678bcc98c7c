/// What a person has set in the Settings app.
@MainActor public enum StubSettings {
  public static var prefersReducedMotion = false
  public static var isVoiceOverRunning = false
  public static var areAnimationsEnabled = true
}

@MainActor enum StubFocus {
  static weak var firstResponder: UIResponder?
}
