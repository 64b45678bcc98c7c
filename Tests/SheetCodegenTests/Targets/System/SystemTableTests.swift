import SheetCodegen
import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

/// What the tables of the system's sheets answer.
@Suite struct SystemTableTests {
  private static let names: [TargetName] = [.uikit, .swiftui]

  private func capability(
    _ name: TargetName, _ key: TargetKey, _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) -> Capability {
    var configuration = Targets.tables[name].own
    change(&configuration)
    return Targets.tables[name].keys(key).capability(for: configuration)
  }

  // MARK: Every answer

  private func expectReason(_ capability: Capability, _ what: String) {
    switch capability.means {
    case .native, .generated:
      #expect(capability.sentence.isEmpty == (capability.since == nil), "\(what)")
    case .approximated, .lost, .opposite: #expect(!capability.sentence.isEmpty, "\(what)")
    }
    #expect(capability.sentence.last != ".", "\(what): it goes on")
    #expect(
      capability.sentence.first?.isUppercase != true || capability.sentence.hasPrefix("Escape")
        || capability.sentence.hasPrefix("VoiceOver"), "\(what): it follows a colon")
  }

  @Test(arguments: names, TargetKey.allCases)
  func whatIsNotNativeHasASentence(name: TargetName, key: TargetKey) {
    let support = Targets.tables[name].keys(key)

    expectReason(support.capability, "\(key) in \(name)")
    for exception in support.exceptions {
      expectReason(exception.capability, "\(exception.values) of \(key) in \(name)")
      #expect(!exception.values.isEmpty)
    }
  }

  @Test(arguments: names, DetentFeature.allCases)
  func whatIsNotNativeOfADetentHasASentence(name: TargetName, feature: DetentFeature) {
    expectReason(Targets.tables[name].features(feature), "\(feature) in \(name)")
  }

  // MARK: Samples

  @Test(arguments: names)
  func theSystemDrawsItsOwnLook(name: TargetName) {
    #expect(
      capability(name, .themeShadowColor) { $0.theme.shadow.isPresent = true }
        == .lost("the system's own shadow is shown"))
    #expect(capability(name, .themeShadow) { $0.theme.shadow.isPresent = false } == .native)
    #expect(capability(name, .themeGrabberSizeWidth).means == .lost)
    #expect(capability(name, .themeMotionSettleResponse).means == .lost)
    #expect(capability(name, .haptics) == .lost("nothing is felt"))
  }

  @Test(arguments: names)
  func dragsCannotBeTurnedOff(name: TargetName) {
    #expect(
      capability(name, .swipeMode) { $0.swipeMode = .none }
        == .opposite("drags move the sheet, which cannot be turned off"))
    #expect(capability(name, .swipeMode) { $0.swipeMode = .top }.means == .approximated)
    #expect(capability(name, .swipeMode) == .native)
  }

  @Test(arguments: names)
  func aTapOutsideDismissesWhereASwipeDoes(name: TargetName) {
    #expect(capability(name, .tapsOutside) { $0.taps.outside = .none }.means == .opposite)
    #expect(
      capability(name, .tapsOutside) {
        $0.taps.outside = .none
        $0.dismiss.swipe = false
      } == .native)
  }

  /// feedback-assistant/reports #669: the system raises every sheet for a keyboard.
  @Test(arguments: names)
  func theKeyboardAlwaysRaisesTheSheet(name: TargetName) {
    #expect(capability(name, .keyboard) { $0.keyboard = .ignore }.means == .lost)
    #expect(capability(name, .keyboard) { $0.keyboard = .raise } == .native)
  }

  @Test func whatTheFrameworksHaveSinceDifferentSystems() {
    #expect(capability(.uikit, .detents).since == VersionNumber(15))
    #expect(capability(.swiftui, .detents).since == VersionNumber(16))
    #expect(Targets.tables[.uikit].features(.fraction).since == VersionNumber(16))
    #expect(Targets.tables[.swiftui].features(.fraction).since == nil)
    let glass = Background.material(.glass, tint: .clear)
    #expect(
      capability(.uikit, .themeBackground) { $0.theme.background = glass }.since
        == VersionNumber(26, 1))
    #expect(
      capability(.swiftui, .themeBackground) { $0.theme.background = glass }.since
        == VersionNumber(26))
    #expect(
      capability(.swiftui, .style) { $0.style = .form }.since == VersionNumber(18))
    #expect(capability(.swiftui, .themeBackground).since == VersionNumber(16, 4))
  }

  @Test func aQuestionBeforeDismissalIsUIKitsAlone() {
    #expect(capability(.uikit, .dismissConfirm) { $0.dismiss.confirm = true }.means == .generated)
    #expect(capability(.swiftui, .dismissConfirm) { $0.dismiss.confirm = true }.means == .lost)
  }
}
