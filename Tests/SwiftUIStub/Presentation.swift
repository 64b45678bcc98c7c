// SwiftUI's modifiers for presentations, from Apple's documentation of iOS 16 to 18. They only say what they were
// given; `StubPresentation(of:)` reads it.
public import UIKit

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  /// `nil` for all or none.
  public let stubDetent: PresentationDetent?
  public let stubIsEnabled: Bool
  public static let automatic = PresentationBackgroundInteraction(
    stubDetent: nil, stubIsEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(
    stubDetent: nil, stubIsEnabled: true)
  public static let disabled = PresentationBackgroundInteraction(
    stubDetent: nil, stubIsEnabled: false)
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(stubDetent: detent, stubIsEnabled: true)
  }
}

@available(iOS 16.4, *)
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

@available(iOS 16.4, *)
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

@available(iOS 18.0, *)
public protocol PresentationSizing: Sendable {}

@available(iOS 18.0, *)
public struct FormPresentationSizing: PresentationSizing {}

@available(iOS 18.0, *)
public struct PagePresentationSizing: PresentationSizing {}

@available(iOS 18.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

@MainActor struct StubModified<Content: View>: View {
  let content: Content
  let change: (inout StubPresentation) -> Void

  var body: Never { fatalError("nothing is drawn here") }
}

extension View {
  private func presenting(_ change: @escaping (inout StubPresentation) -> Void) -> some View {
    StubModified(content: self, change: change)
  }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    presenting { $0.colorScheme = scheme }
  }

  @available(iOS 15.0, *)
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presenting { $0.isDismissDisabled = isDisabled }
  }

  @available(iOS 16.0, *)
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presenting { $0.detents = detents }
  }

  @available(iOS 16.0, *)
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presenting {
      $0.detents = detents
      $0.selection = selection
    }
  }

  @available(iOS 16.0, *)
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presenting { $0.indicator = visibility }
  }

  @available(iOS 16.4, *)
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presenting { $0.interaction = interaction }
  }

  @available(iOS 16.4, *)
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presenting { $0.contentInteraction = behavior }
  }

  @available(iOS 16.4, *)
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presenting { $0.cornerRadius = cornerRadius }
  }

  @available(iOS 16.4, *)
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presenting { $0.background = style }
  }

  @available(iOS 16.4, *)
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presenting { $0.adaptation = (horizontal, vertical) }
  }

  @available(iOS 18.0, *)
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presenting { $0.sizing = sizing }
  }
}
