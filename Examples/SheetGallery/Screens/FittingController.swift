import SheetUIKit
import UIKit

/// Grows and shrinks by rows, and says so by its preferred size.
final class FittingController: UIViewController {
  private(set) var rows: CGFloat = 2 {
    didSet {
      preferredContentSize.height = rows * 60
      sheetController?.invalidateSheetHeights()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize.height = rows * 60
    let more = UIAction(title: "More") { [weak self] _ in self?.rows += 1 }
    let less = UIAction(title: "Less") { [weak self] _ in
      if let self, rows > 1 { rows -= 1 }
    }
    for (place, action) in [more, less].enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20 + place * 120, y: 8, width: 100, height: 44)
      view.addSubview(button)
    }
  }
}
