public final class UIImage: Sendable {
  public let stubName: String

  public init?(systemName name: String) { stubName = name }
}
