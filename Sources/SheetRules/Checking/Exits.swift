import SheetRuntime

/// The ways in which a person can close a modal sheet.
enum Exits {
  /// A swipe down on the sheet itself.
  static func bySwipe(_ configuration: borrowing SheetConfiguration) -> Bool {
    guard configuration.dismiss.swipe else { return false }
    switch configuration.style {
    case .bottom: break
    case .form, .page: return true
    case .popover, .fullScreen: return false
    }
    if isSwipeTooLong(configuration) { return false }
    switch configuration.swipeMode {
    case .full: return true
    case .top: return hasTop(configuration)
    case .none: return false
    }
  }

  /// A drag would have to be as long as the sheet is tall, and its speed does not count.
  static func isSwipeTooLong(_ configuration: borrowing SheetConfiguration) -> Bool {
    guard configuration.dismiss.distance >= 1, configuration.dismiss.velocity == nil else {
      return false
    }
    switch configuration.release.policy {
    case .nearest: return configuration.release.flickDown != .dismiss
    case .lbbottomsheet: return true
    case .project, .lookahead, .panmodal: return false
    }
  }

  /// A tap beside the sheet, where it is dimmed.
  static func byTapOutside(_ configuration: borrowing SheetConfiguration) -> Bool {
    guard configuration.taps.outside == .leave else { return false }
    switch configuration.style {
    case .bottom: return !isPassing(configuration)
    case .form, .page, .popover: return true
    case .fullScreen: return false
    }
  }

  static func byGrabber(_ configuration: borrowing SheetConfiguration) -> Bool {
    configuration.style == .bottom && configuration.taps.grabber == .leave
      && configuration.theme.grabber.isPresent
  }

  /// A button of the header; the system's back button is not one, as it is hidden on a navigation root.
  static func byButton(_ configuration: borrowing SheetConfiguration) -> Bool {
    byLeadingButton(configuration) || byTrailingButton(configuration)
  }

  static func byLeadingButton(_ configuration: borrowing SheetConfiguration) -> Bool {
    showsButtons(configuration) && dismisses(configuration.header.leading)
  }

  static func byTrailingButton(_ configuration: borrowing SheetConfiguration) -> Bool {
    showsButtons(configuration) && dismisses(configuration.header.trailing)
  }

  /// The app's own view takes the place of title and buttons.
  private static func showsButtons(_ configuration: borrowing SheetConfiguration) -> Bool {
    configuration.header.isPresent && !configuration.header.custom
  }

  /// There is a strip or a header to take hold of.
  static func hasTop(_ configuration: borrowing SheetConfiguration) -> Bool {
    configuration.theme.grabber.isPresent || configuration.header.isPresent
  }

  /// Touches outside pass through at every height.
  @inline(__always)
  static func isPassing(_ configuration: borrowing SheetConfiguration) -> Bool {
    switch configuration.passthrough {
    case .never: return false
    case .always: return true
    case .throughSmallest: return configuration.free == nil && configuration.detents.count == 1
    case .through(let id):
      if let free = configuration.free { return free.max.id == id }
      return configuration.detents.last?.id == id
    }
  }

  static func dismisses(_ button: HeaderButton?) -> Bool {
    switch button {
    case nil, .back: false
    case .close: true
    case .custom(_, _, _, let action): action == .dismiss
    }
  }
}
