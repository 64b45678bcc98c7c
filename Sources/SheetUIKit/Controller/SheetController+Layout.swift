#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetController {
    /// Brings the engine up to date with the container, the parts and the person's wishes.
    func layOut(animated: Bool = false) {
      if isChangingSheetStyle { return }
      drags.look()
      considerStyle()
      if isSystemStyled { return layOutSystemStyled() }
      if stage.bounds.isEmpty { return }
      takeUpVariant()
      // Until it has the style that is wanted here, it stays what it was.
      let isDescribed = sheetConfiguration.style == wantedConfiguration.style
      let layout = currentLayout(
        isDescribed ? variantClasses : engine.layout.container.sizeClasses)
      arrange(layout)
      if layout != engine.layout {
        send(.layoutChanged(layout, animated: animated && hasAppeared))
      } else if !isMoving {
        place(engine.reach.frame(at: engine.position))
      }
      arrangeContent()
      updateNavigation()
    }

    /// Becomes what the sheet is in the present size classes.
    func takeUpVariant() {
      let next = wantedConfiguration
      if next == sheetConfiguration || next.style != sheetStyle { return }
      sheetConfiguration = next
      dress()
    }

    var isMoving: Bool {
      switch engine.phase {
      case .settling: true
      case .resting, .dragging, .dismissed: false
      }
    }

    func currentLayout(_ classes: SizeClasses) -> SheetLayout {
      let panel = panel
      let insets = stage.safeAreaInsets
      let bounds = stage.bounds
      let margin = sheetConfiguration.width.isPresent ? sheetConfiguration.width.margins.bottom : 0
      let container = SheetContainer(
        width: Double(panel.width), height: Double(panel.height),
        safeArea: SafeAreaInsets(
          top: Double(max(0, insets.top - panel.minY)),
          left: Double(max(0, insets.left - panel.minX)),
          bottom: max(Double(insets.bottom), margin),
          right: Double(max(0, insets.right - (bounds.maxX - panel.maxX)))),
        navigationBarBottom: navigationBarBottom.map { Double($0 - panel.minY) },
        displayScale: max(1, Double(traitCollection.displayScale)), sizeClasses: classes)
      let width = CGFloat(span(in: container).width)
      return SheetLayout(
        container, measures: measures.layout(of: self, width: width),
        keyboardHeight: Double(sheetKeyboard?.height ?? 0),
        prefersReducedMotion: UIAccessibility.isReduceMotionEnabled)
    }

    func span(in container: SheetContainer) -> SheetSpan {
      sheetConfiguration.width.span(
        in: container, contentWidth: contentWidth,
        isRightToLeft: stage.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    var contentWidth: Double? {
      switch sheetConfiguration.width.follows {
      case .container: nil
      case .content: measures.contentWidth(of: hosted)
      }
    }

    /// The band that the device bends at now, in the coordinates of the stage.
    var activeFold: CGRect? {
      if let sheetFold { return sheetFold.isEmpty ? nil : stage.convert(sheetFold, from: nil) }
      // UIKit 9127.0.85 is that of the SDK of iOS 27.1, the first that knows folds; the compiler is that of 27.0.
      // Asked while it lays out, UIKit lays out again when the answer changes.
      #if os(Linux) || canImport(UIKit, _underlyingVersion: 9127.0.85)
        #if !targetEnvironment(macCatalyst)
          if #available(iOS 27.1, *) {
            return stage.reservedRegions(kind: .division).first { $0.isActive }?.frame
          }
        #endif
      #endif
      return nil
    }

    /// The part of the container that the sheet rises in: all of it, or what lies beside an active fold.
    var panel: CGRect {
      let bounds = stage.bounds
      guard let fold = activeFold, fold.intersects(bounds) else { return bounds }
      if fold.width > fold.height {
        return CGRect(
          x: 0, y: fold.maxY, width: bounds.width, height: max(0, bounds.maxY - fold.maxY))
      }
      // Of the two halves the leading one, as the system's own sheets do.
      let isRightToLeft = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return isRightToLeft
        ? CGRect(
          x: fold.maxX, y: 0, width: max(0, bounds.maxX - fold.maxX), height: bounds.height)
        : CGRect(x: 0, y: 0, width: max(0, fold.minX), height: bounds.height)
    }

    /// The bottom of the bar of the screen behind.
    var navigationBarBottom: CGFloat? {
      let behind = isModal ? presentingViewController : parent
      guard let navigation = behind?.frontNavigationController,
        !navigation.isNavigationBarHidden
      else { return nil }
      let bar = navigation.navigationBar
      return stage.convert(bar.bounds, from: bar).maxY
    }

    /// Hands the heights of the parts to the sheet's view.
    func arrange(_ layout: SheetLayout) {
      let grabber = sheetConfiguration.theme.grabber
      let strip = CGFloat(grabber.stripHeight)
      let below = sheetConfiguration.width.isPresent ? sheetConfiguration.width.margins.bottom : 0
      var arrangement = stage.sheet.arrangement
      switch grabber.placement {
      case .inside:
        arrangement.strip = strip
        arrangement.outsideStrip = 0
      case .outside:
        arrangement.strip = 0
        arrangement.outsideStrip = strip
      }
      arrangement.isStripTranslucent =
        grabber.background.isPresent && grabber.background.translucent
      arrangement.header =
        sheetConfiguration.header.isPresent
        ? CGFloat(sheetConfiguration.header.height ?? layout.measures.headerHeight ?? 0) : 0
      arrangement.footer =
        sheetConfiguration.footer.isPresent
        ? CGFloat(sheetConfiguration.footer.height ?? layout.measures.footerHeight ?? 0) : 0
      arrangement.bottom = CGFloat(layout.container.safeArea.bottom - below)
      stage.sheet.arrangement = arrangement
    }

    /// Content that does not shrink with the sheet is as tall as at the largest detent.
    func arrangeContent() {
      let parts = stage.sheet.arrangement
      let tallest = CGFloat(engine.detents.stops.last?.position ?? 0) - parts.contentTop
      switch sheetConfiguration.content.sizing {
      case .stretch: stage.sheet.arrangement.leastContent = 0
      case .fixed, .expand: stage.sheet.arrangement.leastContent = max(0, tallest)
      }
      updateContentInsets()
    }

    /// What covers the content's ends becomes part of its safe area, which its scroll views respect.
    func updateContentInsets() {
      let parts = stage.sheet.arrangement
      var hidden: CGFloat = 0
      if parts.leastContent > 0 {
        stage.sheet.layoutIfNeeded()
        let shown = parts.contentBottom(in: stage.sheet.bounds.height) - parts.contentTop
        // What lies below the screen may already count as not safe.
        let known = hosted.view.safeAreaInsets.bottom - hosted.additionalSafeAreaInsets.bottom
        hidden = max(0, parts.leastContent - max(0, shown) - max(0, known))
      }
      let insets = UIEdgeInsets(
        top: parts.isStripTranslucent && parts.header > 0 ? parts.strip : 0, left: 0,
        bottom: parts.footer + parts.covered + hidden, right: 0)
      if hosted.additionalSafeAreaInsets != insets { hosted.additionalSafeAreaInsets = insets }
    }

    /// Finds all heights anew with the next layout.
    public func invalidateSheetHeights(animated: Bool = true) {
      measures.forgetAll()
      guard isViewLoaded else { return }
      if animated { animatesNextLayout = true }
      stage.setNeedsLayout()
    }

    func update(_ sheet: SheetVariants, animated: Bool) {
      sheetVariants = sheet
      if wantedConfiguration.style == sheetStyle { sheetConfiguration = wantedConfiguration }
      guard isViewLoaded else {
        send(.planChanged(sheet.plan, animated: false))
        return
      }
      dress()
      measures.forgetAll()
      send(.planChanged(sheet.plan, animated: animated && hasAppeared))
      animatesNextLayout = animated
      stage.setNeedsLayout()
    }
  }
#endif
