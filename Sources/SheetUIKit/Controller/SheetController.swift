#if canImport(UIKit)
  import SheetRuntime
  public import UIKit

  /// The controller of a sheet on screen: what UIKit presents, or what a container keeps as a child.
  ///
  /// Events of recognisers, keyboards and layout go to an engine, whose effects become frames, animators and
  /// reports. Its view covers the whole container; the content is a child below the sheet's header.
  public final class SheetController: UIViewController {
    /// The app's view controller.
    public let sheetContent: UIViewController
    /// What is the child: the content, or the navigation controller it was put into.
    let hosted: UIViewController
    let sheetTypes: SheetTypes
    var sheetVariants: SheetVariants
    /// What the sheet is in the present size classes.
    var sheetConfiguration: SheetConfiguration
    var engine: SheetEngine

    let stage = SheetStageView(frame: .zero)
    let motion = SheetMotion()
    let reports = SheetReports()
    var parts = SuppliedParts()
    let measures = MeasuredHeights()
    lazy var drags = SheetDrags(self)
    var sheetKeyboard: SheetKeyboard?
    private var reducedMotion: Observation?
    var headerView: SheetHeaderView?
    var guides: [UncoveredGuide] = []
    var delegateKey: Int?
    var decisionKey: Int?
    /// A dismissal of the system's presentation that the app was asked about and has not answered.
    var systemQuestion: DismissReason?
    var hasAdvised = false
    var alongside: ((CGFloat) -> Void)?
    var grabberValue: ((SheetEngine.Rest) -> String?)?

    /// How it is presented now.
    var sheetStyle = SheetStyle.bottom
    /// The system's own presentation shows it, which knows no detents.
    var isSystemStyled: Bool { sheetStyle != .bottom }
    /// Where a popover points to.
    weak var popoverSource: UIView?
    /// Its container is changing its size, and presents nothing until it has.
    var isSheetResizing = false
    /// Another style is wanted, and will be taken after the present turn.
    var isSheetStyleDue = false
    /// It is between two presentations of different styles, and nobody is to think it gone.
    var isChangingSheetStyle = false
    /// What cannot be done in between.
    var afterChangeOfStyle: [() -> Void] = []
    /// The band that a folded device bends at where the system does not tell, in the coordinates of the window;
    /// `nil` for what the system says.
    ///
    /// From iOS 27.1 on, and built with an SDK that has `UIView.reservedRegions(kind:options:)`, the sheet knows
    /// an active fold by itself and stands beside it: below one that lies across the window, and in the leading
    /// half beside one that stands upright, as the system's sheets do. An app that is built with an older SDK and
    /// knows of the fold from elsewhere sets this while the device is partly folded. An empty rectangle makes the
    /// sheet disregard the fold.
    public var sheetFold: CGRect? {
      didSet {
        if sheetFold == oldValue { return }
        animatesNextLayout = true
        viewIfLoaded?.setNeedsLayout()
      }
    }
    /// The fold that was last laid out beside.
    private var lastFold: CGRect?
    /// UIKit refers to it weakly.
    var transitioning: SheetTransitioning?
    var sheetTransition: (any UIViewControllerContextTransitioning)?
    /// UIKit's dismissal runs or is about to.
    var isLeaving = false
    var hasAskedToLeave = false
    var goneReason: DismissReason?
    var hasEnded = false
    var hasAppeared = false
    var waiting: [SheetEngine.Event] = []
    var animatesNextLayout = false
    var completions: [() -> Void] = []

    init<Detents: SheetDetents, Controls: SheetControls>(
      _ content: UIViewController, as sheet: Sheet<Detents, Controls>, _ presentation: Presentation
    ) {
      sheetContent = content
      sheetTypes = SheetTypes(sheet)
      sheetVariants = SheetVariants(sheet, as: presentation)
      sheetConfiguration = sheetVariants.base
      engine = SheetEngine(
        sheetVariants.plan,
        in: SheetLayout(SheetContainer(width: 0, height: 0, displayScale: 1, sizeClasses: [])))
      switch sheet.configuration.content.navigation {
      case .wrap where !(content is UINavigationController):
        hosted = SheetNavigationController(rootViewController: content)
      case .wrap, .own, .none: hosted = content
      }
      super.init(nibName: nil, bundle: nil)
      measures.changed = { [weak self] in self?.invalidateSheetHeights() }
      reports.answer = { [weak self] isAllowed in
        self?.answer(isAllowed)
      }
    }

    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

    func typed<Detents: SheetDetents, Controls: SheetControls>(
      as sheet: Sheet<Detents, Controls>
    ) -> PresentedSheet<Detents, Controls>? {
      sheetTypes == SheetTypes(sheet) ? PresentedSheet(self) : nil
    }

    // MARK: View

    public override func loadView() {
      view = stage
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      stage.behind = { [weak self] in self?.viewBehind }
      stage.sheet.grabber.step = { [weak self] isUp in self?.send(.stepped(up: isUp)) }
      stage.sheet.grabber.activate = { [weak self] in self?.send(.grabberTapped) }
      addChild(hosted)
      stage.sheet.setContent(hosted.view)
      hosted.didMove(toParent: self)
      drags.install()
      sheetKeyboard = SheetKeyboard { [weak self] frame in self?.keyboardMoved(to: frame) }
      reducedMotion = Observation(
        of: UIAccessibility.reduceMotionStatusDidChangeNotification, { _ in true },
        then: { [weak self] _ in self?.stage.setNeedsLayout() })
      dress()
    }

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let fold = activeFold
      if fold != lastFold { animatesNextLayout = true }
      lastFold = fold
      layOut(animated: animatesNextLayout)
      animatesNextLayout = false
    }

    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      // Keyboard Escape finds its way here only from a first responder, which may be in the content already.
      if isModal, !stage.passesThrough, !isSystemStyled, !hasFirstResponder,
        !stage.hasFirstResponder
      {
        becomeFirstResponder()
      }
      adviseOnParts()
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard isModal, !hasAskedToLeave, !isChangingSheetStyle else { return }
      // Where UIKit takes several controllers away at once, those between may not be told otherwise.
      Task {
        if presentingViewController == nil { ended() }
      }
    }

    /// A persistent sheet that its owner takes away is dismissed.
    public override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent == nil, !isModal { ended() }
    }

    public override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      stage.setNeedsLayout()
    }

    public override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      measures.forgetContent()
      isSheetResizing = true
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.isSheetResizing = false
        self?.considerStyle()
      }
    }

    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
        sheetConfiguration.content.dynamicType
      {
        measures.forgetAll()
        animatesNextLayout = true
      }
      if isViewLoaded { stage.setNeedsLayout() }
    }

    public override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      invalidateSheetHeights(animated: true)
    }

    /// Dismisses what is presented over the sheet, which may have waited for that.
    public override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      super.dismiss(animated: animated) { [weak self] in
        completion?()
        self?.considerStyle()
      }
    }

    public override var childForStatusBarStyle: UIViewController? { hosted }
    public override var childForStatusBarHidden: UIViewController? { hosted }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { hosted }
    public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      presentingViewController?.supportedInterfaceOrientations
        ?? hosted.supportedInterfaceOrientations
    }

    var isModal: Bool { engine.behavior.isModal }

    // MARK: Accessibility and keys

    public override func accessibilityPerformEscape() -> Bool {
      guard canEscape else { return false }
      send(.escapePressed)
      return true
    }

    private var canEscape: Bool {
      !isSystemStyled && (engine.behavior.dismiss.escape || !isModal)
    }

    public override var canBecomeFirstResponder: Bool { true }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if #available(iOS 13.4, *), canEscape,
        presses.contains(where: { $0.key?.keyCode == .keyboardEscape })
      {
        send(.escapePressed)
      } else {
        super.pressesBegan(presses, with: event)
      }
    }
  }

  extension UIViewController {
    /// It or a controller in it is the first responder.
    fileprivate var hasFirstResponder: Bool {
      isFirstResponder || children.contains { $0.hasFirstResponder }
    }
  }

  extension UIView {
    /// It or a view in it is the first responder.
    fileprivate var hasFirstResponder: Bool {
      isFirstResponder || subviews.contains { $0.hasFirstResponder }
    }
  }
#endif
