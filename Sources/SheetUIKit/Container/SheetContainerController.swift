#if canImport(UIKit)
  public import SheetRuntime
  public import UIKit

  /// Shows a screen with persistent sheets over it, as map apps do.
  ///
  /// The sheets rise within its view, above its bottom safe area and so above a tab bar.
  open class SheetContainerController: UIViewController {
    /// The screen behind the sheets.
    public let controllerBehindSheets: UIViewController

    /// - Parameter controllerBehindSheets: The screen behind the sheets; it becomes a child.
    public init(controllerBehindSheets: UIViewController) {
      self.controllerBehindSheets = controllerBehindSheets
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
      super.viewDidLoad()
      addChild(controllerBehindSheets)
      fill(with: controllerBehindSheets.view)
      controllerBehindSheets.didMove(toParent: self)
    }

    /// Puts content into a sheet that stays; the last one added is in front.
    ///
    /// A sheet that YAML calls modal stays here too: a person lowers it and does not dismiss it, and where its
    /// `passthrough` is `never`, touches pass at its smallest detent. A debug build says so in the console.
    ///
    /// `dismiss` of what is returned takes it away again, and so does removing its controller from this one.
    @discardableResult
    public func add<Detents: SheetDetents, Controls: SheetControls>(
      _ content: UIViewController, as sheet: Sheet<Detents, Controls>
    ) -> PresentedSheet<Detents, Controls> {
      if sheet.configuration.presentation == .modal {
        SheetAdvice.give(
          "\(type(of: content)) is added as a modal sheet, which stays here; "
            + "say 'presentation: persistent', or present it for one that is dismissed")
      }
      let controller = SheetController(content, as: sheet, .persistent)
      addChild(controller)
      fill(with: controller.view)
      controller.didMove(toParent: self)
      controller.appear(animated: false)
      return PresentedSheet(controller)
    }

    /// The sheets, the front-most last.
    public var sheetControllers: [SheetController] {
      children.compactMap { $0 as? SheetController }
    }

    open override var childForStatusBarStyle: UIViewController? { controllerBehindSheets }
    open override var childForStatusBarHidden: UIViewController? { controllerBehindSheets }

    private func fill(with child: UIView) {
      child.frame = view.bounds
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child)
    }
  }
#endif
