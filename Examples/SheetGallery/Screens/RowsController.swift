import UIKit

/// A list of rows.
final class RowsController: UIViewController {
  private let list = UIScrollView(frame: .zero)
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    for row in 1...count {
      let label = UILabel(frame: .zero)
      label.text = "Row \(row)"
      list.addSubview(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var y: CGFloat = 0
    for case let label as UILabel in list.subviews {
      label.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: 44)
      y += 44
    }
    list.contentSize = CGSize(width: view.bounds.width, height: y)
  }

  func scrollToEnd() {
    let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    list.setContentOffset(CGPoint(x: 0, y: max(0, end)), animated: true)
  }
}
