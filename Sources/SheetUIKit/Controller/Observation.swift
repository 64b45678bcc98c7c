#if canImport(UIKit)
  import UIKit

  /// Hears of notifications for as long as it exists.
  final class Observation {
    private let token: any NSObjectProtocol

    /// - Parameters:
    ///   - read: Takes what is wanted out of a notification; `nil` for nothing.
    ///   - body: Called on the main thread, where UIKit posts.
    init<Value: Sendable>(
      of name: Notification.Name, _ read: @escaping @Sendable (Notification) -> Value?,
      then body: @escaping @MainActor (Value) -> Void
    ) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        notification in
        guard let value = read(notification) else { return }
        MainActor.assumeIsolated { body(value) }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
