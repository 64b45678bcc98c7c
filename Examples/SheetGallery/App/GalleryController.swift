import UIKit

/// The list of everything that there is to try.
final class GalleryController: UIViewController {
  private let list = UIScrollView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sheets"
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    view.addSubview(list)
    for entry in GalleryEntry.all {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: entry.title) { [weak self] _ in
          if let self { entry.show(self) }
        })
      list.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var y: CGFloat = 0
    for case let button as UIButton in list.subviews {
      button.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: 48)
      y += 48
    }
    list.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}
