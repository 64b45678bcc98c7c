import UIKit

/// Text fields in a scroll view.
final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 0, height: 400)
    view.addSubview(scrollView)
    for row in 0..<6 {
      let field = UITextField(
        frame: CGRect(x: 20, y: 12 + row * 60, width: 280, height: 44))
      field.placeholder = "Field \(row + 1)"
      field.borderStyle = .roundedRect
      scrollView.addSubview(field)
    }
  }
}
