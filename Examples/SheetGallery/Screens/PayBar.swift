import UIKit

/// A footer with one button.
final class PayBar: UIView {
  private let button: UIButton

  init(title: String) {
    button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    addSubview(button)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 64)
  }

  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: size.width, height: 64) }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds.insetBy(dx: 20, dy: 10)
  }
}
