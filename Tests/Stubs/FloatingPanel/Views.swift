import UIKit

public class SurfaceAppearance: NSObject {
  public class Shadow: NSObject {
    public var hidden: Bool = false
    public var color: UIColor = .black
    public var offset: CGSize = CGSize(width: 0.0, height: 1.0)
    public var opacity: Float = 0.2
    public var radius: CGFloat = 3
    public var spread: CGFloat = 0
  }

  public var backgroundColor: UIColor? = UIColor.systemBackground
  public var cornerRadius: CGFloat = 0.0
  public lazy var cornerCurve: CALayerCornerCurve = .circular
  public var shadows: [Shadow] = [Shadow()]
  public var borderColor: UIColor?
  public var borderWidth: CGFloat = 0.0
}

public class SurfaceView: UIView {
  public let grabberHandle = GrabberView(frame: .zero)
  public var grabberHandlePadding: CGFloat = 6.0
  public var grabberAreaOffset: CGFloat = 36.0
  public var grabberHandleSize: CGSize = CGSize(width: 36.0, height: 5.0)
  public weak var contentView: UIView?
  public var contentPadding: UIEdgeInsets = .zero
  public var appearance = SurfaceAppearance()
  public var containerMargins: UIEdgeInsets = .zero

  public override var intrinsicContentSize: CGSize {
    let fitting =
      contentView?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) ?? CGSize.zero
    return CGSize(
      width: fitting.width,
      height: containerMargins.top + containerMargins.bottom + contentPadding.top
        + contentPadding.bottom + fitting.height)
  }
}

public class GrabberView: UIView {
  public var barColor = UIColor(red: 0.76, green: 0.77, blue: 0.76, alpha: 1)
}

public class BackdropView: UIView {
  public var dismissalTapGestureRecognizer: UITapGestureRecognizer!
}

public final class FloatingPanelPanGestureRecognizer: UIPanGestureRecognizer {
  public var stubVelocity = CGPoint.zero
  public var stubLocation = CGPoint.zero
  public override func velocity(in view: UIView?) -> CGPoint { stubVelocity }
  public override func location(in view: UIView?) -> CGPoint { stubLocation }
}
