import SheetRuntime
import UIKit

@testable import SheetUIKit

/// An upright iPhone 17 Pro with a screen that counts the taps it gets.
@MainActor final class TestScreen {
  let device: StubDevice
  let rear = RearController()

  init(traits: UITraitCollection = UITraitCollection()) {
    device = StubDevice(traits: traits, root: rear)
    StubLog.lines = []
  }

  /// Presents and waits until the sheet stands.
  func present(
    _ content: UIViewController, as sheet: CartSheet, animated: Bool = true
  ) -> PresentedSheet<CartDetents, CartControls> {
    let presented = rear.present(content, as: sheet, animated: animated)
    StubTime.settle()
    return presented
  }

  /// Where the sheet's top edge is on screen, in points from the window's top.
  func top(of sheet: PresentedSheet<CartDetents, CartControls>) -> CGFloat {
    sheet.controller?.stage.sheet.layer.presentation()?.frame.minY ?? .nan
  }

  /// The window's y of a position above the bottom safe area.
  func y(at position: CGFloat) -> CGFloat {
    device.window.bounds.height - device.window.safeAreaInsets.bottom - position
  }

  /// Puts a finger on the middle of the content.
  func touch(_ sheet: PresentedSheet<CartDetents, CartControls>, below top: CGFloat = 100)
    -> StubFinger
  {
    device.touch(CGPoint(x: 200, y: self.top(of: sheet) + top))
  }
}

/// What lies behind the sheets.
final class RearController: UIViewController {
  private(set) var taps = 0
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 0, y: 100, width: 402, height: 100)
    button.setTitle("Behind", for: .normal)
    button.stubAddTarget(for: .touchUpInside) { [weak self] in self?.taps += 1 }
    view.addSubview(button)
  }
}

/// A list of a hundred rows that fills its screen.
final class ListController: UIViewController, UIScrollViewDelegate {
  let list = UITableView(frame: .zero)
  private(set) var scrolls = 0

  override func loadView() {
    list.contentSize = CGSize(width: 402, height: 4400)
    list.delegate = self
    view = UIView(frame: .zero)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// Content of a height of its own.
final class FittingController: UIViewController {
  var height: CGFloat {
    didSet { fitting?.height = height }
  }
  private var fitting: FittingView?

  init(height: CGFloat) {
    self.height = height
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let fitting = FittingView(height: height)
    self.fitting = fitting
    view = fitting
  }
}

/// As tall by Auto Layout as it is told.
final class FittingView: UIView {
  var height: CGFloat

  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 300, height: height) }
}

/// Collects the events of a sheet, typed.
@MainActor final class EventLog: SheetDelegate {
  var events: [SheetEvent<CartDetents, CartControls>] = []
  var answer = DismissalAnswer.allow
  private(set) var questions: [DismissReason] = []

  func sheet(
    _ sheet: PresentedSheet<CartDetents, CartControls>,
    didSend event: SheetEvent<CartDetents, CartControls>
  ) { events.append(event) }

  func sheet(
    _ sheet: PresentedSheet<CartDetents, CartControls>, shouldDismiss reason: DismissReason
  ) -> DismissalAnswer {
    questions.append(reason)
    return answer
  }

  /// Without the positions, of which there is one a frame.
  var milestones: [SheetEvent<CartDetents, CartControls>] {
    events.filter { if case .position = $0 { false } else { true } }
  }
}
