#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetController {
    /// Gives the views what the configuration says of them.
    func dress() {
      let theme = sheetConfiguration.theme
      stage.sheet.show(theme)
      stage.dimming.show(theme.dimming, supplied: parts.dimming)
      stage.dimmingShadow.cast(theme.dimming.shadow)
      stage.dimmingShadow.isHidden = !theme.dimming.shadow.isPresent
      stage.dimmingShadow.backgroundColor = nil
      stage.dimming.isHidden = isSystemStyled
      if isSystemStyled {
        stage.sheet.grabber.isHidden = true
        stage.dimmingShadow.isHidden = true
      }
      // An appearance that the app chose for its own controller stays where the theme has none.
      switch theme.appearance {
      case .automatic: break
      case .light: hosted.overrideUserInterfaceStyle = .light
      case .dark: hosted.overrideUserInterfaceStyle = .dark
      }

      var header: UIView?
      if sheetConfiguration.header.isPresent {
        if let supplied = parts.header {
          header = supplied
        } else if !sheetConfiguration.header.custom {
          let view = headerView ?? SheetHeaderView(frame: .zero)
          view.press = { [weak self] action in self?.press(action) }
          view.show(sheetConfiguration.header, theme: theme.header, parts)
          headerView = view
          header = view
        }
      }
      stage.sheet.setHeader(header)
      stage.sheet.setFooter(sheetConfiguration.footer.isPresent ? parts.footer : nil)
      drags.headerChanged(header)
      describeGrabber()
      updateNavigation()
    }

    func setPart<Part>(_ part: WritableKeyPath<SuppliedParts, Part>, _ value: Part) {
      parts[keyPath: part] = value
      guard isViewLoaded else { return }
      dress()
      invalidateSheetHeights(animated: true)
    }

    func setDetent(_ detent: DetentIndex, isEnabled: Bool, animated: Bool) {
      parts.disabledDetents.removeAll { $0 == detent }
      if !isEnabled { parts.disabledDetents.append(detent) }
      send(.detentEnabled(detent, isEnabled, animated: animated))
    }

    func setControl(_ control: ControlIndex, isEnabled: Bool) {
      parts.disabledControls.removeAll { $0 == control }
      if !isEnabled { parts.disabledControls.append(control) }
      headerView?.disable(parts.disabledControls)
    }

    func press(_ action: ButtonAction) {
      switch action {
      case .dismiss where isSystemStyled: requestSystemDismissal(.button)
      case .dismiss: send(.dismissTapped)
      case .back: navigation?.popViewController(animated: true)
      case .control(let index):
        reports.send(.control(index))
        reports.deliver()
      }
    }

    /// The content's own navigation.
    var navigation: UINavigationController? { hosted as? UINavigationController }

    func updateNavigation() {
      let canGoBack = (navigation?.viewControllers.count ?? 0) > 1
      headerView?.canGoBack = canGoBack
      // Of what the sheet itself wraps, one bar is enough: the header, unless only the other one goes back.
      let header = sheetConfiguration.header
      guard hosted !== sheetContent, let navigation, header.isPresent else { return }
      let isHidden = !canGoBack || header.goesBack
      if navigation.isNavigationBarHidden != isHidden {
        navigation.setNavigationBarHidden(isHidden, animated: hasAppeared)
      }
    }

    /// Keeps what VoiceOver says of the grabber true.
    func describeGrabber() {
      let grabber = stage.sheet.grabber
      if let rest = engine.destination, let value = grabberValue?(engine.reported(rest)) {
        grabber.accessibilityValue = value
      } else if engine.detents.limit > 0 {
        let part = engine.position / engine.detents.limit
        grabber.accessibilityValue = "\(Int((part * 100).rounded()))%"
      }
      guard isModal else {
        grabber.accessibilityCustomActions = nil
        return
      }
      grabber.accessibilityCustomActions =
        canLeave
        ? [
          UIAccessibilityCustomAction(name: SheetAssets.word("Dismiss")) { [weak self] _ in
            self?.send(.dismissTapped)
            return true
          }
        ] : nil
    }

    /// A person has some way to dismiss it.
    var canLeave: Bool {
      let behavior = engine.behavior
      return behavior.dismiss.swipe || behavior.dismiss.escape || behavior.taps.outside == .leave
        || behavior.taps.grabber == .leave
    }

    func uncoveredGuide(in view: UIView) -> UILayoutGuide {
      if let known = guides.first(where: { $0.guide.owningView === view }) { return known.guide }
      let guide = UncoveredGuide(in: view)
      guides.append(guide)
      if !isSystemStyled { guide.follow(stage.sheet, in: stage) }
      return guide.guide
    }
  }

  extension Header {
    /// It has a button that goes back.
    fileprivate var goesBack: Bool {
      !custom && (leading?.goesBack ?? false || trailing?.goesBack ?? false)
    }
  }

  extension HeaderButton {
    fileprivate var goesBack: Bool {
      switch self {
      case .back: true
      case .close: false
      case .custom(_, _, _, let action): action == .back
      }
    }
  }
#endif
