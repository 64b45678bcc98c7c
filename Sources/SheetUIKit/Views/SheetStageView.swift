#if canImport(UIKit)
  import UIKit

  /// The whole of a sheet's surroundings: dimming, the shadow cast on it, and the sheet.
  final class SheetStageView: UIView {
    let dimming = SheetDimmingView(frame: .zero)
    let dimmingShadow = ShadowCastingView(frame: .zero)
    let sheet = SheetView(frame: .zero)
    /// Touches beside the sheet are for what lies behind.
    var passesThrough = true
    /// What lies behind, where it is not what UIKit would find there by itself.
    var behind: (() -> UIView?)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      dimmingShadow.isUserInteractionEnabled = false
      addSubview(dimming)
      addSubview(dimmingShadow)
      addSubview(sheet)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      dimming.frame = bounds
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let hit = super.hitTest(point, with: event) else { return nil }
      if hit.isDescendant(of: sheet) { return hit }
      guard passesThrough else { return hit.isDescendant(of: dimming) ? hit : dimming }
      guard let behind = behind?() else { return nil }
      return behind.hitTest(convert(point, to: behind), with: event)
    }
  }
#endif
