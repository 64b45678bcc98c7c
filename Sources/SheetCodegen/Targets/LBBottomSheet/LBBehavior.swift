import SheetModel
import SheetRuntime

/// How a sheet moves as LBBottomSheet's `Behavior`.
struct LBBehavior {
  let names: SheetNames
  /// How many heights the sheet has in any size class.
  let most: Int

  /// The lines of an expression, whose heights are those of a `position`.
  func lines(of combination: SheetCombinations.Combination) -> [String] {
    let configuration = combination.configuration
    var arguments: [[String]] = []
    let motion = configuration.theme.motion
    if isWritten(
      combination, .themeMotionAppearDuration, .themeMotionAppearResponse,
      .themeMotionAppearDamping,
      .themeMotionAppearInitialVelocity)
    {
      arguments.append(animation("appearingAnimationConfiguration", motion.appear))
    }
    if isWritten(
      combination, .themeMotionDisappearDuration, .themeMotionDisappearResponse,
      .themeMotionDisappearDamping, .themeMotionDisappearInitialVelocity)
    {
      arguments.append(animation("disappearingAnimationConfiguration", motion.disappear))
    }
    if isWritten(
      combination, .themeMotionSettleDuration, .themeMotionSettleResponse,
      .themeMotionSettleDamping,
      .themeMotionSettleInitialVelocity)
    {
      arguments.append(animation("bottomSheetAnimationConfiguration", motion.settle))
    }
    switch configuration.swipeMode {
    case .full: arguments.append(["swipeMode: .full"])
    case .top: arguments.append(["swipeMode: .top"])
    case .none: arguments.append(["swipeMode: .none"])
    }
    arguments.append(["forwardEventsToRearController: \(configuration.passthrough != .never)"])
    if isOwed(combination, .dismissDistance) {
      arguments.append(
        ["heightPercentageThresholdToDismiss: \(number(configuration.dismiss.distance))"])
    }
    if isOwed(combination, .dismissVelocity) {
      let velocity = configuration.dismiss.velocity.map { number($0) } ?? ".infinity"
      arguments.append(["velocityThresholdToDismiss: \(velocity)"])
    }
    if isOwed(combination, .releaseVelocity) {
      arguments.append(
        ["velocityThresholdToOpenAtMaxHeight: \(number(configuration.release.velocity))"])
    }
    arguments.append(heightMode(of: configuration))
    if let elasticity = elasticity(of: combination) {
      arguments.append(["elasticityFunction: \(elasticity)"])
    }
    if !configuration.content.dynamicType {
      arguments.append(["updateHeightOnContentSizeCategoryChange: false"])
    }
    let isModal = configuration.presentation == .modal
    arguments.append(["allowsSwipeToDismiss: \(isModal && configuration.dismiss.swipe)"])
    arguments.append(
      ["canTouchDimmingBackgroundToDismiss: \(isModal && configuration.taps.outside == .leave)"])
    return LBTheme.call("BottomSheetController.Behavior", arguments)
  }

  private func isWritten(
    _ combination: SheetCombinations.Combination, _ keys: TargetKey...
  ) -> Bool {
    keys.contains { combination.isWritten($0) }
  }

  /// Somebody wrote it, or wrote that the sheet moves in a way which is not the library's own in that.
  private func isOwed(_ combination: SheetCombinations.Combination, _ key: TargetKey) -> Bool {
    if combination.origins.isWritten(key.row) { return true }
    let isMeant =
      combination.isWritten(key) || combination.configuration.release.policy == .lbbottomsheet
    return isMeant
      && !key.isSame(in: combination.configuration, LBBottomSheetCapabilities.own)
  }

  private func animation(_ label: String, _ curve: MotionCurve) -> [String] {
    LBTheme.call(
      "\(label): .init",
      [
        ["duration: \(number(curve.seconds))"], ["damping: \(number(curve.damping))"],
        ["velocity: \(number(curve.initialVelocity))"], ["options: []"],
      ])
  }

  // MARK: Heights

  private func heightMode(of configuration: SheetConfiguration) -> [String] {
    let limit = heightLimit(of: configuration)
    if let free = configuration.free {
      return [
        "heightMode: .free(",
        "  minHeight: position.height(of: .\(name(of: free.min.id).text)),",
        "  maxHeight: position.height(of: .\(name(of: free.max.id).text)), heightLimit: \(limit))",
      ]
    }
    return ["heightMode: .specific(values: position.heights(\(most)), heightLimit: \(limit))"]
  }

  /// The lowest of the library's limits that is not below the sheet's own, which heights are cut to.
  private func heightLimit(of configuration: SheetConfiguration) -> String {
    switch configuration.limit.from {
    case .safeArea: ".statusBar"
    // The library keeps 8 points free below a navigation bar.
    case .navigationBar: configuration.limit.inset >= 8 ? ".navigationBar" : ".statusBar"
    case .container: ".screen"
    }
  }

  private func name(of id: DetentIndex) -> SwiftIdentifier {
    SwiftIdentifier(key: names.detents[Int(id.rawValue)].text)
  }

  // MARK: Resistance

  func usesRubberBand(_ combination: SheetCombinations.Combination) -> Bool {
    elasticity(of: combination)?.mentions("rubberBand") == true
  }

  /// `nil` for the library's own.
  private func elasticity(of combination: SheetCombinations.Combination) -> String? {
    let resistance = combination.configuration.resistance
    let isWritten = self.isWritten(
      combination, .resistanceKind, .resistanceFactor, .resistanceTop, .resistanceBottom)
    guard isWritten || combination.configuration.preset != .system else { return nil }
    let isNone = !resistance.top && (!resistance.bottom || combination.configuration.dismiss.swipe)
    if isNone { return "{ _ in 0 }" }
    switch resistance.kind {
    case .none: return "{ _ in 0 }"
    case .logarithmic:
      if resistance.factor == 0.5 { return nil }
      let scale = number(4 * resistance.factor / 0.6931471805599453)
      return "{ Swift.min($0, \(scale) * log(1 + $0 / 3)) }"
    case .rubberBand:
      let scale = number(resistance.factor / 2.302585092994046)
      return "{ position.rubberBand($0, \(scale)) }"
    }
  }

  private func number(_ value: Double) -> String { SwiftLiteral.number(value) }
}
