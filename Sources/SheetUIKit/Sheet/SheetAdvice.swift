#if canImport(UIKit)
  /// Tells a developer, in debug builds, what an app asks of a sheet that cannot have the effect it seems to have.
  @MainActor enum SheetAdvice {
    /// Where the words go.
    static var say: (String) -> Void = { print("SheetUIKit: \($0)") }

    static func give(_ words: @autoclosure () -> String) {
      #if DEBUG
        say(words())
      #endif
    }
  }
#endif
