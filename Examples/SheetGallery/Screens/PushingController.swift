import UIKit

/// Pushes another of its kind, which is taller.
final class PushingController: UIViewController {
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
    preferredContentSize.height = CGFloat(100 + depth * 80)
    title = "Screen \(depth)"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.setNavigationBarHidden(true, animated: false)
    let depth = depth
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Push") { [weak self] _ in
        self?.navigationController?.pushViewController(
          PushingController(depth: depth + 1), animated: true)
      })
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    view.addSubview(button)
  }
}
