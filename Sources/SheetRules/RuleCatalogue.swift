import SheetDiagnostics
import SheetModel
package import SheetVocabulary

/// Every rule, in the order of their ids.
package enum RuleCatalogue {
  /// Rules that look at sheets; they come first in `rules`.
  package static let sheetRules: Table<any SheetRule.Type> = [
    A11yLabelMissing.self,
    ActionNamedLikeButton.self,
    BackWithoutNavigation.self,
    BoundsReversed.self,
    CloseButtonInPersistent.self,
    CoincidingDetents.self,
    ContentCutAtLowerDetents.self,
    ContentDetentWithScroll.self,
    DetentBelowHeader.self,
    DetentBelowUsableMinimum.self,
    DetentExceedsLimit.self,
    DetentNeverActive.self,
    DismissInPersistent.self,
    FixedHeightNoDynamicType.self,
    FooterCutOff.self,
    FreeRangeReversed.self,
    GrabberContrast.self,
    GrabberHiddenResizable.self,
    GrabberOnFixedSheet.self,
    HairTriggerDismissal.self,
    HeaderTouchTarget.self,
    IndistinctDetents.self,
    InitialDetentInactive.self,
    InputLostByTap.self,
    LandscapeUnspecified.self,
    NoActiveDetent.self,
    NoDragRegion.self,
    NoDraggableDetent.self,
    NoEscapeAction.self,
    NoExit.self,
    OpensAsStrip.self,
    OrderVariesBetweenDevices.self,
    PassthroughOutOfReach.self,
    PassthroughWithOpaqueDimming.self,
    PersistentBlocksScreen.self,
    PersistentWithoutPassthrough.self,
    SettingWithoutEffect.self,
    SwipeModeWithoutEffect.self,
    TapWithoutEffect.self,
    TextInputNoKeyboardRoom.self,
    UndimmedButBlocked.self,
    UnfoldingMovesSheet.self,
    UnreachableDetent.self,
    UnreachableDismissal.self,
    UnsortedDetents.self,
  ]

  static let fileRules: Table<any FileRule.Type> = [
    RegularWidthUnspecified.self,
    UnusedImport.self,
  ]

  static let targetRules: Table<any TargetRule.Type> = [
    BehaviorLostInTarget.self,
    DetentNewerThanMinimumOS.self,
    LookFightsGlass.self,
    MoreDetentsThanTarget.self,
    NoEscapeInTarget.self,
    NoExitInTarget.self,
    PassthroughOfUndismissable.self,
    PassthroughWithBackground.self,
    SettingApproximatedInTarget.self,
    SettingLostInTarget.self,
    SettingNewerThanMinimumOS.self,
    TextInputCoveredInTarget.self,
  ]

  static let projectRules: Table<any ProjectRule.Type> = [
    UnusedAbstractSheet.self,
    UnusedTheme.self,
  ]

  static let suppressionRules: Table<any Rule.Type> = [
    ExpiredSuppression.self,
    UnusedSuppression.self,
  ]

  /// Where in `rules` those about files, targets and projects begin.
  static let firstFileRule = sheetRules.count
  static let firstTargetRule = firstFileRule + fileRules.count
  static let firstProjectRule = firstTargetRule + targetRules.count

  /// All of them; a rule's place here is its index in `RuleLevels`.
  package static let rules: Table<any Rule.Type> = {
    var rules = TableBuilder<any Rule.Type>(capacity: 64)
    // One by one: to convert a list as a whole the runtime looks up every conformance.
    for rule in sheetRules { rules.append(rule) }
    for rule in fileRules { rules.append(rule) }
    for rule in targetRules { rules.append(rule) }
    for rule in projectRules { rules.append(rule) }
    for rule in suppressionRules { rules.append(rule) }
    return rules.finish()
  }()

  /// The rules by their ids, for pages and lists.
  package static var sorted: [RuleDescription] {
    rules.map { $0.description }.sorted { $0.id.name < $1.id.name }
  }

  /// Ids of all rules, in order.
  package static var ids: [String] { sorted.map { $0.id.name } }

  /// Place in `rules` of the rule with that id.
  package static func place(of id: String) -> Int? {
    var id = id
    return id.withUTF8 { places.position(of: $0) }
  }

  /// Whether there is a rule with that id.
  package static func has(_ id: String) -> Bool { place(of: id) != nil }

  /// Whether the rule at that place says what the code of a target will not do.
  static func isAboutCode(_ place: Int) -> Bool {
    (firstTargetRule..<firstProjectRule).contains(place)
  }

  /// Whether what the rule at that place finds depends on keys that a target may lack.
  static func isAboutKeysOfTargets(_ place: Int) -> Bool {
    sheetRules.indices.contains(place) && sheetRules[place].isAboutKeysOfTargets
  }

  /// Whether messages of a rule list keys and name no sheet.
  static func listsKeys(_ id: DiagnosticID) -> Bool {
    guard let place = place(of: id.name), isAboutCode(place) else { return false }
    return targetRules[place - firstTargetRule].listsKeys
  }

  /// Whether a rule's findings are known only when a whole project has been read.
  static func isAboutProjects(_ id: String) -> Bool {
    projectRules.contains { $0.description.id.name == id }
  }

  /// Whether the rule at that place finds fault with comments that silence others.
  package static func isAboutSuppressions(_ place: Int) -> Bool {
    place >= rules.count - suppressionRules.count
  }

  private static let places = {
    var names: [String] = []
    names.reserveCapacity(rules.count)
    for rule in rules { names.append(rule.description.id.name) }
    return KeyTable(copying: names)
  }()
}
