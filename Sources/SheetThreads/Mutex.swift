#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that one thread at a time can look at and change, and that others can wait for.
///
/// The standard library's `Mutex` needs macOS 15 and has nothing to wait with.
package final class Mutex<Value>: Sendable {
  /// Apart from the value in the same memory: a lock must not be moved.
  private struct Storage {
    var lock = pthread_mutex_t()
    var change = pthread_cond_t()
    var value: Value
  }

  /// Only touched below, between locking and unlocking.
  private nonisolated(unsafe) let storage: UnsafeMutablePointer<Storage>

  package init(_ value: sending Value) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(value: value))
    pthread_mutex_init(&storage.pointee.lock, nil)
    pthread_cond_init(&storage.pointee.change, nil)
  }

  deinit {
    pthread_cond_destroy(&storage.pointee.change)
    pthread_mutex_destroy(&storage.pointee.lock)
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Gives `body` the value, which no other thread has meanwhile.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(&storage.pointee.lock)
    defer { pthread_mutex_unlock(&storage.pointee.lock) }
    return body(&storage.pointee.value)
  }

  /// Changes the value and wakes those who wait for that.
  package func change(_ body: (inout Value) -> Void) {
    pthread_mutex_lock(&storage.pointee.lock)
    body(&storage.pointee.value)
    pthread_cond_broadcast(&storage.pointee.change)
    pthread_mutex_unlock(&storage.pointee.lock)
  }

  /// Waits until `body` finds in the value what it looks for.
  package func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(&storage.pointee.lock)
    defer { pthread_mutex_unlock(&storage.pointee.lock) }
    while true {
      if let found = body(&storage.pointee.value) { return found }
      pthread_cond_wait(&storage.pointee.change, &storage.pointee.lock)
    }
  }
}
