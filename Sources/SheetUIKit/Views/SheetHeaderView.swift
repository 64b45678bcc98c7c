#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// A header made of a title and buttons.
  final class SheetHeaderView: UIView {
    private let title = UILabel(frame: .zero)
    private var leading: UIButton?
    private var trailing: UIButton?
    private var actions: [ControlAction] = []
    private var backButtons: [UIButton] = []
    private var controls: [(index: ControlIndex, button: UIButton)] = []
    /// Told what a pressed button is to do.
    var press: ((ButtonAction) -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.font = .preferredFont(forTextStyle: .headline)
      title.adjustsFontForContentSizeCategory = true
      title.textAlignment = .center
      title.accessibilityTraits = .header
      addSubview(title)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func show(_ header: Header, theme: HeaderTheme, _ parts: SuppliedParts) {
      backgroundColor = theme.background.uiColor
      tintColor = theme.tint.uiColor
      title.text = parts.title ?? header.title?.lookedUp
      title.isHidden = title.text == nil
      leading?.removeFromSuperview()
      trailing?.removeFromSuperview()
      actions = []
      backButtons = []
      controls = []
      leading = header.leading.map { button(for: $0) }
      trailing = header.trailing.map { button(for: $0) }
      for case let button? in [leading, trailing] { addSubview(button) }
      disable(parts.disabledControls)
      setNeedsLayout()
    }

    /// Buttons of the sheet's own that mean nothing now, and no others.
    func disable(_ disabled: [ControlIndex]) {
      for (index, button) in controls { button.isEnabled = !disabled.contains(index) }
    }

    /// Hides what goes back where there is nothing to go back to.
    var canGoBack = false {
      didSet { for button in backButtons { button.isHidden = !canGoBack } }
    }

    /// Where a button is under a point, it is pressed rather than the header dragged or tapped.
    func button(at point: CGPoint) -> UIView? {
      for case let button? in [leading, trailing] where !button.isHidden {
        let room = button.frame.insetBy(
          dx: min(0, (button.frame.width - 44) / 2), dy: min(0, (button.frame.height - 44) / 2))
        if room.contains(point) { return button }
      }
      return nil
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let hit = super.hitTest(point, with: event) else { return nil }
      return button(at: point) ?? hit
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let insets = safeAreaInsets
      let room = bounds.inset(
        by: UIEdgeInsets(
          top: 0, left: insets.left + 16, bottom: 0, right: insets.right + 16))
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let left = isRightToLeft ? trailing : leading
      let right = isRightToLeft ? leading : trailing
      let leftWidth = place(left, in: room, atLeft: true)
      let rightWidth = place(right, in: room, atLeft: false)
      // Centred in the sheet, and so between buttons of different widths.
      let side = max(leftWidth, rightWidth)
      title.frame = CGRect(
        x: room.minX + side, y: 0, width: max(0, room.width - 2 * side), height: bounds.height)
    }

    private func place(_ button: UIButton?, in room: CGRect, atLeft isLeft: Bool) -> CGFloat {
      guard let button else { return 0 }
      let size = button.intrinsicContentSize
      button.frame = CGRect(
        x: isLeft ? room.minX : room.maxX - size.width, y: (room.height - size.height) / 2,
        width: size.width, height: size.height)
      return button.isHidden ? 0 : size.width + 8
    }

    /// As tall as its text wants to be, and no lower than a finger.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      var height: CGFloat = 44
      if !title.isHidden { height = max(height, title.intrinsicContentSize.height + 20) }
      for case let button? in [leading, trailing] {
        height = max(height, button.intrinsicContentSize.height + 8)
      }
      return CGSize(width: size.width, height: height)
    }

    private func button(for button: HeaderButton) -> UIButton {
      switch button {
      case .close: return add(UIButton(type: .close), doing: .dismiss)
      case .back:
        let view = UIButton(type: .system)
        let symbol: String
        if #available(iOS 14.0, *) { symbol = "chevron.backward" } else { symbol = "chevron.left" }
        view.setImage(UIImage(systemName: symbol), for: .normal)
        view.accessibilityLabel = SheetAssets.word("Back")
        return add(view, doing: .back)
      case .custom(let title, let symbol, let label, let action):
        let view = UIButton(type: .system)
        if let title { view.setTitle(title.lookedUp, for: .normal) }
        if let symbol { view.setImage(UIImage(systemName: symbol), for: .normal) }
        if let label { view.accessibilityLabel = label.lookedUp }
        return add(view, doing: action)
      }
    }

    private func add(_ button: UIButton, doing action: ButtonAction) -> UIButton {
      switch action {
      case .back:
        backButtons.append(button)
        button.isHidden = !canGoBack
      case .control(let index): controls.append((index, button))
      case .dismiss: break
      }
      actions.append(ControlAction(button) { [weak self] in self?.press?(action) })
      return button
    }
  }
#endif
