public import UIKit

@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, @unchecked Sendable {
  private enum Kind: Hashable {
    case medium
    case large
    case height(CGFloat)
    case fraction(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let resolve: (Context) -> CGFloat?

  public static let medium = PresentationDetent(.medium) { context in
    if context.verticalSizeClass == .compact { return nil }
    return context.maxDetentValue * (context.stubContainerHeight > 568 ? 0.56 : 0.63)
  }
  public static let large = PresentationDetent(.large) { $0.maxDetentValue }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height)) { min(height, $0.maxDetentValue) }
  }

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction)) { $0.maxDetentValue * fraction }
  }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  private init(_ kind: Kind, _ resolve: @escaping (Context) -> CGFloat?) {
    self.kind = kind
    self.resolve = resolve
  }

  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool {
    left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Its height there; `nil` where it is not active.
  public func stubHeight(in context: Context) -> CGFloat? { resolve(context) }

  @dynamicMemberLookup public struct Context: Sendable {
    public let maxDetentValue: CGFloat
    public let stubContainerHeight: CGFloat
    private let environment: EnvironmentValues

    public init(maximum: CGFloat, container: CGFloat, environment: EnvironmentValues) {
      maxDetentValue = maximum
      stubContainerHeight = container
      self.environment = environment
    }

    public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: path]
    }
  }
}

@available(iOS 16.0, *)
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}
