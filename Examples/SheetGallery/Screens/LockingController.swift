import SheetRuntime
import SheetUIKit
import UIKit

/// Changes the description of its sheet, so that nobody leaves it in between.
final class LockingController: UIViewController {
  private var isLocked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let lock = UIAction(title: "Lock or unlock") { [weak self] _ in self?.toggle() }
    let button = UIButton(type: .system, primaryAction: lock)
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    view.addSubview(button)
  }

  private func toggle() {
    isLocked.toggle()
    let isLocked = isLocked
    presentedSheet(as: Sheets.threeDetents)?.update {
      $0.swipeMode = isLocked ? .none : .full
      $0.taps.outside = isLocked ? .none : .leave
      $0.header.trailing = isLocked ? nil : .close
      $0.theme.grabber.isPresent = !isLocked
    }
  }
}
