public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public enum ColorScheme: Hashable, Sendable { case light, dark }

public struct EnvironmentValues: Sendable {
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// What views and heights read.
  @MainActor public static var stubCurrent = EnvironmentValues()

  public init() {}
}

@MainActor @propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  public var wrappedValue: Value { EnvironmentValues.stubCurrent[keyPath: path] }
}
