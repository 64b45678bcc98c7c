public import UIKit

/// What the modifiers of a view say of its presentation, those further in first.
@MainActor public struct StubPresentation {
  public var colorScheme: ColorScheme?
  public var isDismissDisabled = false
  public var detents: Set<PresentationDetent> = [.large]
  public var selection: Binding<PresentationDetent>?
  public var indicator = Visibility.automatic
  public var interaction = PresentationBackgroundInteraction.automatic
  public var contentInteraction = PresentationContentInteraction.automatic
  public var cornerRadius: CGFloat?
  public var background: (any ShapeStyle)?
  public var adaptation = (
    horizontal: PresentationAdaptation.automatic, vertical: PresentationAdaptation.automatic
  )
  public var sizing: (any PresentationSizing)?

  public init(of view: some View) { read(view) }

  private mutating func read(_ view: some View) {
    if let view = view as? any StubTransparent {
      for content in view.contents { read(content) }
      view.apply(to: &self)
    }
  }
}

/// A view that says something of what is around it.
@MainActor protocol StubTransparent {
  var contents: [any View] { get }
  func apply(to presentation: inout StubPresentation)
}

extension StubTransparent {
  func apply(to presentation: inout StubPresentation) {}
}

extension StubModified: StubTransparent {
  var contents: [any View] { [content] }
  func apply(to presentation: inout StubPresentation) { change(&presentation) }
}

extension AnyView: StubTransparent {
  var contents: [any View] { [content] }
}

extension StubBackground: StubTransparent {
  var contents: [any View] { [content] }
}

extension _ConditionalContent: StubTransparent {
  var contents: [any View] {
    switch self {
    case .first(let content): [content]
    case .second(let content): [content]
    }
  }
}

extension ModifiedContent: StubTransparent {
  var contents: [any View] { [content, modifier.body(content: _ViewModifier_Content<Modifier>())] }
}
