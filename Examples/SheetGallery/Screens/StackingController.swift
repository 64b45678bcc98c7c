import SheetRuntime
import SheetUIKit
import UIKit

/// Presents another of its kind in a sheet of its own.
final class StackingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let another = UIAction(title: "Another") { [weak self] _ in
      self?.present(StackingController(), as: Sheets.stacked)
    }
    let button = UIButton(type: .system, primaryAction: another)
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    view.addSubview(button)
  }
}
