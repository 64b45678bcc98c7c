// A stand-in for TIBottomSheet (TouchInstinct, LeadKit). Its source is not public: spellings are those that its README
// shows, and the base types that LeadKit 1.35.1 (commit e9b32ce) has. Names of types that no text of theirs gives, and
// everything about what happens, are made up here; nothing is shown.
import UIKit

/// LeadKit 1.35.1, `ViewAppearance`.
public protocol ViewAppearance {
  static var defaultAppearance: Self { get }
}

extension ViewAppearance {
  public static func make(builder: (inout Self) -> Void) -> Self {
    var appearance = defaultAppearance
    builder(&appearance)
    return appearance
  }
}

public struct UIViewColorBackground {
  public var color: UIColor
  public init(color: UIColor) { self.color = color }
}

public enum ModalViewPresentationDetent: Equatable {
  case headerOnly
  case height(CGFloat)
  case maxHeight
}

public struct DragViewAppearance: ViewAppearance {
  public static var defaultAppearance: DragViewAppearance { DragViewAppearance() }
}

public struct HeaderViewAppearance: ViewAppearance {
  public struct Layout {
    public enum Size: Equatable {
      case unset
      case fixedHeight(CGFloat)
    }
    public var size = Size.unset
  }

  public struct StateAppearance {
    public var background: UIViewColorBackground
    public init(background: UIViewColorBackground) { self.background = background }
  }

  public struct ButtonAppearance {
    public var stateAppearances: [StubState: StateAppearance]
    public init(stateAppearances: [StubState: StateAppearance]) {
      self.stateAppearances = stateAppearances
    }
  }

  public struct Button {
    public var titles: [StubState: String]
    public var appearance: ButtonAppearance
    public init(titles: [StubState: String], appearance: ButtonAppearance) {
      self.titles = titles
      self.appearance = appearance
    }
  }

  public enum ContentViewState {
    case none
    case leadingButton(Button)
  }

  public var layout = Layout()
  public var backgroundColor = UIColor.clear
  public var contentViewState = ContentViewState.none
  public static var defaultAppearance: HeaderViewAppearance { HeaderViewAppearance() }
}

/// Stands for `UIControl.State`.
public enum StubState: Hashable {
  case normal
}

public enum ModalDragViewState {
  case hidden
  case presented(DragViewAppearance)
}

public enum ModalHeaderViewState {
  case hidden
  case presented(HeaderViewAppearance)
}

public struct ModalViewAppearance: ViewAppearance {
  public var dragViewState = ModalDragViewState.hidden
  public var headerViewState = ModalHeaderViewState.hidden
  public var presentationDetents: [ModalViewPresentationDetent] = []
  public static var defaultAppearance: ModalViewAppearance { ModalViewAppearance() }
}

open class DimmedView: UIView {}

open class PassthroughDimmedView: DimmedView {
  public weak var hitTestHandlerView: UIView?
}

open class BaseModalViewController<ContentView: UIView, FooterContentView: UIView>: UIViewController
{
  public typealias DefaultAppearance = ModalViewAppearance
  public var viewControllerAppearance = DefaultAppearance.defaultAppearance
  public var dimmedView = DimmedView(frame: .zero)
  public var onTapToDismiss: (() -> Void)?
  public var onDragToDismiss: (() -> Void)?
}

open class DefaultModalWrapperViewController<ContentViewController: UIViewController>:
  BaseModalViewController<UIView, UIView>
{
  public let contentViewController: ContentViewController

  public init(contentViewController: ContentViewController) {
    self.contentViewController = contentViewController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  public func presentPanModal(_ controller: UIViewController) {
    StubPresentation.last = controller
  }
}

/// What was presented last.
@MainActor public enum StubPresentation {
  public static var last: UIViewController?
}
