import UIKit

/// Lets the virtual time pass, and the tasks that wait for events, until something holds; at most for seconds.
///
/// Whoever iterates over events is resumed by the system's threads, which nothing here can hurry.
@MainActor func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<5000 {
    StubTime.settle()
    if condition() { return true }
    try? await Task.sleep(nanoseconds: 1_000_000)
  }
  return false
}
