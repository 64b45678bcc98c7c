@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("nothing is drawn here") }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("nothing is drawn here") }
}

@MainActor public struct AnyView: View {
  let content: any View

  public init(_ content: some View) { self.content = content }

  public var body: Never { fatalError("nothing is drawn here") }
}

/// One of two views.
@MainActor public enum _ConditionalContent<First: View, Second: View>: View {
  case first(First)
  case second(Second)

  public var body: Never { fatalError("nothing is drawn here") }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<First: View, Second: View>(
    _ first: First, _ second: Second
  ) -> StubPair<First, Second> { StubPair(first: first, second: second) }

  @MainActor public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  @MainActor public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  @MainActor public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

@MainActor public struct StubPair<First: View, Second: View>: View {
  public let first: First
  public let second: Second

  public var body: Never { fatalError("nothing is drawn here") }
}

@MainActor public struct VStack<Content: View>: View {
  public let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("nothing is drawn here") }
}

@MainActor public struct Button: View {
  public let stubTitle: String
  public let stubAction: @MainActor () -> Void

  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    stubTitle = title
    stubAction = action
  }

  public var body: Never { fatalError("nothing is drawn here") }
}

@MainActor public struct Text: View {
  public let stubText: String

  public init(_ text: String) { stubText = text }

  public var body: Never { fatalError("nothing is drawn here") }
}

@MainActor public struct StubBackground<Content: View, Background: View>: View {
  public let content: Content
  public let background: Background

  public var body: Never { fatalError("nothing is drawn here") }
}

extension View {
  public func background<Background: View>(
    @ViewBuilder _ background: () -> Background
  ) -> some View {
    StubBackground(content: self, background: background())
  }

  public func background<Background: View>(_ background: Background) -> some View {
    StubBackground(content: self, background: background)
  }
}

extension View {
  /// Run when the stub is asked what the view says of its presentation, which is when it would appear.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    StubModified(content: self) { _ in action?() }
  }
}
