#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// Casts a shadow whose colour follows the appearance, which a layer's by itself does not.
  class ShadowCastingView: UIView {
    private var shadow = Shadow.none

    /// Casts a shadow, or none.
    func cast(_ shadow: Shadow) {
      self.shadow = shadow
      layer.shadowOpacity = shadow.isPresent ? Float(shadow.opacity) : 0
      layer.shadowColor = shadow.color.uiColor.resolvedColor(with: traitCollection).cgColor
      layer.shadowRadius = CGFloat(shadow.radius)
      layer.shadowOffset = CGSize(width: shadow.offset.width, height: shadow.offset.height)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { cast(shadow) }
    }
  }
#endif
