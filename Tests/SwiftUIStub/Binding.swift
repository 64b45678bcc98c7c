/// SwiftUI's closures are `@Sendable` and run where the binding was made; here that is the main actor.
@MainActor @propertyWrapper public struct Binding<Value> {
  private let read: @MainActor @Sendable () -> Value
  private let write: @MainActor @Sendable (Value) -> Void

  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    read = get
    write = set
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}

/// Keeps its value in itself; nothing is drawn anew when it changes.
@MainActor @propertyWrapper public struct State<Value> {
  @MainActor private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}
