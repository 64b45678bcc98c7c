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

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
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
